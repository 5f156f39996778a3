//! Why a spy does what they do, in codes that the client has words for.

use dr_shark::{Action, Agent, Area, Design, Kind, Piece, Space, Table, Texture};
use kernel::{About, Reason};

use super::agents;
use super::finger::Found;
use super::judging::{Judge, Promises};
use super::named::Wanted;
use super::plan::{Aim, Odds, Plan};
use super::prospects::copies;
use crate::thought::percent;

/// A chance of less than this is not worth a word.
const WORTH_A_WORD: f32 = 0.01;

fn points(worth: f32) -> About {
    About::Number(worth.round() as i32)
}

fn design_of(piece: Piece) -> Option<Design> {
    match piece.kind() {
        Kind::Clue { design, .. } => Some(design),
        Kind::Shark { .. } => None,
    }
}

/// The design that this clue would complete.
fn completes(judge: &Judge<'_>, piece: Piece) -> Option<Design> {
    let (table, design) = (judge.table, design_of(piece)?);
    let mut clues = table.dossier(judge.me).clues;
    clues.extend(table.mat.iter().copied());
    let parts = table.options.components.parts(design);
    let before = clues.has_parts(design, parts);
    clues.insert(piece);
    (!before && clues.has_parts(design, parts) && table.tokens[design] > 0).then_some(design)
}

/// The most valuable design that lacks one part which is still in the bag.
fn one_short(judge: &Judge<'_>) -> Option<Design> {
    let table = judge.table;
    let (mine, bag) = (copies(&table.dossier(judge.me).clues), copies(&judge.bag));
    let lacks_one = |design: &Design| {
        let parts = usize::from(table.options.components.parts(*design));
        let mut missing = (0..parts).filter(|part| mine[*design as usize][*part] == 0);
        let there = missing.next().is_some_and(|part| bag[*design as usize][part] > 0);
        there && missing.next().is_none() && table.tokens[*design] > 0
    };
    let designs = Design::ALL.into_iter().filter(lacks_one);
    designs.max_by_key(|design| table.options.components.points(*design))
}

/// Why to dive there.
pub(crate) fn diving(judge: &Judge<'_>, promises: &Promises, space: Space) -> Vec<Reason> {
    let area = About::Name(space.area.name());
    let promise = promises.points[space.area as usize];
    let mut why =
        vec![Reason::new("dr-shark/area").with("area", area).with("points", points(promise))];
    if let Some(design) = one_short(judge) {
        let short = Reason::new("dr-shark/one-short").with("design", About::Name(design.name()));
        why.insert(if space.area == Area::E { 0 } else { 1 }, short);
    }
    if let Some((spy, loss)) = promises.denied[space.area as usize]
        && loss >= 1.0
    {
        let denies = Reason::new("dr-shark/denies").with("seat", About::Seat(spy));
        why.push(denies.with("area", area).with("points", points(loss)));
    }
    why
}

/// Why to start the clock.
pub(crate) fn starting(table: &Table) -> Vec<Reason> {
    let seconds = About::Number(table.options.search_s as i32);
    vec![Reason::new("dr-shark/start").with("seconds", seconds)]
}

/// What to feel for, or why to draw without feeling; `fits` is the share of the bag that fits then.
pub(crate) fn looking(wanted: Wanted, odds: &Odds, fits: f32) -> Reason {
    match wanted {
        Wanted::Any => Reason::new("dr-shark/draw-blind").with("percent", percent(fits)),
        Wanted::Texture(set) => {
            let share = percent(odds.textures(set));
            match only(set) {
                Some(texture) => {
                    let feel = Reason::new("dr-shark/feel-texture").with("percent", share);
                    feel.with("texture", About::Name(texture.name()))
                }
                None => {
                    let count = About::Number(set.count_ones() as i32);
                    Reason::new("dr-shark/feel-textures")
                        .with("percent", share)
                        .with("count", count)
                }
            }
        }
        Wanted::OtherShape(_) => Reason::new("dr-shark/feel-shape"),
    }
}

/// The texture of a set that has one only.
fn only(set: u8) -> Option<Texture> {
    Texture::ALL.into_iter().find(|texture| set == 1 << *texture as u8)
}

/// Why a plan feels for this, or draws without feeling.
pub(crate) fn feeling(aim: &Aim, plan: &Plan, area: Area) -> Vec<Reason> {
    let Some(wanted) = aim.wanted else { return Vec::new() };
    let worth = Reason::new("dr-shark/search-worth").with("area", About::Name(area.name()));
    let worth = worth.with("points", points(aim.worth));
    let mut why = vec![looking(wanted, plan.odds(), plan.fits()), worth];
    let texture = if let Wanted::Texture(set) = wanted { only(set) } else { None };
    let risk = plan.odds().shark(texture);
    if risk >= WORTH_A_WORD {
        why.push(Reason::new("dr-shark/shark-risk").with("percent", percent(risk)));
    }
    why
}

