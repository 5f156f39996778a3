//! Whatever Wink's bots do is legal, and they need no deadline to get on.

use kernel::{At, Seat, Seed, Setup};
use wink::{Event, Eyes, Lock, Options, Sign, Wink};

use super::{GAZE, human, play, play_at};
use crate::{Company, Pace, Populated};

const MIXED: [&str; 8] =
    ["greedy", "random", "random", "greedy", "random", "greedy", "greedy", "random"];

const LEVELS: [&str; 8] =
    ["rookie", "mastermind", "regular", "veteran", "greedy", "regular", "random", "rookie"];

fn check(bots: &[&str], options: Options, games: u64, pace: fn(u8) -> Pace) {
    for number in 0..games {
        let played = play_at(bots, options, number, pace);
        assert_eq!(played.refused, 0, "{bots:?}, {options:?}, game {number}");
        // Nobody was late: a turn takes its minimum and what a thought takes, not its maximum.
        let longest = u64::from(options.min_turn_s) * 1000 + 9000;
        let turns = played.figures[0].of + u64::from(bots.len() as u8);
        assert!(played.over_at <= At(longest * turns), "{played:?}");
    }
}

#[test]
fn bots_of_every_sort_at_every_table() {
    for seats in 4..=8 {
        for bots in [&["random"; 8], &["greedy"; 8], &["regular"; 8], &MIXED, &LEVELS] {
            for eyes in [Eyes::Gaze, Eyes::Real] {
                check(&bots[..seats], Options { eyes, ..GAZE }, 6, |_| Pace::at_once());
                check(&bots[..seats], Options { eyes, ..GAZE }, 2, human);
            }
        }
    }
}

#[test]
fn every_option() {
    for lock in [Lock::Game, Lock::Round] {
        for (min_turn_s, max_turn_s) in [(0, 1), (0, 45), (1, 2), (20, 21)] {
            let options = Options { lock, min_turn_s, max_turn_s, sign: Sign::Nose, ..GAZE };
            check(&MIXED[..4], Options { first: Some(Seat(2)), ..options }, 12, |_| {
                Pace::at_once()
            });
            check(&LEVELS[..4], options, 6, |_| Pace::at_once());
            check(&MIXED[..6], Options { eyes: Eyes::Real, ..options }, 6, |_| Pace::at_once());
        }
    }
}

#[test]
fn the_same_seed_is_the_same_game() {
    let games = |from: u64| -> Vec<_> {
        (from..from + 8).map(|number| play(&LEVELS, GAZE, number)).collect()
    };
    assert_eq!(games(0), games(0));
    assert_ne!(games(0), games(8));
}

/// Wink §3.5: a stand-in calls, and neither makes contact nor accuses.
#[test]
fn a_stand_in_does_nothing_optional() {
    let setup = Setup::new(4, GAZE).unwrap();
    let greedy = |seat| Wink::mind("greedy", Seat(seat), Pace::at_once()).unwrap();
    for number in 0..6 {
        let stand_in = Wink::standing_in(Seat(0), Pace::at_once()).unwrap();
        let minds = std::iter::once(stand_in).chain((1..4).map(greedy)).collect();
        let mut company = Company::sit(&setup, Seed::of("stand-in").nth(number), minds);
        let mut calls = 0;
        while !company.is_over() {
            for (_, event) in company.step() {
                match event {
                    Event::Called { seat, .. } => calls += u32::from(*seat == Seat(0)),
                    Event::Contacted { by, .. } | Event::Accused { by, .. } => {
                        assert_ne!(*by, Seat(0), "{event:?}");
                    }
                    Event::Dealt(_) | Event::Began { .. } | Event::Passed { .. } | Event::Over => {}
                }
            }
        }
        assert!(calls > 0);
    }
}
