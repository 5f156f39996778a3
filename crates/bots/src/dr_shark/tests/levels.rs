//! Each level is better than the one below it. `docs/bots.md` has the figures of many games; a test
//! has time for a few, so its bounds are wide.

use dr_shark::{DrShark, Touch};
use kernel::Seat;

use super::{found_by, play};
use crate::Populated;

/// How many of `games` games one bot wins against three others, from every seat in turn.
fn wins(one: &str, others: &str, games: u64) -> f64 {
    let won = |game: u64| {
        let place = (game % 4) as usize;
        let mut bots = [others; 4];
        bots[place] = one;
        let winners = play(&bots, found_by(Touch::Named), game / 4).standing.winners;
        let mine = winners.contains(&Seat(place as u8));
        if mine { 1.0 / winners.len() as f64 } else { 0.0 }
    };
    let share = (0..games).map(won).sum::<f64>() / games as f64;
    println!("{one} against three {others}: {:.1} %", share * 100.0);
    share
}

#[test]
fn people_meet_four_levels_and_two_are_for_research() {
    assert_eq!(DrShark::LEVELS, ["rookie", "regular", "veteran", "mastermind"]);
    assert_eq!(DrShark::RESEARCH, ["random", "greedy"]);
}

/// An even share is 25 %.
#[test]
fn each_level_wins_more_than_its_share_against_three_of_the_next_lower() {
    for pair in DrShark::LEVELS.windows(2) {
        let share = wins(pair[1], pair[0], 80);
        assert!(share > 0.25, "{pair:?}: {share}");
    }
}

#[test]
fn a_rookie_seldom_wins_against_three_regulars_but_does() {
    let share = wins("rookie", "regular", 80);
    assert!((0.03..0.25).contains(&share), "{share}");
}

#[test]
fn a_mastermind_beats_three_of_those_for_research() {
    assert!(wins("mastermind", "random", 40) > 0.8);
    assert!(wins("mastermind", "greedy", 80) > 0.28);
}
