//! §9 Score.

use kernel::{Score, Seat, Side, Standing};

use crate::{State, Step, Table};

/// §9: the count, once it is over. §9.2: ties by more token points, then by more tokens.
pub(crate) fn standing(state: &State) -> Option<Standing> {
    let table = &state.table;
    if table.step != Step::Over {
        return None;
    }
    let scores = (0..table.dossiers.len()).map(|number| score(table, number)).collect();
    Some(Standing::ranked(scores, ["tokens", "token_count"], |score| {
        let tokens = |seat: &Seat| table.dossier(*seat).tokens.total();
        [score.line("tokens"), score.side.seats().first().map_or(0, tokens)]
    }))
}

/// §9.1: the tokens' points, and one for each clue left.
fn score(table: &Table, number: usize) -> Score {
    let dossier = &table.dossiers[number];
    let tokens = dossier.tokens.points(&table.options.components);
    let clues = dossier.clues.len() as u32;
    let alone = table.dossiers.len() == usize::from(table.seats());
    let of = |seat: &Seat| table.dossier_of(*seat) == Some(number);
    Score {
        side: match alone {
            true => Side::Seat(Seat(number as u8)),
            false => Side::Team(table.pawns.seats().filter(of).collect()),
        },
        total: tokens + clues,
        lines: [("tokens", tokens), ("clues", clues)].into(),
    }
}
