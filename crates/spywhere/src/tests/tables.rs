//! Tables to tell stories at.

use kernel::{Few, PerSeat, Seat, Setup};
use umpire::scenario::{Scenario, given};

use crate::{Action, Deal, Nation, Options, Spywhere, Step};

pub(crate) use crate::Nation::{Belgium, England, France, Germany, Italy, Spain};

pub(crate) const ANN: Seat = Seat(0);
pub(crate) const BEN: Seat = Seat(1);
pub(crate) const CAT: Seat = Seat(2);

/// A table that is about to be dealt. Ann begins.
pub(crate) struct Table {
    options: Options,
    deal: Deal,
}

/// Three spies without Spain: Ann is Italy, Ben is France, Cat is Germany.
/// Everybody holds Belgium, England and France; the row is Belgium, England, France, Germany,
/// Italy; the pile is ten cards of Belgium.
pub(crate) fn three() -> Table {
    let passports = [[Italy], [France], [Germany]];
    Table {
        options: Options { removed: Some(Spain), ..Options::default() },
        deal: Deal {
            first: ANN,
            removed: Some(Spain),
            passports: PerSeat::new(3, |s| passports[usize::from(s.0)].into_iter().collect()),
            hands: PerSeat::new(3, |_| [Belgium, England, France].into_iter().collect()),
            row: [Belgium, England, France, Germany, Italy].into_iter().collect(),
            pile: [Belgium; 10].into_iter().collect(),
        },
    }
}

/// Two spies without Spain: Ann is Italy and France, Ben is Germany and England; else as [`three`].
pub(crate) fn two() -> Table {
    let Table { options, deal } = three();
    let passports = [[Italy, France], [Germany, England]];
    let deal = Deal {
        passports: PerSeat::new(2, |s| passports[usize::from(s.0)].into_iter().collect()),
        hands: PerSeat::new(2, |_| [Belgium, England, France].into_iter().collect()),
        pile: [Belgium; 14].into_iter().collect(),
        ..deal
    };
    Table { options, deal }
}

impl Table {
    pub(crate) fn options(mut self, change: impl FnOnce(&mut Options)) -> Self {
        change(&mut self.options);
        self
    }
    pub(crate) fn hand(mut self, seat: Seat, cards: [Nation; 3]) -> Self {
        self.deal.hands[seat] = cards.into_iter().collect();
        self
    }
    pub(crate) fn row(mut self, cards: [Nation; 5]) -> Self {
        self.deal.row = cards.into_iter().collect();
        self
    }
    /// The pile, its top card first.
    pub(crate) fn pile(mut self, cards: &[Nation]) -> Self {
        self.deal.pile = cards.iter().rev().copied().collect();
        self
    }
    /// Deals, and lets everybody see the opening.
    pub(crate) fn opens(self) -> Scenario<Spywhere> {
        let setup = Setup::new(self.deal.hands.len(), self.options).expect("a possible table");
        given(&setup, self.deal)
    }
}

pub(crate) fn swap(give: Nation, take: Nation) -> Action {
    Action::Swap { give, take }
}
pub(crate) fn eliminate(nation: Nation) -> Action {
    Action::Eliminate(nation)
}
pub(crate) fn identify(seat: Seat, nation: Nation) -> Action {
    Action::Identify { seat, nation }
}
pub(crate) fn done() -> Action {
    Action::Done {}
}
pub(crate) fn row(cards: &[Nation]) -> Few<Nation, 5> {
    cards.iter().copied().collect()
}

/// Turns in which nothing happens: a swap like for like that is always possible, and done, unless the
/// turn ends by itself (§3.5).
pub(crate) trait QuietTurns: Sized {
    fn quiet_turn(self, seat: Seat) -> Self;
    fn quiet_round(self, seats: u8) -> Self {
        (0..seats).map(Seat).fold(self, Self::quiet_turn)
    }
}

impl QuietTurns for Scenario<Spywhere> {
    fn quiet_turn(self, seat: Seat) -> Self {
        let mut like = Belgium;
        let find = |view: &crate::View| {
            let (_, own) = view.me.expect("a spy looks");
            let both = |nation: &&Nation| own.hand[**nation] > 0;
            like = *view.table.row.iter().find(both).expect("a card in hand and row");
        };
        let mut waits = false;
        let told = self.shows(seat, find);
        let told = told.does(seat, swap(like, like)).shows(seat, |view| {
            waits = view.table.step == Step::After && view.table.turn == Some(seat)
        });
        if waits { told.does(seat, done()) } else { told }
    }
}
