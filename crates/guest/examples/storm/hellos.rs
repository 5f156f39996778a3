//! Hellos at a table with a long journal, each of which asks for all missed updates.

use std::error::Error;
use std::time::Duration;

use guest::{Program, Vitals};

use crate::Outcome;
use crate::attackers::{Hellos, from, hello};
use crate::journals::LongJournal;
use crate::scene::Flood;

const AT_ONCE: u8 = 12;
/// The most CPU time of one hello there, in seconds.
const CPU: f64 = 0.1;
const TRIES: u32 = 10;

pub(crate) async fn run(flood: Flood<'_>, program: &Program, journal: &LongJournal) -> Outcome {
    let Flood { place, neighbour, strength, report } = flood;
    neighbour.come_back().await?;
    report.progress(&format!("hellos at a table with {} entries", journal.entries));
    report.keep_secret(&journal.ticket);
    let text = format!(
        r#"{{"hello":{{"table":"{}","as":"screen","have":{{"game":1,"n":1}}}}}}"#,
        journal.ticket.code
    );
    let cpu = costs(program, &text).await?;
    let seen = format!("{:.0} ms of CPU each", cpu * 1e3);
    let seen = if cpu <= CPU { Ok(seen) } else { Err(seen) };
    let count = format!("{} entries", journal.entries);
    report.judge("a long journal", count, "a hello costs at most 100 ms of CPU", seen);

    let mut hellos = Hellos::default();
    for i in 0..AT_ONCE {
        hellos.add(from(place, 30 + i % 3), &text, Duration::ZERO);
    }
    let until = tokio::time::Instant::now() + strength.part(30);
    let seen = neighbour.judge().await;
    tokio::time::sleep_until(until).await;
    report.judge("hellos", hellos.end().await, "a neighbour's moves wait for little", seen);
    Ok(())
}

/// The CPU time of one hello, in seconds, once the table is awake: it does not depend on how busy
/// the machine is.
async fn costs(program: &Program, text: &str) -> Result<f64, Box<dyn Error>> {
    hello(program.place(), text).await?;
    let before = Vitals::of(program)?.cpu;
    for _ in 0..TRIES {
        hello(program.place(), text).await?;
    }
    Ok((Vitals::of(program)?.cpu - before) / f64::from(TRIES))
}
