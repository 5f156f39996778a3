//! A house that closes hands its tables over, one by one, and takes no more.

use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::time::timeout;
use wire::Code;

use crate::house::House;
use crate::rooms::Room;
use crate::table::Mail;

/// A table that has not gone after this long waits for its store. It goes with the program.
const PATIENCE: Duration = Duration::from_secs(5);

impl House {
    /// Whether this house gives its tables away.
    pub fn is_draining(&self) -> bool {
        self.0.draining.load(Ordering::Acquire)
    }

    /// Hands over every table that is awake here. From now on no table wakes here; people who come
    /// are brought to the other nodes.
    pub async fn drain(&self) {
        self.0.draining.store(true, Ordering::Release);
        for code in self.0.rooms.here() {
            self.hand_over(code).await;
        }
    }

    /// Lets go of a table, and has another node wake it before its people are back.
    async fn hand_over(&self, code: Code) {
        let Some(Room { mailbox, .. }) = self.0.rooms.if_here(code) else { return };
        let leaving = async {
            let _ = mailbox.send(Mail::Leave).await;
            mailbox.closed().await;
        };
        if timeout(PATIENCE, leaving).await.is_err() {
            return;
        }
        // The first client to come back would wake it as well.
        if self.other().is_some() {
            let _ = self.mailbox(code).await;
        }
    }
}
