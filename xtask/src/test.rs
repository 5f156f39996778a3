//! `cargo xtask test`: everything, on a fresh machine that has Rust and Node.

use crate::{
    Outcome,
    steps::{STEPS, Step},
    web,
};
use std::{
    fmt::Write as _,
    path::Path,
    thread,
    time::{Duration, Instant},
};

/// Nothing needs a browser until the compiler is done, so that those that are missing are fetched
/// meanwhile.
pub(crate) fn run(root: &Path) -> Outcome {
    thread::scope(|meanwhile| {
        meanwhile.spawn(|| web::fetch_browsers(root));
        run_steps(STEPS, root)
    })
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
mod tests {
    use super::{run_steps, table};
    use crate::steps::Step;
    use std::{path::Path, time::Duration};

    const GOOD: Step = Step { name: "good", does: "passes", run: |_| Ok(()) };
    const BAD: Step = Step { name: "bad", does: "fails", run: |_| Err("a fuse blew".into()) };
    const NEVER: Step = Step { name: "never", does: "is not reached", run: |_| panic!("reached") };

    #[test]
    fn steps_that_pass_pass_together() {
        assert_eq!(run_steps(&[GOOD, GOOD], Path::new(".")), Ok(()));
    }

    #[test]
    fn the_first_failure_is_named_and_the_rest_is_not_run() {
        let outcome = run_steps(&[GOOD, BAD, NEVER], Path::new("."));
        assert_eq!(outcome, Err("step `bad` failed: a fuse blew".into()));
    }

    #[test]
    fn the_table_says_where_it_stopped() {
        let took = [Duration::from_millis(1200), Duration::from_millis(300)];
        let table = table(&[GOOD, BAD, NEVER], &took, false);
        let rows: Vec<&str> = table.lines().collect();
        assert_eq!(rows[1], "good              1.2");
        assert_eq!(rows[2], "bad               0.3  failed");
        assert_eq!(rows[3], "never               –  not run");
        assert_eq!(rows[4], "total             1.5");
    }
}