/// Why to draw what was just felt.
pub(crate) fn drawing(judge: &Judge<'_>, found: Found) -> Option<Reason> {
    let hand = judge.character.hand();
    match found {
        Found::Texture(texture) => {
            let draw = Reason::new("dr-shark/draw-texture").with("percent", percent(hand.texture));
            Some(draw.with("texture", About::Name(texture.name())))
        }
        Found::Shape(shape) => {
            let draw = Reason::new("dr-shark/draw-shape").with("percent", percent(hand.shape));
            Some(draw.with("shape", About::Number(shape.number().into())))
        }
        Found::Something | Found::Nothing => None,
    }
}

/// Where a drawn piece goes.
pub(crate) fn placing(area: Area, piece: Piece) -> Vec<Reason> {
    vec![match area {
        Area::A => Reason::new("dr-shark/place-shape"),
        Area::B | Area::C | Area::D | Area::E => {
            let texture = About::Name(piece.texture().name());
            Reason::new("dr-shark/place-texture").with("texture", texture)
        }
    }]
}

/// Why to stop: a full mat, an empty bag, or too little time to draw and to place.
pub(crate) fn stopping(table: &Table, area: Area) -> Vec<Reason> {
    let full = area == Area::B && table.mat.len() == Texture::ALL.len();
    vec![Reason::new(match (full, table.bag.is_empty()) {
        (true, _) => "dr-shark/stop-full",
        (false, true) => "dr-shark/stop-empty",
        (false, false) => "dr-shark/stop-time",
    })]
}

/// Why to pick this in D or E.
pub(crate) fn picking(judge: &Judge<'_>, act: &Action) -> Vec<Reason> {
    let nothing = || vec![Reason::new("dr-shark/nothing-to-take")];
    match act {
        Action::Grab(_) => vec![Reason::new("dr-shark/grab")],
        Action::Sort { .. } => vec![Reason::new("dr-shark/sort")],
        Action::Return(colour) => {
            vec![Reason::new("dr-shark/return").with("colour", About::Name(colour.name()))]
        }
        Action::Keep(piece) | Action::Take(piece) => {
            let Some(design) = design_of(*piece) else { return Vec::new() };
            let done = completes(judge, *piece).is_some();
            let code = if done { "dr-shark/completes" } else { "dr-shark/clue" };
            let worth = points(judge.worths().of(*piece));
            let clue = Reason::new(code).with("design", About::Name(design.name()));
            vec![clue.with("points", worth)]
        }
        Action::Dive(_)
        | Action::Search {}
        | Action::Draw(_)
        | Action::Place(_)
        | Action::Stop {}
        | Action::Complete(_)
        | Action::Paoletta { .. }
        | Action::Babanipoulos { .. }
        | Action::Decline {}
        | Action::Done {} => nothing(),
    }
}

/// Why to organise so.
pub(crate) fn organising(judge: &Judge<'_>, act: &Action) -> Vec<Reason> {
    let table = judge.table;
    let service = |agent: Agent, from, take: Piece| {
        let design = design_of(take).map_or("", Design::name);
        let worth = judge.prospects(false).worths(&table.dossier(judge.me).clues).of(take);
        let use_it = Reason::new("dr-shark/service").with("agent", About::Name(agent.name()));
        let use_it = use_it.with("seat", About::Seat(from)).with("design", About::Name(design));
        let mut why = vec![use_it.with("points", points(worth))];
        why.extend(completes(judge, take).map(|design| {
            let done = Reason::new("dr-shark/completes").with("design", About::Name(design.name()));
            done.with("points", points(worth))
        }));
        why
    };
    match act {
        Action::Complete(design) => {
            let worth = f32::from(table.options.components.points(*design));
            let evidence = Reason::new("dr-shark/evidence");
            let evidence = evidence.with("design", About::Name(design.name()));
            let mut why = vec![evidence.with("points", points(worth))];
            if let Some((gain, act)) = agents::service_of(judge, *design)
                && gain > 0.0
            {
                let paoletta = matches!(act, Action::Paoletta { .. });
                let agent = if paoletta { Agent::Paoletta } else { Agent::Babanipoulos };
                let first = Reason::new("dr-shark/evidence-first");
                why.push(first.with("agent", About::Name(agent.name())));
            }
            why
        }
        Action::Paoletta { from, piece } => service(Agent::Paoletta, *from, *piece),
        Action::Babanipoulos { from, take, .. } => service(Agent::Babanipoulos, *from, *take),
        Action::Dive(_)
        | Action::Search {}
        | Action::Draw(_)
        | Action::Place(_)
        | Action::Grab(_)
        | Action::Sort { .. }
        | Action::Return(_)
        | Action::Keep(_)
        | Action::Take(_)
        | Action::Stop {}
        | Action::Decline {}
        | Action::Done {} => {
            let open = table.service.is_some();
            vec![Reason::new(if open { "dr-shark/service-no" } else { "dr-shark/done" })]
        }
    }
}
