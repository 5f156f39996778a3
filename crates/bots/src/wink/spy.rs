//! The four levels: one mind, four characters.

use kernel::{About, At, Dice, Intent, MAX_SEATS, Mind, Notice, Opinion, PerSeat, Reason, Seat};
use wink::{Own, Sight, Signal, View, Wink};

use super::awareness::{Awareness, REACTION_MS, Shown};
use super::belief::Belief;
use super::character::Character;
use super::discretion::Discretion;
use super::eyes::Eyes;
use super::hand::Hand;
use super::memory::Memory;
use super::outlook::Outlook;
use super::recollection::Recollection;
use super::{TICK_MS, between, has_eyes, reasons};
use crate::Pace;
use crate::thought::thousandths;

/// How often in a hundred eyes blink while they move, as people's do, and what the blink costs, in
/// milliseconds.
const BLINKS: u32 = 25;
const BLINK_MS: u64 = 150;
/// How long a glance at what happens lasts, in milliseconds.
const GLANCE_MS: (u64, u64) = (300, 650);
/// No fixation is shorter than this, in milliseconds.
const FIXATION_MS: u64 = 220;

/// A spy of one of the four levels.
///
/// It believes what calls, accusations, hand sizes, winks and looks make likely, and does what is
/// worth most by that belief. It sees one face at a time, a moment late, and misses what is short;
/// what it remembers fades, and it misjudges people, each as its [`Character`] has it.
/// With real eyes (Wink §11.1) it sees nothing and winks at nobody.
pub(crate) struct Spy {
    me: Seat,
    character: &'static Character,
    hand: Hand,
    eyes: Eyes,
    awareness: Awareness,
    /// What it knows of the table, from the first view on.
    mind: Option<Known>,
    /// Who has just done something, and from when on the eyes may follow.
    glance: Option<(At, Seat)>,
    /// When it last thought.
    last: Option<At>,
    /// Why it wanted what it last wanted.
    why: Vec<Reason>,
}

struct Known {
    view: View,
    own: Own,
    memory: Memory,
    recollection: Recollection,
    belief: Belief,
    discretion: Discretion,
    bias: PerSeat<[f32; MAX_SEATS]>,
    /// The callers of whose calls it has no opinion yet.
    unbiased: Vec<Seat>,
    /// Whether the belief is older than what it is made of.
    stale: bool,
}

impl Known {
    fn outlook(&self, now: At, me: Seat, character: &'static Character) -> Outlook<'_> {
        Outlook {
            now,
            me,
            character,
            table: &self.view.table,
            own: &self.own,
            memory: &self.memory,
            recollection: &self.recollection,
            belief: &self.belief,
            discretion: &self.discretion,
            bias: &self.bias,
        }
    }

    /// Takes in what is new: forms an opinion of it, and a belief.
    fn ponder(&mut self, me: Seat, character: &Character, dice: &mut Dice) {
        for caller in std::mem::take(&mut self.unbiased) {
            self.bias[caller] = std::array::from_fn(|_| {
                let by = 1.0 + character.misjudges * dice.below(1000) as f32 / 1000.0;
                if dice.chance(1, 2) { by } else { 1.0 / by }
            });
        }
        self.stale |= self.recollection.settle(character.recalls, dice);
        if std::mem::take(&mut self.stale) {
            self.belief = Belief::new(me, &self.view.table, &self.own, &self.recollection);
        }
    }
}

impl Spy {
    pub(crate) fn new(character: &'static Character, me: Seat, pace: Pace) -> Spy {
        Spy::with(character, me, Hand::new(pace))
    }

    /// Wink §3.5: it plays for somebody who is away.
    pub(crate) fn standing_in(character: &'static Character, me: Seat, pace: Pace) -> Spy {
        Spy::with(character, me, Hand::standing_in(pace))
    }

    fn with(character: &'static Character, me: Seat, hand: Hand) -> Spy {
        Spy {
            me,
            character,
            hand,
            eyes: Eyes::default(),
            awareness: Awareness::default(),
            mind: None,
            glance: None,
            last: None,
            why: Vec::new(),
        }
    }

    fn look(&mut self, at: At, view: &View) {
        let Some((me, own)) = view.me else { return };
        let known = self.mind.get_or_insert_with(|| {
            self.eyes = Eyes::new(at);
            let seats = view.table.seats.len();
            let recollection = Recollection::new();
            Known {
                view: view.clone(),
                own,
                memory: Memory::new(me, &view.table),
                belief: Belief::new(me, &view.table, &own, &recollection),
                recollection,
                discretion: Discretion::new(seats),
                bias: PerSeat::new(seats, |_| [1.0; MAX_SEATS]),
                unbiased: view.table.seats.seats().collect(),
                stale: true,
            }
        });
        known.view.clone_from(view);
        known.own = own;
        known.stale = true;
        known.discretion.look(at, &view.table, &own);
        self.hand.look(at, me, view);
        self.eyes.wait_until(at.plus_ms(REACTION_MS));
    }

    fn heed(&mut self, at: At, sight: &Sight) {
        let Some(known) = &mut self.mind else { return };
        known.memory.heed(sight);
        known.recollection.heed(sight);
        if let Sight::Called { seat, .. } = *sight {
            known.unbiased.push(seat);
        }
        let draws = match *sight {
            Sight::Called { seat, .. } | Sight::Began { seat } => Some(seat),
            Sight::Contacted { seat, .. } => Some(seat),
            Sight::Accused { by, seat, .. } => Some(if by == self.me { seat } else { by }),
            Sight::Passed { .. } | Sight::Dealt { .. } | Sight::Over { .. } => None,
        };
        let draws = draws.filter(|seat| *seat != self.me);
        self.glance = draws.map(|seat| (at.plus_ms(REACTION_MS), seat)).or(self.glance);
    }

