//! Nobody reacts in less than a quarter of a second to what they see.

use std::sync::{Arc, Mutex};

use kernel::{At, Dice, Intent, Mind, Notice, Seat, Seed, Setup};
use wink::{Percept, Sight, View, Wink};

use super::GAZE;
use crate::wink::awareness::REACTION_MS;
use crate::{Company, Pace, Populated};

/// What happened to a mind.
#[derive(Clone)]
enum Lived {
    View(At, View),
    Sight(At, Sight),
    Percept(At, Percept),
    /// It thought, with these dice, and wanted this.
    Thought(At, Dice, Option<Intent<Wink>>),
}

/// Everything that happened to a mind, and when it wanted to think after each of it.
type Life = Arc<Mutex<Vec<(Lived, Option<At>)>>>;

struct Recorder {
    mind: Box<dyn Mind<Wink>>,
    life: Life,
}

impl Recorder {
    fn record(&mut self, lived: Lived) {
        let next = self.mind.next_thought();
        self.life.lock().unwrap().push((lived, next));
    }
}

impl Mind<Wink> for Recorder {
    fn notice(&mut self, at: At, notice: Notice<'_, Wink>) {
        let lived = match &notice {
            Notice::View(view) => Lived::View(at, (*view).clone()),
            Notice::Sight(sight) => Lived::Sight(at, (*sight).clone()),
            Notice::Percept(percept) => Lived::Percept(at, **percept),
        };
        self.mind.notice(at, notice);
        self.record(lived);
    }

    fn next_thought(&self) -> Option<At> {
        self.mind.next_thought()
    }

    fn think(&mut self, now: At, dice: &mut Dice) -> Option<Intent<Wink>> {
        let before = dice.clone();
        let intent = self.mind.think(now, dice);
        self.record(Lived::Thought(now, before, intent.clone()));
        intent
    }
}

/// One seat's life in a game between bots of one level.
fn life(level: &str, number: u64) -> Vec<(Lived, Option<At>)> {
    let life = Life::default();
    let setup = Setup::<Wink>::new(4, GAZE).unwrap();
    let bot = |seat| Wink::mind(level, Seat(seat), Pace::at_once()).unwrap();
    let mut minds: Vec<_> = (1..4).map(bot).collect();
    minds.insert(0, Box::new(Recorder { mind: bot(0), life: life.clone() }));
    Company::sit(&setup, Seed::of("reaction").nth(number), minds).play();
    std::mem::take(&mut *life.lock().unwrap())
}

/// What the face did instead: it winked, or looked elsewhere.
fn otherwise(percept: Percept) -> Percept {
    let Percept::Face { seat, eyes, sign, blink } = percept;
    let eyes = if eyes == Some(Seat(0)) { Some(Seat((seat.0 + 1) % 4)) } else { Some(Seat(0)) };
    Percept::Face { seat, eyes, sign: !sign, blink }
}

/// Lives the same life, but for one thing seen. Up to a quarter of a second later everything is the
/// same. Whether anything is different after that.
fn relive(level: &str, life: &[(Lived, Option<At>)], changed: usize) -> bool {
    let mut mind = Wink::mind(level, Seat(0), Pace::at_once()).unwrap();
    let mut until = None;
    for (number, (lived, next)) in life.iter().enumerate() {
        match lived {
            Lived::View(at, view) => mind.notice(*at, Notice::View(view)),
            Lived::Sight(at, sight) => mind.notice(*at, Notice::Sight(sight)),
            Lived::Percept(at, percept) => {
                let mut percept = *percept;
                if number == changed {
                    percept = otherwise(percept);
                    until = Some(at.plus_ms(REACTION_MS));
                }
                mind.notice(*at, Notice::Percept(&percept));
            }
            Lived::Thought(now, dice, intent) => {
                let same = mind.think(*now, &mut dice.clone()) == *intent;
                let late = until.is_some_and(|until| until <= *now);
                assert!(same || late, "a reaction at {now:?}, {until:?} would be the first");
                if !same {
                    return true;
                }
            }
        }
        if number >= changed && mind.next_thought() != *next {
            let first = mind.next_thought().into_iter().chain(*next).min();
            assert!(first >= until, "a thought at {first:?}, before {until:?}");
            return true;
        }
    }
    false
}

#[test]
fn nobody_reacts_in_less_than_a_quarter_of_a_second() {
    for level in ["greedy", "rookie", "regular", "veteran", "mastermind"] {
        let (mut tried, mut reacted) = (0, 0);
        for number in 0..3 {
            let life = life(level, number);
            let seen = |(_, (lived, _)): &(usize, &(Lived, _))| matches!(lived, Lived::Percept(..));
            for (place, _) in life.iter().enumerate().filter(seen).step_by(7).take(100) {
                tried += 1;
                reacted += u32::from(relive(level, &life, place));
            }
        }
        println!("{level}: {reacted} reactions to {tried} things seen");
        assert!(reacted * 4 > tried, "{level} does react, in the end: {reacted} of {tried}");
    }
}
