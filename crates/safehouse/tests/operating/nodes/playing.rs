//! A table at one node, and people at two.

use super::*;

/// Everything that people do before and during a game is carried to the table's node: looking,
/// sitting down, acting. When that node is killed, the other one takes the table over, and nothing
/// that was acknowledged is lost.
#[test]
fn a_table_is_played_from_two_nodes_and_survives_one() {
    with_a_database(async |store| {
        let mut owner = node(store, "ann", &["--lease", "3s"]);
        let other = node(store, "bob", &["--lease", "3s"]);
        let (here, there) = (owner.place(), other.place());
        let create = json!({"game": "spywhere", "name": "Ann", "options": {"chain": true}});
        let ann = here.create(&create).await.expect("a table");
        let path = format!("/api/tables/{}", ann.code);
        let looked = (here.get(&path).await.unwrap(), there.get(&path).await.unwrap());
        assert_eq!((looked.0.status, &looked.0.body), (200, &looked.1.body));
        let bob = there.join(&ann.code, "Bob").await.expect("a seat");
        let screen = Stand::Screen(ann.code.clone());
        let mut guests = vec![sit(here, &ann).await, sit(there, &bob).await];
        guests.push(come(there, screen).await);
        assert_eq!(guests[0].order(&json!({"start": {}})).await, Ok(Answered::Done));
        for guest in &mut guests {
            guest.see(|guest| guest.update.is_object()).await.expect("a game begins");
        }
        for _ in 0..5 {
            step(&mut guests).await;
        }
        for program in [&owner, &other] {
            assert!(metric(program, "safehouse_bus_messages_total").await > 5.0);
        }
        assert_eq!(metric(&owner, "safehouse_tables_awake").await, 1.0);
        assert_eq!(metric(&other, "safehouse_tables_awake").await, 0.0);

        owner.kill();
        for guest in &mut guests {
            assert!(matches!(guest.gone().await, Gone::Broken(_) | Gone::Closed(1012 | 1013, _)));
        }
        for guest in &mut guests {
            come_back(guest, there).await;
        }
        for _ in 0..5 {
            step(&mut guests).await;
        }
        // Counted now and then.
        while metric(&other, "safehouse_takeovers_total").await < 1.0 {}
        drop(other);
        let verdict = witness::verdict(&entries(store, &ann.code), &[], &guests);
        assert!(verdict.unwrap().updates > 3 * 10);
    });
}

/// NATS away: a table whose people are at its node goes on. Others are told, and come back by
/// themselves once it is there again.
#[test]
fn without_the_bus_tables_go_on_where_they_are() {
    let nats = Nats::start();
    with_a_database(async |store| {
        let short = ["--lease", "3s"];
        let [owner, other] = ["ann", "bob"].map(|name| node_on(store, nats.url(), name, &short));
        let (here, there) = (owner.place(), other.place());
        let mut tables = Vec::new();
        for second in [here, there] {
            let mut guests = begun(here, second).await;
            step(&mut guests).await;
            tables.push(guests);
        }
        nats.kill();
        let gone = tables[1][1].gone().await;
        assert!(matches!(gone, Gone::Closed(..)), "{gone}");
        for _ in 0..4 {
            step(&mut tables[0]).await;
        }
        tokio::task::block_in_place(|| nats.start_again());
        come_back(&mut tables[1][1], there).await;
        for _ in 0..4 {
            step(&mut tables[1]).await;
        }
    });
}

/// Wrong codes count wherever they are tried: they protect all tables. And a bus may have several
/// servers, one of which answers.
#[test]
fn wrong_codes_count_at_all_nodes() {
    let bus = format!("nats://127.0.0.1:1,{}", Nats::shared().url());
    with_a_database(async |store| {
        let limit = ["--max-wrong-codes", "5"];
        let [one, two] = ["ann", "bob"].map(|name| node_on(store, &bus, name, &limit));
        let create = json!({"game": "spywhere", "name": "Ann"});
        let ann = two.place().create(&create).await.expect("a table");
        for vowel in ["a", "e", "i", "o", "u"] {
            let wrong = format!("/api/tables/b{vowel}kilon-tumesa");
            assert_eq!(one.place().get(&wrong).await.unwrap().status, 404);
        }
        // The other node hears of it in a moment.
        let path = format!("/api/tables/{}", ann.code);
        while two.place().get(&path).await.unwrap().status != 429 {}
    });
}

/// New tables count wherever they are made. An address that has made as many as it may at one node
/// can make none at another, as soon as that has heard of it; an address for which it has not heard
/// in time is followed by the next.
#[test]
fn new_tables_count_at_all_nodes() {
    with_a_database(async |store| {
        let [one, two] = ["ann", "bob"].map(|name| node(store, name, &["--max-new", "3"]));
        let create = json!({"game": "spywhere", "name": "Ann"}).to_string();
        for address in 2..=254 {
            let visits = |node: &Program| node.place().visited_from([127, 0, 0, address].into());
            for _ in 0..3 {
                let made = visits(&one).post("/api/tables", &create).await.unwrap();
                assert_eq!(made.status, 201, "{}", made.body);
            }
            if visits(&two).post("/api/tables", &create).await.unwrap().status == 429 {
                return;
            }
        }
        panic!("the nodes count apart");
    });
}
