//! Many games of one table, on many threads.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};

use bots::{Company, Pace, Played, Populated};
use kernel::{Mind, Seat, Seed, Setup};

use super::progress::Progress;
use super::tally::Tally;

/// The number of games that a thread takes at a time: few enough that all threads are busy until
/// the end.
const BLOCK: u64 = 32;

/// The table at which all games are played.
pub(crate) struct Series<'a, G: Populated> {
    pub(crate) setup: Setup<G>,
    pub(crate) seed: Seed,
    /// A level for each seat.
    pub(crate) bots: &'a [String],
}

impl<G: Populated> Series<'_, G> {
    /// Plays `games` games. Each depends on the seed and its number alone, and only whole numbers
    /// are summed, so it does not matter which thread plays which.
    pub(crate) fn play(&self, games: u64, threads: usize) -> (Tally, Duration) {
        let start = Instant::now();
        let next = AtomicU64::new(0);
        let progress = Progress::new(games);
        let mut tally = Tally::new(self.bots.len());
        thread::scope(|scope| {
            let (next, progress) = (&next, &progress);
            let start = |_| {
                let table = self.setup.clone();
                let series = Series { setup: table, seed: self.seed, bots: self.bots };
                scope.spawn(move || series.play_blocks(games, next, progress))
            };
            let threads: Vec<_> = (0..threads).map(start).collect();
            for thread in threads {
                tally.add(&thread.join().expect("a game between bots does not panic"));
            }
        });
        progress.done();
        (tally, start.elapsed())
    }

    fn play_blocks(&self, games: u64, next: &AtomicU64, progress: &Progress) -> Tally {
        let mut tally = Tally::new(self.bots.len());
        loop {
            let first = next.fetch_add(BLOCK, Relaxed);
            if first >= games {
                return tally;
            }
            let block = first..games.min(first + BLOCK);
            progress.advance(block.end - block.start);
            block.for_each(|number| tally.count(&self.game(number)));
        }
    }

    /// Game number `number` of the series.
    fn game(&self, number: u64) -> Played {
        let mind = |(seat, level): (u8, &String)| -> Box<dyn Mind<G>> {
            G::mind(level, Seat(seat), Pace::at_once()).expect("the level was looked up before")
        };
        let minds = (0..).zip(self.bots).map(mind).collect();
        Company::sit(&self.setup, self.seed.nth(number), minds).play()
    }
}
