//! One whole game of each level, as a fingerprint: a change of behaviour is seen, and so is a machine
//! that computes otherwise.

use std::fmt::Write as _;

use kernel::{Seat, Seed, Setup};
use umpire::golden;

use crate::{Company, Pace, Populated};

const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/golden");

/// FNV-1a: as simple as it is the same everywhere.
struct Fingerprint(u64);

impl std::fmt::Write for Fingerprint {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        Ok(())
    }
}

/// Everything that happens in a game of four of one level, as a line of the golden file.
fn game<G: Populated>(level: &str, options: G::Options, name: &str) -> String {
    let setup = Setup::<G>::new(4, options).expect("a table of four");
    let mind = |seat| G::mind(level, Seat(seat), Pace::at_once()).expect("a bot of this level");
    let mut company = Company::sit(&setup, Seed::of("golden"), (0..4).map(mind).collect());
    let mut fingerprint = Fingerprint(0xcbf2_9ce4_8422_2325);
    let mut facts = company.opening().len();
    write!(fingerprint, "{:?}", company.opening()).expect("it takes any text");
    while !company.is_over() {
        let events = company.step();
        facts += events.len();
        write!(fingerprint, "{events:?}").expect("it takes any text");
    }
    format!("{name} {level}: {facts} facts, {:016x}\n", fingerprint.0)
}

fn games<G: Populated>(options: impl Fn() -> G::Options, name: &str) -> String {
    let levels = G::RESEARCH.iter().chain(G::LEVELS);
    levels.map(|level| game::<G>(level, options(), name)).collect()
}

#[test]
fn golden_games_go_as_ever() {
    use dr_shark::{DrShark, Options, Touch};
    let felt = || Options { touch: Touch::Felt, ..DrShark::simulated() };
    let text = games::<spywhere::Spywhere>(spywhere::Spywhere::simulated, "spywhere")
        + &games::<wink::Wink>(wink::Wink::simulated, "wink")
        + &games::<DrShark>(DrShark::simulated, "dr-shark, named")
        + &games::<DrShark>(felt, "dr-shark, felt");
    golden::check(format!("{GOLDEN}/games.txt"), &text);
}
