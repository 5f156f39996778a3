//! A table that has nothing to do does nothing, for hours.

use std::sync::atomic::Ordering;
use std::time::Duration;

use kernel::{Choice, Seed};
use serde_json::{Map, Value, json};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::sleep;
use wire::{Code, Phase, Stand};

use super::desk::{chance, lobby, still};
use crate::catalog;
use crate::journal::Journal;
use crate::play;
use crate::table::{Customs, Door, Hello, Line, Mail, Table, Whence, Word};

/// Long enough for whatever is counted from the beginning of a game instead of from now.
const HOURS: Duration = Duration::from_secs(3 * 3600);

/// A table at which everybody sits and nobody does anything.
struct Idle {
    wakes: std::sync::Arc<std::sync::atomic::AtomicU64>,
    written: std::sync::Arc<std::sync::atomic::AtomicU32>,
    running: JoinHandle<()>,
    ears: Vec<mpsc::Receiver<Word>>,
    mailbox: mpsc::Sender<Mail>,
}

impl Idle {
    async fn new(game: &str, seats: u8, options: &Value, playing: bool) -> Idle {
        let (mut lobby, tokens) = lobby(game, seats, &options.to_string());
        let (mailbox, mail) = mpsc::channel(64);
        let code = Code::read("bakilo-tumesa").unwrap();
        let customs = Customs::default();
        if !playing {
            (lobby.phase, lobby.games) = (Phase::Lobby, 0);
        }
        let mut table =
            Table::new(code, (customs, chance()), Journal::in_memory(), lobby.clone(), mail);
        if playing {
            let options = serde_json::value::to_raw_value(options).unwrap();
            let opened = play::open(game, seats, &options, Seed::of("idle"), false).unwrap();
            table.begin(lobby, opened, [0; 32]).await.unwrap();
        }
        let (wakes, written) = (table.wakes.all(), table.progress());
        let running = tokio::spawn(table.run());
        let mut ears = Vec::new();
        for (seat, token) in tokens.iter().enumerate() {
            let (outlet, words) = mpsc::channel(4096);
            let outlet = Box::new(outlet);
            let (reply, answer) = oneshot::channel();
            let door = Door(seat as u64);
            let from = Whence(0);
            let (stand, token, have) = (Stand::Seat, Some(token.clone()), None);
            let line = Line::default();
            let hello = Hello { door, from, stand, token, have, outlet, line, reply };
            assert!(mailbox.send(Mail::Hello(Box::new(hello))).await.is_ok());
            answer.await.unwrap().unwrap();
            ears.push(words);
        }
        Idle { wakes, written, running, ears, mailbox }
    }

    /// How often time woke the table, and how much it wrote, while nobody did anything.
    async fn rest(self) -> (u64, u64) {
        self.rest_for(HOURS).await
    }

    async fn rest_for(mut self, time: Duration) -> (u64, u64) {
        let before = (self.wakes(), self.written());
        let mut rested = Duration::ZERO;
        // A client that does not read is let go; that would be something to do.
        while rested < time {
            sleep(Duration::from_secs(60)).await;
            rested += Duration::from_secs(60);
            for ear in &mut self.ears {
                while ear.try_recv().is_ok() {}
            }
        }
        assert!(!self.running.is_finished(), "people are there: it does not sleep");
        (self.wakes() - before.0, self.written() - before.1)
    }

    /// Everybody but one is gone, the host too, at an instant between two beats.
    async fn all_but_one_leave(&self) {
        sleep(Duration::from_millis(1_037)).await;
        for seat in (0..self.ears.len() as u64).filter(|seat| *seat != 1) {
            assert!(self.mailbox.send(Mail::Gone(Door(seat))).await.is_ok());
        }
    }

    fn wakes(&self) -> u64 {
        self.wakes.load(Ordering::Relaxed)
    }

    fn written(&self) -> u64 {
        self.written.load(Ordering::Relaxed).into()
    }
}

/// The rulebook's options, then each offer's first and last choice alone.
fn tables(game: &str, seats: u8) -> Vec<Value> {
    let mut all = vec![json!({})];
    for offer in play::offers(game, seats) {
        let choices: Vec<Value> = match offer.choice {
            Choice::Switch {} => vec![json!(true), json!(false)],
            Choice::Seconds(all) => {
                [all.first(), all.last()].into_iter().map(|s| json!(s)).collect()
            }
            Choice::OneOf(all) => all.iter().map(|name| json!(name)).collect(),
        };
        for choice in choices {
            let options = Value::Object(Map::from_iter([(offer.key.to_owned(), choice)]));
            let read = serde_json::value::to_raw_value(&options).unwrap();
            if play::agree(game, seats, &read).is_ok() {
                all.push(options);
            }
        }
    }
    all
}

#[test]
fn a_table_wakes_no_more_often_than_something_is_due() {
    still().block_on(async {
        for about in catalog::about() {
            for options in tables(about.game, about.least) {
                let idle = Idle::new(about.game, about.least, &options, true).await;
                let (wakes, written) = idle.rest().await;
                // A deadline writes something, at most one entry for each wake-up; where eyes are
                // looked at ten times a second, so is the clock.
                let beats = if options["eyes"] == "gaze" { HOURS.as_secs() * 10 } else { 0 };
                let due = written + beats + 2;
                assert!(wakes <= due, "{} {options}: {wakes} wake-ups, {due} due", about.game);
            }
        }
    });
}

/// What falls due between two beats, such as that somebody has been away for too long, waits for the
/// beat: the table does not ask again and again until then whether there is one.
#[test]
fn a_table_with_a_beat_wakes_on_the_beat_alone() {
    still().block_on(async {
        let options = json!({"eyes": "gaze", "min_turn_s": 0, "first": 0});
        let idle = Idle::new("wink", 4, &options, true).await;
        idle.all_but_one_leave().await;
        let minute = Duration::from_secs(60);
        let (wakes, written) = idle.rest_for(minute).await;
        assert!(written > 0, "there is another host, and bots play");
        let beats = minute.as_secs() * 10;
        assert!(wakes <= beats + 2, "{wakes} wake-ups, {beats} beats");
    });
}

#[test]
fn a_lobby_never_wakes_by_itself() {
    still().block_on(async {
        for about in catalog::about() {
            let idle = Idle::new(about.game, about.least, &json!({}), false).await;
            assert_eq!(idle.rest().await, (0, 0), "{}", about.game);
        }
    });
}
