//! A finger in the bag of Dr Shark.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use crate::{Gone, Place, Socket};

/// A finger is sampled 60 times a second (§8.2).
const SAMPLE: Duration = Duration::from_micros(16_667);

/// A player whose hand is in the bag, and the other player at the table, who only sits there.
pub struct Hand {
    socket: Socket,
    other: Socket,
    /// Where its circle begins, so that no two hands do the same.
    phase: u32,
    waiting: VecDeque<Instant>,
    felt: Felt,
}

/// The results of one hand.
#[derive(Default)]
pub struct Felt {
    /// How many samples were sent.
    pub sent: u32,
    /// When each answer came, and how long it took.
    pub answers: Vec<(Instant, Duration)>,
}

impl Hand {
    /// Two sit down at a table that the program at `owner` makes; one comes to `place`, dives and
    /// begins the search.
    pub async fn dive(owner: Place, place: Place, phase: u32) -> Result<Hand, Gone> {
        let options = serde_json::json!({"first": 0, "search_s": 60});
        let tickets = owner.gather("dr-shark", &["Guest 1", "Guest 2"], &options).await;
        let tickets = tickets.map_err(|why| Gone::Broken(why.to_string()))?;
        let [first, second] = &tickets[..] else { return Err(Gone::Broken("two sit".into())) };
        let (mut socket, other) = (place.seat(first).await?, owner.seat(second).await?);
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
    pub async fn feel(mut self, ends: Instant) -> Result<Felt, Gone> {
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
