//! Answers lines.

use super::Mistake;
use super::line::{Line, Opening};
use super::opening::Opened;
use super::table::Table;

/// The games that can be opened.
pub trait Catalog {
    /// Their names.
    fn names(&self) -> &[&str];
    /// Opens the game that `opening` names with [`open`](super::open); `None` if there is no such
    /// game.
    fn open(&self, opening: &Opening<'_>) -> Option<Opened>;
}

/// Referees one game at a time.
pub struct Referee<C> {
    catalog: C,
    table: Option<Box<dyn Table>>,
}

impl<C: Catalog> Referee<C> {
    /// A referee who waits for a game to be opened.
    pub fn new(catalog: C) -> Self {
        Referee { catalog, table: None }
    }

    /// Takes one line and returns exactly one, both without line endings.
    pub fn answer(&mut self, line: &[u8]) -> String {
        self.try_answer(line).unwrap_or_else(|mistake| error(&mistake))
    }

    fn try_answer(&mut self, line: &[u8]) -> Result<String, Mistake> {
        match Line::read(line)? {
            Line::Open(opening) => self.open(&opening),
            Line::Act(at, seat, act) => self.table()?.act(at, seat, act),
            Line::Sense(at, seat, sense) => self.table()?.sense(at, seat, sense),
            Line::Pass(at) => self.table()?.pass(at),
            Line::View(who) => self.table()?.view(who),
        }
    }

    /// A game that cannot be opened leaves the one under way as it is.
    fn open(&mut self, opening: &Opening<'_>) -> Result<String, Mistake> {
        let names = || self.catalog.names().join(", ");
        let unknown = || Mistake(format!("open.game: expected one of {}", names()));
        let (table, answer) = self.catalog.open(opening).ok_or_else(unknown)??;
        self.table = Some(table);
        Ok(answer)
    }

    fn table(&mut self) -> Result<&mut dyn Table, Mistake> {
        match &mut self.table {
            Some(table) => Ok(&mut **table),
            None => Err(Mistake("no game is open yet: begin with {\"open\":…}".into())),
        }
    }
}

/// The answer to a line that is not understood.
pub(crate) fn error(Mistake(why): &Mistake) -> String {
    serde_json::json!({ "error": why }).to_string()
}
