//! Orders as fast as the connection takes them: six people with long names who rename themselves.

use std::error::Error;
use std::time::Instant;

use guest::{Answered, Guest, Program, Stand};
use serde_json::json;
use tokio::task::JoinSet;

use crate::Outcome;
use crate::attackers::{Count, from};
use crate::scene::{Flood, Report};

/// How fast the journal of one table may grow: a burst, and then a few hundred bytes per second for
/// each seat's orders.
const BURST_BYTES: f64 = 65_536.0;
const BYTES_A_SECOND: f64 = 4_096.0;
const SEATS: usize = 6;

/// The table that was flooded, the number of orders, and the time they took.
pub(crate) struct Flooded {
    code: String,
    orders: u64,
    seconds: f64,
}

pub(crate) async fn run(flood: Flood<'_>) -> Result<Flooded, Box<dyn Error>> {
    let Flood { place, neighbour, strength, report } = flood;
    neighbour.come_back().await?;
    report.progress("orders as fast as the line takes them");
    let place = from(place, 10);
    let names: Vec<String> = (0..SEATS).map(|i| format!("{}{i}", "й".repeat(23))).collect();
    let names: Vec<&str> = names.iter().map(|name| &**name).collect();
    let tickets = place.gather("spywhere", &names, &json!({})).await?;
    let (done, limited) = (Count::default(), Count::default());
    let mut attackers = JoinSet::new();
    let began = Instant::now();
    for ticket in &tickets {
        report.keep_secret(ticket);
        let (ticket, done, limited) = (ticket.clone(), done.clone(), limited.clone());
        attackers.spawn(async move {
            loop {
                let stand = Stand::Seat(ticket.clone());
                let Ok(mut guest) = Guest::come(place, stand).await else { continue };
                for i in 0_u64.. {
                    let name = format!("{}{:03}", "й".repeat(20), i % 1000);
                    match guest.order(&json!({"rename": name})).await {
                        Ok(Answered::Done) => done.add(1),
                        Ok(_) => {
                            limited.add(1);
                            guest.n -= 1;
                        }
                        Err(_) => break,
                    }
                    guest.heard.clear();
                }
            }
        });
    }
    let until = tokio::time::Instant::now() + strength.part(40);
    let seen = neighbour.judge().await;
    tokio::time::sleep_until(until).await;
    attackers.shutdown().await;
    let seconds = began.elapsed().as_secs_f64();
    let count = format!("{} + {} limited", done.get(), limited.get());
    report.judge("orders", count, "a neighbour's moves wait for little", seen);
    Ok(Flooded { code: tickets[0].code.clone(), orders: done.get() + limited.get(), seconds })
}

/// Judges, once the program has ended, how much that table has written.
pub(crate) fn judge_growth(
    program: &Program,
    Flooded { code, orders, seconds }: Flooded,
    report: &mut Report,
) -> Outcome {
    let store = store::Store::open(program.data())?;
    let table = store.find(&code)?.ok_or("the table is gone")?.table;
    let bytes: usize = store.read(table)?.iter().map(<[u8]>::len).sum();
    store.close();
    let allowed = BURST_BYTES + BYTES_A_SECOND * seconds;
    let seen = format!("{bytes} bytes in {seconds:.0} s, where {allowed:.0} are allowed");
    let bounded = bytes as f64 <= allowed;
    let seen = if bounded { Ok(seen) } else { Err(seen) };
    report.judge("orders", orders, "a journal grows by a burst and 4 KB a second", seen);
    Ok(())
}
