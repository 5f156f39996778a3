//! `--game dr-shark`: simultaneous searches, with a finger in every bag.

use std::collections::VecDeque;
use std::error::Error;
use std::time::{Duration, Instant};

use guest::{Gone, Place, Program, Socket, Vitals};
use tokio::task::LocalSet;

use crate::{Wish, percentile};

/// A finger is sampled 60 times a second (§8.2).
const SAMPLE: Duration = Duration::from_micros(16_667);
/// The time at the start that is not measured.
const WARM: Duration = Duration::from_secs(1);

/// Puts a hand into every bag, and prints how soon it feels what it touches.
pub(crate) async fn measure(wish: &Wish, server: &Program) -> Result<(), Box<dyn Error>> {
    let cores = if wish.apart { "one core each" } else { "both cores shared" };
    println!("{} searches of Dr Shark at once, 60 samples a second, {cores}", wish.tables());
    let mut hands = Vec::new();
    for number in 0..wish.tables() {
        hands.push(Hand::dive(server.place(), number as u32).await?);
    }
    let local = LocalSet::new();
    let start = Instant::now() + WARM;
    let ends = start + Duration::from_secs(wish.seconds);
    let feeling: Vec<_> =
        hands.into_iter().map(|hand| local.spawn_local(hand.feel(ends))).collect();
    let cpu = Vitals::of(server)?.cpu;
    let (mut times, mut sent) = (Vec::new(), 0);
    local
        .run_until(async {
            for hand in feeling {
                let felt = hand.await??;
                sent += felt.sent;
                times.extend(
                    felt.answers.iter().filter(|(at, _)| *at >= start).map(|(_, took)| *took),
                );
            }
            Ok::<_, Box<dyn Error>>(())
        })
        .await?;
    let cpu = Vitals::of(server)?.cpu - cpu;
    println!(
        "  sample → felt   p50 {:.2} ms, p99 {:.2} ms, worst {:.2} ms ({} answers)",
        percentile(&times, 50.0),
        percentile(&times, 99.0),
        percentile(&times, 100.0),
        times.len()
    );
    println!("  server CPU      {:.1} µs a sample ({sent} sent)", cpu * 1e6 / f64::from(sent));
    Ok(())
}

/// A player whose hand is in the bag, and the other player at the table, who only sits there.
struct Hand {
    socket: Socket,
    other: Socket,
    /// Where its circle begins, so that no two hands do the same.
    phase: u32,
    waiting: VecDeque<Instant>,
    felt: Felt,
}

/// The results of one hand.
#[derive(Default)]
struct Felt {
    sent: u32,
    /// When each answer came, and how long it took.
    answers: Vec<(Instant, Duration)>,
}

impl Hand {
    /// Two sit down; one dives and begins the search.
    async fn dive(place: Place, phase: u32) -> Result<Hand, Gone> {
        let options = serde_json::json!({"first": 0, "search_s": 60});
        let tickets = place.gather("dr-shark", &["Guest 1", "Guest 2"], &options).await;
        let tickets = tickets.map_err(|why| Gone::Broken(why.to_string()))?;
        let [first, second] = &tickets[..] else { return Err(Gone::Broken("two sit".into())) };
        let (mut socket, other) = (place.seat(first).await?, place.seat(second).await?);
        for (n, said) in [
            r#""order":{"start":{}}"#,
            r#""act":{"dive":{"area":"A","space":"light"}}"#,
            r#""act":{"search":{}}"#,
        ]
        .into_iter()
        .enumerate()
        {
            let n = n + 1;
            let kind = if said.starts_with(r#""order""#) { "order" } else { "act" };
            socket.say(format!(r#"{{"{kind}":{{"n":{n},{said}}}}}"#)).await?;
            let (ack, riding) = (format!(r#"{{"ack":{{"n":{n}}}"#), format!(r#""ack":{n}"#));
            loop {
                let text = socket.next().await?;
                if text.starts_with(r#"{"refused""#) || text.starts_with(r#"{"error""#) {
                    return Err(Gone::Broken(text.to_string()));
                }
                if text.starts_with(&ack) || text.contains(&riding) {
                    break;
                }
            }
        }
        Ok(Hand { socket, other, phase, waiting: VecDeque::new(), felt: Felt::default() })
    }

    /// Feels until `ends`.
    async fn feel(mut self, ends: Instant) -> Result<Felt, Gone> {
        let began = Instant::now();
        let mut due = began + SAMPLE * (self.phase % 16) / 16;
        while Instant::now() < ends {
            match self.socket.next_within(due.saturating_duration_since(Instant::now())).await {
                Ok(text) if text.starts_with(r#"{"percepts""#) => {
                    let now = Instant::now();
                    if let Some(sent) = self.waiting.pop_front() {
                        self.felt.answers.push((now, now.duration_since(sent)));
                    }
                }
                Ok(_) => {}
                Err(Gone::Late) => {
                    due += SAMPLE;
                    self.touch(began.elapsed()).await?;
                }
                Err(gone) => return Err(gone),
            }
        }
        drop(self.other);
        Ok(self.felt)
    }

    /// A slow circle, 3 cm wide: no faster than a hand may be.
    async fn touch(&mut self, since: Duration) -> Result<(), Gone> {
        let turn = since.as_secs_f64() + f64::from(self.phase);
        let (x, y) = (800.0 + 150.0 * turn.cos(), 800.0 + 150.0 * turn.sin());
        let ms = since.as_millis();
        let touch =
            format!(r#"{{"sense":{{"touch":[{{"finger":0,"x":{x:.0},"y":{y:.0},"ms":{ms}}}]}}}}"#);
        self.waiting.push_back(Instant::now());
        self.felt.sent += 1;
        self.socket.say(touch).await
    }
}
