//! §2 Setup: options, the deal, and positions that somebody writes down.

use kernel::{Choice, Dice, Few, Impossible, Offer, PerSeat, Seat, Setup, present};
use serde::{Deserialize, Serialize};

use crate::table::Pile;
use crate::{Earliest, Nation, Nations, Spywhere, Tally, two_spies};

/// §2.3: cards that each spy gets.
pub(crate) const HAND: usize = 3;
/// §2.3: cards in the row.
pub(crate) const ROW: usize = 5;

/// What a table can choose.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// §2.4: who begins; left out, chance decides.
    #[serde(deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// §2.1: the nation that is removed; left out, chance decides.
    #[serde(deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub removed: Option<Nation>,
    /// §4.3: eliminating may be repeated in one turn.
    pub chain: bool,
    /// §9.2: the table keeps a public list of all swaps.
    pub log: bool,
    /// §5.4: the earliest round in which anybody identifies.
    pub earliest_round: Earliest,
    /// §9.3: the longest turn, in seconds.
    pub max_turn_s: u32,
    /// §6.3: the final phase, in seconds.
    pub final_s: u32,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            first: None,
            removed: None,
            chain: false,
            log: false,
            earliest_round: Earliest::Off,
            max_turn_s: 60,
            final_s: 60,
        }
    }
}

/// §2.1: with so few spies one nation is removed.
pub(crate) const fn removes_a_nation(seats: u8) -> bool {
    seats <= 4
}

/// Whether a table of this size can have these options.
pub(crate) fn agree(seats: u8, options: &Options) -> Result<(), Impossible> {
    let no = |why: &str| Err(Impossible(why.into()));
    if options.first.is_some_and(|first| first.0 >= seats) {
        return no("`first` is not a seat at this table");
    }
    if options.removed.is_some() && !removes_a_nation(seats) {
        return no("`removed`: a nation is removed with 2 to 4 seats only");
    }
    if options.max_turn_s == 0 || options.final_s == 0 {
        return no("`max_turn_s` and `final_s` are at least 1");
    }
    Ok(())
}

/// What a table of this size may choose. Who begins (§2.4) is no offer: before the game nobody has a
/// seat number, and the lobby lets the host name a chair.
pub(crate) const fn offers(seats: u8) -> &'static [Offer] {
    const TIMES: Choice = Choice::Seconds(&[30, 60, 90, 120, 300]);
    const NATIONS: [&str; 6] = {
        let mut names = [""; 6];
        let mut i = 0;
        while i < names.len() {
            names[i] = Nation::ALL[i].name();
            i += 1;
        }
        names
    };
    const EARLIEST: [&str; 5] = {
        let mut names = [""; 5];
        let mut i = 0;
        while i < names.len() {
            names[i] = Earliest::ALL[i].name();
            i += 1;
        }
        names
    };
    const OFFERS: &[Offer] = &[
        Offer { key: "max_turn_s", choice: TIMES },
        Offer { key: "final_s", choice: TIMES },
        Offer { key: "log", choice: Choice::Switch {} },
        Offer { key: "chain", choice: Choice::Switch {} },
        Offer { key: "earliest_round", choice: Choice::OneOf(&EARLIEST) },
        Offer { key: "removed", choice: Choice::OneOf(&NATIONS) },
    ];
    if removes_a_nation(seats) { OFFERS } else { OFFERS.split_at(OFFERS.len() - 1).0 }
}

/// The table as it is dealt.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// §2.4: who begins.
    pub first: Seat,
    /// §2.1: the nation that does not take part.
    pub removed: Option<Nation>,
    /// §2.2, §2.5: each spy's passports.
    pub passports: PerSeat<Few<Nation, 2>>,
    /// §2.3: each spy's first cards.
    pub hands: PerSeat<Tally>,
    /// §2.3: the row.
    pub row: Few<Nation, 5>,
    /// §2.3: the pile, its top card last.
    pub pile: Few<Nation, 108>,
}

