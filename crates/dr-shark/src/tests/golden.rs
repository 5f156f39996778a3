//! Counts and transcripts that are kept, and reviewed as diffs.

use kernel::{Game, Match, Outcome, Seed, Setup};
use umpire::{golden, perft, transcript};

use super::laws::{small_box, tables};
use crate::{DrShark, Options, Position, Touch};

const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/golden");

fn named() -> Options {
    Options { touch: Touch::Named, ..Options::default() }
}

/// `4` or `4-in-teams`.
fn table(setup: &Setup<DrShark>) -> String {
    let teams = setup.options().teams == Some(true);
    format!("{}{}", setup.seats(), if teams { "-in-teams" } else { "" })
}

fn few_pieces(setup: &Setup<DrShark>) -> Position {
    let sides = usize::from(setup.options().sides(setup.seats()));
    let mut dossiers = vec![serde_json::json!([]); sides];
    let watch = ["satellite-watch.1.1", "satellite-watch.2.1", "satellite-watch.3.1"];
    dossiers[0] = serde_json::json!([
        "harpoon-pen.1.1",
        "harpoon-pen.2.1",
        "harpoon-pen.3.1",
        watch[0],
        watch[1],
        watch[2],
        "clown.1.1",
        "clown.2.1",
    ]);
    dossiers[1] = serde_json::json!(["clown.3.1", "waiter.1.1"]);
    let bag = ["clown.4.1", "waiter.2.1", "passport.1.1", "shark.green.1"];
    serde_json::from_value(serde_json::json!({ "bag": bag, "dossiers": dossiers }))
        .expect("a position")
}

#[test]
fn golden_perft() {
    let mut text = String::from(
        "# The number of paths of each length in inputs, from the opening of the seed \"perft\", pieces being named.\n",
    );
    let small = Options { components: small_box(), ..named() };
    for (what, options, depth) in [("our box", named(), 4), ("a small box", small, 5)] {
        for setup in tables(options) {
            let game = Match::open(&setup, Seed::of("perft"), Vec::new(), &mut Outcome::default());
            let counts = perft::counts(&game, setup.seats(), depth);
            text += &format!("\n{} seats, {what}\n{counts}", table(&setup));
        }
    }
    text += "\n# And from a position with four pieces in the bag and evidence in two dossiers.\n";
    for setup in tables(named()) {
        let deal = DrShark::arrange(&setup, few_pieces(&setup)).expect("a possible position");
        let game =
            Match::dealt(&setup, deal, Seed::of("perft"), Vec::new(), &mut Outcome::default());
        let counts = perft::counts(&game, setup.seats(), 6);
        text += &format!("\n{} seats\n{counts}", table(&setup));
    }
    golden::check(format!("{GOLDEN}/perft.txt"), &text);
}

#[test]
fn golden_transcripts() {
    for setup in tables(Options { short: true, ..named() }) {
        let text = transcript::transcript(&setup, "transcript");
        golden::check(format!("{GOLDEN}/{}-seats.txt", table(&setup)), &text);
    }
}
