//! `--game wink`: tables with a beat, at which every seat sends its beats, looks, winks and acts.

use std::error::Error;
use std::time::{Duration, Instant};

use guest::{Gone, Place, Program, Socket, Vitals};
use tokio::task::LocalSet;

use crate::{Wish, percentile};

/// The beat, and the length of every client's beat message.
const BEAT: Duration = Duration::from_millis(100);
const LENGTH: usize = 256;

/// Lets the tables play, and prints how late their frames were.
pub(crate) async fn measure(wish: &Wish, server: &Program) -> Result<(), Box<dyn Error>> {
    let cores = if wish.apart { "one core each" } else { "both cores shared" };
    println!("{} tables of Wink with gaze, {} seats, {cores}", wish.tables(), wish.seats);
    let idle = Vitals::of(server)?.memory;
    let mut tables = Vec::new();
    for number in 0..wish.tables() {
        tables.push(gather(server.place(), wish.seats, number as u64).await?);
    }
    let local = LocalSet::new();
    let ends = Instant::now() + Duration::from_secs(wish.seconds + WARM_S);
    let playing: Vec<Vec<_>> = tables
        .into_iter()
        .map(|seats| seats.into_iter().map(|seat| local.spawn_local(seat.play(ends))).collect())
        .collect();
    let measured = local
        .run_until(async {
            tokio::time::sleep(Duration::from_secs(WARM_S)).await;
            let (cpu, start) = (Vitals::of(server)?.cpu, Instant::now());
            let mut lateness = Vec::new();
            let mut counts = [0; 3];
            for table in playing {
                let mut beats = Vec::new();
                for seat in table {
                    let seat = seat.await??;
                    beats.extend(seat.beats);
                    counts.iter_mut().zip(seat.counts).for_each(|(sum, n)| *sum += n);
                }
                lateness.extend(late(&beats, start));
            }
            let took = start.elapsed().as_secs_f64();
            Ok::<_, Box<dyn Error>>((lateness, counts, Vitals::of(server)?.cpu - cpu, took))
        })
        .await?;
    let (lateness, [updates, acts, winks], cpu, took) = measured;
    let tables = wish.tables() as f64;
    println!(
        "  a beat's lateness  p50 {:.2} ms, p99 {:.2} ms, worst {:.2} ms ({} frames)",
        percentile(&lateness, 50.0),
        percentile(&lateness, 99.0),
        percentile(&lateness, 100.0),
        lateness.len()
    );
    println!("  meanwhile          {updates} updates, {acts} acts, {winks} winks tried");
    println!(
        "  server CPU         {:.3} % of a core for each table, {:.0} % in all",
        cpu * 100.0 / took / tables,
        cpu * 100.0 / took
    );
    let kb = (Vitals::of(server)?.memory.saturating_sub(idle)) as f64 / 1024.0;
    println!("  memory             {:.1} KB for each table with its sockets", kb / tables);
    Ok(())
}

/// The first seconds, which are not measured.
const WARM_S: u64 = 2;

/// How late each frame was. A table's beats lie on a grid; its offset is taken from the most
/// punctual frame.
fn late(beats: &[(u64, Instant)], since: Instant) -> Vec<Duration> {
    let Some((_, zero)) = beats.first() else { return Vec::new() };
    let offset = |(k, at): &(u64, Instant)| {
        at.duration_since(*zero).as_secs_f64()
            - zero.duration_since(*at).as_secs_f64()
            - *k as f64 * BEAT.as_secs_f64()
    };
    let grid = beats.iter().map(offset).fold(f64::INFINITY, f64::min);
    let measured = beats.iter().filter(|(_, at)| *at >= since);
    measured.map(|beat| Duration::from_secs_f64((offset(beat) - grid).max(0.0))).collect()
}

/// One seat.
struct Seat {
    socket: Socket,
    me: usize,
    seats: usize,
    n: u64,
    chance: u64,
    /// Every frame of the current game and when it came.
    beats: Vec<(u64, Instant)>,
    /// Updates, acts, winks.
    counts: [u64; 3],
    act: Option<String>,
}

/// What one seat measured.
struct Played {
    beats: Vec<(u64, Instant)>,
    counts: [u64; 3],
}

