//! Greedy is worth its name.

use kernel::Seat;
use spywhere::Options;

use super::play;

/// The wins of one bot among others of another kind, each deal from every seat, in 840ths so that
/// shared ones add up exactly.
fn wins(one: &str, others: &str, seats: usize, games: u64) -> u64 {
    let mut wins = 0;
    for number in 0..games {
        let (deal, place) = (number / seats as u64, number as usize % seats);
        let mut bots = vec![others; seats];
        bots[place] = one;
        let standing = play(&bots, Options::default(), deal).standing;
        if standing.winners.contains(&Seat(place as u8)) {
            wins += 840 / standing.winners.len() as u64;
        }
    }
    wins
}

#[test]
fn greedy_beats_three_randoms() {
    let games = 2000;
    let won = wins("greedy", "random", 4, games);
    assert!(won >= games * 840 * 70 / 100, "{} of {games} games", won / 840);
    let even = wins("random", "random", 4, games);
    assert_eq!(even, games * 840 / 4, "where one sits does not matter");
}

/// Twice its even share, at least, at tables of every size.
#[test]
fn greedy_is_ahead_at_every_table() {
    for (seats, percent) in [(2, 90), (3, 66), (5, 70), (6, 70)] {
        let games = 500;
        let won = wins("greedy", "random", seats, games);
        assert!(won >= games * 840 * percent / 100, "{} of {games} with {seats}", won / 840);
    }
}
