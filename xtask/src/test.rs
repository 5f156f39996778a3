//! `cargo xtask test`: everything, on a fresh machine that has Rust and Node.

use crate::{
    Outcome, shell,
    steps::{MEANWHILE, RUST, Step},
    web,
};
use std::{
    fmt::Write as _,
    path::Path,
    sync::atomic::{AtomicBool, Ordering::Relaxed},
    thread,
    time::{Duration, Instant},
};

/// Nothing needs a browser until the compiler is done, so that those that are missing are fetched
/// meanwhile.
pub(crate) fn run(root: &Path) -> Outcome {
    thread::scope(|meanwhile| {
        meanwhile.spawn(|| web::fetch_browsers(root));
        run_rows(RUST, MEANWHILE, root)
    })
}

/// A step that was run.
struct Done {
    name: &'static str,
    took: Duration,
    outcome: Outcome,
}

/// Runs the steps of both rows at the same time, those of a row in order. The first failure keeps
/// both from starting another step. The output of `beside` is shown step by step, when one is done.
fn run_rows(steps: &[Step], beside: &[Step], root: &Path) -> Outcome {
    let start = Instant::now();
    let failed = AtomicBool::new(false);
    let done = thread::scope(|meanwhile| {
        let beside = meanwhile.spawn(|| {
            run_row(beside, &failed, |step| {
                let (outcome, said) = shell::held(|| (step.run)(root));
                println!("\n[{}] {}\n{said}", step.name, step.does);
                outcome
            })
        });
        let mut done = run_row(steps, &failed, |step| {
            println!("\n[{}] {}", step.name, step.does);
            (step.run)(root)
        });
        done.extend(beside.join().expect("a step ends with an outcome"));
        done
    });
    println!("\n{}", table(steps.iter().chain(beside), &done, start.elapsed()));
    done.into_iter().try_for_each(|step| {
        step.outcome.map_err(|trouble| format!("step `{}` failed: {trouble}", step.name))
    })
}

/// Runs steps in order until one fails, here or in the other row.
fn run_row(steps: &[Step], failed: &AtomicBool, run: impl Fn(&Step) -> Outcome) -> Vec<Done> {
    let mut done = Vec::new();
    for step in steps {
        if failed.load(Relaxed) {
            break;
        }
        let start = Instant::now();
        let outcome = run(step);
        let took = start.elapsed();
        match &outcome {
            Ok(()) => println!("[{}] passed in {:.1} s", step.name, took.as_secs_f64()),
            Err(trouble) => {
                failed.store(true, Relaxed);
                println!("[{}] failed: {trouble}", step.name);
            }
        }
        done.push(Done { name: step.name, took, outcome });
    }
    done
}

/// The steps with their seconds; which one failed, and which were never started.
fn table<'a>(steps: impl Iterator<Item = &'a Step>, done: &[Done], took: Duration) -> String {
    let mut text = format!("{:<12} {:>8}\n", "step", "seconds");
    for step in steps {
        match done.iter().find(|done| done.name == step.name) {
            None => _ = writeln!(text, "{:<12} {:>8}  not run", step.name, "–"),
            Some(done) => {
                let note = if done.outcome.is_err() { "  failed" } else { "" };
                _ = writeln!(text, "{:<12} {:>8.1}{note}", step.name, done.took.as_secs_f64());
            }
        }
    }
    _ = writeln!(text, "{:<12} {:>8.1}  two at a time", "all", took.as_secs_f64());
    text
}

#[cfg(test)]
mod tests {
    use super::{Done, run_rows, table};
    use crate::{shell, steps::Step};
    use std::{path::Path, process::Command, time::Duration};

    const GOOD: Step = Step { name: "good", does: "passes", run: |_| Ok(()) };
    const BAD: Step = Step { name: "bad", does: "fails", run: |_| Err("a fuse blew".into()) };
    const NEVER: Step = Step { name: "never", does: "is not reached", run: |_| panic!("reached") };

    #[test]
    fn steps_that_pass_pass_together() {
        assert_eq!(run_rows(&[GOOD, GOOD], &[GOOD], Path::new(".")), Ok(()));
    }

    #[test]
    fn the_first_failure_is_named_and_the_rest_is_not_run() {
        let failed = Err("step `bad` failed: a fuse blew".into());
        assert_eq!(run_rows(&[GOOD, BAD, NEVER], &[], Path::new(".")), failed);
        assert_eq!(run_rows(&[], &[GOOD, BAD, NEVER], Path::new(".")), failed);
    }

    #[test]
    fn the_table_says_where_it_stopped() {
        let done = |name, took, outcome| Done { name, took: Duration::from_millis(took), outcome };
        let done = [done("good", 1200, Ok(())), done("bad", 300, Err("a fuse blew".into()))];
        let table = table([GOOD, BAD, NEVER].iter(), &done, Duration::from_millis(1300));
        let rows: Vec<&str> = table.lines().collect();
        assert_eq!(rows[1], "good              1.2");
        assert_eq!(rows[2], "bad               0.3  failed");
        assert_eq!(rows[3], "never               –  not run");
        assert_eq!(rows[4], "all               1.3  two at a time");
    }

    #[cfg(unix)]
    #[test]
    fn output_is_held_back_in_order() {
        let say = |word: &str| shell::run(Path::new("."), Command::new("echo").arg(word));
        let (outcome, said) = shell::held(|| say("one").and_then(|()| say("two")));
        assert_eq!((outcome, said.as_str()), (Ok(()), "one\ntwo\n"));
    }
}
