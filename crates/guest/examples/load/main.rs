//! `cargo xtask load`: the real program on one core, real sockets on the other, whole games.
//!
//! Prints acts a second, how long it takes from an act until every seat is told, the server's CPU
//! for an act, memory for a table and a connection, and how soon everybody is back after kill -9.
//! With `--game wink`: tables with a beat, and how late it comes.

mod crowd;
mod gaze;
mod process;
mod table;

use std::error::Error;
use std::time::{Duration, Instant};

use guest::Program;

/// What was asked for on the command line.
struct Wish {
    binary: String,
    /// Which game: `spywhere`, as fast as it goes, or `wink`, on its beat.
    game: String,
    tables: usize,
    seats: usize,
    seconds: u64,
    /// Acts a second for each table; nothing is as fast as it goes.
    rate: Option<f64>,
    /// Whether server and clients have a core each.
    apart: bool,
}

impl Wish {
    fn read() -> Result<Wish, Box<dyn Error>> {
        let mut wish = Wish {
            binary: String::new(),
            game: "spywhere".into(),
            tables: 500,
            seats: 4,
            seconds: 10,
            rate: None,
            apart: true,
        };
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            let mut value = || words.next().ok_or(format!("{word} needs a value"));
            match &*word {
                "--binary" => wish.binary = value()?,
                "--game" => wish.game = value()?,
                "--tables" => wish.tables = value()?.parse()?,
                "--seats" => wish.seats = value()?.parse()?,
                "--seconds" => wish.seconds = value()?.parse()?,
                "--rate" => wish.rate = Some(value()?.parse()?),
                "--shared" => wish.apart = false,
                _ => return Err(format!("{word}? --game (spywhere, wink), --tables, --seats, --seconds, --rate (acts a second for each table), --shared (both on both cores)").into()),
            }
        }
        Ok(wish)
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let wish = Wish::read()?;
    let limits =
        ["--max-connections", "1000000", "--max-new", "100000000", "--max-messages", "100000"];
    let mut server = Program::start(&wish.binary, &limits)?;
    if wish.apart {
        process::pin(server.process(), 0)?;
        process::pin(Some(std::process::id()), 1)?;
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    match &*wish.game {
        "wink" => runtime.block_on(gaze::measure(&wish, &server)),
        _ => runtime.block_on(measure(&wish, &mut server)),
    }
}

async fn measure(wish: &Wish, server: &mut Program) -> Result<(), Box<dyn Error>> {
    let cores = if wish.apart { "one core each" } else { "both cores shared" };
    println!("{} tables of {}, server and clients: {cores}", wish.tables, wish.seats);
    let idle = process::memory(server)?;
    let mut crowd = crowd::gather(server.place(), wish.tables, wish.seats).await?;
    let full = process::memory(server)?;
    let kb = (full.saturating_sub(idle)) as f64 / 1024.0;
    println!(
        "  memory          {:.1} KB for each table with its {} sockets ({:.1} KB a socket)",
        kb / wish.tables as f64,
        wish.seats,
        kb / (wish.tables * wish.seats) as f64
    );

    let warm = Duration::from_secs(2);
    let period = wish.rate.map(|rate| Duration::from_secs_f64(1.0 / rate));
    crowd.play(period, Instant::now() + warm).await?;
    let cpu = process::cpu(server)?;
    let start = Instant::now();
    let times = crowd.play(period, start + Duration::from_secs(wish.seconds)).await?;
    let took = start.elapsed().as_secs_f64();
    let cpu = process::cpu(server)? - cpu;
    let acts = times.len();
    println!("  acts            {:.0} a second ({acts} in {took:.1} s)", acts as f64 / took);
    println!(
        "  act → all told  p50 {:.2} ms, p99 {:.2} ms, worst {:.2} ms",
        percentile(&times, 50.0),
        percentile(&times, 99.0),
        percentile(&times, 100.0)
    );
    println!(
        "  server CPU      {:.1} µs an act, {:.0} % of a core",
        cpu * 1e6 / acts as f64,
        cpu * 100.0 / took
    );
    println!("  memory          {:.1} MB after the games", process::memory(server)? as f64 / 1e6);

    server.kill();
    let start = Instant::now();
    server.restart()?;
    println!("  restart         {:.1} ms from kill -9 until it listens", ms(start));
    crowd.come_back(server.place()).await?;
    println!(
        "  everybody back  {:.2} s: {} sockets, {} tables refolded",
        start.elapsed().as_secs_f64(),
        wish.tables * wish.seats,
        wish.tables
    );
    Ok(())
}

fn ms(since: Instant) -> f64 {
    since.elapsed().as_secs_f64() * 1e3
}

fn percentile(times: &[Duration], percent: f64) -> f64 {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    let place = ((sorted.len() as f64 - 1.0) * percent / 100.0).round() as usize;
    sorted.get(place).map_or(f64::NAN, |time| time.as_secs_f64() * 1e3)
}
