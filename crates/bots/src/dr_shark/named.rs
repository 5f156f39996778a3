//! Touch where pieces are named: a stated accuracy and time stand in for a finger.

use dr_shark::{Area, Draw, Grab, HOLD_MS, Handful, Piece, Shape, Table, Texture};
use kernel::Dice;

use super::finger::{Found, STROKE_MS};

/// A texture is told right so often, out of 100, and takes so long, in milliseconds, the way to the
/// piece and strokes that tell nothing included: with these a search brings what it brings where a
/// finger feels the heap (a test compares the two).
pub(crate) const TEXTURE: (u32, u64) = (97, 1600);
/// The same of a shape: many a piece is half covered and cannot be walked round.
pub(crate) const SHAPE: (u32, u64) = (97, 2700);
/// How long it takes to draw a piece without feeling it, in milliseconds: the way there, and the hold.
pub(crate) const BLIND_MS: u64 = HOLD_MS + 200;

/// How long it takes to draw what was felt, in milliseconds: it is held, from when the finger came to
/// rest on it. A stroke is so small that it is a rest.
pub(crate) const fn hold_ms(wanted: Wanted) -> u64 {
    match wanted {
        Wanted::Any => 0,
        Wanted::OtherShape(_) => HOLD_MS,
        Wanted::Texture(_) => HOLD_MS - STROKE_MS,
    }
}

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
        Area::A if table.mat.is_empty() => Wanted::Any,
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
        let (piece, found, ms) = touch(table, wanted, dice)?;
        took_ms += ms;
        if fits(wanted, found) {
            return Some((Draw::Named(piece), took_ms + hold_ms(wanted)));
        }
    }
    None
}

/// Feels any one piece of the bag for what is wanted: the piece, what it seems to be, and how long
/// it took.
pub(crate) fn touch(table: &Table, wanted: Wanted, dice: &mut Dice) -> Option<(Piece, Found, u64)> {
    let piece = any(table, dice)?;
    Some(match wanted {
        Wanted::Any => (piece, Found::Something, BLIND_MS),
        Wanted::OtherShape(_) => (piece, Found::Shape(shape(table, piece, dice)?), SHAPE.1),
        Wanted::Texture(_) => (piece, Found::Texture(texture(piece, dice)), TEXTURE.1),
    })
}

/// Whether what was found is what is wanted.
pub(crate) fn fits(wanted: Wanted, found: Found) -> bool {
    match (found, wanted) {
        (Found::Something, _) => true,
        (Found::Texture(texture), Wanted::Texture(set)) => set >> texture as u8 & 1 == 1,
        (Found::Shape(shape), Wanted::OtherShape(known)) => known >> shape.number() & 1 == 0,
        (Found::Texture(_) | Found::Shape(_) | Found::Nothing, _) => false,
    }
}

/// What was found as a spy takes it who misreads this often, in percent.
pub(crate) fn misread(found: Found, misreads: u32, dice: &mut Dice) -> Found {
    if misreads == 0 || !dice.chance(misreads, 100) {
        return found;
    }
    match found {
        Found::Texture(_) => dice.pick(&Texture::ALL).copied().map_or(found, Found::Texture),
        Found::Shape(_) => dice.pick(&Shape::ALL).copied().map_or(found, Found::Shape),
        Found::Something | Found::Nothing => found,
    }
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

/// A fistful: this many pieces, any of the bag's.
pub(crate) fn fistful(table: &Table, pieces: u32, dice: &mut Dice) -> Grab {
    let mut bag: Vec<Piece> = table.bag.iter().collect();
    dice.shuffle(&mut bag);
    Grab::Named(bag.into_iter().take(pieces as usize).collect::<Handful>())
}
