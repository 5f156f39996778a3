//! Organising the dossier: evidence, and the two agents' services.

use dr_shark::{Action, Agent, Category, Design, Dossier, Piece, Table};
use kernel::Seat;

use super::worth::{complete, worth};

/// What two clues given away cost: a point each, and a point each for somebody else.
const TWO_GIVEN: f32 = 4.0;

/// What to do next in organising: a service that pays while it is open (Dr Shark §7.3), then
/// evidence, that which opens a service first, then done.
pub(crate) fn next(table: &Table, me: Seat) -> Action {
    let service = match table.service {
        Some(Agent::Paoletta) => paoletta(table, me),
        Some(Agent::Babanipoulos) => babanipoulos(table, me),
        None => None,
    };
    let evidence = || {
        let designs = complete(table, me);
        let opens = |design: &&Design| {
            let category = design.category();
            !table.served && matches!(category, Category::Weapons | Category::Gadgets)
        };
        designs.iter().find(opens).or(designs.first()).copied().map(Action::Complete)
    };
    service.or_else(evidence).unwrap_or(Action::Done {})
}

/// What to do next for somebody who is away: only evidence that opens no service, which would be
/// lost (Dr Shark §7.3). What is left complete is theirs to turn in, or is assembled at the end
/// (§6.3).
pub(crate) fn without_services(table: &Table, me: Seat) -> Action {
    let opens =
        |design: &Design| matches!(design.category(), Category::Weapons | Category::Gadgets);
    let design = complete(table, me).into_iter().find(|design| !opens(design));
    design.map_or(Action::Done {}, Action::Complete)
}

/// What to do in the search of somebody who is away: nothing is drawn, so nobody is kept waiting
/// for the clock (Dr Shark §4.2, §10.2). While a piece is in the hand or a fistful lies out, stopping
/// would lose it, and they may still be back in time.
pub(crate) fn leave(table: &Table) -> Option<Action> {
    let out = table.hand.is_some() || table.fistful.is_some();
    (!out).then_some(Action::Stop {})
}

/// The clue in another dossier that is worth most here, and whose it is.
fn best_of_others(table: &Table, me: Seat, mine: &Dossier) -> Option<(f32, Seat, Piece)> {
    let others = table.pawns.seats().filter(|seat| table.dossier_of(*seat) != table.dossier_of(me));
    let clues = others.flat_map(|seat| {
        let clues = table.dossier(seat).clues;
        clues.iter().map(move |piece| (worth(table, mine, piece), seat, piece))
    });
    clues.max_by(|(a, ..), (b, ..)| a.total_cmp(b))
}

fn paoletta(table: &Table, me: Seat) -> Option<Action> {
    let (_, from, piece) = best_of_others(table, me, table.dossier(me))?;
    Some(Action::Paoletta { from, piece })
}

/// Two clues for one pay when the one is worth more than what goes.
fn babanipoulos(table: &Table, me: Seat) -> Option<Action> {
    let mine = table.dossier(me);
    let mut spare: Vec<(f32, Piece)> =
        mine.clues.iter().map(|p| (without(table, mine, p), p)).collect();
    spare.sort_by(|(a, p), (b, q)| a.total_cmp(b).then(p.cmp(q)));
    let (one, other) = (spare.first()?, spare.get(1)?);
    let mut rest = *mine;
    [one, other].into_iter().for_each(|(_, piece)| rest.clues.remove(*piece));
    let (gain, from, take) = best_of_others(table, me, &rest)?;
    let cost = one.0 + other.0 - 2.0 + TWO_GIVEN;
    (gain > cost).then_some(Action::Babanipoulos { from, take, give: [one.1, other.1] })
}

/// What a clue adds to the rest of its own dossier.
fn without(table: &Table, dossier: &Dossier, piece: Piece) -> f32 {
    let mut rest = *dossier;
    rest.clues.remove(piece);
    worth(table, &rest, piece)
}
