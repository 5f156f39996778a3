//! The next input in random play.

use kernel::{At, Input, Menu, Observer, Seat};

use super::{Lawful, Trial};

/// Mostly a legal act; now and then another one that can be thought of, a signal, or nothing until
/// the deadline.
pub(super) fn next<G: Lawful>(trial: &mut Trial<G>) -> (At, Input<G>) {
    let seats = trial.setup.seats();
    let dice = &mut trial.dice;
    let at = trial.game.clock().plus_ms(u64::from(dice.below(2_500)));
    let seat = Seat(dice.below(u32::from(seats)) as u8);
    if dice.chance(1, 12)
        && let Some(due) = trial.game.deadline()
    {
        return (due.max(trial.game.clock()), Input::Tick);
    }
    if let Some(signal) = G::signal(trial.game.state(), seat, dice)
        && dice.chance(1, 2)
    {
        return (at, Input::Sense(seat, signal));
    }
    if dice.chance(1, 10) {
        let thinkable = G::thinkable(trial.game.state(), seat, dice);
        if let Some(act) = dice.pick(&thinkable) {
            return (at, Input::Act(seat, act.clone()));
        }
    }
    let order = (0..seats).map(|i| Seat((seat.0 + i) % seats));
    for seat in order {
        let menu = Menu::<G>::of(&trial.game.view(Observer::Seat(seat)));
        let mut acts = menu.acts;
        if !menu.patterns.is_empty() {
            let thinkable = G::thinkable(trial.game.state(), seat, dice);
            let offered =
                |act: &G::Action| G::pattern(act).is_some_and(|p| menu.patterns.contains(&p));
            acts.extend(thinkable.into_iter().filter(offered));
        }
        if let Some(act) = dice.pick(&acts) {
            return (at, Input::Act(seat, act.clone()));
        }
    }
    (trial.game.deadline().unwrap_or(at).max(at), Input::Tick)
}
