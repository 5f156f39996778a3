//! §1 Components, §2 Setup.

use kernel::{Choice, Dice, Game, Impossible, Offer, Seat, Seed, Setup};
use serde_json::Value;

use super::tables::*;
use crate::{Deal, Nation, Options, Position, Sight, Spywhere, Tally};

fn dealt(seats: u8, options: Options, seed: &str) -> Deal {
    let setup = Setup::new(seats, options).expect("a possible table");
    Spywhere::deal(&setup, &mut Dice::new(Seed::of(seed), 0))
}

fn seeds() -> impl Iterator<Item = String> {
    (0..60).map(|seed| seed.to_string())
}

/// All cards of a deal, wherever they lie.
fn cards(deal: &Deal) -> Tally {
    let hands = deal.hands.values().iter();
    let mut all: Tally = deal.row.iter().chain(deal.pile.iter()).copied().collect();
    for hand in hands {
        Nation::ALL.into_iter().for_each(|nation| all[nation] += hand[nation]);
    }
    all
}

/// Spywhere §1.1, §1.2: six nations with one passport and 18 dish cards each.
#[test]
fn the_box_has_six_nations_of_eighteen_cards() {
    for seed in seeds() {
        let deal = dealt(6, Options::default(), &seed);
        Nation::ALL.into_iter().for_each(|nation| assert_eq!(cards(&deal)[nation], 18));
        let mut passports: Vec<Nation> =
            deal.passports.values().iter().flat_map(|own| own.iter().copied()).collect();
        passports.sort();
        assert_eq!(passports, Nation::ALL);
    }
}

/// Spywhere §2.1: with 4 spies or fewer one nation is removed completely, at random or as chosen.
#[test]
fn with_few_spies_one_nation_is_removed() {
    for seats in 2..=4 {
        let mut removed: Vec<Nation> = Vec::new();
        for seed in seeds() {
            let deal = dealt(seats, Options::default(), &seed);
            let nation = deal.removed.expect("one nation is removed");
            assert_eq!(cards(&deal)[nation], 0);
            assert_eq!(cards(&deal).total(), 5 * 18);
            assert!(deal.passports.values().iter().all(|own| !own.contains(&nation)));
            removed.push(nation);
        }
        assert!(Nation::ALL.iter().all(|nation| removed.contains(nation)), "any can be removed");
        let chosen = Options { removed: Some(France), ..Options::default() };
        assert_eq!(dealt(seats, chosen, "any").removed, Some(France));
    }
    for seats in 5..=6 {
        assert_eq!(dealt(seats, Options::default(), "any").removed, None);
        let chosen = Options { removed: Some(France), ..Options::default() };
        let why = Setup::<Spywhere>::new(seats, chosen).err().expect("nothing is removed");
        assert!(why.0.contains("2 to 4"), "{why}");
    }
}

/// Spywhere §2.2: each spy gets one secret passport, and any spy may get any.
#[test]
fn each_spy_gets_one_passport() {
    for seats in 3..=6 {
        let mut first_seats = Vec::new();
        for seed in seeds() {
            let deal = dealt(seats, Options::default(), &seed);
            assert!(deal.passports.values().iter().all(|own| own.len() == 1));
            first_seats.push(deal.passports[ANN][0]);
        }
        assert!(Nation::ALL.iter().all(|nation| first_seats.contains(nation)));
    }
}

/// Spywhere §2.3: three cards each, five in the row, the rest is the pile.
#[test]
fn three_cards_each_and_five_in_the_row() {
    for (seats, pile) in [(2, 79), (3, 76), (4, 73), (5, 88), (6, 85)] {
        let deal = dealt(seats, Options::default(), "any");
        assert!(deal.hands.values().iter().all(|hand| hand.total() == 3));
        assert_eq!((deal.row.len(), deal.pile.len()), (5, pile));
    }
}

/// Spywhere §2.4: the first spy is random, or named by the host; play goes to the next seat.
#[test]
fn anybody_may_begin_and_play_goes_to_the_left() {
    for seats in 2..=6 {
        let mut began: Vec<u8> =
            seeds().map(|seed| dealt(seats, Options::default(), &seed).first.0).collect();
        began.sort_unstable();
        began.dedup();
        assert_eq!(began, (0..seats).collect::<Vec<_>>());
        let named = Options { first: Some(Seat(1)), ..Options::default() };
        assert_eq!(dealt(seats, named, "any").first, BEN);
    }
    three()
        .opens()
        .does(ANN, swap(Belgium, Italy))
        .does(ANN, done())
        .others_see(BEN, Sight::Began { seat: BEN, drew: true, card: None })
        .quiet_turn(BEN)
        .quiet_turn(CAT)
        .others_see(ANN, Sight::Began { seat: ANN, drew: true, card: None });
    let nobody = Options { first: Some(Seat(4)), ..Options::default() };
    assert!(Setup::<Spywhere>::new(4, nobody).is_err());
}

/// Spywhere §2.5: two spies get two passports each.
#[test]
fn two_spies_get_two_passports_each() {
    let deal = dealt(2, Options::default(), "any");
    assert!(deal.passports.values().iter().all(|own| own.len() == 2));
}

