//! Touch where pieces are named: a stated accuracy and time stand in for a finger.

use dr_shark::{Area, Draw, Grab, Handful, Piece, Shape, Table, Texture};
use kernel::Dice;

/// A texture is told right so often, out of 100, and takes so long, in milliseconds, the way to the
/// piece and strokes that tell nothing included: with these a search brings what it brings where a
/// finger feels the heap (a test compares the two).
const TEXTURE: (u32, u64) = (97, 1600);
/// The same of a shape: many a piece is half covered and cannot be walked round.
const SHAPE: (u32, u64) = (97, 3300);
/// How long it takes to draw what was felt, in milliseconds: it is held for a moment.
pub(crate) const HOLD_MS: u64 = 800;
/// How long it takes to draw a piece without feeling it, in milliseconds.
const BLIND_MS: u64 = 1000;
/// How many pieces a hand closes on.
const FISTFUL: usize = 8;

/// What a finger looks for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Wanted {
    /// Anything.
    Any,
    /// A shape that is none of these, as bits by number.
    OtherShape(u16),
    /// One of these textures, as bits.
    Texture(u8),
}

/// What there is to look for, given what lies on the mat; `fond` are the textures to begin C with.
pub(crate) fn wanted(table: &Table, area: Area, fond: u8) -> Wanted {
    let on_mat = table.mat.iter().fold(0, |set, piece| set | 1 << piece.texture() as u8);
    match area {
        // One shape of eight is there: to feel for another costs more than it risks.
        Area::A if table.mat.len() < 2 => Wanted::Any,
        Area::A => {
            let shapes =
                table.mat.iter().filter_map(|piece| table.options.components.shape(*piece));
            Wanted::OtherShape(shapes.fold(0, |set, shape| set | 1 << shape.number()))
        }
        Area::B if table.mat.is_empty() => Wanted::Any,
        Area::B => Wanted::Texture(!on_mat & 0b1_1111),
        Area::C if table.mat.is_empty() => Wanted::Texture(fond),
        Area::C => Wanted::Texture(on_mat),
        Area::D | Area::E => Wanted::Any,
    }
}

/// Feels one piece after another, each any of the bag's, until one seems to be what is wanted, or
/// time is up. The piece, and how long it took.
pub(crate) fn feel_for(
    table: &Table,
    wanted: Wanted,
    patience_ms: u64,
    dice: &mut Dice,
) -> Option<(Draw, u64)> {
    let mut took_ms = 0;
    while took_ms < patience_ms {
        let piece = any(table, dice)?;
        let (fits, ms) = match wanted {
            Wanted::Any => (true, BLIND_MS),
            Wanted::OtherShape(known) => {
                let felt = shape(table, piece, dice)?;
                (known >> felt.number() & 1 == 0, SHAPE.1)
            }
            Wanted::Texture(set) => (set >> texture(piece, dice) as u8 & 1 == 1, TEXTURE.1),
        };
        took_ms += ms;
        if fits {
            let hold_ms = if wanted == Wanted::Any { 0 } else { HOLD_MS };
            return Some((Draw::Named(piece), took_ms + hold_ms));
        }
    }
    None
}

fn any(table: &Table, dice: &mut Dice) -> Option<Piece> {
    let pieces = table.bag.len();
    (pieces > 0).then(|| table.bag.nth(dice.below(pieces as u32) as usize))?
}

/// The shape of a piece as it seems to be: now and then another.
fn shape(table: &Table, piece: Piece, dice: &mut Dice) -> Option<Shape> {
    let truth = table.options.components.shape(piece)?;
    let others: Vec<Shape> = Shape::ALL.into_iter().filter(|shape| *shape != truth).collect();
    if dice.chance(SHAPE.0, 100) { Some(truth) } else { dice.pick(&others).copied() }
}

/// The texture of a piece as it seems to be: now and then another.
fn texture(piece: Piece, dice: &mut Dice) -> Texture {
    let truth = piece.texture();
    let others: Vec<Texture> = Texture::ALL.into_iter().filter(|it| *it != truth).collect();
    if dice.chance(TEXTURE.0, 100) { truth } else { *dice.pick(&others).unwrap_or(&truth) }
}

/// A fistful: any pieces.
pub(crate) fn fistful(table: &Table, dice: &mut Dice) -> Grab {
    let mut bag: Vec<Piece> = table.bag.iter().collect();
    dice.shuffle(&mut bag);
    Grab::Named(bag.into_iter().take(FISTFUL).collect::<Handful>())
}
