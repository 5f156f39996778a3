//! The report: each attack, what must hold, and whether it did.

use std::error::Error;
use std::time::{Duration, Instant};

use guest::Place;

use crate::neighbour::Neighbour;

/// One row of the table that is printed at the end.
struct Row {
    attack: &'static str,
    count: String,
    must: &'static str,
    held: Held,
}

/// Whether something held.
enum Held {
    Yes(String),
    No(String),
    NotRun(String),
}

/// How long and how hard the storm blows.
#[derive(Clone, Copy)]
pub(crate) struct Strength {
    /// The whole storm takes about this long.
    pub(crate) whole: Duration,
}

impl Strength {
    /// A part of the whole time, in thousandths.
    pub(crate) fn part(self, thousandths: u32) -> Duration {
        self.whole * thousandths / 1000
    }

    /// This many in the storm of twelve minutes, fewer in a shorter one, but at least `least`.
    pub(crate) fn many(self, whole: usize, least: usize) -> usize {
        let share = self.whole.as_secs_f64() / LONG.as_secs_f64();
        ((whole as f64 * share) as usize).clamp(least, whole)
    }

    /// Whether this is the form for the test command.
    pub(crate) fn is_short(self) -> bool {
        self.whole <= SHORT
    }
}

/// Everything that a flood needs.
pub(crate) struct Flood<'a> {
    pub(crate) place: Place,
    pub(crate) neighbour: &'a mut Neighbour,
    pub(crate) strength: Strength,
    pub(crate) report: &'a mut Report,
}

/// The long form, and the short one.
pub(crate) const LONG: Duration = Duration::from_secs(720);
pub(crate) const SHORT: Duration = Duration::from_secs(40);

/// All results so far.
pub(crate) struct Report {
    began: Instant,
    rows: Vec<Row>,
    /// Codes and tokens, which must not be in any log.
    pub(crate) secrets: Vec<String>,
    /// The logs of every program that was started.
    pub(crate) logs: String,
}

impl Report {
    pub(crate) fn new() -> Report {
        Report { began: Instant::now(), rows: vec![], secrets: vec![], logs: String::new() }
    }

    /// Prints what goes on, for people who wait.
    pub(crate) fn progress(&self, what: &str) {
        println!("{:>5.1} s  {what}", self.began.elapsed().as_secs_f64());
    }

    /// Records whether something held, and what was seen.
    pub(crate) fn judge(
        &mut self,
        attack: &'static str,
        count: impl ToString,
        must: &'static str,
        seen: Result<String, String>,
    ) {
        let held = match seen {
            Ok(seen) => Held::Yes(seen),
            Err(seen) => Held::No(seen),
        };
        self.add(Row { attack, count: count.to_string(), must, held });
    }

    /// Records that something could not be tried here.
    pub(crate) fn not_run(&mut self, attack: &'static str, must: &'static str, why: String) {
        self.add(Row { attack, count: "0".into(), must, held: Held::NotRun(why) });
    }

    /// Records that a scene did not come to its end.
    pub(crate) fn ended<T>(
        &mut self,
        scene: &'static str,
        ended: Result<T, Box<dyn Error>>,
    ) -> Option<T> {
        let why = match ended {
            Ok(ended) => return Some(ended),
            Err(why) => why.to_string(),
        };
        self.judge(scene, "", "everything that is asked for is answered", Err(why));
        None
    }

    fn add(&mut self, row: Row) {
        self.progress(&row.line());
        self.rows.push(row);
    }

    /// Remembers what must not be in a log.
    pub(crate) fn keep_secret(&mut self, ticket: &guest::Ticket) {
        self.secrets.extend([ticket.code.clone(), ticket.token.clone()]);
    }

    /// Prints the report and returns whether everything held.
    pub(crate) fn print(&self) -> bool {
        println!("\n{:<22} {:>22}  {:<58} held?", "attack", "count", "must hold");
        for row in &self.rows {
            println!("{}", row.line());
        }
        let failed = self.rows.iter().filter(|row| matches!(row.held, Held::No(_))).count();
        let skipped = self.rows.iter().filter(|row| matches!(row.held, Held::NotRun(_))).count();
        println!(
            "\n{} of {} held, {failed} did not, {skipped} not run, in {:.0} s",
            self.rows.len() - failed - skipped,
            self.rows.len(),
            self.began.elapsed().as_secs_f64()
        );
        failed == 0
    }
}

impl Row {
    fn line(&self) -> String {
        let held = match &self.held {
            Held::Yes(seen) => format!("yes: {seen}"),
            Held::No(seen) => format!("NO: {seen}"),
            Held::NotRun(why) => format!("not run: {why}"),
        };
        format!("{:<22} {:>22}  {:<58} {held}", self.attack, self.count, self.must)
    }
}
