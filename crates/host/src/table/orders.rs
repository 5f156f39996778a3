//! How many orders a person may give: each is an entry on disk.

use std::time::Duration;

use kernel::Seat;
use wire::{Order, TokenHash};

use super::Door;
use crate::budget::{Allowance, Budget};

/// People who arrange a table click faster than once a second, but not for long: the seconds' worth
/// of orders that may be given at once.
const BURST_S: u32 = 30;

fn allowance(per_s: u32) -> Allowance {
    let per_s = per_s.max(1);
    Allowance { burst: BURST_S * per_s, every: Duration::from_secs(1) / per_s }
}

/// What opening a game takes from the budget. It writes a deal, and two scripts that play a game in
/// a second make it the order that writes most.
pub(super) const A_GAME: u32 = 10;

/// How many changes one person may make while one game is played. Coming back reads the journal as
/// far as the game's beginning, so this bounds what a hello costs.
const MOST_IN_A_GAME: u32 = 500;

/// The refusal of an order over the budget. It does not use up the order's number.
pub(super) const TOO_MANY: &str = "limit/orders";

/// How many orders of everybody may wait together.
const MOST_WAITING: usize = 32;

/// An order that waits until an earlier act of the same person is done.
pub(super) struct Waiting {
    pub(super) door: Door,
    pub(super) seat: Seat,
    pub(super) n: u64,
    pub(super) order: Order,
}

/// Somebody who gives orders.
struct Giver {
    token: TokenHash,
    budget: Budget,
    /// How many they have given since the game began.
    in_this_game: u32,
}

/// The orders of everybody at a table: how many more they may give, and those that wait.
#[derive(Default)]
pub(super) struct Orders {
    /// Each person's budget. It belongs to the token and not to the connection, so that coming back
    /// does not fill it.
    budgets: Vec<Giver>,
    waiting: Vec<Waiting>,
}

impl Orders {
    /// Takes this much from a person's budget, if it allows it.
    pub(super) fn take(&mut self, token: TokenHash, cost: u32, per_s: u32) -> bool {
        let place = self.budgets.iter().position(|giver| giver.token == token);
        let place = place.unwrap_or_else(|| {
            self.budgets.push(Giver { token, budget: Budget::full(), in_this_game: 0 });
            self.budgets.len() - 1
        });
        let giver = &mut self.budgets[place];
        let most = MOST_IN_A_GAME.saturating_mul(per_s);
        let allowed = (cost == 0 || giver.in_this_game < most)
            && giver.budget.take_some(allowance(per_s), cost);
        giver.in_this_game += u32::from(allowed && cost > 0);
        allowed
    }

    /// A game begins: the count of orders in it, too.
    pub(super) fn game_begins(&mut self) {
        self.budgets.iter_mut().for_each(|giver| giver.in_this_game = 0);
    }

    /// Forgets the budgets of those who hold no seat any more.
    pub(super) fn retain(&mut self, sits: impl Fn(TokenHash) -> bool) {
        self.budgets.retain(|giver| sits(giver.token));
    }

    /// Lets an order wait. An order that is sent again waits once. If too many wait, it is dropped
    /// without an answer, and the client sends it again.
    pub(super) fn wait(&mut self, door: Door, seat: Seat, n: u64, order: Order) {
        let known = self.waiting.iter().any(|it| it.seat == seat && it.n == n);
        if !known && self.waiting.len() < MOST_WAITING {
            self.waiting.push(Waiting { door, seat, n, order });
        }
    }

    /// The orders of those seats that need not wait any more, in the order in which they came.
    pub(super) fn ready(&mut self, seat_is_free: impl Fn(Seat) -> bool) -> Vec<Waiting> {
        self.waiting.extract_if(.., |it| seat_is_free(it.seat)).collect()
    }
}
