//! A disk that hangs: a write neither succeeds nor fails.

use std::time::Duration;

use crate::Outcome;
use crate::couple::act_on;
use crate::disks::Disk;
use crate::scene::{Report, Strength};

const ATTACK: &str = "frozen disk";

pub(crate) async fn run(binary: &str, strength: Strength, report: &mut Report) -> Outcome {
    report.progress("a frozen disk");
    let lasts = if strength.is_short() { Duration::from_secs(3) } else { Duration::from_secs(20) };
    let clock = act_on(ATTACK, binary, Disk::freezable(), lasts, Disk::freeze, report).await?;
    let Some((clock, passed)) = clock else { return Ok(()) };
    let seen = format!("{:.1} s of {:.1} s", clock.as_secs_f64(), passed.as_secs_f64());
    let stood_still = clock + lasts / 2 < passed && !clock.is_zero();
    let seen = if stood_still { Ok(seen) } else { Err(seen) };
    report.judge(ATTACK, format!("{lasts:?}"), "the game's clock stands still", seen);
    Ok(())
}
