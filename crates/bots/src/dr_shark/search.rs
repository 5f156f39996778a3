//! A search: what the hand does while the timer runs.

use dr_shark::{Action, Area, Colour, Draw, Fistful, Grab, Percept, Signal, Slot, Spot, Table};
use dr_shark::{Texture, Touch};
use kernel::{At, Dice, Intent, Seat};

use super::finger::{self, CROSS_MS, Finger, Found, STEP_MS, Task};
use super::named::{self, HOLD_MS, Wanted, feel_for, wanted};
use super::spy::Level;
use super::worth::{by_category, worth};

/// How long the hand takes to put a drawn piece in its place, in milliseconds.
const PLACE_MS: u64 = 1000;
/// To put a piece of the fistful on its pile, or a pile back.
const SORT_MS: u64 = 800;
/// To choose a clue of a colour.
const KEEP_MS: u64 = 900;
/// To find a clue in the open bag.
const LOOK_MS: u64 = 4000;
/// To close on a fistful.
const GRAB_MS: u64 = 1500;
/// What did not come off is tried again after so long.
const AGAIN_MS: u64 = 1000;
/// With less time left than this nothing more is drawn.
const LAST_MS: u64 = 1500;
/// A piece goes on a wrong slot or pile so often, out of 100.
const SLIPS: u32 = 4;
/// The number of pieces in a good fistful.
const FISTFUL: f32 = 10.0;

/// A search under way.
pub(crate) struct Search {
    level: Level,
    due: At,
    /// What is to be drawn when it is due.
    plan: Option<Draw>,
    finger: Option<Finger>,
    /// The middles of the pieces that it has walked round.
    known: Vec<(f32, f32)>,
    /// How often a grab came to nothing.
    missed: i32,
}

impl Search {
    /// A search that starts now.
    pub(crate) fn new(level: Level, at: At, area: Area) -> Search {
        let due = at.plus_ms(if area == Area::E { LOOK_MS } else { GRAB_MS / 2 });
        Search { level, due, plan: None, finger: None, known: Vec::new(), missed: 0 }
    }

    /// The table has changed: something was drawn, placed, sorted.
    pub(crate) fn look(&mut self, at: At, table: &Table) {
        (self.plan, self.finger) = (None, None);
        let ms = match (&table.hand, &table.fistful) {
            (Some(_), _) => PLACE_MS,
            (None, Some(fistful)) if fistful.unsorted().is_empty() => KEEP_MS,
            (None, Some(_)) => SORT_MS,
            (None, None) => 200,
        };
        self.due = at.plus_ms(ms);
    }

    /// The bag answers a touch.
    pub(crate) fn feel(&mut self, percept: &Percept) {
        let Percept::Felt(touched) = percept;
        if let Some(finger) = &mut self.finger {
            touched.iter().for_each(|touched| finger.feel(touched.felt));
        }
    }

    /// When the hand next does something.
    pub(crate) fn next(&self) -> At {
        self.due
    }

    /// The hand does something.
    pub(crate) fn think(
        &mut self,
        now: At,
        me: Seat,
        table: &Table,
        dice: &mut Dice,
    ) -> Option<Intent<dr_shark::DrShark>> {
        if now < self.due {
            return None;
        }
        self.due = now.plus_ms(AGAIN_MS);
        match table.searching()? {
            area @ (Area::A | Area::B | Area::C) => self.draw(now, me, table, area, dice),
            Area::D => Some(Intent::Act(self.sort(me, table, dice))),
            Area::E => Some(Intent::Act(self.take(me, table, dice))),
        }
    }

    /// Dr Shark §4.3: piece after piece.
    fn draw(
        &mut self,
        now: At,
        me: Seat,
        table: &Table,
        area: Area,
        dice: &mut Dice,
    ) -> Option<Intent<dr_shark::DrShark>> {
        if let Some(piece) = table.hand {
            let right = match area {
                Area::A => table.options.components.shape(piece).map(Slot::Shape)?,
                Area::B | Area::C | Area::D | Area::E => Slot::Texture(piece.texture()),
            };
            let slots: Vec<Slot> = Slot::all().collect();
            let slot = if dice.chance(SLIPS, 100) { *dice.pick(&slots)? } else { right };
            return Some(Intent::Act(Action::Place(slot)));
        }
        let left_ms = table.deadline.map_or(u64::MAX, |at| at.0.saturating_sub(now.0));
        let full = area == Area::B && table.mat.len() == Texture::ALL.len()
            || area == Area::A && table.mat.len() == dr_shark::Shape::ALL.len();
        if full || table.bag.is_empty() || left_ms < LAST_MS {
            return Some(Intent::Act(Action::Stop {}));
        }
        if let Some(plan) = self.plan.take() {
            return Some(Intent::Act(Action::Draw(plan)));
        }
        let wanted = match self.level {
            Level::Random => Wanted::Any,
            Level::Greedy => wanted(table, area, fond(table, me)),
        };
        match table.options.touch {
            Touch::Named => match feel_for(table, wanted, left_ms - LAST_MS, dice) {
                Some((plan, ms)) => {
                    self.plan = Some(plan);
                    self.due = now.plus_ms(ms);
                    None
                }
                None => Some(Intent::Act(Action::Stop {})),
            },
            Touch::Felt => Some(self.touch(now, wanted, dice)),
        }
    }

