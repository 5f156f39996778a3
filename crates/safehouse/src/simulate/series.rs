//! Many games of one table, on many threads.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};

use bots::{Company, Minds, Pace, Played, Populated};
use kernel::{Mind, Seat, Seed, Setup, Tempo};

use super::progress::Progress;
use super::tally::Tally;

/// The number of games that a thread takes at a time: few enough that all threads are busy until
/// the end.
const BLOCK: u64 = 32;

/// The table at which all games are played.
pub(crate) struct Series<'a, G: Populated> {
    pub(crate) setup: Setup<G>,
    pub(crate) seed: Seed,
    /// The level of each bot.
    pub(crate) bots: &'a [String],
    pub(crate) manner: Manner,
    /// Where they come from.
    pub(crate) minds: &'a Source<'a, G>,
}

/// Where bots come from: the one of this level for this seat, if there is one.
pub(crate) type Source<'a, G> =
    dyn Fn(&str, &Setup<G>, Seat, Pace) -> Option<Box<dyn Mind<G>>> + Sync + 'a;

/// The bots of the house.
pub(crate) fn ours<G: Populated>(
    level: &str,
    _: &Setup<G>,
    seat: Seat,
    pace: Pace,
) -> Option<Box<dyn Mind<G>>> {
    G::mind(level, seat, pace)
}

/// How the games of a series differ.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Manner {
    /// Each game has a deal of its own, and each bot has a seat of its own.
    Seated,
    /// Each deal is played once from every seat: the bots move one seat to the left from game to
    /// game, and all series with the same seed have the same deals.
    Rotated,
    /// As `Seated`, but with bots that take as long as bots at people's tables do, and with the
    /// watch of a person in the first seat.
    Timed,
}

impl<G: Populated> Series<'_, G> {
    /// Plays `games` games. Each depends on the seed and its number alone, and only whole numbers
    /// are summed, so it does not matter which thread plays which.
    pub(crate) fn play(&self, games: u64, threads: usize, label: &str) -> (Tally, Duration) {
        let start = Instant::now();
        let next = AtomicU64::new(0);
        let progress = Progress::new(games, label);
        let mut tally = self.nothing();
        thread::scope(|scope| {
            let (next, progress) = (&next, &progress);
            let start = |_| {
                let series = Series { setup: self.setup.clone(), ..*self };
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
        let mut tally = self.nothing();
        loop {
            let first = next.fetch_add(BLOCK, Relaxed);
            if first >= games {
                return tally;
            }
            let block = first..games.min(first + BLOCK);
            progress.advance(block.end - block.start);
            block.for_each(|number| tally.count(&self.game(number), self.turned(number)));
        }
    }

    /// A tally of no games.
    fn nothing(&self) -> Tally {
        let tally = Tally::new(self.bots.len());
        if self.manner == Manner::Timed { tally.with_spreads() } else { tally }
    }

    /// By how many seats to the left the bots have moved in this game.
    fn turned(&self, number: u64) -> usize {
        match self.manner {
            Manner::Seated | Manner::Timed => 0,
            Manner::Rotated => (number % self.bots.len() as u64) as usize,
        }
    }

    /// Game number `number` of the series.
    fn game(&self, number: u64) -> Played {
        let (seats, turned) = (self.bots.len(), self.turned(number));
        let seed = match self.manner {
            Manner::Seated | Manner::Timed => self.seed.nth(number),
            Manner::Rotated => self.seed.nth(number / seats as u64),
        };
        let mind = |place: usize| -> Box<dyn Mind<G>> {
            let (seat, level) = (Seat(place as u8), &self.bots[(place + seats - turned) % seats]);
            let mind = (self.minds)(level, &self.setup, seat, self.pace(seat, seed));
            mind.expect("the level was looked up before")
        };
        let company = Company::sit(&self.setup, seed, (0..seats).map(mind).collect());
        match self.manner {
            Manner::Seated | Manner::Rotated => company.play(),
            Manner::Timed => company.timed_for(Seat(0)).play(),
        }
    }

    fn pace(&self, seat: Seat, seed: Seed) -> Pace {
        match self.manner {
            Manner::Seated | Manner::Rotated => Pace::at_once(),
            Manner::Timed => Minds::<G>::new(0, seed).human_pace(seat, Tempo::Normal),
        }
    }
}
