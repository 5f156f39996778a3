//! What Dr Shark's bots feel, do, and are worth.

mod absent;
mod figures;
mod forgetting;
mod legal;
mod levels;
mod parts;
mod pay;
mod plans;
mod shown;
mod touch;
mod why;

use dr_shark::{DrShark, Options, Piece, Pieces, Table, Touch};
use kernel::{Dice, Match, Mind, Outcome, Seat, Seed, Setup};

use crate::{Company, Pace, Played, Populated};

/// The options of a table where pieces are found so.
fn found_by(touch: Touch) -> Options {
    Options { touch, ..Options::default() }
}

/// Game number `number` of a series between these bots.
fn play(bots: &[&str], options: Options, number: u64) -> Played {
    play_at(bots, options, number, |_| Pace::at_once())
}

fn play_at(bots: &[&str], options: Options, number: u64, pace: fn(u8) -> Pace) -> Played {
    let setup = Setup::new(bots.len() as u8, options).expect("a possible table");
    let mind = |(seat, level): (u8, &&str)| -> Box<dyn Mind<DrShark>> {
        DrShark::mind(level, Seat(seat), pace(seat)).expect("such a bot")
    };
    let minds = (0..).zip(bots).map(mind).collect();
    Company::sit(&setup, Seed::of("dr shark's bots").nth(number), minds).play()
}

fn human(seat: u8) -> Pace {
    Pace::human(Dice::new(Seed::of("pace"), u64::from(seat)), kernel::Tempo::Normal)
}

/// A table as it is dealt, with these clues in the first spy's dossier, in the last round or long
/// before.
fn table(seats: u8, mine: &[&str], round: u8) -> Table {
    let options = Options { first: Some(Seat(0)), ..found_by(Touch::Named) };
    let setup: Setup<DrShark> = Setup::new(seats, options).expect("a possible table");
    let game = Match::open(&setup, Seed::of("a table"), Vec::new(), &mut Outcome::default());
    let mut table = *game.state().table();
    for clue in clues(mine).iter() {
        table.bag.remove(clue);
        table.dossiers.as_mut_slice()[0].clues.insert(clue);
    }
    table.round = round;
    table
}

fn clues(names: &[&str]) -> Pieces {
    names.iter().map(|name| name.parse::<Piece>().expect("a piece")).collect()
}
