//! Nodes that are restarted one after the other, as for an upgrade.

use std::sync::Arc;

use super::*;
use annex::{Balancer, Line};
use guest::{Evening, Player};
use tokio::task::JoinHandle;

type Playing<T> = JoinHandle<Result<T, Gone>>;

/// People who play at a table, whichever node they come to.
async fn table(evening: &Arc<Evening>, seed: u64) -> (Vec<Playing<Player>>, Playing<Guest>) {
    let place = evening.place;
    let create = json!({
        "game": "spywhere", "name": "Ann", "bots": ["greedy"], "options": {"chain": true},
    });
    let ann = place.create(&create).await.expect("a table");
    let bob = place.join(&ann.code, "Bob").await.expect("a seat");
    let screen = come(place, Stand::Screen(ann.code.clone())).await;
    let mut players = Vec::new();
    for (ticket, i) in [ann, bob].iter().zip(1..) {
        players.push(Player::new(sit(place, ticket).await, seed * 100 + i));
    }
    assert_eq!(players[0].guest.order(&json!({"start": {}})).await, Ok(Answered::Done));
    let play = |player: Player| {
        let evening = evening.clone();
        tokio::spawn(async move { player.play(&evening).await })
    };
    let watched = evening.clone();
    let screen = tokio::spawn(async move { watched.watch(screen).await });
    (players.into_iter().map(play).collect(), screen)
}

/// Waits until people have done this much more.
async fn go_on(evening: &Evening, more: u64) {
    let mut answered = evening.answered.subscribe();
    let until = *answered.borrow() + more;
    answered.wait_for(|count| *count >= until).await.expect("they play");
}

/// `SIGTERM` hands the tables over: nobody has to take them from a node that has not let go, nothing
/// is lost, and nobody hears of an error: every connection ends with the request to come back. Who is
/// brought to the node that is about to end, by a balancer that does not ask whether it is ready, is
/// asked the same, or finds nobody there.
#[test]
fn nodes_are_restarted_in_turn_while_people_play() {
    with_a_database(async |store| {
        let mut nodes = ["ann", "bob"].map(|name| node(store, name, &["--away", "1h"]));
        let servers = nodes.iter().map(|node| node.place().address()).collect();
        let balancer = Balancer::between(servers).await.expect("a balancer");
        let evening = Arc::new(Evening::new(Place::new(balancer.address())));
        let mut tables = Vec::new();
        for seed in 1..=4 {
            tables.push(table(&evening, seed).await);
        }
        go_on(&evening, 40).await;
        for number in 0..nodes.len() {
            let node = &mut nodes[number];
            let ended = tokio::task::block_in_place(|| node.signal("TERM")).expect("it ends");
            assert_eq!(ended.code, Some(0), "{}", node.log());
            go_on(&evening, 40).await;
            tokio::task::block_in_place(|| nodes[number].restart()).expect("it starts again");
            let takeovers = metric(&nodes[1 - number], "safehouse_takeovers_total").await;
            assert_eq!(takeovers, 0.0, "every table was handed over");
            go_on(&evening, 40).await;
        }
        evening.over.send_replace(true);
        let noted = evening.noted();
        let asks_back = |why: &Gone| matches!(why, Gone::Closed(1012, _));
        let other: Vec<_> = noted.losses.iter().filter(|why| !asks_back(why)).collect();
        assert!(other.is_empty() && !noted.losses.is_empty(), "{other:?}");
        let nobody = |why: &Gone| matches!(why, Gone::Broken(_));
        let other: Vec<_> =
            noted.stumbles.iter().filter(|why| !asks_back(why) && !nobody(why)).collect();
        assert!(other.is_empty(), "{other:?}");
        for (players, screen) in tables {
            let mut played = Vec::new();
            for player in players {
                played.push(player.await.expect("no panic").expect("nobody is sent away"));
            }
            let screen = screen.await.expect("no panic").expect("a screen is welcome");
            let heard = played.iter().flat_map(|player| &player.guest.heard).chain(&screen.heard);
            let errors: Vec<_> = heard.filter(|text| text.starts_with("{\"error\"")).collect();
            assert!(errors.is_empty(), "{errors:?}");
            let entries = entries(store, screen.code());
            let verdict = witness::verdict(&entries, &played, &[screen]).unwrap();
            assert!(verdict.acts > 0, "{verdict:?}");
        }
    });
}

/// While a node hands its tables over, it says that it is not ready, so that balancers leave it out.
#[test]
fn a_node_that_drains_is_not_ready() {
    let postgres = Postgres::start();
    let line = Line::to(postgres.port());
    in_a_runtime(async || {
        let store = postgres.through(postgres.url(), line.port());
        let mut program = node(&store, "ann", &[]);
        let place = program.place();
        place.create(&json!({"game": "spywhere", "name": "Ann"})).await.expect("a table");
        assert_eq!(place.get("/readyz").await.unwrap().status, 200);
        // The table cannot be let go of while the database is out of reach.
        line.hold();
        let ending = tokio::task::spawn_blocking(move || program.signal("TERM"));
        let not_ready = loop {
            let answer = place.get("/readyz").await.expect("it still answers");
            if answer.body.contains("gives its tables away") {
                break answer;
            }
        };
        assert_eq!(not_ready.status, 503);
        line.release();
        assert_eq!(ending.await.expect("no panic").expect("it ends").code, Some(0));
    });
}
