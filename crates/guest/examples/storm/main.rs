//! `cargo xtask storm`: does to the real program what attackers and bad luck do, and prints what
//! held.
//!
//! Each scene is a file: it starts the program, does its worst, and judges what it saw. A neighbour
//! at another table stands for everybody who has nothing to do with it. Nothing is measured in
//! milliseconds: moves under attack are compared with moves of just before.

mod attackers;
mod codes;
mod couple;
mod disks;
mod flapping;
mod flips;
mod frames;
mod frozen;
mod full;
mod hellos;
mod journals;
mod kills;
mod logs;
mod looks;
mod neighbour;
mod numbers;
mod orders;
mod readers;
mod sampler;
mod scene;
mod watchers;

use std::error::Error;
use std::process::ExitCode;
use std::time::Duration;

use guest::{Party, Program};
use neighbour::Neighbour;
use sampler::Sampler;
use scene::{Flood, LONG, Report, SHORT, Strength};

/// An error of a scene itself, rather than of the program.
type Outcome = Result<(), Box<dyn Error>>;

/// The arguments on the command line.
struct Wish {
    binary: String,
    strength: Strength,
    /// The scenes to run; all, if empty.
    only: Vec<String>,
}

const HELP: &str =
    "--seconds N (720), --short (40 s), --only kills,full,frozen,flips,readers,floods";

impl Wish {
    fn read() -> Result<Wish, Box<dyn Error>> {
        let mut wish =
            Wish { binary: String::new(), strength: Strength { whole: LONG }, only: vec![] };
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            let mut value = || words.next().ok_or(format!("{word} needs a value"));
            match &*word {
                "--binary" => wish.binary = value()?,
                "--seconds" => wish.strength.whole = Duration::from_secs(value()?.parse()?),
                "--short" => wish.strength.whole = SHORT,
                "--only" => wish.only = value()?.split(',').map(str::to_owned).collect(),
                _ => return Err(format!("{word}? {HELP}").into()),
            }
        }
        Ok(wish)
    }

    fn wants(&self, scene: &str) -> bool {
        self.only.is_empty() || self.only.iter().any(|name| name == scene)
    }
}

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let wish = Wish::read()?;
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let mut report = Report::new();
    runtime.block_on(blow(&wish, &mut report));
    Ok(if report.print() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Runs the chosen scenes, one after the other.
async fn blow(wish: &Wish, report: &mut Report) {
    let (binary, strength) = (&*wish.binary, wish.strength);
    if wish.wants("kills") {
        let ended = in_time(strength, kills::run(binary, strength, report)).await;
        report.ended("kill -9", ended);
    }
    if wish.wants("full") {
        let ended = in_time(strength, full::run(binary, report)).await;
        report.ended("full disk", ended);
    }
    if wish.wants("frozen") {
        let ended = in_time(strength, frozen::run(binary, strength, report)).await;
        report.ended("frozen disk", ended);
    }
    if wish.wants("flips") {
        let ended = in_time(strength, flips::run(binary, strength, report)).await;
        report.ended("byte flips", ended);
    }
    if wish.wants("readers") {
        let ended = in_time(strength, readers::run(binary, strength, report)).await;
        report.ended("slow readers", ended);
    }
    if wish.wants("floods") {
        let ended = floods(binary, strength, report).await;
        report.ended("floods", ended);
    }
    logs::judge(report);
}

/// Ends a scene that takes far longer than its share.
async fn in_time<T>(
    strength: Strength,
    scene: impl Future<Output = Result<T, Box<dyn Error>>>,
) -> Result<T, Box<dyn Error>> {
    let longest = strength.part(500) + Duration::from_secs(40);
    tokio::time::timeout(longest, scene).await.map_err(|_| format!("not over in {longest:?}"))?
}

/// One program under one flood after the other, watched throughout.
async fn floods(binary: &str, strength: Strength, report: &mut Report) -> Outcome {
    // Default limits, except those that matter because all clients here share one address and
    // hurry.
    let args = ["--max-new", "1000000", "--max-messages", "2000"];
    let mut program = Program::start(binary, &args)?;
    let place = program.place();
    let long_journal = journals::lengthen(&mut program, strength).await?;
    let neighbour = &mut Neighbour::settle(&program).await?;
    let mut party = Party::sit(place, 3).await?;
    party.arrive(place).await?;
    party.start().await?;
    party.tickets.iter().chain(neighbour.tickets()).for_each(|it| report.keep_secret(it));
    neighbour.come_back().await?;
    let sampler = Sampler::start(&program)?;

    // Each flood borrows the neighbours and the report, and returns them.
    macro_rules! flood {
        ($scene:ident $(, $more:expr)*) => {{
            let flood = Flood { place, neighbour: &mut *neighbour, strength, report: &mut *report };
            let ended = in_time(strength, $scene::run(flood $(, $more)*)).await;
            report.ended(stringify!($scene), ended)
        }};
    }
    let flooded = flood!(orders);
    flood!(looks, &mut party);
    flood!(hellos, &program, &long_journal);
    flood!(watchers);
    flood!(frames);
    flood!(flapping);
    let ended = in_time(strength, codes::run(place, strength, report)).await;
    report.ended("codes", ended);

    sampler.judge(&program, report).await?;
    program.kill();
    if let Some(flooded) = flooded {
        orders::judge_growth(&program, flooded, report)?;
    }
    report.logs += &program.log();
    Ok(())
}
