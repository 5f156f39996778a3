//! What a spy does with the hand: contact, a call, an accusation.

use kernel::{At, Dice, Menu, Seat};
use wink::{Action, Agent, Eyes, Step, Table, View, Wink};

use super::awareness::REACTION_MS;
use super::memory::Memory;
use super::{between, judgement};
use crate::Pace;

/// Whom one would name, one names if it is at least so likely. Where eyes are real a bot sees no
/// wink and names the likeliest: not making contact gains nothing (Wink §3.3).
const CONTACT: f32 = 0.5;
/// One accuses if it is at least so likely: right is two cards for one, wrong is a card lost.
const ACCUSE: f32 = 0.8;
/// With four spies a wrong accusation closes the matter for everybody (Wink §7.8), so there one
/// accuses only who is certain.
const CERTAIN: f32 = 0.999;
/// What it adds to a call that nobody can accuse about it.
const LOCKED: f32 = 0.3;

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
        me: Seat,
        view: &View,
        memory: &Memory,
        dice: &mut Dice,
    ) -> Option<Action> {
        let table = &view.table;
        if self.wonders.take_if(|at| *at <= now).is_some() {
            let found = self.whom_to_accuse(table, memory).filter(|_| !self.stands_in);
            let soon = |(seat, agent)| (now.plus_ms(between(100, 600, dice)), seat, agent);
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
            if let Some(contact) = contact(me, table, memory) {
                self.pace.rest();
                return Some(contact);
            }
            self.declined = true;
            self.set_due(table);
            self.due.take_if(|at| *at <= now)?;
        }
        self.pace.rest();
        self.call(table, memory, dice)
    }

    /// The likeliest of all legal accusations, if it is likely enough.
    fn whom_to_accuse(&self, table: &Table, memory: &Memory) -> Option<(Seat, Agent)> {
        let enough = if table.seats.len() == 4 { CERTAIN } else { ACCUSE };
        let legal = self.menu.acts.iter().filter_map(|act| match *act {
            Action::Accuse { seat, agent } => Some((seat, agent)),
            Action::Call(_) | Action::Contact(_) | Action::Pass {} => None,
        });
        let odds = |(seat, agent)| judgement::odds(memory, table, agent)[seat];
        let best = legal.max_by(|a, b| odds(*a).total_cmp(&odds(*b)))?;
        (odds(best) >= enough).then_some(best)
    }

    /// Calls the card whose holder is easiest to tell; a card about which nobody may accuse rather
    /// than another; of equal ones any.
    fn call(&self, table: &Table, memory: &Memory, dice: &mut Dice) -> Option<Action> {
        let is_locked = |agent| {
            let places = table.seats.values();
            table.seats.len() == 4 && places.iter().any(|place| place.locked.contains(agent))
        };
        let worth = |act: &Action, dice: &mut Dice| {
            let Action::Call(agent) = *act else { return None };
            let (_, odds) = judgement::likeliest(memory, table, agent)?;
            let whim = dice.below(1000) as f32 / 10_000.0;
            Some(odds + whim + if is_locked(agent) { LOCKED } else { 0.0 })
        };
        let calls = self.menu.acts.iter().filter_map(|act| Some((worth(act, dice)?, *act)));
        let best = calls.max_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, act)| act);
        let legal = |act: &&Action| matches!(act, Action::Call(_) | Action::Pass {});
        best.or_else(|| self.menu.acts.iter().find(legal).copied())
    }
}

/// Wink §6.1: the spy to name, if one is likely enough.
fn contact(me: Seat, table: &Table, memory: &Memory) -> Option<Action> {
    let agent = table.seats[me].pawn?;
    let (seat, odds) = judgement::likeliest(memory, table, agent)?;
    let enough = match table.options.eyes {
        Eyes::Gaze => CONTACT,
        Eyes::Real => 0.0,
    };
    (odds >= enough).then_some(Action::Contact(seat))
}
