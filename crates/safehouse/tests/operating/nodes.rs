//! Several nodes of one house: real programs, a real PostgreSQL and a real NATS.

mod faults;
mod handing_over;
mod placing;
mod playing;
mod races;
mod secrecy;
mod senses;

use annex::{Nats, Postgres};
use guest::{Answered, Gone, Guest, Place, Program, Stand, Ticket};
use serde_json::{Value, json};
use store::Store;

/// Runs a test with a database of its own.
fn with_a_database(test: impl AsyncFnOnce(&str)) {
    let schema = Postgres::shared().schema();
    in_a_runtime(async || test(&schema).await);
}

fn in_a_runtime(test: impl AsyncFnOnce()) {
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    let runtime = runtime.worker_threads(2).enable_all().build();
    runtime.expect("a runtime").block_on(test());
}

/// A lease that no pause of a busy machine outlasts, for nodes that nothing happens to.
const LONG: &str = "1m";

/// A node of the house in this database, with these additional arguments.
fn node(store: &str, name: &str, args: &[&str]) -> Program {
    node_on(store, Nats::shared().url(), name, args)
}

/// The same, on this bus.
fn node_on(store: &str, bus: &str, name: &str, args: &[&str]) -> Program {
    let ours = ["--store", store, "--bus", bus, "--node", name, "--quick-bots"];
    let many = ["--max-messages", "10000", "--max-orders", "1000"];
    let usual = [["--lease", LONG], ["--max-new", "100000"]];
    let usual = usual.iter().filter(|[option, _]| !args.contains(option)).flatten().copied();
    let args = [&ours[..], &many, &usual.collect::<Vec<_>>(), args].concat();
    Program::start(env!("CARGO_BIN_EXE_safehouse"), &args).expect("the program starts")
}

/// The client with this stand comes, as soon as it may.
async fn come(place: Place, stand: Stand) -> Guest {
    Guest::come(place, stand).await.expect("everybody is welcome")
}

async fn sit(place: Place, ticket: &Ticket) -> Guest {
    come(place, Stand::Seat(ticket.clone())).await
}

/// A client comes back as browsers do: again and again until somebody answers.
async fn come_back(guest: &mut Guest, place: Place) {
    while guest.come_back(place).await.is_err() {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
}

/// A game of two people, the first at the node that owns the table.
async fn begun(here: Place, there: Place) -> Vec<Guest> {
    let create = json!({"game": "spywhere", "name": "Ann", "options": {"chain": true}});
    let ann = here.create(&create).await.expect("a table");
    let bob = there.join(&ann.code, "Bob").await.expect("a seat");
    let mut guests = vec![sit(here, &ann).await, sit(there, &bob).await];
    assert_eq!(guests[0].order(&json!({"start": {}})).await, Ok(Answered::Done));
    for guest in &mut guests {
        guest.see(|guest| guest.update.is_object()).await.expect("a game begins");
    }
    guests
}

/// Somebody whose turn it is does something, and everybody sees it.
async fn step(guests: &mut [Guest]) {
    let turn = guests.iter().position(|guest| !guest.options().is_empty()).expect("a turn");
    let act = guests[turn].options()[0].clone();
    assert_eq!(guests[turn].act(&act).await, Ok(Answered::Done), "{act}");
    let now = guests[turn].update["n"].clone();
    for guest in guests {
        guest.see(|guest| guest.update["n"] == now).await.expect("all see it");
    }
}

/// The entries of a table.
fn entries(store: &str, code: &str) -> Vec<Value> {
    tokio::task::block_in_place(|| {
        let store = Store::in_postgres(store).expect("the database answers");
        witness::entries_in(&store, code)
    })
}

/// The value of a metric, from the log's address of them.
async fn metric(program: &Program, name: &str) -> f64 {
    let log = program.log();
    let place = log.rsplit("metrics=").next().and_then(|rest| rest.split_whitespace().next());
    let place = Place::new(place.expect("its address is logged").parse().expect("an address"));
    let answer = place.get("/metrics").await.expect("metrics").body;
    let line = answer.lines().find(|line| line.split(' ').next() == Some(name));
    let value = line.and_then(|line| line.split(' ').nth(1));
    value.unwrap_or_else(|| panic!("no {name} in {answer}")).parse().expect("a number")
}
