//! The laws over random play, and what they need to know of Dr Shark.

use bag::{SIDE, Spot, Tenths};
use kernel::{Dice, Observer, Seat, Setup};
use umpire::laws::{self, Lawful};

use crate::{
    Action, Category, Colour, Components, Design, DrShark, Draw, Event, Grab, Options, Piece,
    Pieces, Row,
};
use crate::{Signal, Slot, Space, State, Step, Tip, Touch, View};

/// Every law, at every number of seats, alone and in teams, with every option.
#[test]
fn hold_over_random_play() {
    laws::hold::<DrShark>(0..4);
}

/// Tables of every size, alone and in teams.
pub(super) fn tables(options: Options) -> impl Iterator<Item = Setup<DrShark>> {
    let sizes = [(2, None), (3, None), (4, Some(false)), (4, Some(true)), (5, None), (6, None)];
    sizes.into_iter().map(move |(seats, teams)| {
        Setup::new(seats, Options { teams, ..options }).expect("a possible table")
    })
}

/// A few of these, chosen by chance.
fn some(pieces: &Pieces, few: usize, dice: &mut Dice) -> Vec<Piece> {
    let mut all: Vec<Piece> = pieces.iter().collect();
    dice.shuffle(&mut all);
    all.truncate(few);
    all
}

/// Draws that could be thought of.
fn draws(state: &State, dice: &mut Dice) -> Vec<Action> {
    let mut pieces = some(&state.table.bag, 4, dice);
    pieces.extend(some(&state.table.options.components.pieces(), 2, dice));
    let named = pieces.into_iter().map(|piece| Action::Draw(Draw::Named(piece)));
    let felt = Action::Draw(Draw::At(spot(dice)));
    named.chain([felt]).collect()
}

/// Grabs that could be thought of: nothing, one, a handful, a piece twice, one that is not there.
fn grabs(state: &State, dice: &mut Dice) -> Vec<Action> {
    let handful = 2 + dice.below(8) as usize;
    let handful = some(&state.table.bag, handful, dice);
    let twice = handful.iter().chain(handful.first()).copied().collect();
    let any = some(&state.table.options.components.pieces(), 3, dice);
    let one = some(&state.table.bag, 1, dice);
    let named = [Vec::new(), one, handful, twice, any].into_iter().map(grabbed);
    let felt = Action::Grab(Grab::At(spot(dice), dice.below(500) as i32));
    named.chain([felt]).collect()
}

fn grabbed(pieces: Vec<Piece>) -> Action {
    Action::Grab(Grab::Named(pieces.into_iter().collect()))
}

/// Anywhere in the bag.
fn spot(dice: &mut Dice) -> Spot {
    let mut along = || dice.below(SIDE as u32) as i32;
    Spot { x: along(), y: along() }
}

/// Services that could be thought of, from everybody and from a seat that is nowhere.
fn services(state: &State, seat: Seat, dice: &mut Dice) -> Vec<Action> {
    let table = &state.table;
    let mut acts = Vec::new();
    let mut mine = some(&table.dossier(seat).clues, 2, dice);
    mine.extend(some(&table.options.components.pieces(), 2, dice));
    for from in (0..=table.seats()).chain([u8::MAX]).map(Seat) {
        let theirs = table.dossier_of(from).map_or(Pieces::NONE, |n| table.dossiers[n].clues);
        let mut pieces = some(&theirs, 2, dice);
        pieces.extend(some(&table.options.components.pieces(), 1, dice));
        for piece in pieces {
            acts.push(Action::Paoletta { from, piece });
            for give in [[mine[0], mine[1]], [mine[0], mine[0]], [mine[0], piece]] {
                acts.push(Action::Babanipoulos { from, take: piece, give });
            }
        }
    }
    acts
}

/// A box in which evidence is easily completed, so that random play knows services too.
pub(super) fn small_box() -> Components {
    let mut text = String::from("clues = 40\nsharks = 5\n");
    for category in Category::ALL {
        let pieces =
            if category.designs().any(|d| crate::services::agent(d).is_some()) { 1 } else { 2 };
        text += &format!("[category.{category}]\npieces = {pieces}\npoints = 5\nsharks = [3]\n");
        for design in category.designs() {
            let shapes = if pieces == 1 { "[3]" } else { "[3, 4]" };
            let copies = if pieces == 1 { 4 } else { 2 };
            text += &format!("[design.{design}]\nshapes = {shapes}\ncopies = {copies}\n");
        }
    }
    text.parse().expect("a possible box")
}

