//! What a bot thinks at any moment of a recorded game.

use kernel::{About, At, Intent, Seat, Seed, Setup};

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

/// At every moment each level that people meet has the same thought as often as it is asked; often it
/// wants something, and if that is an act, it can say why.
fn thinks<G: Populated>()
where
    G::Event: Clone,
    G::Action: PartialEq,
{
    let setup = Setup::<G>::new(4, G::simulated()).expect("a table of four");
    let journal = recorded(&setup);
    for level in G::LEVELS {
        let (mut intents, mut why) = (0, 0);
        for entries in (1..journal.len()).step_by(journal.len() / 20 + 1) {
            for seat in (0..4).map(Seat) {
                let at = |until: usize| Thought::<G>::at(level, &setup, seat, &journal[..until]);
                let thought = at(entries).expect("there is a bot of this level");
                intents += u32::from(thought.intent.is_some());
                why += u32::from(!thought.reasons.is_empty());
                let acts = matches!(thought.intent, Some(Intent::Act(_)));
                assert!(!acts || !thought.reasons.is_empty(), "{level} acts and cannot say why");
                says_one_figure(&thought);
                let again = at(entries).expect("there is a bot of this level");
                assert!(again.intent == thought.intent && again.reasons == thought.reasons);
            }
        }
        let of = G::NAME;
        assert!(intents >= 3 && why >= 2, "{level} of {of}: {intents} intents, {why} reasons");
    }
    assert!(Thought::<G>::at("nobody", &setup, Seat(0), &journal).is_none());
    assert!(Thought::<G>::at(G::LEVELS[0], &setup, Seat(0), &[]).is_none());
}

/// A reason that gives a chance gives the one that the bot believes in.
fn says_one_figure<G: Populated>(thought: &Thought<G>) {
    for opinion in thought.opinions.iter().filter(|opinion| opinion.measure == "chance") {
        let same = |reason: &&kernel::Reason| {
            opinion.about.iter().all(|about| reason.about.contains(about))
        };
        for reason in thought.reasons.iter().filter(same) {
            for (_, about) in &reason.about {
                if let About::Percent(percent) = about {
                    let believed = (opinion.thousandths + 5) / 10;
                    assert_eq!(i32::from(*percent), believed, "{reason:?}, {opinion:?}");
                }
            }
        }
    }
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
