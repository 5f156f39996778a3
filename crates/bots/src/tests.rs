//! What holds for every mind.

mod company;
mod golden;
mod legal;
mod notices;
mod pace;
mod strength;
mod thought;

use kernel::{Seat, Seed, Setup};
use spywhere::{Options, Spywhere};

use crate::{Company, Pace, Played, Populated};

/// Game number `number` of a series between these bots, at a table with these options.
pub(crate) fn play(bots: &[&str], options: Options, number: u64) -> Played {
    let seats = bots.len() as u8;
    let setup = Setup::new(seats, options).expect("a possible table");
    let mind = |(seat, level): (u8, &&str)| {
        Spywhere::mind(level, Seat(seat), Pace::at_once()).expect("such a bot")
    };
    let minds = (0..).zip(bots).map(mind).collect();
    Company::sit(&setup, Seed::of("bots").nth(number), minds).play()
}
