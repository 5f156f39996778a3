//! How views are written down: the shapes of `docs/umpire.md`.

use std::collections::BTreeMap;

use kernel::{At, Few, Seat, Seats, Standing};
use serde::ser::{Serialize, Serializer};

use crate::{Laid, Nation, Own, Place, Step, Swap, Tally, View};

/// A view as it is written.
#[derive(serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Known"))]
pub(crate) struct Written<'a> {
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
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Swap>>"))]
    swaps: Option<&'a [Swap]>,
    seats: Vec<WrittenPlace>,
    me: Option<WrittenMe>,
    #[cfg_attr(feature = "ts", ts(as = "Option<Standing>"))]
    over: Option<&'a Standing>,
}

/// What is known of one spy; once over, also what was hidden.
#[derive(serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Place"))]
pub(crate) struct WrittenPlace {
    hand: u8,
    clues: Tally,
    identified: Few<Seat, 5>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    passports: Option<Few<Nation, 2>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    cards: Option<Tally>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    identifications: Option<Identifications>,
}

/// The viewer.
#[derive(serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Me"))]
pub(crate) struct WrittenMe {
    seat: Seat,
    passports: Few<Nation, 2>,
    hand: Tally,
    drawn: Option<Nation>,
    identifications: Identifications,
}

/// What one spy alone knew, turned over.
#[derive(serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Own"))]
pub(crate) struct WrittenOwn {
    passports: Few<Nation, 2>,
    cards: Tally,
    identifications: Identifications,
}

/// By seat; with two spies, where there is only one opponent, a list.
#[derive(serde::Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) enum Identifications {
    BySeat(#[cfg_attr(feature = "ts", ts(type = "Record<number, Nation>"))] BTreeMap<Seat, Nation>),
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

/// A hand turned over is written as it is in a view that is over.
impl Serialize for Own {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        WrittenOwn {
            passports: self.passports,
            cards: self.hand,
            identifications: Identifications::of(self),
        }
        .serialize(to)
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let table = &self.table;
        let place = |(seat, place): (Seat, &Place)| {
            let turned_over = self.after.as_ref().map(|after| &after.own[seat]);
            WrittenPlace {
                hand: place.hand,
                clues: place.clues,
                identified: place.identified,
                passports: turned_over.map(|own| own.passports),
                cards: turned_over.map(|own| own.hand),
                identifications: turned_over.map(Identifications::of),
            }
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

/// The TypeScript types of what is written, by name.
#[cfg(feature = "ts")]
pub fn typescript(config: &ts_rs::Config) -> Vec<String> {
    use ts_rs::TS;
    vec![
        Nation::decl(config),
        format!("const NATIONS: ReadonlyArray<Nation> = {:?};", Nation::ALL.map(Nation::name)),
        Step::decl(config),
        Tally::decl(config),
        Swap::decl(config),
        Identifications::decl(config),
        WrittenOwn::decl(config),
        WrittenPlace::decl(config),
        WrittenMe::decl(config),
        Written::decl(config),
        crate::Action::decl(config),
        // What is sent of a view is always `kernel::Shown`.
        "type View = Known & { options: Array<Action> };".into(),
        crate::Sight::decl(config),
    ]
}
