//! `--soak 15m`: a thousand tables at which nothing happens, and what they cost.
//!
//! A table should wake when something is due and at no other time, so these are of every kind at
//! which little is due: in the lobby and in a game, with people and with bots, with everybody there
//! and with nobody. Tables with a beat are left out: they wake ten times a second by design, and
//! `--game wink` measures them.

use std::error::Error;
use std::path::Path;
use std::time::{Duration, Instant};

use guest::{Gone, Place, Program, Socket, Vitals};
use serde_json::{Value, json};
use tokio::task::LocalSet;

use crate::churn::Churn;
use crate::{Wish, limits, percentile};

/// The number of idle tables, by default.
const TABLES: usize = 1_000;
/// The number of tables opened at the same time.
const AT_ONCE: usize = 25;
/// The figures are those of one minute.
const MINUTE: Duration = Duration::from_secs(60);
/// Where libfaketime is, which makes the server's clock run faster.
const FAKETIME: &[&str] = &[
    "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1",
    "/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1",
    "/usr/lib/faketime/libfaketimeMT.so.1",
];

/// A kind of table: the call that opens it, how many more people sit down, and how far they go.
struct Kind {
    opened: Value,
    others: usize,
    playing: bool,
    present: bool,
}

fn kinds() -> Vec<Kind> {
    let games = [
        ("spywhere", json!({"max_turn_s": 300, "chain": true}), 1),
        ("spywhere", json!({"max_turn_s": 300, "log": true, "first": 0}), 2),
        ("wink", json!({"eyes": "real", "max_turn_s": 120}), 3),
        ("wink", json!({"eyes": "real", "max_turn_s": 120, "lock": "round", "first": 0}), 3),
        ("dr-shark", json!({"search_s": 60, "first": 0}), 1),
        ("dr-shark", json!({"search_s": 20, "short": true}), 1),
    ];
    let mut kinds = Vec::new();
    for (game, options, others) in games {
        for (playing, present, bots) in [
            (true, true, false),
            (true, true, true),
            (true, false, false),
            (false, true, false),
            (false, false, false),
        ] {
            let bots = vec!["random"; if bots { others } else { 0 }];
            let others = others - bots.len();
            let opened = json!({"game": game, "name": "Host", "options": options, "bots": bots});
            kinds.push(Kind { opened, others, playing, present });
        }
    }
    kinds
}

/// Reads `15m`, `90s` or `90`.
pub(crate) fn duration(text: &str) -> Result<Duration, Box<dyn Error>> {
    let (number, unit) = match text.strip_suffix('m') {
        Some(minutes) => (minutes, 60),
        None => (text.strip_suffix('s').unwrap_or(text), 1),
    };
    let number: u64 = number.parse().map_err(|_| format!("{text}? a time is 15m or 900s"))?;
    Ok(Duration::from_secs(number * unit))
}

/// Opens the tables, leaves them idle, and prints what they cost in the first minute and in the
/// last.
pub(crate) async fn measure(wish: &Wish, idle: Duration) -> Result<(), Box<dyn Error>> {
    let (fast, tables) = (wish.fast, wish.tables.unwrap_or(TABLES));
    if idle < 3 * MINUTE {
        return Err("--soak needs 3m at least: a minute to settle, and two to compare".into());
    }
    let server = start(&wish.binary, fast, wish.churn)?;
    let began = Instant::now();
    let real = |time: Duration| time / fast;
    let kinds = kinds();
    let mut sockets = Vec::new();
    let numbers: Vec<usize> = (0..tables).collect();
    for some in numbers.chunks(AT_ONCE) {
        let opening = some.iter().map(|number| open(server.place(), &kinds[number % kinds.len()]));
        sockets.extend(futures_util::future::try_join_all(opening).await?.into_iter().flatten());
    }
    println!(
        "{tables} idle tables of {} kinds, {} sockets, opened in {:.1} s",
        kinds.len(),
        sockets.len(),
        began.elapsed().as_secs_f64()
    );
    if fast > 1 {
        println!("  the server's clock runs {fast} times as fast: a minute is {:?}", real(MINUTE));
    }
    let local = LocalSet::new();
    for socket in sockets {
        local.spawn_local(listen(socket));
    }
    let churn = Churn::default();
    for number in 0..wish.churn {
        local.spawn_local(churn.clone().run(server.place(), number));
    }
    let opened = Instant::now();
    local
        .run_until(async {
            minute(&server, &churn, opened + real(MINUTE), real(MINUTE), "minute 1").await?;
            minute(&server, &churn, opened + real(idle - MINUTE), real(MINUTE), "the last").await
        })
        .await
}