/// §2: a deal by chance. The order in which chance is asked is fixed: who begins, which nation is
/// removed, the passports, the cards.
pub(crate) fn deal(setup: &Setup<Spywhere>, dice: &mut Dice) -> Deal {
    let (seats, options) = (setup.seats(), setup.options());
    let first = options.first.unwrap_or_else(|| Seat(dice.below(u32::from(seats)) as u8));
    let removed = removes_a_nation(seats)
        .then(|| options.removed.unwrap_or_else(|| Nation::ALL[dice.below(6) as usize]));
    let nations = Nations::in_play(removed);

    let mut passports: Few<Nation, 6> = nations.iter().collect();
    dice.shuffle(passports.as_mut_slice());
    let each = two_spies::passports(seats);
    let passports = PerSeat::new(seats, |_| (0..each).filter_map(|_| passports.pop()).collect());

    let mut pile = Pile::new();
    nations.iter().for_each(|nation| pile.push_times(nation, Nation::CARDS));
    dice.shuffle(pile.as_mut_slice());
    let hands = PerSeat::new(seats, |_| (0..HAND).filter_map(|_| pile.pop()).collect());
    let row = (0..ROW).filter_map(|_| pile.pop()).collect();
    Deal { first, removed, passports, hands, row, pile }
}

/// A position as somebody writes it down.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    passports: Vec<Passports>,
    hands: Vec<Vec<Nation>>,
    row: Vec<Nation>,
    pile: Vec<Nation>,
}

/// One spy's passports as written: a nation, or with two spies a list of two (§8.1).
#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "a passport is a nation, or with two seats a list of two nations")]
enum Passports {
    One(Nation),
    Two(Vec<Nation>),
}

/// The deal that is this position, or why there can be none.
pub(crate) fn arrange(setup: &Setup<Spywhere>, position: Position) -> Result<Deal, Impossible> {
    let seats = setup.seats();
    let no = |why: &str| Err(Impossible(why.into()));
    let removed = setup.options().removed;
    if removes_a_nation(seats) && removed.is_none() {
        return no("a deal for 2 to 4 seats needs the option `removed`");
    }
    let at_table = usize::from(seats);
    if position.passports.len() != at_table || position.hands.len() != at_table {
        return no("`passports` and `hands` have one entry for each seat");
    }
    if position.hands.iter().any(|hand| hand.len() != HAND) {
        return no("each hand has exactly 3 cards");
    }
    if position.row.len() != ROW {
        return no("the row has exactly 5 cards");
    }

    let nations = Nations::in_play(removed);
    let mut passports = PerSeat::new(seats, |_| Few::new());
    let mut given = Nations::default();
    for (seat, written) in passports.seats().zip(position.passports) {
        let (list, two) = match written {
            Passports::One(nation) => (vec![nation], false),
            Passports::Two(list) => (list, true),
        };
        if two != (seats == 2) || list.len() != two_spies::passports(seats) {
            return no("each spy has one passport, with two seats a list of two");
        }
        for nation in list {
            if given.contains(nation) || !nations.contains(nation) {
                return no("passports are distinct, and none is of the removed nation");
            }
            given.insert(nation);
            passports[seat].push(nation);
        }
    }

    let mut count = [0; Nation::ALL.len()];
    for card in position.hands.iter().flatten().chain(&position.row).chain(&position.pile) {
        count[*card as usize] += 1;
        if !nations.contains(*card) {
            return no("a card of the removed nation is in the deal");
        }
        if count[*card as usize] > usize::from(Nation::CARDS) {
            return Err(Impossible(format!("the box has 18 cards of {card}, the deal has more")));
        }
    }
    Ok(Deal {
        first: setup.options().first.unwrap_or(Seat(0)),
        removed,
        passports,
        hands: PerSeat::new(seats, |s| position.hands[usize::from(s.0)].iter().copied().collect()),
        row: position.row.into_iter().collect(),
        pile: position.pile.into_iter().rev().collect(),
    })
}
