//! Whom to identify as what, and when.

use kernel::{Few, Seat};
use spywhere::{Nation, Nations};

use super::Spot;

/// Spywhere §7.2: what the ender gets.
const ENDER: f32 = 3.0;
/// How much the prospect of ending the game spurs, against what a wrong guess costs.
const SPUR: f32 = 4.5;

/// An identification card that could be laid.
#[derive(Clone, Copy, Default)]
pub(crate) struct Guess {
    pub(crate) seat: Seat,
    pub(crate) nation: Nation,
    /// How likely it is to be right.
    odds: f32,
}

/// The guesses that together are right most often: one for each card that can still be laid, each
/// with another nation (Spywhere §5.2). The surest comes first.
pub(crate) fn guesses(spot: &Spot<'_>) -> Few<Guess, 5> {
    let laid = &spot.own.laid;
    let used = |nation: &Nation| laid.iter().any(|laid| laid.nation == *nation);
    let pointless = |nation: &Nation| spot.own.passports.contains(nation);
    let cards = Nations::in_play(spot.table.removed).iter();
    let cards = cards.filter(|nation| !used(nation) && !pointless(nation)).collect();

    let mut open = Few::<Guess, 5>::new();
    for seat in spot.opponents() {
        let before_them = laid.iter().filter(|laid| laid.seat == seat).count();
        for _ in before_them..spot.cards_each() {
            open.push(Guess { seat, ..Guess::default() });
        }
    }
    let mut search = Search { spot, cards, right: -1.0, best: open, guesses: open };
    search.guess(0, Nations::default(), 0.0);
    search.best.as_mut_slice().sort_by(|a, b| b.odds.total_cmp(&a.odds));
    search.best
}

/// Tries every way to lay the open cards.
struct Search<'a> {
    spot: &'a Spot<'a>,
    cards: Nations,
    guesses: Few<Guess, 5>,
    /// The best way so far, and how many of it are right on average.
    best: Few<Guess, 5>,
    right: f32,
}

impl Search<'_> {
    fn guess(&mut self, place: usize, taken: Nations, right: f32) {
        let left = self.guesses.len() - place;
        if right + left as f32 <= self.right {
            return; // Even if all the others were certain it would be no better.
        }
        if left == 0 {
            (self.right, self.best) = (right, self.guesses);
            return;
        }
        for nation in self.cards.iter().filter(|nation| !taken.contains(*nation)) {
            let guess = &mut self.guesses.as_mut_slice()[place];
            let odds = self.spot.odds[guess.seat][nation as usize];
            (guess.nation, guess.odds) = (nation, odds);
            let mut taken = taken;
            taken.insert(nation);
            self.guess(place + 1, taken, right + odds);
        }
    }
}

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
