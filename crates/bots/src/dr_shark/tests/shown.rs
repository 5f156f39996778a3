//! How long a bot's turn takes as people see it: the host runs the clock faster while they only
//! watch ([`Game::watched`]).

use dr_shark::{DrShark, Event, Touch};
use kernel::{At, Dice, Game, Match, Outcome, Seat, Seed, Setup, Tempo};

use super::found_by;
use crate::{Company, Pace, Populated};

/// The turns of a game between bots of this level at this tempo, in milliseconds as shown where the
/// host runs the clock as the rules allow.
fn turns(level: &str, touch: Touch, tempo: Tempo) -> Vec<u64> {
    let setup = Setup::new(4, found_by(touch)).expect("a possible table");
    let mind = |seat: u8| {
        let pace = Pace::human(Dice::new(Seed::of("pace"), u64::from(seat)), tempo);
        DrShark::mind(level, Seat(seat), pace).expect("a level")
    };
    let seed = Seed::of("shown");
    let mut company = Company::sit(&setup, seed, (0..4).map(mind).collect());
    // The rates are the rules', so the game is followed by folding what is told.
    let game = Match::<DrShark>::open(&setup, seed, Vec::new(), &mut Outcome::default());
    let mut state = game.state().clone();
    let (mut turns, mut shown_ms, mut last) = (Vec::new(), 0.0, At(0));
    while !company.is_over() {
        for (at, event) in company.step() {
            let rate = DrShark::watched(&state).map_or(1, |(_, rate)| rate);
            shown_ms += (at.0 - last.0) as f64 / f64::from(rate);
            last = *at;
            DrShark::fold(&mut state, event);
            if matches!(event, Event::Began { .. } | Event::Over) {
                turns.push(shown_ms as u64);
                shown_ms = 0.0;
            }
        }
    }
    turns
}

/// At the normal tempo, which runs the clock as fast as the rules say.
#[test]
fn a_bots_turn_is_shown_in_less_than_fifteen_seconds() {
    for level in DrShark::LEVELS {
        let turns = turns(level, Touch::Named, Tempo::Normal);
        let mean = turns.iter().sum::<u64>() / turns.len() as u64;
        let longest = turns.iter().max().copied().unwrap_or(0);
        println!("{level}: {mean} ms in the mean, {longest} ms at most");
        assert!(turns.len() >= 32 && longest < 15_000, "{level}: {turns:?}");
    }
    let felt = turns("mastermind", Touch::Felt, Tempo::Normal);
    assert!(felt.iter().all(|ms| *ms < 15_000), "{felt:?}");
}

/// The pace is faster, and the host runs the clock faster still.
#[test]
fn a_fast_table_is_faster() {
    let sum = |tempo| turns("regular", Touch::Named, tempo).iter().sum::<u64>();
    assert!(sum(Tempo::Fast) < sum(Tempo::Normal));
}
