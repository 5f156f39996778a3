//! Looks at a table: pipelined requests, as fast as the connection takes them.

use std::time::{Duration, Instant};

use guest::Party;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::task::JoinSet;

use crate::Outcome;
use crate::attackers::{Count, from};
use crate::scene::Flood;

/// Requests sent before an answer is read.
const IN_A_ROW: usize = 100;
/// More connections than fit into a table's mailbox, from a few addresses.
const AT_ONCE: u8 = 120;
const ADDRESSES: u8 = 6;
/// Acts at the table that is looked at, and their timeout.
const ACTS: usize = 60;
const LONGEST: Duration = Duration::from_secs(10);

pub(crate) async fn run(flood: Flood<'_>, party: &mut Party) -> Outcome {
    let Flood { place, neighbour, strength, report } = flood;
    neighbour.come_back().await?;
    report.progress("looks at a table, pipelined");
    party.come_back(place).await?;
    let code = party.tickets[0].code.clone();
    let request = format!("GET /api/tables/{code} HTTP/1.1\r\nhost: {}\r\n\r\n", place.address());
    let looks = Count::default();
    let mut attackers = JoinSet::new();
    for i in 0..AT_ONCE {
        let (place, looks) = (from(place, 20 + i % ADDRESSES), looks.clone());
        let many = request.repeat(IN_A_ROW);
        attackers.spawn(async move {
            loop {
                let Ok(stream) = place.connect().await else { continue };
                let (mut hears, mut says) = stream.into_split();
                let counting = async {
                    let mut bytes = vec![0; 16_384];
                    while let Ok(count @ 1..) = hears.read(&mut bytes).await {
                        let lines = bytes[..count].windows(9).filter(|it| it == b"HTTP/1.1 ");
                        looks.add(lines.count() as u64);
                    }
                };
                let asking = async { while says.write_all(many.as_bytes()).await.is_ok() {} };
                tokio::select! { () = counting => {}, () = asking => {} }
            }
        });
    }
    let began = Instant::now();
    let mut acts = 0;
    let mut seen = Ok(());
    let enough = |acts| acts >= ACTS && began.elapsed() >= strength.part(30);
    while seen.is_ok() && !enough(acts) && began.elapsed() < LONGEST {
        seen = party.act().await.map(|_| acts += 1).map_err(|gone| gone.to_string());
    }
    let took = began.elapsed().as_secs_f64();
    let seen = seen.map(|()| format!("{acts} acts there were done in {took:.1} s"));
    let slower = neighbour.judge().await;
    attackers.shutdown().await;
    let count = looks.get();
    report.judge("looks", count, "no act at that table is refused as busy", seen);
    report.judge("looks", count, "a neighbour's moves wait for little", slower);
    Ok(())
}
