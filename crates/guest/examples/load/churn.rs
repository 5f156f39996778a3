//! Tables that come and go while others idle: people open a table, play a while and leave, and
//! others come.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::{Duration, Instant};

use guest::{Gone, Party, Place};

/// How long people stay, and how often they act.
const STAY: Duration = Duration::from_secs(20);
const EVERY: Duration = Duration::from_millis(250);
/// The seats of their tables.
const SEATS: usize = 4;

/// The times of all acts since they were last asked for, and the tables that came and went.
#[derive(Clone, Default)]
pub(crate) struct Churn(Rc<RefCell<(Vec<Duration>, usize)>>);

impl Churn {
    /// One table after the other, for ever.
    pub(crate) async fn run(self, place: Place, number: usize) {
        // Offset, so that tables do not come and go in step.
        tokio::time::sleep(STAY * (number as u32 % 16) / 16).await;
        loop {
            if let Err(gone) = self.play(place).await {
                eprintln!("a table that came and went: {gone}");
            }
        }
    }

    async fn play(&self, place: Place) -> Result<(), Gone> {
        let mut party = Party::sit(place, SEATS).await?;
        party.arrive(place).await?;
        party.start().await?;
        let leave = Instant::now() + STAY;
        while Instant::now() < leave {
            tokio::time::sleep(EVERY).await;
            let took = party.act().await?;
            if !took.is_zero() {
                self.0.borrow_mut().0.push(took);
            }
        }
        self.0.borrow_mut().1 += 1;
        Ok(())
    }

    /// The times of the acts, and how many tables went, since this was last asked.
    pub(crate) fn take(&self) -> (Vec<Duration>, usize) {
        self.0.take()
    }
}
