//! §4.1 The clapper: the left neighbour of the spy who searches holds it, and every spy hears it.

use kernel::{Seat, Story};

use crate::{DrShark, Percept, Table};

/// §4.1: at most one clap in this time is heard, so that nobody drowns a search in noise.
const EVERY_MS: u64 = 300;

/// §4.1: the neighbour claps. Every spy hears that it was clapped, and nothing else; whoever watches
/// hears it too ([`kernel::Game::is_for_all`]).
///
/// This is a signal and no act, because it decides nothing, and what nobody heard at the time is of
/// no use to anybody later.
pub(crate) fn clap(story: &mut Story<'_, DrShark>, seat: Seat) {
    let table = &story.state().table;
    let (holder, seats) = (holder(table), table.pawns.seats());
    let soon = story.scene.clapped.is_some_and(|last| story.now < last.plus_ms(EVERY_MS));
    if holder != Some(seat) || soon {
        return;
    }
    story.scene.clapped = Some(story.now);
    for hears in seats {
        story.feel(hears, Percept::Clapped {});
    }
}

/// §4.1: who holds the clapper, while somebody searches.
fn holder(table: &Table) -> Option<Seat> {
    table.searching()?;
    Some(table.turn?.left(table.seats()))
}
