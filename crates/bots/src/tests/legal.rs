//! Bots make legal moves, all the time, and need no deadline to get on.

use kernel::At;
use spywhere::Options;

use super::play;

fn check(bots: &[&str], games: u64, options: &Options) {
    for number in 0..games {
        let played = play(bots, options.clone(), number);
        assert_eq!(played.refused, 0, "{bots:?}, game {number}");
        assert_eq!(played.over_at, At::OPENING, "a bot that thinks at once never needs the clock");
        assert_eq!(played.standing.scores.len(), bots.len());
    }
}

#[test]
fn random_bots_at_every_table() {
    for seats in 2..=6 {
        check(&["random"; 6][..seats], 500, &Options::default());
    }
}

#[test]
fn greedy_bots_at_every_table() {
    for seats in 2..=6 {
        check(&["greedy"; 6][..seats], 200, &Options::default());
    }
}

#[test]
fn all_sorts_together_with_every_option() {
    let options = Options { chain: true, log: true, ..Options::default() };
    for seats in 2..=6 {
        check(
            &["greedy", "random", "random", "greedy", "random", "greedy"][..seats],
            200,
            &options,
        );
    }
}

#[test]
fn the_same_seed_is_the_same_game() {
    let bots = ["greedy", "random", "greedy", "random"];
    let games = |from: u64| -> Vec<_> {
        (from..from + 20).map(|number| play(&bots, Options::default(), number)).collect()
    };
    assert_eq!(games(0), games(0));
    assert_ne!(games(0), games(20));
}
