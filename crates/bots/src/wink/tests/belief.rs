//! What a spy believes in positions small enough to count.

use kernel::{Dice, Input, Observer, Seat, Seed};
use wink::{Action, Agent};

use super::GAZE;
use super::scenes::{ANN, BEN, CAT, DAN, Scene};
use crate::wink::belief::Belief;
use crate::wink::recollection::Recollection;

/// What this spy believes, who remembers that.
fn belief(scene: &Scene, me: Seat, recollection: &Recollection) -> Belief {
    let view = scene.game.view(Observer::Seat(me));
    let (_, own) = view.me.expect("a spy");
    Belief::new(me, &view.table, &own, recollection)
}

fn near(odds: f32, expected: f32) -> bool {
    (odds - expected).abs() < 0.02
}

/// Nothing is known yet: every card is as likely in one hand as in another, and none in one's own.
#[test]
fn at_first_every_hand_is_as_likely_as_another() {
    let scene = Scene::new("regular", &[], 0, GAZE);
    let belief = belief(&scene, CAT, &Recollection::new());
    for agent in [1, 2, 3, 4, 7, 8] {
        let odds = belief.of(Agent(agent));
        for seat in [ANN, BEN, DAN] {
            assert!(near(odds[usize::from(seat.0)], 1.0 / 3.0), "{agent}: {odds:?}");
        }
        assert_eq!(odds[usize::from(CAT.0)], 0.0);
    }
}

/// Wink §4.2: a caller does not hold the card; the two who are left are equally likely, and what
/// the caller must hold instead is likelier to be any of the other cards.
#[test]
fn a_caller_does_not_hold_the_card() {
    let mut scene = Scene::new("regular", &[], 0, GAZE);
    scene.at(5_000, Input::Act(ANN, Action::Call(Agent(3))));
    let belief = belief(&scene, CAT, &Recollection::new());
    let called = belief.of(Agent(3));
    assert_eq!(called[usize::from(ANN.0)], 0.0);
    assert!(near(called[usize::from(BEN.0)], 0.5) && near(called[usize::from(DAN.0)], 0.5));
    // Ann's two cards are among the other five.
    assert!(near(belief.of(Agent(1))[usize::from(ANN.0)], 0.4));
}

/// Wink §7.3, §7.7: who accuses does not hold the card, and who is accused wrongly does not.
#[test]
fn a_wrong_accusation_leaves_one() {
    let mut scene = Scene::new("regular", &[], 0, GAZE);
    scene.at(5_000, Input::Act(ANN, Action::Call(Agent(3))));
    scene.at(5_500, Input::Act(CAT, Action::Accuse { seat: DAN, agent: Agent(3) }));
    let belief = belief(&scene, CAT, &Recollection::new());
    assert!(near(belief.of(Agent(3))[usize::from(BEN.0)], 1.0));
}

/// A wink all but proves who holds the card, and by the size of the hand there is less room in it
/// for the others.
#[test]
fn a_wink_says_who_holds_the_card_and_something_about_the_others() {
    let mut scene = Scene::new("regular", &[], 0, GAZE);
    scene.at(5_000, Input::Act(ANN, Action::Call(Agent(3))));
    let mut recollection = Recollection::new();
    let before = belief(&scene, CAT, &recollection).of(Agent(7))[usize::from(BEN.0)];
    recollection.notice(BEN, Agent(3));
    recollection.settle((5, 5), &mut Dice::new(Seed::of("belief"), 0));
    let belief = belief(&scene, CAT, &recollection);
    assert!(belief.of(Agent(3))[usize::from(BEN.0)] > 0.95);
    assert!(belief.of(Agent(7))[usize::from(BEN.0)] < before - 0.05);
}

/// However much is remembered wrongly, every card is believed to be somewhere.
#[test]
fn a_spy_who_misremembers_everything_knows_nothing() {
    let scene = Scene::new("regular", &[], 0, GAZE);
    let mut recollection = Recollection::new();
    for seat in [ANN, BEN, DAN] {
        recollection.heed(&wink::Sight::Called { seat, agent: Agent(3) });
    }
    recollection.settle((50, 50), &mut Dice::new(Seed::of("belief"), 0));
    let sum: f32 = belief(&scene, CAT, &recollection).of(Agent(3)).iter().sum();
    assert!(near(sum, 1.0), "{sum}");
}
