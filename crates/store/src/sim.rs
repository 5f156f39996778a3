//! A simulated store, for tests of the store's users.
//!
//! It keeps the same contract as the disk, in memory and without a thread. Writes are answered on
//! tokio's clock, reads at once. Everything that happens to it follows from one seed: how long a
//! write takes, and which writes fail, hang, or succeed although their answer is lost. On a
//! current-thread runtime with a paused clock a run can therefore be repeated exactly.
//!
//! ```
//! # tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build().unwrap()
//! # .block_on(async {
//! use store::{Label, sim::{Sim, Trouble}};
//! let sim = Sim::new(7, Trouble::default());
//! let store = sim.open();
//! let deed = store.create("amber-fox", b"head").await?;
//! let unanswered = store.append(deed, 0, Label(0), b"dealt");
//!
//! let store = sim.open(); // as after kill -9: what was acknowledged is there
//! assert_eq!(unanswered.await, Err(store::Error::Closed)); // this may be there or not
//! assert!(store.journal(deed.table)?.length <= 1);
//! # Ok::<(), store::Error>(())
//! # }).unwrap();
//! ```

mod due;
mod random;
mod room;
mod shelves;
mod trouble;

use crate::{Error, Receipt, Store, Tenure};
pub(crate) use due::Due;
pub(crate) use random::Random;
use shelves::Shelves;
use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};
use tokio::time::Instant;
use trouble::{Fate, Weather};
pub use trouble::{Met, Trouble};

/// The wall clock at the beginning of every simulation, in ms since 1970.
const BEGINNING_MS: i64 = 1_700_000_000_000;

/// A simulated disk. It outlives the stores that are opened on it, as a disk outlives processes.
#[derive(Clone)]
pub struct Sim(Arc<Mutex<World>>);

struct World {
    /// The contents of the disk.
    shelves: Shelves,
    /// Requests that are not done yet, in order.
    queue: VecDeque<Pending>,
    /// The number of requests that have left the queue.
    done: u64,
    /// The number of stores opened so far. Only the newest can be open.
    stores: u64,
    is_open: bool,
    began: Instant,
    weather: Weather,
    tenure: Tenure,
}

/// A request that will be done at this instant.
struct Pending {
    at: Instant,
    fate: Fate,
    work: Work,
}

/// Carries out a request and answers it, according to its fate.
type Work = Box<dyn FnOnce(&mut Shelves, Fate) + Send>;

impl Sim {
    /// An empty disk whose behaviour follows from this seed.
    pub fn new(seed: u64, trouble: Trouble) -> Sim {
        let began = Instant::now();
        Sim(Arc::new(Mutex::new(World {
            shelves: Shelves::default(),
            queue: VecDeque::new(),
            done: 0,
            stores: 0,
            is_open: false,
            began,
            weather: Weather::new(seed, trouble, began),
            tenure: Tenure::default(),
        })))
    }

    /// Opens a store on this disk. A store that was open before is killed first.
    pub fn open(&self) -> Store {
        self.kill();
        let mut world = self.world();
        world.stores += 1;
        world.is_open = true;
        Store::at(room::Room { sim: self.clone(), number: world.stores })
    }

    /// Ends the open store as `kill -9` would: acknowledged requests are kept, and of the others,
    /// in order, as many as the seed decides. Open receipts get [`Error::Closed`].
    pub fn kill(&self) {
        let mut world = self.world();
        let now = Instant::now();
        world.catch_up(now);
        let pending = world.queue.len() as u64;
        for _ in 0..world.weather.below(pending + 1) {
            world.step(true);
        }
        // Receipts of the requests that are dropped here resolve to `Closed`.
        world.done += world.queue.len() as u64;
        world.queue.clear();
        world.is_open = false;
    }

    /// Sets how often trouble comes from now on.
    pub fn set_trouble(&self, trouble: Trouble) {
        self.world().weather.trouble = trouble;
    }

    /// Makes the disk hang: no request made from now on is answered before this time has passed.
    pub fn hang(&self, time: Duration) {
        self.world().weather.hang(Instant::now() + time);
    }

    /// Fills the disk for this time: writes that are due meanwhile are refused.
    pub fn fill(&self, time: Duration) {
        self.world().weather.fill(Instant::now() + time);
    }

    /// From now on a store that is opened has a lease, as in a database that programs share. It holds
    /// until it is let go.
    pub fn lease(&self) {
        self.world().tenure = Tenure::leased();
        self.renew();
    }

    /// The lease runs out: the store's program must be silent.
    pub fn lapse(&self) {
        self.world().tenure.end();
    }

    /// The lease is renewed after it had run out.
    pub fn renew(&self) {
        let long = Duration::from_secs(24 * 60 * 60);
        self.world().tenure.renewed(std::time::Instant::now(), long, true);
    }

    /// Counts of the trouble so far.
    pub fn met(&self) -> Met {
        self.world().weather.met
    }

    fn world(&self) -> MutexGuard<'_, World> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Queues a request of the store with this number.
    fn ask<T: Send + 'static>(
        &self,
        store: u64,
        work: impl FnOnce(&mut Shelves) -> Result<T, Error> + Send + 'static,
    ) -> Receipt<T> {
        let mut world = self.world();
        if !world.is_open(store) {
            return Receipt::refused(Error::Closed);
        }
        let (asker, receipt) = Receipt::new();
        let (at, fate) = world.weather.next_write(Instant::now());
        let work = Box::new(move |shelves: &mut Shelves, fate| {
            let answer = match fate {
                Fate::Answered => work(shelves),
                Fate::Unanswered(error) => work(shelves).and(Err(error)),
                Fate::Failed(error) => Err(error),
            };
            let _ = asker.send(answer);
        });
        world.queue.push_back(Pending { at, fate, work });
        let number = world.done + world.queue.len() as u64;
        drop(world);
        receipt.when(Due::new(self.clone(), number, at))
    }

    /// Reads the state that is written by now.
    fn read<T>(
        &self,
        store: u64,
        read: impl FnOnce(&Shelves) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let mut world = self.world();
        if !world.is_open(store) {
            return Err(Error::Closed);
        }
        world.catch_up(Instant::now());
        read(&world.shelves)
    }
}

impl World {
    fn is_open(&self, store: u64) -> bool {
        self.is_open && self.stores == store
    }

    /// Carries out the requests that are due by this instant.
    fn catch_up(&mut self, now: Instant) {
        while self.queue.front().is_some_and(|next| next.at <= now) {
            self.step(false);
        }
    }

    /// Carries out the next request, if there is one. During a kill its answer is lost.
    fn step(&mut self, in_a_kill: bool) {
        let Some(next) = self.queue.pop_front() else { return };
        self.done += 1;
        self.shelves.now_ms = wall_clock(self.began, next.at);
        let fate = if in_a_kill { next.fate.without_answer() } else { next.fate };
        (next.work)(&mut self.shelves, fate);
    }
}

fn wall_clock(began: Instant, now: Instant) -> i64 {
    let passed = now.saturating_duration_since(began).as_millis();
    BEGINNING_MS.saturating_add(i64::try_from(passed).unwrap_or(i64::MAX))
}
