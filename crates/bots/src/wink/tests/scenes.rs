//! What a bot does in a scene that speaks for itself.

use kernel::{At, Dice, Few, Input, Intent, Match, Mind, Notice, Observer, Outcome, PerSeat, Seat};
use kernel::{Seed, Setup};
use wink::{Action, Agent, Agents, Deal, Event, Options, Percept, Signal, Wink};

use super::GAZE;
use crate::wink::awareness::Shown;
use crate::wink::memory::Memory;
use crate::{Pace, Populated};

pub(super) const ANN: Seat = Seat(0);
pub(super) const BEN: Seat = Seat(1);
pub(super) const CAT: Seat = Seat(2);
pub(super) const DAN: Seat = Seat(3);

/// Four spies; Ann, who begins, holds 1 and 2, Ben 3 and 4, Cat 5 and 6, Dan 7 and 8.
pub(super) struct Scene {
    pub(super) game: Match<Wink>,
    minds: Vec<(Seat, Box<dyn Mind<Wink>>)>,
    pub(super) events: Vec<Event>,
    /// Every face that somebody saw.
    seen: Vec<(At, Seat, Percept)>,
    /// Every sense of a bot.
    senses: Vec<Signal>,
    dice: Dice,
}

impl Scene {
    /// Bots of this level sit in these seats; the other spies are slow, so that turns take 6 s.
    pub(super) fn new(level: &str, seats: &[Seat], number: u64, options: Options) -> Scene {
        let all: Vec<Agent> = (1..=8).map(Agent).collect();
        let deal = Deal {
            first: ANN,
            crowd: all.iter().copied().collect::<Few<Agent, 36>>(),
            hands: PerSeat::new(4, |s| {
                all[2 * usize::from(s.0)..][..2].iter().copied().collect::<Agents>()
            }),
        };
        let setup = Setup::new(4, Options { max_turn_s: 6, ..options }).unwrap();
        let everybody = (0..4).map(|seat| Observer::Seat(Seat(seat))).collect();
        let mut outcome = Outcome::default();
        let seed = Seed::of("scenes").nth(number);
        let game = Match::dealt(&setup, deal, seed, everybody, &mut outcome);
        let mut scene = Scene {
            game,
            minds: Vec::new(),
            events: Vec::new(),
            seen: Vec::new(),
            senses: Vec::new(),
            dice: Dice::new(seed.nth(1), 0),
        };
        for seat in seats {
            let mut mind = Wink::mind(level, *seat, Pace::at_once()).unwrap();
            let view = scene.game.view(Observer::Seat(*seat));
            mind.notice(At::OPENING, Notice::View(&view));
            scene.minds.push((*seat, mind));
        }
        scene
    }

    /// Time passes until then, and somebody does something.
    pub(super) fn at(&mut self, ms: u64, input: Input<Wink>) {
        loop {
            let thought = |(n, (_, mind)): (usize, &(Seat, Box<dyn Mind<Wink>>))| {
                mind.next_thought().map(|at| (at.max(self.game.clock()), n))
            };
            let thought = self.minds.iter().enumerate().filter_map(thought).min();
            let due = self.game.deadline().unwrap_or(At(u64::MAX));
            match thought.filter(|(at, _)| *at < due) {
                Some((now, n)) if now < At(ms) => {
                    let (seat, mind) = &mut self.minds[n];
                    let input = match mind.think(now, &mut self.dice) {
                        Some(Intent::Act(act)) => Input::Act(*seat, act),
                        Some(Intent::Sense(signal)) => {
                            self.senses.push(signal);
                            Input::Sense(*seat, signal)
                        }
                        None => continue,
                    };
                    self.put(now, input);
                }
                None if due < At(ms) => self.put(due, Input::Tick),
                _ => break,
            }
        }
        self.put(At(ms), input);
    }

    fn put(&mut self, at: At, input: Input<Wink>) {
        let mut outcome = Outcome::default();
        self.game.handle(at, input, &mut outcome).expect("legal");
        self.events.extend(outcome.events.iter().map(|(_, event)| *event));
        self.seen.extend(outcome.percepts.iter().map(|felt| (felt.at, felt.seat, felt.percept)));
        for (seat, mind) in &mut self.minds {
            let me = Observer::Seat(*seat);
            for seen in outcome.sights.iter().filter(|seen| seen.who == me) {
                mind.notice(seen.at, Notice::Sight(&seen.sight));
            }
            for felt in outcome.percepts.iter().filter(|felt| felt.seat == *seat) {
                mind.notice(felt.at, Notice::Percept(&felt.percept));
            }
            if !outcome.events.is_empty() {
                mind.notice(self.game.clock(), Notice::View(&self.game.view(me)));
            }
        }
    }

    /// Whether `eyes` saw `face` make the sign.
    pub(super) fn saw_wink(&self, eyes: Seat, face: Seat) -> bool {
        let is = |percept: &Percept| matches!(*percept, Percept::Face { seat, sign: true, .. } if seat == face);
        self.seen.iter().any(|(_, seat, percept)| *seat == eyes && is(percept))
    }
}

