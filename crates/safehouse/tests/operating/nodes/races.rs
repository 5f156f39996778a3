//! Two spies accuse at nearly the same time, one over a slow line.

use std::time::Duration;

use super::*;
use guest::{Gazers, Racers, late};

/// The delay of everything that comes over the slow line, and the least credit for it.
const LATE: Duration = Duration::from_millis(180);
const LEAST_MS: u64 = 175;

/// Races until the slow line has won one although the fast one's act arrived first, and one more was
/// decided between acts that were held together. On a busy machine an act may come when its race is
/// over: then there is another race.
async fn race(store: &str, fast: Place, slow: Place) {
    let (mut decided, mut overturned) = (0, 0);
    for seed in 1.. {
        let tickets = Gazers::tickets(fast, Racers::SEATS).await.expect("a table");
        let mut racers = Racers::begin(&tickets, fast, slow, seed).await.expect("a game");
        racers.measured().await.expect("beats");
        for _ in 0..Racers::RACES {
            let ran = racers.race().await.expect("a race");
            let [winner, loser] = [ran.winner, ran.loser].map(|(seat, n)| (seat as u64, n));
            let held = witness::held_with(&entries(store, racers.code()), winner.0, winner.1);
            let find = |(seat, n)| held.iter().find(|act| (act.seat, act.n) == (seat, n));
            let won = find(winner).expect("the winner's act was held");
            for act in held.iter().filter(|act| act.seat == Racers::slow() as u64) {
                assert!((LEAST_MS..=250).contains(&act.credit), "{act:?}");
            }
            if let Some(lost) = find(loser) {
                assert!(won.moment() <= lost.moment(), "{won:?} before {lost:?}");
                decided += 1;
                overturned += u32::from(lost.arrived < won.arrived);
            }
            if decided > 1 && overturned > 0 {
                return;
            }
        }
    }
}

/// The earlier moment wins, also where the order of arrival says otherwise: with both lines at the
/// table's node, and with the slow one at another. Judged from the journal, not by the clock.
#[test]
fn the_earlier_moment_wins_at_one_node_and_at_two() {
    with_a_database(async |store| {
        let proxy = ["--proxy", "127.0.0.1"];
        let [owner, other] = ["ann", "bob"].map(|name| node(store, name, &proxy));
        let [near, far] = [&owner, &other].map(|node| late(node.place(), LATE));
        let (near, far) = (near.await.expect("a relay"), far.await.expect("a relay"));
        tokio::join!(race(store, owner.place(), near), race(store, owner.place(), far));
    });
}
