//! The journal rebuilds the table, and no view changes without a sight.

use kernel::{Match, Observer, Outcome, Seed};

use super::{Lawful, Trial, difference};

/// Folding the events of the journal alone, after writing and reading them, rebuilds the table as
/// every observer sees it.
pub(super) fn rebuilds<G: Lawful>(trial: &Trial<G>) {
    let written = serde_json::to_string(&trial.journal).expect("events can be written");
    let journal: Vec<(kernel::At, G::Event)> =
        serde_json::from_str(&written).expect("replay rebuilds the table: events can be read back");
    assert!(
        journal == trial.journal,
        "replay rebuilds the table: an event was read back otherwise"
    );
    let rebuilt = Match::<G>::replay(&trial.setup, Seed::of("another"), &journal);
    let over = G::standing(trial.game.state()).is_some();
    for who in trial.eyes.iter().copied().chain(over.then_some(Observer::Auditor)) {
        let (live, again) = (trial.game.view(who), rebuilt.view(who));
        assert!(live == again, "replay rebuilds the table: for {who}{}", difference(&live, &again));
    }
}

/// If an observer witnessed nothing, their view did not change.
pub(super) fn no_view_changes_without_a_sight<G: Lawful>(
    trial: &Trial<G>,
    before: &G::State,
    outcome: &Outcome<G>,
) {
    let mut state = before.clone();
    for (_, event) in &outcome.events {
        let mut after = state.clone();
        G::fold(&mut after, event);
        for who in &trial.eyes {
            if G::sight(&state, event, *who).is_none() {
                let same = G::view(&state, *who) == G::view(&after, *who);
                assert!(same, "no view changes without a sight: {who} at {event:?}");
            }
        }
        state = after;
    }
}
