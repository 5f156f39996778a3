//! A table: one task, one mailbox, one journal.

mod asks;
mod banned;
mod beats;
mod doors;
mod game;
mod hint;
mod lesson;
mod lobby;
mod look;
mod mail;
mod orders;
mod outlet;
mod presence;
mod rate;
mod result;
mod tenure;
mod voice;
pub(crate) mod wake;

use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::AtomicU32;
use std::time::Duration;

use kernel::{At, Observer, Seat};
use store::{Label, Tenure};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, sleep_until, timeout_at};
use wire::{Code, Key, Prefix};

use crate::entry::Entry;
use crate::house::Chance;
use crate::journal::Journal;
use crate::lobby::Lobby;
use crate::metered;
use crate::play::{Play, Sent};
use asks::Asks;
use banned::Banned;
use beats::Beats;
use doors::Doors;
use orders::Orders;
use presence::Presence;
use rate::Rate;

pub(crate) use beats::OPENING_BEAT;
pub(crate) use look::Look;
pub use mail::{Door, Hello, Line, Mail, Said, Turn, Whence};
pub use outlet::{Farewell, Outlet, TooSlow, Word};
pub(crate) use result::now_ms;

/// What a table says that is not about the game.
type Words<'a> = wire::ToClient<'a>;

/// The customs of a house, which all its tables keep.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Customs {
    /// After this absence a bot plays for a person, until they are back.
    pub away: Duration,
    /// A table goes to sleep when nobody has been connected for this long. Its journal stays, and a
    /// hello wakes it.
    pub deserted: Duration,
    /// Bots move at once, without a human pause.
    pub quick_bots: bool,
    /// How many orders a second a person may give in the long run; thirty seconds' worth in a
    /// burst.
    pub orders_per_s: u32,
    /// A host may choose any options that the rules accept, and not only those that are offered:
    /// for tests that need a clock of seconds.
    pub any_options: bool,
    /// The syllable with which the codes of new tables begin, if several houses share a name.
    pub codes: Option<Prefix>,
}

impl Default for Customs {
    fn default() -> Self {
        let (away, deserted) = (Duration::from_secs(30), Duration::from_secs(600));
        let (quick_bots, any_options, codes) = (false, false, None);
        Customs { away, deserted, quick_bots, orders_per_s: 1, any_options, codes }
    }
}

/// A write that takes longer than this pauses the table and its clock, whether the disk fails or
/// hangs.
const SLOW_WRITE: Duration = Duration::from_millis(300);
/// How long the table waits before it tries a failed write again: the first time, and at most.
const RETRY: (Duration, Duration) = (Duration::from_millis(10), Duration::from_secs(2));
/// After this many thoughts and acts in a row the table looks into its mailbox again.
const STEPS_IN_A_ROW: u32 = 32;

/// Another process owns this table's journal now. This one must stop sending.
#[derive(Debug)]
pub(crate) struct Lost;

/// A table and everything it needs.
pub(crate) struct Table {
    code: Code,
    customs: Customs,
    chance: Chance,
    journal: Journal,
    lobby: Lobby,
    play: Option<Box<dyn Play>>,
    sent: Sent,
    doors: Doors,
    mail: mpsc::Receiver<Mail>,
    /// The game's clock showed `shown` at `since`, and runs from there at `rate`.
    since: Instant,
    shown: At,
    rate: Rate,
    beats: Beats,
    /// Whether the next flush sends everybody the `table` message.
    changed: bool,
    paused: Option<Paused>,
    presence: Presence,
    orders: Orders,
    banned: Banned,
    asks: Asks,
    /// How far the lesson has come, if this is one.
    lesson: Option<wire::Lesson>,
    /// The table as strangers with the code may see it.
    look: Look,
    /// Whether this program may speak for the table, and the term of the lease in which it was found
    /// to own it.
    tenure: Tenure,
    term: u64,
    /// Since when no person is connected.
    deserted: Option<Instant>,
    /// How often time alone woke the table.
    #[cfg(test)]
    wakes: tests::Wakes,
}

/// Counts a table among the paused ones for as long as it is.
struct Paused;

impl Paused {
    fn new() -> Paused {
        metrics::gauge!("safehouse_tables_paused").increment(1.0);
        Paused
    }
}

impl Drop for Paused {
    fn drop(&mut self) {
        metrics::gauge!("safehouse_tables_paused").decrement(1.0);
    }
}

/// Sleeps until an instant; for ever if there is none.
async fn until(due: Option<Instant>) {
    match due {
        Some(due) => sleep_until(due).await,
        None => std::future::pending().await,
    }
}

impl Table {
    /// Runs until the table sleeps, or another process owns it.
    pub(crate) async fn run(mut self) {
        if self.live().await.is_err() {
            tracing::info!(table = self.journal.table(), "the table is not ours any more");
        }
    }

