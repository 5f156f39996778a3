//! Whatever a bot thinks has words and numbers.

use std::collections::HashSet;

use bots::{Company, Pace, Populated};
use host::catalog::{Errand, NAMES, with_game};
use kernel::{Seat, Seed, Setup};

use super::moment::Moment;

/// Looks at moments of a game between regulars through the eyes of each level.
struct Look;

impl Errand for Look {
    type Result = ();

    fn run<G: Populated>(self) {
        // A new game may have no words yet.
        if G::WORDS.is_none() {
            return;
        }
        let setup = Setup::<G>::new(4, G::simulated()).expect("a table of four");
        let mind = |seat: u8| G::mind("regular", Seat(seat), Pace::at_once()).expect("a regular");
        let minds = (0..4).map(mind).collect();
        let mut company = Company::sit(&setup, Seed::of("thoughts"), minds);
        let mut journal = vec![company.opening().to_vec()];
        while !company.is_over() && journal.len() < 120 {
            let events = company.step().to_vec();
            journal.extend(Some(events).filter(|events| !events.is_empty()));
        }
        for level in G::LEVELS {
            let (mut whys, mut chances) = (0, 0);
            for number in (1..journal.len()).step_by(7) {
                let before = &journal[..number];
                let Some(it) = Moment::of::<G>(level, &setup, Seat(1), before, number) else {
                    continue;
                };
                for why in &it.why {
                    let said = !why.contains(['{', '/']) && why != "This looks best.";
                    assert!(said, "{level} of {}: {why:?}", G::NAME);
                }
                whys += it.why.len();
                chances += it.opinions.len();
                assert!(it.to_string().contains("wants"), "{it}");
                says_everything_once(number, &it);
            }
            assert!(whys > 0 && chances > 0, "{level} of {} thinks nothing", G::NAME);
        }
    }
}

/// What is believed of several things is said once, and at the beginning that nothing is known.
fn says_everything_once(number: usize, moment: &Moment) {
    let told = moment.to_string();
    let Some((_, chances)) = told.split_once("\n      chance   ") else { return };
    let beliefs = || chances.lines().filter_map(|line| line.split_once(": "));
    let different: HashSet<&str> = beliefs().map(|(_, believed)| believed).collect();
    assert_eq!(different.len(), beliefs().count(), "{told}");
    if number == 1 {
        assert_eq!(chances.lines().count(), 1, "{told}");
        assert!(chances.starts_with("nothing is known yet: "), "{told}");
    }
}

#[test]
fn every_reason_of_every_level_has_english_words() {
    for game in NAMES {
        with_game(game, Look).expect("it is in the list");
    }
}