impl Lawful for DrShark {
    const MOST_INPUTS: usize = 2_000;
    const INSTANTS: &'static [&'static str] = &["deadline"];

    fn setups() -> Vec<Setup<Self>> {
        let usual = Options { touch: Touch::Named, short: true, ..Options::default() };
        let small = Options { components: small_box(), short: false, ..usual };
        let hasty = Options { search_s: 5, max_turn_s: Some(4), ..usual };
        let felt = Options { touch: Touch::Felt, ..small };
        let all = [small, usual, hasty, felt];
        all.into_iter().flat_map(tables).collect()
    }

    fn thinkable(state: &State, seat: Seat, dice: &mut Dice) -> Vec<Action> {
        let box_of = state.table.options.components.pieces();
        let mut acts =
            vec![Action::Search {}, Action::Stop {}, Action::Decline {}, Action::Done {}];
        acts.extend(Space::ALL.map(Action::Dive));
        acts.extend(draws(state, dice));
        acts.extend(Slot::all().map(Action::Place));
        acts.extend(grabs(state, dice));
        let mut out = some(&box_of, 2, dice);
        if let Some(fistful) = &state.table.fistful {
            out.extend(fistful.pieces());
        }
        for piece in out {
            acts.extend(Colour::ALL.map(|colour| Action::Sort { piece, colour }));
            acts.push(Action::Keep(piece));
        }
        acts.extend(state.table.mat.iter().map(|piece| Action::Keep(*piece)));
        acts.extend(Colour::ALL.map(Action::Return));
        acts.extend(some(&box_of, 8, dice).into_iter().map(Action::Take));
        acts.extend(Design::ALL.map(Action::Complete));
        acts.extend(services(state, seat, dice));
        acts
    }

    fn pattern(action: &Action) -> Option<&'static str> {
        match action {
            Action::Draw(_) => Some("draw"),
            Action::Grab(_) => Some("grab"),
            Action::Paoletta { .. } => Some("paoletta"),
            Action::Babanipoulos { .. } => Some("babanipoulos"),
            Action::Dive(_)
            | Action::Search {}
            | Action::Place(_)
            | Action::Sort { .. }
            | Action::Return(_)
            | Action::Keep(_)
            | Action::Take(_)
            | Action::Stop {}
            | Action::Complete(_)
            | Action::Decline {}
            | Action::Done {} => None,
        }
    }

    /// Every draw; a few grabs of a few; every clue that an agent could take, for the first two.
    fn examples(view: &View, pattern: &'static str, dice: &mut Dice) -> Vec<Action> {
        let (table, Some(seat)) = (&view.table, view.me) else { return vec![] };
        match pattern {
            _ if table.options.touch == Touch::Felt => vec![],
            "draw" => table.bag.iter().map(|p| Action::Draw(Draw::Named(p))).collect(),
            "grab" => [1, 2, 5, 9].map(|few| some(&table.bag, few, dice)).map(grabbed).into(),
            _ => {
                let give: Vec<Piece> = table.dossier(seat).clues.iter().take(2).collect();
                let others = table.pawns.seats().filter(|from| {
                    table.dossier_of(*from) != table.dossier_of(seat)
                        && usize::from(from.0) < table.dossiers.len()
                });
                others
                    .flat_map(|from| table.dossier(from).clues.iter().map(move |p| (from, p)))
                    .map(|(from, piece)| match (pattern, &give[..]) {
                        ("babanipoulos", [one, other]) => {
                            Action::Babanipoulos { from, take: piece, give: [*one, *other] }
                        }
                        _ => Action::Paoletta { from, piece },
                    })
                    .collect()
            }
        }
    }

    fn signal(state: &State, seat: Seat, dice: &mut Dice) -> Option<Signal> {
        if state.table.options.touch == Touch::Named {
            return None;
        }
        let tip = |finger| {
            let Spot { x, y } = spot(dice);
            Tip { finger, x: Tenths(x), y: Tenths(y), ms: 0 }
        };
        // Only the searcher's fingers matter, and others' now and then.
        let moves = state.table.turn == Some(seat) && state.table.searching().is_some();
        let tips = (0..2).map(tip).collect();
        match (moves, dice.below(20)) {
            (true, _) | (false, 0) => Some(Signal::Touch(tips)),
            (false, 1) => Some(Signal::Clap {}),
            (false, _) => None,
        }
    }

    /// §10.1: there is nothing in the state that somebody must not know. Where pieces lie in the
    /// bag is the scene's, and that law is told in `touch`.
    fn disguise(state: &State, _: Observer, _: &mut Dice) -> State {
        state.clone()
    }

    fn disguise_event(state: &State, event: &Event, _: Observer, _: &mut Dice) -> (State, Event) {
        (state.clone(), event.clone())
    }

    fn invariant(state: &State) {
        let table = &state.table;
        let mut seen = Pieces::NONE;
        let mut see = |piece: Piece| {
            assert!(!seen.contains(piece), "no piece is in two places: {piece}");
            seen.insert(piece);
        };
        table.bag.iter().for_each(&mut see);
        table.mat.iter().copied().for_each(&mut see);
        table.hand.into_iter().for_each(&mut see);
        let out =
            table.fistful.as_ref().map_or(Row::new(), |f| f.pieces().iter().copied().collect());
        out.iter().copied().for_each(&mut see);
        for dossier in table.dossiers.iter() {
            dossier.clues.iter().for_each(&mut see);
            assert_eq!(dossier.clues, dossier.clues.clues(), "no shark is in a dossier");
        }
        let components = &table.options.components;
        let won = |design| table.dossiers.iter().map(|d| d.tokens[design]).sum::<u8>();
        let gone: usize =
            Design::ALL.map(|d| usize::from(won(d) * components.parts(d))).iter().sum();
        assert_eq!(seen.len() + gone, components.pieces().len(), "no piece is made or lost");
        for design in Design::ALL {
            let all = won(design) + table.tokens[design];
            assert_eq!(all, components.tokens(design), "no token is made or lost");
        }
        let searching = table.step == Step::Search;
        assert!(
            searching || table.mat.is_empty() && table.hand.is_none() && table.fistful.is_none()
        );
        let free = Space::ALL
            .into_iter()
            .filter(|space| space.is_used(table.seats()))
            .filter(|space| !table.pawns.values().contains(&Some(*space)));
        assert!(free.count() >= 2, "§3.2: at least two spaces are always free");
    }
}