/// Ann calls Ben's 3, and looks at Ben or does not.
pub(super) fn called(level: &str, number: u64, looks: bool) -> Scene {
    let mut scene = Scene::new(level, &[BEN], number, GAZE);
    scene.at(5_000, Input::Act(ANN, Action::Call(Agent(3))));
    scene.at(5_100, Input::Sense(ANN, Signal::Look(looks.then_some(BEN))));
    scene.at(16_000, Input::Tick);
    scene
}

/// Wink §5.2: an accomplice who finds the caller's eyes winks.
#[test]
fn an_accomplice_winks_under_the_callers_eyes() {
    let seen = (0..40).filter(|n| called("greedy", *n, true).saw_wink(ANN, BEN)).count();
    assert!(seen >= 36, "{seen} of 40");
    for number in 0..10 {
        let senses = called("greedy", number, false).senses;
        let winked = senses.iter().any(|sense| matches!(sense, Signal::Wink(_)));
        assert!(!winked, "nobody winks at somebody who looks away");
        assert!(senses.len() > 5, "and yet the eyes are busy");
    }
}

#[test]
fn random_winks_at_whoever_called_it_whether_they_look_or_not() {
    for looks in [true, false] {
        let mut winked = 0;
        for number in 0..20 {
            let senses = called("random", number, looks).senses;
            winked += u32::from(senses.contains(&Signal::Wink(Some(ANN))));
            assert!(senses.iter().filter(|s| matches!(s, Signal::Look(_))).count() > 2);
        }
        assert!(winked >= 17, "{winked} of 20");
    }
}

/// A holder who does nothing but look at the caller and wink, from the call on.
pub(super) fn shameless(scene: &mut Scene, from_ms: u64, to_ms: u64, holder: Seat, caller: Seat) {
    for ms in (from_ms..to_ms).step_by(1_600) {
        scene.at(ms, Input::Sense(holder, Signal::Wink(Some(caller))));
        scene.at(ms + 900, Input::Sense(holder, Signal::Wink(None)));
    }
}

/// Wink §6.1: a caller who saw the wink names the winker.
#[test]
fn a_caller_names_whom_they_saw_wink() {
    let mut right = 0;
    for number in 0..20 {
        let mut scene = Scene::new("greedy", &[ANN], number, GAZE);
        scene.at(5_200, Input::Tick);
        let called = scene.events.iter().find_map(|event| {
            let Event::Called { seat: ANN, agent } = event else { return None };
            Some(*agent)
        });
        let agent = called.expect("Ann calls when her turn's minimum has passed");
        let holder = Seat((agent.0 - 1) / 2);
        shameless(&mut scene, 5_500, 22_000, holder, ANN);
        scene.at(26_000, Input::Tick);
        let named = |event: &Event| {
            let Event::Contacted { by: ANN, seat, .. } = event else { return None };
            Some(*seat)
        };
        right += u32::from(scene.events.iter().find_map(named) == Some(holder));
    }
    assert!(right >= 16, "{right} of 20");
}

/// Wink §7.1: an onlooker who saw it accuses; Wink §7.3: nobody accuses about a card they hold.
#[test]
fn an_onlooker_who_saw_it_accuses() {
    let mut caught = 0;
    for number in 0..20 {
        let mut scene = Scene::new("greedy", &[CAT, DAN], number, GAZE);
        scene.at(5_000, Input::Act(ANN, Action::Call(Agent(3))));
        shameless(&mut scene, 5_500, 20_000, BEN, ANN);
        let accused = |event: &Event| {
            let Event::Accused { seat, agent, right, .. } = event else { return None };
            Some((*seat, *agent, *right))
        };
        let first = scene.events.iter().find_map(accused);
        assert!(first.is_none_or(|it| it == (BEN, Agent(3), true)), "{first:?}");
        caught += u32::from(first.is_some());
    }
    assert!(caught >= 14, "{caught} of 20");
}

/// Wink §11.1: with real eyes there is nothing for a bot to see, and it does not pretend.
#[test]
fn with_real_eyes_a_bot_looks_nowhere_and_names_by_guess() {
    let mut contacts = 0;
    for number in 0..20 {
        let real = Options { eyes: wink::Eyes::Real, ..GAZE };
        let mut scene = Scene::new("greedy", &[ANN], number, real);
        scene.at(40_000, Input::Tick);
        assert!(scene.senses.is_empty());
        let named = |event: &&Event| matches!(event, Event::Contacted { by: ANN, .. });
        contacts += scene.events.iter().filter(named).count();
    }
    assert!(contacts >= 20, "it guesses, which costs nothing (Wink §3.3): {contacts}");
}

/// A wink can be missed: seen for too short a time, it was none.
#[test]
fn a_short_wink_can_be_missed() {
    let scene = Scene::new("greedy", &[], 0, GAZE);
    let table = *scene.game.state().table();
    let face = |sign| Shown::Face { seat: BEN, eyes: Some(ANN), sign, blink: false };
    for (notices_ms, me, noticed) in
        [(200, ANN, true), (300, ANN, false), (100, CAT, true), (200, CAT, false)]
    {
        let mut memory = Memory::new(me, &table);
        memory.set_notices_ms(notices_ms);
        memory.become_aware(At(1_000), face(Some(Agent(3))));
        let saw = memory.become_aware(At(1_250), face(None));
        assert_eq!(saw, noticed.then_some((BEN, Agent(3))));
        assert_eq!(memory.proven(Agent(3)), noticed.then_some(BEN));
    }
}
