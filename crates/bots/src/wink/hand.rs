//! What a spy does with the hand: contact, a call, an accusation.

use kernel::{At, Dice, Menu, Seat};
use wink::{Action, Agent, Step, Table, View, Wink};

use super::awareness::REACTION_MS;
use super::between;
use crate::Pace;

/// What the hand asks before it moves. The hand knows when, the head knows what.
pub(crate) trait Head {
    /// Whom to accuse of holding which card, of the accusations that are legal.
    fn accusation(&self, legal: &[Action]) -> Option<(Seat, Agent)>;
    /// Wink §6.1: the spy to name, if one is likely enough.
    fn contact(&self) -> Option<Seat>;
    /// The call to make, of the acts that are legal.
    fn call(&self, legal: &[Action], dice: &mut Dice) -> Option<Action>;
    /// The shortest and the longest time from the thought of an accusation to its words, in
    /// milliseconds.
    fn hesitates_ms(&self) -> (u64, u64);
}

/// The hand, and when it moves.
pub(crate) struct Hand {
    pace: Pace,
    /// Wink §3.5: it plays for somebody who is away: it calls, and neither names nor accuses anybody.
    stands_in: bool,
    /// When it moves in its own turn, if it has something to do there.
    due: Option<At>,
    /// Whether it has decided against contact in this turn.
    declined: bool,
    /// When it asks itself whether to accuse.
    wonders: Option<At>,
    /// When it accuses whom of what.
    accuses: Option<(At, Seat, Agent)>,
    menu: Menu<Wink>,
}

impl Hand {
    pub(crate) fn new(pace: Pace) -> Hand {
        Hand {
            pace,
            stands_in: false,
            due: None,
            declined: false,
            wonders: None,
            accuses: None,
            menu: Menu::default(),
        }
    }

    pub(crate) fn standing_in(pace: Pace) -> Hand {
        Hand { stands_in: true, ..Hand::new(pace) }
    }

    /// A new view: what there is to do now.
    pub(crate) fn look(&mut self, at: At, me: Seat, view: &View) {
        let table = &view.table;
        self.menu.read(view);
        self.wonders = Some(at.plus_ms(REACTION_MS));
        if table.turn == Some(me) {
            self.pace.rouse(at);
        } else {
            self.pace.rest();
            self.declined = false;
        }
        self.set_due(table);
    }

    /// Contact waits until the last look has sunk in; a call waits for the turn's minimum
    /// (Wink §3.4).
    fn set_due(&mut self, table: &Table) {
        let soonest = match self.declines(table) {
            false => table.since.plus_ms(2 * REACTION_MS),
            true => table.earliest(),
        };
        self.due = self.pace.next().map(|at| at.max(soonest));
    }

    fn declines(&self, table: &Table) -> bool {
        self.stands_in || self.declined || table.step() != Step::Contact
    }

    /// Something was seen that may be worth an accusation.
    pub(crate) fn wonder(&mut self, now: At) {
        self.wonders = Some(now);
    }

    /// When it next wants to move.
    pub(crate) fn next(&self) -> Option<At> {
        let accuses = self.accuses.map(|(at, ..)| at);
        [self.due, self.wonders, accuses].into_iter().flatten().min()
    }

    /// Moves, if it is time.
    pub(crate) fn act(
        &mut self,
        now: At,
        table: &Table,
        head: &impl Head,
        dice: &mut Dice,
    ) -> Option<Action> {
        if self.wonders.take_if(|at| *at <= now).is_some() {
            let found = head.accusation(&self.menu.acts).filter(|_| !self.stands_in);
            let (least_ms, most_ms) = head.hesitates_ms();
            let soon = |(seat, agent)| (now.plus_ms(between(least_ms, most_ms, dice)), seat, agent);
            self.accuses = self.accuses.or(found.map(soon));
        }
        if let Some((_, seat, agent)) = self.accuses.take_if(|(at, ..)| *at <= now) {
            let accuse = Action::Accuse { seat, agent };
            if self.menu.acts.contains(&accuse) {
                return Some(accuse);
            }
        }
        self.due.take_if(|at| *at <= now)?;
        if !self.declines(table) {
            if let Some(seat) = head.contact() {
                self.pace.rest();
                return Some(Action::Contact(seat));
            }
            self.declined = true;
            self.set_due(table);
            self.due.take_if(|at| *at <= now)?;
        }
        self.pace.rest();
        let legal = |act: &&Action| matches!(act, Action::Call(_) | Action::Pass {});
        let call = head.call(&self.menu.acts, dice);
        call.or_else(|| self.menu.acts.iter().find(legal).copied())
    }
}

/// The accusations among these acts.
pub(crate) fn accusations(legal: &[Action]) -> impl Iterator<Item = (Seat, Agent)> {
    legal.iter().filter_map(|act| match *act {
        Action::Accuse { seat, agent } => Some((seat, agent)),
        Action::Call(_) | Action::Contact(_) | Action::Pass {} => None,
    })
}

/// The cards that these acts call.
pub(crate) fn calls(legal: &[Action]) -> impl Iterator<Item = Agent> {
    legal.iter().filter_map(|act| match *act {
        Action::Call(agent) => Some(agent),
        Action::Accuse { .. } | Action::Contact(_) | Action::Pass {} => None,
    })
}

/// Wink §7.8: whether nobody may accuse about this agent.
pub(crate) fn is_locked(table: &Table, agent: Agent) -> bool {
    let places = table.seats.values();
    table.seats.len() == 4 && places.iter().any(|place| place.locked.contains(agent))
}
