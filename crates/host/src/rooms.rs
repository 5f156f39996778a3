//! The tables that are awake, here or on other nodes, by their codes.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{OnceCell, mpsc};
use wire::{Code, Key};

use crate::abroad::Away;
use crate::table::{Look, Mail};

/// A table that is awake: its mailbox, and the text that strangers with its code may read.
#[derive(Clone)]
pub(crate) struct Room {
    pub(crate) mailbox: mpsc::Sender<Mail>,
    pub(crate) look: Looks,
    pub(crate) key: Option<Key>,
}

/// Where that text is.
#[derive(Clone)]
pub(crate) enum Looks {
    Here(Look),
    Abroad(Arc<Away>),
}

impl Room {
    fn is_here(&self) -> bool {
        matches!(self.look, Looks::Here(_))
    }
}

/// Holds a table's room once it is awake. Requests that come while it is woken wait for it.
pub(crate) type Cell = Arc<OnceCell<Room>>;

/// Tables that are awake, or being woken.
#[derive(Default)]
pub(crate) struct Rooms(Mutex<HashMap<Code, Cell>>);

impl Rooms {
    /// The map is whole between two statements, so a panic elsewhere does not spoil it.
    fn cells(&self) -> MutexGuard<'_, HashMap<Code, Cell>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The tables that are awake here, or being woken.
    pub(crate) fn here(&self) -> Vec<Code> {
        let is_here = |cell: &Cell| cell.get().is_none_or(Room::is_here);
        self.cells().iter().filter(|(_, cell)| is_here(cell)).map(|(code, _)| *code).collect()
    }

    /// A table that is awake here.
    pub(crate) fn if_here(&self, code: Code) -> Option<Room> {
        let cells = self.cells();
        let room = cells.get(&code)?.get()?;
        (room.is_here() && !room.mailbox.is_closed()).then(|| room.clone())
    }

    /// The cell of a table; an empty one if the table sleeps.
    pub(crate) fn cell(&self, code: Code) -> Cell {
        let mut cells = self.cells();
        let cell = cells.entry(code).or_default();
        if cell.get().is_some_and(|room| room.mailbox.is_closed()) {
            *cell = Arc::default();
        }
        cell.clone()
    }

    /// An empty cell for a table that nobody has woken or wakes.
    pub(crate) fn vacant(&self, code: Code) -> Option<Cell> {
        match self.cells().entry(code) {
            Entry::Occupied(_) => None,
            Entry::Vacant(free) => Some(free.insert(Arc::default()).clone()),
        }
    }

    /// Takes in a new table.
    pub(crate) fn open(&self, code: Code, room: Room) -> Cell {
        let cell = Arc::new(OnceCell::new_with(Some(room)));
        self.cells().insert(code, cell.clone());
        cell
    }

    /// Whether this cell is still the table's. Another request may have failed to wake it, and
    /// forgotten it: then this cell takes its place.
    pub(crate) fn keep(&self, code: Code, cell: &Cell) -> bool {
        Arc::ptr_eq(self.cells().entry(code).or_insert_with(|| cell.clone()), cell)
    }

    /// Forgets a room on another node, which does not have the table any more.
    pub(crate) fn leave(&self, code: Code, room: &Room) {
        let mut cells = self.cells();
        let is_it = |now: &Room| now.mailbox.same_channel(&room.mailbox);
        if cells.get(&code).is_some_and(|cell| cell.get().is_some_and(is_it)) {
            cells.remove(&code);
        }
    }

    /// Forgets a table that is no longer awake, unless another cell has taken its place.
    pub(crate) fn forget(&self, code: Code, cell: &Cell) {
        let mut cells = self.cells();
        if cells.get(&code).is_some_and(|now| Arc::ptr_eq(now, cell)) {
            cells.remove(&code);
        }
    }

    #[cfg(test)]
    pub(crate) fn has(&self, code: Code) -> bool {
        self.cells().contains_key(&code)
    }
}
