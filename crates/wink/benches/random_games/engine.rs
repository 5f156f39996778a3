//! The same games through the engine: the `Match` that people's tables run, nobody watching.
//!
//! The policy looks at the table in one of two ways: at the view that a mind in that seat gets, or,
//! as a bot does in the games that it only imagines, at the same parts of the state in their places.

use kernel::{Input, Match, Observer, Outcome, Seat};
use wink::{Action, Deal, Own, Table, Wink};

use crate::bare::{self, SEATS};
use crate::chance::{ACCUSES, CONTACTS, Chance};

/// A match and the buffer for what comes of it.
pub(crate) struct Game<'a> {
    pub(crate) game: Match<Wink>,
    pub(crate) outcome: &'a mut Outcome<Wink>,
    pub(crate) moves: u64,
}

impl Game<'_> {
    /// Plays a dealt match to its end.
    pub(crate) fn play<const VIEWS: bool>(&mut self, chance: &mut Chance) {
        while let Some(seat) = self.game.state().table().turn {
            if chance.once_in(ACCUSES) {
                let (by, caller) = (chance.below(SEATS), chance.below(SEATS));
                let whom = other(by, chance);
                let (by, caller) = (Seat(by as u8), Seat(caller as u8));
                let accuses = |table: &Table, own: &Own| accuse(table, by, own, caller, whom);
                if let Some(action) = self.look::<VIEWS, _>(by, accuses) {
                    self.act(by, action);
                    if self.game.state().table().over {
                        return;
                    }
                }
            }
            let on_a_card = |table: &Table, _: &Own| table.seats[seat].pawn.is_some();
            if self.look::<VIEWS, _>(seat, on_a_card) && chance.once_in(CONTACTS) {
                self.act(seat, Action::Contact(other(usize::from(seat.0), chance)));
                if self.game.state().table().over {
                    return;
                }
            }
            let action = self.look::<VIEWS, _>(seat, |table, own| call(table, own, chance));
            self.act(seat, action);
        }
    }

    fn act(&mut self, seat: Seat, action: Action) {
        let now = self.game.clock();
        self.game.handle(now, Input::Act(seat, action), self.outcome).expect("the move is legal");
        self.moves += 1;
    }

    fn look<const VIEWS: bool, T>(&self, seat: Seat, eye: impl FnOnce(&Table, &Own) -> T) -> T {
        if VIEWS {
            let view = self.game.view(Observer::Seat(seat));
            let (_, own) = view.me.expect("a seat looks");
            eye(&view.table, &own)
        } else {
            eye(self.game.state().table(), self.game.state().own(seat))
        }
    }
}

fn other(seat: usize, chance: &mut Chance) -> Seat {
    Seat(((seat + 1 + chance.below(SEATS - 1)) % SEATS) as u8)
}

fn accuse(table: &Table, by: Seat, own: &Own, caller: Seat, whom: Seat) -> Option<Action> {
    let place = &table.seats[caller];
    let agent = place.pawn?;
    let fine = caller != by
        && caller != whom
        && !own.hand.contains(agent)
        && table.seats[by].ci.hand > 0
        && !place.accused[usize::from(by.0)].contains(whom);
    fine.then_some(Action::Accuse { seat: whom, agent })
}

fn call(table: &Table, own: &Own, chance: &mut Chance) -> Action {
    let legal = table.up - own.hand - table.called;
    if legal.is_empty() {
        return Action::Pass {};
    }
    let nth = chance.below(usize::from(legal.len()));
    legal.nth(nth as u32).map_or(Action::Pass {}, Action::Call)
}

/// The same deal for the bare loop.
pub(crate) fn bared(deal: &Deal) -> bare::Table {
    let bits = |seat: usize| deal.hands[Seat(seat as u8)].iter().fold(0, |all, a| all | 1 << a.0);
    bare::Table {
        first: usize::from(deal.first.0),
        hand: std::array::from_fn(bits),
        crowd: std::array::from_fn(|i| deal.crowd[i].0),
    }
}
