//! §5.5 Area D: the fistful.

use kernel::{Seat, Story};

use crate::table::Fistful;
use crate::{Area, Colour, DrShark, Ending, Event, Fumble, Grab, Handful, Piece, Pieces, Refusal};
use crate::{Table, Touch, search, touch};

/// §5.5: one grab; §5.7: an empty bag yields nothing.
pub(crate) fn may_grab(table: &Table) -> Result<(), Refusal> {
    if table.searching() != Some(Area::D) || table.fistful.is_some() {
        Err(Refusal::NotNow)
    } else if table.bag.is_empty() {
        Err(Refusal::NothingThere)
    } else {
        Ok(())
    }
}

/// §5.5: whether this can be grabbed, as far as everybody knows.
#[inline]
pub(crate) fn judge_grab(table: &Table, grab: &Grab) -> Result<(), Refusal> {
    let found = match (grab, table.options.touch) {
        (Grab::Named(pieces), Touch::Named) => are_there(table, pieces),
        (Grab::At(..), Touch::Felt) => true,
        (Grab::Named(_), Touch::Felt) | (Grab::At(..), Touch::Named) => {
            return Err(Refusal::NotNow);
        }
    };
    may_grab(table)?;
    if found { Ok(()) } else { Err(Refusal::NothingThere) }
}

/// Something, all of it in the bag, nothing twice.
fn are_there(table: &Table, pieces: &Handful) -> bool {
    let set: Pieces = pieces.iter().copied().collect();
    !set.is_empty() && set.len() == pieces.len() && set.within(&table.bag)
}

/// What was grabbed and is still out.
fn out(table: &Table) -> Result<&Fistful, Refusal> {
    table.fistful.as_ref().ok_or(Refusal::NotNow)
}

/// §5.5: what is grabbed and on no pile yet.
#[inline]
pub(crate) fn judge_sort(table: &Table, piece: Piece) -> Result<(), Refusal> {
    let fistful = out(table)?;
    if fistful.unsorted().contains(&piece) { Ok(()) } else { Err(Refusal::NothingThere) }
}

/// §5.5: every piece, sharks too, is sorted before any colour is returned.
#[inline]
pub(crate) fn judge_return(table: &Table, colour: Colour) -> Result<(), Refusal> {
    let fistful = out(table)?;
    if !fistful.unsorted().is_empty() {
        Err(Refusal::Unsorted)
    } else if fistful.pile(colour).next().is_none() {
        Err(Refusal::NothingThere)
    } else {
        Ok(())
    }
}

/// §5.5: every shark colour is back before any choice; one clue of each remaining colour.
#[inline]
pub(crate) fn judge_keep(table: &Table, piece: Piece) -> Result<(), Refusal> {
    let fistful = out(table)?;
    if !fistful.unsorted().is_empty() {
        Err(Refusal::Unsorted)
    } else if fistful.sorted().iter().any(|piece| piece.is_shark()) {
        Err(Refusal::SharksFirst)
    } else if !fistful.sorted().contains(&piece) {
        Err(Refusal::NothingThere)
    } else if has_choice(table, piece.colour()) {
        Err(Refusal::ColourChosen)
    } else {
        Ok(())
    }
}

/// §5.5: whether a clue of this colour has been chosen.
fn has_choice(table: &Table, colour: Colour) -> bool {
    table.mat.iter().any(|kept| kept.colour() == colour)
}

/// §5.5: the fistful comes out of the bag.
#[inline]
pub(crate) fn grab(story: &mut Story<'_, DrShark>, seat: Seat, grab: &Grab) -> Result<(), Refusal> {
    let pieces = match grab {
        Grab::Named(pieces) => Handful::from_slice(pieces),
        Grab::At(spot, size) => touch::grab(story, *spot, *size),
    };
    if pieces.is_empty() {
        return Err(Refusal::NothingThere);
    }
    story.tell(Event::Grabbed { seat, pieces });
    Ok(())
}

/// §5.5: a piece goes on a pile; a wrong pile costs time only.
#[inline]
pub(crate) fn sort(story: &mut Story<'_, DrShark>, seat: Seat, piece: Piece, colour: Colour) {
    if piece.colour() == colour {
        story.tell(Event::Sorted { seat, piece });
    } else {
        story.tell(Event::Fumbled { seat, fumble: Fumble::Sort { piece, colour } });
    }
}

/// §5.5: a colour with a shark goes back, sharks too; one without stays, and time is lost.
#[inline]
pub(crate) fn give_back(story: &mut Story<'_, DrShark>, seat: Seat, colour: Colour) {
    if story.state().table.fistful.as_ref().is_some_and(|fistful| fistful.has_shark(colour)) {
        story.tell(Event::Returned { seat, colour });
        close(story, seat);
    } else {
        story.tell(Event::Fumbled { seat, fumble: Fumble::Return(colour) });
    }
}

/// §5.5: a choice is final.
#[inline]
pub(crate) fn keep(story: &mut Story<'_, DrShark>, seat: Seat, piece: Piece) {
    story.tell(Event::Kept { seat, piece });
    close(story, seat);
}

/// §5.5: the search ends when each remaining colour has its choice or none remains.
#[inline]
fn close(story: &mut Story<'_, DrShark>, seat: Seat) {
    let table = &story.state().table;
    let rest = table.fistful.as_ref().map_or(&[][..], Fistful::pieces);
    if rest.iter().all(|piece| has_choice(table, piece.colour())) {
        search::end(story, seat, Ending::Chosen);
    }
}
