//! Feeling pays: what a search in A, B or C brings by touch, and what it brings blindly.

use dr_shark::{
    Action, Area, DrShark, Draw, Event, Options, Piece, Shade, Slot, Space, Step, Table, Touch,
    View,
};
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

/// A person who names pieces that will do as fast as the page lets them, and never errs. What cannot
/// be felt they cannot know: any of those pieces may be a shark.
struct Tapper {
    me: Seat,
    area: Area,
    view: Option<View>,
}

impl Tapper {
    fn table(&self) -> Option<&Table> {
        let table = &self.view.as_ref()?.table;
        (table.turn == Some(self.me)).then_some(table)
    }

    /// Names a piece that will do, or places the one in hand.
    fn tap(&self, table: &Table, dice: &mut Dice) -> Action {
        let shape = |piece: &Piece| table.options.components.shape(*piece);
        if let Some(piece) = table.hand {
            return Action::Place(match self.area {
                Area::A => shape(&piece).map(Slot::Shape).expect("it is in the box"),
                Area::B | Area::C | Area::D | Area::E => Slot::Texture(piece.texture()),
            });
        }
        let mat = &table.mat;
        let will_do = |piece: &Piece| match self.area {
            Area::A => mat.iter().all(|other| shape(other) != shape(piece)),
            Area::B => mat.iter().all(|other| other.texture() != piece.texture()),
            Area::C | Area::D | Area::E => {
                mat.iter().all(|other| other.texture() == piece.texture())
            }
        };
        let all: Vec<Piece> = table.bag.iter().filter(will_do).collect();
        dice.pick(&all).map_or(Action::Stop {}, |piece| Action::Draw(Draw::Named(*piece)))
    }
}

impl Mind<DrShark> for Tapper {
    fn notice(&mut self, _: At, notice: Notice<'_, DrShark>) {
        if let Notice::View(view) = notice {
            self.view = Some(view.clone());
        }
    }

    fn next_thought(&self) -> Option<At> {
        self.table().map(|_| At::OPENING)
    }

    fn think(&mut self, _: At, dice: &mut Dice) -> Option<Intent<DrShark>> {
        let table = self.table()?;
        let act = match table.step {
            Step::Dive => Action::Dive(Space { area: self.area, shade: Shade::Light }),
            Step::Ready => Action::Search {},
            Step::Search => self.tap(table, dice),
            Step::Organise | Step::Over => Action::Done {},
        };
        Some(Intent::Act(act))
    }
}

/// Who searches.
#[derive(Clone, Copy)]
enum Searcher {
    Bot(Level),
    Tapper,
}

/// The clues that one search in a full bag brings.
fn clues(searcher: Searcher, touch: Touch, area: Area, number: u64) -> usize {
    let options = Options { first: Some(Seat(0)), ..found_by(touch) };
    let setup = Setup::new(2, options).expect("a possible table");
    let mind = |seat| -> Box<dyn Mind<DrShark>> {
        let me = Seat(seat);
        match searcher {
            Searcher::Bot(level) => {
                Box::new(Diver { spy: Spy::new(level, me, Pace::at_once()), area })
            }
            Searcher::Tapper => Box::new(Tapper { me, area, view: None }),
        }
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
fn mean(searcher: Searcher, touch: Touch, area: Area) -> f64 {
    let searches = std::env::var("SEARCHES").map_or(SEARCHES, |it| it.parse().expect("a number"));
    let found: usize = (0..searches).map(|number| clues(searcher, touch, area, number)).sum();
    found as f64 / searches as f64
}

/// A spy who feels gets at least half as many clues again as one who draws blindly. Where pieces are
/// named a bot's search brings what it brings by touch, to a tenth; and one of a person who taps as
/// fast as they can (§8.6) to a fifth, which is less than one clue.
#[test]
fn feeling_pays_and_named_touch_is_worth_as_much() {
    let mut wrong = Vec::new();
    for area in [Area::A, Area::B, Area::C] {
        let blind = mean(Searcher::Bot(Level::Random), Touch::Felt, area);
        let felt = mean(Searcher::Bot(Level::Greedy), Touch::Felt, area);
        let named = mean(Searcher::Bot(Level::Greedy), Touch::Named, area);
        let tapped = mean(Searcher::Tapper, Touch::Named, area);
        println!(
            "{area:?}: blind {blind:.2}, felt {felt:.2} ({:.2} times), named {named:.2} ({:.2}), tapped {tapped:.2} ({:.2})",
            felt / blind,
            named / felt,
            tapped / felt
        );
        let balanced = (0.9..=1.1).contains(&(named / felt));
        if felt < 1.5 * blind || !balanced || !(0.8..=1.2).contains(&(tapped / felt)) {
            wrong.push(area);
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}
