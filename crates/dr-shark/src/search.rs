//! §4 The search: its clock, and what it leaves.

use kernel::{Seat, Story};

use crate::{DrShark, Ending, Event, Space, organising, touch};

/// §4.1: the search starts by itself this many seconds after the dive.
const READY_S: u32 = 10;

/// §3.1, §4.1: the pawn has moved, and the search starts within a moment.
#[inline]
pub(crate) fn ready(story: &mut Story<'_, DrShark>, seat: Seat, to: Space) {
    let until = story.limit(seat, READY_S);
    story.tell(Event::Dived { seat, to, until });
}

/// §4.1: time runs. §8.4: every search starts with a shake.
#[inline]
pub(crate) fn start(story: &mut Story<'_, DrShark>, seat: Seat) {
    touch::shake(story);
    let until = story.now.plus_s(story.state().table.options.search_s);
    story.tell(Event::Started { seat, until });
}

/// §4.2: however it ended, organising follows.
#[inline]
pub(crate) fn end(story: &mut Story<'_, DrShark>, seat: Seat, ending: Ending) {
    organising::begin(story, seat, |until| Event::Ended { seat, ending, until });
}
