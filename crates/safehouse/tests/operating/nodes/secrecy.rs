//! Tables with a beat, seen from another node: nothing on the way changes a length or adds a
//! message, and the credit of a connection is that of its own socket.

use std::time::Duration;

use super::*;
use guest::{Compared, Gazers, Stage, Twins, late};

/// How many pairs of tables are played; `cargo xtask load --nodes 3` plays thousands.
const PAIRS: u64 = 6;

/// A table of one node whose observer sits at the other.
async fn stage(owner: Place, away: Place, seats: usize) -> Stage {
    let tickets = Gazers::tickets(owner, seats).await.expect("a table");
    Stage { tickets, owner, away, others: vec![owner; seats] }
}

/// Tables whose observer sits at another node. At one of each pair the others' eyes and words are
/// busy, out of the observer's sight; nobody can tell from the lines which. What screens are shown
/// is the same at both nodes, to the letter.
///
/// The comparison can fail: an observer who looks at the spy who winks can tell.
#[test]
fn twins_are_alike_at_another_node() {
    with_a_database(async |store| {
        let nodes = ["ann", "bob"].map(|name| node(store, name, &[]));
        let [here, there] = [&nodes[0], &nodes[1]].map(Program::place);
        let play = |pair: Twins| {
            tokio::spawn(async move {
                // One table of each node.
                let one = stage(here, there, pair.seats()).await;
                let two = stage(there, here, pair.seats()).await;
                pair.play([one, two]).await
            })
        };
        let seen = play(Twins::new(PAIRS).seen());
        let playing: Vec<_> = (0..PAIRS).map(|number| play(Twins::new(number))).collect();
        let seen = seen.await.expect("no panic").expect_err("a wink that is seen");
        assert!(seen.contains("differ") && seen.contains("\"sign\": Bool(true)"), "{seen}");
        let mut all = Compared::default();
        for pair in playing {
            all = all + pair.await.expect("no panic").unwrap();
        }
        assert!(all.winks > 0 && all.refusals > 0, "there was something to hide: {all:?}");
    });
}

/// The delay of everything that the slow client sends.
const LATE: Duration = Duration::from_millis(200);

/// The credit with which an act competes is that of its socket, measured at the socket's node: it
/// travels with the act.
#[test]
fn the_credit_of_a_slow_line_counts_at_another_node() {
    with_a_database(async |store| {
        let owner = node(store, "ann", &[]);
        let other = node(store, "bob", &["--proxy", "127.0.0.1"]);
        let slow = late(other.place(), LATE).await.expect("a relay");
        let tickets = Gazers::tickets(owner.place(), 4).await.expect("a table");
        let mut table = Gazers::come(&tickets, |_| slow).await.expect("everybody comes");
        table.begin().await.expect("a game begins");
        let actor = &mut table.guests[0];
        // Its node pings each second, and gets its pongs while they read.
        actor.until_beat(36).await.expect("beats");
        let act = actor.options()[0].clone();
        assert_eq!(actor.act(&act).await, Ok(Answered::Done), "{act}");
        let held = witness::held_with(&entries(store, actor.code()), 0, actor.n);
        let credit = held.first().expect("the act was held").credit;
        assert!((195..=250).contains(&credit), "{credit} ms");
    });
}
