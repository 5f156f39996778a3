//! A spy: dives, searches, organises.

use dr_shark::{Action, DrShark, Step, View};
use kernel::{At, Dice, Intent, Menu, Mind, Notice, Seat};

use super::search::Search;
use super::{diving, organising};
use crate::Pace;

/// How much a spy thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Level {
    /// Dives anywhere, draws anything, keeps anything, and may forget to complete what is complete.
    Random,
    /// Dives where most is to be had, feels for what it wants, keeps and takes what brings it
    /// nearest to an evidence, completes what it can and uses the services that pay.
    Greedy,
}

/// A spy. Both levels have the same hands, which take the same time and slip as often: a search
/// goes by the hand's time and not by the pace.
pub(crate) struct Spy {
    level: Level,
    me: Seat,
    pace: Pace,
    view: Option<View>,
    search: Option<Search>,
    menu: Menu<DrShark>,
}

impl Spy {
    pub(crate) fn new(level: Level, me: Seat, pace: Pace) -> Spy {
        Spy { level, me, pace, view: None, search: None, menu: Menu::default() }
    }

    fn look(&mut self, at: At, view: &View) {
        let table = &view.table;
        let mine = table.turn == Some(self.me);
        match table.searching().filter(|_| mine) {
            Some(area) => {
                self.pace.rest();
                match &mut self.search {
                    Some(search) => search.look(at, table),
                    None => self.search = Some(Search::new(self.level, at, area)),
                }
            }
            None => {
                self.search = None;
                if mine { self.pace.rouse(at) } else { self.pace.rest() }
            }
        }
        self.view = mine.then(|| view.clone());
    }

    /// What it does where no hand is in the bag.
    fn decide(&mut self, dice: &mut Dice) -> Option<Action> {
        let view = self.view.as_ref()?;
        let table = &view.table;
        self.menu.read(view);
        match (self.level, table.step) {
            (Level::Greedy, Step::Dive) => diving::best(table, self.me, &self.menu.acts, dice),
            (Level::Greedy, Step::Organise) => Some(organising::next(table, self.me)),
            (Level::Random | Level::Greedy, _) => dice.pick(&self.menu.acts).cloned(),
        }
    }
}

impl Mind<DrShark> for Spy {
    fn notice(&mut self, at: At, notice: Notice<'_, DrShark>) {
        match notice {
            Notice::View(view) => self.look(at, view),
            Notice::Percept(percept) => {
                if let Some(search) = &mut self.search {
                    search.feel(percept);
                }
            }
            // Everything is in the view.
            Notice::Sight(_) => {}
        }
    }

    fn next_thought(&self) -> Option<At> {
        match &self.search {
            Some(search) => Some(search.next()),
            None => self.pace.next(),
        }
    }

    fn think(&mut self, now: At, dice: &mut Dice) -> Option<Intent<DrShark>> {
        if let (Some(search), Some(view)) = (&mut self.search, &self.view) {
            return search.think(now, self.me, &view.table, dice);
        }
        self.pace.rest();
        self.decide(dice).map(Intent::Act)
    }
}