    /// One point of a finger, or the draw to which all points lead.
    fn touch(&mut self, now: At, wanted: Wanted, dice: &mut Dice) -> Intent<dr_shark::DrShark> {
        let task = match wanted {
            Wanted::Any => Task::Find,
            Wanted::OtherShape(_) => Task::Walk,
            Wanted::Texture(_) => Task::Stroke,
        };
        self.due = now.plus_ms(STEP_MS);
        if let Some(finger) = self.finger.as_ref().filter(|finger| finger.task() == task)
            && let Some(found) = finger.found()
        {
            let fits = match (found, wanted) {
                (Found::Something, _) => true,
                (Found::Texture(texture), Wanted::Texture(set)) => set >> texture as u8 & 1 == 1,
                (Found::Shape(shape), Wanted::OtherShape(known)) => {
                    known >> shape.number() & 1 == 0
                }
                (Found::Texture(_) | Found::Shape(_) | Found::Nothing, _) => false,
            };
            let spot = finger.spot();
            self.known.extend(finger.round());
            self.finger = None;
            if fits {
                // It is drawn by holding still for a moment.
                self.plan = Some(Draw::At(spot));
                self.due = now.plus_ms(HOLD_MS);
                return Intent::Sense(finger::rest(spot, now));
            }
        }
        let new = self.finger.as_ref().is_none_or(|finger| finger.task() != task);
        if new {
            // The hand is on its way across the bag.
            self.due = now.plus_ms(CROSS_MS);
            self.finger = Some(Finger::new(task, &self.known, dice));
        }
        match &mut self.finger {
            Some(finger) => Intent::Sense(finger.step(now, dice)),
            None => Intent::Sense(Signal::Touch(Vec::new())),
        }
    }

    /// Dr Shark §5.5: grab, sort, return, choose.
    fn sort(&mut self, me: Seat, table: &Table, dice: &mut Dice) -> Action {
        let Some(fistful) = &table.fistful else {
            return if table.bag.is_empty() { Action::Stop {} } else { self.grab(table, dice) };
        };
        if let Some(piece) = fistful.unsorted().first() {
            let slips = dice.chance(SLIPS, 100);
            let any = *dice.pick(&Colour::ALL).unwrap_or(&Colour::ALL[0]);
            let colour = if slips { any } else { piece.colour() };
            return Action::Sort { piece: *piece, colour };
        }
        match Colour::ALL.into_iter().find(|colour| fistful.has_shark(*colour)) {
            Some(colour) => Action::Return(colour),
            None => self.keep(me, table, fistful, dice),
        }
    }

    fn grab(&mut self, table: &Table, dice: &mut Dice) -> Action {
        if table.options.touch == Touch::Named {
            return Action::Grab(named::fistful(table, dice));
        }
        // As wide as it takes where pieces lie evenly, wider if that came to nothing.
        let near = |dice: &mut Dice| 600 + dice.below(400) as i32;
        let size = 640.0 * (FISTFUL / table.bag.len() as f32).sqrt();
        let size = (size as i32 + 100 * self.missed).clamp(100, 450);
        // A finger that is in the bag would have to be near.
        let spot = Spot { x: 800, y: 800 };
        let spot = if self.missed > 0 { spot } else { Spot { x: near(dice), y: near(dice) } };
        self.missed += 1;
        Action::Grab(Grab::At(spot, size))
    }

    fn keep(&self, me: Seat, table: &Table, fistful: &Fistful, dice: &mut Dice) -> Action {
        let chosen = |colour: Colour| table.mat.iter().any(|kept| kept.colour() == colour);
        let open: Vec<_> =
            fistful.sorted().iter().copied().filter(|piece| !chosen(piece.colour())).collect();
        // Dr Shark §4.4: what is chosen joins the dossier, so one choice bears on the next.
        let mut dossier = *table.dossier(me);
        dossier.clues.extend(table.mat.iter().copied());
        let best = open
            .iter()
            .max_by(|a, b| worth(table, &dossier, **a).total_cmp(&worth(table, &dossier, **b)));
        let choice = match self.level {
            Level::Random => dice.pick(&open),
            Level::Greedy => best,
        };
        choice.map_or(Action::Stop {}, |piece| Action::Keep(*piece))
    }

    /// Dr Shark §5.6: any one clue.
    fn take(&self, me: Seat, table: &Table, dice: &mut Dice) -> Action {
        let clues: Vec<_> = table.bag.clues().iter().collect();
        let dossier = table.dossier(me);
        let best = clues
            .iter()
            .max_by(|a, b| worth(table, dossier, **a).total_cmp(&worth(table, dossier, **b)));
        let choice = match self.level {
            Level::Random => dice.pick(&clues),
            Level::Greedy => best,
        };
        choice.map_or(Action::Stop {}, |piece| Action::Take(*piece))
    }
}

/// The two textures that a spy would like to search for in C, as bits.
fn fond(table: &Table, me: Seat) -> u8 {
    let mut worths = by_category(table, table.dossier(me));
    let promise = |(_, mean, clues): (_, f32, usize)| mean * clues.min(4) as f32;
    worths.sort_by(|a, b| promise(*b).total_cmp(&promise(*a)));
    worths
        .iter()
        .take(2)
        .fold(0, |set, (category, ..)| set | 1 << category.colour().texture() as u8)
}
