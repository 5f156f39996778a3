//! Whom to identify as what.

use kernel::{Few, Seat};
use spywhere::{Nation, Nations};

use super::Spot;

/// An identification card that could be laid.
#[derive(Clone, Copy, Default)]
pub(crate) struct Guess {
    pub(crate) seat: Seat,
    pub(crate) nation: Nation,
    /// How likely it is to be right.
    pub(crate) odds: f32,
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
