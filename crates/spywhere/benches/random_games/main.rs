//! Random complete four-seat games: the engine against a bare loop, on one core.
//!
//! Both sides play the same policy with the same chance. First they play the same deals, and every
//! score must be the same; then each deals for itself and they are timed in turns, in slices so
//! short that a busy machine leaves some of them alone: the best slice counts.
//! The engine's time has everything in it that bots' imagined games pay for: the deal with dice that
//! people can trust, legality, events, the count.

mod bare;
mod chance;
mod engine;

use bare::{Count, SEATS};
use chance::Chance;
use kernel::{Dice, Game, Match, Outcome, Seed, Setup};
use spywhere::{Options, Spywhere};
use stopwatch::{Best, Counting, asked, is_timed};

#[global_allocator]
static COUNTING: Counting = Counting;

/// Games whose scores are compared.
const CHECKED: u64 = 5_000;
/// Games in one slice.
const SLICE: u64 = 500;
/// Slices of each side.
const SLICES: usize = 1_000;

fn main() {
    let mut bench = Bench {
        setup: Setup::new(SEATS as u8, Options::default()).expect("a table of four"),
        seed: Seed::of("random games"),
        outcome: Outcome::default(),
    };
    let moves = bench.same_scores();
    println!("{CHECKED} games from the same deals: the same scores, {moves:.1} moves a game");
    let (allocations, moves) = bench.allocations();
    println!("{allocations} allocations in {moves} moves between deal and count");
    assert_eq!(allocations, 0, "a move allocates nothing");
    if !is_timed() {
        return;
    }

    let mut best = [Best::default(); 4];
    for slice in 0..SLICES as u64 {
        let games = slice * SLICE..(slice + 1) * SLICE;
        best[0].time(games.clone(), play_bare::<false>);
        best[1].time(games.clone(), play_bare::<true>);
        best[2].time(games.clone(), |game| bench.play::<false>(game));
        best[3].time(games, |game| bench.play::<true>(game));
    }
    println!("best of {SLICES} times {SLICE} games on one core, deals included:");
    let names = ["bare loop, plain", "bare loop, tuned", "engine", "engine, by views"];
    for (name, best) in names.iter().zip(&best) {
        best.print(name);
    }
    let times = |bare: usize| best[2].times(&best[bare]);
    println!("the engine takes {:.2} times as long as plain, {:.2} as tuned", times(0), times(1));
}

fn play_bare<const TUNED: bool>(game: u64) -> Count {
    let mut chance = Chance::of(game);
    let table = bare::Table::deal(&mut chance);
    bare::play::<TUNED>(table, &mut chance)
}

/// The engine's side.
struct Bench {
    setup: Setup<Spywhere>,
    seed: Seed,
    outcome: Outcome<Spywhere>,
}

impl Bench {
    fn play<const VIEWS: bool>(&mut self, number: u64) -> Count {
        let mut game = self.open(number);
        let moves = engine::play::<VIEWS>(&mut game, &mut self.outcome, &mut Chance::of(number));
        let standing = Spywhere::standing(game.state()).expect("it is over");
        let mut totals = [0; SEATS];
        totals.iter_mut().zip(&standing.scores).for_each(|(total, score)| *total = score.total);
        Count { totals, moves }
    }

    fn open(&mut self, number: u64) -> Match<Spywhere> {
        Match::open(&self.setup, self.seed.nth(number), Vec::new(), &mut self.outcome)
    }

    /// Plays the same deals on all sides and compares all scores. Returns moves per game.
    fn same_scores(&mut self) -> f64 {
        let mut moves = 0;
        for number in 0..CHECKED {
            let deal = Spywhere::deal(&self.setup, &mut Dice::new(self.seed.nth(number), 0));
            let table = engine::bared(&deal);
            let plain = bare::play::<false>(table.clone(), &mut Chance::of(number));
            let tuned = bare::play::<true>(table, &mut Chance::of(number));
            let engine = self.play::<false>(number);
            assert_eq!(plain, engine, "game {number} counts the same on both sides");
            assert_eq!(tuned, engine, "game {number} counts the same in both styles");
            assert_eq!(self.play::<true>(number), engine, "game {number} looks the same in views");
            moves += engine.moves;
        }
        moves as f64 / CHECKED as f64
    }

    /// Allocations after the deal and until the count, and the moves in between, over many games,
    /// looking at views.
    fn allocations(&mut self) -> (u64, u64) {
        let (mut allocations, mut moves) = (0, 0);
        for number in 0..1000 {
            let mut game = self.open(number);
            let before = asked();
            moves += engine::play::<true>(&mut game, &mut self.outcome, &mut Chance::of(number));
            allocations += asked() - before;
        }
        (allocations, moves)
    }
}
