//! Wrong codes from one address, many at the same time; and a player there who has a seat.

use guest::{Guest, Place, Stand};
use serde_json::json;

use crate::Outcome;
use crate::attackers::from;
use crate::scene::{Report, Strength};

/// Wrong codes that an address may try at once, and in each second after that.
const ALLOWED: f64 = 40.0;
const A_SECOND: f64 = 40.0 / 3600.0;
/// As many connections as one address may have.
const AT_ONCE: usize = 150;

pub(crate) async fn run(place: Place, strength: Strength, report: &mut Report) -> Outcome {
    report.progress("wrong codes");
    let place = from(place, 70);
    let ticket = place.create(&json!({"game": "spywhere", "name": "Ann"})).await?;
    report.keep_secret(&ticket);
    let began = std::time::Instant::now();
    let (mut answered, mut limited, mut other) = (0, 0, 0);
    for _ in 0..strength.many(10, 3) {
        // All connections are open before any request is sent.
        let asking = (0..AT_ONCE).map(|_| place.get("/api/tables/bakilon-tumesa"));
        for answer in futures_util::future::join_all(asking).await {
            match answer.map(|answer| answer.status) {
                Ok(404) => answered += 1,
                Ok(429) => limited += 1,
                _ => other += 1,
            }
        }
    }
    let allowed = (ALLOWED + A_SECOND * began.elapsed().as_secs_f64()).ceil() as u32 + 1;
    let seen = format!("{answered} were answered where {allowed} may be, {limited} limited");
    let seen = if answered <= allowed && limited > 0 { Ok(seen) } else { Err(seen) };
    let count = answered + limited + other;
    report.judge("wrong codes", count, "no more are answered than the limit says", seen);
    let back = Guest::come(place, Stand::Seat(ticket)).await;
    let seen = back.map(|_| "they did".to_owned()).map_err(|gone| gone.to_string());
    report.judge("wrong codes", count, "who has a seat there comes back to it", seen);
    Ok(())
}