    async fn live(&mut self) -> Result<(), Lost> {
        let tenure = self.tenure.clone();
        loop {
            let due = self.next_instant();
            tokio::select! {
                // Biased, so that a simulated evening can be repeated exactly.
                biased;
                mail = self.mail.recv() => match mail {
                    Some(mail) => {
                        self.keep_tenure().await?;
                        self.keep_the_beat().await?;
                        self.take(mail).await?;
                        self.post();
                    }
                    None => return Ok(()),
                },
                () = until(due) => {
                    #[cfg(test)]
                    self.wakes.count();
                    self.keep_tenure().await?;
                    self.time_passes().await?;
                }
                // Nobody may say anything for a while, and yet those who are connected must not wait
                // at a table that another node has by now.
                () = tenure.anew(self.term) => self.keep_tenure().await?,
            }
            // A hello in the mailbox keeps the table awake.
            let deserted = self.deserted.filter(|_| self.mail.is_empty());
            if deserted.is_some_and(|since| since.elapsed() >= self.customs.deserted) {
                tracing::info!(table = self.journal.table(), "nobody is here, going to sleep");
                self.doors.dismiss_all(Farewell::Asleep);
                self.journal.release().await;
                return Ok(());
            }
        }
    }

    /// The game's clock.
    fn now(&self) -> At {
        self.at(Instant::now())
    }

    /// The game's clock at this instant.
    fn at(&self, instant: Instant) -> At {
        let passed = instant.saturating_duration_since(self.since).as_millis();
        let passed = u64::try_from(passed).unwrap_or(u64::MAX);
        self.shown.plus_ms(passed.saturating_mul(self.rate.times().into()))
    }

    /// Sets the game's clock: after a restart it goes on where the journal ends.
    fn set_clock(&mut self, at: At) {
        (self.since, self.shown) = (Instant::now(), at);
    }

    /// When the table must act even if no message arrives; `None` if nothing will ever be due.
    fn next_instant(&self) -> Option<Instant> {
        let game = self.next_of_game().and_then(|due| {
            let shown = due.0.saturating_sub(self.shown.0);
            let wait = Duration::from_millis(shown.div_ceil(self.rate.times().into()));
            // A deadline beyond what the clock can count never comes.
            self.since.checked_add(wait)
        });
        // Where there is a beat, these wait for it.
        let waits = self.beats.next().is_some();
        let away = self.doors.next_away().filter(|_| !waits && self.missing_are_replaced());
        let away = away.map(|since| since + self.customs.away);
        let host = self.host_is_missed().filter(|_| !waits);
        let sleep = self.deserted.map(|since| since + self.customs.deserted);
        let show = self.presence.due();
        let asks = self.asks.next_to_go().filter(|_| !waits);
        [game, away, host, sleep, show, asks].into_iter().flatten().min()
    }

    /// Appends an entry to the journal.
    async fn write(&mut self, entry: &Entry, label: Label) -> Result<(), Lost> {
        let (bytes, began) = (entry.bytes(), Instant::now());
        self.safely(|journal| journal.append(&bytes, label)).await?;
        self.journal.wrote(entry);
        metered::JOURNAL_SECONDS.record(began.elapsed());
        Ok(())
    }

    /// Repeats a write until it is on disk. A write that fails or hangs pauses the table: it sends
    /// word of the pause and nothing else, and its clock stands still.
    async fn safely<F>(&mut self, ask: impl Fn(&Journal) -> F) -> Result<(), Lost>
    where
        F: Future<Output = Result<(), store::Error>>,
    {
        let (mut wait, most) = RETRY;
        let began = Instant::now();
        loop {
            let mut asked = pin!(ask(&self.journal));
            let answer = match timeout_at(began + SLOW_WRITE, &mut asked).await {
                Ok(answer) => answer,
                Err(_) => {
                    self.pause("a write takes too long");
                    asked.await
                }
            };
            match answer {
                Ok(()) => break,
                Err(why) if why.is_retryable() => {
                    self.pause(&why.to_string());
                    sleep(wait).await;
                    wait = (wait * 2).min(most);
                }
                // The program ends.
                Err(store::Error::Closed) => return Err(Lost),
                Err(why) => {
                    if matches!(why, store::Error::NotOwner { .. }) {
                        metrics::counter!("safehouse_fenced_writes_total").increment(1);
                    }
                    let table = self.journal.table();
                    tracing::error!(table, %why, "the journal is lost to this table");
                    return Err(Lost);
                }
            }
        }
        if self.paused.take().is_some() {
            self.since += began.elapsed();
            tracing::info!(table = self.journal.table(), "the journal can be written again");
            self.show_table_now();
        }
        Ok(())
    }

    /// Tells everybody at the table, and the operator once, that it waits for its disk.
    fn pause(&mut self, why: &str) {
        if self.paused.is_none() {
            tracing::error!(table = self.journal.table(), why, "the journal cannot be written");
            self.paused = Some(Paused::new());
            self.show_table_now();
        }
    }

    /// How many entries the table has written since it woke; still readable after a panic.
    pub(crate) fn progress(&self) -> Arc<AtomicU32> {
        self.journal.written.clone()
    }

    /// The table's number, for the log.
    pub(crate) fn number(&self) -> i64 {
        self.journal.table()
    }

    /// The key that links to this table carry.
    pub(crate) fn key(&self) -> Option<Key> {
        self.lobby.key
    }

    /// The text that strangers may read; the table keeps it up to date.
    pub(crate) fn look(&self) -> Look {
        self.look.clone()
    }

    /// The observer through whose eyes a connection sees the game. A person who sat down after it
    /// ended has no seat in it.
    fn observer(&self, seat: Option<Seat>, screen: bool) -> Observer {
        let seats = self.play.as_ref().map_or(u8::MAX, |play| play.seats());
        Table::eyes(seat.filter(|seat| seat.0 < seats), screen)
    }

    /// The same, for a caller that holds the game.
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

#[cfg(test)]
mod tests;
