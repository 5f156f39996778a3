//! `cargo xtask test`: everything, on a fresh machine that has Rust and Node.

use crate::{
    Outcome,
    steps::{STEPS, Step},
};
use std::{
    fmt::Write as _,
    path::Path,
    time::{Duration, Instant},
};

pub(crate) fn run(root: &Path) -> Outcome {
    run_steps(STEPS, root)
}

/// Runs the steps in order up to the first that fails, and says how long each took.
fn run_steps(steps: &[Step], root: &Path) -> Outcome {
    let mut took = Vec::new();
    let mut outcome = Ok(());
    for (number, step) in (1..).zip(steps) {
        println!("\n[{number}/{}] {}: {}", steps.len(), step.name, step.does);
        let start = Instant::now();
        let result = (step.run)(root);
        took.push(start.elapsed());
        let seconds = start.elapsed().as_secs_f64();
        match result {
            Ok(()) => {
                println!("[{number}/{}] {}: passed in {seconds:.1} s", steps.len(), step.name)
            }
            Err(trouble) => {
                outcome = Err(format!("step `{}` failed: {trouble}", step.name));
                break;
            }
        }
    }
    println!("\n{}", table(steps, &took, outcome.is_ok()));
    outcome
}

/// The steps with their seconds; where it stopped, the failed step and those never reached.
fn table(steps: &[Step], took: &[Duration], passed: bool) -> String {
    let mut text = format!("{:<12} {:>8}\n", "step", "seconds");
    for (index, step) in steps.iter().enumerate() {
        let failed = !passed && index + 1 == took.len();
        match took.get(index) {
            None => _ = writeln!(text, "{:<12} {:>8}  not run", step.name, "–"),
            Some(time) => {
                let note = if failed { "  failed" } else { "" };
                _ = writeln!(text, "{:<12} {:>8.1}{note}", step.name, time.as_secs_f64());
            }
        }
    }
    let total: Duration = took.iter().sum();
    _ = writeln!(text, "{:<12} {:>8.1}", "total", total.as_secs_f64());
    text
}

#[cfg(test)]
mod tests;
