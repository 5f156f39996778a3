//! A table: one task, one mailbox, one journal.

mod beats;
mod doors;
mod game;
mod lobby;
mod mail;
pub(crate) mod wake;

use std::sync::Arc;
use std::sync::atomic::AtomicU32;
use std::time::Duration;

use kernel::{At, Observer, Seat};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, sleep_until};
use wire::{Code, Phase};

use crate::entry::Entry;
use crate::journal::Journal;
use crate::lobby::Lobby;
use crate::play::{Play, Told};
use beats::Beats;
use doors::Doors;

pub use doors::{Farewell, Outbox, Word};
pub use mail::{Door, Hello, Line, Mail, Said, Turn};

/// What a table says that is not about the game.
type Words<'a> = wire::ToClient<'a>;

/// The customs of a house, which all its tables keep.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Customs {
    /// A person away for so long is played by a bot until back.
    pub away: Duration,
    /// A table where no person has been for so long goes to sleep: it stays in its journal, and
    /// wakes when somebody comes.
    pub deserted: Duration,
    /// Bots move at once, not after a human while.
    pub quick_bots: bool,
}

impl Default for Customs {
    fn default() -> Self {
        let (away, deserted) = (Duration::from_secs(30), Duration::from_secs(600));
        Customs { away, deserted, quick_bots: false }
    }
}

/// Nothing is planned further ahead than this.
const HORIZON: Duration = Duration::from_secs(600);
/// How soon a write that failed is tried again, at first and at most.
const RETRY: (Duration, Duration) = (Duration::from_millis(10), Duration::from_secs(2));
/// No more thoughts and acts than this in a row before the mailbox is looked at again.
const STEPS_IN_A_ROW: u32 = 32;

/// Somebody else owns this table's journal now: it is not ours to speak of any more.
#[derive(Debug)]
pub(crate) struct Lost;

/// A table and everything it needs.
pub(crate) struct Table {
    code: Code,
    customs: Customs,
    journal: Journal,
    lobby: Lobby,
    play: Option<Box<dyn Play>>,
    told: Told,
    doors: Doors,
    mail: mpsc::Receiver<Mail>,
    /// The game's clock: it showed `shown` at `since`.
    since: Instant,
    shown: At,
    beats: Beats,
    paused: bool,
    /// Since when no person is connected.
    deserted: Option<Instant>,
}

impl Table {
    /// Goes on until nobody is there any more, or the table is somebody else's.
    pub(crate) async fn run(mut self) {
        if self.live().await.is_err() {
            tracing::info!(table = %self.code, "the table is not ours any more");
        }
    }

    async fn live(&mut self) -> Result<(), Lost> {
        loop {
            let due = self.next_instant();
            tokio::select! {
                mail = self.mail.recv() => match mail {
                    Some(mail) => {
                        self.keep_the_beat().await?;
                        self.take(mail).await?;
                    }
                    None => return Ok(()),
                },
                () = sleep_until(due) => self.time_passes().await?,
            }
            if self.deserted.is_some_and(|since| since.elapsed() >= self.customs.deserted) {
                tracing::info!(table = %self.code, "nobody is here, going to sleep");
                self.doors.dismiss_all(Farewell::Asleep);
                return Ok(());
            }
        }
    }

    /// The game's clock.
    fn now(&self) -> At {
        self.at(Instant::now())
    }

    /// What the game's clock showed at this instant.
    fn at(&self, instant: Instant) -> At {
        let passed = instant.saturating_duration_since(self.since).as_millis();
        self.shown.plus_ms(u64::try_from(passed).unwrap_or(u64::MAX))
    }

    /// Sets the game's clock: after a restart it goes on where the journal ends.
    fn set_clock(&mut self, at: At) {
        (self.since, self.shown) = (Instant::now(), at);
    }

    /// When something has to be done even if no mail comes.
    fn next_instant(&self) -> Instant {
        let game = self.next_of_game().map(|due| {
            let ms = due.0.saturating_sub(self.shown.0).min(HORIZON.as_millis() as u64);
            self.since + Duration::from_millis(ms)
        });
        let away = self.doors.next_away().filter(|_| self.lobby.phase == Phase::Playing);
        let away = away.map(|since| since + self.customs.away);
        let host = self.host_is_missed();
        let sleep = self.deserted.map(|since| since + self.customs.deserted);
        let later = Instant::now() + HORIZON;
        [game, away, host, sleep].into_iter().flatten().min().unwrap_or(later)
    }

    /// Writes an entry. Until it is safe the table says that it waits, and nothing else; its clock
    /// stands still.
    async fn write(&mut self, entry: &Entry) -> Result<(), Lost> {
        let bytes = entry.bytes();
        let (mut wait, most) = RETRY;
        let began = Instant::now();
        loop {
            match self.journal.append(&bytes).await {
                Ok(()) => break,
                Err(why) if why.is_retryable() => {
                    if !self.paused {
                        tracing::error!(table = %self.code, %why, "the journal cannot be written");
                        self.paused = true;
                        self.show_table_now();
                    }
                    sleep(wait).await;
                    wait = (wait * 2).min(most);
                }
                // The program ends.
                Err(store::Error::Closed) => return Err(Lost),
                Err(why) => {
                    tracing::error!(table = %self.code, %why, "the journal is lost to this table");
                    return Err(Lost);
                }
            }
        }
        metrics::histogram!("safehouse_journal_seconds").record(began.elapsed());
        if self.paused {
            self.paused = false;
            self.since += began.elapsed();
            self.show_table_now();
        }
        Ok(())
    }

    /// How many entries were written since the table woke, for whoever wants to know later.
    pub(crate) fn progress(&self) -> Arc<AtomicU32> {
        self.journal.written.clone()
    }

    /// The eyes through which somebody at a door looks. Whoever sat down when the game was over
    /// has no seat in it.
    fn observer(&self, seat: Option<Seat>, screen: bool) -> Observer {
        let seats = self.play.as_ref().map_or(u8::MAX, |play| play.seats());
        Table::eyes(seat.filter(|seat| seat.0 < seats), screen)
    }

    /// The same, when it is known what is being played.
    fn observer_by(&self, play: &dyn Play, seat: Option<Seat>, screen: bool) -> Observer {
        Table::eyes(seat.filter(|seat| seat.0 < play.seats()), screen)
    }

    fn eyes(seat: Option<Seat>, screen: bool) -> Observer {
        match seat {
            Some(seat) => Observer::Seat(seat),
            None if screen => Observer::Screen,
            None => Observer::Spectator,
        }
    }
}
