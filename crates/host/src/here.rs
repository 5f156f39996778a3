//! What other nodes ask of this one: tables that are its own, or shall be. It never sends them on.

use std::sync::Arc;

use store::NodeId;
use tokio::sync::{mpsc, oneshot};
use wire::{Asked, Code, Join, Key, Seated};

use crate::abroad::Missed;
use crate::house::{House, NoTable, soon};
use crate::lobby::LobbyRefusal;
use crate::rooms::{Looks, Room};
use crate::table::{Mail, Whence};

impl House {
    /// A table that is awake here, or wakes here now; not one of another node.
    async fn room_here(&self, code: Code) -> Result<Room, NoTable> {
        // A house that gives its tables away would look for a node to take this one, and might ask
        // the very node that asks.
        if self.is_draining() {
            return self.0.rooms.if_here(code).ok_or(NoTable::Unavailable);
        }
        let room = self.room(code).await?;
        match room.look {
            Looks::Here(_) => Ok(room),
            Looks::Abroad(_) => Err(NoTable::Unavailable),
        }
    }

    /// The key of a table of this node, which it wakes if need be; or where the table is. A node
    /// that asks for a table does not have it.
    pub async fn find_here(&self, code: Code, asking: NodeId) -> Result<Option<Key>, Missed> {
        if self.is_draining() {
            return self.0.rooms.if_here(code).map(|room| room.key).ok_or(Missed::Silent);
        }
        loop {
            let room = self.room(code).await.map_err(Missed::No)?;
            match &room.look {
                Looks::Here(_) => return Ok(room.key),
                Looks::Abroad(away) if away.node == asking => self.0.rooms.leave(code, &room),
                Looks::Abroad(away) => return Err(Missed::At(away.node)),
            }
        }
    }

    /// The mailbox of a table of this node.
    pub async fn mailbox_here(&self, code: Code) -> Result<mpsc::Sender<Mail>, NoTable> {
        Ok(self.room_here(code).await?.mailbox)
    }

    /// The text of a table of this node that strangers may read.
    pub async fn look_here(&self, code: Code) -> Result<Arc<str>, NoTable> {
        match self.room_here(code).await?.look {
            Looks::Here(look) => Ok(look.text()),
            Looks::Abroad(_) => Err(NoTable::Unavailable),
        }
    }

    /// Sits down at a table of this node.
    pub async fn sit_here(
        &self,
        code: Code,
        join: Box<Join>,
        from: Whence,
    ) -> Result<Result<Seated, LobbyRefusal>, NoTable> {
        let (reply, answer) = oneshot::channel();
        let mailbox = self.mailbox_here(code).await?;
        mailbox.try_send(Mail::Sit(join, from, reply)).map_err(|_| NoTable::Busy)?;
        soon(answer).await
    }

    /// Asks the host of a table of this node for a seat.
    pub async fn ask_here(
        &self,
        code: Code,
        join: Box<Join>,
        from: Whence,
    ) -> Result<Result<Asked, LobbyRefusal>, NoTable> {
        let (reply, answer) = oneshot::channel();
        let mailbox = self.mailbox_here(code).await?;
        mailbox.try_send(Mail::Ask(join, from, reply)).map_err(|_| NoTable::Busy)?;
        soon(answer).await
    }
}
