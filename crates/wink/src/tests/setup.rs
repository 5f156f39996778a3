//! §1 Components, §2 Setup.

use kernel::{Dice, Game, Impossible, Observer, Seat, Seed, Setup};

use super::tables::*;
use crate::{Agent, Agents, Ci, Deal, Options, Position, Sight, Wink};

fn dealt(seats: u8, options: Options, seed: &str) -> Deal {
    let setup = Setup::new(seats, options).expect("a possible table");
    Wink::deal(&setup, &mut Dice::new(Seed::of(seed), 0))
}

fn seeds() -> impl Iterator<Item = String> {
    (0..60).map(|seed| seed.to_string())
}

fn in_hands(deal: &Deal) -> Agents {
    deal.hands.values().iter().fold(Agents::NONE, |all, hand| all | *hand)
}

/// Wink §1.1: agents 1 to 36, one copy in the crowd, one in a hand.
#[test]
fn there_are_two_copies_of_thirty_six_agents() {
    let deal = dealt(4, Options::default(), "any");
    let crowd: Agents = deal.crowd.iter().copied().collect();
    assert_eq!((deal.crowd.len(), crowd), (36, agents(1..=36)));
    assert_eq!(in_hands(&deal), crowd);
    assert_eq!(deal.hands.values().iter().map(|hand| hand.len()).sum::<u8>(), 36);
    assert!(!Agent(0).exists() && Agent(1).exists() && Agent(36).exists() && !Agent(37).exists());
}

/// Wink §1.2, §2.3: each spy begins with four CI cards in hand.
#[test]
fn each_spy_has_four_ci_cards() {
    four().opens().shows(Observer::Screen, |view| {
        for place in view.table.seats.values() {
            assert_eq!(place.ci, Ci { hand: 4, used: 0, discarded: 0 });
        }
    });
}

/// Wink §1.3: up to eight spies, each with one pawn, which is off the board at first.
#[test]
fn each_spy_has_one_pawn() {
    for seats in 4..=8 {
        assert!(Setup::<Wink>::new(seats, Options::default()).is_ok());
    }
    for seats in [0, 1, 2, 3, 9, 255] {
        let why = Setup::<Wink>::new(seats, Options::default()).err().expect("no such table");
        assert!(why.0.contains("4 to 8"), "{why}");
    }
    let pawn = |seat: Seat, on: Option<u8>| {
        move |view: &crate::View| assert_eq!(view.table.seats[seat].pawn, on.map(Agent))
    };
    four()
        .opens()
        .shows(BEN, pawn(ANN, None))
        .calls(ANN, 4)
        .shows(BEN, pawn(ANN, Some(4)))
        .calls(BEN, 7)
        .calls(CAT, 10)
        .calls(DAN, 1)
        .calls(ANN, 5)
        .shows(BEN, pawn(ANN, Some(5)));
}

/// Wink §2.1: how many agents take part depends on the number of spies.
#[test]
fn the_table_of_the_setup_is_kept() {
    for (seats, crowd, hand) in [(4, 36, 9), (5, 35, 7), (6, 36, 6), (7, 35, 5), (8, 32, 4)] {
        for seed in seeds() {
            let deal = dealt(seats, Options::default(), &seed);
            let all: Agents = deal.crowd.iter().copied().collect();
            assert_eq!(all, agents(1..=crowd), "the removed ones are the highest");
            assert_eq!(in_hands(&deal), all, "removed from both copies");
            assert!(deal.hands.values().iter().all(|cards| cards.len() == hand));
        }
    }
}

/// Wink §2.2: the crowd and the hands are shuffled, apart from each other.
#[test]
fn crowd_and_hands_are_shuffled() {
    let (mut first_of_crowd, mut held_by_ann) = (Agents::NONE, Agents::NONE);
    for seed in (0..300).map(|seed| seed.to_string()) {
        let deal = dealt(8, Options::default(), &seed);
        first_of_crowd.insert(deal.crowd[0]);
        held_by_ann = held_by_ann | deal.hands[ANN];
    }
    assert_eq!(first_of_crowd, agents(1..=32), "any agent can lie first");
    assert_eq!(held_by_ann, agents(1..=32), "anybody can hold any agent");
}

/// Wink §2.2: the crowd is face up for all; a hand is its owner's secret.
#[test]
fn the_deal_shows_each_their_own() {
    let dealt = |hand: Option<Agents>| Sight::Dealt {
        first: ANN,
        crowd: (1..=12).map(Agent).collect(),
        hand,
    };
    four()
        .deals()
        .sees(ANN, dealt(Some(agents(1..=3))))
        .sees(BEN, dealt(Some(agents(4..=6))))
        .sees(CAT, dealt(Some(agents(7..=9))))
        .sees(DAN, dealt(Some(agents(10..=12))))
        .sees(Observer::Spectator, dealt(None))
        .sees(Observer::Screen, dealt(None))
        .all_see(began(ANN))
        .and_nobody_notices_more();
}