    /// What its eyes have shown it by now sinks in. Whether there was a wink, or what it takes for
    /// one.
    fn become_aware(&mut self, now: At, dice: &mut Dice) -> bool {
        let Some(known) = &mut self.mind else { return false };
        let mut noticed = None;
        while let Some((at, shown)) = self.awareness.become_aware(now) {
            let saw = known.memory.become_aware(at, shown);
            let Shown::Face { seat, eyes, sign: None, blink: true } = shown else {
                noticed = saw.or(noticed);
                continue;
            };
            let called = eyes.and_then(|caller| known.memory.call(caller));
            let startled = called.is_some() && dice.chance(self.character.startled, 1000);
            noticed = saw.or(called.filter(|_| startled).map(|agent| (seat, agent))).or(noticed);
        }
        noticed = known.memory.lapse(self.awareness.horizon(now)).or(noticed);
        if let Some((seat, agent)) = noticed {
            known.recollection.notice(seat, agent);
        }
        noticed.is_some()
    }

    /// What the eyes do next, if they are free to do something.
    fn gaze(&mut self, now: At, dice: &mut Dice) -> Option<Signal> {
        let known = self.mind.as_mut()?;
        let character = self.character;
        if !has_eyes(&known.view.table) {
            return None;
        }
        if self.eyes.is_winking() {
            let due = self.eyes.are_due(now);
            return due.then(|| self.eyes.let_go(now, between(220, 500, dice)));
        }
        let outlook = known.outlook(now, self.me, character);
        if let Some(caller) = outlook.moment()
            && self.eyes.at() == Some(caller)
        {
            self.why = reasons::wink(&outlook, caller);
            known.discretion.winked(now, caller);
            let (least_ms, most_ms) = character.holds_ms;
            return Some(self.eyes.wink(now, caller, between(least_ms, most_ms, dice)));
        }
        let rested_ms = self.eyes.rested_ms(now);
        let rested = rested_ms >= FIXATION_MS;
        let glance = self.glance.take_if(|(at, _)| *at <= now && rested).map(|(_, seat)| seat);
        let follows = glance
            .filter(|seat| Some(*seat) != self.eyes.at() && dice.chance(character.glances, 100));
        let holds = outlook.holds(rested_ms);
        let (to, dwell_ms) = match follows {
            Some(seat) if !holds => (Some(seat), between(GLANCE_MS.0, GLANCE_MS.1, dice)),
            _ if !self.eyes.are_due(now) => return None,
            _ if holds => {
                self.eyes.stay(now, between(200, 500, dice));
                return None;
            }
            _ => outlook.next(self.eyes.at(), dice),
        };
        if to == self.eyes.at() {
            self.eyes.stay(now, dwell_ms);
            return None;
        }
        self.why = reasons::look(&outlook, to);
        self.awareness.look_away(now);
        self.awareness.set_lag_ms(between(character.lag_ms.0, character.lag_ms.1, dice));
        let blink_ms = if dice.chance(BLINKS, 100) { BLINK_MS } else { 0 };
        let (least_ms, most_ms) = character.notices_ms;
        known.memory.set_notices_ms(between(least_ms, most_ms, dice) + blink_ms);
        Some(self.eyes.look(now, to, dwell_ms))
    }
}

impl Mind<Wink> for Spy {
    fn notice(&mut self, at: At, notice: Notice<'_, Wink>) {
        match notice {
            Notice::View(view) => self.look(at, view),
            Notice::Sight(sight) => self.heed(at, sight),
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
        if self.become_aware(now, dice) {
            self.hand.wonder(now);
        }
        let known = self.mind.as_mut()?;
        known.ponder(self.me, self.character, dice);
        let outlook = known.outlook(now, self.me, self.character);
        let act = self.hand.act(now, &known.view.table, &outlook, dice);
        if let Some(act) = act {
            self.why = reasons::act(&outlook, act);
            return Some(Intent::Act(act));
        }
        self.gaze(now, dice).map(Intent::Sense)
    }

    fn reasons(&self) -> Vec<Reason> {
        self.why.clone()
    }

    /// How likely each other spy holds each card, by the same odds by which it acts.
    fn opinions(&self, view: &View) -> Vec<Opinion> {
        let (Some((me, own)), Some(known)) = (&view.me, &self.mind) else { return Vec::new() };
        let table = &view.table;
        let belief = Belief::new(*me, table, own, &known.recollection);
        let now = self.last.unwrap_or(At::OPENING);
        let known = known.outlook(now, *me, self.character);
        let outlook = Outlook { table, own, belief: &belief, ..known };
        let mut opinions = Vec::new();
        for agent in (table.up - own.hand).iter() {
            let odds = outlook.odds(agent);
            for seat in table.seats.seats().filter(|seat| seat != me) {
                let chance = Opinion::new("chance", thousandths(odds[seat]));
                let chance = chance.with("agent", About::Number(agent.0.into()));
                opinions.push(chance.with("seat", About::Seat(seat)));
            }
        }
        opinions
    }
}
