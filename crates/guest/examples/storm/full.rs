//! A disk that is full.

use std::time::Duration;

use crate::Outcome;
use crate::couple::act_on;
use crate::disks::Disk;
use crate::scene::Report;

const ATTACK: &str = "full disk";
/// How long it stays full.
const LASTS: Duration = Duration::from_secs(2);

pub(crate) async fn run(binary: &str, report: &mut Report) -> Outcome {
    report.progress("a full disk");
    act_on(ATTACK, binary, Disk::small(), LASTS, Disk::fill, report).await?;
    Ok(())
}
