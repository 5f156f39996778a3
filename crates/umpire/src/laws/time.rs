//! The clock never matters but through deadlines.

use kernel::{At, Game, Input, Match, Observer, Outcome, Seed, Setup, Shown};
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
    let (early, later) = (told(trial, &[(clock, input)]), told(trial, &[(late, input)]));
    if !early.waits && !later.waits {
        let law = "the clock matters only through deadlines";
        assert!(early.sights == later.sights, "{law}: {input:?} at {clock:?} or {late:?}");
        assert!(early.views == later.views, "{law}: {input:?} at {clock:?} or {late:?}");
    }
    let after = due.plus_ms(5_000);
    let punctual = told(trial, &[(due, &Input::Tick), (after, input)]);
    let tardy = told(trial, &[(after, input)]);
    assert!(punctual.sights == tardy.sights, "a late scheduler changes nothing: {input:?}");
    assert!(punctual.views == tardy.views, "a late scheduler changes nothing: {input:?}");
}

/// The fields of a view that are instants.
const INSTANTS: [&str; 2] = ["deadline", "earliest"];

/// What inputs bring about, without the instants.
struct Told {
    sights: Vec<String>,
    views: Vec<Value>,
    waits: bool,
}

fn told<G: Lawful>(trial: &Trial<G>, inputs: &[(At, &Input<G>)]) -> Told {
    let mut game = trial.game.clone();
    let mut outcome = Outcome::default();
    let mut told = Told { sights: Vec::new(), views: Vec::new(), waits: false };
    for (at, input) in inputs {
        let reply = game.handle(*at, (*input).clone(), &mut outcome);
        told.waits |= reply.is_err_and(G::only_wait);
        told.sights
            .extend(outcome.sights.iter().map(|seen| format!("{} {:?}", seen.who, seen.sight)));
    }
    told.views = trial.eyes.iter().map(|who| without_instants(&game, *who)).collect();
    told
}

fn without_instants<G: Game>(game: &Match<G>, who: Observer) -> Value {
    let mut view = serde_json::to_value(Shown::<G>::new(game.view(who))).expect("views are JSON");
    if let Value::Object(fields) = &mut view {
        fields.retain(|name, _| !INSTANTS.contains(&name.as_str()));
    }
    view
}

/// If nobody ever moves, the game ends all the same.
pub(super) fn alone_ends_it<G: Lawful>(setup: &Setup<G>) {
    let mut outcome = Outcome::default();
    let mut game = Match::open(setup, Seed::of("alone"), Vec::new(), &mut outcome);
    for _ in 0..G::MOST_INPUTS {
        let Some(due) = game.deadline() else { break };
        let _ = game.handle(due, Input::Tick, &mut outcome);
    }
    assert!(G::standing(game.state()).is_some(), "it always ends, even if nobody moves");
}
