//! How views are written down: the shapes of `docs/umpire.md`.

use std::collections::BTreeMap;

use kernel::{At, PerSeat, Seat, Standing};
use serde::ser::{Serialize, Serializer};

use crate::table::Fistful;
use crate::{Agent, Colour, Dossier, Piece, Pieces, Row, Space, Step, Tokens, View};

/// A view as it is written.
#[derive(serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Known"))]
struct Written<'a> {
    turn: Option<Seat>,
    step: Step,
    deadline: Option<At>,
    round: u8,
    rounds: u8,
    bag: usize,
    #[cfg_attr(feature = "ts", ts(as = "PerSeat<Option<Space>>"))]
    pawns: &'a PerSeat<Option<Space>>,
    #[cfg_attr(feature = "ts", ts(as = "Row"))]
    mat: &'a Row,
    hand: Option<Piece>,
    fistful: Option<WrittenFistful<'a>>,
    tokens: Tokens,
    #[cfg_attr(feature = "ts", ts(as = "Vec<Dossier>"))]
    dossiers: &'a [Dossier],
    service: Option<Agent>,
    seats: Vec<WrittenSeat>,
    me: Option<WrittenMe>,
    #[cfg_attr(feature = "ts", ts(as = "Option<Standing>"))]
    over: Option<&'a Standing>,
}

/// What is known of one spy that is not in a list by seat already.
#[derive(serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Place"))]
struct WrittenSeat {
    /// Which of the dossiers is theirs.
    dossier: u8,
}

/// The viewer.
#[derive(serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Me"))]
struct WrittenMe {
    seat: Seat,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    open: Option<Pieces>,
}

/// The unsorted pieces in the order of the grab, each pile in the order of sorting.
#[derive(serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Fistful"))]
struct WrittenFistful<'a> {
    #[cfg_attr(feature = "ts", ts(as = "Vec<Piece>"))]
    unsorted: &'a [Piece],
    #[cfg_attr(feature = "ts", ts(type = "Partial<Record<Colour, Piece[]>>"))]
    piles: BTreeMap<Colour, Vec<Piece>>,
}

impl<'a> WrittenFistful<'a> {
    fn of(fistful: &'a Fistful) -> Self {
        let mut piles = BTreeMap::<_, Vec<_>>::new();
        for piece in fistful.sorted() {
            piles.entry(piece.colour()).or_default().push(*piece);
        }
        WrittenFistful { unsorted: fistful.unsorted(), piles }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let table = &self.table;
        Written {
            turn: table.turn,
            step: table.step,
            deadline: table.deadline,
            round: table.round,
            rounds: table.rounds,
            bag: table.bag.len(),
            pawns: &table.pawns,
            mat: &table.mat,
            hand: table.hand,
            fistful: table.fistful.as_ref().map(WrittenFistful::of),
            tokens: table.tokens,
            dossiers: &table.dossiers,
            service: table.service,
            seats: table
                .pawns
                .seats()
                .map(|seat| WrittenSeat { dossier: table.number_of(seat) as u8 })
                .collect(),
            me: self.me.map(|seat| WrittenMe { seat, open: self.is_open().then_some(table.bag) }),
            over: self.over.as_deref(),
        }
        .serialize(to)
    }
}

/// The TypeScript types of what is written, by name.
#[cfg(feature = "ts")]
pub fn typescript(config: &ts_rs::Config) -> Vec<String> {
    use ts_rs::TS;
    let mut all = vec![
        Colour::decl(config),
        crate::Texture::decl(config),
        crate::Design::decl(config),
        Piece::decl(config),
        Pieces::decl(config),
        crate::Area::decl(config),
        crate::Shade::decl(config),
        Space::decl(config),
        Step::decl(config),
        Agent::decl(config),
        crate::Slot::decl(config),
        Tokens::decl(config),
        Dossier::decl(config),
        WrittenFistful::decl(config),
        WrittenSeat::decl(config),
        WrittenMe::decl(config),
        Written::decl(config),
        crate::Draw::decl(config),
        crate::Grab::decl(config),
        crate::Action::decl(config),
        // What cannot be listed is offered by its pattern.
        "type Pattern = { \"draw\": \"…\" } | { \"grab\": \"…\" } | { \"paoletta\": \"…\" } | { \"babanipoulos\": \"…\" };".into(),
        // What is sent of a view is always `kernel::Shown`.
        "type View = Known & { options: Array<Action | Pattern> };".into(),
        crate::Ending::decl(config),
        crate::Fumble::decl(config),
        crate::Sight::decl(config),
        bag::Tenths::decl(config),
        crate::Tip::decl(config),
        crate::Signal::decl(config),
        bag::Edge::decl(config),
        bag::Patch::decl(config),
        bag::Felt::decl(config),
        crate::Touched::decl(config),
        crate::Percept::decl(config),
    ];
    all.extend(crate::constants::constants(config));
    all
}
