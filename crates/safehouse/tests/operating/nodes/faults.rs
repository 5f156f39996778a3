//! What happens to nodes and to what they share: frozen, cut off, killed.

use std::process::Command;

use annex::{Line, Postgres};

use super::*;

const SHORT: [&str; 2] = ["--lease", "3s"];

/// Stops the program, and waits until each of its threads stands still: on a busy machine the kernel
/// gets round to one of them later.
fn freeze(program: &Program) {
    send_signal("STOP", program);
    let tasks = format!("/proc/{}/task", program.process().expect("it runs"));
    let stands_still = |task: std::fs::DirEntry| {
        let stat = std::fs::read_to_string(task.path().join("stat")).unwrap_or_default();
        // The state is behind the name in brackets.
        stat.is_empty() || stat.rsplit(')').next().is_some_and(|rest| rest.starts_with(" T"))
    };
    while !std::fs::read_dir(&tasks).expect("a list of threads").flatten().all(stands_still) {
        std::thread::yield_now();
    }
}

fn send_signal(signal: &str, program: &Program) {
    let kill = format!("kill -{signal} {}", program.process().expect("it runs"));
    assert!(Command::new("sh").args(["-c", &kill]).status().expect("a shell").success(), "{kill}");
}

/// Plays until it is the first guest's turn, who then has read everything that was sent to them.
async fn until_first(guests: &mut [Guest]) {
    while guests[0].options().is_empty() {
        step(guests).await;
    }
    guests[0].say(r#"{"ping":7}"#).await.expect("a connection");
    guests[0].until(|said, _| matches!(said, guest::Said::Pong(_))).await.expect("a pong");
}

/// Sends an act, and does not wait for the answer.
async fn act_blindly(guest: &mut Guest) {
    let act = json!({"act": {"n": guest.n + 1, "act": guest.options()[0]}});
    guest.say(&act.to_string()).await.expect("a connection");
}

/// A node that was frozen for longer than its lease wakes up silent: it does not do what it was asked
/// meanwhile, tells nobody anything, and closes the sockets of tables that others have by now.
#[test]
fn a_node_that_was_frozen_wakes_up_silent() {
    with_a_database(async |store| {
        let [frozen, other] = ["ann", "bob"].map(|name| node(store, name, &SHORT));
        let (here, there) = (frozen.place(), other.place());
        let mut guests = begun(here, there).await;
        until_first(&mut guests).await;
        freeze(&frozen);
        act_blindly(&mut guests[0]).await;
        let gone = guests[1].gone().await;
        assert!(matches!(gone, Gone::Closed(..)), "{gone}");
        come_back(&mut guests[1], there).await;
        let anew = come(there, guests[0].stand.clone()).await;
        let mut silent = std::mem::replace(&mut guests[0], anew);
        for _ in 0..4 {
            step(&mut guests).await;
        }
        send_signal("CONT", &frozen);
        let before = silent.heard.len();
        let gone = silent.gone().await;
        assert!(matches!(gone, Gone::Closed(1012 | 1013, _)), "{gone}");
        assert_eq!(silent.heard[before..], [""; 0], "not a word");
        come_back(&mut silent, here).await;
        guests[0].gone().await;
        guests[0] = silent;
        for _ in 0..4 {
            step(&mut guests).await;
        }
        let code = guests[0].code().to_owned();
        witness::verdict(&entries(store, &code), &[], &guests).unwrap();
    });
}

/// A node that cannot reach the database is silent as well, and what it had sent there is refused
/// when it arrives: another node owns the table. The metrics show both.
#[test]
fn a_node_that_was_cut_off_from_the_database_is_fenced() {
    let postgres = Postgres::start();
    let line = Line::to(postgres.port());
    in_a_runtime(async || {
        let store = postgres.url();
        let cut_off = node(&postgres.through(store, line.port()), "ann", &SHORT);
        let other = node(store, "bob", &SHORT);
        let (here, there) = (cut_off.place(), other.place());
        let mut guests = begun(here, there).await;
        until_first(&mut guests).await;
        line.hold();
        act_blindly(&mut guests[0]).await;
        while metric(&cut_off, "safehouse_lease_age_seconds").await < 3.0 {}
        come_back(&mut guests[1], there).await;
        let anew = come(there, guests[0].stand.clone()).await;
        // They may have been told that the table pauses, while it was still its node's.
        let mut silent = std::mem::replace(&mut guests[0], anew);
        for _ in 0..4 {
            step(&mut guests).await;
        }
        line.release();
        let since = silent.heard.len();
        let gone = silent.gone().await;
        assert!(matches!(gone, Gone::Closed(1012 | 1013, _)), "{gone}");
        let paused =
            |text: &String| text.starts_with("{\"table\"") && text.contains(r#""paused":true"#);
        let other: Vec<_> = silent.heard[since..].iter().filter(|text| !paused(text)).collect();
        assert!(other.is_empty(), "{other:?}");
        while metric(&cut_off, "safehouse_fenced_writes_total").await < 1.0 {}
        while metric(&cut_off, "safehouse_lease_age_seconds").await > 3.0 {}
        let code = guests[0].code().to_owned();
        witness::verdict(&entries(store, &code), &[], &guests).unwrap();
    });
}

/// PostgreSQL is killed under live nodes: a table that has something to write pauses and says so, at
/// both nodes, and goes on by itself when the database is back.
#[test]
fn tables_wait_for_a_database_that_was_killed() {
    let postgres = Postgres::start();
    in_a_runtime(async || {
        let store = postgres.url();
        let [one, two] = ["ann", "bob"].map(|name| node(store, name, &[]));
        let mut guests = begun(one.place(), two.place()).await;
        until_first(&mut guests).await;
        tokio::task::block_in_place(|| postgres.kill());
        act_blindly(&mut guests[0]).await;
        for guest in &mut guests {
            guest.see(|guest| guest.table["paused"] == true).await.expect("they are told");
        }
        tokio::task::block_in_place(|| postgres.start_again());
        guests[0].n += 1;
        let n = guests[0].n;
        assert_eq!(guests[0].answer(n).await, Ok(Answered::Done));
        let now = guests[0].update["n"].clone();
        for guest in &mut guests {
            guest.see(|guest| guest.table["paused"] == false).await.expect("it goes on");
            guest.see(|guest| guest.update["n"] == now).await.expect("all see it");
        }
        for _ in 0..4 {
            step(&mut guests).await;
        }
        let code = guests[0].code().to_owned();
        witness::verdict(&entries(store, &code), &[], &guests).unwrap();
    });
}

/// One node is cut off from NATS: its own tables go on with the people who sit there; people there
/// whose table is elsewhere are told, and come back when the line is whole.
#[test]
fn a_node_is_cut_off_from_the_bus() {
    let nats = Nats::start();
    let line = Line::to(nats.port());
    with_a_database(async |store| {
        let one = node_on(store, nats.url(), "ann", &[]);
        let bus = format!("nats://127.0.0.1:{}", line.port());
        let two = node_on(store, &bus, "bob", &[]);
        let (here, there) = (one.place(), two.place());
        let mut apart = begun(here, there).await;
        let mut together = [begun(here, here).await, begun(there, there).await];
        step(&mut apart).await;
        line.hold();
        let gone = apart[1].gone().await;
        assert!(matches!(gone, Gone::Closed(..)), "{gone}");
        for guests in &mut together {
            step(guests).await;
        }
        line.release();
        come_back(&mut apart[1], there).await;
        for guests in together.iter_mut().chain([&mut apart]) {
            step(guests).await;
        }
    });
}
