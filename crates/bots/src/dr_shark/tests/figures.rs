//! The box is balanced.

use dr_shark::Touch;
use kernel::Seat;

use super::{found_by, play};
use crate::Figure;

/// How many games of each size are played; `safehouse simulate dr-shark` plays 1,000.
const GAMES: u64 = 60;

fn check(seats: usize) {
    let (mut sums, mut winning) = (Vec::new(), 0);
    for number in 0..GAMES {
        let played = play(&["greedy"; 6][..seats], found_by(Touch::Named), number);
        Figure::add_all(&mut sums, &played.figures);
        winning += played.standing.scores.iter().map(|score| score.total).max().unwrap_or(0);
    }
    let mean = f64::from(winning) / GAMES as f64;
    println!("{seats} seats: {mean:.1}");
    for figure in &sums {
        println!("  {:30} {:.3}", figure.name, figure.value().unwrap_or(f64::NAN));
    }
    assert!((25.0..=70.0).contains(&mean), "{seats} seats: the winning score is {mean}");
    for figure in sums.iter().take(5) {
        let share = figure.value().expect("there were dives");
        assert!(share <= 0.5, "{seats} seats, {}: {share}", figure.name);
    }
}

#[test]
fn winning_scores_and_methods_are_balanced() {
    (2..=6).for_each(check);
}

/// An even share is 25%.
#[test]
fn greedy_beats_three_randoms() {
    let bots = ["greedy", "random", "random", "random"];
    let wins =
        |number: &u64| play(&bots, found_by(Touch::Named), *number).standing.winners == [Seat(0)];
    let wins = (0..100).filter(wins).count();
    println!("greedy wins {wins} of 100");
    assert!(wins >= 70, "{wins} of 100");
}
