//! Plans compared by the games that they lead to: a few games of each, then more of the better ones.

use kernel::Dice;
use spywhere::{Action, Laid};

use super::chance::Chance;
use super::foresight::Foresight;
use super::identifying::Guess;
use super::imagining::discard;
use super::sealing::{Verdict, lay};
use super::swapping::Judge;

/// After how many turns of one's own a plan begins to seal; the last is never before the end.
const WAITS: [u16; 3] = [1, 2, u16::MAX];
/// The most swaps that are compared.
const SWAPS: usize = 8;
/// How many games are imagined for each plan that is left, at a table of four or fewer; after each of
/// these, half of the plans are.
const OF_WAITS: [u32; 1] = [24];
const OF_SWAPS: [u32; 3] = [16, 24, 32];
const OF_SEALS: [u32; 3] = [32, 48, 64];
/// What a swap seems to be worth at first sight counts as much as this many games; a card of one's
/// own nation, this much of a win.
const AT_SIGHT: (f32, f32) = (24.0, 0.2);

/// An act, what follows it, and how the games with it went.
#[derive(Clone, Copy)]
struct Plan {
    act: Action,
    wait: u16,
    sum: f32,
    games: f32,
}

impl Plan {
    const fn new(act: Action, wait: u16) -> Plan {
        Plan { act, wait, sum: 0.0, games: 0.0 }
    }

    fn value(&self) -> f32 {
        self.sum / self.games.max(1.0)
    }
}

/// The swap that wins most often.
pub(crate) fn swap(foresight: &Foresight<'_>, legal: &[Action], dice: &mut Dice) -> Action {
    let judge = Judge::new(foresight.spot, foresight.taste);
    let mut swaps: Vec<(f32, Action)> = Vec::new();
    for act in legal {
        if let Action::Swap { give, take } = *act {
            swaps.push((judge.worth(give, take).sum(), *act));
        }
    }
    swaps.sort_by(|a, b| b.0.total_cmp(&a.0));
    swaps.truncate(SWAPS);
    let Some((most, at_sight)) = swaps.first().copied() else { return Action::Done {} };
    if swaps.len() == 1 {
        return at_sight;
    }
    let mut waits = [0, WAITS[0], WAITS[2]].map(|wait| Plan::new(at_sight, wait));
    compare(foresight, &mut waits, &OF_WAITS, dice);
    let plan = |(worth, act): &(f32, Action)| {
        let (games, own) = AT_SIGHT;
        Plan {
            sum: games * (waits[0].value() + own * (worth - most)),
            games,
            ..Plan::new(*act, waits[0].wait)
        }
    };
    let mut plans: Vec<Plan> = swaps.iter().map(plan).collect();
    compare(foresight, &mut plans, &OF_SWAPS, dice);
    plans[0].act
}

/// Whether to lay a card at the end of this turn, and which.
pub(crate) fn seal(
    foresight: &Foresight<'_>,
    guesses: &[Guess],
    dice: &mut Dice,
) -> (Action, Verdict) {
    let Some(surest) = guesses.first() else { return (Action::Done {}, Verdict::Unsure) };
    let lay = lay(surest);
    if guesses.len() == 1 && foresight.table.pile == 0 {
        return (lay, Verdict::Pile);
    }
    let mut plans: Vec<Plan> = WAITS.map(|wait| Plan::new(Action::Done {}, wait)).into();
    plans.push(Plan::new(lay, 0));
    let waste = discard(foresight.spot, guesses);
    if let Some(Laid { seat, nation }) = waste {
        plans.push(Plan::new(Action::Identify { seat, nation }, 0));
    }
    compare(foresight, &mut plans, &OF_SEALS, dice);
    let best = |waits: bool| {
        let plans = plans.iter().filter(|plan| (plan.act == Action::Done {}) == waits);
        plans.map(Plan::value).fold(0.0, f32::max)
    };
    let (act, now, later) = (plans[0].act, best(false), best(true));
    let verdict = match (act, waste) {
        (Action::Done {}, _) if guesses.len() == 1 => Verdict::Behind(now),
        (Action::Done {}, _) => Verdict::Waits { now, later },
        (Action::Identify { seat, nation }, Some(waste)) if waste == (Laid { seat, nation }) => {
            Verdict::Discards(seat)
        }
        _ if guesses.len() == 1 => Verdict::Ends(now),
        _ => Verdict::Pays { now, later },
    };
    (act, verdict)
}

/// Imagines games with each plan, the same ones for each, and sorts: the best plan comes first.
fn compare(foresight: &Foresight<'_>, plans: &mut [Plan], stages: &[u32], dice: &mut Dice) {
    let seed = u64::from(dice.throw()) << 32;
    let (mut left, mut number) = (plans.len(), 0);
    // With more spies there is more to think about in a turn, and a game has more turns.
    let fewer = foresight.table.seats.len().saturating_sub(4);
    for games in stages {
        for _ in 0..games >> fewer {
            number += 1;
            for plan in &mut plans[..left] {
                let mut chance = Chance::new(seed | number);
                let rest = foresight.imagine(&mut chance);
                plan.sum += rest.play(plan.act, plan.wait, &mut chance);
                plan.games += 1.0;
            }
        }
        plans[..left].sort_by(|a, b| b.value().total_cmp(&a.value()));
        left = left.div_ceil(2);
        if left == 1 {
            break;
        }
    }
}
