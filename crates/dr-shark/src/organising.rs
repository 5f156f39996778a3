//! §6 Organising the dossier.

use kernel::{Seat, Story};

use crate::turn::only_in;
use crate::{Design, DrShark, Event, Refusal, Step, Table};

/// §6.1: all parts; §6.2: and a token.
pub(crate) fn judge(table: &Table, seat: Seat, design: Design) -> Result<(), Refusal> {
    only_in(table, Step::Organise)?;
    evidence(table, table.number_of(seat), design)
}

/// §6.1, §6.2: whether a dossier's clues can be turned into this evidence.
#[inline]
pub(crate) fn evidence(table: &Table, number: usize, design: Design) -> Result<(), Refusal> {
    let clues = &table.dossiers[number].clues;
    if !clues.has_parts(design, table.options.components.parts(design)) {
        Err(Refusal::Incomplete)
    } else if table.tokens[design] == 0 {
        Err(Refusal::NoToken)
    } else {
        Ok(())
    }
}

/// §10.2: what the stand-in completes; of equal points the first in the rulebook's order.
pub(crate) fn most_valuable(table: &Table, seat: Seat) -> Option<Design> {
    let points = |design: &Design| table.options.components.points(*design);
    let complete = Design::ALL.into_iter().filter(|design| judge(table, seat, *design).is_ok());
    complete.rev().max_by_key(points)
}

/// §6.1: the clues leave the game, the lowest copy of each part, and the token is theirs for good.
pub(crate) fn complete(table: &mut Table, number: usize, design: Design) {
    let dossier = &mut table.dossiers.as_mut_slice()[number];
    for part in 1..=table.options.components.parts(design) {
        if let Some(clue) = dossier.clues.lowest(design, part) {
            dossier.clues.remove(clue);
        }
    }
    dossier.tokens[design] += 1;
    table.tokens[design] -= 1;
}

/// §6.3: at the end everything complete is assembled, dossier by dossier from the first spy's.
pub(crate) fn assemble(story: &mut Story<'_, DrShark>) {
    let table = &story.state().table;
    let (first, dossiers) = (usize::from(table.first.0), table.dossiers.len());
    for number in (first..first + dossiers).map(|number| number % dossiers) {
        for design in Design::ALL {
            while evidence(&story.state().table, number, design).is_ok() {
                story.tell(Event::Assembled { dossier: number as u8, design });
            }
        }
    }
}
