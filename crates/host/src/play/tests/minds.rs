//! A simulation measures the player whom people meet: the same seed, seats and bots give the same
//! game, event by event, whether bots play among themselves or at a people's table.

use bots::{Company, Minds, Pace, Populated};
use kernel::{At, Match, Observer, Outcome, Seat, Seed, Setup};
use serde_json::Value;

use crate::catalog::{self, Errand};
use crate::play::{Play, Playing, Step};

/// The levels of the bots, in seat order.
fn levels<G: Populated>(seats: u8, number: u64) -> Vec<&'static str> {
    let level = |seat| G::LEVELS[(usize::from(seat) + number as usize) % G::LEVELS.len()];
    (0..seats).map(level).collect()
}

/// The game as a simulation plays it.
fn simulated<G: Populated>(
    setup: &Setup<G>,
    seed: Seed,
    levels: &[&str],
    quick: bool,
) -> Vec<Value> {
    let paces = Minds::<G>::new(setup.seats(), seed);
    let pace =
        |seat| if quick { Pace::at_once() } else { paces.human_pace(seat, kernel::Tempo::Normal) };
    let minds = (0..).map(Seat).zip(levels);
    let minds = minds.map(|(seat, level)| G::mind(level, seat, pace(seat)).unwrap()).collect();
    let mut company = Company::sit(setup, seed, minds);
    let mut story = Vec::new();
    loop {
        let told = company.step();
        story.extend(told.iter().map(|told| serde_json::to_value(told).unwrap()));
        if company.is_over() {
            return story;
        }
    }
}

/// The game as a table plays it: it looks when something is due, `late_ms` too late, and lets the
/// bots know of every step.
fn at_a_table<G: Populated>(
    setup: &Setup<G>,
    seed: Seed,
    levels: &[&str],
    (quick, late_ms): (bool, u64),
) -> Vec<Value> {
    let mut outcome = Outcome::default();
    let witnesses = Observer::all(setup.seats()).collect();
    let game = Match::open(setup, seed, witnesses, &mut outcome);
    let mut play = Playing::new(setup.clone(), seed, game, outcome, quick.into());
    (0..).map(Seat).zip(levels).for_each(|(seat, level)| play.sit(seat, Some(level)));
    play.notify_minds();
    let mut story: Vec<Value> = Vec::new();
    let mut settle = |play: &mut Playing<G>, step: Step| {
        let facts = step.facts.map(|facts| serde_json::from_str::<Vec<Value>>(facts.get()));
        story.extend(facts.into_iter().flat_map(Result::unwrap));
        play.notify_minds();
    };
    while !play.is_over() {
        let now: At = play.due().expect("somebody moves").plus_ms(late_ms);
        while let Some(step) = play.step(now) {
            settle(&mut play, step);
        }
        let step = play.tick(now);
        settle(&mut play, step);
    }
    story
}

struct Same;

impl Errand for Same {
    type Result = ();

    fn run<G: Populated>(self) {
        for seats in [*G::SEATS.start(), *G::SEATS.end()] {
            for options in [G::Options::default(), G::simulated()] {
                let setup = Setup::<G>::new(seats, options).unwrap();
                if G::races(&setup) {
                    // Acts are held there, so that slow connections lose no race.
                    continue;
                }
                // With the most seats all levels play in one game.
                let games = if seats == *G::SEATS.start() { 2 } else { 1 };
                for number in 0..games {
                    let seed = Seed::of("minds").nth(number);
                    let levels = levels::<G>(seats, number);
                    let played = [true, false].map(|quick| simulated(&setup, seed, &levels, quick));
                    for (quick, late_ms) in [(true, 0), (false, 0), (false, 700)] {
                        let simulated = &played[usize::from(!quick)];
                        let at_a_table = at_a_table(&setup, seed, &levels, (quick, late_ms));
                        let same = simulated.iter().zip(&at_a_table).take_while(|(a, b)| a == b);
                        let same = same.count();
                        assert!(
                            *simulated == at_a_table,
                            "{} of {seats}, game {number}, {late_ms} ms late: {same} events, then\n{:?}\n{:?}",
                            G::NAME,
                            simulated.get(same),
                            at_a_table.get(same),
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn a_simulation_plays_as_a_table_does() {
    for name in catalog::NAMES {
        catalog::with_game(name, Same);
    }
}
