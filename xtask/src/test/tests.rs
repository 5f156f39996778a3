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
