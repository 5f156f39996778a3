//! A spy: dives, searches, organises.

use dr_shark::{Action, Area, Design, DrShark, Step, View};
use kernel::{About, At, Dice, Intent, Menu, Mind, Notice, Opinion, Reason, Seat};

use super::judging::Judge;
use super::level::Level;
use super::memory::Memory;
use super::prospects::copies;
use super::search::Search;
use super::{agents, diving, organising, reasons};
use crate::Pace;
use crate::thought::thousandths;

/// A spy. A search goes by the hand's time and not by the pace.
pub(crate) struct Spy {
    level: Level,
    me: Seat,
    pace: Pace,
    view: Option<View>,
    search: Option<Search>,
    menu: Menu<DrShark>,
    memory: Memory,
    /// Plays for somebody who is away, and leaves to them what cannot be taken back.
    stands_in: bool,
    why: Vec<Reason>,
}

impl Spy {
    pub(crate) fn new(level: Level, me: Seat, pace: Pace) -> Spy {
        Spy {
            level,
            me,
            pace,
            view: None,
            search: None,
            menu: Menu::default(),
            memory: Memory::default(),
            stands_in: false,
            why: Vec::new(),
        }
    }

    /// A spy who plays for somebody who is away.
    pub(crate) fn standing_in(level: Level, me: Seat, pace: Pace) -> Spy {
        Spy { stands_in: true, ..Spy::new(level, me, pace) }
    }

    fn look(&mut self, at: At, view: &View) {
        let table = &view.table;
        let mine = table.turn == Some(self.me);
        match table.searching().filter(|_| mine && !self.stands_in) {
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
        let character = self.level.character();
        if table.step == Step::Dive && character.forgets > 0 {
            self.memory.note(table, dice);
        }
        let bag = self.memory.bag(table, self.me, character.forgets);
        let judge = Judge { table, me: self.me, character, bag };
        match (self.level, table.step) {
            (Level::Random, _) => dice.pick(&self.menu.acts).cloned(),
            (Level::Greedy, Step::Dive) => diving::best(table, self.me, &self.menu.acts, dice),
            (_, Step::Dive) => {
                let promises = judge.promises();
                let space = judge.dive(&promises, &self.menu.acts, dice)?;
                self.why = reasons::diving(&judge, &promises, space);
                Some(Action::Dive(space))
            }
            (_, Step::Organise) => {
                let act = match character.plans {
                    _ if self.stands_in => organising::without_services(table, self.me),
                    true => agents::next(&judge),
                    false => organising::next(table, self.me),
                };
                self.why = reasons::organising(&judge, &act);
                Some(act)
            }
            (_, Step::Search) if self.stands_in => organising::leave(table),
            (_, Step::Ready | Step::Search | Step::Over) => {
                self.why = reasons::starting(table);
                dice.pick(&self.menu.acts).cloned()
            }
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
            let character = self.level.character();
            let bag = self.memory.bag(&view.table, self.me, character.forgets);
            let judge = Judge { table: &view.table, me: self.me, character, bag };
            return search.think(now, &judge, dice);
        }
        self.pace.rest();
        self.decide(dice).map(Intent::Act)
    }

    fn reasons(&self) -> Vec<Reason> {
        self.search.as_ref().map_or_else(|| self.why.clone(), |search| search.why().to_vec())
    }

    /// What a dive into each area promises, and what is still in the bag.
    fn opinions(&self, view: &View) -> Vec<Opinion> {
        let (character, table) = (self.level.character(), &view.table);
        if matches!(self.level, Level::Random | Level::Greedy) || table.step == Step::Over {
            return Vec::new();
        }
        let bag = self.memory.bag(table, self.me, character.forgets);
        let copies = copies(&bag);
        let judge = Judge { table, me: self.me, character, bag };
        let promises = judge.promises();
        let areas = Area::ALL.into_iter().map(|area| {
            let points = Opinion::new("points", thousandths(promises.points[area as usize]));
            points.with("area", About::Name(area.name()))
        });
        let clues = Design::ALL.into_iter().map(|design| {
            let count: u8 = copies[design as usize].iter().sum();
            let pieces = Opinion::new("in_bag", i32::from(count) * 1000);
            pieces.with("design", About::Name(design.name()))
        });
        let sharks = 1000 * (bag.len() - bag.clues().len()) as i32;
        let sharks = Opinion::new("in_bag", sharks).with("design", About::Name("shark"));
        areas.chain(clues).chain([sharks]).collect()
    }
}
