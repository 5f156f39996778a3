//! What one person at a table can do to the others, and how little: orders, connections, removals.

use std::time::Duration;

use kernel::{At, Seat, Seed};
use serde_json::{Value, json};
use tokio::time::advance;
use wire::{Order, Stand};

use super::desk::{Desk, lobby, still};
use crate::entry::Kind;
use crate::lobby::LobbyRefusal;
use crate::play;
use crate::table::{Said, Whence};

/// People at a table of this game who are playing, all of them connected.
async fn playing(game: &str, seats: u8, options: &Value) -> Desk {
    let lobby = lobby(game, seats, &options.to_string());
    let options = lobby.0.options.clone();
    let opened = play::open(game, seats, &options, Seed::of("manners"), false).unwrap();
    let mut desk = Desk::open(lobby, opened.play).await;
    for seat in 0..seats {
        desk.come(Stand::Seat, Some(Seat(seat)), 0).await;
    }
    desk
}

async fn gazing() -> Desk {
    playing("wink", 4, &json!({"eyes": "gaze", "min_turn_s": 0, "first": 0})).await
}

/// What somebody heard, as JSON.
fn heard(desk: &Desk, ear: usize) -> Vec<Value> {
    desk.heard(ear).iter().map(|(_, text)| serde_json::from_str(text).unwrap()).collect()
}

fn tables(desk: &Desk, ear: usize) -> Vec<Value> {
    heard(desk, ear)
        .into_iter()
        .filter_map(|mut said| Some(said.get_mut("table")?.take()))
        .collect()
}

/// Wink §11: a table that has a beat says so whenever it is shown, or a client that has just come
/// would speak off the beat.
#[test]
fn every_table_message_of_a_game_with_a_beat_says_so() {
    still().block_on(async {
        let mut desk = gazing().await;
        desk.go(At(250)).await;
        let screen = desk.come(Stand::Screen, None, 0).await;
        desk.come_back(1).await;
        desk.go(At(450)).await;
        for ear in [0, 1, 2, screen] {
            let tables = tables(&desk, ear);
            assert!(!tables.is_empty());
            assert!(tables.iter().all(|table| table["beat"] == 100), "{ear}: {tables:?}");
        }
        let look: Value = serde_json::from_str(&desk.table.look().text()).unwrap();
        assert_eq!(look["table"]["beat"], 100);
    });
}

#[test]
fn senses_off_the_beat_are_refused() {
    still().block_on(async {
        let mut desk = gazing().await;
        desk.go(At(150)).await;
        let mail = desk.said(Seat(1), Said::Sense("{\"look\":2}".into()));
        desk.take(mail).await;
        desk.go(At(300)).await;
        let errors =
            heard(&desk, 1).into_iter().filter_map(|said| Some(said["beat"].get("error")?.clone()));
        let errors: Vec<Value> = errors.collect();
        assert_eq!(errors.len(), 1);
        assert!(errors[0].as_str().unwrap().contains("this table has a beat"));
        let felt =
            |said: &Value| said["beat"]["felt"].as_array().is_some_and(|felt| !felt.is_empty());
        assert!(!heard(&desk, 1).iter().any(felt), "the eyes did not move");
    });
}

/// One person's acts and orders are done in the order of their numbers, so that a number that is
/// done says that all before it are, also after a restart.
#[test]
fn an_order_waits_for_an_earlier_act_of_the_same_person() {
    still().block_on(async {
        let mut desk = gazing().await;
        desk.go(At(150)).await;
        let view =
            heard(&desk, 0).into_iter().rev().find_map(|said| said["update"].get("view").cloned());
        let call = view.unwrap()["options"][0].clone();
        let act = desk.act(Seat(0), &call.to_string()).await;
        desk.say(Seat(0), Said::Order(act + 1, Box::new(Order::Spectators(false)))).await;
        assert_eq!(desk.table.lobby.last_n(Seat(0)), 0, "the act waits for its moment");
        desk.go(At(1_000)).await;
        assert_eq!(desk.table.lobby.last_n(Seat(0)), act + 1);
        let acks: Vec<u64> =
            heard(&desk, 0).iter().filter_map(|said| said["beat"]["ack"].as_u64()).collect();
        assert_eq!(acks, [act, act + 1]);
    });
}

#[test]
fn numbers_never_go_back() {
    let (mut lobby, _) = lobby("spywhere", 2, "{}");
    lobby.did(Seat(0), 7);
    lobby.did(Seat(0), 6);
    assert_eq!(lobby.last_n(Seat(0)), 7);
}

