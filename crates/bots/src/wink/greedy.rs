//! `greedy`: looks, remembers, and makes use of it.

use kernel::{At, Dice, Intent, Mind, Notice, Seat};
use wink::{Own, Signal, View, Wink};

use super::attention::Surroundings;
use super::awareness::{Awareness, REACTION_MS};
use super::discretion::{Discretion, may_wink};
use super::eyes::Eyes;
use super::hand::Hand;
use super::judgement::Judgement;
use super::memory::Memory;
use super::{TICK_MS, between, has_eyes};
use crate::Pace;

/// A spy with eyes in its head.
///
/// - As a caller it goes from face to face, stays with one that looks back, and names in its next
///   turn whoever winked at it, or whoever is most likely to hold the card.
/// - As an accomplice it looks for the caller's eyes, and winks when they rest on it and nobody
///   else was seen to look; if that takes too long, whoever looks.
/// - As an onlooker it stays with faces that look at a caller, and accuses whom it saw wink, or who
///   is left when all the others cannot hold the card.
///
/// It sees one face at a time, a moment late, and misses what is short.
/// With real eyes (Wink §11.1) it sees nothing and winks at nobody: it names and accuses by what
/// everybody can work out from calls and accusations.
pub(crate) struct Greedy {
    me: Seat,
    hand: Hand,
    eyes: Eyes,
    awareness: Awareness,
    /// What it knows of the table, from the first view on.
    mind: Option<Known>,
    /// When it last thought.
    last: Option<At>,
}

struct Known {
    view: View,
    own: Own,
    memory: Memory,
    discretion: Discretion,
}

impl Greedy {
    pub(crate) fn new(me: Seat, pace: Pace) -> Greedy {
        Greedy {
            me,
            hand: Hand::new(pace),
            eyes: Eyes::default(),
            awareness: Awareness::default(),
            mind: None,
            last: None,
        }
    }

    fn look(&mut self, at: At, view: &View) {
        let Some((me, own)) = view.me else { return };
        let known = self.mind.get_or_insert_with(|| {
            self.eyes = Eyes::new(at);
            Known {
                view: view.clone(),
                own,
                memory: Memory::new(me, &view.table),
                discretion: Discretion::new(view.table.seats.len()),
            }
        });
        known.view.clone_from(view);
        known.own = own;
        known.discretion.look(at, &view.table, &own);
        self.hand.look(at, me, view);
        self.eyes.wait_until(at.plus_ms(REACTION_MS));
    }

    /// What the eyes do next, if they are free to do something.
    fn gaze(&mut self, now: At, dice: &mut Dice) -> Option<Signal> {
        let Known { view, own, memory, discretion } = self.mind.as_mut()?;
        let table = &view.table;
        if !has_eyes(table) {
            return None;
        }
        if self.eyes.is_winking() {
            let due = self.eyes.are_due(now);
            return due.then(|| self.eyes.let_go(now, between(150, 500, dice)));
        }
        if let Some(caller) = discretion.moment(now, self.me, memory, table)
            && self.eyes.at() == Some(caller)
            && may_wink(table, own, caller)
        {
            discretion.winked(now, caller);
            return Some(self.eyes.wink(now, caller, between(350, 750, dice)));
        }
        if !self.eyes.are_due(now) {
            return None;
        }
        let around = Surroundings { now, me: self.me, table, own, memory, discretion };
        if around.holds(self.eyes.rested_ms(now)) {
            self.eyes.stay(now, between(200, 500, dice));
            return None;
        }
        let (to, dwell_ms) = around.next(self.eyes.at(), dice);
        if to == self.eyes.at() {
            self.eyes.stay(now, dwell_ms);
            return None;
        }
        self.awareness.look_away(now);
        self.awareness.set_lag_ms(between(0, 120, dice));
        memory.set_notices_ms(between(60, 360, dice));
        Some(self.eyes.look(now, to, dwell_ms))
    }
}

impl Mind<Wink> for Greedy {
    fn notice(&mut self, at: At, notice: Notice<'_, Wink>) {
        match notice {
            Notice::View(view) => self.look(at, view),
            Notice::Sight(sight) => {
                if let Some(known) = &mut self.mind {
                    known.memory.heed(sight);
                }
            }
            Notice::Percept(percept) => {
                if let Some(known) = &self.mind {
                    self.awareness.see(at, percept, |caller| known.memory.call(caller));
                }
            }
        }
    }

    fn next_thought(&self) -> Option<At> {
        let known = self.mind.as_ref()?;
        if known.view.table.over {
            return None;
        }
        let eyes = has_eyes(&known.view.table).then(|| self.eyes.next());
        let next = [self.awareness.next(), self.hand.next(), eyes].into_iter().flatten().min()?;
        Some(self.last.map_or(next, |last| next.max(last.plus_ms(TICK_MS))))
    }

    fn think(&mut self, now: At, dice: &mut Dice) -> Option<Intent<Wink>> {
        self.last = Some(now);
        let known = self.mind.as_mut()?;
        let mut noticed = false;
        while let Some((at, shown)) = self.awareness.become_aware(now) {
            noticed |= known.memory.become_aware(at, shown).is_some();
        }
        noticed |= known.memory.lapse(self.awareness.horizon(now)).is_some();
        if noticed {
            self.hand.wonder(now);
        }
        let table = &known.view.table;
        let head = Judgement { me: self.me, table, memory: &known.memory };
        let act = self.hand.act(now, table, &head, dice);
        act.map(Intent::Act).or_else(|| self.gaze(now, dice).map(Intent::Sense))
    }
}
