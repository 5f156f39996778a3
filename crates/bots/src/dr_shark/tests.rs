//! What Dr Shark's bots feel, do, and are worth.

mod figures;
mod legal;
mod pay;
mod touch;

use dr_shark::{DrShark, Options, Touch};
use kernel::{Dice, Mind, Seat, Seed, Setup};

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
