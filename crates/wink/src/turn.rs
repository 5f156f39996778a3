//! §3 A turn: contact if you want and can, then a call. Accusations come at any moment.

use kernel::{At, Dice, Observer, Seat, Story};

use crate::{Action, Event, Own, Refusal, Table, View, Wink};
use crate::{calling, contact, counterintelligence, end, eyes, view};

/// Whether `seat` may do this at `now`. Everything that decides is what everybody knows, and what
/// that spy alone knows: a refusal cannot say more.
#[inline(always)]
pub(crate) fn judge(
    table: &Table,
    seat: Seat,
    own: &Own,
    now: At,
    action: &Action,
) -> Result<(), Refusal> {
    if table.over {
        return Err(Refusal::Over);
    }
    match *action {
        Action::Accuse { seat: whom, agent } => {
            counterintelligence::judge(table, seat, own, whom, agent)
        }
        _ if table.turn != Some(seat) => Err(Refusal::NotYourTurn),
        Action::Contact(whom) => contact::judge(table, seat, whom),
        Action::Call(_) | Action::Pass {} if now < table.earliest() => Err(Refusal::TooSoon),
        Action::Call(agent) => calling::judge(table, seat, own, agent),
        Action::Pass {} => calling::judge_pass(table, own),
    }
}

/// A spy acts.
#[inline(always)]
pub(crate) fn act(story: &mut Story<'_, Wink>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let state = story.state();
    judge(&state.table, seat, &state.own[seat], story.now, action)?;
    match *action {
        Action::Contact(whom) => contact::contact(story, seat, whom),
        Action::Call(agent) => calling::call(story, seat, agent),
        Action::Accuse { seat: whom, agent } => {
            counterintelligence::accuse(story, seat, whom, agent);
        }
        Action::Pass {} => calling::pass(story, seat),
    }
    eyes::settle(story);
    Ok(())
}

/// §3.1: a turn begins.
#[inline]
pub(crate) fn begin(story: &mut Story<'_, Wink>, seat: Seat) {
    let since = story.now;
    let until = story.limit(seat, story.state().table.options.max_turn_s);
    story.tell(Event::Began { seat, since, until });
}

/// §3.1: the turn of `seat` is finished and passes to the left, unless nothing moves any more
/// (§8.3).
#[inline(always)]
pub(crate) fn pass_on(story: &mut Story<'_, Wink>, seat: Seat) {
    let table = &story.state().table;
    if end::nothing_moves(table) {
        story.tell(Event::Over);
    } else {
        let next = seat.left(table.seats.len());
        begin(story, next);
    }
}

/// Everything that falls due now: eyes that arrive, signs that end, and §3.4, a turn that is up.
pub(crate) fn wake(story: &mut Story<'_, Wink>) {
    eyes::pass(story);
    let table = &story.state().table;
    if let Some(seat) = table.turn.filter(|_| table.deadline.is_some_and(|due| due <= story.now)) {
        let view = view::view(story.state(), Observer::Seat(seat));
        let action = stand_in(&view, story.dice());
        act(story, seat, &action).expect("what the stand-in does is legal");
    } else {
        eyes::settle(story);
    }
}

/// §3.4: the stand-in makes the call at random, or passes if none is legal, and makes no contact.
pub(crate) fn stand_in(view: &View, dice: &mut Dice) -> Action {
    let callable = view.me.map(|(_, own)| calling::callable(&view.table, &own)).unwrap_or_default();
    if callable.is_empty() {
        return Action::Pass {};
    }
    let nth = dice.below(u32::from(callable.len()));
    callable.nth(nth).map_or(Action::Pass {}, Action::Call)
}
