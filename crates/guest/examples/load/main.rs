//! `cargo xtask load`: the real program on one core, real sockets on the other, whole games.
//!
//! Prints how big the program is and how soon it answers, memory per table and connection, acts per
//! second, the time from an act until every seat has its update, the server's CPU time per act, and
//! how soon everybody is back after kill -9. With `--game wink`: tables with a beat, and how late
//! it comes. With `--game dr-shark`: searches, and how soon a finger feels what it touches. With
//! `--soak 15m`: tables at which nothing happens, and what they cost. With `--sleeping 100000`: tables
//! at which nobody is. With `--bare`: the same load on a server with nothing inside.

mod bare;
mod churn;
mod crowd;
mod gaze;
mod pin;
mod sleeping;
mod soak;
mod touch;

use std::error::Error;
use std::time::{Duration, Instant};

use guest::{Program, Vitals};

/// The arguments on the command line.
struct Wish {
    binary: String,
    /// The game: `spywhere`, as fast as it goes, `wink`, on its beat, or `dr-shark`.
    game: String,
    /// The number of tables; by default 500, or 1,000 idle ones.
    tables: Option<usize>,
    seats: usize,
    seconds: u64,
    /// Acts per second at each table; `None` is as fast as possible.
    rate: Option<f64>,
    /// Whether server and clients have a core each.
    apart: bool,
    /// The bare server to compare ours with.
    bare: Option<String>,
    /// For how long tables are left idle, instead of being played at.
    soak: Option<Duration>,
    /// How many tables come and go while others are idle.
    churn: usize,
    /// How many tables are left asleep, instead of being played at.
    sleeping: Option<usize>,
    /// How much faster the server's clock runs than ours while tables are idle.
    fast: u32,
}

const HELP: &str = "--game (spywhere, wink, dr-shark), --tables, --seats, --seconds, --rate (acts \
    a second for each table), --shared (both on both cores), --bare (also against a server with \
    nothing inside, in turn), --soak 15m (1,000 idle tables for so \
    long), --churn 50 (with --soak: and 50 at which people come, play and go), --sleeping 100000 \
    (tables at which nobody is), --fast 60 (with --soak: the server's clock runs 60 times as fast; needs libfaketime)";

impl Wish {
    fn read() -> Result<Wish, Box<dyn Error>> {
        let mut wish = Wish {
            binary: String::new(),
            game: "spywhere".into(),
            tables: None,
            seats: 4,
            seconds: 10,
            rate: None,
            apart: true,
            bare: None,
            soak: None,
            churn: 0,
            sleeping: None,
            fast: 1,
        };
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            let mut value = || words.next().ok_or(format!("{word} needs a value"));
            match &*word {
                "--binary" => wish.binary = value()?,
                "--game" => wish.game = value()?,
                "--tables" => wish.tables = Some(value()?.parse()?),
                "--seats" => wish.seats = value()?.parse()?,
                "--seconds" => wish.seconds = value()?.parse()?,
                "--rate" => wish.rate = Some(value()?.parse()?),
                "--shared" => wish.apart = false,
                "--bare" => wish.bare = Some(value()?),
                "--soak" => wish.soak = Some(soak::duration(&value()?)?),
                "--churn" => wish.churn = value()?.parse()?,
                "--sleeping" => wish.sleeping = Some(value()?.parse()?),
                "--fast" => wish.fast = value()?.parse()?,
                _ => return Err(format!("{word}? {HELP}").into()),
            }
        }
        Ok(wish)
    }
}

/// All clients here share one address, so its limits are raised out of the way.
fn limits() -> Vec<&'static str> {
    const MANY: &str = "100000000";
    let mut limits = vec!["--max-messages", "100000"];
    for limit in
        ["--max-connections", "--max-new", "--max-requests", "--max-hellos", "--max-orders"]
    {
        limits.extend([limit, MANY]);
    }
    limits
}

