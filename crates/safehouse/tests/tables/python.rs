//! The example bot in Python: it was written from docs/protocol.md, and plays every game.

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use guest::Program;

use crate::start;

const BOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");

/// The bots at one table. They end with the test.
struct Bots(Vec<Child>);

impl Bots {
    /// Starts one with these additional arguments, which acts without a pause. Its first line, which
    /// names the table, is returned; the rest is sent when it has ended.
    fn start(
        &mut self,
        program: &Program,
        arguments: &[&str],
        rest: &Sender<(usize, String)>,
    ) -> String {
        let mut python = Command::new("python3");
        python.arg(BOT).arg(format!("http://{}", program.place().address()));
        python.args(["--pause", "0"]).args(arguments).stdout(Stdio::piped());
        let started = python.spawn();
        let mut child = started.expect("python3 starts (on Debian: apt-get install python3)");
        let mut said = BufReader::new(child.stdout.take().unwrap());
        let (number, rest) = (self.0.len(), rest.clone());
        self.0.push(child);
        let mut first = String::new();
        said.read_line(&mut first).unwrap();
        thread::spawn(move || {
            let mut text = String::new();
            let _ = said.read_to_string(&mut text);
            let _ = rest.send((number, text));
        });
        first
    }
}

impl Drop for Bots {
    fn drop(&mut self) {
        for bot in &mut self.0 {
            let _ = bot.kill();
            let _ = bot.wait();
        }
    }
}

/// As many bots as there are seats find one another by the code of the table that the first opens,
/// and play to the end; all of them are told the same result.
fn plays(game: &str, seats: usize, options: &str) {
    let program = start(&[]);
    let (mut bots, (ended, rest)) = (Bots(Vec::new()), channel());
    let count = seats.to_string();
    let opens = ["--open", game, "--seats", &count, "--options", options];
    let first = bots.start(&program, &opens, &ended);
    let code = first.split(' ').nth(1).expect("`table CODE seat 0`");
    for seat in 1..seats {
        bots.start(&program, &[code, "--name", &format!("Py {seat}")], &ended);
    }
    let mut results = Vec::new();
    for _ in 0..seats {
        let (number, text) = rest.recv().unwrap();
        assert!(bots.0[number].wait().unwrap().success(), "bot {number}: {text}");
        results.push(text);
    }
    let last = results[0].lines().last().unwrap_or_default();
    assert!(last.starts_with("won by seat "), "{}", results[0]);
    assert!(results.iter().all(|result| *result == results[0]), "{results:?}");
}

#[test]
fn the_python_bot_plays_spywhere() {
    plays("spywhere", 3, "{}");
}

/// At a distance, with a beat.
#[test]
fn the_python_bot_plays_wink() {
    plays("wink", 4, r#"{"min_turn_s":0}"#);
}

/// With pieces that are felt.
#[test]
fn the_python_bot_plays_dr_shark() {
    plays("dr-shark", 2, r#"{"short":true}"#);
}
