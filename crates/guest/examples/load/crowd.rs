//! Many tables at once.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::{Duration, Instant};

use guest::{Gone, Party, Place};
use tokio::task::LocalSet;

/// All tables and their players.
pub(crate) struct Crowd<P = Party>(Vec<Rc<RefCell<Option<P>>>>);

/// A table at which people act.
pub(crate) trait Round {
    /// One act, timed from sending it until every seat has its update; zero if it was none.
    async fn act(&mut self) -> Result<Duration, Gone>;
}

impl Round for Party {
    async fn act(&mut self) -> Result<Duration, Gone> {
        Party::act(self).await
    }
}

/// The number of tables that are opened, or come back, at the same time: a whole crowd at the door
/// takes its time.
const AT_ONCE: usize = 64;

/// Opens this many tables with this many seats each; nobody is connected yet.
pub(crate) async fn sit(place: Place, tables: usize, seats: usize) -> Result<Crowd, Gone> {
    Crowd::gather(tables, async |_| Party::sit(place, seats).await).await
}

impl<P: Round> Crowd<P> {
    /// Fills this many tables, each by its number.
    pub(crate) async fn gather(
        tables: usize,
        sit: impl AsyncFn(usize) -> Result<P, Gone>,
    ) -> Result<Crowd<P>, Gone> {
        let crowd = Crowd((0..tables).map(|_| Rc::default()).collect());
        let next = Rc::new(RefCell::new(0));
        crowd
            .each(AT_ONCE, async |slot| {
                let number = next.replace_with(|next| *next + 1);
                slot.replace(Some(sit(number).await?));
                Ok(())
            })
            .await?;
        Ok(crowd)
    }

    /// Everybody plays until `ends`; returns how long each act took.
    pub(crate) async fn play(
        &self,
        period: Option<Duration>,
        until: Instant,
    ) -> Result<Vec<Duration>, Gone> {
        let times = Rc::new(RefCell::new(Vec::new()));
        let start = Instant::now();
        let tables = self.0.len() as u32;
        let turn = Rc::new(RefCell::new(0));
        self.each(usize::MAX, async |slot| {
            let mut table = slot.borrow_mut().take().expect("everybody came");
            // Offset, so that tables do not act in step.
            let mine = turn.replace_with(|turn| *turn + 1);
            let mut due = start + period.unwrap_or_default() * mine / tables;
            while Instant::now() < until {
                if let Some(period) = period {
                    tokio::time::sleep_until(due.into()).await;
                    due += period;
                }
                let took = table.act().await?;
                if !took.is_zero() {
                    times.borrow_mut().push(took);
                }
            }
            slot.replace(Some(table));
            Ok(())
        })
        .await?;
        Ok(times.take())
    }

    async fn with(&self, work: impl AsyncFn(&mut P) -> Result<(), Gone>) -> Result<(), Gone> {
        self.each(AT_ONCE, async |slot| {
            let mut table = slot.borrow_mut().take().expect("everybody came");
            work(&mut table).await?;
            slot.replace(Some(table));
            Ok(())
        })
        .await
    }

    /// Runs this for every table, `AT_ONCE` at a time.
    async fn each(
        &self,
        at_once: usize,
        work: impl AsyncFn(Rc<RefCell<Option<P>>>) -> Result<(), Gone>,
    ) -> Result<(), Gone> {
        let places = Rc::new(tokio::sync::Semaphore::new(at_once.min(self.0.len())));
        let all = self.0.iter().map(async |slot| {
            let _place = places.acquire().await;
            work(slot.clone()).await
        });
        let local = LocalSet::new();
        local.run_until(futures_util::future::try_join_all(all)).await?;
        Ok(())
    }
}

impl Crowd {
    /// Everybody connects.
    pub(crate) async fn arrive(&self, place: Place) -> Result<(), Gone> {
        self.with(async |table| table.arrive(place).await).await
    }

    /// A game begins at every table.
    pub(crate) async fn start(&self) -> Result<(), Gone> {
        self.with(async |table| table.start().await).await
    }

    /// Everybody reconnects after the server was killed.
    pub(crate) async fn come_back(&self, place: Place) -> Result<(), Gone> {
        self.with(async |table| table.come_back(place).await).await
    }

    /// The mean length of an update so far.
    pub(crate) fn mean_bytes(&self) -> usize {
        let (mut updates, mut bytes) = (0, 0);
        for table in self.0.iter().filter_map(|slot| slot.borrow().as_ref().map(Party::updates)) {
            (updates, bytes) = (updates + table.0, bytes + table.1);
        }
        bytes / updates.max(1)
    }
}
