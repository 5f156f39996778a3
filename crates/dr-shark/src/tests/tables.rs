//! Tables to tell stories at.

use kernel::{Few, Observer, Seat, Setup};
use umpire::scenario::{Scenario, given};

use crate::{
    Action, Colour, Deal, Design, DrShark, Draw, Grab, Handful, Options, Piece, Pieces, Row,
};
use crate::{Shade, Shape, Slot, Space, Texture, Tokens, Touch};

pub(crate) use crate::Area::{A, B, C, D, E};
pub(crate) use crate::Colour::{Blue, Green, Orange, Pink, Violet};
pub(crate) use crate::Design::{
    Banknotes, Clown, HarpoonPen, IslandMap, Passport, SatelliteWatch, ShoePhone, ThrowingStar,
    VaultPlan, Waiter,
};

pub(crate) const ANN: Seat = Seat(0);
pub(crate) const BEN: Seat = Seat(1);
pub(crate) const CAT: Seat = Seat(2);
pub(crate) const DAN: Seat = Seat(3);

/// A table that is about to be dealt. Ann begins, pieces are named, everything else is usual.
pub(crate) struct Table {
    seats: u8,
    options: Options,
    bag: Option<Pieces>,
    dossiers: Vec<(usize, Pieces)>,
    tokens: Vec<(Design, u8)>,
}

/// A table of this many spies, each alone, six in teams; all pieces are in the bag.
pub(crate) fn spies(seats: u8) -> Table {
    Table {
        seats,
        options: Options { touch: Touch::Named, first: Some(ANN), ..Options::default() },
        bag: None,
        dossiers: Vec::new(),
        tokens: Vec::new(),
    }
}

/// Four spies in two teams: Ann with Cat, Ben with Dan.
pub(crate) fn two_teams() -> Table {
    spies(4).options(|options| options.teams = Some(true))
}

impl Table {
    pub(crate) fn options(mut self, change: impl FnOnce(&mut Options)) -> Self {
        change(&mut self.options);
        self
    }
    /// Only these are in the bag.
    pub(crate) fn bag(mut self, names: &str) -> Self {
        self.bag = Some(pieces(names));
        self
    }
    /// A dossier by its number, taken out of the bag.
    pub(crate) fn dossier(mut self, number: usize, names: &str) -> Self {
        self.dossiers.push((number, pieces(names)));
        self
    }
    pub(crate) fn tokens(mut self, design: Design, left: u8) -> Self {
        self.tokens.push((design, left));
        self
    }
    /// Deals, and lets everybody see the opening.
    pub(crate) fn opens(self) -> Scenario<DrShark> {
        let components = self.options.components;
        let mut bag = self.bag.unwrap_or_else(|| components.pieces());
        let mut tokens = Tokens::of(&components);
        let sides = self.options.sides(self.seats);
        let mut dossiers: Few<Pieces, 6> = (0..sides).map(|_| Pieces::NONE).collect();
        for (number, clues) in self.dossiers {
            clues.iter().for_each(|clue| bag.remove(clue));
            dossiers.as_mut_slice()[number] = clues;
        }
        self.tokens.iter().for_each(|(design, left)| tokens[*design] = *left);
        let first = self.options.first.unwrap_or(ANN);
        let setup = Setup::new(self.seats, self.options).expect("a possible table");
        given(&setup, Deal { first, bag, dossiers, tokens })
    }
}

pub(crate) fn piece(name: &str) -> Piece {
    name.parse().unwrap_or_else(|_| panic!("no piece is called {name}"))
}
/// Pieces in this order.
pub(crate) fn row(names: &str) -> Row {
    names.split_whitespace().map(piece).collect()
}
/// Pieces that a hand grabs, in this order.
pub(crate) fn handful(names: &str) -> Handful {
    names.split_whitespace().map(piece).collect()
}
pub(crate) fn pieces(names: &str) -> Pieces {
    row(names).iter().copied().collect()
}

