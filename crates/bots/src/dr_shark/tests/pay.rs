//! Feeling pays: what a search in A, B or C brings by touch, and what it brings blindly.

use dr_shark::{Action, Area, DrShark, Event, Options, Shade, Space, Touch};
use kernel::{At, Dice, Intent, Mind, Notice, Seat, Seed, Setup};

use super::found_by;
use crate::dr_shark::{level::Level, spy::Spy};
use crate::{Company, Pace};

/// Searches of each kind, unless `SEARCHES` says another number.
const SEARCHES: u64 = 120;

/// A spy who dives to one area, whatever it promises.
struct Diver {
    spy: Spy,
    area: Area,
}

impl Mind<DrShark> for Diver {
    fn notice(&mut self, at: At, notice: Notice<'_, DrShark>) {
        self.spy.notice(at, notice);
    }

    fn next_thought(&self) -> Option<At> {
        self.spy.next_thought()
    }

    fn think(&mut self, now: At, dice: &mut Dice) -> Option<Intent<DrShark>> {
        let space = Space { area: self.area, shade: Shade::Light };
        self.spy.think(now, dice).map(|intent| match intent {
            Intent::Act(Action::Dive(_)) => Intent::Act(Action::Dive(space)),
            other @ (Intent::Act(_) | Intent::Sense(_)) => other,
        })
    }
}

/// The clues that one search in a full bag brings.
fn clues(level: Level, touch: Touch, area: Area, number: u64) -> usize {
    let options = Options { first: Some(Seat(0)), ..found_by(touch) };
    let setup = Setup::new(2, options).expect("a possible table");
    let mind = |seat| -> Box<dyn Mind<DrShark>> {
        Box::new(Diver { spy: Spy::new(level, Seat(seat), Pace::at_once()), area })
    };
    let seed = Seed::of("does feeling pay").nth(number);
    let mut company = Company::sit(&setup, seed, vec![mind(0), mind(1)]);
    let mut placed = 0;
    loop {
        for (_, event) in company.step() {
            placed += usize::from(matches!(event, Event::Placed { .. }));
            if matches!(event, Event::Ended { .. }) {
                return placed;
            }
        }
    }
}

/// The mean number of clues of a search.
fn mean(level: Level, touch: Touch, area: Area) -> f64 {
    let searches = std::env::var("SEARCHES").map_or(SEARCHES, |it| it.parse().expect("a number"));
    let found: usize = (0..searches).map(|number| clues(level, touch, area, number)).sum();
    found as f64 / searches as f64
}

/// A spy who feels gets at least half as many clues again as one who draws blindly in B and C, and
/// nearly as many in A, where most pieces are half covered; and where pieces are named a search brings
/// what it brings by touch, to a tenth.
#[test]
fn feeling_pays_and_named_touch_is_worth_as_much() {
    let mut wrong = Vec::new();
    for (area, least) in [(Area::A, 1.4), (Area::B, 1.5), (Area::C, 1.5)] {
        let blind = mean(Level::Random, Touch::Felt, area);
        let felt = mean(Level::Greedy, Touch::Felt, area);
        let named = mean(Level::Greedy, Touch::Named, area);
        println!(
            "{area:?}: blind {blind:.2}, felt {felt:.2} ({:.2} times), named {named:.2} ({:.2})",
            felt / blind,
            named / felt
        );
        if felt < least * blind || !(0.9..=1.1).contains(&(named / felt)) {
            wrong.push(area);
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}