/// What orders cost on disk: a burst, then one a second, each as long as what it changed.
#[test]
fn orders_are_short_and_few() {
    still().block_on(async {
        let mut desk = playing("spywhere", 6, &json!({})).await;
        let before = desk.table.journal.in_memory_entries().len();
        let long = "Ж".repeat(20);
        let mut n = 0;
        for round in 0..400 {
            let name = format!("{long}{round}");
            let order = strict::from_str(&json!({ "rename": name }).to_string()).unwrap();
            desk.say(Seat(3), Said::Order(n + 1, Box::new(order))).await;
            n = desk.table.lobby.last_n(Seat(3));
        }
        let entries = desk.table.journal.in_memory_entries().split_off(before);
        assert_eq!(entries.len(), 30, "a burst");
        let longest = entries.iter().map(Vec::len).max().unwrap();
        assert!(longest < 400, "a rename is one chair, not the table: {longest} bytes");
        let refused =
            heard(&desk, 3).iter().filter(|said| said["refused"]["why"] == "limit/orders").count();
        assert_eq!(refused, 370);
        // The refusal used up no number: the same order is done once there is budget.
        advance(Duration::from_secs(2)).await;
        let order = || strict::from_str("{\"rename\":\"Zoe\"}").unwrap();
        desk.say(Seat(3), Said::Order(n + 1, Box::new(order()))).await;
        assert_eq!(desk.table.lobby.last_n(Seat(3)), n + 1);
        // What changes nothing writes nothing and costs nothing.
        let written = desk.table.journal.in_memory_entries().len();
        for again in 0..100 {
            desk.say(Seat(3), Said::Order(n + 2 + again, Box::new(order()))).await;
        }
        assert_eq!(desk.table.journal.in_memory_entries().len(), written);
        let acks = heard(&desk, 3).iter().filter(|said| said.get("ack").is_some()).count();
        assert_eq!(acks, 30 + 1 + 100);
    });
}

/// What a hello reads is bounded: one person makes at most 500 changes of the lobby in one game.
#[test]
fn orders_in_one_game_have_an_end() {
    still().block_on(async {
        let mut desk = playing("spywhere", 2, &json!({})).await;
        let before = desk.table.journal.in_memory_entries().len();
        for n in 1..=700 {
            advance(Duration::from_secs(2)).await;
            desk.say(Seat(0), Said::Order(n, Box::new(Order::Spectators(n % 2 == 0)))).await;
        }
        assert_eq!(desk.table.journal.in_memory_entries().len() - before, 500);
        // The others still may.
        desk.say(
            Seat(1),
            Said::Order(1, Box::new(strict::from_str("{\"rename\":\"Zoe\"}").unwrap())),
        )
        .await;
        assert_eq!(desk.table.lobby.last_n(Seat(1)), 1);
    });
}

/// However often the lobby changes, waking the table reads little of it.
#[test]
fn the_lobby_is_written_whole_now_and_then() {
    still().block_on(async {
        let mut desk = playing("spywhere", 2, &json!({})).await;
        for n in 1..=200 {
            advance(Duration::from_secs(1)).await;
            desk.say(Seat(0), Said::Order(n, Box::new(Order::Spectators(n % 2 == 0)))).await;
        }
        let entries = desk.table.journal.in_memory_entries();
        let kinds: Vec<Kind> = entries.iter().map(|entry| Kind::of(entry).unwrap()).collect();
        let longest = kinds.split(|kind| *kind != Kind::Changed).map(<[Kind]>::len).max();
        assert_eq!(longest, Some(64));
        assert!(entries.len() > 200, "each order is one entry");
    });
}

/// A phone that flaps and a crowd of spectators do not make the table speak to everybody each time.
#[test]
fn coming_and_going_is_shown_twice_a_second_at_most() {
    still().block_on(async {
        let mut desk = playing("spywhere", 3, &json!({})).await;
        let before = tables(&desk, 0).len();
        for _ in 0..1_000 {
            desk.look_in(Stand::Spectator, None).await;
            desk.look_in(Stand::Seat, Some(Seat(2))).await;
        }
        let shown = tables(&desk, 0).len() - before;
        assert!(shown <= 16, "{shown} table messages for 4,000 comings and goings");
        // What was held back is shown once there is time, and then it is over.
        for _ in 0..20 {
            advance(Duration::from_millis(500)).await;
            desk.table.time_passes().await.unwrap();
        }
        desk.come(Stand::Spectator, None, 0).await;
        let tables = tables(&desk, 0);
        assert_eq!(tables.last().unwrap()["watching"], 1);
        assert!(tables.len() - before <= 20);
    });
}

