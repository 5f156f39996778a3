//! When `greedy` identifies: as soon as ending the game seems worth a wrong card.

use super::Spot;
use super::identifying::Guess;
use super::spot::ENDER;

/// How much the prospect of ending the game spurs, against what a wrong guess costs.
const SPUR: f32 = 4.5;

/// Whether to lay the surest card now, at the end of a turn.
pub(crate) fn pays(spot: &Spot<'_>, guesses: &[Guess]) -> bool {
    match guesses {
        [] => false,
        [last] => ending_pays(spot, last),
        [surest, ..] => spurred(spot, surest, guesses.len()) || raced(spot),
    }
}

/// Whether the prospect of ending the game is worth what the guess puts at risk: as many points as
/// one has collected, if it is wrong. The more cards are missing, the further off the end is, and
/// the likelier somebody else gets there first.
fn spurred(spot: &Spot<'_>, surest: &Guess, missing: usize) -> bool {
    let risk = spot.collected() * (1.0 - surest.odds);
    risk <= SPUR * ENDER / (missing * missing) as f32
}

/// Whether somebody lays cards sooner than anybody can know anything: they will end the game soon,
/// and who waits to be sure gets nothing for it.
fn raced(spot: &Spot<'_>) -> bool {
    let blind = |laid: usize| laid > 1 && 2 * laid >= usize::from(spot.table.round);
    spot.opponents().any(|seat| blind(spot.table.seats[seat].identified.len()))
}

/// Spywhere §6.1: laying the last card ends the game. It pays when it ends soon in any case, because
/// the pile is short or somebody else has one card left to lay, and when one is ahead.
fn ending_pays(spot: &Spot<'_>, last: &Guess) -> bool {
    let table = spot.table;
    let in_all = spot.opponents().count() * spot.cards_each();
    table.pile < table.seats.len()
        || spot.opponents().any(|seat| table.seats[seat].identified.len() + 1 == in_all)
        || is_ahead(spot, last)
}

/// Whether one's own count with this last card seems to be the best. They saw what this spy saw:
/// let them know as much.
fn is_ahead(spot: &Spot<'_>, last: &Guess) -> bool {
    let laid = spot.own.laid.iter().map(|laid| spot.odds[laid.seat][laid.nation as usize]);
    let known = last.odds + laid.sum::<f32>();
    let mine = spot.collected() * (1.0 + known) + ENDER;
    spot.opponents().all(|seat| mine >= spot.collected_by(seat) * (1.0 + known))
}
