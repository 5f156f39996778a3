//! Random complete four-seat games, pieces being named: the engine against a bare loop, on one core.
//!
//! Both sides play the same policy with the same chance. First every score must be the same; then
//! they are timed in turns, in slices so short that a busy machine leaves some of them alone: the
//! best slice counts.

mod bare;
mod chance;
mod engine;

use bare::{Count, SEATS};
use chance::Chance;
use dr_shark::{DrShark, Options, Touch};
use kernel::{Game, Match, Outcome, Seat, Seed, Setup};
use stopwatch::{Best, Counting, asked, is_timed};

#[global_allocator]
static COUNTING: Counting = Counting;

/// Games whose scores are compared.
const CHECKED: u64 = 5_000;
/// Games in one slice.
const SLICE: u64 = 100;
/// Slices of each side.
const SLICES: usize = 500;

fn main() {
    let first = Some(Seat(1));
    // The bare loop has no clock, so no named draw may exhaust the timer (§8.6).
    let options = Options { touch: Touch::Named, first, search_s: 1_000_000, ..Options::default() };
    let mut bench = Bench {
        setup: Setup::new(SEATS as u8, options).expect("a table of four"),
        bare: engine::bared(&options.components),
        seed: Seed::of("random games"),
        outcome: Outcome::default(),
    };
    let moves = bench.same_scores();
    println!("{CHECKED} games: the same scores, {moves:.1} moves a game");
    let (allocations, moves) = bench.allocations();
    println!("{allocations} allocations in {moves} moves between opening and count");
    assert_eq!(allocations, 0, "a move allocates nothing");
    if !is_timed() {
        return;
    }

    let mut best = [Best::default(); 3];
    for slice in 0..SLICES as u64 {
        let games = slice * SLICE..(slice + 1) * SLICE;
        best[0].time(games.clone(), |game| bare::play(&bench.bare, 1, &mut Chance::of(game)));
        best[1].time(games.clone(), |game| bench.play::<false>(game));
        best[2].time(games, |game| bench.play::<true>(game));
    }
    println!("best of {SLICES} times {SLICE} games on one core:");
    for (name, best) in ["bare loop", "engine", "engine, by views"].iter().zip(&best) {
        best.print(name);
    }
    let times = |side: usize| best[side].times(&best[0]);
    println!("the engine takes {:.2} times as long, {:.2} by views", times(1), times(2));
}

/// The engine's side.
struct Bench {
    setup: Setup<DrShark>,
    bare: bare::Box,
    seed: Seed,
    outcome: Outcome<DrShark>,
}

impl Bench {
    fn play<const VIEWS: bool>(&mut self, number: u64) -> Count {
        let mut game = self.open(number);
        let moves = engine::play::<VIEWS>(&mut game, &mut self.outcome, &mut Chance::of(number));
        let standing = DrShark::standing(game.state()).expect("it is over");
        let mut totals = [0; SEATS];
        totals.iter_mut().zip(&standing.scores).for_each(|(total, score)| *total = score.total);
        Count { totals, moves }
    }

    fn open(&mut self, number: u64) -> Match<DrShark> {
        Match::open(&self.setup, self.seed.nth(number), Vec::new(), &mut self.outcome)
    }

    /// Plays the same games on all sides and compares all scores. Returns moves per game.
    fn same_scores(&mut self) -> f64 {
        let mut moves = 0;
        for number in 0..CHECKED {
            let bare = bare::play(&self.bare, 1, &mut Chance::of(number));
            assert_eq!(bare, self.play::<false>(number), "game {number} counts the same");
            assert_eq!(bare, self.play::<true>(number), "game {number} looks the same in views");
            moves += bare.moves;
        }
        moves as f64 / CHECKED as f64
    }

    /// Allocations after the opening and until the count, and the moves in between.
    fn allocations(&mut self) -> (u64, u64) {
        let (mut allocations, mut moves) = (0, 0);
        for number in 0..1_000 {
            let mut game = self.open(number);
            // The views of a game that is over hold its count, so the last one is not looked at.
            let before = asked();
            moves += engine::play::<true>(&mut game, &mut self.outcome, &mut Chance::of(number));
            allocations += asked() - before;
        }
        (allocations, moves)
    }
}
