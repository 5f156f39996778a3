//! What can be in a table's mailbox.

use tokio::sync::{OwnedSemaphorePermit, oneshot};
use wire::{Have, Join, Order, Seated, Stand, Token};

use super::{Lost, Outbox, Table, Words};
use crate::lobby::LobbyRefusal;

/// One connection to a table, for as long as it lasts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Door(pub u64);

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
    /// Somebody says something.
    Said(Door, Said, Turn),
    /// A connection is gone.
    Gone(Door),
    /// For tests: a bug strikes.
    #[cfg(feature = "faults")]
    Panic,
}

impl Table {
    /// Takes one thing from the mailbox.
    pub(super) async fn take(&mut self, mail: Mail) -> Result<(), Lost> {
        match mail {
            Mail::Sit(join, reply) => {
                let answer = self.sit(join).await?;
                let _ = reply.send(answer);
            }
            Mail::Look(reply) => {
                let _ = reply.send(self.described(None));
            }
            Mail::Hello(hello) => self.hello(hello).await?,
            Mail::Said(door, said, turn) => {
                self.said(door, said).await?;
                drop(turn);
            }
            Mail::Gone(door) => self.gone(door),
            #[cfg(feature = "faults")]
            Mail::Panic => panic!("a bug strikes, as the test wanted"),
        }
        Ok(())
    }

    async fn said(&mut self, door: Door, said: Said) -> Result<(), Lost> {
        let Some(seat) = self.doors.seat(door) else {
            self.say(door, Words::Error { what: "you have no seat" });
            return Ok(());
        };
        match said {
            Said::Act(n, act) => self.act(door, seat, n, &act).await,
            Said::Sense(sense) => self.sense(door, seat, &sense).await,
            Said::Order(n, order) => self.order(door, seat, n, order).await,
        }
    }
}
