//! §3 A turn: draw, swap, then eliminate and identify if you want and can.

use kernel::{Dice, Observer, Seat, Story};

use crate::{Action, Event, Nation, Own, Refusal, Spywhere, Step, Table, View};
use crate::{eliminating, end, identifying, view};

/// Whether `seat` may do this now. Everything that decides is what everybody knows, and what that
/// spy alone knows: a refusal cannot say more.
#[inline(always)]
pub(crate) fn judge(table: &Table, seat: Seat, own: &Own, action: &Action) -> Result<(), Refusal> {
    may_act(table, seat)?;
    match *action {
        Action::Swap { give, take } => swap(table, own, give, take),
        Action::Eliminate(nation) => eliminating::judge(table, own, nation),
        Action::Identify { seat: whom, nation } => {
            identifying::judge(table, seat, own, whom, nation)
        }
        Action::Done {} if table.step == Step::Swap => Err(Refusal::NotNow),
        Action::Done {} => Ok(()),
    }
}

/// Whether it is for `seat` to do anything at all: in its turn (§3), or until it has finished in the
/// final phase (§6.3).
#[inline]
pub(crate) fn may_act(table: &Table, seat: Seat) -> Result<(), Refusal> {
    match (table.turn, table.step) {
        (Some(turn), _) if turn == seat => Ok(()),
        (None, Step::Final) if !table.finished.contains(seat) => Ok(()),
        (_, Step::Final) => Err(Refusal::NotNow),
        (_, Step::Over) => Err(Refusal::Over),
        (_, Step::Swap | Step::After) => Err(Refusal::NotYourTurn),
    }
}

/// §3.2: one card of your hand with one of the row; like for like is allowed.
#[inline]
fn swap(table: &Table, own: &Own, give: Nation, take: Nation) -> Result<(), Refusal> {
    if table.step != Step::Swap {
        Err(Refusal::NotNow)
    } else if own.hand[give] == 0 {
        Err(Refusal::NotInHand)
    } else if table.row.place(&take).is_none() {
        Err(Refusal::NotInRow)
    } else {
        Ok(())
    }
}

/// A spy acts.
#[inline(always)]
pub(crate) fn act(
    story: &mut Story<'_, Spywhere>,
    seat: Seat,
    action: Action,
) -> Result<(), Refusal> {
    let state = story.state();
    judge(&state.table, seat, &state.own[seat], &action)?;
    match action {
        Action::Swap { give, take } => story.tell(Event::Swapped { seat, give, take }),
        Action::Eliminate(nation) => eliminating::eliminate(story, seat, nation),
        Action::Identify { seat: whom, nation } => {
            story.tell(Event::Identified { by: seat, seat: whom, nation });
        }
        Action::Done {} if state.table.step == Step::Final => story.tell(Event::Finished { seat }),
        Action::Done {} => {}
    }
    let goes_on = matches!(action, Action::Swap { .. } | Action::Eliminate(_));
    match story.state().table.turn {
        Some(_) if goes_on && !nothing_is_left(&story.state().table) => {}
        Some(seat) => pass_on(story, seat),
        None => end::close(story),
    }
    Ok(())
}

/// §3.5: whether everybody can see that the spy whose turn it is has nothing left to do. It is asked
/// of what lies on the table alone: whose nation lies there three times is for that spy to know.
#[inline]
fn nothing_is_left(table: &Table) -> bool {
    table.step == Step::After && identifying::too_early(table) && !eliminating::may_follow(table)
}

/// §3.1: the turn begins with a draw, by itself; §6.2: with an empty pile nothing is drawn.
#[inline(always)]
pub(crate) fn begin(story: &mut Story<'_, Spywhere>, seat: Seat) {
    let drew = story.state().pile.last().copied();
    let until = story.limit(seat, story.state().table.options.max_turn_s);
    story.tell(Event::Began { seat, drew, until });
}

/// The turn is finished: the next spy's begins (§2.4), or the game ends (§6.1).
#[inline(always)]
fn pass_on(story: &mut Story<'_, Spywhere>, seat: Seat) {
    let table = &story.state().table;
    if end::has_come(table, seat) {
        end::begin_final(story, seat);
    } else {
        let next = seat.left(table.seats.len());
        begin(story, next);
    }
}

/// §9.3, §6.3: time is up. The stand-in does what is mandatory and nothing else.
pub(crate) fn wake(story: &mut Story<'_, Spywhere>) {
    let Some(seat) = story.state().table.turn else {
        return story.tell(Event::Over);
    };
    while story.state().table.turn == Some(seat) {
        let view = view::view(story.state(), Observer::Seat(seat));
        let action = stand_in(&view, story.dice());
        act(story, seat, action).expect("what the stand-in does is legal");
    }
}

/// §9.3: the stand-in swaps the drawn card for one of its own nation if the row has one, else for
/// any; if none was drawn it gives any card.
fn stand_in_swap(table: &Table, own: &Own, dice: &mut Dice) -> (Nation, Nation) {
    let give = own.drawn.unwrap_or_else(|| {
        let card = dice.below(own.hand.total());
        own.hand.nth(card).expect("a hand is never empty: a swap takes as many as it gives")
    });
    let take = match table.in_row(give) {
        0 => *dice.pick(&table.row).expect("a turn begins with cards in the row"),
        _ => give,
    };
    (give, take)
}

/// What is done for an absent spy.
pub(crate) fn stand_in(view: &View, dice: &mut Dice) -> Action {
    match (view.table.step, &view.me) {
        (Step::Swap, Some((_, own))) => {
            let (give, take) = stand_in_swap(&view.table, own, dice);
            Action::Swap { give, take }
        }
        (Step::Swap | Step::After | Step::Final | Step::Over, _) => Action::Done {},
    }
}
