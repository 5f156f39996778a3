//! Options ≡ act; the stand-in is legal; nothing happens after the end.

use kernel::{Dice, Game, Input, Match, Menu, Observer, Outcome, Seat};

use super::{Lawful, Trial};

/// Everything offered is accepted, everything else is refused, and a refusal changes nothing.
pub(super) fn options_are_acts<G: Lawful>(trial: &mut Trial<G>) {
    for seat in (0..trial.setup.seats()).map(Seat) {
        let menu = Menu::<G>::of(&trial.game.view(Observer::Seat(seat)));
        for act in &menu.acts {
            accepted(&trial.game, seat, act, "options ≡ act: offered, but refused");
        }
        for act in G::thinkable(trial.game.state(), seat, &mut trial.dice) {
            let offered = match G::pattern(&act) {
                // A pattern promises that some act of its kind is accepted, not every one.
                Some(pattern) if menu.patterns.contains(&pattern) => continue,
                Some(_) => false,
                None => menu.acts.contains(&act),
            };
            if !offered {
                refused(trial, seat, act, "options ≡ act: not offered, but accepted");
            }
        }
    }
}

/// The stand-in's act for an absent player is one that the player could have chosen.
pub(super) fn stand_in_is_legal<G: Lawful>(trial: &mut Trial<G>) {
    for seat in (0..trial.setup.seats()).map(Seat) {
        let view = trial.game.view(Observer::Seat(seat));
        let menu = Menu::<G>::of(&view);
        let idle = menu.acts.is_empty() && menu.patterns.is_empty();
        if idle || !G::is_awaited(trial.game.state(), seat) {
            continue;
        }
        let act = G::stand_in(&view, &mut trial.dice);
        accepted(&trial.game, seat, &act, "the stand-in is legal");
    }
}

/// Once the game is over, nothing is offered, nothing is accepted and no deadline is left.
pub(super) fn nothing_after_the_end<G: Lawful>(trial: &mut Trial<G>) {
    let due = trial.game.deadline();
    assert!(due.is_none(), "nothing falls due after the end: {due:?}");
    for seat in (0..trial.setup.seats()).map(Seat) {
        let menu = Menu::<G>::of(&trial.game.view(Observer::Seat(seat)));
        let nothing = menu.acts.is_empty() && menu.patterns.is_empty();
        assert!(nothing, "nothing is offered after the end: {menu:?}");
        for act in G::thinkable(trial.game.state(), seat, &mut trial.dice) {
            refused(trial, seat, act, "nothing is accepted after the end");
        }
    }
}

#[track_caller]
fn accepted<G: Lawful>(game: &Match<G>, seat: Seat, act: &G::Action, law: &str) {
    let reply = answer(game, seat, act);
    let fine = reply.is_ok_and(|()| true) || reply.is_err_and(G::only_wait);
    assert!(fine, "{law}: seat {seat} {act:?} was answered {reply:?}");
}

#[track_caller]
fn refused<G: Lawful>(trial: &Trial<G>, seat: Seat, act: G::Action, law: &str) {
    let mut next = trial.game.clone();
    let mut outcome = Outcome::default();
    let reply = next.handle(next.clock(), Input::Act(seat, act.clone()), &mut outcome);
    assert!(reply.is_err(), "{law}: seat {seat} {act:?}");
    let silent = outcome.events.is_empty() && outcome.sights.is_empty();
    assert!(silent && outcome.percepts.is_empty(), "a refusal changes nothing: {act:?}");
    for who in &trial.eyes {
        assert!(next.view(*who) == trial.game.view(*who), "a refusal changes nothing: {act:?}");
    }
}

/// The answer that this act would get now.
pub(super) fn answer<G: Game>(
    game: &Match<G>,
    seat: Seat,
    act: &G::Action,
) -> Result<(), G::Refusal> {
    let mut next = game.clone();
    next.set_witnesses(Vec::new());
    next.handle(game.clock(), Input::Act(seat, act.clone()), &mut Outcome::default())
}

/// Dice that a law may throw without changing the play.
pub(super) fn aside(dice: &mut Dice) -> Dice {
    Dice::new(kernel::Seed::of("aside"), u64::from(dice.throw()))
}
