//! Why a spy does what it does, in the codes that the client has words for.

use kernel::{About, Reason};
use spywhere::{Action, Nation};

use super::Spot;
use super::identifying::Guess;
use super::sealing::Verdict;
use super::swapping::{Judge, Taste};
use crate::thought::percent;

/// A difference below this, in cards of one's own nation, is no reason.
const SLIGHT: f32 = 0.02;

fn name(nation: Nation) -> About {
    About::Name(nation.name())
}

/// Why this swap, against the other swaps that are legal: what it brings, and what it does better
/// than they do in the mean.
pub(crate) fn swap(spot: &Spot<'_>, taste: &Taste, legal: &[Action], act: Action) -> Vec<Reason> {
    let Action::Swap { give, take } = act else { return Vec::new() };
    let judge = Judge::new(spot, taste);
    let worth = judge.worth(give, take);
    let (mut helps, mut looks, mut swaps) = (0.0, 0.0, 0.0_f32);
    for act in legal {
        if let Action::Swap { give, take } = *act {
            let worth = judge.worth(give, take);
            (helps, looks, swaps) = (helps + worth.helps, looks + worth.looks, swaps + 1.0);
        }
    }
    let (denies, bluffs) = (worth.helps - helps / swaps, worth.looks - looks / swaps);

    let mut why: Vec<(f32, Reason)> = Vec::new();
    if worth.own > 0.0 {
        let count = About::Number(spot.collected() as i32 + 1);
        let reason = Reason::new("spywhere/own").with("nation", name(take)).with("count", count);
        why.push((worth.own, reason));
    }
    if worth.three > 0.0 {
        why.push((worth.three, Reason::new("spywhere/three").with("nation", name(give))));
    }
    if let Some((seat, odds)) = spot.collector_of(take)
        && denies > SLIGHT
        && worth.own <= 0.0
    {
        let reason = Reason::new("spywhere/denies").with("seat", About::Seat(seat));
        let reason = reason.with("nation", name(take)).with("percent", percent(odds));
        why.push((denies, reason));
    }
    if bluffs > SLIGHT {
        let reason = Reason::new("spywhere/bluffs").with("percent", percent(worth.seen));
        why.push((bluffs, reason));
    }
    why.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut why: Vec<Reason> = why.into_iter().map(|(_, reason)| reason).collect();
    if why.is_empty() {
        why.push(Reason::new("spywhere/spare").with("nation", name(give)));
    }
    why
}

/// Why three cards go to the clue pile.
pub(crate) fn eliminate(nation: Nation) -> Vec<Reason> {
    vec![Reason::new("spywhere/bonus").with("nation", name(nation))]
}

/// Why this card is laid in the final phase.
pub(crate) fn last(guess: &Guess) -> Vec<Reason> {
    vec![about("spywhere/last", guess)]
}

/// Why the surest card is laid now, or is not.
pub(crate) fn verdict(surest: &Guess, verdict: Verdict) -> Vec<Reason> {
    let likely = about("spywhere/likely", surest);
    let unsure = about("spywhere/unsure", surest);
    let plans = |code, now, later| {
        Reason::new(code).with("now", percent(now)).with("later", percent(later))
    };
    let win = |code, win| Reason::new(code).with("percent", percent(win));
    match verdict {
        Verdict::Likely => vec![likely],
        Verdict::Raced => vec![Reason::new("spywhere/raced"), likely],
        Verdict::Pays { now, later } => vec![plans("spywhere/pays", now, later), likely],
        Verdict::Waits { now, later } => vec![plans("spywhere/waits", now, later), unsure],
        Verdict::Discards(seat) => {
            vec![Reason::new("spywhere/discards").with("seat", About::Seat(seat))]
        }
        Verdict::Ends(chance) => vec![win("spywhere/ends", chance), likely],
        Verdict::Pile => vec![Reason::new("spywhere/pile"), likely],
        Verdict::TooEarly => vec![Reason::new("spywhere/too_early")],
        Verdict::Unsure => vec![unsure],
        Verdict::Hesitates => vec![about("spywhere/hesitates", surest)],
        Verdict::Behind(chance) => vec![win("spywhere/behind", chance)],
    }
}

fn about(code: &'static str, guess: &Guess) -> Reason {
    let reason = Reason::new(code).with("seat", About::Seat(guess.seat));
    reason.with("nation", name(guess.nation)).with("percent", percent(guess.odds))
}
