//! Each of the four levels is a player, and each is better than the one before.

use kernel::{Input, Seat};
use wink::{Action, Agent, Event, Wink};

use super::figures::{figures, value};
use super::scenes::{ANN, BEN, CAT, DAN, Scene, called, shameless};
use super::{GAZE, play};
use crate::Populated;

/// Wink §5.2: an accomplice who finds the caller's eyes winks, and nobody winks at somebody who
/// looks away.
#[test]
fn every_level_winks_under_the_callers_eyes() {
    for level in Wink::LEVELS {
        let seen = (0..30).filter(|n| called(level, *n, true).saw_wink(ANN, BEN)).count();
        assert!(seen >= 24, "{level}: {seen} of 30");
        for number in 0..8 {
            assert!(!called(level, number, false).saw_wink(ANN, BEN), "{level}");
        }
    }
}

/// Wink §7.1: an onlooker who saw it accuses, at the better levels nearly always.
#[test]
fn better_levels_see_more() {
    let caught = |level: &str| {
        let accused = |number: &u64| {
            let mut scene = Scene::new(level, &[CAT, DAN], *number, GAZE);
            scene.at(5_000, Input::Act(ANN, Action::Call(Agent(3))));
            shameless(&mut scene, 5_500, 20_000, BEN, ANN);
            let right =
                |event: &Event| matches!(event, Event::Accused { seat: BEN, right: true, .. });
            scene.events.iter().any(right)
        };
        (0..40).filter(accused).count()
    };
    let [rookie, mastermind] = ["rookie", "mastermind"].map(caught);
    println!("rookies catch {rookie}, masterminds {mastermind} of 40");
    assert!(rookie >= 8 && mastermind >= 32 && rookie < mastermind);
}

/// Among equal regulars a call is a gamble: 20 to 40 % are intercepted, 35 to 60 % end in contact,
/// and accusations are right, but not always. The bounds are wide because the games are few.
#[test]
fn among_regulars_a_call_is_a_gamble() {
    for seats in [4, 6, 8] {
        let figures = figures(&["regular"; 8][..seats], GAZE, 30);
        let contacts = value(&figures, "calls: right contact");
        let caught = value(&figures, "calls: right accusation");
        let wrong = value(&figures, "accusations: wrong");
        println!("{seats} seats: contacts {contacts:.2}, caught {caught:.2}, wrong {wrong:.2}");
        assert!((0.27..0.65).contains(&contacts), "{seats} seats: {contacts}");
        assert!((0.14..0.46).contains(&caught), "{seats} seats: {caught}");
        assert!((0.02..0.32).contains(&wrong), "{seats} seats: {wrong}");
    }
}

/// The share of wins of one bot among three others, in every seat in turn on the same deals.
fn share(bot: &str, others: &str, deals: u64) -> f64 {
    let mut wins = 0.0;
    for number in 0..deals {
        for seat in 0..4 {
            let mut bots = [others; 4];
            bots[usize::from(seat)] = bot;
            let winners = play(&bots, GAZE, number).standing.winners;
            if winners.contains(&Seat(seat)) {
                wins += 1.0 / winners.len() as f64;
            }
        }
    }
    wins / (4 * deals) as f64
}

/// An even share is 25 %. docs/bots.md has what many games say; these are few.
#[test]
fn each_level_beats_three_of_the_one_before() {
    for (bot, others, least) in [
        ("regular", "rookie", 0.3),
        ("veteran", "regular", 0.3),
        ("mastermind", "veteran", 0.27),
        ("mastermind", "greedy", 0.32),
        ("mastermind", "random", 0.85),
    ] {
        let share = share(bot, others, 15);
        println!("{bot} against three {others}: {share:.3}");
        assert!(share >= least, "{bot} against three {others}: {share}");
    }
    let rookie = share("rookie", "regular", 15);
    assert!((0.02..0.22).contains(&rookie), "a rookie wins now and then: {rookie}");
}
