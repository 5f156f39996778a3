//! A table speaks only while its program may: where programs share a database, each has a lease.

use std::time::Duration;

use tokio::time::{Instant, sleep};

use super::{Lost, Table};

/// How long the table waits before it asks again whose it is.
const ASK_AGAIN: Duration = Duration::from_millis(50);

impl Table {
    /// Goes on at once while the lease holds, which is always so in a store of one program.
    pub(super) async fn keep_tenure(&mut self) -> Result<(), Lost> {
        if self.tenure.is_sure() && self.tenure.term() == self.term {
            return Ok(());
        }
        self.regain_tenure().await
    }

    /// Waits until the lease is renewed, says nothing meanwhile, and lets go of the table if it
    /// has got another owner. The table's clock stands still.
    async fn regain_tenure(&mut self) -> Result<(), Lost> {
        let began = Instant::now();
        // The last word while the lease still holds. After that nobody is told anything.
        if self.tenure.is_held() && self.tenure.term() == self.term {
            self.pause("the lease cannot be renewed");
        }
        loop {
            self.tenure.held().await;
            let term = self.tenure.term();
            if term == self.term {
                break;
            }
            match self.journal.verify().await {
                Ok(()) => self.term = term,
                Err(why) if why.is_retryable() => sleep(ASK_AGAIN).await,
                Err(why) => {
                    let table = self.journal.table();
                    tracing::warn!(table, %why, "another node has the table now");
                    return Err(Lost);
                }
            }
        }
        self.since += began.elapsed();
        if self.paused.take().is_some() {
            tracing::info!(table = self.journal.table(), "the lease is renewed");
            self.show_table_now();
        }
        Ok(())
    }
}
