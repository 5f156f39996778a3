//! §3 A turn.

use kernel::{Seat, Story};

use crate::{Action, Event, NewGame, Refusal, Table};

/// §3.1: the most matches that can be taken at once.
pub(crate) const AT_ONCE: u8 = 3;

/// §3.2: what is done for a spy whose time is up.
pub(crate) const STAND_IN: Action = Action::Take(1);

/// Whether `seat` may do this now. Everything that decides is what everybody knows: a refusal
/// cannot say more.
pub(crate) fn judge(table: &Table, seat: Seat, Action::Take(count): Action) -> Result<(), Refusal> {
    if table.winner.is_some() {
        Err(Refusal::Over)
    } else if table.turn != Some(seat) {
        Err(Refusal::NotYourTurn)
    } else if !(1..=AT_ONCE.min(table.heap)).contains(&count) {
        Err(Refusal::WrongCount)
    } else {
        Ok(())
    }
}

/// A spy acts.
pub(crate) fn act(
    story: &mut Story<'_, NewGame>,
    seat: Seat,
    action: Action,
) -> Result<(), Refusal> {
    judge(&story.state().table, seat, action)?;
    let Action::Take(count) = action;
    story.tell(Event::Took { seat, count });
    let table = &story.state().table;
    if table.winner.is_none() {
        let next = seat.left(table.taken.len());
        begin(story, next);
    }
    Ok(())
}

/// §2.2: a spy's turn begins.
pub(crate) fn begin(story: &mut Story<'_, NewGame>, seat: Seat) {
    let until = story.now.plus_s(story.state().table.options.max_turn_s);
    story.tell(Event::Began { seat, until });
}

/// §3.2: time is up.
pub(crate) fn wake(story: &mut Story<'_, NewGame>) {
    if let Some(seat) = story.state().table.turn {
        act(story, seat, STAND_IN).expect("what the stand-in does is legal");
    }
}
