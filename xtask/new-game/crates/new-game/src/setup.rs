//! §2 Setup: options, the deal, and positions that somebody writes down.

use kernel::{Choice, Dice, Impossible, Offer, Seat, Setup};
use serde::{Deserialize, Serialize};

use crate::NewGame;

/// §2.1: the smallest heap.
const LEAST: u8 = 12;
/// §2.1: the largest heap.
pub(crate) const MOST: u8 = 20;

/// What a table can choose.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// §3.2: the longest turn, in seconds.
    pub max_turn_s: u32,
}

impl Default for Options {
    fn default() -> Self {
        Options { max_turn_s: 30 }
    }
}

/// What a lobby offers.
pub(crate) const OFFERS: &[Offer] =
    &[Offer { key: "max_turn_s", choice: Choice::Seconds(&[15, 30, 60]) }];

/// Whether a table can have these options.
pub(crate) fn agree(options: &Options) -> Result<(), Impossible> {
    if options.max_turn_s == 0 {
        return Err(Impossible("`max_turn_s` is at least 1".into()));
    }
    Ok(())
}

/// The table as it is dealt.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// §2.2: who begins.
    pub first: Seat,
    /// §2.1: how many matches the heap has.
    pub heap: u8,
}

/// §2: a deal by chance. The order in which chance is asked is fixed: who begins, then the heap.
pub(crate) fn deal(setup: &Setup<NewGame>, dice: &mut Dice) -> Deal {
    let first = Seat(dice.below(u32::from(setup.seats())) as u8);
    Deal { first, heap: LEAST + dice.below(u32::from(MOST - LEAST) + 1) as u8 }
}

/// A position as somebody writes it down.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    first: Seat,
    heap: u8,
}

/// The deal that is this position, or why there can be none.
pub(crate) fn arrange(setup: &Setup<NewGame>, position: Position) -> Result<Deal, Impossible> {
    let Position { first, heap } = position;
    if first.0 >= setup.seats() {
        return Err(Impossible("`first` is not a seat at this table".into()));
    }
    if !(1..=MOST).contains(&heap) {
        return Err(Impossible(format!("the heap has 1 to {MOST} matches")));
    }
    Ok(Deal { first, heap })
}
