//! `cargo xtask load`: the real program on one core, real sockets on the other, whole games.
//!
//! Prints how big the program is and how soon it answers, memory for a table and a connection,
//! acts a second, how long it takes from an act until every seat is told, the server's CPU for an
//! act, and how soon everybody is back after kill -9.
//! With `--game wink`: tables with a beat, and how late it comes. With `--game dr-shark`: searches,
//! and how soon a finger feels what it touches.

mod crowd;
mod gaze;
mod process;
mod table;
mod touch;

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
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let megabytes = std::fs::metadata(&wish.binary)?.len() as f64 / 1e6;
    let colds = cold_starts(&wish.binary, &limits, &runtime)?;
    println!("the program      {megabytes:.1} MB, the client inside");
    println!("  cold start      {:.1} ms until the first answer", percentile(&colds, 50.0));
    let mut server = wish.start(|| Program::start(&wish.binary, &limits))?;
    match &*wish.game {
        "wink" => runtime.block_on(gaze::measure(&wish, &server)),
        "dr-shark" => runtime.block_on(touch::measure(&wish, &server)),
        _ => runtime.block_on(measure(&wish, &mut server)),
    }
}

impl Wish {
    /// Starts the server, if wished on a core of its own: it finds a machine with one core, and the
    /// clients keep the other.
    fn start<T>(&self, start: impl FnOnce() -> std::io::Result<T>) -> Result<T, Box<dyn Error>> {
        let own = Some(std::process::id());
        if self.apart {
            process::pin(own, 0)?;
        }
        let started = start()?;
        if self.apart {
            process::pin(own, 1)?;
        }
        Ok(started)
    }
}

/// How long it takes from the start of the program on an empty folder until it has answered.
fn cold_starts(
    binary: &str,
    limits: &[&str],
    runtime: &tokio::runtime::Runtime,
) -> Result<Vec<Duration>, Box<dyn Error>> {
    let mut took = Vec::new();
    for _ in 0..11 {
        let start = Instant::now();
        let server = Program::start(binary, limits)?;
        let answer = runtime.block_on(server.place().get("/readyz"))?;
        took.push(start.elapsed());
        if answer.status != 200 {
            return Err(format!("it is not ready: {}", answer.status).into());
        }
    }
    Ok(took)
}

async fn measure(wish: &Wish, server: &mut Program) -> Result<(), Box<dyn Error>> {
    let cores = if wish.apart { "one core each" } else { "both cores shared" };
    println!("{} tables of {}, server and clients: {cores}", wish.tables, wish.seats);
    // What all tables share is there once the first is.
    let first = crowd::sit(server.place(), 1, wish.seats).await?;
    first.arrive(server.place()).await?;
    first.start().await?;
    let idle = process::memory(server)?;
    let crowd = crowd::sit(server.place(), wish.tables, wish.seats).await?;
    let sat = process::memory(server)?;
    crowd.arrive(server.place()).await?;
    let come = process::memory(server)?;
    crowd.start().await?;
    let playing = process::memory(server)?;
    let kb = |more: u64, less: u64, count: usize| {
        more.saturating_sub(less) as f64 / 1024.0 / count as f64
    };
    let sockets = wish.tables * wish.seats;
    println!("  a table         {:.1} KB without sockets", kb(sat, idle, wish.tables));
    println!("  a socket        {:.1} KB", kb(come, sat, sockets));
    println!("  all of a table  {:.1} KB in a game", kb(playing, idle, wish.tables));

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
    wish.start(|| server.restart())?;
    println!("  restart         {:.1} ms from kill -9 until it listens", ms(start));
    crowd.come_back(server.place()).await?;
    println!(
        "  everybody back  {:.2} s: {} sockets, {} tables refolded",
        start.elapsed().as_secs_f64(),
        sockets,
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
