//! A search: what the hand does while the timer runs.

use dr_shark::{
    Action, Area, DrShark, Draw, HOLD_MS, Percept, Signal, Slot, Table, Texture, Touch,
};
use kernel::{At, Dice, Intent, Reason};

use super::finger::{self, CROSS_MS, Finger, STEP_MS, Task};
use super::judging::Judge;
use super::level::Level;
use super::named::{self, Wanted, feel_for, fits, hold_ms, misread, wanted};
use super::plan::Plan;
use super::worth::by_category;
use super::{picking, reasons};

/// How long the hand takes to put a drawn piece in its place, in milliseconds.
pub(crate) const PLACE_MS: u64 = 1000;
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

/// A search under way.
pub(crate) struct Search {
    level: Level,
    due: At,
    /// What is to be drawn when it is due.
    draws: Option<Draw>,
    finger: Option<Finger>,
    /// The middles of the pieces that it has walked round.
    known: Vec<(f32, f32)>,
    /// How often a grab came to nothing.
    missed: i32,
    /// How the rest of the search is planned, until the mat changes.
    plan: Option<Plan>,
    /// What the finger that is on its way looks for.
    aim: Option<Wanted>,
    why: Vec<Reason>,
}

impl Search {
    /// A search that starts now.
    pub(crate) fn new(level: Level, at: At, area: Area) -> Search {
        let due = at.plus_ms(if area == Area::E { LOOK_MS } else { GRAB_MS / 2 });
        Search {
            level,
            due,
            draws: None,
            finger: None,
            known: Vec::new(),
            missed: 0,
            plan: None,
            aim: None,
            why: Vec::new(),
        }
    }

    /// The table has changed: something was drawn, placed, sorted.
    pub(crate) fn look(&mut self, at: At, table: &Table) {
        (self.draws, self.finger, self.plan, self.aim) = (None, None, None, None);
        let ms = match (&table.hand, &table.fistful) {
            (Some(_), _) => PLACE_MS,
            (None, Some(fistful)) if fistful.unsorted().is_empty() => KEEP_MS,
            (None, Some(_)) => SORT_MS,
            (None, None) => 200,
        };
        self.due = at.plus_ms(ms);
    }

    /// The bag answers a touch. A clap frightens no bot.
    pub(crate) fn feel(&mut self, percept: &Percept) {
        match (percept, &mut self.finger) {
            (Percept::Felt(touched), Some(finger)) => {
                touched.iter().for_each(|touched| finger.feel(touched.felt));
            }
            (Percept::Felt(_), None) | (Percept::Clapped {}, _) => {}
        }
    }

    /// When the hand next does something.
    pub(crate) fn next(&self) -> At {
        self.due
    }

    /// Why it does what it does.
    pub(crate) fn why(&self) -> &[Reason] {
        &self.why
    }

    /// The hand does something.
    pub(crate) fn think(
        &mut self,
        now: At,
        judge: &Judge<'_>,
        dice: &mut Dice,
    ) -> Option<Intent<DrShark>> {
        if now < self.due {
            return None;
        }
        self.due = now.plus_ms(AGAIN_MS);
        let area = judge.table.searching()?;
        let act = match area {
            Area::A | Area::B | Area::C => return self.draw(now, judge, area, dice),
            Area::D => picking::sort(self.level, &mut self.missed, judge, dice),
            Area::E => picking::take(self.level, judge, dice),
        };
        self.why = reasons::picking(judge, &act);
        Some(Intent::Act(act))
    }

    /// Dr Shark §4.3: piece after piece.
    fn draw(
        &mut self,
        now: At,
        judge: &Judge<'_>,
        area: Area,
        dice: &mut Dice,
    ) -> Option<Intent<DrShark>> {
        let table = judge.table;
        if let Some(piece) = table.hand {
            let right = match area {
                Area::A => table.options.components.shape(piece).map(Slot::Shape)?,
                Area::B | Area::C | Area::D | Area::E => Slot::Texture(piece.texture()),
            };
            let slots: Vec<Slot> = Slot::all().collect();
            let slips = dice.chance(judge.character.slips, 100);
            let slot = if slips { *dice.pick(&slots)? } else { right };
            self.why = reasons::placing(area, piece);
            return Some(Intent::Act(Action::Place(slot)));
        }
        if let Some(draw) = self.draws.take() {
            return Some(Intent::Act(Action::Draw(draw)));
        }
        let left_ms = table.deadline.map_or(u64::MAX, |at| at.0.saturating_sub(now.0));
        let aim = match self.aim.filter(|_| left_ms >= LAST_MS) {
            Some(aim) => Some(aim),
            None => self.choose(judge, area, left_ms),
        };
        let Some(aim) = aim else {
            self.why = reasons::stopping(table, area);
            return Some(Intent::Act(Action::Stop {}));
        };
        match table.options.touch {
            Touch::Felt => {
                self.aim = Some(aim);
                Some(self.touch(now, aim, judge, dice))
            }
            Touch::Named if self.level.is_met() => {
                self.name(now, aim, judge, dice);
                None
            }
            Touch::Named => match feel_for(table, aim, left_ms - LAST_MS, dice) {
                Some((draw, ms)) => {
                    self.draws = Some(draw);
                    self.due = now.plus_ms(ms);
                    None
                }
                None => Some(Intent::Act(Action::Stop {})),
            },
        }
    }

