//! The state: what everybody knows, which here is everything (§10.1).
//!
//! What is in the bag is public too: it is what lies nowhere else. What nobody knows is where in
//! the bag a piece lies, and that is the scene's ([`bag::Heap`]), not the state's.

use kernel::{At, Few, PerSeat, Seat, Setup};
use serde::Serialize;

use crate::{
    Area, Colour, Design, DrShark, Options, Piece, Pieces, Row, Space, Tokens, organising,
};

kernel::named! {
    /// What the table is waiting for.
    pub enum Step: "a step of the game" {
        /// §3.1: the spy whose turn it is dives.
        Dive = "dive",
        /// §4.1: they have dived, and the search starts when they say so.
        Ready = "ready",
        /// §4: the timer runs.
        Search = "search",
        /// §6: they organise their dossier.
        Organise = "organise",
        /// It is over.
        Over = "over",
    }
}

kernel::named! {
    /// §7: a special agent.
    pub enum Agent: "the name of an agent" {
        /// §7.1: takes a clue.
        Paoletta = "paoletta",
        /// §7.2: takes a clue for two.
        Babanipoulos = "babanipoulos",
    }
}

/// §6: what a spy or a team has gathered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Dossier {
    /// Clues that are not part of an evidence.
    pub clues: Pieces,
    /// §6.1: evidence, for good.
    pub tokens: Tokens,
}

/// §5.5: what one hand took out of the bag, and is still out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Fistful {
    /// First the sorted pieces in the order of sorting, then the others in the order of the grab.
    pieces: Row,
    sorted: u8,
}

impl Fistful {
    /// What has just been grabbed.
    pub(crate) fn new(pieces: Row) -> Fistful {
        Fistful { pieces, sorted: 0 }
    }

    /// What is not sorted yet, in the order of the grab.
    pub fn unsorted(&self) -> &[Piece] {
        &self.pieces[usize::from(self.sorted)..]
    }

    /// What is sorted, in the order of sorting.
    pub fn sorted(&self) -> &[Piece] {
        &self.pieces[..usize::from(self.sorted)]
    }

    /// The pile of a colour, in the order of sorting.
    pub fn pile(&self, colour: Colour) -> impl Iterator<Item = Piece> {
        self.sorted().iter().copied().filter(move |piece| piece.colour() == colour)
    }

    /// Whether a colour's pile has a shark.
    pub fn has_shark(&self, colour: Colour) -> bool {
        self.pile(colour).any(Piece::is_shark)
    }

    /// A piece goes on its pile.
    pub(crate) fn sort(&mut self, piece: Piece) {
        let sorted = usize::from(self.sorted);
        if let Some(place) = self.unsorted().iter().position(|other| *other == piece) {
            self.pieces.as_mut_slice()[sorted..=sorted + place].rotate_right(1);
            self.sorted += 1;
        }
    }

    /// Sorted pieces leave the table.
    pub(crate) fn take(&mut self, goes: impl Fn(Piece) -> bool) {
        let mut place = 0;
        let (before, mut left) = (self.sorted, 0);
        self.pieces.retain(|piece| {
            place += 1;
            let leaves = place <= before && goes(*piece);
            left += u8::from(leaves);
            !leaves
        });
        self.sorted -= left;
    }

    /// Everything that is still out.
    pub(crate) fn pieces(&self) -> &[Piece] {
        &self.pieces
    }
}

/// What everybody knows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Table {
    /// The table's options.
    pub options: Options,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// What the table is waiting for.
    pub step: Step,
    /// Until when.
    pub deadline: Option<At>,
    /// §2.4: who had the first turn.
    pub first: Seat,
    /// §2.2: the round, from 1.
    pub round: u8,
    /// §2.2: how many rounds are played.
    pub rounds: u8,
    /// §3.1: where each spy's pawn is.
    pub pawns: PerSeat<Option<Space>>,
    /// What is in the bag: public, because it lies nowhere else.
    pub bag: Pieces,
    /// §4.3: what lies on the mat, in order; in D what was kept (§5.5).
    pub mat: Row,
    /// §4.3: the piece that was drawn and is not placed yet.
    pub hand: Option<Piece>,
    /// §5.5: what was grabbed.
    pub fistful: Option<Fistful>,
    /// §1.1: the tokens left.
    pub tokens: Tokens,
    /// §2.3: each spy's dossier, or each team's.
    pub dossiers: Few<Dossier, 6>,
    /// §7.3: whose service is open.
    pub service: Option<Agent>,
    /// §7.3: whether this turn has had its service.
    pub served: bool,
}

/// Everything that is true.
#[derive(Clone)]
pub struct State {
    pub(crate) table: Table,
}

impl State {
    /// What everybody knows, in its place: for those who imagine games.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The bare table, before the deal.
    pub(crate) fn new(setup: &Setup<DrShark>) -> State {
        let (seats, options) = (setup.seats(), *setup.options());
        let table = Table {
            options,
            turn: None,
            step: Step::Dive,
            deadline: None,
            first: Seat(0),
            round: 0,
            rounds: options.rounds(seats),
            pawns: PerSeat::new(seats, |_| None),
            bag: Pieces::NONE,
            mat: Row::new(),
            hand: None,
            fistful: None,
            tokens: Tokens::default(),
            dossiers: Few::new(),
            service: None,
            served: false,
        };
        State { table }
    }
}

impl Table {
    /// How many sit at the table.
    pub const fn seats(&self) -> u8 {
        self.pawns.len()
    }

    /// §2.3: the number of a spy's dossier; nobody else has one.
    pub fn dossier_of(&self, seat: Seat) -> Option<usize> {
        (seat.0 < self.seats()).then(|| self.number_of(seat))
    }

    /// §2.3: teams sit alternately.
    #[inline]
    pub(crate) fn number_of(&self, seat: Seat) -> usize {
        // There are as many dossiers as spies, or half as many: a remainder without a division.
        let (seat, dossiers) = (usize::from(seat.0), self.dossiers.len());
        if seat < dossiers { seat } else { seat - dossiers }
    }

    /// The dossier of a spy at the table.
    #[inline]
    pub fn dossier(&self, seat: Seat) -> &Dossier {
        &self.dossiers[self.number_of(seat)]
    }

    /// The dossier of a spy at the table.
    pub(crate) fn dossier_mut(&mut self, seat: Seat) -> &mut Dossier {
        let number = self.number_of(seat);
        &mut self.dossiers.as_mut_slice()[number]
    }

    /// §6.1, §6.2: whether a spy could turn clues into this evidence, were it the moment.
    #[inline]
    pub fn can_complete(&self, seat: Seat, design: Design) -> bool {
        organising::evidence(self, self.number_of(seat), design).is_ok()
    }

    /// Where a search is going on, if one is.
    #[inline]
    pub fn searching(&self) -> Option<Area> {
        match (self.step, self.turn) {
            (Step::Search, Some(seat)) => self.pawns[seat].map(|space| space.area),
            (Step::Dive | Step::Ready | Step::Search | Step::Organise | Step::Over, _) => None,
        }
    }
}
