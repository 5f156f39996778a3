//! What Wink's bots see, do, and are worth.

mod belief;
mod figures;
mod fixations;
mod legal;
mod levels;
mod reaction;
mod reasons;
mod recollection;
mod scenes;

use kernel::{Dice, Mind, Seat, Seed, Setup};
use wink::{Eyes, Options, Wink};

use crate::{Company, Pace, Played, Populated};

const GAZE: Options = Options {
    first: None,
    eyes: Eyes::Gaze,
    lock: wink::Lock::Game,
    min_turn_s: 5,
    max_turn_s: 45,
    sign: wink::Sign::Wink,
};

/// Game number `number` of a series between these bots.
fn play(bots: &[&str], options: Options, number: u64) -> Played {
    play_at(bots, options, number, |_| Pace::at_once())
}

fn play_at(bots: &[&str], options: Options, number: u64, pace: fn(u8) -> Pace) -> Played {
    let setup = Setup::new(bots.len() as u8, options).expect("a possible table");
    let mind = |(seat, level): (u8, &&str)| -> Box<dyn Mind<Wink>> {
        Wink::mind(level, Seat(seat), pace(seat)).expect("such a bot")
    };
    let minds = (0..).zip(bots).map(mind).collect();
    Company::sit(&setup, Seed::of("wink's bots").nth(number), minds).play()
}

fn human(seat: u8) -> Pace {
    Pace::human(Dice::new(Seed::of("pace"), u64::from(seat)), kernel::Tempo::Normal)
}