fn main() -> Result<(), Box<dyn Error>> {
    let wish = Wish::read()?;
    let limits = limits();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    if let Some(idle) = wish.soak {
        return runtime.block_on(soak::measure(&wish, idle));
    }
    if let Some(tables) = wish.sleeping {
        return runtime.block_on(sleeping::measure(&wish, tables));
    }
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
    /// The number of tables that are played at.
    fn tables(&self) -> usize {
        self.tables.unwrap_or(500)
    }

    /// The time between two acts at a table; `None` is as fast as possible.
    fn period(&self) -> Option<Duration> {
        self.rate.map(|rate| Duration::from_secs_f64(1.0 / rate))
    }

    /// Starts the server, on a core of its own if `apart`: it sees a machine with one core, and the
    /// clients keep the other.
    fn start<T>(&self, start: impl FnOnce() -> std::io::Result<T>) -> Result<T, Box<dyn Error>> {
        let own = Some(std::process::id());
        if self.apart {
            pin::pin(own, 0)?;
        }
        let started = start()?;
        if self.apart {
            pin::pin(own, 1)?;
        }
        Ok(started)
    }
}

/// The time from starting the program on an empty folder until its first answer.
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
    println!("{} tables of {}, server and clients: {cores}", wish.tables(), wish.seats);
    // Memory that all tables share is allocated with the first.
    let first = crowd::sit(server.place(), 1, wish.seats).await?;
    first.arrive(server.place()).await?;
    first.start().await?;
    let idle = Vitals::of(server)?.memory;
    let crowd = crowd::sit(server.place(), wish.tables(), wish.seats).await?;
    let sat = Vitals::of(server)?.memory;
    crowd.arrive(server.place()).await?;
    let come = Vitals::of(server)?.memory;
    crowd.start().await?;
    let playing = Vitals::of(server)?.memory;
    let kb = |more: u64, less: u64, count: usize| {
        more.saturating_sub(less) as f64 / 1024.0 / count as f64
    };
    let sockets = wish.tables() * wish.seats;
    println!("  a table         {:.1} KB without sockets", kb(sat, idle, wish.tables()));
    println!("  a socket        {:.1} KB", kb(come, sat, sockets));
    println!("  all of a table  {:.1} KB in a game", kb(playing, idle, wish.tables()));

    let warm = Duration::from_secs(2);
    let period = wish.period();
    crowd.play(period, Instant::now() + warm).await?;
    let cpu = Vitals::of(server)?.cpu;
    let start = Instant::now();
    let times = crowd.play(period, start + Duration::from_secs(wish.seconds)).await?;
    let took = start.elapsed().as_secs_f64();
    let cpu = Vitals::of(server)?.cpu - cpu;
    let acts = times.len();
    println!("  acts            {:.0} a second ({acts} in {took:.1} s)", acts as f64 / took);
    println!(
        "  act → all sent  p50 {:.2} ms, p99 {:.2} ms, worst {:.2} ms",
        percentile(&times, 50.0),
        percentile(&times, 99.0),
        percentile(&times, 100.0)
    );
    println!(
        "  server CPU      {:.1} µs an act, {:.0} % of a core",
        cpu * 1e6 / acts as f64,
        cpu * 100.0 / took
    );
    println!("  memory          {:.1} MB after the games", Vitals::of(server)?.memory as f64 / 1e6);

    if let Some(binary) = &wish.bare {
        bare::compare(wish, binary, (server, &crowd, crowd.mean_bytes())).await?;
    }

    server.kill();
    let start = Instant::now();
    wish.start(|| server.restart())?;
    println!("  restart         {:.1} ms from kill -9 until it listens", ms(start));
    crowd.come_back(server.place()).await?;
    println!(
        "  everybody back  {:.2} s: {} sockets, {} tables refolded",
        start.elapsed().as_secs_f64(),
        sockets,
        wish.tables()
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
