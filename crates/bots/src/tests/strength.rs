//! Greedy is worth its name.

use kernel::Seat;
use spywhere::Options;

use super::play;

/// The share of wins of seat 0, in 840ths so that shared ones add up exactly.
fn wins_of_the_first(bots: &[&str], games: u64) -> u64 {
    let mut wins = 0;
    for number in 0..games {
        let standing = play(bots, Options::default(), number).standing;
        if standing.winners.contains(&Seat(0)) {
            wins += 840 / standing.winners.len() as u64;
        }
    }
    wins
}

#[test]
fn greedy_beats_three_randoms() {
    let games = 2000;
    let wins = wins_of_the_first(&["greedy", "random", "random", "random"], games);
    assert!(wins >= games * 840 * 70 / 100, "{} of {games} games", wins / 840);
    let even = wins_of_the_first(&["random"; 4], games);
    assert!(even <= games * 840 * 30 / 100, "random wins {} of {games} games", even / 840);
}

/// Twice its even share, at least, at tables of every size.
#[test]
fn greedy_is_ahead_at_every_table() {
    for (seats, percent) in [(2, 90), (3, 66), (5, 70), (6, 70)] {
        let mut bots = ["random"; 6];
        bots[0] = "greedy";
        let games = 500;
        let wins = wins_of_the_first(&bots[..seats], games);
        assert!(wins >= games * 840 * percent / 100, "{} of {games} with {seats}", wins / 840);
    }
}
