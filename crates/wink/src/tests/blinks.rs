//! §11.3 Natural blinks.

use kernel::{At, Game, Input, Match, Outcome, Seat, Seed, Setup};

use super::tables::*;
use crate::{Eyes, Options, Percept, Signal, Wink};

fn open(seats: u8, max_turn_s: u32, seed: &str) -> Match<Wink> {
    let options = Options { eyes: Eyes::Gaze, max_turn_s, ..Options::default() };
    let setup = Setup::new(seats, options).expect("a possible table");
    Match::open(&setup, Seed::of(seed), Vec::new(), &mut Outcome::default())
}

fn sense(game: &mut Match<Wink>, at: u64, seat: Seat, signal: Signal) {
    let reply = game.handle(At(at), Input::Sense(seat, signal), &mut Outcome::default());
    reply.expect("a sense is never refused");
}

/// What `seat` sees until then, as (when, whether the eyes are shut).
fn watched(game: &mut Match<Wink>, until: u64, seat: Seat) -> Vec<(u64, bool)> {
    let mut outcome = Outcome::default();
    game.handle(At(until), Input::Tick, &mut outcome).expect("time is never refused");
    let mine = outcome.percepts.iter().filter(|felt| felt.seat == seat);
    mine.map(|felt| {
        let Percept::Face { blink, .. } = felt.percept;
        (felt.at.0, blink)
    })
    .collect()
}

/// Wink §11.3: every few seconds, for a moment, and never at once again.
#[test]
fn a_face_blinks_every_few_seconds() {
    let mut game = open(4, 1_000, "any");
    sense(&mut game, 0, ANN, look(BEN));
    let seen = watched(&mut game, 400_000, ANN);
    let (landing, blinks) = seen.split_first().expect("a landing");
    assert_eq!(*landing, (200, false));
    let blinks: Vec<(u64, u64)> = blinks
        .chunks(2)
        .map(|pair| {
            assert_eq!((pair[0].1, pair[1].1), (true, false));
            (pair[0].0, pair[1].0)
        })
        .collect();
    assert_eq!(blinks.len(), 100);
    assert!(blinks.iter().all(|(shut, open)| open - shut == 150));
    let pauses: Vec<u64> = blinks.windows(2).map(|two| two[1].0 - two[0].1).collect();
    assert!(pauses.iter().all(|pause| (1_000..=7_000).contains(pause)), "{pauses:?}");
    assert!(pauses.iter().any(|pause| *pause < 2_500) && pauses.iter().any(|pause| *pause > 4_500));
}

/// Wink §11.3, §11.5: noise: the same for the same seed whatever else happens, another for another
/// face and another seed.
#[test]
fn blinks_depend_on_nothing_that_happens() {
    let quiet = |seed: &str, whom: Seat| {
        let mut game = open(5, 1_000, seed);
        sense(&mut game, 0, ANN, look(whom));
        watched(&mut game, 60_000, ANN)
    };
    let lively = {
        let mut game = open(5, 1_000, "one");
        sense(&mut game, 0, ANN, look(BEN));
        let mut seen = Vec::new();
        for at in (0..60_000).step_by(97) {
            let whom = Some(Seat(at as u8 % 5)).filter(|seat| *seat != DAN);
            sense(&mut game, at, DAN, Signal::Look(whom));
            sense(&mut game, at, DAN, Signal::Wink(whom));
            sense(&mut game, at, CAT, look(BEN));
            seen.extend(watched(&mut game, at + 96, ANN));
        }
        seen
    };
    assert_eq!(quiet("one", BEN), lively);
    assert_ne!(quiet("one", BEN), quiet("two", BEN));
    assert_ne!(quiet("one", BEN), quiet("one", CAT));
}

/// Wink §11.3: everyone who looks at a face sees it blink at the same time, also who comes late.
#[test]
fn all_see_the_same_blink() {
    let mut game = open(4, 1_000, "");
    sense(&mut game, 0, CAT, look(BEN));
    sense(&mut game, 2_990, ANN, look(BEN));
    let mut later = game.clone();
    assert_eq!(watched(&mut game, 3_999, CAT), [(3_134, true), (3_284, false)]);
    assert_eq!(watched(&mut later, 3_999, ANN), [(3_190, true), (3_284, false)]);
}

/// Wink §11.3, §8.3: time that passes in one leap is told in bounded time, however long turns are:
/// after ten minutes of one turn faces keep still, and the next turn wakes them.
#[test]
fn a_leap_through_time_is_short() {
    let mut game = open(4, 3_600, "any");
    (0..4).map(Seat).for_each(|seat| sense(&mut game, 0, seat, look(seat.left(4))));
    let seen = watched(&mut game, 3_600_000 + 60_000, ANN);
    let blinks: Vec<u64> = seen.into_iter().filter(|(_, shut)| *shut).map(|(at, _)| at).collect();
    assert_eq!(blinks.iter().filter(|at| **at < 600_000).count(), 150);
    assert_eq!(blinks.iter().filter(|at| (600_000..3_600_000).contains(*at)).count(), 0);
    assert_eq!(blinks.iter().filter(|at| **at >= 3_600_000).count(), 15);

    let mut game = open(8, u32::MAX, "any");
    (0..8).map(Seat).for_each(|seat| sense(&mut game, 0, seat, look(seat.left(8))));
    let mut outcome = Outcome::default();
    game.handle(At(u64::MAX), Input::Tick, &mut outcome).expect("time is never refused");
    assert!(Wink::standing(game.state()).is_some());
    let most = 8 * (1 + 64 * 151 * 2);
    assert!(outcome.percepts.len() <= most, "{} percepts", outcome.percepts.len());
}
