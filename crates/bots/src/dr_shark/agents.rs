//! The two agents' services (Dr Shark §7), weighed by what they bring and what they take from whom.

use dr_shark::{Action, Agent, Category, Design, Piece, Pieces, Table};
use kernel::Seat;

use super::judging::Judge;
use super::prospects::Prospects;
use super::worth::complete;

/// A use of a service, and the points that it is worth.
pub(crate) type Use = (f32, Action);

/// What to do next in organising: the service that is open, if it pays; then evidence, that of the
/// better service first; then done.
pub(crate) fn next(judge: &Judge<'_>) -> Action {
    let table = judge.table;
    let open = table.service.and_then(|agent| best(judge, table, agent));
    if let Some((points, act)) = open
        && points > 0.0
    {
        return act;
    }
    let designs = complete(table, judge.me);
    let brings = |design: &Design| service_of(judge, *design).map_or(-1.0, |(points, _)| points);
    let first = designs
        .iter()
        .filter(|design| brings(design) > 0.0)
        .max_by(|a, b| brings(a).total_cmp(&brings(b)));
    first.or(designs.first()).map_or(Action::Done {}, |design| Action::Complete(*design))
}

/// The best use of the service that this evidence would open, if it would open one.
pub(crate) fn service_of(judge: &Judge<'_>, design: Design) -> Option<Use> {
    let agent = match design.category() {
        Category::Weapons => Agent::Paoletta,
        Category::Gadgets => Agent::Babanipoulos,
        Category::Disguises | Category::Maps | Category::FakeDocuments => return None,
    };
    if judge.table.served {
        return None;
    }
    // The dossier as it would be then.
    let mut then = *judge.table;
    let number = then.dossier_of(judge.me)?;
    let clues = &mut then.dossiers.as_mut_slice()[number].clues;
    for part in 1..=then.options.components.parts(design) {
        if let Some(clue) = clues.lowest(design, part) {
            clues.remove(clue);
        }
    }
    best(judge, &then, agent)
}

/// The best use of an agent's service at this table.
fn best(judge: &Judge<'_>, table: &Table, agent: Agent) -> Option<Use> {
    let mine = table.dossier(judge.me).clues;
    match agent {
        Agent::Paoletta => {
            let (points, from, piece) = best_take(judge, table, &mine)?;
            Some((points, Action::Paoletta { from, piece }))
        }
        Agent::Babanipoulos => babanipoulos(judge, table, &mine),
    }
}

/// How much of what this rival loses counts as a gain: that of the leader most.
fn rivalry(judge: &Judge<'_>, table: &Table, seat: Seat) -> f32 {
    let points = |seat: Seat| {
        let dossier = table.dossier(seat);
        dossier.tokens.points(&table.options.components) + dossier.clues.len() as u32
    };
    let best = others(judge, table).map(points).max();
    judge.character.denies * if best == Some(points(seat)) { 1.0 } else { 0.4 }
}

fn others<'a>(judge: &Judge<'_>, table: &'a Table) -> impl Iterator<Item = Seat> + use<'a> {
    let mine = table.dossier_of(judge.me);
    table.pawns.seats().filter(move |seat| table.dossier_of(*seat) != mine)
}

/// The clue in another dossier that is best taken, and whose it is.
fn best_take(judge: &Judge<'_>, table: &Table, mine: &Pieces) -> Option<(f32, Seat, Piece)> {
    let worths = judge.prospects(false).worths(mine);
    let mut best: Option<(f32, Seat, Piece)> = None;
    for seat in others(judge, table) {
        let theirs = table.dossier(seat).clues;
        let (hopes, rivalry) = (hopes(judge, table, seat), rivalry(judge, table, seat));
        for piece in theirs.iter() {
            let loss = if rivalry > 0.0 { rivalry * hopes.held(&theirs, piece) } else { 0.0 };
            let points = worths.of(piece) + loss;
            if best.is_none_or(|(most, ..)| points > most) {
                best = Some((points, seat, piece));
            }
        }
    }
    best
}

fn hopes<'a>(judge: &Judge<'_>, table: &'a Table, seat: Seat) -> Prospects<'a> {
    Prospects::new(table, &judge.bag, seat, false)
}

/// Two clues for one: what is least missed goes, and is weighed with what it gives a rival.
fn babanipoulos(judge: &Judge<'_>, table: &Table, mine: &Pieces) -> Option<Use> {
    let hopes_of_mine = judge.prospects(false);
    let mut rest = *mine;
    let mut give = Vec::new();
    let mut cost = 0.0;
    for _ in 0..2 {
        let spare = rest.iter().map(|piece| (hopes_of_mine.held(&rest, piece), piece));
        let (worth, piece) = spare.min_by(|(a, p), (b, q)| a.total_cmp(b).then(p.cmp(q)))?;
        rest.remove(piece);
        give.push(piece);
        cost += worth;
    }
    let (gain, from, take) = best_take(judge, table, &rest)?;
    let give: [Piece; 2] = give.try_into().ok()?;
    let theirs = hopes(judge, table, from).worths(&table.dossier(from).clues);
    // Everybody minds a little what others get for nothing.
    let gift = rivalry(judge, table, from).max(0.2)
        * give.iter().map(|piece| theirs.of(*piece)).sum::<f32>();
    Some((gain - cost - gift, Action::Babanipoulos { from, take, give }))
}
