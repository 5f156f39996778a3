//! Where to dive: what each method promises.

use dr_shark::{Action, Area, Category, Dossier, Pieces, Table};
use kernel::{Dice, Seat};

use super::worth::{by_category, category_of, ranked};

/// How many pieces a search in A brings, in the mean.
const IN_A: f32 = 3.1;
/// The same in B, where five are the most (Dr Shark §5.2).
const IN_B: f32 = 3.4;
/// The same in C.
const IN_C: f32 = 2.1;
/// How often a colour is in the fistful, and without a shark, out of 1 (Dr Shark §5.5).
const NO_SHARK: f32 = 0.64;
/// By how much a whim changes a promise.
const WHIM: f32 = 0.15;

/// What an area promises to this dossier, if this is in the bag.
pub(crate) fn promise(table: &Table, dossier: &Dossier, bag: &Pieces, area: Area) -> f32 {
    let ranked = ranked(table, dossier, bag);
    let mean = ranked.iter().map(|(worth, _)| *worth).sum::<f32>() / ranked.len().max(1) as f32;
    let enough = (ranked.len() as f32 / 12.0).min(1.0);
    match area {
        Area::A => IN_A * mean * enough,
        Area::B => IN_B * mean * enough,
        Area::C => {
            let worths = by_category(table, dossier, bag);
            let promise = |(_, mean, clues): (Category, f32, usize)| mean * IN_C.min(clues as f32);
            worths.into_iter().map(promise).fold(0.0, f32::max)
        }
        Area::D => {
            // The better of two of each colour.
            let better = |category: Category| {
                let of: Vec<f32> = ranked
                    .iter()
                    .filter(|(_, piece)| category_of(*piece) == Some(category))
                    .map(|(worth, _)| *worth)
                    .collect();
                let count = of.len().max(1) as f32;
                let odds = |place: usize| (2.0 * (count - place as f32) - 1.0) / (count * count);
                of.iter().enumerate().map(|(place, worth)| worth * odds(place)).sum::<f32>()
            };
            NO_SHARK * Category::ALL.into_iter().map(better).sum::<f32>() * enough
        }
        Area::E => ranked.first().map_or(0.0, |(worth, _)| *worth),
    }
}

/// The dive that promises most.
pub(crate) fn best(table: &Table, me: Seat, legal: &[Action], dice: &mut Dice) -> Option<Action> {
    let dossier = table.dossier(me);
    let promises = Area::ALL.map(|area| {
        let whim = 1.0 + WHIM * (dice.below(2001) as f32 / 1000.0 - 1.0);
        promise(table, dossier, &table.bag, area) * whim
    });
    let worth = |act: &Action| {
        let Action::Dive(space) = act else { return f32::NEG_INFINITY };
        promises[space.area as usize]
    };
    legal.iter().max_by(|a, b| worth(a).total_cmp(&worth(b))).cloned()
}
