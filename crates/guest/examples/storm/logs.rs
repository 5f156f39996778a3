//! Everything that the program logged during the storm.

use crate::scene::Report;

/// There was no panic, and the log holds no code and no token.
pub(crate) fn judge(report: &mut Report) {
    let lines = report.logs.lines().count();
    let panic = report.logs.lines().find(|line| line.contains("panic"));
    let seen = match panic {
        None => Ok("none".to_owned()),
        Some(line) => Err(line.to_owned()),
    };
    report.judge("log", format!("{lines} lines"), "no panic", seen);
    let leaks = |line: &&str| report.secrets.iter().any(|secret| line.contains(&**secret));
    let leaked = report.logs.lines().filter(leaks).count();
    let first = report.logs.lines().find(leaks).unwrap_or_default();
    let seen = match leaked {
        0 => Ok("none".to_owned()),
        lines => Err(format!("{lines} lines, the first: {first}")),
    };
    let count = format!("{} secrets", report.secrets.len());
    report.judge("log", count, "no code and no token", seen);
}
