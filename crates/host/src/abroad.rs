//! Tables that are awake on other nodes of the same house.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use store::NodeId;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep};
use wire::{Code, Create, Key, Seated};

use crate::catalog::Edition;
use crate::house::{ANSWER, House};
use crate::rooms::{Cell, Looks, Room};
use crate::table::wake::CannotWake;
use crate::{LobbyRefusal, Mail, NoTable};

/// A future answer, of a trait that is used as an object.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// The text of a table that strangers may read, once its node has sent it.
pub type Looking = Later<'static, Result<Arc<str>, NoTable>>;

/// The way to the other nodes.
pub trait Elsewhere: Send + Sync {
    /// A table that this node owns, or is to claim.
    fn find(&self, node: NodeId, code: Code) -> Later<'_, Result<Abroad, Missed>>;

    /// The node with the fewest tables that takes more, and how many it has.
    fn lightest(&self) -> Option<(NodeId, usize)>;

    /// The node with the fewest tables that takes more and has this edition of the rules.
    fn reader(&self, edition: &Edition) -> Option<NodeId>;

    /// Makes a table on this node.
    fn create(
        &self,
        node: NodeId,
        create: Box<Create>,
    ) -> Later<'_, Result<Result<Seated, LobbyRefusal>, NoTable>>;
}

/// A table on another node, as far as this one needs it.
#[derive(Clone)]
pub struct Abroad {
    /// Everything that is put here is carried to the table.
    pub mailbox: mpsc::Sender<Mail>,
    /// The key that links to the table carry.
    pub key: Option<Key>,
    /// Asks for the text that strangers may read.
    pub look: Arc<dyn Fn() -> Looking + Send + Sync>,
}

/// Why a table is not found on a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Missed {
    /// The node does not answer, or cannot help now: it may have died, or just let go of the table.
    Silent,
    /// The node has found the table on this one.
    At(NodeId),
    /// The node says this.
    No(NoTable),
}

/// A room on another node: which, and how to look into it.
pub(crate) struct Away {
    pub(crate) node: NodeId,
    pub(crate) look: Arc<dyn Fn() -> Looking + Send + Sync>,
}

/// How often a silent node's table is tried again: its lease runs out soon, if it has died.
const TRY_AGAIN: Duration = Duration::from_millis(50);

impl House {
    /// The node that is to have what this one gives away.
    pub(crate) fn other(&self) -> Option<(NodeId, usize)> {
        self.0.elsewhere.get()?.lightest()
    }

    /// The node that can read a journal, if this one has not got the rules for it.
    pub(crate) fn reader(&self, why: &CannotWake) -> Option<NodeId> {
        match why {
            CannotWake::Foreign(edition) => self.0.elsewhere.get()?.reader(edition),
            CannotWake::Journal(_) | CannotWake::Broken(_) => None,
        }
    }

    /// Wakes a table, here or on the node that owns it. If that node is silent, this waits a while
    /// for its lease to run out, so that people who come back do not have to ask again and again.
    pub(crate) async fn wake(&self, code: Code, cell: Cell) -> Result<Room, NoTable> {
        let began = Instant::now();
        let mut at = None;
        loop {
            let node = match at.take() {
                Some(node) => node,
                None => match self.wake_here(code, &cell).await? {
                    Woken::Here(room) => return Ok(room),
                    Woken::Elsewhere(node) => node,
                },
            };
            match self.go_abroad(node, code, &cell).await {
                Ok(room) => return Ok(room),
                Err(Missed::No(why)) => return Err(why),
                Err(_) if began.elapsed() >= ANSWER => return Err(NoTable::Unavailable),
                Err(Missed::At(node)) => at = Some(node),
                Err(Missed::Silent) => sleep(TRY_AGAIN).await,
            }
        }
    }

    /// The way to a table that another node owns.
    async fn go_abroad(&self, node: NodeId, code: Code, cell: &Cell) -> Result<Room, Missed> {
        let others = self.0.elsewhere.get().ok_or(Missed::No(NoTable::Unavailable))?;
        let Abroad { mailbox, key, look } = others.find(node, code).await?;
        let (house, closing, cell) = (self.clone(), mailbox.clone(), cell.clone());
        tokio::spawn(async move {
            closing.closed().await;
            house.0.rooms.forget(code, &cell);
        });
        Ok(Room { mailbox, look: Looks::Abroad(Arc::new(Away { node, look })), key })
    }
}

/// Where a table is awake.
pub(crate) enum Woken {
    Here(Room),
    Elsewhere(NodeId),
}