    /// What to look for now, if there is time for anything.
    fn choose(&mut self, judge: &Judge<'_>, area: Area, left_ms: u64) -> Option<Wanted> {
        let table = judge.table;
        let full = area == Area::B && table.mat.len() == Texture::ALL.len()
            || area == Area::A && table.mat.len() == dr_shark::Shape::ALL.len();
        if full || table.bag.is_empty() || left_ms < LAST_MS {
            return None;
        }
        if judge.character.plans {
            let plan = match self.plan.take() {
                Some(plan) => plan,
                None => judge.plan(area, &table.mat, left_ms)?,
            };
            let aim = plan.aim(left_ms);
            self.why = reasons::feeling(&aim, &plan, area);
            self.plan = Some(plan);
            return aim.wanted;
        }
        if self.level == Level::Random {
            return Some(Wanted::Any);
        }
        let wanted = wanted(table, area, fond(judge));
        if self.level.is_met() {
            let odds = judge.odds();
            self.why = vec![reasons::looking(wanted, &odds, 1.0 - odds.shark(None))];
        }
        Some(wanted)
    }

    /// Touches one piece where pieces are named.
    fn name(&mut self, now: At, wanted: Wanted, judge: &Judge<'_>, dice: &mut Dice) {
        let Some((piece, found, ms)) = named::touch(judge.table, wanted, dice) else { return };
        let found = misread(found, judge.character.misreads, dice);
        self.due = now.plus_ms(ms);
        if wanted != Wanted::Any {
            self.due = self.due.plus_ms(judge.character.hesitates_ms);
        }
        if fits(wanted, found) {
            self.draws = Some(Draw::Named(piece));
            self.due = self.due.plus_ms(hold_ms(wanted));
            self.why.splice(0..0, reasons::drawing(judge, found));
        }
    }

    /// One point of a finger, or the draw to which all points lead.
    fn touch(
        &mut self,
        now: At,
        wanted: Wanted,
        judge: &Judge<'_>,
        dice: &mut Dice,
    ) -> Intent<DrShark> {
        let task = match wanted {
            Wanted::Any => Task::Find,
            Wanted::OtherShape(known) => Task::Walk(known),
            Wanted::Texture(_) => Task::Stroke,
        };
        self.due = now.plus_ms(STEP_MS);
        if let Some(finger) = self.finger.as_ref().filter(|finger| finger.task() == task)
            && let Some(found) = finger.found()
        {
            let found = misread(found, judge.character.misreads, dice);
            let spot = finger.spot();
            self.known.extend(finger.round());
            (self.finger, self.aim) = (None, None);
            if fits(wanted, found) {
                // It is drawn by holding still for a moment.
                self.draws = Some(Draw::At(spot));
                let hold_ms = if wanted == Wanted::Any { HOLD_MS } else { hold_ms(wanted) };
                self.due = now.plus_ms(hold_ms + judge.character.hesitates_ms);
                self.why.splice(0..0, reasons::drawing(judge, found));
                return Intent::Sense(finger::rest(spot, now));
            }
            if judge.character.hesitates_ms > 0 {
                self.due = now.plus_ms(judge.character.hesitates_ms);
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
}

/// The two textures that a spy would like to search for in C, as bits.
fn fond(judge: &Judge<'_>) -> u8 {
    let table = judge.table;
    let mut worths = by_category(table, table.dossier(judge.me), &judge.bag);
    let promise = |(_, mean, clues): (_, f32, usize)| mean * clues.min(4) as f32;
    worths.sort_by(|a, b| promise(*b).total_cmp(&promise(*a)));
    worths
        .iter()
        .take(2)
        .fold(0, |set, (category, ..)| set | 1 << category.colour().texture() as u8)
}
