//! `simulate` with random minds beside the bare engine, in one run: four-seat Spywhere on one core.
//!
//! The engine's side is that of `cargo bench -p spywhere`: the rules with a policy that looks at the
//! state. This side has all that a simulation pays for besides: minds, their views and options, the
//! figures of each game.

#[allow(dead_code)]
#[path = "../../spywhere/benches/random_games/bare.rs"]
mod bare;
#[allow(dead_code)]
#[path = "../../spywhere/benches/random_games/chance.rs"]
mod chance;
#[allow(dead_code)]
#[path = "../../spywhere/benches/random_games/engine.rs"]
mod engine;

use bare::{Count, SEATS};
use bots::{Company, Pace, Populated};
use chance::Chance;
use kernel::{Game, Match, Outcome, Seat, Seed, Setup};
use spywhere::{Options, Spywhere};
use stopwatch::Best;

/// Games in one slice, and slices of each side.
const SLICE: u64 = 200;
const SLICES: u64 = 1_000;

fn main() {
    let setup = Setup::new(SEATS as u8, Options::default()).expect("a table of four");
    let seed = Seed::of("random games");
    let mut outcome = Outcome::default();
    let mut best = [Best::default(); 2];
    for slice in 0..SLICES {
        let games = slice * SLICE..(slice + 1) * SLICE;
        best[0].time(games.clone(), |number| {
            let mut game = Match::open(&setup, seed.nth(number), Vec::new(), &mut outcome);
            let moves = engine::play::<false>(&mut game, &mut outcome, &mut Chance::of(number));
            count(&Spywhere::standing(game.state()).expect("it is over"), moves)
        });
        best[1].time(games, |number| {
            let mind = |seat| Spywhere::mind("random", Seat(seat), Pace::at_once());
            let minds = (0..SEATS as u8).map(|seat| mind(seat).expect("there is such a mind"));
            let played = Company::sit(&setup, seed.nth(number), minds.collect()).play();
            assert_eq!(played.refused, 0);
            count(&played.standing, played.moves)
        });
    }
    println!("best of {SLICES} times {SLICE} games on one core, deals included:");
    best[0].print("engine");
    best[1].print("simulate, random");
    println!("simulations play {:.2} of the engine's games", best[0].times(&best[1]));
}

fn count(standing: &kernel::Standing, moves: u64) -> Count {
    let mut totals = [0; SEATS];
    totals.iter_mut().zip(&standing.scores).for_each(|(total, score)| *total = score.total);
    Count { totals, moves }
}
