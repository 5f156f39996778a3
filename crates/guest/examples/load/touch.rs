//! `--game dr-shark`: simultaneous searches, with a finger in every bag.

use std::error::Error;
use std::time::{Duration, Instant};

use guest::{Hand, Program, Vitals};
use tokio::task::LocalSet;

use crate::{Wish, percentile};

/// The time at the start that is not measured.
const WARM: Duration = Duration::from_secs(1);

/// Puts a hand into every bag, and prints how soon it feels what it touches.
pub(crate) async fn measure(wish: &Wish, server: &Program) -> Result<(), Box<dyn Error>> {
    let cores = if wish.apart { "one core each" } else { "both cores shared" };
    println!("{} searches of Dr Shark at once, 60 samples a second, {cores}", wish.tables());
    let mut hands = Vec::new();
    for number in 0..wish.tables() {
        hands.push(Hand::dive(server.place(), server.place(), number as u32).await?);
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
