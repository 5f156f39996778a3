//! Ends and purges old tables: their codes expire, and their space on disk is used again. Results
//! stay.

use std::time::Duration;

use store::Journal;
use wire::Code;

use crate::house::House;
use crate::journal::reading;
use crate::lobby::Shelf;
use crate::table::now_ms;

/// How long a table is kept after somebody last touched it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keep {
    /// A table at which no game was ever opened.
    pub unused: Duration,
    /// A table in the middle of a game.
    pub playing: Duration,
    /// A table at which a game was played to its end.
    pub finished: Duration,
}

impl Default for Keep {
    fn default() -> Self {
        const DAY: Duration = Duration::from_secs(24 * 60 * 60);
        Keep { unused: DAY, playing: 14 * DAY, finished: 30 * DAY }
    }
}

/// How long a lesson is kept after its learner last touched it.
const LESSON: Duration = Duration::from_secs(60 * 60);
/// How often old tables are looked for.
const EVERY: Duration = Duration::from_secs(60);
/// How many tables end in one round for each shelf, and how many entries are deleted in one
/// transaction: other tables write in between.
const TABLES_AT_ONCE: u32 = 256;
const ENTRIES_AT_ONCE: u32 = 1024;

impl Keep {
    fn of(&self, shelf: Shelf) -> Duration {
        match shelf {
            Shelf::Unused => self.unused,
            Shelf::Playing => self.playing,
            Shelf::Finished => self.finished,
            Shelf::Lesson => LESSON.min(self.unused),
        }
    }
}

impl House {
    /// Ends and purges old tables now and then, for as long as the program runs.
    pub async fn sweep(self, keep: Keep) {
        loop {
            if let Err(why) = self.sweep_once(keep, now_ms()).await {
                // Perhaps the disk fails. The tables report that; the sweep tries again in its next
                // round.
                tracing::warn!(%why, "old tables could not be let go");
            }
            tokio::time::sleep(EVERY).await;
        }
    }

    /// Ends the tables whose time is over, purges ended ones, and returns how many tables ended.
    pub(crate) async fn sweep_once(&self, keep: Keep, now_ms: i64) -> Result<u32, store::Error> {
        let store = self.store();
        let mut ended = 0;
        for shelf in Shelf::ALL {
            let age_ms = i64::try_from(keep.of(shelf).as_millis()).unwrap_or(i64::MAX);
            let before_ms = now_ms.saturating_sub(age_ms);
            let stale =
                move |store: &store::Store| store.stale(shelf.label(), before_ms, TABLES_AT_ONCE);
            for journal in reading(store, stale).await? {
                ended += u32::from(self.end_if_asleep(&journal, now_ms).await?);
            }
        }
        while store.purge(now_ms.saturating_add(1), ENTRIES_AT_ONCE).await?.more {}
        metrics::counter!("safehouse_tables_purged_total").increment(u64::from(ended));
        Ok(ended)
    }

    /// Ends a sleeping table, and returns whether it did. A client that says hello at this very
    /// moment waits until it has ended, and then finds no table.
    async fn end_if_asleep(&self, journal: &Journal, now_ms: i64) -> Result<bool, store::Error> {
        let Ok(code) = Code::read(&journal.code) else { return Ok(false) };
        let (store, table) = (self.store(), journal.table);
        let ending = async {
            let deed = store.claim(table).await?;
            store.end(deed, now_ms).await
        };
        match self.while_asleep(code, ending).await.transpose() {
            // It is awake on another node.
            Err(store::Error::Elsewhere { .. }) => Ok(false),
            ended => Ok(ended?.is_some()),
        }
    }
}
