//! What everybody in the room perceives, seated or not.

use kernel::Tempo;
use serde_json::json;

use super::alone::House;
use super::desk::still;
use crate::table::Said;

/// Dr Shark §4.1: the shared screen hears the clapper; §10.1: what a hand feels reaches nobody else.
#[test]
fn a_shared_screen_hears_the_clapper_and_nothing_that_is_felt() {
    still().block_on(async {
        // The last spy, a bot, begins, so that the first has the clapper.
        let game = ("dr-shark", r#"{"first":3}"#);
        let mut house = House::open(game, 1, Tempo::Fast, 7).await;
        house.put_up_screen().await;
        while house.hear(0, "update").await["view"]["step"] != "search" {}
        // Its finger is in the bag by then.
        tokio::time::sleep(std::time::Duration::from_secs(1)).await;
        house.say(|_| Said::Sense(r#"{"clap":{}}"#.into())).await;
        assert_eq!(house.hear(0, "percepts").await, json!([{"clapped": {}}]));
        let mut heard = Vec::new();
        loop {
            let mut said = house.next(1).await;
            if said["percepts"].is_array() {
                heard.push(said["percepts"].take());
            }
            if said["update"]["view"]["step"] == "organise" {
                break;
            }
        }
        assert_eq!(heard, [json!([{"clapped": {}}])]);
    });
}