pub(crate) fn light(area: crate::Area) -> Space {
    Space { area, shade: Shade::Light }
}
pub(crate) fn dark(area: crate::Area) -> Space {
    Space { area, shade: Shade::Dark }
}
pub(crate) fn dive(area: crate::Area) -> Action {
    Action::Dive(light(area))
}
pub(crate) fn dive_dark(area: crate::Area) -> Action {
    Action::Dive(dark(area))
}
pub(crate) fn search() -> Action {
    Action::Search {}
}
pub(crate) fn draw(name: &str) -> Action {
    Action::Draw(Draw::Named(piece(name)))
}
pub(crate) fn shape(number: u64) -> Slot {
    Slot::Shape(Shape::new(number).expect("a shape"))
}
pub(crate) fn texture(texture: Texture) -> Slot {
    Slot::Texture(texture)
}
pub(crate) fn place(slot: Slot) -> Action {
    Action::Place(slot)
}
pub(crate) fn grab(names: &str) -> Action {
    Action::Grab(Grab::Named(handful(names)))
}
pub(crate) fn sort(name: &str, colour: Colour) -> Action {
    Action::Sort { piece: piece(name), colour }
}
pub(crate) fn put_back(colour: Colour) -> Action {
    Action::Return(colour)
}
pub(crate) fn keep(name: &str) -> Action {
    Action::Keep(piece(name))
}
pub(crate) fn take(name: &str) -> Action {
    Action::Take(piece(name))
}
pub(crate) fn stop() -> Action {
    Action::Stop {}
}
pub(crate) fn complete(design: Design) -> Action {
    Action::Complete(design)
}
pub(crate) fn paoletta(from: Seat, name: &str) -> Action {
    Action::Paoletta { from, piece: piece(name) }
}
pub(crate) fn babanipoulos(from: Seat, take: &str, give: [&str; 2]) -> Action {
    Action::Babanipoulos { from, take: piece(take), give: give.map(piece) }
}
pub(crate) fn decline() -> Action {
    Action::Decline {}
}
pub(crate) fn done() -> Action {
    Action::Done {}
}

/// What happens in many stories.
pub(crate) trait Turns: Sized {
    /// Dives to a light space and starts the clock.
    fn searches(self, seat: Seat, area: crate::Area) -> Self;
    /// Draws a piece and places it where it belongs.
    fn draws(self, seat: Seat, name: &str) -> Self;
    /// Grabs, and sorts everything.
    fn grabs(self, seat: Seat, names: &str) -> Self;
    /// Dives somewhere, stops at once, and organises nothing yet.
    fn organises(self, seat: Seat) -> Self;
    /// A turn in which nothing happens.
    fn quiet_turn(self, seat: Seat) -> Self;
    fn quiet_round(self, seats: u8) -> Self {
        (0..seats).map(Seat).fold(self, Self::quiet_turn)
    }
    /// What is in a dossier.
    fn dossier(self, number: usize, names: &str) -> Self;
    /// What is in the bag: these, among others or not.
    fn in_bag(self, names: &str) -> Self;
}

impl Turns for Scenario<DrShark> {
    fn searches(self, seat: Seat, area: crate::Area) -> Self {
        self.does(seat, dive(area)).does(seat, search())
    }
    #[track_caller]
    fn draws(self, seat: Seat, name: &str) -> Self {
        let mut slot = None;
        let told = self.does(seat, draw(name));
        let told = told.shows(seat, |view| slot = crate::drawing::right_slot(&view.table));
        told.does(seat, place(slot.expect("the draw did not end the search")))
    }
    fn grabs(self, seat: Seat, names: &str) -> Self {
        let told = self.does(seat, grab(names));
        let sort = |piece: &Piece| Action::Sort { piece: *piece, colour: piece.colour() };
        row(names).iter().map(sort).fold(told, |told, sort| told.does(seat, sort))
    }
    fn organises(self, seat: Seat) -> Self {
        let mut to = None;
        let told = self.shows(seat, |view| to = crate::turn::dives(&view.table, seat).next());
        told.does(seat, Action::Dive(to.expect("a free space")))
            .does(seat, search())
            .does(seat, stop())
    }
    fn quiet_turn(self, seat: Seat) -> Self {
        self.organises(seat).does(seat, done())
    }
    #[track_caller]
    fn dossier(self, number: usize, names: &str) -> Self {
        let look = |view: &crate::View| {
            let clues: Vec<Piece> = view.table.dossiers[number].clues.iter().collect();
            assert_eq!(clues, pieces(names).iter().collect::<Vec<_>>(), "in the dossier");
        };
        self.shows(Observer::Spectator, look)
    }
    #[track_caller]
    fn in_bag(self, names: &str) -> Self {
        self.shows(Observer::Spectator, |view| {
            row(names).iter().for_each(|p| assert!(view.table.bag.contains(*p), "{p} is outside"));
        })
    }
}