/// Prints what the server did in the minute that begins now.
async fn minute(
    server: &Program,
    churn: &Churn,
    begins: Instant,
    lasts: Duration,
    name: &str,
) -> Result<(), Box<dyn Error>> {
    tokio::time::sleep_until(begins.into()).await;
    let (before, since) = (Vitals::of(server)?, Instant::now());
    churn.take();
    tokio::time::sleep(lasts).await;
    let (after, took) = (Vitals::of(server)?, since.elapsed().as_secs_f64());
    println!(
        "  {name:<9} CPU {:6.1} % of a core, {:8.0} wake-ups a second, {:5.1} MB, {} handles",
        (after.cpu - before.cpu) * 100.0 / took,
        (after.wakes - before.wakes) as f64 / took,
        after.memory as f64 / 1e6,
        after.handles
    );
    let (times, went) = churn.take();
    if !times.is_empty() {
        println!(
            "            {went} tables came and went, {} acts, p50 {:.2} ms, p99 {:.2} ms",
            times.len(),
            percentile(&times, 50.0),
            percentile(&times, 99.0)
        );
    }
    Ok(())
}

fn start(binary: &str, fast: u32, churn: usize) -> Result<Program, Box<dyn Error>> {
    // Clients answer pings on their own clock, so the server's timeout grows with its clock's
    // speed.
    let patience = format!("{}s", 10 * fast);
    let mut args = limits();
    args.extend(["--patience", &patience]);
    if churn > 0 {
        // Tables that people have left fall asleep before the first minute that is measured ends.
        args.extend(["--sleep", "30s"]);
    }
    if fast == 1 {
        return Ok(Program::start(binary, &args)?);
    }
    let library = FAKETIME.iter().find(|path| Path::new(path).exists());
    let library = library.ok_or("--fast needs libfaketime (Debian: apt install faketime)")?;
    let speed = format!("+0 x{fast}");
    Ok(Program::start_in(binary, &args, &[("LD_PRELOAD", library), ("FAKETIME", &speed)])?)
}

/// Opens one table. Players who stay keep their socket; the others hang up.
async fn open(place: Place, kind: &Kind) -> Result<Vec<Socket>, Box<dyn Error>> {
    let mut tickets = vec![place.create(&kind.opened).await?];
    for i in 0..kind.others {
        tickets.push(place.join(&tickets[0].code, &format!("Guest {}", i + 1)).await?);
    }
    let mut sockets = Vec::new();
    for ticket in &tickets {
        sockets.push(place.seat(ticket).await?);
    }
    if kind.playing {
        sockets[0].say(r#"{"order":{"n":1,"order":{"start":{}}}}"#).await?;
        loop {
            let text = sockets[0].next().await?;
            if text.starts_with(r#"{"refused""#) {
                return Err(format!("{}: {text}", kind.opened).into());
            }
            if text.starts_with(r#"{"update""#) {
                break;
            }
        }
    }
    Ok(if kind.present { sockets } else { Vec::new() })
}

/// Answers pings, and nothing else.
async fn listen(mut socket: Socket) {
    while matches!(socket.next().await, Ok(_) | Err(Gone::Late)) {}
}
