//! What can be in a table's mailbox.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use tokio::sync::{OwnedSemaphorePermit, oneshot};
use tokio::time::Instant;
use wire::{Have, Join, Order, Seated, Stand, Token};

use super::{Lost, Outbox, Table};
use crate::lobby::LobbyRefusal;
use crate::play::Answer;

/// One connection to a table, for as long as it lasts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Door(pub u64);

/// What is known of somebody's line: whoever measures it says how far back their words are dated
/// when they arrive.
#[derive(Clone, Debug, Default)]
pub struct Line(Arc<AtomicU32>);

impl Line {
    /// The line takes so long.
    pub fn set_credit_ms(&self, ms: u32) {
        self.0.store(ms, Ordering::Relaxed);
    }

    /// How far back words are dated.
    pub(super) fn credit_ms(&self) -> u64 {
        self.0.load(Ordering::Relaxed).into()
    }
}

/// Somebody comes to the table.
pub struct Hello {
    /// By which connection.
    pub door: Door,
    /// How they come.
    pub stand: Stand,
    /// What holds their seat.
    pub token: Option<Token>,
    /// How far they know the story.
    pub have: Option<Have>,
    /// Where to speak to them.
    pub outbox: Outbox,
    /// What is known of their line.
    pub line: Line,
    /// Whether they may, or why not.
    pub reply: oneshot::Sender<Result<(), &'static str>>,
}

/// What somebody says whose hello was accepted.
#[derive(Debug)]
pub enum Said {
    /// A numbered act, as the game writes it.
    Act(u64, String),
    /// A sample of their stream, as the game writes it.
    Sense(String),
    /// The samples of a beat, as the game writes them.
    Beat(Vec<String>),
    /// Something that nobody understands, and why.
    Nonsense(String),
    /// A numbered order.
    Order(u64, Order),
}

/// Held while something waits in a mailbox, so that one connection cannot fill it for all.
pub type Turn = Option<OwnedSemaphorePermit>;

/// What can be in the mailbox.
pub enum Mail {
    /// Somebody wants to sit down.
    Sit(Join, oneshot::Sender<Result<Seated, LobbyRefusal>>),
    /// Somebody asks what table this is.
    Look(oneshot::Sender<String>),
    /// Somebody comes.
    Hello(Hello),
    /// Somebody says something, which was heard at this instant.
    Said(Door, Said, Instant, Turn),
    /// A connection is gone.
    Gone(Door),
    /// For tests: a bug strikes.
    #[cfg(test)]
    Panic,
}

impl Table {
    /// Takes one thing from the mailbox.
    pub(super) async fn take(&mut self, mail: Mail) -> Result<(), Lost> {
        match mail {
            // Whoever has stopped waiting would never get the token.
            Mail::Sit(_, reply) if reply.is_closed() => {}
            Mail::Sit(join, reply) => {
                let answer = self.sit(join).await?;
                if let Err(Ok(seated)) = reply.send(answer) {
                    self.get_up(seated.seat).await?;
                }
            }
            Mail::Look(reply) => {
                let _ = reply.send(self.described(None));
            }
            Mail::Hello(hello) => self.hello(hello).await?,
            Mail::Said(door, said, heard, turn) => {
                self.said(door, said, heard).await?;
                drop(turn);
            }
            Mail::Gone(door) => self.gone(door),
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
            Said::Act(n, act) => self.act(door, seat, n, at, &act).await,
            Said::Sense(sense) => self.sense(door, seat, at, &sense).await,
            Said::Beat(signals) => {
                for signal in signals {
                    self.sense(door, seat, at, &signal).await?;
                }
                Ok(())
            }
            Said::Order(n, order) => self.order(door, seat, n, order).await,
            Said::Nonsense(_) => Ok(()),
        }
    }
}
