//! `--sleeping 100000`: tables at which nobody has been for a while, what they cost in memory, and
//! how soon one of them is open again.

use std::error::Error;
use std::time::{Duration, Instant};

use guest::{Program, Ticket, Vitals};
use serde_json::json;

use crate::{Wish, limits, percentile};

/// The number of tables opened at the same time.
const AT_ONCE: usize = 64;
/// The number of tables that are woken.
const WOKEN: usize = 200;
/// The number of tables that are made before memory is measured: what all tables share is allocated
/// with the first of them.
const BEFORE: usize = 2_000;

pub(crate) async fn measure(wish: &Wish, tables: usize) -> Result<(), Box<dyn Error>> {
    let mut args = limits();
    args.extend(["--sleep", "1s"]);
    let server = wish.start(|| Program::start(&wish.binary, &args))?;
    fill(&server, BEFORE).await?;
    asleep(&server).await?;
    let before = Vitals::of(&server)?.memory;
    let start = Instant::now();
    let tickets = fill(&server, tables).await?;
    asleep(&server).await?;
    let after = Vitals::of(&server)?.memory;
    println!("{tables} tables made and asleep after {:.0} s", start.elapsed().as_secs_f64());
    let bytes = after.saturating_sub(before) as f64 / tables as f64;
    println!(
        "  a sleeping table  {bytes:.0} bytes of memory ({:.1} MB in all)",
        after as f64 / 1e6
    );
    let mut times = Vec::new();
    for i in 0..WOKEN {
        let ticket = &tickets[i * tickets.len() / WOKEN];
        let start = Instant::now();
        let mut socket = server.place().seat(ticket).await?;
        while !socket.next().await?.starts_with(r#"{"table""#) {}
        times.push(start.elapsed());
    }
    println!(
        "  open again after  p50 {:.2} ms, p99 {:.2} ms, worst {:.2} ms ({WOKEN} tables)",
        percentile(&times, 50.0),
        percentile(&times, 99.0),
        percentile(&times, 100.0)
    );
    Ok(())
}

/// Makes this many tables. Nobody comes.
async fn fill(server: &Program, tables: usize) -> Result<Vec<Ticket>, Box<dyn Error>> {
    let place = server.place();
    let opened = json!({"game": "spywhere", "name": "Host", "bots": ["random"], "start": true});
    let mut tickets = Vec::new();
    while tickets.len() < tables {
        let some = AT_ONCE.min(tables - tickets.len());
        let opening = (0..some).map(|_| place.create(&opened));
        tickets.extend(futures_util::future::try_join_all(opening).await?);
    }
    Ok(tickets)
}

/// Waits until no table is awake: until the program does nothing any more.
async fn asleep(server: &Program) -> Result<(), Box<dyn Error>> {
    loop {
        tokio::time::sleep(Duration::from_millis(200)).await;
        let cpu = Vitals::of(server)?.cpu;
        tokio::time::sleep(Duration::from_millis(1500)).await;
        // A table that is awake with a bot to move, or about to fall asleep, takes CPU time.
        if Vitals::of(server)?.cpu - cpu <= 0.01 {
            return Ok(());
        }
    }
}