/// A stranger who opens a hundred screens replaces their own, and never the family's.
#[test]
fn strangers_screens_do_not_lock_the_family_out() {
    still().block_on(async {
        let mut desk = playing("spywhere", 2, &json!({})).await;
        let first_tv = desk.come_from(Whence(7), Stand::Screen).await;
        for _ in 0..100 {
            desk.come_from(Whence(666), Stand::Screen).await;
        }
        let second_tv = desk.come_from(Whence(7), Stand::Screen).await;
        assert!(desk.is_open(first_tv) && desk.is_open(second_tv), "both are still there");
        assert_eq!(desk.open_from(Whence(666)), 62);
    });
}

/// A removed person is known again by the token they had, or by an address that is theirs alone.
#[test]
fn a_removed_person_does_not_sit_down_again() {
    still().block_on(async {
        let mut desk = playing("spywhere", 3, &json!({})).await;
        desk.say(Seat(0), Said::Order(1, Box::new(Order::Remove(Seat(2))))).await;
        let token = serde_json::to_value(desk.token(Seat(2))).unwrap();
        let mut sit = async |join: Value, from: Whence| {
            let join = strict::from_str(&join.to_string()).unwrap();
            desk.table.sit(join, from).await.unwrap().err()
        };
        assert_eq!(sit(json!({"before": token}), Whence(900)).await, Some(LobbyRefusal::Removed));
        assert_eq!(
            sit(json!({}), Whence(3)).await,
            Some(LobbyRefusal::Removed),
            "from their address"
        );
        assert_eq!(sit(json!({}), Whence(901)).await, Some(LobbyRefusal::Full), "others may ask");
        advance(Duration::from_secs(601)).await;
        assert_eq!(
            sit(json!({}), Whence(3)).await,
            Some(LobbyRefusal::Full),
            "addresses change hands"
        );
        assert_eq!(sit(json!({"before": token}), Whence(3)).await, Some(LobbyRefusal::Removed));
    });
}

/// A game that is broken off holds nobody up: an act that waited for its moment is refused, and the
/// order behind it is done. What waited for the beat is sent, and then nothing is, on any beat.
#[test]
fn a_game_that_is_broken_off_leaves_nothing_behind() {
    still().block_on(async {
        let mut desk = gazing().await;
        let order = |n, order| Said::Order(n, Box::new(order));
        desk.say(Seat(0), order(1, Order::HandOver(Seat(1)))).await;
        desk.go(At(150)).await;
        let view =
            heard(&desk, 0).into_iter().rev().find_map(|said| said["update"].get("view").cloned());
        let call = view.unwrap()["options"][0].to_string();
        desk.say(Seat(0), Said::Act(2, call.clone())).await;
        let rename = |name| Order::Rename(Some(wire::Name::new(name).unwrap()));
        desk.say(Seat(0), order(3, rename("Ann"))).await;
        desk.say(Seat(2), order(1, rename("Zoe"))).await;
        let screen = desk.come(Stand::Screen, None, 0).await;
        let before: Vec<usize> = (0..4).map(|ear| desk.heard(ear).len()).collect();
        desk.say(Seat(1), order(1, Order::BreakOff("spywhere".into()))).await;
        for (ear, before) in before.into_iter().enumerate() {
            let since = heard(&desk, ear).split_off(before);
            assert_eq!(since[0]["beat"]["k"], 2, "what waited for the beat");
            assert_eq!(since.iter().filter(|said| said.get("beat").is_some()).count(), 1);
        }
        for ear in [0, 1, 2, 3, screen] {
            let table = tables(&desk, ear).pop().unwrap();
            assert_eq!((&table["phase"], &table["game"]), (&json!("lobby"), &json!("spywhere")));
            assert!(table.get("beat").is_none() && table["broken_off"].is_object(), "{table}");
        }
        let answers = |desk: &Desk, ear| -> Vec<Value> {
            let answer = |said: &Value| said.get("refused").or(said.get("ack")).cloned();
            heard(desk, ear).iter().filter_map(answer).collect()
        };
        let no = |n| json!({"n": n, "why": "table/not_playing"});
        assert_eq!(answers(&desk, 0), [no(2), json!({"n": 3})]);
        assert_eq!(tables(&desk, 3).pop().unwrap()["seats"][0]["name"], "Ann");
        assert_eq!(answers(&desk, 1), [json!({"n": 1})]);
        let said = desk.heard(0).len();
        desk.say(Seat(0), Said::Act(4, call)).await;
        desk.say(Seat(1), order(1, Order::BreakOff("wink".into()))).await;
        desk.go(At(3_000)).await;
        let since = heard(&desk, 0).split_off(said);
        assert_eq!(since, [json!({"refused": no(4)})]);
        assert_eq!(desk.table.lobby.game, "spywhere", "an order is done once");
        assert_eq!(answers(&desk, 1), [json!({"n": 1}), json!({"n": 1})], "and acknowledged twice");
    });
}
