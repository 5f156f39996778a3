//! §5.6 Area E: observation.

use kernel::{Seat, Story};

use crate::{Area, DrShark, Ending, Event, Piece, Refusal, Table, search};

/// §5.6: any one clue that is in the bag.
#[inline]
pub(crate) fn judge(table: &Table, piece: Piece) -> Result<(), Refusal> {
    if table.searching() != Some(Area::E) {
        Err(Refusal::NotNow)
    } else if !table.bag.contains(piece) {
        Err(Refusal::NothingThere)
    } else if piece.is_shark() {
        Err(Refusal::IsShark)
    } else {
        Ok(())
    }
}

/// §5.6: it goes into the dossier, and the search ends.
#[inline]
pub(crate) fn take(story: &mut Story<'_, DrShark>, seat: Seat, piece: Piece) {
    story.tell(Event::Taken { seat, piece });
    search::end(story, seat, Ending::Taken);
}
