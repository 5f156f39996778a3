//! What acts are worth, in points: the head of the four levels.

use kernel::{Dice, Seat};
use wink::{Action, Agent, Eyes};

use super::hand::{Head, accusations, calls, is_locked};
use super::outlook::Outlook;

/// How likely a pair makes contact if nobody accuses.
const SUCCEEDS: f32 = 0.6;
/// How many onlookers together get to see a wink, for each call that is made.
const OPPORTUNITIES: f32 = 0.3;
/// What it costs besides the card to be wrong where that closes the matter for everybody
/// (Wink §7.8): the pair is safe then.
const CLOSES: f32 = 0.25;
/// What it adds to a call that nobody can accuse about it.
const LOCKED: f32 = 0.3;
/// What it takes from a call that its likely accomplice, who scores too, is ahead.
const HELPS: f32 = 0.12;

impl Outlook<'_> {
    /// What it is worth that these two do not score: the mean lead over the others that it saves.
    /// Who counts the points would rather stop a leader.
    fn denial(&self, caller: Seat, holder: Seat) -> f32 {
        let each = 1.0 / (f32::from(self.table.seats.len()) - 1.0);
        let weight = |seat| {
            let ahead = self.character.counts && self.points(seat) >= self.points(self.me);
            if ahead { 1.5 * each } else { each }
        };
        SUCCEEDS * (weight(caller) + weight(holder))
    }

    /// What an accusation is worth with these odds: right is two cards for one (Wink §7.5) and
    /// stops a pair, wrong is the card (§7.6).
    pub(crate) fn accusation_worth(&self, caller: Seat, holder: Seat, odds: f32) -> f32 {
        let right = 1.0 + self.denial(caller, holder);
        let wrong = 1.0 + if self.table.seats.len() == 4 { CLOSES } else { 0.0 };
        odds * right - (1.0 - odds) * wrong
    }

    /// What the card that an accusation costs would be worth later: nothing any more if there are
    /// more cards than opportunities left.
    fn reserve(&self) -> f32 {
        let cards = f32::from(self.table.seats[self.me].ci.hand);
        let onlookers = f32::from(self.table.seats.len()) - 2.0;
        let opportunities = OPPORTUNITIES / onlookers * self.calls_left();
        (opportunities / cards.max(1.0)).min(1.0) * 0.8
    }

    /// Whether an accusation that is worth this is worth its card.
    pub(crate) fn is_worth_it(&self, worth: f32) -> bool {
        worth >= self.reserve() + self.character.margin
    }

    /// What a contact with this spy would do to the game, for those who count: it ends when their
    /// last card goes (Wink §8.1), and it had better not while one is behind.
    fn ends_badly(&self, holder: Seat) -> bool {
        self.character.counts
            && self.table.seats[holder].hand == 1
            && self.lead_with(&[self.me, holder]) < 0
    }

    /// What a call is worth: the chance to tell who holds it, safe from accusations if it is
    /// locked, and better with an accomplice who is not ahead.
    pub(crate) fn call_worth(&self, agent: Agent) -> Option<f32> {
        let (holder, odds) = self.likeliest(agent)?;
        let locked = if is_locked(self.table, agent) { LOCKED } else { 0.0 };
        let ahead = f32::from((self.points(holder) - self.points(self.me)).clamp(-3, 3) as i8);
        let helps = if self.character.counts { HELPS * ahead * odds / 3.0 } else { 0.0 };
        Some(odds + locked - helps)
    }
}

impl Head for Outlook<'_> {
    fn accusation(&self, legal: &[Action]) -> Option<(Seat, Agent)> {
        let worth = |(seat, agent): (Seat, Agent)| {
            let odds = self.odds(agent)[seat];
            Some((seat, agent, self.accusation_worth(self.table.caller(agent)?, seat, odds)))
        };
        let best = accusations(legal).filter_map(worth).max_by(|a, b| a.2.total_cmp(&b.2));
        best.filter(|(.., worth)| self.is_worth_it(*worth)).map(|(seat, agent, _)| (seat, agent))
    }

    /// A wrong name costs nothing but the card in the crowd (Wink §6.3), so the better ones guess.
    fn contact(&self) -> Option<Seat> {
        let agent = self.table.seats[self.me].pawn?;
        let (seat, odds) = self.likeliest(agent)?;
        let enough = match self.table.options.eyes {
            Eyes::Gaze => self.character.names,
            Eyes::Real => 0.0,
        };
        (odds >= enough && !self.ends_badly(seat)).then_some(seat)
    }

    fn call(&self, legal: &[Action], dice: &mut Dice) -> Option<Action> {
        let worth = |agent: Agent, dice: &mut Dice| {
            let whim = self.character.whim * dice.below(1000) as f32 / 1000.0;
            Some((self.call_worth(agent)? + whim, agent))
        };
        let worths = calls(legal).filter_map(|agent| worth(agent, dice));
        worths.max_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, agent)| Action::Call(agent))
    }

    fn hesitates_ms(&self) -> (u64, u64) {
        self.character.hesitates_ms
    }
}