/// A table at which everybody is connected, with a game begun.
async fn gather(place: Place, seats: usize, number: u64) -> Result<Vec<Seat>, Gone> {
    let names: Vec<String> = (1..=seats).map(|i| format!("Guest {i}")).collect();
    let names: Vec<&str> = names.iter().map(|name| &**name).collect();
    let options = serde_json::json!({"eyes": "gaze", "min_turn_s": 0, "max_turn_s": 45});
    let tickets = place.gather("wink", &names, &options).await;
    let mut all = Vec::new();
    for (me, ticket) in tickets.map_err(|why| Gone::Broken(why.to_string()))?.iter().enumerate() {
        let socket = place.seat(ticket).await?;
        let chance = (number * 8 + me as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let (beats, counts, act) = (Vec::new(), [0; 3], None);
        all.push(Seat { socket, me, seats, n: 0, chance, beats, counts, act });
    }
    all[0].order("start").await?;
    Ok(all)
}

impl Seat {
    /// Plays until `ends`.
    async fn play(mut self, ends: Instant) -> Result<Played, Gone> {
        // Offset, so that seats do not beat in step.
        let mut due = Instant::now() + BEAT * self.below(100) as u32 / 100;
        while Instant::now() < ends {
            let wait = due.saturating_duration_since(Instant::now());
            match self.socket.next_within(wait).await {
                Ok(text) => self.hear(&text).await?,
                Err(Gone::Late) => {
                    due += BEAT;
                    self.beat().await?;
                }
                Err(gone) => return Err(gone),
            }
        }
        Ok(Played { beats: self.beats, counts: self.counts })
    }

    async fn hear(&mut self, text: &str) -> Result<(), Gone> {
        let now = Instant::now();
        if let Some(rest) = text.strip_prefix(r#"{"beat":{"k":"#) {
            let k = rest.split(',').next().and_then(|k| k.parse().ok());
            let k = k.ok_or(Gone::Broken(text.into()))?;
            // Another game has another grid.
            if self.beats.last().is_some_and(|(last, _)| *last > k) {
                self.beats.clear();
            }
            self.beats.push((k, now));
        } else if text.starts_with(r#"{"update""#) {
            self.counts[0] += 1;
            self.act = self.choose(text);
        } else if self.me == 0 && text.contains(r#""phase":"over""#) {
            self.order("again").await?;
        }
        Ok(())
    }

    /// An act that the view offers.
    fn choose(&mut self, update: &str) -> Option<String> {
        let (_, options) = update.split_once(r#""options":["#)?;
        let (options, _) = options.split_once(']')?;
        let acts: Vec<&str> = options.split("},{").filter(|act| !act.is_empty()).collect();
        let act = acts.get(self.below(acts.len().max(1) as u64) as usize)?;
        let act = act.trim_start_matches('{').trim_end_matches('}');
        let closing = "}".repeat(1 + act.matches('{').count());
        Some(format!("{{{act}{closing}"))
    }

    /// Sends the signals since the last beat, and now and then an act.
    async fn beat(&mut self) -> Result<(), Gone> {
        let whom = self.below(self.seats as u64);
        let signals = match self.below(20) {
            0..4 => format!(r#"{{"look":{whom}}}"#),
            4 => {
                self.counts[2] += 1;
                format!(r#"{{"wink":{whom}}}"#)
            }
            5 => r#"{"wink":null}"#.to_owned(),
            _ => String::new(),
        };
        self.say(format!(r#"{{"beat":[{signals}]}}"#)).await?;
        if self.below(20) == 0
            && let Some(act) = self.act.take()
        {
            self.n += 1;
            self.counts[1] += 1;
            self.say(format!(r#"{{"act":{{"n":{},"act":{act}}}}}"#, self.n)).await?;
        }
        Ok(())
    }

    async fn order(&mut self, order: &str) -> Result<(), Gone> {
        self.n += 1;
        self.say(format!(r#"{{"order":{{"n":{},"order":{{"{order}":{{}}}}}}}}"#, self.n)).await
    }

    async fn say(&mut self, text: String) -> Result<(), Gone> {
        self.socket.say(format!("{text:LENGTH$}")).await
    }

    /// A pseudo-random number; xorshift is good enough here.
    fn below(&mut self, most: u64) -> u64 {
        self.chance ^= self.chance << 13;
        self.chance ^= self.chance >> 7;
        self.chance ^= self.chance << 17;
        self.chance % most
    }
}
