//! What the operating system knows of the running program, from `/proc`.

use std::fs;
use std::io;

use crate::Program;

/// The resources that the program uses at one moment, or has used until then.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Vitals {
    /// Resident memory, in bytes.
    pub memory: u64,
    /// CPU time since the program was started, in seconds.
    pub cpu: f64,
    /// Open file handles.
    pub handles: u64,
    /// Voluntary context switches of its threads, each of which was followed by a wake-up.
    pub wakes: u64,
}

impl Vitals {
    /// Samples the program.
    pub fn of(program: &Program) -> io::Result<Vitals> {
        Vitals::of_process(program.process().ok_or_else(|| no("the program does not run"))?)
    }

    /// Samples the process with this id.
    pub fn of_process(process: u32) -> io::Result<Vitals> {
        let proc = format!("/proc/{process}");
        let kilobytes = field(&fs::read_to_string(format!("{proc}/status"))?, "VmRSS:")?;
        let mut wakes = 0;
        for thread in fs::read_dir(format!("{proc}/task"))? {
            // A thread may end meanwhile.
            let status = fs::read_to_string(thread?.path().join("status")).unwrap_or_default();
            wakes += field(&status, "voluntary_ctxt_switches:").unwrap_or(0);
        }
        Ok(Vitals {
            memory: kilobytes * 1024,
            cpu: cpu(&fs::read_to_string(format!("{proc}/stat"))?)?,
            handles: fs::read_dir(format!("{proc}/fd"))?.count() as u64,
            wakes,
        })
    }
}

/// Clock ticks per second in `/proc`, which Linux has never changed.
const TICKS: f64 = 100.0;

/// User and system time are the 12th and 13th field after the name, which may hold anything.
fn cpu(stat: &str) -> io::Result<f64> {
    let behind_name = stat.rsplit(')').next().ok_or_else(|| no("no name"))?;
    let times: Vec<u64> =
        behind_name.split_whitespace().skip(11).take(2).flat_map(str::parse).collect();
    match times[..] {
        [user, system] => Ok((user + system) as f64 / TICKS),
        _ => Err(no("no CPU time")),
    }
}

fn field(status: &str, name: &str) -> io::Result<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix(name));
    let figure = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
    figure.ok_or_else(|| no(name))
}

fn no(what: &str) -> io::Error {
    io::Error::other(what.to_owned())
}
