//! The clock matters only through deadlines.

use kernel::{At, Input, Match, Observer, Outcome, Seed, Setup, Shown};
use serde_json::Value;

use super::{Lawful, Trial, is_act};

/// The same input, early or late before the next deadline, has the same effect; and a scheduler
/// that comes late to a deadline changes nothing.
pub(super) fn matters_only_through_deadlines<G: Lawful>(trial: &mut Trial<G>, input: &Input<G>) {
    let Some(due) = trial.game.deadline() else { return };
    if !is_act(input) {
        return;
    }
    let clock = trial.game.clock();
    let late = At(due.0 - 1).max(clock);
    let (early, later) = (effects(trial, &[(clock, input)]), effects(trial, &[(late, input)]));
    if !early.waits && !later.waits {
        let law = "the clock matters only through deadlines";
        assert!(early.sights == later.sights, "{law}: {input:?} at {clock:?} or {late:?}");
        assert!(early.views == later.views, "{law}: {input:?} at {clock:?} or {late:?}");
    }
    let after = due.plus_ms(5_000);
    let punctual = effects(trial, &[(due, &Input::Tick), (after, input)]);
    let tardy = effects(trial, &[(after, input)]);
    assert!(punctual.sights == tardy.sights, "a late scheduler changes nothing: {input:?}");
    assert!(punctual.views == tardy.views, "a late scheduler changes nothing: {input:?}");
}

/// The effects of inputs, without the instants.
struct Effects {
    sights: Vec<String>,
    views: Vec<Value>,
    waits: bool,
}

fn effects<G: Lawful>(trial: &Trial<G>, inputs: &[(At, &Input<G>)]) -> Effects {
    let mut game = trial.game.clone();
    let mut outcome = Outcome::default();
    let mut effects = Effects { sights: Vec::new(), views: Vec::new(), waits: false };
    for (at, input) in inputs {
        let reply = game.handle(*at, (*input).clone(), &mut outcome);
        effects.waits |= reply.is_err_and(G::only_wait);
        effects
            .sights
            .extend(outcome.sights.iter().map(|seen| format!("{} {:?}", seen.who, seen.sight)));
    }
    effects.views = trial.eyes.iter().map(|who| without_instants(&game, *who)).collect();
    effects
}

fn without_instants<G: Lawful>(game: &Match<G>, who: Observer) -> Value {
    let mut view = serde_json::to_value(Shown::<G>::new(game.view(who))).expect("views are JSON");
    for name in G::INSTANTS {
        let removed = view.as_object_mut().and_then(|fields| fields.remove(*name));
        assert!(removed.is_some(), "a view has no field {name:?}, which Lawful::INSTANTS names");
    }
    view
}

/// If nobody ever acts, the game ends all the same.
pub(super) fn alone_ends_it<G: Lawful>(setup: &Setup<G>) {
    let mut outcome = Outcome::default();
    let mut game = Match::open(setup, Seed::of("alone"), Vec::new(), &mut outcome);
    for _ in 0..G::MOST_INPUTS {
        let Some(due) = game.deadline() else { break };
        let _ = game.handle(due, Input::Tick, &mut outcome);
    }
    assert!(G::standing(game.state()).is_some(), "it always ends, even if nobody moves");
}
