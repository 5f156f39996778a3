//! How views are written down: the shapes of `docs/umpire.md`.

use std::collections::BTreeMap;

use kernel::{At, Few, Seat, Seats, Standing};
use serde::ser::{Serialize, Serializer};

use crate::{Laid, Nation, Own, Place, Step, Swap, Tally, View};

/// A view as it is written.
#[derive(serde::Serialize)]
struct Written<'a> {
    turn: Option<Seat>,
    step: Step,
    deadline: Option<At>,
    round: u16,
    row: Few<Nation, 5>,
    pile: u8,
    removed: Option<Nation>,
    eliminated: bool,
    ender: Option<Seat>,
    finished: Seats,
    #[serde(skip_serializing_if = "Option::is_none")]
    swaps: Option<&'a [Swap]>,
    seats: Vec<WrittenPlace>,
    me: Option<WrittenMe>,
    over: Option<&'a Standing>,
}

/// What is known of one spy; once over, also what was hidden.
#[derive(serde::Serialize)]
struct WrittenPlace {
    hand: u8,
    clues: Tally,
    identified: Few<Seat, 5>,
    #[serde(flatten)]
    revealed: Option<WrittenOwn>,
}

/// The viewer.
#[derive(serde::Serialize)]
struct WrittenMe {
    seat: Seat,
    passports: Few<Nation, 2>,
    hand: Tally,
    drawn: Option<Nation>,
    identifications: Identifications,
}

/// What one spy alone knew, turned over.
#[derive(serde::Serialize)]
struct WrittenOwn {
    passports: Few<Nation, 2>,
    cards: Tally,
    identifications: Identifications,
}

/// By seat; with two spies, where there is only one opponent, a list.
#[derive(serde::Serialize)]
#[serde(untagged)]
enum Identifications {
    BySeat(BTreeMap<Seat, Nation>),
    List(Few<Nation, 5>),
}

impl Identifications {
    fn of(own: &Own) -> Self {
        // Two passports are the mark of a table of two (§8.1).
        if own.passports.len() == 2 {
            Self::List(own.laid.iter().map(|laid| laid.nation).collect())
        } else {
            Self::BySeat(own.laid.iter().map(|Laid { seat, nation }| (*seat, *nation)).collect())
        }
    }
}

impl WrittenOwn {
    fn of(own: &Own) -> Self {
        WrittenOwn {
            passports: own.passports,
            cards: own.hand,
            identifications: Identifications::of(own),
        }
    }
}

/// A hand turned over is written as it is in a view that is over.
impl Serialize for Own {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        WrittenOwn::of(self).serialize(to)
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let table = &self.table;
        let place = |(seat, place): (Seat, &Place)| WrittenPlace {
            hand: place.hand,
            clues: place.clues,
            identified: place.identified,
            revealed: self.after.as_ref().map(|after| WrittenOwn::of(&after.own[seat])),
        };
        Written {
            turn: table.turn,
            step: table.step,
            deadline: table.deadline,
            round: table.round,
            row: table.row,
            pile: table.pile,
            removed: table.removed,
            eliminated: table.eliminated,
            ender: table.ender,
            finished: table.finished,
            swaps: table.options.log.then_some(&table.swaps),
            seats: table.seats.iter().map(place).collect(),
            me: self.me.map(|(seat, own)| WrittenMe {
                seat,
                passports: own.passports,
                hand: own.hand,
                drawn: own.drawn,
                identifications: Identifications::of(&own),
            }),
            over: self.after.as_ref().map(|after| &after.standing),
        }
        .serialize(to)
    }
}
