//! §11.5: nobody learns anything that their eyes did not see.

use super::twins::{Telling, tell};
use crate::Wink;

/// How many pairs of games are told with each number of seats.
const PAIRS: u64 = 2_000;

/// Tells pairs of games until something that reaches an observer differs.
pub(crate) fn leak<G: Telling>(seats: u8, pairs: u64) -> Option<String> {
    (0..pairs).find_map(|number| {
        let pair = tell::<G>(seats, number);
        let differ = pair.first.differences(&pair.second);
        (!differ.is_empty()).then(|| format!("{seats} seats, pair {number}: {}", differ.join("; ")))
    })
}

#[track_caller]
fn nothing_leaks(seats: u8) {
    assert_eq!(leak::<Wink>(seats, PAIRS), None);
}

/// Wink §11.5: four spies, twice from the same seed, once with more that the observer cannot see
/// and what they must not know dealt otherwise: their stream is the same, byte for byte.
#[test]
fn nothing_leaks_with_four_spies() {
    nothing_leaks(4);
}

/// Wink §11.5: five spies, likewise.
#[test]
fn nothing_leaks_with_five_spies() {
    nothing_leaks(5);
}

/// Wink §11.5: six spies, likewise.
#[test]
fn nothing_leaks_with_six_spies() {
    nothing_leaks(6);
}

/// Wink §11.5: seven spies, likewise.
#[test]
fn nothing_leaks_with_seven_spies() {
    nothing_leaks(7);
}

/// Wink §11.5: eight spies, likewise.
#[test]
fn nothing_leaks_with_eight_spies() {
    nothing_leaks(8);
}

/// The pairs are worth telling: observers get much, and much happens that they do not get.
#[test]
fn twins_have_something_to_hide() {
    for seats in 4..=8 {
        let (mut extent, mut winks, mut otherwise) = ([0; 4], 0, 0);
        for number in 0..200 {
            let pair = tell::<Wink>(seats, number);
            pair.first.extent().iter().zip(&mut extent).for_each(|(n, sum)| *sum += n);
            winks += pair.unseen_winks;
            otherwise += pair.cards_dealt_otherwise;
        }
        let [sights, percepts, signs, refusals] = extent;
        println!(
            "{seats} seats, 200 pairs: {sights} sights, {percepts} percepts, {signs} signs, \
             {refusals} refusals; unseen: {winks} winks, {otherwise} cards"
        );
        assert!(sights > 2_000 && percepts > 200 && signs > 5 && refusals > 50);
        assert!(winks > 100 && otherwise > 1_000);
    }
}
