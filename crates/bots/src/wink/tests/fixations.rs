//! Eyes that rest and move as people's do.

use std::sync::{Arc, Mutex};

use kernel::{At, Dice, Intent, Mind, Notice, Seat, Seed, Setup};
use wink::{Signal, Wink};

use super::GAZE;
use crate::{Company, Pace, Populated};

/// When the eyes moved where.
type Looks = Arc<Mutex<Vec<(At, Signal)>>>;

struct Watched {
    mind: Box<dyn Mind<Wink>>,
    looks: Looks,
}

impl Mind<Wink> for Watched {
    fn notice(&mut self, at: At, notice: Notice<'_, Wink>) {
        self.mind.notice(at, notice);
    }
    fn next_thought(&self) -> Option<At> {
        self.mind.next_thought()
    }
    fn think(&mut self, now: At, dice: &mut Dice) -> Option<Intent<Wink>> {
        let intent = self.mind.think(now, dice);
        if let Some(Intent::Sense(signal)) = &intent {
            self.looks.lock().unwrap().push((now, *signal));
        }
        intent
    }
}

/// What the eyes of seat 0 did in a game between bots of one level.
fn looks(level: &str, seats: u8) -> Vec<(At, Signal)> {
    let looks = Looks::default();
    let setup = Setup::<Wink>::new(seats, GAZE).unwrap();
    let bot = |seat| Wink::mind(level, Seat(seat), Pace::at_once()).unwrap();
    let mut minds: Vec<_> = (1..seats).map(bot).collect();
    minds.insert(0, Box::new(Watched { mind: bot(0), looks: looks.clone() }));
    Company::sit(&setup, Seed::of("fixations"), minds).play();
    std::mem::take(&mut *looks.lock().unwrap())
}

/// From where the gaze lands until it moves on: never a flicker, rarely a stare, and most often
/// between a third of a second and one and a half.
#[test]
fn fixations_are_as_long_as_peoples() {
    for level in Wink::LEVELS {
        for seats in [4, 8] {
            let looks = looks(level, seats);
            let both = looks.windows(2).filter_map(|two| match two {
                [(from, Signal::Look(_)), (to, Signal::Look(_))] => Some(to.0 - from.0 - 200),
                _ => None,
            });
            let mut rests: Vec<u64> = both.collect();
            rests.sort_unstable();
            let of = |share: usize| rests[rests.len() * share / 100];
            println!("{level}, {seats}: {} rests, {} {} {}", rests.len(), of(5), of(50), of(95));
            assert!(rests.len() > 50);
            assert!(rests[0] >= 200, "{level}: {} ms is no fixation", rests[0]);
            assert!((350..1500).contains(&of(50)), "{level}: {} ms", of(50));
            assert!(of(99) < 4000, "{level}: {} ms is a stare", of(99));
        }
    }
}

/// Every wink is let go, and lasts as long as the rules let one last (Wink §11.4).
#[test]
fn winks_are_let_go() {
    for level in Wink::LEVELS {
        let looks = looks(level, 4);
        let held = looks.windows(2).filter_map(|two| match two {
            [(from, Signal::Wink(Some(_))), (to, next)] => Some((to.0 - from.0, *next)),
            _ => None,
        });
        let held: Vec<_> = held.collect();
        assert!(!held.is_empty(), "{level} winks");
        for (ms, next) in held {
            assert!((250..=1500).contains(&ms) && next == Signal::Wink(None), "{level}: {ms}");
        }
    }
}
