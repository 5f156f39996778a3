//! Pins processes to cores.

use std::error::Error;
use std::process::Command;

/// Pins a process to one core.
pub(crate) fn pin(process: Option<u32>, core: u32) -> Result<(), Box<dyn Error>> {
    let process = process.ok_or("it does not run")?.to_string();
    let done = Command::new("taskset").args(["-acp", &core.to_string(), &process]).output()?;
    if done.status.success() { Ok(()) } else { Err("taskset (util-linux) is needed".into()) }
}