/// Spywhere §2.2, §2.3: each observer sees their own part of the deal, and no more.
#[test]
fn the_deal_shows_each_their_own() {
    let dealt = |passports: Option<Nation>| Sight::Dealt {
        first: ANN,
        removed: Some(Spain),
        row: row(&[Belgium, England, France, Germany, Italy]),
        pile: 10,
        passports: passports.map(|nation| [nation].into_iter().collect()),
        hand: passports.map(|_| [Belgium, England, France].into_iter().collect()),
    };
    three()
        .opens()
        .sees(ANN, dealt(Some(Italy)))
        .sees(BEN, dealt(Some(France)))
        .sees(CAT, dealt(Some(Germany)))
        .sees(kernel::Observer::Spectator, dealt(None))
        .sees(kernel::Observer::Screen, dealt(None))
        .sees(ANN, Sight::Began { seat: ANN, drew: true, card: Some(Belgium) })
        .others_see(ANN, Sight::Began { seat: ANN, drew: true, card: None })
        .and_nobody_notices_more();
}

fn arrange(seats: u8, removed: Option<Nation>, position: &str) -> Result<Deal, Impossible> {
    let options = Options { removed, ..Options::default() };
    let setup = Setup::new(seats, options).expect("a possible table");
    let position: Position = serde_json::from_str(position).expect("a position");
    Spywhere::arrange(&setup, position)
}

/// A written position is dealt exactly, its pile's top card first; an impossible one says why.
#[test]
fn positions_are_dealt_as_written() {
    let hands = r#"[["italy","italy","france"],["belgium","france","france"]]"#;
    let row = r#"["italy","italy","england","germany","germany"]"#;
    let two = |passports: &str, hands: &str, row: &str, pile: &str| {
        let text =
            format!(r#"{{"passports":{passports},"hands":{hands},"row":{row},"pile":{pile}}}"#);
        arrange(2, Some(Spain), &text)
    };
    let passports = r#"[["italy","france"],["germany","england"]]"#;
    let deal = two(passports, hands, row, r#"["france","italy"]"#).expect("possible");
    assert_eq!(&*deal.pile, [Italy, France], "the top card is the last inside");
    assert_eq!(&*deal.passports[BEN], [Germany, England]);
    assert_eq!(deal.first, ANN);

    let impossible = |deal: Result<Deal, Impossible>, why: &str| {
        let said = deal.expect_err("an impossible deal").0;
        assert!(said.contains(why), "{said}");
    };
    impossible(two(r#"["italy","france"]"#, hands, row, "[]"), "a list of two");
    impossible(two(r#"[["italy"],["france"]]"#, hands, row, "[]"), "a list of two");
    let twice = r#"[["italy","france"],["italy","england"]]"#;
    impossible(two(twice, hands, row, "[]"), "distinct");
    let spanish = r#"[["italy","france"],["spain","england"]]"#;
    impossible(two(spanish, hands, row, "[]"), "distinct");
    impossible(two(passports, r#"[["italy"],[]]"#, row, "[]"), "exactly 3");
    impossible(two(passports, "[]", row, "[]"), "one entry for each seat");
    impossible(two(passports, hands, r#"["italy"]"#, "[]"), "exactly 5");
    impossible(two(passports, hands, row, r#"["spain"]"#), "removed");
    let pile = format!("[{}]", [r#""italy""#; 15].join(","));
    impossible(two(passports, hands, row, &pile), "18 cards of italy");
    let text = r#"{"passports":["italy","france","spain"],"hands":[[],[],[]],"row":[],"pile":[]}"#;
    impossible(arrange(3, None, text), "needs the option `removed`");
}

/// Whatever a lobby chooses from what is offered, the table can be opened (§2.1, §4.3, §6.3, §9.2,
/// §9.3), and the rulebook's own choice is among it.
#[test]
fn what_is_offered_can_be_had() {
    for seats in Spywhere::SEATS {
        let usual = serde_json::to_value(Options::default()).expect("options can be written");
        for Offer { key, choice } in Spywhere::offers(seats) {
            let (values, usually): (Vec<Value>, Value) = match choice {
                Choice::Switch {} => (vec![true.into(), false.into()], usual[key].clone()),
                Choice::Seconds(list) => {
                    (list.iter().map(|s| (*s).into()).collect(), usual[key].clone())
                }
                Choice::OneOf(list) => {
                    // §2.1 is left to chance; §5.4 is off.
                    assert_eq!(usual.get(key).is_none(), *key == "removed", "{key}");
                    (list.iter().map(|name| (*name).into()).collect(), list[0].into())
                }
            };
            assert!(values.contains(&usually), "{key}: {usually}");
            for value in values {
                let mut chosen = usual.clone();
                chosen[key] = value;
                let options = serde_json::from_value(chosen.clone()).expect("options");
                assert!(Setup::<Spywhere>::new(seats, options).is_ok(), "{seats} seats, {chosen}");
            }
        }
        let removed = Spywhere::offers(seats).iter().any(|offer| offer.key == "removed");
        assert_eq!(removed, seats <= 4, "§2.1: {seats} seats");
    }
}
