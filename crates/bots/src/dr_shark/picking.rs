//! What a spy picks by eye: out of a fistful in D, out of the open bag in E.

use dr_shark::{Action, Colour, Fistful, Grab, Piece, Spot, Touch};
use kernel::Dice;

use super::judging::Judge;
use super::level::Level;
use super::named;

/// For each piece that is wanted, a fist is opened for this many: some slip away.
const SLIP_AWAY: f32 = 1.25;

/// Dr Shark §5.5: grab, sort, return, choose. `missed` counts the grabs that came to nothing.
pub(crate) fn sort(level: Level, missed: &mut i32, judge: &Judge<'_>, dice: &mut Dice) -> Action {
    let table = judge.table;
    let Some(fistful) = &table.fistful else {
        return if table.bag.is_empty() { Action::Stop {} } else { grab(missed, judge, dice) };
    };
    if let Some(piece) = fistful.unsorted().first() {
        let slips = dice.chance(judge.character.slips, 100);
        let any = *dice.pick(&Colour::ALL).unwrap_or(&Colour::ALL[0]);
        let colour = if slips { any } else { piece.colour() };
        return Action::Sort { piece: *piece, colour };
    }
    match Colour::ALL.into_iter().find(|colour| fistful.has_shark(*colour)) {
        Some(colour) => Action::Return(colour),
        None => keep(level, judge, fistful, dice),
    }
}

fn grab(missed: &mut i32, judge: &Judge<'_>, dice: &mut Dice) -> Action {
    let (table, pieces) = (judge.table, judge.grabs());
    if table.options.touch == Touch::Named {
        return Action::Grab(named::fistful(table, pieces, dice));
    }
    // As wide as it takes where pieces lie evenly, wider if that came to nothing.
    let near = |dice: &mut Dice| 600 + dice.below(400) as i32;
    let size = 640.0 * (SLIP_AWAY * pieces as f32 / table.bag.len() as f32).sqrt();
    let size = (size as i32 + 100 * *missed).clamp(100, 450);
    // A finger that is in the bag would have to be near.
    let spot = Spot { x: 800, y: 800 };
    let spot = if *missed > 0 { spot } else { Spot { x: near(dice), y: near(dice) } };
    *missed += 1;
    Action::Grab(Grab::At(spot, size))
}

/// Dr Shark §4.4: what is chosen joins the dossier, so one choice bears on the next.
fn keep(level: Level, judge: &Judge<'_>, fistful: &Fistful, dice: &mut Dice) -> Action {
    let chosen = |colour: Colour| judge.table.mat.iter().any(|kept| kept.colour() == colour);
    let open: Vec<_> =
        fistful.sorted().iter().copied().filter(|piece| !chosen(piece.colour())).collect();
    best(level, judge, &open, dice).map_or(Action::Stop {}, Action::Keep)
}

/// Dr Shark §5.6: any one clue.
pub(crate) fn take(level: Level, judge: &Judge<'_>, dice: &mut Dice) -> Action {
    let clues: Vec<_> = judge.table.bag.clues().iter().collect();
    best(level, judge, &clues, dice).map_or(Action::Stop {}, Action::Take)
}

/// The clue that seems to be worth most.
fn best(level: Level, judge: &Judge<'_>, clues: &[Piece], dice: &mut Dice) -> Option<Piece> {
    if level == Level::Random {
        return dice.pick(clues).copied();
    }
    let worths = judge.worths();
    let mut seems = |piece: Piece| {
        let worth = worths.of(piece);
        if level == Level::Greedy { worth } else { judge.moody(worth, dice) }
    };
    let seem: Vec<(f32, Piece)> = clues.iter().map(|piece| (seems(*piece), *piece)).collect();
    seem.into_iter().max_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, piece)| piece)
}
