//! Connections do not last for ever.

use super::*;
use std::time::{Duration, Instant};

/// A phone that went out of reach sends nothing, not even a close frame.
#[tokio::test]
async fn a_connection_that_does_not_answer_is_let_go() {
    let program = start(&["--patience", "200ms"]);
    let place = program.place();
    let mut guests = gathered(place, &["Ann", "Bob"], json!({})).await;
    let bob = guests.remove(1);
    let ann = &mut guests[0];
    sees(ann, |ann| ann.table["seats"][1]["here"] == true).await;
    // Bob neither sends nor reads, so he does not answer pings.
    let began = Instant::now();
    sees(ann, |ann| ann.table["seats"][1]["here"] == false).await;
    assert!(began.elapsed() > Duration::from_millis(400), "but he was given time");
    drop(bob);
}

#[tokio::test]
async fn the_program_says_that_it_is_well() {
    let program = start(&[]);
    let place = program.place();
    assert_eq!(place.get("/healthz").await.unwrap().body, "ok\n");
    assert_eq!(place.get("/readyz").await.unwrap().body, "ready\n");
}

/// Metrics are on an address of their own that others cannot reach.
#[tokio::test]
async fn the_metrics_are_elsewhere() {
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let program = start(&["--metrics", &port.to_string()]);
    let mut guests = playing(program.place(), &["Ann", "Bob"], json!({})).await;
    assert!(step(&mut guests).await);
    let metrics = Place::new(port).get("/metrics").await.unwrap().body;
    for line in ["safehouse_acts_total 1", "safehouse_games_opened_total 1", "safehouse_sockets 2"]
    {
        assert!(metrics.lines().any(|shown| shown == line), "{line} in {metrics}");
    }
    assert_eq!(program.place().get("/metrics").await.unwrap().status, 404);
    let outside = Program::start(env!("CARGO_BIN_EXE_safehouse"), &["--metrics", "0.0.0.0:0"]);
    assert!(outside.is_err_and(|why| why.to_string().contains("from other machines")));
}

/// An operator finds every option on one page.
#[test]
fn every_option_is_documented() {
    const OPERATIONS: &str = include_str!("../../../../docs/operations.md");
    let help = std::process::Command::new(env!("CARGO_BIN_EXE_safehouse"))
        .args(["serve", "--help"])
        .output()
        .unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let options: Vec<&str> = help
        .lines()
        .filter_map(|line| line.trim_start().strip_prefix("--"))
        .map(|line| line.split([' ', ',']).next().unwrap())
        .collect();
    assert!(options.len() > 10, "{help}");
    for option in options {
        assert!(OPERATIONS.contains(&format!("--{option}")), "--{option}");
    }
}
