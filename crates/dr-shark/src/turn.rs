//! §3 A turn: dive, search, organise.

use kernel::{Dice, Observer, Seat, Story};

use crate::view::{self, View};
use crate::{Action, DrShark, Event, Refusal, Space, Step, Table};
use crate::{drawing, fistful, observing, organising, search, services, touch};

/// Whether `seat` may do this now. Everything that decides is what everybody knows, except where
/// in the bag something lies.
#[inline(always)]
pub(crate) fn judge(table: &Table, seat: Seat, action: &Action) -> Result<(), Refusal> {
    if table.step == Step::Over {
        return Err(Refusal::Over);
    }
    if table.turn != Some(seat) {
        return Err(Refusal::NotYourTurn);
    }
    match action {
        Action::Dive(to) => dive(table, seat, *to),
        Action::Search {} => only_in(table, Step::Ready),
        Action::Draw(draw) => drawing::judge_draw(table, draw),
        Action::Place(_) => drawing::judge_place(table),
        Action::Grab(grab) => fistful::judge_grab(table, grab),
        Action::Sort { piece, colour: _ } => fistful::judge_sort(table, *piece),
        Action::Return(colour) => fistful::judge_return(table, *colour),
        Action::Keep(piece) => fistful::judge_keep(table, *piece),
        Action::Take(piece) => observing::judge(table, *piece),
        Action::Stop {} => only_in(table, Step::Search),
        Action::Complete(design) => organising::judge(table, seat, *design),
        Action::Paoletta { from, piece } => services::judge_paoletta(table, seat, *from, *piece),
        Action::Babanipoulos { from, take, give } => {
            services::judge_babanipoulos(table, seat, *from, *take, *give)
        }
        Action::Decline {} => services::judge_decline(table, seat).map(|_| ()),
        Action::Done {} => only_in(table, Step::Organise),
    }
}

/// A turn has an order.
pub(crate) fn only_in(table: &Table, step: Step) -> Result<(), Refusal> {
    if table.step == step { Ok(()) } else { Err(Refusal::NotNow) }
}

/// §3.1: an empty space that is used, in another area than the one you are in.
fn dive(table: &Table, seat: Seat, to: Space) -> Result<(), Refusal> {
    only_in(table, Step::Dive)?;
    if !to.is_used(table.seats()) {
        Err(Refusal::DarkSpace)
    } else if table.pawns[seat].is_some_and(|from| from.area == to.area) {
        Err(Refusal::SameArea)
    } else if table.pawns.values().iter().flatten().any(|pawn| pawn.number() == to.number()) {
        Err(Refusal::Occupied)
    } else {
        Ok(())
    }
}

/// §3.1, §3.2: the spaces that `seat` can dive to: always two at least.
pub(crate) fn dives(table: &Table, seat: Seat) -> impl Iterator<Item = Space> {
    Space::ALL.into_iter().filter(move |to| dive(table, seat, *to).is_ok())
}

/// A spy acts.
#[inline(always)]
pub(crate) fn act(
    story: &mut Story<'_, DrShark>,
    seat: Seat,
    action: &Action,
) -> Result<(), Refusal> {
    judge(&story.state().table, seat, action)?;
    match *action {
        Action::Dive(to) => search::ready(story, seat, to),
        Action::Search {} => search::start(story, seat),
        Action::Draw(draw) => drawing::draw(story, seat, draw)?,
        Action::Place(slot) => drawing::place(story, seat, slot),
        Action::Grab(ref grab) => fistful::grab(story, seat, grab)?,
        Action::Sort { piece, colour } => fistful::sort(story, seat, piece, colour),
        Action::Return(colour) => fistful::give_back(story, seat, colour),
        Action::Keep(piece) => fistful::keep(story, seat, piece),
        Action::Take(piece) => observing::take(story, seat, piece),
        Action::Stop {} => search::end(story, seat, crate::Ending::Stopped),
        Action::Complete(design) => {
            organising::tell(story, seat, |until| Event::Completed { seat, design, until });
        }
        Action::Paoletta { from, piece } => {
            organising::tell(story, seat, |until| Event::Charmed { seat, from, piece, until });
        }
        Action::Babanipoulos { from, take, give } => {
            let fact = |until| Event::Negotiated { seat, from, take, give, until };
            organising::tell(story, seat, fact);
        }
        Action::Decline {} => {
            let agent = services::judge_decline(&story.state().table, seat)?;
            organising::tell(story, seat, |until| Event::Declined { seat, agent, until });
        }
        Action::Done {} => pass_on(story, seat),
    }
    Ok(())
}

/// A turn begins.
#[inline]
pub(crate) fn begin(story: &mut Story<'_, DrShark>, seat: Seat) {
    let until = story.limit(seat, story.state().table.options.dive_s());
    story.tell(Event::Began { seat, until });
}

/// §2.2, §2.4: the next spy's turn; after the last round the end.
#[inline(always)]
fn pass_on(story: &mut Story<'_, DrShark>, seat: Seat) {
    let table = &story.state().table;
    let next = seat.left(table.seats());
    if next == table.first && table.round == table.rounds {
        organising::assemble(story);
        story.tell(Event::Over);
    } else {
        begin(story, next);
    }
}

/// A time limit has come: §4.1 the search starts by itself, or its time is up; §10.2 the stand-in
/// dives and organises.
pub(crate) fn wake(story: &mut Story<'_, DrShark>) {
    let table = &story.state().table;
    let (Some(seat), step) = (table.turn, table.step) else { return };
    match step {
        Step::Ready => search::start(story, seat),
        Step::Search => search::end(story, seat, crate::Ending::Time),
        Step::Dive | Step::Organise => {
            // Where they had pointed, if that is still a dive; else at random.
            if let (Step::Dive, Some(to)) = (step, touch::pointed(story))
                && act(story, seat, &Action::Dive(to)).is_ok()
            {
                return;
            }
            while (story.state().table.turn, story.state().table.step) == (Some(seat), step) {
                let view = view::view(story.state(), Observer::Seat(seat));
                let action = stand_in(&view, story.dice());
                act(story, seat, &action).expect("what the stand-in does is legal");
            }
        }
        Step::Over => {}
    }
}

/// §10.2: what is done for an absent spy: a dive at random; what is most valuable is completed.
/// Nothing optional is done that cannot be taken back: no service, no draw, no choice. A search that
/// somebody leaves yields what is on the mat.
pub(crate) fn stand_in(view: &View, dice: &mut Dice) -> Action {
    let (table, Some(seat)) = (&view.table, view.me) else { return Action::Done {} };
    match table.step {
        Step::Dive => {
            let spaces: kernel::Few<Space, 10> = dives(table, seat).collect();
            let to = dice.pick(&spaces).expect("§3.2: at least two spaces are always free");
            Action::Dive(*to)
        }
        Step::Ready => Action::Search {},
        Step::Search => Action::Stop {},
        Step::Organise => match organising::most_valuable(table, seat) {
            Some(design) => Action::Complete(design),
            None => Action::Done {},
        },
        Step::Over => Action::Done {},
    }
}
