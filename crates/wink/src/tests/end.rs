//! §8 End.

use kernel::{Game, Observer, PerSeat};
use umpire::scenario::Scenario;

use super::tables::*;
use crate::{Own, Refusal, Sight, Step, Wink};

fn over(hands: [&[u8]; 4]) -> Sight {
    let own = |hand: &[u8]| Own { hand: agents(hand.iter().copied()) };
    Sight::Over { seats: PerSeat::new(4, |seat| own(hands[usize::from(seat.0)])) }
}

/// Wink §8.1: at once when any hand is empty, by an accusation in another's turn; open calls score
/// nothing.
#[test]
fn an_accusation_in_anothers_turn_ends_it_at_once() {
    four()
        .hands([&[1, 2], &[4], &[7, 8], &[10, 11]])
        .opens()
        .calls(ANN, 4)
        .calls(BEN, 7)
        .turn_is(CAT)
        .does(DAN, accuse(BEN, 4))
        .all_see(accused(DAN, BEN, 4, true))
        .all_see(over([&[1, 2], &[], &[7, 8], &[10, 11]]))
        .and_nobody_notices_more()
        .shows(Observer::Screen, |view| {
            assert_eq!((view.table.step(), view.table.turn), (Step::Over, None));
            assert_eq!(view.table.deadline, None);
            let after = view.after.as_ref().expect("it is over");
            let totals: Vec<u32> = after.standing.scores.iter().map(|s| s.total).collect();
            assert_eq!(totals, [4, 4, 4, 5], "two for the cards, three for the rest");
        })
        .does(CAT, call(1))
        .is_refused(Refusal::Over)
        .does(ANN, accuse(CAT, 7))
        .is_refused(Refusal::Over)
        .does(CAT, contact(ANN))
        .is_refused(Refusal::Over)
        .does(CAT, pass())
        .is_refused(Refusal::Over)
        .at(1_000_000)
        .time_passes()
        .nobody_notices();
}

/// Wink §8.1: by a contact, right or wrong, before the call.
#[test]
fn a_contact_ends_it_before_the_call() {
    for named in [BEN, CAT] {
        four()
            .hands([&[1, 2], &[4], &[7, 8], &[10, 11]])
            .opens()
            .calls(ANN, 4)
            .calls(BEN, 7)
            .calls(CAT, 10)
            .calls(DAN, 1)
            .does(ANN, contact(named))
            .all_see(contacted(ANN, named, 4, BEN))
            .all_see(over([&[1, 2], &[], &[7, 8], &[10, 11]]))
            .and_nobody_notices_more();
    }
}

/// Wink §8.2: when no face-up crowd card is left every hand is empty, so §8.1 has ended the game
/// long before: over all of random play there is a card left, until a hand is empty.
#[test]
fn while_every_hand_has_a_card_the_crowd_has_one() {
    use kernel::{Dice, Input, Match, Menu, Outcome, Seat, Seed, Setup};
    let setup = Setup::<Wink>::new(4, crate::Options { min_turn_s: 0, ..Default::default() });
    let setup = setup.expect("a possible table");
    let (mut outcome, mut dice) = (Outcome::default(), Dice::new(Seed::of("8.2"), 0));
    let mut ended_by_an_empty_hand = 0;
    for seed in 0..50 {
        let mut game = Match::open(&setup, Seed::of("8.2").nth(seed), Vec::new(), &mut outcome);
        while Wink::standing(game.state()).is_none() {
            assert!(!game.state().table.up.is_empty());
            assert!(game.state().own.values().iter().all(|own| !own.hand.is_empty()));
            let seat = Seat(dice.below(4) as u8);
            let acts = Menu::<Wink>::of(&game.view(Observer::Seat(seat))).acts;
            if let Some(act) = dice.pick(&acts) {
                let reply = game.handle(game.clock(), Input::Act(seat, *act), &mut outcome);
                reply.expect("what is offered is accepted");
            }
        }
        let empty = game.state().own.values().iter().any(|own| own.hand.is_empty());
        ended_by_an_empty_hand += u32::from(empty);
    }
    assert!(ended_by_an_empty_hand > 0);
}

/// Lets the stand-in play this many turns, one after the other.
fn turns_pass(told: Scenario<Wink>, from: u64, turns: u64) -> Scenario<Wink> {
    told.at(45_000 * (from + turns)).time_passes()
}

/// Wink §8.3: at the end of a turn when in the last 8 × 4 turns no card left the crowd.
#[test]
fn when_nothing_moves_it_ends() {
    turns_pass(four().opens(), 0, 31)
        .shows(Observer::Screen, |view| assert_eq!(view.table.step(), Step::Contact))
        .at(45_000 * 32 - 1)
        .time_passes()
        .nobody_notices()
        .at(45_000 * 32)
        .time_passes()
        .all_see(over([&[1, 2, 3], &[4, 5, 6], &[7, 8, 9], &[10, 11, 12]]))
        .shows(Observer::Screen, |view| {
            assert_eq!(view.table.step(), Step::Over);
            let called = view.table.seats[DAN].pawn;
            assert!(called.is_some(), "the last turn was a whole one, call and all");
        });
}

/// Wink §8.3: each spy has 8 turns, and the game ends after them if nobody moves.
#[test]
fn five_spies_have_forty_turns() {
    turns_pass(five().opens(), 0, 39)
        .shows(Observer::Screen, |view| assert!(!view.table.over))
        .at(45_000 * 40)
        .time_passes()
        .shows(Observer::Screen, |view| assert!(view.table.over));
    five()
        .options(|options| options.max_turn_s = u32::MAX)
        .opens()
        .at(u64::MAX)
        .time_passes()
        .shows(Observer::Screen, |view| assert!(view.table.over));
}

/// Wink §8.3: a card that leaves, taken or turned face down, in whosever turn, starts it anew; the
/// turn in which it leaves is not one of the quiet ones.
#[test]
fn a_card_that_leaves_starts_it_anew() {
    let anns_turn = || four().opens().calls(ANN, 4).calls(BEN, 7).calls(CAT, 10).calls(DAN, 1);
    type Leave = fn(Scenario<Wink>) -> Scenario<Wink>;
    let ways: [Leave; 3] = [
        |told| told.does(ANN, contact(BEN)),
        |told| told.does(ANN, contact(CAT)),
        |told| told.does(DAN, accuse(BEN, 4)),
    ];
    for leave in ways {
        // Ann's turn, in which a card left, and 31 quiet ones: not yet.
        turns_pass(leave(anns_turn()), 0, 32)
            .shows(Observer::Screen, |view| assert!(!view.table.over))
            .at(45_000 * 33)
            .time_passes()
            .shows(Observer::Screen, |view| assert!(view.table.over));
    }
    // A wrong accusation moves no card: four turns have passed, 28 are left.
    turns_pass(anns_turn().does(DAN, accuse(CAT, 4)), 0, 27)
        .shows(Observer::Screen, |view| assert!(!view.table.over))
        .at(45_000 * 28)
        .time_passes()
        .shows(Observer::Screen, |view| assert!(view.table.over));
}
