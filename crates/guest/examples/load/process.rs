//! What the operating system knows of the server.

use std::error::Error;
use std::process::Command;

use guest::Program;

/// Gives a process one core.
pub(crate) fn pin(process: Option<u32>, core: u32) -> Result<(), Box<dyn Error>> {
    let process = process.ok_or("it does not run")?.to_string();
    let done = Command::new("taskset").args(["-acp", &core.to_string(), &process]).output()?;
    if done.status.success() { Ok(()) } else { Err("taskset (util-linux) is needed".into()) }
}

/// The server's memory, in bytes.
pub(crate) fn memory(server: &Program) -> Result<u64, Box<dyn Error>> {
    let status = read(server, "status")?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).ok_or("no VmRSS")?;
    let kb: u64 = line.split_whitespace().nth(1).ok_or("no figure")?.parse()?;
    Ok(kb * 1024)
}

/// The server's CPU time so far, in seconds.
pub(crate) fn cpu(server: &Program) -> Result<f64, Box<dyn Error>> {
    let stat = read(server, "stat")?;
    let behind_name = stat.rsplit(')').next().ok_or("no name")?;
    let fields: Vec<&str> = behind_name.split_whitespace().collect();
    let ticks: u64 = fields[11].parse::<u64>()? + fields[12].parse::<u64>()?;
    Ok(ticks as f64 / 100.0)
}

fn read(server: &Program, file: &str) -> Result<String, Box<dyn Error>> {
    let process = server.process().ok_or("it does not run")?;
    Ok(std::fs::read_to_string(format!("/proc/{process}/{file}"))?)
}
