//! Wink §11.5: nobody learns anything that their eyes did not see, not from any byte that reaches
//! them, nor from when it does; and nobody who counts the bytes on another's line learns anything.

use super::desk::still;
use super::leaks::Leak;
use super::twins::{Pair, play_twice};

/// How many pairs of tables are played with each number of seats.
const PAIRS: u64 = 2_000;

/// How the tellings of a pair differ for somebody to whom they should be the same.
fn difference(pair: &Pair) -> Option<String> {
    let (one, two) = (&pair.first, &pair.second);
    let stream = one.stream.iter().zip(&two.stream).find(|(one, two)| one != two);
    if stream.is_some() || one.stream.len() != two.stream.len() {
        let lengths = (one.stream.len(), two.stream.len());
        return Some(format!("the stream: {lengths:?} messages, {stream:?}"));
    }
    let lengths = one.lengths.iter().zip(&two.lengths).find(|(one, two)| one != two);
    if !pair.reconnects && one.lengths != two.lengths {
        return Some(format!("the lengths on another's line: {lengths:?}"));
    }
    None
}

/// Tells pairs until one differs.
fn caught(seats: u8, pairs: u64, leak: Option<Leak>) -> Option<String> {
    still().block_on(async {
        for number in 0..pairs {
            let pair = play_twice(seats, number, leak).await;
            if let Some(how) = difference(&pair) {
                return Some(format!("{seats} seats, pair {number}: {how}"));
            }
        }
        None
    })
}

/// Wink §11.5: four spies, twice from the same seed.
#[test]
fn nothing_leaks_with_four_spies() {
    assert_eq!(caught(4, PAIRS, None), None);
}

/// Wink §11.5: five spies, likewise.
#[test]
fn nothing_leaks_with_five_spies() {
    assert_eq!(caught(5, PAIRS, None), None);
}

/// Wink §11.5: six spies, likewise.
#[test]
fn nothing_leaks_with_six_spies() {
    assert_eq!(caught(6, PAIRS, None), None);
}

/// Wink §11.5: seven spies, likewise.
#[test]
fn nothing_leaks_with_seven_spies() {
    assert_eq!(caught(7, PAIRS, None), None);
}

/// Wink §11.5: eight spies, likewise.
#[test]
fn nothing_leaks_with_eight_spies() {
    assert_eq!(caught(8, PAIRS, None), None);
}

/// The law can fail: every leak that was planted is caught.
#[test]
fn every_leak_is_caught() {
    for leak in Leak::ALL {
        let how = (4..=8).find_map(|seats| caught(seats, 200, Some(leak)));
        let how = how.unwrap_or_else(|| panic!("nobody caught {leak:?}"));
        println!("{leak:?}: {}", how.chars().take(120).collect::<String>());
    }
}

/// The pairs are worth playing: observers get much, and much happens that they do not get.
#[test]
fn twins_have_something_to_hide() {
    still().block_on(async {
        let mut signs_of_all = 0;
        for seats in 4..=8 {
            let (mut winks, mut cards, mut seen) = (0, 0, [0; 5]);
            for number in 0..100 {
                let pair = play_twice(seats, number, None).await;
                winks += pair.unseen_winks;
                cards += pair.cards_dealt_otherwise;
                let kinds = ["\"update\"", "\"face\"", "\"sign\":true", "\"ack\"", "\"refused\""];
                for (at, text) in &pair.first.stream {
                    for (kind, seen) in kinds.iter().zip(&mut seen) {
                        *seen += usize::from(text.contains(kind));
                    }
                    assert!(at.0 % 100 == 0, "on the beat: {at:?}");
                    match text.split('"').nth(1) {
                        Some("beat") => assert_eq!(text.len(), 512),
                        Some("update") => assert_eq!(text.len() % 8192, 0),
                        kind => assert!(matches!(kind, Some("welcome" | "table")), "{text}"),
                    }
                }
            }
            println!(
                "{seats} seats, 100 pairs: unseen {winks} winks, {cards} cards; seen {seen:?}"
            );
            assert!(winks >= 25 && cards > 400, "{winks} {cards}");
            let [updates, faces, signs, acks, refusals] = seen;
            assert!(updates > 200 && faces > 100 && acks > 20 && refusals > 10, "{seen:?}");
            signs_of_all += signs;
        }
        assert!(signs_of_all > 20, "{signs_of_all}");
    });
}
