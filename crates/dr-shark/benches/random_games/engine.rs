//! The same games through the engine: the `Match` that people's tables run, nobody watching.
//!
//! The policy looks at the table in one of two ways: at the view that a mind in that seat gets, or,
//! as a bot does in the games that it only imagines, at the same table in its place.

use dr_shark::{Action, Agent, Area, Colour, Components, Design, DrShark, Draw, Grab, Kind, Piece};
use dr_shark::{Slot, Space, Step, Table};
use kernel::{Few, Input, Match, Observer, Outcome, Seat};

use crate::bare::{self, PIECES};
use crate::chance::{Chance, HANDFUL, SERVES, STOPS};

/// Plays a match to its end and returns how many moves it took.
pub(crate) fn play<const VIEWS: bool>(
    game: &mut Match<DrShark>,
    outcome: &mut Outcome<DrShark>,
    chance: &mut Chance,
) -> u64 {
    let mut moves = 0;
    while let Some(seat) = game.state().table().turn {
        let action = if VIEWS {
            choose(&game.view(Observer::Seat(seat)).table, seat, chance)
        } else {
            choose(game.state().table(), seat, chance)
        };
        game.handle(game.clock(), Input::Act(seat, action), outcome).expect("the move is legal");
        moves += 1;
    }
    moves
}

fn choose(table: &Table, seat: Seat, chance: &mut Chance) -> Action {
    match table.step {
        Step::Dive => dive(table, seat, chance),
        Step::Ready => Action::Search {},
        Step::Search => match table.searching() {
            Some(Area::A | Area::B | Area::C) => draw(table, chance),
            Some(Area::D) => fistful(table, chance),
            Some(Area::E) | None => observe(table, chance),
        },
        Step::Organise | Step::Over => organise(table, seat, chance),
    }
}

fn dive(table: &Table, seat: Seat, chance: &mut Chance) -> Action {
    // As the bare loop does it: E's dark space is the only one that is never used.
    let number = |space: Space| space.area as usize * 2 + space.shade as usize;
    let here = table.pawns[seat].map(|space| space.area);
    let pawns = table.pawns.values().iter().flatten();
    let taken = pawns.fold(1 << 9, |taken, pawn| taken | 1_u16 << number(*pawn));
    let mut free: Few<Space, 10> = Few::new();
    for space in Space::ALL {
        if taken >> number(space) & 1 == 0 && Some(space.area) != here {
            free.push(space);
        }
    }
    Action::Dive(free[chance.below(free.len())])
}

fn draw(table: &Table, chance: &mut Chance) -> Action {
    if let Some(piece) = table.hand {
        let shape = || table.options.components.shape(piece).expect("in the box");
        return Action::Place(match table.searching() {
            Some(Area::A) => Slot::Shape(shape()),
            _ => Slot::Texture(piece.texture()),
        });
    }
    let left = table.bag.len();
    if left == 0 || chance.once_in(STOPS) {
        return Action::Stop {};
    }
    Action::Draw(Draw::Named(table.bag.nth(chance.below(left)).expect("it is there")))
}

fn fistful(table: &Table, chance: &mut Chance) -> Action {
    let Some(fistful) = &table.fistful else {
        let many = (1 + chance.below(HANDFUL)).min(table.bag.len());
        if many == 0 {
            return Action::Stop {};
        }
        let mut bag = table.bag;
        let mut next = || {
            let piece = bag.nth(chance.below(bag.len())).expect("it is there");
            bag.remove(piece);
            piece
        };
        return Action::Grab(Grab::Named((0..many).map(|_| next()).collect()));
    };
    if let Some(piece) = fistful.unsorted().first() {
        return Action::Sort { piece: *piece, colour: piece.colour() };
    }
    if let Some(shark) = fistful.sorted().iter().find(|piece| piece.is_shark()) {
        return Action::Return(shark.colour());
    }
    let open = |piece: &&Piece| table.mat.iter().all(|kept| kept.colour() != piece.colour());
    Action::Keep(*fistful.sorted().iter().find(open).expect("a colour without a choice"))
}

fn observe(table: &Table, chance: &mut Chance) -> Action {
    let clues = table.bag.clues();
    match clues.len() {
        0 => Action::Stop {},
        left => Action::Take(clues.nth(chance.below(left)).expect("it is there")),
    }
}

fn organise(table: &Table, seat: Seat, chance: &mut Chance) -> Action {
    if let Some(agent) = table.service
        && chance.once_in(SERVES)
        && let Some(act) = serve(table, seat, agent)
    {
        return act;
    }
    match Design::ALL.into_iter().find(|design| table.can_complete(seat, *design)) {
        Some(design) => Action::Complete(design),
        None => Action::Done {},
    }
}

fn serve(table: &Table, seat: Seat, agent: Agent) -> Option<Action> {
    let mine = &table.dossier(seat).clues;
    let seats = table.seats();
    let mut others = (1..seats).map(|n| Seat((seat.0 + n) % seats));
    let from = others.find(|from| !table.dossier(*from).clues.is_empty())?;
    let take = table.dossier(from).clues.nth(0)?;
    Some(match agent {
        Agent::Paoletta => Action::Paoletta { from, piece: take },
        Agent::Babanipoulos => {
            Action::Babanipoulos { from, take, give: [mine.nth(0)?, mine.nth(1)?] }
        }
    })
}

/// Our box, as the bare loop holds it.
pub(crate) fn bared(components: &Components) -> bare::Box {
    let all: Vec<Piece> = components.pieces().iter().collect();
    assert_eq!(all.len(), PIECES);
    let of = |design: Design| usize::from(components.parts(design));
    let first = |design: Design, part: u8| {
        all.iter().position(|p| *p == Piece::clue(design, part, 1)).unwrap_or(0) as u8
    };
    let colour = |colour: Colour| colour as u8;
    bare::Box {
        shape: std::array::from_fn(|n| components.shape(all[n]).expect("in the box").number()),
        colour: std::array::from_fn(|n| colour(all[n].colour())),
        design: std::array::from_fn(|n| match all[n].kind() {
            Kind::Clue { design, .. } => design as u8,
            Kind::Shark { .. } => u8::MAX,
        }),
        parts: Design::ALL.map(|design| {
            std::array::from_fn(|part| match part < of(design) {
                true => first(design, part as u8 + 1),
                false => 0,
            })
        }),
        part_count: Design::ALL.map(of),
        copies: Design::ALL.map(|design| components.tokens(design)),
        points: Design::ALL.map(|design| u32::from(components.points(design))),
    }
}
