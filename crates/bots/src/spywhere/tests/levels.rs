//! What holds for the four levels whom people meet.

use kernel::{At, Seat, Seed, Setup};
use spywhere::{Event, Options, Spywhere};

use crate::tests::play;
use crate::{Company, Pace, Played, Populated};

fn figure(played: &Played, name: &str) -> Option<f64> {
    played.figures.iter().find(|figure| figure.name == name).expect("it is counted").value()
}

/// The share of wins of one bot against three others, in percent: each deal from every seat.
fn wins(one: &str, others: &str, games: u64) -> f64 {
    let mut wins = 0.0;
    for number in 0..games {
        let place = (number % 4) as u8;
        let mut bots = [others; 4];
        bots[usize::from(place)] = one;
        let winners = play(&bots, Options::default(), number / 4).standing.winners;
        if winners.contains(&Seat(place)) {
            wins += 100.0 / winners.len() as f64;
        }
    }
    println!("{one} against three {others}: {:.1} %", wins / games as f64);
    wins / games as f64
}

#[test]
fn four_levels_and_two_for_research() {
    assert_eq!(Spywhere::LEVELS, ["rookie", "regular", "veteran", "mastermind"]);
    assert_eq!(Spywhere::RESEARCH, ["random", "greedy"]);
    for level in [Spywhere::LEVELS, Spywhere::RESEARCH].concat() {
        assert!(Spywhere::mind(level, Seat(0), Pace::at_once()).is_some());
    }
}

#[test]
fn their_moves_are_legal_at_every_table() {
    let options = Options { chain: true, log: true, ..Options::default() };
    for options in [Options::default(), options] {
        for seats in 2..=6 {
            for number in 0..12 {
                let level = |seat: usize| Spywhere::LEVELS[(seat + number as usize) % 4];
                let bots: Vec<_> = (0..seats).map(level).collect();
                let played = play(&bots, options.clone(), number);
                assert_eq!(played.refused, 0, "{bots:?}, game {number}");
                assert_eq!(played.over_at, At::OPENING, "nobody waited for a deadline");
            }
        }
    }
}

#[test]
fn the_same_seed_is_the_same_game() {
    let bots = ["rookie", "regular", "veteran", "mastermind"];
    let games = |from: u64| -> Vec<_> {
        (from..from + 10).map(|number| play(&bots, Options::default(), number)).collect()
    };
    assert_eq!(games(0), games(0));
    assert_ne!(games(0), games(10));
}

#[test]
fn rookies_and_regulars_seal_after_three_turns_of_everybody() {
    for level in ["rookie", "regular"] {
        for seats in 2..=6 {
            for number in 0..30 {
                let played = play(&[level; 6][..seats], Options::default(), number);
                let first = figure(&played, "round of the first seal");
                assert!(first.is_none_or(|round| round > 3.0), "{level}, game {number}");
            }
        }
    }
}

/// Regulars are right more often than they believe, and not always.
#[test]
fn they_seal_what_they_believe_and_are_wrong_now_and_then() {
    for level in ["rookie", "regular"] {
        let (mut right, mut seals) = (0, 0);
        for number in 0..80 {
            let played = play(&[level; 4], Options::default(), number);
            let figure = played.figures.iter().find(|figure| figure.name == "… that are right");
            let figure = figure.expect("it is counted");
            (right, seals) = (right + figure.sum, seals + figure.of);
        }
        assert!(100 * right >= 65 * seals && right < seals, "{level}: {right} of {seals}");
    }
}

#[test]
fn games_of_regulars_have_a_middle() {
    let turns = |number| figure(&play(&["regular"; 4], Options::default(), number), "turns a spy");
    let mut turns: Vec<f64> = (0..101).filter_map(turns).collect();
    turns.sort_by(f64::total_cmp);
    assert!((6.5..=12.0).contains(&turns[50]), "{}", turns[50]);
}

/// An even share is 25 %, and the bounds leave room for chance; docs/bots.md has the figures.
#[test]
fn each_level_beats_the_one_below() {
    for (level, below, percent, games) in [
        ("regular", "rookie", 31.0, 240),
        ("veteran", "regular", 40.0, 240),
        // Those who look ahead take their time.
        ("mastermind", "veteran", 28.0, 60),
        ("mastermind", "greedy", 25.0, 120),
        ("mastermind", "random", 70.0, 60),
    ] {
        let share = wins(level, below, games);
        assert!(share >= percent, "{level} wins {share:.1} % against {below}");
    }
}

/// Spywhere §9.4: who stands in eliminates nothing, lays nothing and is not done in the final phase.
#[test]
fn a_stand_in_does_nothing_optional() {
    let setup = Setup::<Spywhere>::new(3, Options::default()).unwrap();
    let away = Seat(1);
    for number in 0..20 {
        let mind = |seat: u8| match Seat(seat) == away {
            true => Spywhere::standing_in(away, Pace::at_once()).unwrap(),
            false => Spywhere::mind("regular", Seat(seat), Pace::at_once()).unwrap(),
        };
        let minds = (0..3).map(mind).collect();
        let mut company = Company::sit(&setup, Seed::of("away").nth(number), minds);
        let mut swaps = 0;
        while !company.is_over() {
            for (_, event) in company.step() {
                match event {
                    Event::Swapped { seat, .. } => swaps += u32::from(*seat == away),
                    Event::Eliminated { seat, .. } | Event::Finished { seat } => {
                        assert_ne!(*seat, away);
                    }
                    Event::Identified { by, .. } => assert_ne!(*by, away),
                    Event::Dealt(_) | Event::Began { .. } | Event::Final { .. } | Event::Over => {}
                }
            }
        }
        assert!(swaps > 0);
    }
}
