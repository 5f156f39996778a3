//! Whatever Dr Shark's bots do is legal, but for a finger that closes on nothing.

use dr_shark::{Options, Touch};

use super::{found_by, human, play, play_at};
use crate::Pace;

const MIXED: [&str; 6] = ["greedy", "random", "random", "greedy", "greedy", "random"];

/// Every level that people meet, and then two of them again.
const MET: [&str; 6] = ["mastermind", "rookie", "veteran", "regular", "mastermind", "rookie"];

fn check(bots: &[&str], options: Options, games: u64, pace: fn(u8) -> Pace) {
    for number in 0..games {
        let played = play_at(bots, options, number, pace);
        // Only a hand can tell what lies at a spot (Dr Shark §8.4): what slid away is not there.
        let most = if options.touch == Touch::Felt { played.moves / 50 } else { 0 };
        assert!(played.refused <= most, "{bots:?}, {options:?}, game {number}: {played:?}");
    }
}

#[test]
fn named_pieces_at_every_table() {
    for seats in 2..=6 {
        for bots in [&["random"; 6], &["greedy"; 6], &MIXED] {
            check(&bots[..seats], found_by(Touch::Named), 20, |_| Pace::at_once());
            check(&bots[..seats], found_by(Touch::Named), 3, human);
        }
    }
    for seats in 2..=6 {
        check(&MET[..seats], found_by(Touch::Named), 4, |_| Pace::at_once());
        check(&MET[..seats], found_by(Touch::Named), 1, human);
    }
    let teams = Options { teams: Some(true), short: true, ..found_by(Touch::Named) };
    check(&MIXED[..4], teams, 20, |_| Pace::at_once());
    check(&MET[..4], teams, 4, |_| Pace::at_once());
    let hasty = Options { search_s: 1, max_turn_s: Some(5), ..found_by(Touch::Named) };
    check(&MIXED[..4], hasty, 10, human);
    check(&MET[..4], hasty, 2, human);
}

#[test]
fn felt_pieces_at_every_table() {
    for seats in 2..=6 {
        let short = Options { short: true, ..found_by(Touch::Felt) };
        check(
            &["greedy", "random", "greedy", "greedy", "random", "greedy"][..seats],
            short,
            1,
            |_| Pace::at_once(),
        );
    }
    let hasty = Options { short: true, search_s: 2, ..found_by(Touch::Felt) };
    check(&MIXED[..3], hasty, 2, human);
    for bots in [&MET[..2], &MET[2..4]] {
        check(bots, Options { short: true, ..found_by(Touch::Felt) }, 1, |_| Pace::at_once());
    }
}

#[test]
fn the_same_seed_is_the_same_game() {
    for touch in [Touch::Named, Touch::Felt] {
        let options = Options { short: true, ..found_by(touch) };
        for bots in [&MIXED[..2], &MET[..2], &MET[2..4]] {
            let game = |number| play(bots, options, number);
            assert_eq!(game(0), game(0), "{bots:?}");
            assert_ne!(game(0), game(1), "{bots:?}");
        }
    }
}
