//! Tables that people can rely on: the real program and real clients.

mod lobby;

use guest::{Answered, Guest, Place, Program, Stand, Ticket};
use serde_json::{Value, json};

/// The program, with these arguments besides.
fn start(args: &[&str]) -> Program {
    let many = ["--max-new", "100000", "--max-messages", "10000"];
    let args: Vec<&str> = many.iter().chain(args).copied().collect();
    Program::start(env!("CARGO_BIN_EXE_safehouse"), &args).expect("the program starts")
}

/// The player with this ticket comes to the table.
async fn come(place: Place, ticket: &Ticket) -> Guest {
    Guest::come(place, Stand::Seat(ticket.clone())).await.expect("a player is welcome")
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

/// Does what has to be possible.
async fn done(guest: &mut Guest, order: Value) {
    assert_eq!(guest.order(&order).await, Ok(Answered::Done), "{order}");
}

/// Tries what the table has to refuse.
async fn refused(guest: &mut Guest, order: Value, why: &str) {
    assert_eq!(guest.order(&order).await, Ok(Answered::Refused(why.into())), "{order}");
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
