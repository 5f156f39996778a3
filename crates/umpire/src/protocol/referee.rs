//! Answers lines.

use std::collections::BTreeMap;

use kernel::Seed;

use super::Mistake;
use super::line::{Id, Line, Opening, Request};
use super::opening::Opened;
use super::table::{Table, write};

/// The games that can be opened.
pub trait Catalog {
    /// Their names.
    fn names(&self) -> &[&str];
    /// Opens the game that `opening` names with [`open`](super::open); `None` if there is no such
    /// game.
    fn open(&self, opening: &Opening<'_>) -> Option<Opened>;
}

/// Referees games, each under a name of its own; one may have none.
pub struct Referee<C> {
    catalog: C,
    tables: BTreeMap<Option<Id>, Box<dyn Table>>,
    /// Positions that were saved, by name.
    saved: BTreeMap<String, Box<dyn Table>>,
}

impl<C: Catalog> Referee<C> {
    /// A referee who waits for a game to be opened.
    pub fn new(catalog: C) -> Self {
        Referee { catalog, tables: BTreeMap::new(), saved: BTreeMap::new() }
    }

    /// Takes one line and returns exactly one, both without line endings.
    pub fn answer(&mut self, line: &[u8]) -> String {
        let mut answer = Vec::new();
        self.answer_to(line, &mut answer);
        String::from_utf8(answer).expect("JSON is text")
    }

    /// The same, with the answer written after what `to` has already.
    pub fn answer_to(&mut self, line: &[u8], to: &mut Vec<u8>) {
        let (id, result) = match Request::read(line) {
            Ok(request) => (request.id.clone(), Ok(request)),
            Err((id, mistake)) => (id, Err(mistake)),
        };
        let mut inside = Vec::new();
        let done = result.and_then(|request| self.try_answer(request, &mut inside));
        to.push(b'{');
        if let Some(id) = &id {
            write(to, "id", id);
            to.push(b',');
        }
        match done {
            Ok(()) => to.append(&mut inside),
            Err(Mistake(why)) => {
                inside.clear();
                write(&mut inside, "error", &why);
                to.append(&mut inside);
            }
        }
        to.push(b'}');
    }

    fn try_answer(&mut self, request: Request<'_>, to: &mut Vec<u8>) -> Result<(), Mistake> {
        let Request { id, line, show } = request;
        if let (Some(show), Some(table)) = (show, self.tables.get(&id)) {
            // Before anything is done: a mistake changes nothing.
            match line {
                Line::Open(_) | Line::Restore(..) => {}
                Line::Look | Line::Save(_) => table.may_show(show, false)?,
                Line::Act(..) | Line::Sense(..) | Line::Pass(_) | Line::Forget(_) | Line::Close => {
                    table.may_show(show, true)?
                }
            }
        }
        match line {
            Line::Open(opening) => {
                let names = || self.catalog.names().join(", ");
                let unknown = || Mistake(format!("open.game: expected one of {}", names()));
                // A game that cannot be opened leaves the one under way as it is.
                let (table, answer) = self.catalog.open(&opening).ok_or_else(unknown)??;
                show.map_or(Ok(()), |show| table.may_show(show, false))?;
                self.tables.insert(id.clone(), table);
                to.extend_from_slice(answer.as_bytes());
            }
            Line::Act(at, seat, act) => self.table(&id)?.act(at, seat, act, to)?,
            Line::Sense(at, seat, sense) => self.table(&id)?.sense(at, seat, sense, to)?,
            Line::Pass(at) => self.table(&id)?.pass(at, to)?,
            Line::Look => _ = self.table(&id)?,
            Line::Save(name) => {
                let table = self.table(&id)?;
                let copy = table.copy()?;
                table.unchanged(to);
                self.saved.insert(name, copy);
            }
            Line::Restore(name, seed) => {
                let saved = self.saved.get(&name).ok_or_else(|| never_saved(&name))?;
                let mut table = saved.copy()?;
                show.map_or(Ok(()), |show| table.may_show(show, false))?;
                if let Some(seed) = seed {
                    table.reseed(Seed::of(&seed));
                }
                table.unchanged(to);
                self.tables.insert(id.clone(), table);
            }
            Line::Forget(name) => {
                let forgotten = self.saved.remove(&name).ok_or_else(|| never_saved(&name))?;
                forgotten.unchanged(to);
            }
            Line::Close => {
                self.table(&id)?.unchanged(to);
                self.tables.remove(&id);
            }
        }
        if let Some(show) = show {
            self.table(&id)?.show(show, to);
        }
        Ok(())
    }

    fn table(&mut self, id: &Option<Id>) -> Result<&mut dyn Table, Mistake> {
        match self.tables.get_mut(id) {
            Some(table) => Ok(&mut **table),
            None => Err(Mistake("no game is open yet: begin with {\"open\":…}".into())),
        }
    }
}

fn never_saved(name: &str) -> Mistake {
    Mistake(format!("no position was saved as {name:?}"))
}

/// The answer to a line that cannot be read at all.
pub(crate) fn error(Mistake(why): &Mistake) -> String {
    serde_json::json!({ "error": why }).to_string()
}
