//! How a spy judges: what a clue, a dive and a rival's loss seem to be worth at this table.

use dr_shark::{Action, Area, Pieces, Row, Space, Table};
use kernel::{Dice, Seat};

use super::diving;
use super::level::Character;
use super::plan::{self, Odds, Plan};
use super::prospects::{Prospects, Worths};

/// The most pieces that a hand closes on in D, and the fewest that are worth a grab.
const FISTFUL: (u32, u32) = (4, 14);
/// In D all but the sorting takes this long, in milliseconds, and each piece this long to sort.
const SORTING_MS: (u64, u64) = (9000, 850);
/// How much of what the next dive promises counts today.
const NEXT: f32 = 0.5;

/// What a spy sees before them when they judge.
pub(crate) struct Judge<'a> {
    pub(crate) table: &'a Table,
    pub(crate) me: Seat,
    pub(crate) character: Character,
    /// The bag as they believe it to be.
    pub(crate) bag: Pieces,
}

/// What the five areas promise, and what a dive there takes from others.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Promises {
    /// By area, in points.
    pub(crate) points: [f32; Area::ALL.len()],
    /// Whom a dive there keeps out, and the points that this costs them.
    pub(crate) denied: [Option<(Seat, f32)>; Area::ALL.len()],
}

impl Judge<'_> {
    /// What every clue is worth to their dossier with what lies on the mat.
    pub(crate) fn worths(&self) -> Worths {
        let mut dossier = *self.table.dossier(self.me);
        dossier.clues.extend(self.table.mat.iter().copied());
        if self.character.plans {
            self.prospects(true).worths(&dossier.clues)
        } else {
            Worths::by_thumb(self.table, &dossier)
        }
    }

    /// What they can still hope for.
    pub(crate) fn prospects(&self, searching: bool) -> Prospects<'_> {
        Prospects::new(self.table, &self.bag, self.me, searching)
    }

    /// What they believe to be in the bag.
    pub(crate) fn odds(&self) -> Odds {
        Odds::new(self.table, &self.bag, &self.worths())
    }

    /// The plan of a search that has this much time left, where one is planned.
    pub(crate) fn plan(&self, area: Area, mat: &Row, left_ms: u64) -> Option<Plan> {
        Plan::new(self.table, self.odds(), self.character.hand(), area, mat, left_ms)
    }

    /// How many pieces they grab in D: those who plan, as many as promise most and can be sorted in
    /// time.
    pub(crate) fn grabs(&self) -> u32 {
        if let Some(pieces) = self.character.grabs {
            return pieces;
        }
        let (least, most) = FISTFUL;
        let ms = u64::from(self.table.options.search_s) * 1000;
        let sorted = ms.saturating_sub(SORTING_MS.0) / SORTING_MS.1;
        let most = most.min(sorted as u32).max(least);
        let worths = self.worths();
        let promise = |pieces: &u32| plan::fistful(&self.bag, &worths, *pieces);
        (least..=most).max_by(|a, b| promise(a).total_cmp(&promise(b))).unwrap_or(least)
    }

    /// A number as their mood has it.
    pub(crate) fn moody(&self, number: f32, dice: &mut Dice) -> f32 {
        if self.character.mood == 0.0 {
            return number;
        }
        number * (1.0 + self.character.mood * (dice.below(2001) as f32 / 1000.0 - 1.0))
    }

    /// What each area promises.
    pub(crate) fn promises(&self) -> Promises {
        let mut promises = Promises { points: [0.0; 5], denied: [None; 5] };
        for area in Area::ALL {
            promises.points[area as usize] = if self.character.plans {
                self.planned(area)
            } else {
                diving::promise(self.table, self.table.dossier(self.me), &self.bag, area)
            };
            if self.character.denies > 0.0 {
                promises.denied[area as usize] = self.denied(area);
            }
        }
        promises
    }

    fn planned(&self, area: Area) -> f32 {
        let ms = u64::from(self.table.options.search_s) * 1000;
        // The hand needs a moment to get into the bag.
        let plan = self.plan(area, &Row::new(), ms.saturating_sub(1000));
        match plan {
            Some(plan) => plan.aim(ms.saturating_sub(1000)).worth,
            None if area == Area::D => plan::fistful(&self.bag, &self.worths(), self.grabs()),
            None => best_of(&self.table.bag, &self.worths()),
        }
    }

    /// The rival who wants into this area most and whom the last free space there keeps out, with
    /// the points that they lose. Only E is worth waiting for: elsewhere one dive is much like
    /// another.
    fn denied(&self, area: Area) -> Option<(Seat, f32)> {
        let table = self.table;
        if area != Area::E {
            return None;
        }
        let next = (1..table.seats()).map(|n| Seat((self.me.0 + n) % table.seats()));
        let rivals = next.filter(|seat| {
            table.dossier_of(*seat) != table.dossier_of(self.me)
                && (table.round < table.rounds || self.dives_later(*seat))
                && table.pawns[*seat].is_none_or(|space| space.area != Area::E)
        });
        let losses = rivals.map(|seat| {
            let hopes = Prospects::new(table, &self.bag, seat, true);
            let worths = hopes.worths(&table.dossier(seat).clues);
            let all: f32 = table.bag.clues().iter().map(|piece| worths.of(piece)).sum();
            let elsewhere = 3.3 * all / table.bag.clues().len().max(1) as f32;
            (seat, best_of(&table.bag, &worths) - elsewhere)
        });
        losses.filter(|(_, loss)| *loss > 0.0).max_by(|(_, a), (_, b)| a.total_cmp(b))
    }

    fn dives_later(&self, seat: Seat) -> bool {
        let turn =
            |seat: Seat| (seat.0 + self.table.seats() - self.table.first.0) % self.table.seats();
        turn(seat) > turn(self.me)
    }

    /// Where to dive: what the area promises, and for those who look ahead what is left for the next
    /// dive, which must go elsewhere (Dr Shark §3.1), and what it takes from a rival.
    pub(crate) fn dive(
        &self,
        promises: &Promises,
        legal: &[Action],
        dice: &mut Dice,
    ) -> Option<Space> {
        let spaces = legal.iter().filter_map(|act| {
            let Action::Dive(space) = act else { return None };
            Some(*space)
        });
        let moods = Area::ALL.map(|area| self.moody(promises.points[area as usize], dice));
        let ahead = self.character.denies > 0.0 && self.table.round < self.table.rounds;
        let value = |space: &Space| {
            let here = space.area as usize;
            let others = (0..moods.len()).filter(|area| *area != here);
            let next = others.map(|area| promises.points[area]).fold(0.0, f32::max);
            let denied = promises.denied[here].map_or(0.0, |(_, loss)| loss);
            moods[here] + if ahead { NEXT * next } else { 0.0 } + self.character.denies * denied
        };
        spaces.max_by(|a, b| value(a).total_cmp(&value(b)))
    }
}

/// The most that one clue of these is worth.
fn best_of(pieces: &Pieces, worths: &Worths) -> f32 {
    pieces.clues().iter().map(|piece| worths.of(piece)).fold(0.0, f32::max)
}
