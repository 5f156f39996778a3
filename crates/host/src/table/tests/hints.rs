//! Hints: for those who play alone with bots, from what their seat knows.

use std::time::Duration;

use kernel::Tempo;
use serde_json::{Value, json};
use wire::Order;

use super::alone::{GAMES, House};
use super::desk::still;
use crate::table::Said;

/// What is proposed is something that the person can do, and it comes with its reasons if the bot
/// has any.
#[test]
fn a_person_alone_is_told_what_a_good_player_would_do() {
    for game in GAMES {
        still().block_on(async {
            let mut house = House::open(game, 1, Tempo::Normal, 7).await;
            let view = house.hear(0, "update").await["view"].take();
            assert_eq!(view["turn"], 0, "{}", game.0);
            // In Wink a call takes its time.
            tokio::time::sleep(Duration::from_secs(6)).await;
            house.say(|n| Said::Order(n, Box::new(Order::Hint {}))).await;
            let hint = house.hear(0, "hint").await;
            assert!(hint["reasons"].is_array(), "{}: {hint}", game.0);
            if hint["act"] == Value::Null {
                assert!(game.0 == "wink" && hint["sense"].is_object(), "{}: {hint}", game.0);
                return;
            }
            house.say(|n| Said::Act(n, hint["act"].to_string())).await;
            house.hear(0, "update").await;
        });
    }
}

#[test]
fn where_other_people_play_nobody_gets_a_hint() {
    still().block_on(async {
        let mut house = House::open(GAMES[1], 2, Tempo::Normal, 7).await;
        house.say(|n| Said::Order(n, Box::new(Order::Hint {}))).await;
        assert_eq!(house.hear(0, "refused").await, json!({"n": 1, "why": "table/not_alone"}));
    });
}
