//! A table of bots is a real game: most calls lead somewhere, and accusations are no guesses.

use kernel::Seat;

use super::{GAZE, play};
use crate::Figure;

pub(super) fn figures(bots: &[&str], options: wink::Options, games: u64) -> Vec<Figure> {
    let mut sums = Vec::new();
    for number in 0..games {
        Figure::add_all(&mut sums, &play(bots, options, number).figures);
    }
    sums
}

pub(super) fn value(figures: &[Figure], name: &str) -> f64 {
    let figure = figures.iter().find(|figure| figure.name == name).expect("such a figure");
    figure.value().expect("something was counted")
}

/// At least 60% of calls end in a right contact or a right accusation, at tables of every size, and
/// accusations are right at least twice as often as by chance.
#[test]
fn most_calls_lead_somewhere_and_accusations_are_no_guesses() {
    for seats in 4..=8 {
        let figures = figures(&["greedy"; 8][..seats], GAZE, 60);
        for figure in &figures {
            println!("{seats} {:50} {:?}", figure.name, figure.value());
        }
        let settled = value(&figures, "calls: right contact or right accusation");
        assert!(settled >= 0.6, "{seats} seats: {settled}");
        let right = value(&figures, "accusations: right");
        let chance = value(&figures, "accusations: right by chance");
        assert!(right >= 2.0 * chance, "{seats} seats: {right}, by chance {chance}");
        for way in ["calls: right contact", "calls: right accusation"] {
            assert!(value(&figures, way) >= 0.1, "{seats} seats, {way}: both ways are open");
        }
    }
}

/// The figures can fail: bots that look anywhere and name anybody do not get there.
#[test]
fn random_bots_do_not_get_there() {
    let figures = figures(&["random"; 4], GAZE, 100);
    let settled = value(&figures, "calls: right contact or right accusation");
    assert!(settled < 0.3, "{settled}");
    let right = value(&figures, "accusations: right");
    let chance = value(&figures, "accusations: right by chance");
    assert!((right - chance).abs() < 0.1, "{right}, by chance {chance}");
}

/// An even share is 25%.
#[test]
fn greedy_beats_three_randoms() {
    let games = 200;
    let bots = ["greedy", "random", "random", "random"];
    let wins = (0..games).filter(|n| play(&bots, GAZE, *n).standing.winners == [Seat(0)]).count();
    println!("greedy wins {wins} of {games}");
    assert!(wins * 10 >= games as usize * 7, "{wins} of {games}");
}
