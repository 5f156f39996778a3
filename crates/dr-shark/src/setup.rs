//! §2 Setup: options, the deal, and positions that somebody writes down.

use std::collections::BTreeMap;

use kernel::{Choice, Dice, Few, Impossible, Offer, Seat, Setup, present};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Components, Design, DrShark, Piece, Pieces, Tokens};

kernel::named! {
    /// §8: how a piece in the bag is found.
    pub enum Touch: "how a piece is found" {
        /// By feeling for it, as people do.
        Felt = "felt",
        /// By naming it: for people who play without a pointer, for tests and simulations.
        Named = "named",
    }
}

/// What a table can choose.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// §2.4: who begins; left out, chance decides.
    #[serde(deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// §2.2: four spies choose whether they play in teams; six always do.
    #[serde(deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub teams: Option<bool>,
    /// §2.5: half the rounds.
    pub short: bool,
    /// §4.1: the timer, in seconds.
    pub search_s: u32,
    /// §8: how a piece in the bag is found.
    pub touch: Touch,
    /// §10.2: the limit for diving and for organising, in seconds; left out, 30 and 60.
    #[serde(deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub max_turn_s: Option<u32>,
    /// §1: the box that the table plays with, as the text of its file; left out, our own.
    #[serde(
        rename = "box",
        serialize_with = "write_box",
        deserialize_with = "read_box",
        skip_serializing_if = "Components::are_ours"
    )]
    pub components: Components,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            first: None,
            teams: None,
            short: false,
            search_s: 30,
            touch: Touch::Felt,
            max_turn_s: None,
            components: Components::default(),
        }
    }
}

fn write_box<S: Serializer>(components: &Components, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(components)
}

fn read_box<'de, D: Deserializer<'de>>(from: D) -> Result<Components, D::Error> {
    let text = String::deserialize(from)?;
    text.parse().map_err(|bad| serde::de::Error::custom(format_args!("`box`, {bad}")))
}

impl Options {
    /// §10.2: seconds for the dive.
    pub(crate) fn dive_s(&self) -> u32 {
        self.max_turn_s.unwrap_or(30)
    }

    /// §10.2: seconds for organising.
    pub(crate) fn organise_s(&self) -> u32 {
        self.max_turn_s.unwrap_or(60)
    }

    /// §2.2, §2.3: how many dossiers there are: one for each spy, or for each team of two.
    pub(crate) fn sides(&self, seats: u8) -> u8 {
        if seats == 6 || self.teams == Some(true) { seats / 2 } else { seats }
    }

    /// §2.2, §2.5: how many rounds are played.
    pub(crate) fn rounds(&self, seats: u8) -> u8 {
        let rounds = match (seats, self.sides(seats)) {
            (2 | 3, _) => 10,
            (_, sides) if sides < seats => 6,
            _ => 8,
        };
        if self.short { rounds / 2 } else { rounds }
    }
}

/// Whether a table of this size can have these options.
pub(crate) fn agree(seats: u8, options: &Options) -> Result<(), Impossible> {
    let no = |why: &str| Err(Impossible(why.into()));
    if options.first.is_some_and(|first| first.0 >= seats) {
        return no("`first` is not a seat at this table");
    }
    let can_be = match seats {
        4 => true,
        6 => options.teams != Some(false),
        _ => options.teams != Some(true),
    };
    if !can_be {
        return no("`teams`: six seats always play in teams, four choose, others never do");
    }
    if options.search_s == 0 || options.max_turn_s == Some(0) {
        return no("`search_s` and `max_turn_s` are at least 1");
    }
    Ok(())
}

/// What a table of this size may choose: the short game (§2.5), the timer (§4.1) and, with four,
/// teams (§2.2). Who begins (§2.4) is no offer: before the game nobody has a seat number, and the
/// lobby lets the host name a chair.
pub(crate) const fn offers(seats: u8) -> &'static [Offer] {
    const OFFERS: &[Offer] = &[
        Offer { key: "short", choice: Choice::Switch {} },
        Offer { key: "search_s", choice: Choice::Seconds(&[20, 30, 45, 60]) },
        Offer { key: "touch", choice: Choice::OneOf(&["felt", "named"]) },
        Offer { key: "teams", choice: Choice::Switch {} },
    ];
    if seats == 4 { OFFERS } else { OFFERS.split_at(OFFERS.len() - 1).0 }
}

/// §2.3: teams sit alternately.
pub(crate) fn team(seats: u8, options: &Options, seat: Seat) -> Option<u8> {
    let sides = options.sides(seats);
    (sides < seats).then(|| seat.0 % sides)
}

/// The table as it is dealt.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// §2.4: who begins.
    pub first: Seat,
    /// §2.1: what is in the bag.
    pub bag: Pieces,
    /// §2.3: each spy's dossier, or each team's.
    pub dossiers: Few<Pieces, 6>,
    /// §1.1: the tokens to be won.
    pub tokens: Tokens,
}

/// §2.1: everything is in the bag; all that chance decides is who begins (§2.4).
pub(crate) fn deal(setup: &Setup<DrShark>, dice: &mut Dice) -> Deal {
    let (seats, options) = (setup.seats(), setup.options());
    Deal {
        first: options.first.unwrap_or_else(|| Seat(dice.below(u32::from(seats)) as u8)),
        bag: options.components.pieces(),
        dossiers: (0..options.sides(seats)).map(|_| Pieces::NONE).collect(),
        tokens: Tokens::of(&options.components),
    }
}

/// A position as somebody writes it down.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    bag: Vec<Piece>,
    dossiers: Vec<Vec<Piece>>,
    #[serde(default, deserialize_with = "present")]
    tokens: Option<BTreeMap<Design, u64>>,
}

/// The deal that is this position, or why there can be none.
/// Tokens that it does not speak of are as many as the box has.
pub(crate) fn arrange(setup: &Setup<DrShark>, position: Position) -> Result<Deal, Impossible> {
    let (seats, options) = (setup.seats(), setup.options());
    let components = &options.components;
    if position.dossiers.len() != usize::from(options.sides(seats)) {
        return Err(Impossible("`dossiers` has one entry for each seat, or for each team".into()));
    }
    let mut seen = Pieces::NONE;
    for piece in position.dossiers.iter().flatten().chain(&position.bag) {
        if components.shape(*piece).is_none() {
            return Err(Impossible(format!("the box has no piece `{piece}`")));
        }
        if seen.contains(*piece) {
            return Err(Impossible(format!("`{piece}` is in the deal twice")));
        }
        seen.insert(*piece);
    }
    if let Some(shark) = position.dossiers.iter().flatten().find(|piece| piece.is_shark()) {
        return Err(Impossible(format!("`{shark}` is in a dossier")));
    }
    let mut tokens = Tokens::of(components);
    for (design, count) in position.tokens.into_iter().flatten() {
        match u8::try_from(count) {
            Ok(count) if count <= tokens[design] => tokens[design] = count,
            _ => return Err(Impossible(format!("the box has fewer tokens of `{design}`"))),
        }
    }
    let set = |list: &Vec<Piece>| list.iter().copied().collect();
    Ok(Deal {
        first: options.first.unwrap_or(Seat(0)),
        bag: set(&position.bag),
        dossiers: position.dossiers.iter().map(set).collect(),
        tokens,
    })
}
