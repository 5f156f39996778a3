//! What a finger finds at a table of people, through the percepts that its seat gets.

use dr_shark::Touch;

use super::{found_by, play};
use crate::Figure;

/// How many dives it takes to judge a method.
const ENOUGH: u64 = 50;

fn figures(touch: Touch, games: u64) -> Vec<Figure> {
    let mut sums = Vec::new();
    for number in 0..games {
        Figure::add_all(&mut sums, &play(&["greedy"; 3], found_by(touch), number).figures);
    }
    sums
}

/// What stands in for touch where pieces are named brings about what a finger brings that feels the
/// heap: to half a clue a dive, for each method of which there are enough dives to say (C is seldom
/// chosen, and is not among them).
#[test]
fn a_finger_finds_about_what_the_stated_accuracy_says() {
    let (felt, named) = (figures(Touch::Felt, 12), figures(Touch::Named, 40));
    let mut compared = 0;
    for (felt, named) in felt.iter().zip(&named).filter(|(it, _)| it.name.starts_with("clues")) {
        let [felt_value, named_value] = [felt, named].map(|it| it.value().expect("dives"));
        println!("{:20} felt {felt_value:.2}, named {named_value:.2}", felt.name);
        if felt.of < ENOUGH {
            continue;
        }
        compared += 1;
        assert!((felt_value - named_value).abs() < 0.5, "{}", felt.name);
        assert!(felt_value >= 1.0, "{}: a finger finds something", felt.name);
    }
    assert!(compared >= 4, "only {compared} methods were compared");
}
