//! §7 Services.

use kernel::Seat;

use crate::turn::only_in;
use crate::{Agent, Category, Design, Piece, Pieces, Refusal, Step, Table};

/// §7.1, §7.2: whose service a completed design opens.
pub(crate) const fn agent(design: Design) -> Option<Agent> {
    match design.category() {
        Category::Weapons => Some(Agent::Paoletta),
        Category::Gadgets => Some(Agent::Babanipoulos),
        Category::Disguises | Category::Maps | Category::FakeDocuments => None,
    }
}

/// §7.1: one clue from another dossier.
pub(crate) fn judge_paoletta(
    table: &Table,
    seat: Seat,
    from: Seat,
    piece: Piece,
) -> Result<(), Refusal> {
    let theirs = open(table, seat, Agent::Paoletta, from)?;
    if theirs.contains(piece) { Ok(()) } else { Err(Refusal::NotTheirs) }
}

/// §7.2: one clue from another dossier for two different ones of your own, as it was before.
pub(crate) fn judge_babanipoulos(
    table: &Table,
    seat: Seat,
    from: Seat,
    take: Piece,
    give: [Piece; 2],
) -> Result<(), Refusal> {
    let theirs = open(table, seat, Agent::Babanipoulos, from)?;
    let mine = table.dossier(seat).clues;
    if !theirs.contains(take) {
        Err(Refusal::NotTheirs)
    } else if mine.len() < give.len() {
        Err(Refusal::NeedTwo)
    } else if give[0] == give[1] || !give.iter().all(|clue| mine.contains(*clue)) {
        Err(Refusal::NotYours)
    } else {
        Ok(())
    }
}

/// §7.3: the clues of `from`, if this agent's service is open and that dossier is not your own.
/// A seat that is not at the table has none.
fn open(table: &Table, seat: Seat, agent: Agent, from: Seat) -> Result<Pieces, Refusal> {
    only_in(table, Step::Organise)?;
    if table.service != Some(agent) {
        return Err(Refusal::NoService);
    }
    match table.dossier_of(from) {
        Some(number) if table.dossier_of(seat) == Some(number) => Err(Refusal::OwnDossier),
        Some(number) => Ok(table.dossiers[number].clues),
        None => Ok(Pieces::NONE),
    }
}

/// §7.3: the agent whose service is declined: one that could be used. What nobody could use needs no
/// answer.
pub(crate) fn judge_decline(table: &Table, seat: Seat) -> Result<Agent, Refusal> {
    only_in(table, Step::Organise)?;
    usable(table, seat).ok_or(Refusal::NoService)
}

/// §7.3: the agent of whose service some use would be accepted now.
pub(crate) fn usable(table: &Table, seat: Seat) -> Option<Agent> {
    let mine = table.dossier_of(seat)?;
    let others = table.dossiers.iter().enumerate().filter(|(number, _)| *number != mine);
    let any_clue = others.map(|(_, dossier)| dossier).any(|dossier| !dossier.clues.is_empty());
    table.service.filter(|agent| match agent {
        Agent::Paoletta => any_clue,
        Agent::Babanipoulos => any_clue && table.dossiers[mine].clues.len() >= 2,
    })
}
