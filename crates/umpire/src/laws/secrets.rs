//! Shuffles everything that an observer must not know: nothing that they get may change.

use kernel::{Outcome, Seat};

use super::legality::{answer, aside};
use super::{Lawful, Trial, difference};

/// With everything hidden from an observer shuffled, their view and every refusal stay the same.
/// Their options then do too: `Game::options` is given a view and nothing else.
pub(super) fn of_views<G: Lawful>(trial: &mut Trial<G>) {
    let mut dice = aside(&mut trial.dice);
    for who in &trial.eyes {
        let state = G::disguise(trial.game.state(), *who, &mut dice);
        G::invariant(&state);
        let (real, other) = (trial.game.view(*who), G::view(&state, *who));
        assert!(real == other, "views keep secrets: for {who}{}", difference(&real, &other));
        let Some(seat) = who.seat() else { continue };
        let disguised = trial.game.with_state(state);
        for act in G::thinkable(trial.game.state(), seat, &mut dice) {
            let (real, other) = (answer(&trial.game, seat, &act), answer(&disguised, seat, &act));
            assert!(real == other, "refusals keep secrets: {seat} {act:?}: {real:?} or {other:?}");
        }
    }
}

/// An observer's sight of an event does not depend on what they may not learn from it.
pub(super) fn of_events<G: Lawful>(
    trial: &mut Trial<G>,
    before: Option<G::State>,
    outcome: &Outcome<G>,
) {
    let mut dice = aside(&mut trial.dice);
    let mut state = before.unwrap_or_else(|| G::open(&trial.setup));
    for (_, event) in &outcome.events {
        for who in &trial.eyes {
            let (disguised, otherwise) = G::disguise_event(&state, event, *who, &mut dice);
            let (real, other) =
                (G::sight(&state, event, *who), G::sight(&disguised, &otherwise, *who));
            assert!(real == other, "sights keep secrets: for {who}{}", difference(&real, &other));
        }
        G::fold(&mut state, event);
    }
    let seats = trial.setup.seats();
    let at_table = |seat: Seat| seat.0 < seats;
    assert!(outcome.percepts.iter().all(|felt| at_table(felt.seat)), "only seats feel");
}
