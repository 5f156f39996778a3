//! Where new tables are made.

use super::*;

/// A node makes tables itself until it is much fuller than another, which then makes them;
/// the person who opens one notices nothing of it.
#[test]
fn a_full_node_has_new_tables_made_elsewhere() {
    with_a_database(async |store| {
        let [full, empty] = ["ann", "bob"].map(|name| node(store, name, &[]));
        let create = json!({
            "game": "spywhere", "name": "Ann", "spy": "owl", "whereabouts": "together",
            "bots": ["rookie"], "options": {"chain": true},
        });
        for _ in 0..51 {
            full.place().create(&create).await.expect("a table");
        }
        assert_eq!(metric(&full, "safehouse_tables_awake").await, 51.0);
        // The other node's word that it has none may have to come yet.
        let ann = loop {
            let ann = full.place().create(&create).await.expect("a table");
            if metric(&empty, "safehouse_tables_awake").await > 0.0 {
                break ann;
            }
        };
        let bob = full.place().join(&ann.code, "Bob").await.expect("a seat");
        let mut guests = vec![sit(full.place(), &ann).await, sit(empty.place(), &bob).await];
        // Options are the one part of a message that only the game can read.
        assert_eq!(guests[0].table["options"]["chain"], true);
        let options = json!({"options": {"chain": false}});
        assert_eq!(guests[0].order(&options).await, Ok(Answered::Done));
        guests[0].see(|guest| guest.table["options"]["chain"] == false).await.expect("it is so");
        assert_eq!(guests[0].order(&json!({"start": {}})).await, Ok(Answered::Done));
        for guest in &mut guests {
            guest.see(|guest| guest.update.is_object()).await.expect("a game begins");
        }
        assert_eq!(guests[0].table["seats"][0]["spy"], "owl");
    });
}
