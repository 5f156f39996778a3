//! What a bot thinks at any moment of a recorded game.

use kernel::{At, Intent, Seat, Seed, Setup};

use crate::{Company, Pace, Populated, Thought};

/// The journal of a game between regulars.
fn recorded<G: Populated>(setup: &Setup<G>) -> Vec<Vec<(At, G::Event)>>
where
    G::Event: Clone,
{
    let mind = |seat: u8| G::mind("regular", Seat(seat), Pace::at_once()).expect("a regular");
    let minds = (0..setup.seats()).map(mind).collect();
    let mut company = Company::sit(setup, Seed::of("recorded"), minds);
    let mut journal = vec![company.opening().to_vec()];
    while !company.is_over() && journal.len() < 400 {
        let events = company.step().to_vec();
        if !events.is_empty() {
            journal.push(events);
        }
    }
    journal
}

/// Whenever somebody is about to act, every level that people meet has a thought about it and can
/// say why; and what happens later changes nothing about it.
fn thinks<G: Populated>()
where
    G::Event: Clone,
    G::Action: PartialEq,
{
    let setup = Setup::<G>::new(4, G::simulated()).expect("a table of four");
    let journal = recorded(&setup);
    for level in G::LEVELS {
        let (mut acts, mut why) = (0, 0);
        for entries in (1..journal.len()).step_by(journal.len() / 12 + 1) {
            for seat in (0..4).map(Seat) {
                let at = |until: usize| Thought::<G>::at(level, &setup, seat, &journal[..until]);
                let thought = at(entries).expect("there is a bot of this level");
                acts += u32::from(matches!(thought.intent, Some(Intent::Act(_))));
                why += u32::from(!thought.reasons.is_empty());
                let again = at(entries).expect("there is a bot of this level");
                assert!(again.intent == thought.intent && again.reasons == thought.reasons);
            }
        }
        assert!(acts > 3 && why > 3, "{level} of {}: {acts} acts, {why} with a reason", G::NAME);
    }
    assert!(Thought::<G>::at("nobody", &setup, Seat(0), &journal).is_none());
    assert!(Thought::<G>::at(G::LEVELS[0], &setup, Seat(0), &[]).is_none());
}

#[test]
fn in_spywhere() {
    thinks::<spywhere::Spywhere>();
}

#[test]
fn in_wink() {
    thinks::<wink::Wink>();
}

#[test]
fn in_dr_shark() {
    thinks::<dr_shark::DrShark>();
}
