//! What can be in a table's mailbox.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use serde::{Deserialize, Serialize};
use tokio::sync::{OwnedSemaphorePermit, oneshot};
use tokio::time::Instant;
use wire::{Asked, Have, Join, Order, Seated, Stand, Token};

use super::{Lost, Outlet, Table};
use crate::lobby::LobbyRefusal;
use crate::metered;
use crate::play::Answer;

/// One connection to a table, for as long as it lasts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Door(pub u64);

/// The round-trip time of a connection. The gateway measures it, more often while acts race at the
/// table; the table reads the credit.
#[derive(Clone, Debug, Default)]
pub struct Line(Arc<Latency>);

#[derive(Debug, Default)]
struct Latency {
    credit_ms: AtomicU32,
    races: AtomicBool,
}

impl Line {
    /// Notes the credit.
    pub fn set_credit_ms(&self, ms: u32) {
        self.0.credit_ms.store(ms, Ordering::Relaxed);
    }

    /// The credit: how far back messages are dated.
    pub fn credit_ms(&self) -> u32 {
        self.0.credit_ms.load(Ordering::Relaxed)
    }

    /// Notes whether it matters at the table who acts first.
    pub fn set_races(&self, races: bool) {
        self.0.races.store(races, Ordering::Relaxed);
    }

    /// Whether it matters at the table who acts first.
    pub fn races(&self) -> bool {
        self.0.races.load(Ordering::Relaxed)
    }
}

/// A client's address, as a number that can only be compared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Whence(pub u64);

/// Somebody comes to the table.
pub struct Hello {
    /// Its connection.
    pub door: Door,
    /// Its address.
    pub from: Whence,
    /// Whether it plays, watches or is a shared screen.
    pub stand: Stand,
    /// The token that holds their seat.
    pub token: Option<Token>,
    /// How many updates they have already.
    pub have: Option<Have>,
    /// The queue of messages to them.
    pub outlet: Box<dyn Outlet>,
    /// Its round-trip time.
    pub line: Line,
    /// Where the table answers whether they may come in, or why not.
    pub reply: oneshot::Sender<Result<(), &'static str>>,
}

/// A message from a client whose hello was accepted.
#[derive(Debug, Serialize, Deserialize)]
pub enum Said {
    /// A numbered act, as the game writes it.
    Act(u64, String),
    /// A sample of their stream, as the game writes it.
    Sense(String),
    /// The samples of a beat, as the game writes them.
    Beat(Vec<String>),
    /// A message that could not be parsed, and why.
    Nonsense(String),
    /// A numbered order.
    Order(u64, Box<Order>),
}

/// A permit that a message holds while it waits in the mailbox, so that one connection cannot fill
/// it for all.
pub type Turn = Option<OwnedSemaphorePermit>;

/// What can be in the mailbox. What comes seldom is boxed: a mailbox reserves room for 32 of these.
pub enum Mail {
    /// A person asks for a seat.
    Sit(Box<Join>, Whence, oneshot::Sender<Result<Seated, LobbyRefusal>>),
    /// A person asks the host for a seat.
    Ask(Box<Join>, Whence, oneshot::Sender<Result<Asked, LobbyRefusal>>),
    /// A client says hello.
    Hello(Box<Hello>),
    /// A client sent something, which arrived at this instant.
    Said(Door, Said, Instant, Turn),
    /// A connection is gone.
    Gone(Door),
    /// The table goes to another node: this one lets go of it.
    Leave,
    /// For tests: a bug strikes.
    #[cfg(test)]
    Panic,
}

impl Table {
    /// Takes one thing from the mailbox.
    pub(super) async fn take(&mut self, mail: Mail) -> Result<(), Lost> {
        match mail {
            // A request that has timed out could never receive the token.
            Mail::Sit(_, _, reply) if reply.is_closed() => {}
            Mail::Sit(join, from, reply) => {
                let answer = self.sit(*join, from).await?;
                if let Err(Ok(seated)) = reply.send(answer) {
                    self.get_up(seated.seat).await?;
                }
            }
            Mail::Ask(join, from, reply) => {
                let answer = self.ask(*join, from);
                if let Err(Ok(asked)) = reply.send(answer) {
                    self.asks.answered(asked.id);
                }
            }
            Mail::Hello(hello) => self.hello(*hello).await?,
            Mail::Said(door, said, heard, turn) => {
                self.said(door, said, heard).await?;
                drop(turn);
            }
            Mail::Gone(door) => self.gone(door),
            Mail::Leave => {
                self.journal.release().await;
                return Err(Lost);
            }
            #[cfg(test)]
            Mail::Panic => panic!("a bug strikes, as the test wanted"),
        }
        Ok(())
    }

    async fn said(&mut self, door: Door, said: Said, heard: Instant) -> Result<(), Lost> {
        if let Said::Nonsense(what) = said {
            self.answer(door, Answer::Error(what));
            return Ok(());
        }
        let Some(seat) = self.doors.seat(door) else {
            self.answer(door, Answer::Error("you have no seat".into()));
            return Ok(());
        };
        let at = self.at(heard);
        match said {
            Said::Act(n, act) => {
                let acted = self.act(door, seat, n, at, &act).await;
                metered::ACT_SECONDS.record(heard.elapsed());
                acted
            }
            // At a table with a beat, signals outside a beat would leak information by their
            // timing.
            Said::Sense(_) if self.beats.next().is_some() => {
                let what = "this table has a beat: send your senses as {\"beat\":[…]}";
                self.answer(door, Answer::Error(what.into()));
                Ok(())
            }
            Said::Sense(sense) => self.sense(door, seat, at, &sense).await,
            Said::Beat(signals) => {
                for signal in signals {
                    self.sense(door, seat, at, &signal).await?;
                }
                Ok(())
            }
            Said::Order(n, order) => {
                self.order(door, seat, n, *order).await?;
                // The order may have ended the game in which others' orders waited.
                if self.play.is_none() { self.orders_that_waited().await } else { Ok(()) }
            }
            Said::Nonsense(_) => Ok(()),
        }
    }
}
