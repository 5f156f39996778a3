//! §5.1–5.4 Areas A, B and C: pieces one by one.

use kernel::{Seat, Story};

use crate::{Area, DrShark, Draw, Ending, Event, Fumble, Piece, Refusal, Slot, Table, Touch};
use crate::{groping, search, touch};

/// §4.3: where pieces are drawn one by one, if a search is going on there.
#[inline]
fn method(table: &Table) -> Result<Area, Refusal> {
    match table.searching() {
        Some(area @ (Area::A | Area::B | Area::C)) => Ok(area),
        Some(Area::D | Area::E) | None => Err(Refusal::NotNow),
    }
}

/// §4.3: whether something can be drawn now: each piece is placed before the next is drawn;
/// §5.7: an empty bag yields nothing.
#[inline]
pub(crate) fn may_draw(table: &Table) -> Result<(), Refusal> {
    method(table)?;
    if table.hand.is_some() {
        Err(Refusal::HandFull)
    } else if table.bag.is_empty() {
        Err(Refusal::NothingThere)
    } else {
        Ok(())
    }
}

/// §4.3: whether this can be drawn, as far as everybody knows: what lies at a spot, only the hand
/// will tell.
#[inline]
pub(crate) fn judge_draw(table: &Table, draw: &Draw) -> Result<(), Refusal> {
    let found = match (draw, table.options.touch) {
        (Draw::Named(piece), Touch::Named) => table.bag.contains(*piece),
        (Draw::At(_), Touch::Felt) => true,
        (Draw::Named(_), Touch::Felt) | (Draw::At(_), Touch::Named) => return Err(Refusal::NotNow),
    };
    may_draw(table)?;
    if found { Ok(()) } else { Err(Refusal::NothingThere) }
}

/// §4.3: only what is in the hand can be placed.
#[inline]
pub(crate) fn judge_place(table: &Table) -> Result<(), Refusal> {
    method(table)?;
    if table.hand.is_some() { Ok(()) } else { Err(Refusal::NotNow) }
}

/// §4.3: a piece is drawn; §8.6: unless time runs out before a hand would have found it; §5.4: what
/// is wrong with it shows at once, before it is placed.
#[inline]
pub(crate) fn draw(story: &mut Story<'_, DrShark>, seat: Seat, draw: Draw) -> Result<(), Refusal> {
    let piece = match draw {
        Draw::Named(piece) => piece,
        Draw::At(spot) => touch::take(story, spot).ok_or(Refusal::NothingThere)?,
    };
    let table = &story.state().table;
    let Some(until) = groping::deadline(table, story.now) else {
        search::end(story, seat, Ending::Time);
        return Ok(());
    };
    let ending = judgement(table, piece);
    story.tell(Event::Drawn { seat, piece, until: Some(until) });
    if let Some(ending) = ending {
        search::end(story, seat, ending);
    }
    Ok(())
}

/// §5.1–5.4: why this piece ends the search, if it does.
#[inline]
fn judgement(table: &Table, piece: Piece) -> Option<Ending> {
    let components = &table.options.components;
    let mut mat = table.mat.iter();
    let same_shape = |other: &Piece| components.shape(*other) == components.shape(piece);
    let same_texture = |other: &Piece| other.texture() == piece.texture();
    match table.searching()? {
        Area::A | Area::B | Area::C if piece.is_shark() => Some(Ending::Shark),
        Area::A => mat.any(same_shape).then_some(Ending::SameShape),
        Area::B => mat.any(same_texture).then_some(Ending::SameTexture),
        Area::C => (!mat.all(same_texture)).then_some(Ending::OtherTexture),
        Area::D | Area::E => None,
    }
}

/// §4.3: the piece goes on its slot; a wrong one costs time only.
#[inline]
pub(crate) fn place(story: &mut Story<'_, DrShark>, seat: Seat, slot: Slot) {
    let table = &story.state().table;
    let fits = right_slot(table) == Some(slot);
    match table.hand.filter(|_| fits) {
        Some(piece) => story.tell(Event::Placed { seat, piece, slot }),
        None => story.tell(Event::Fumbled { seat, fumble: Fumble::Place(slot) }),
    }
}

/// §5.1: its shape's; §5.2, §5.3: its texture's.
#[inline]
pub(crate) fn right_slot(table: &Table) -> Option<Slot> {
    let piece = table.hand?;
    match table.searching()? {
        Area::A => table.options.components.shape(piece).map(Slot::Shape),
        Area::B | Area::C => Some(Slot::Texture(piece.texture())),
        Area::D | Area::E => None,
    }
}
