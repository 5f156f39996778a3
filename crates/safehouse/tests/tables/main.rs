//! Tables that people can rely on: the real program and real clients.

mod absence;
mod bots;
mod codes;
mod connections;
mod crowds;
mod floods;
mod frames;
mod gathering;
mod guessing;
mod headers;
mod hosts;
mod keeping;
mod kill;
mod liars;
mod logs;
mod neighbours;
mod nonsense;
mod pages;
mod protocol;
mod proxies;
mod python;
mod readers;
mod reconnect;
mod rounds;
mod seats;
mod slow;
mod stopping;
mod thoughts;
mod watching;

use guest::{Answered, Gone, Guest, Place, Program, Said, Stand, Ticket};
use serde_json::{Value, json};
use witness as refold;

/// The program, with these additional arguments.
fn start(args: &[&str]) -> Program {
    let many = ["--max-new", "100000", "--max-messages", "10000"];
    let args: Vec<&str> = many.iter().chain(args).copied().collect();
    Program::start(env!("CARGO_BIN_EXE_safehouse"), &args).expect("the program starts")
}

/// The player with this ticket connects.
async fn come(place: Place, ticket: &Ticket) -> Guest {
    Guest::come(place, Stand::Seat(ticket.clone())).await.expect("a player is welcome")
}

/// A new player sits down at the table with this code, and connects.
async fn join(place: Place, code: &str, name: &str) -> Guest {
    let ticket = place.join(code, name).await.expect("there is room");
    come(place, &ticket).await
}

/// People at a table in its lobby.
async fn gathered(place: Place, names: &[&str], options: Value) -> Vec<Guest> {
    let tickets = place.gather("spywhere", names, &options).await.expect("there is room");
    let mut guests = Vec::new();
    for ticket in &tickets {
        guests.push(come(place, ticket).await);
    }
    guests
}

/// People at a table where a game has begun.
async fn playing(place: Place, names: &[&str], options: Value) -> Vec<Guest> {
    let mut guests = gathered(place, names, options).await;
    done(&mut guests[0], json!({"start": {}})).await;
    for guest in &mut guests {
        guest.see(|guest| guest.update.is_object()).await.expect("a game begins");
    }
    guests
}

/// Gives an order that must succeed, and waits until the table shows it.
async fn done(guest: &mut Guest, order: Value) {
    assert_eq!(guest.order(&order).await, Ok(Answered::Done), "{order}");
}

/// Gives an order that the table must refuse.
async fn refused(guest: &mut Guest, order: Value, why: &str) {
    assert_eq!(guest.order(&order).await, Ok(Answered::Refused(why.into())), "{order}");
}

/// Reads everything that the server has sent so far, up to the answer to a ping.
async fn hears_all(guest: &mut Guest) {
    let number = 1_000_000 + guest.heard.len() as u64;
    guest.say(&json!({"ping": number}).to_string()).await.expect("the server listens");
    let pong = |said: &Said<'_>, _: &Guest| matches!(said, Said::Pong(sent) if *sent == number);
    guest.until(pong).await.expect("a ping is answered");
}

/// Waits until the table is as wanted.
async fn sees(guest: &mut Guest, wanted: impl FnMut(&Guest) -> bool) {
    guest.see(wanted).await.expect("the table becomes as wanted");
}

/// The act of a player who wants the game to be over soon: swap, identify, done.
fn hasty(guest: &Guest) -> Option<Value> {
    let kinds = ["swap", "identify", "done"];
    kinds
        .iter()
        .find_map(|kind| guest.options().iter().find(|act| act.get(kind).is_some()))
        .cloned()
}

/// One act of the player who may act, seen by all. False if nobody may.
async fn step(guests: &mut [Guest]) -> bool {
    let Some(turn) = guests.iter().position(|guest| hasty(guest).is_some()) else { return false };
    let act = hasty(&guests[turn]).expect("there is an act");
    assert_eq!(guests[turn].act(&act).await, Ok(Answered::Done), "{act}");
    let now = guests[turn].update["n"].clone();
    for guest in guests {
        sees(guest, |guest| guest.update["n"] == now).await;
    }
    true
}

/// Plays a game to its end.
async fn play_out(guests: &mut [Guest]) {
    while step(guests).await {}
    for guest in guests {
        sees(guest, |guest| guest.table["phase"] == "over").await;
        assert!(guest.view()["over"].is_object(), "{}", guest.view());
    }
}

/// The server's close code and reason.
async fn farewell(guest: &mut Guest) -> (u16, String) {
    let gone = guest.gone().await;
    let Gone::Closed(code, reason) = gone else { panic!("no clean close: {gone}") };
    (code, reason)
}
