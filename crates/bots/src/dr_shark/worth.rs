//! What a clue is worth to a dossier.

use dr_shark::{Category, Design, Dossier, Kind, Piece, Pieces, Table};

use crate::exact::power;

/// What `piece` would add to this dossier: one point as a clue (Dr Shark §9.1), and more the nearer
/// it brings an evidence for which there is still a token (§6.2).
pub(crate) fn worth(table: &Table, dossier: &Dossier, piece: Piece) -> f32 {
    let Kind::Clue { design, part, copy: _ } = piece.kind() else { return 0.0 };
    let parts = table.options.components.parts(design);
    if table.tokens[design] == 0 || dossier.clues.lowest(design, part).is_some() {
        return 1.0;
    }
    let has = (1..=parts).filter(|part| dossier.clues.lowest(design, *part).is_some()).count();
    let (has, parts) = (has as f32, f32::from(parts));
    let gains = f32::from(table.options.components.points(design)) - parts;
    // Each part brings much more than the one before it: what is begun is seldom finished.
    let near = |has: f32| power(has / parts, 3);
    1.0 + gains * (near(has + 1.0) - near(has))
}

/// The clues of a bag by what they are worth, the best first.
pub(crate) fn ranked(table: &Table, dossier: &Dossier, bag: &Pieces) -> Vec<(f32, Piece)> {
    let clues = bag.clues();
    let mut ranked: Vec<_> =
        clues.iter().map(|piece| (worth(table, dossier, piece), piece)).collect();
    ranked.sort_by(|(a, p), (b, q)| b.total_cmp(a).then(p.cmp(q)));
    ranked
}

/// The mean worth of each category's clues in the bag, and how many there are.
pub(crate) fn by_category(
    table: &Table,
    dossier: &Dossier,
    bag: &Pieces,
) -> [(Category, f32, usize); Category::ALL.len()] {
    let ranked = ranked(table, dossier, bag);
    Category::ALL.map(|category| {
        let is_of = |piece: Piece| category_of(piece) == Some(category);
        let worths: Vec<f32> =
            ranked.iter().filter(|(_, piece)| is_of(*piece)).map(|(worth, _)| *worth).collect();
        let mean = worths.iter().sum::<f32>() / worths.len().max(1) as f32;
        (category, mean, worths.len())
    })
}

/// The category of a clue.
pub(crate) fn category_of(piece: Piece) -> Option<Category> {
    match piece.kind() {
        Kind::Clue { design, .. } => Some(design.category()),
        Kind::Shark { .. } => None,
    }
}

/// The evidence that can be completed now, the most valuable first.
pub(crate) fn complete(table: &Table, seat: kernel::Seat) -> Vec<Design> {
    let mut designs: Vec<Design> =
        Design::ALL.into_iter().filter(|design| table.can_complete(seat, *design)).collect();
    designs.sort_by_key(|design| std::cmp::Reverse(table.options.components.points(*design)));
    designs
}
