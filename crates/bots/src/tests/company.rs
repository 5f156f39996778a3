//! What the driver does with minds that are not as they should be, or not there from the start.

use kernel::{
    At, Dice, Game, Input, Intent, Match, Menu, Mind, Notice, Observer, Outcome, Seat, Seed, Setup,
};
use spywhere::{Action, Options, Spywhere};

use crate::{Company, Pace, Populated};

/// Wants to be done whenever anything changes, also when it has to swap.
struct Hasty {
    thought: Option<At>,
    /// Whether it asks again although nothing has changed.
    stubborn: bool,
}

impl Mind<Spywhere> for Hasty {
    fn notice(&mut self, at: At, _: Notice<'_, Spywhere>) {
        self.thought = Some(at);
    }
    fn next_thought(&self) -> Option<At> {
        self.thought
    }
    fn think(&mut self, _: At, _: &mut Dice) -> Option<Intent<Spywhere>> {
        if !self.stubborn {
            self.thought = None;
        }
        Some(Intent::Act(Action::Done {}))
    }
}

fn with_a_hasty_one(stubborn: bool) -> Company<Spywhere> {
    let setup = Setup::new(3, Options::default()).unwrap();
    let random = |seat| Spywhere::mind("random", Seat(seat), Pace::at_once()).unwrap();
    let minds: Vec<Box<dyn Mind<Spywhere>>> =
        vec![Box::new(Hasty { thought: None, stubborn }), random(1), random(2)];
    Company::sit(&setup, Seed::of("hasty"), minds)
}

#[test]
fn a_refused_mind_is_counted_and_its_deadline_stands_in() {
    let played = with_a_hasty_one(false).play();
    assert!(played.refused > 0);
    assert!(played.over_at >= At(60_000), "somebody waited for the deadline");
}

#[test]
#[should_panic(expected = "a mind thinks in circles")]
fn a_mind_that_thinks_in_circles_is_found_out() {
    with_a_hasty_one(true).play();
}

#[test]
fn levels_that_do_not_exist_do_not_sit_down() {
    assert!(Spywhere::mind("clairvoyant", Seat(0), Pace::at_once()).is_none());
    for level in Spywhere::LEVELS {
        assert!(Spywhere::mind(level, Seat(0), Pace::at_once()).is_some());
    }
}

/// A bot takes over for somebody who has left: it starts from a view, in the middle of a game.
#[test]
fn a_bot_that_sits_down_late_plays_on_from_its_view() {
    for seats in 2..=6 {
        let setup = Setup::<Spywhere>::new(seats, Options::default()).unwrap();
        for number in 0..20 {
            let seed = Seed::of("late").nth(number);
            let everybody = (0..seats).map(|seat| Observer::Seat(Seat(seat))).collect();
            let mut outcome = Outcome::default();
            let mut game = Match::open(&setup, seed, everybody, &mut outcome);
            let mut dice = Dice::new(seed.nth(1), 0);
            // Deadlines play the first rounds.
            for _ in 0..seats * 2 + dice.below(5) as u8 {
                let due = game.deadline().expect("it is not over");
                game.handle(due, Input::Tick, &mut outcome).unwrap();
            }
            let mut minds: Vec<_> = (0..seats)
                .map(|seat| Spywhere::mind("greedy", Seat(seat), Pace::at_once()).unwrap())
                .collect();
            for (seat, mind) in (0..).map(Seat).zip(&mut minds) {
                mind.notice(game.clock(), Notice::View(&game.view(Observer::Seat(seat))));
            }
            while let Some(seat) = minds.iter().position(|mind| mind.next_thought().is_some()) {
                let Some(Intent::Act(act)) = minds[seat].think(game.clock(), &mut dice) else {
                    panic!("greedy has something to do when it thinks");
                };
                let act = Input::Act(Seat(seat as u8), act);
                game.handle(game.clock(), act, &mut outcome).expect("greedy's moves are legal");
                for (seat, mind) in (0..).map(Seat).zip(&mut minds) {
                    let me = Observer::Seat(seat);
                    for seen in outcome.sights.iter().filter(|seen| seen.who == me) {
                        mind.notice(seen.at, Notice::Sight(&seen.sight));
                    }
                    mind.notice(game.clock(), Notice::View(&game.view(me)));
                }
            }
            assert!(game.deadline().is_none(), "it is over");
        }
    }
}

/// A mind that looks only to act misses nothing: whoever may not act is offered nothing.
#[test]
fn whoever_may_not_act_is_offered_nothing() {
    let setup = Setup::<Spywhere>::new(4, Options::default()).unwrap();
    let mut outcome = Outcome::default();
    let mut game = Match::open(&setup, Seed::of("may act"), Vec::new(), &mut outcome);
    let mut dice = Dice::new(Seed::of("acts"), 0);
    let mut idle = 0;
    while Spywhere::standing(game.state()).is_none() {
        let menus = (0..4).map(Seat).map(|seat| (seat, Menu::of(&game.view(Observer::Seat(seat)))));
        let menus: Vec<(Seat, Menu<Spywhere>)> = menus.collect();
        for (seat, menu) in &menus {
            let may = Spywhere::may_act(game.state(), *seat);
            assert!(may || menu.acts.is_empty(), "{seat} may not act, and is offered something");
            idle += u32::from(!may);
        }
        let (seat, menu) = menus.iter().find(|(_, menu)| !menu.acts.is_empty()).unwrap();
        let act = *dice.pick(&menu.acts).unwrap();
        game.handle(game.clock(), Input::Act(*seat, act), &mut outcome).unwrap();
    }
    assert!(idle > 0);
}

#[test]
fn a_watch_counts_as_a_table_shows_it() {
    let setup = Setup::new(3, Options::default()).unwrap();
    let seed = Seed::of("watch");
    let pace =
        |seat| crate::Minds::<Spywhere>::new(3, seed).human_pace(seat, kernel::Tempo::Normal);
    let mind = |seat| Spywhere::mind("random", Seat(seat), pace(Seat(seat))).unwrap();
    let played = Company::sit(&setup, seed, (0..3).map(mind).collect()).timed_for(Seat(0)).play();
    let find = |name| played.figures.iter().find(|figure| figure.name == name).unwrap();
    let waits = find("seconds between a person's turns");
    // Nothing is watched faster in Spywhere: the watch is the game's clock.
    assert_eq!(find("minutes at normal pace").sum, played.over_at.0 * 1000);
    assert!(waits.of > 0 && waits.value().unwrap() > 2.0, "two others take at least a second each");
}
