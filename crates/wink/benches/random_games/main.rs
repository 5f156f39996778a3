//! Random complete six-seat games: the engine against a bare loop, on one core.
//!
//! Both sides play the same policy with the same chance. First they play the same deals, and every
//! score must be the same; then each deals for itself and they are timed in turns, in slices so
//! short that a busy machine leaves some of them alone: the best slice counts.
//! The engine's time has everything in it that bots' imagined games pay for: the deal with dice that
//! people can trust, legality, events, the count.

mod bare;
mod chance;
mod engine;

use std::hint::black_box;

use bare::{Count, SEATS};
use chance::Chance;
use engine::Game;
use kernel::{Dice, Game as _, Match, Outcome, Seed, Setup};
use stopwatch::{Best, Counting, asked, is_timed};
use wink::{Options, Wink};

#[global_allocator]
static COUNTING: Counting = Counting;

/// Games whose scores are compared.
const CHECKED: u64 = 5_000;
/// Games in one slice.
const SLICE: u64 = 500;
/// Slices of each side.
const SLICES: usize = 1_000;

fn main() {
    let options = Options { min_turn_s: 0, ..Options::default() };
    let mut bench = Bench {
        setup: Setup::new(SEATS as u8, options).expect("a table of six"),
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

    let mut best = [Best::default(); 3];
    for slice in 0..SLICES as u64 {
        let games = slice * SLICE..(slice + 1) * SLICE;
        best[0].time(games.clone(), play_bare);
        best[1].time(games.clone(), |game| bench.play::<false>(game));
        best[2].time(games, |game| bench.play::<true>(game));
    }
    println!("best of {SLICES} times {SLICE} games on one core, deals included:");
    for (name, best) in ["bare loop", "engine", "engine, by views"].iter().zip(&best) {
        best.print(name);
    }
    let times = best[1].times(&best[0]);
    println!("the engine takes {times:.2} times as long as the bare loop");
}

fn play_bare(game: u64) -> Count {
    let mut chance = Chance::of(game);
    let table = bare::Table::deal(&mut chance);
    black_box(&table.crowd);
    bare::play(&table, &mut chance)
}

/// The engine's side.
struct Bench {
    setup: Setup<Wink>,
    seed: Seed,
    outcome: Outcome<Wink>,
}

impl Bench {
    fn open(&mut self, number: u64) -> Game<'_> {
        let seed = self.seed.nth(number);
        let game = Match::open(&self.setup, seed, Vec::new(), &mut self.outcome);
        Game { game, outcome: &mut self.outcome, moves: 0 }
    }

    fn play<const VIEWS: bool>(&mut self, number: u64) -> Count {
        let mut game = self.open(number);
        game.play::<VIEWS>(&mut Chance::of(number));
        let standing = Wink::standing(game.game.state()).expect("it is over");
        let mut totals = [0; SEATS];
        totals.iter_mut().zip(&standing.scores).for_each(|(total, score)| *total = score.total);
        Count { totals, moves: game.moves }
    }

    /// Plays the same deals on both sides and compares all scores. Returns moves per game.
    fn same_scores(&mut self) -> f64 {
        let mut moves = 0;
        for number in 0..CHECKED {
            let deal = Wink::deal(&self.setup, &mut Dice::new(self.seed.nth(number), 0));
            let bare = bare::play(&engine::bared(&deal), &mut Chance::of(number));
            let engine = self.play::<false>(number);
            assert_eq!(bare, engine, "game {number} counts the same on both sides");
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
            game.play::<true>(&mut Chance::of(number));
            // A view of a table that is over has the count in it, which allocates; nobody looks then.
            allocations += asked() - before;
            moves += game.moves;
        }
        (allocations, moves)
    }
}