/// Wink §2.4: the first spy is random, or named by the host; play goes clockwise.
#[test]
fn anybody_may_begin_and_play_goes_clockwise() {
    for seats in 4..=8 {
        let mut began: Vec<u8> =
            seeds().map(|seed| dealt(seats, Options::default(), &seed).first.0).collect();
        began.sort_unstable();
        began.dedup();
        assert_eq!(began, (0..seats).collect::<Vec<_>>());
        let named = Options { first: Some(BEN), ..Options::default() };
        assert_eq!(dealt(seats, named, "any").first, BEN);
        let nobody = Options { first: Some(Seat(seats)), ..Options::default() };
        assert!(Setup::<Wink>::new(seats, nobody).is_err());
    }
    four()
        .options(|options| options.first = Some(CAT))
        .opens()
        .turn_is(CAT)
        .calls(CAT, 1)
        .turn_is(DAN)
        .calls(DAN, 2)
        .turn_is(ANN)
        .calls(ANN, 4)
        .turn_is(BEN);
}

fn arrange(seats: u8, position: &str) -> Result<Deal, Impossible> {
    let setup = Setup::new(seats, Options::default()).expect("a possible table");
    Wink::arrange(&setup, serde_json::from_str::<Position>(position).expect("a position"))
}

/// Wink §2.5: a written position keeps the invariant, or is refused with the reason.
#[test]
fn positions_are_dealt_as_written() {
    let deal = arrange(4, r#"{"crowd":[36,5,1,9,2],"hands":[[1],[2,36],[9],[5]]}"#);
    let deal = deal.expect("hands may be small and uneven");
    assert_eq!(&*deal.crowd, [36, 5, 1, 9, 2].map(Agent), "in table order");
    assert_eq!(deal.hands[BEN], agents([2, 36]));
    assert_eq!(deal.first, ANN);
    let more = arrange(
        8,
        r#"{"crowd":[36,35,34,33,4,3,2,1],
        "hands":[[1],[2],[3],[4],[33],[34],[35],[36]]}"#,
    );
    assert!(more.is_ok(), "any of 1 to 36, with any number of spies");

    let impossible = |position: &str, why: &str| {
        let said = arrange(4, position).expect_err("an impossible deal").0;
        assert!(said.contains(why), "{said}");
    };
    impossible(r#"{"crowd":[1,2,3],"hands":[[1],[2],[3]]}"#, "one entry for each seat");
    impossible(r#"{"crowd":[1,2,3],"hands":[[1],[2],[3],[]]}"#, "no hand is empty");
    impossible(r#"{"crowd":[1,2,3,4],"hands":[[1],[2],[3],[5]]}"#, "exactly the union");
    impossible(r#"{"crowd":[1,2,3],"hands":[[1],[2],[3],[4]]}"#, "exactly the union");
    impossible(r#"{"crowd":[1,2,3,4,5],"hands":[[1],[2],[3],[4]]}"#, "exactly the union");
    impossible(r#"{"crowd":[1,2,3,4,4],"hands":[[1],[2],[3],[4]]}"#, "4 is there twice");
    impossible(r#"{"crowd":[1,2,3,4],"hands":[[1],[2],[3],[4,1]]}"#, "1 is there twice");
    impossible(r#"{"crowd":[1,2,3,37],"hands":[[1],[2],[3],[37]]}"#, "from 1 to 36");
    impossible(r#"{"crowd":[1,2,3,0],"hands":[[1],[2],[3],[0]]}"#, "from 1 to 36");
    impossible(r#"{"crowd":[1,2,3,4],"hands":[[1],[2],[3],[99999999999]]}"#, "from 1 to 36");
}

/// Wink §2.5: after every fact the face-up crowd is what the hands hold; a fold that breaks it
/// stops the table.
#[test]
#[should_panic(expected = "§2.5")]
fn the_invariant_is_asserted() {
    let setup = Setup::<Wink>::new(4, Options::default()).expect("a possible table");
    let hands = [agents([1]), agents([2]), agents([3]), agents([4, 5])];
    let hands = kernel::PerSeat::new(4, |seat| hands[usize::from(seat.0)]);
    let deal = Deal { first: ANN, crowd: (1..=4).map(Agent).collect(), hands };
    umpire::scenario::given(&setup, deal);
}
