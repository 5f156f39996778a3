//! §8 Touch.

use bag::{CELL, Felt, PAD, PATCH, Patch, SIDE, Spot, Tenths};
use kernel::{At, Input, Match, Observer, Outcome, Seat, Seed, Setup, Shown};
use serde_json::{json, to_string, to_value};

use super::tables::*;
use crate::{Action, Area, Components, DrShark, Draw, Ending, Event, Grab, Options, Percept};
use crate::{Piece, Pieces, Refusal, Sight, Signal, Step, Tip, Touched};

/// A game that is felt, with everybody present and all that they are sent.
struct Dark {
    game: Match<DrShark>,
    outcome: Outcome<DrShark>,
    now: u64,
    /// Every byte that anybody was sent.
    sent: String,
    journal: Vec<(At, Event)>,
    /// Every piece that was under a finger.
    touched: Pieces,
}

impl Dark {
    /// Two spies; Ann searches in this area.
    fn new(area: Area, seed: &str, options: Options) -> Dark {
        let options = Options { first: Some(ANN), ..options };
        let setup = Setup::new(2, options).expect("a possible table");
        let mut outcome = Outcome::default();
        let eyes = Observer::all(2).collect();
        let game = Match::open(&setup, Seed::of(seed), eyes, &mut outcome);
        let journal = outcome.events.clone();
        let mut dark =
            Dark { game, outcome, now: 0, sent: String::new(), journal, touched: Pieces::NONE };
        dark.acts(ANN, dive(area)).expect("a free space");
        dark.acts(ANN, search()).expect("after the dive");
        dark
    }

    fn handle(&mut self, input: Input<DrShark>) -> Result<(), Refusal> {
        let reply = self.game.handle(At(self.now), input, &mut self.outcome);
        self.journal.extend(self.outcome.events.iter().cloned());
        for seen in &self.outcome.sights {
            self.sent += &format!("{} {}\n", seen.who, to_string(&seen.sight).expect("JSON"));
        }
        for felt in &self.outcome.percepts {
            self.sent += &format!("{} {}\n", felt.seat, to_string(&felt.percept).expect("JSON"));
        }
        for who in Observer::all(2) {
            let view = to_string(&Shown::<DrShark>::new(self.game.view(who))).expect("JSON");
            self.sent += &format!("{who} {view}\n");
        }
        reply
    }

    fn acts(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.handle(Input::Act(seat, action))
    }

    /// What a seat's fingertips feel there, half a second later.
    fn touches(&mut self, seat: Seat, tips: &[(u64, Spot)]) -> Vec<Felt> {
        self.now += 500;
        self.handle(Input::Sense(seat, touch(tips))).expect("senses are never refused");
        let felt = |felt: &kernel::Felt<DrShark>| {
            assert_eq!(felt.seat, seat, "nobody else feels it");
            let Percept::Felt(touched) = &felt.percept else { panic!("nobody claps") };
            touched.iter().map(|touched| touched.felt).collect::<Vec<Felt>>()
        };
        assert!(self.outcome.percepts.len() <= 1 && self.outcome.events.is_empty());
        if let Some(heap) = self.game.scene().heap() {
            let points = tips.iter().flat_map(|(_, spot)| pad(*spot).chain(tip(*spot)));
            self.touched.extend(points.filter_map(|point| heap.at(point)));
        }
        self.outcome.percepts.iter().flat_map(felt).collect()
    }

    fn draws(&mut self, spot: Spot) -> Result<Piece, Refusal> {
        self.acts(ANN, Action::Draw(Draw::At(spot)))?;
        let drawn = self.outcome.sights.iter().find_map(|seen| {
            if let Sight::Drawn { piece, .. } = &seen.sight { Some(*piece) } else { None }
        });
        Ok(drawn.expect("all see what is drawn"))
    }

    fn heap(&self) -> &bag::Heap<Piece> {
        self.game.scene().heap().expect("the bag has been felt")
    }
}

fn touch(tips: &[(u64, Spot)]) -> Signal {
    let tip = |(finger, Spot { x, y }): &(u64, Spot)| Tip {
        finger: *finger,
        x: Tenths(*x),
        y: Tenths(*y),
        ms: 0,
    };
    Signal::Touch(tips.iter().map(tip).collect())
}

/// The middles of the cells under the pad of a finger there: the bag is divided into cells, and the
/// round pad has those about the corner of cells that is nearest to the finger.
fn pad(spot: Spot) -> impl Iterator<Item = Spot> {
    let nearest = |along: i32| (along + CELL / 2) / CELL * CELL;
    let (x, y) = (nearest(spot.x), nearest(spot.y));
    let aside = || (0..PATCH as i32).map(|cell| cell * CELL + CELL / 2 - PAD);
    let all = aside().flat_map(move |down| aside().map(move |right| (right, down)));
    let round = |(right, down): &(i32, i32)| right * right + down * down <= PAD * PAD;
    all.filter(round).map(move |(right, down)| Spot { x: x + right, y: y + down })
}

/// Points as close as can be under the tip of a finger there.
fn tip(spot: Spot) -> impl Iterator<Item = Spot> {
    let aside = || (-32..=32).step_by(4);
    let all = aside().flat_map(move |down: i32| aside().map(move |right: i32| (right, down)));
    let round = |(right, down): &(i32, i32)| right * right + down * down <= 32 * 32;
    all.filter(round).map(move |(right, down)| Spot { x: spot.x + right, y: spot.y + down })
}

/// Places all over the bag.
fn everywhere(step: usize) -> impl Iterator<Item = Spot> {
    let along = move || (0..=SIDE).step_by(step);
    along().flat_map(move |x| along().map(move |y| Spot { x, y }))
}

const MIDDLE: Spot = Spot { x: SIDE / 2, y: SIDE / 2 };

/// Dr Shark §8.1: a fingertip, two at most, feels whether there is a piece, its edge, its relief.
#[test]
fn fingertips_feel_the_heap() {
    let mut dark = Dark::new(A, "felt", Options::default());
    let other = Spot { x: 400, y: 1_100 };
    let felt = dark.touches(ANN, &[(0, MIDDLE), (1, other), (2, other), (u64::MAX, other)]);
    assert_eq!(felt.len(), 2, "there are two fingers");
    assert_eq!(felt, [dark.heap().touch(0, MIDDLE), dark.heap().touch(1, other)]);
    assert!(felt[0].contact, "a full bag: {felt:?}");
    assert_eq!(dark.touches(ANN, &[]), [], "lifted fingers feel nothing");
}

/// Dr Shark §8.1, §10.1: only the searcher has a hand in the bag, and only while searching blind.
#[test]
fn only_a_hand_in_the_bag_feels() {
    let tips = [(0, MIDDLE)];
    for area in [A, B, C, D, E] {
        let mut dark = Dark::new(area, "felt", Options::default());
        assert_eq!(dark.touches(ANN, &tips).len(), usize::from(area != E), "{area}");
        assert_eq!(dark.touches(BEN, &tips), [], "a neighbour has no hand in the bag");
        if area == D {
            dark.acts(ANN, Action::Grab(Grab::At(MIDDLE, 200))).expect("something is there");
            assert_eq!(dark.touches(ANN, &tips), [], "one grab with one hand");
        }
        dark.acts(ANN, stop()).expect("a search can be stopped");
        assert_eq!(dark.touches(ANN, &tips), [], "outside the search");
    }
}

/// Dr Shark §8.2: sampling and hand speed are capped by the server's clock.
#[test]
fn a_flood_of_samples_is_not_answered() {
    let mut dark = Dark::new(A, "felt", Options::default());
    let mut answered = 0;
    for ms in 0..10_000 {
        dark.game
            .handle(At(ms), Input::Sense(ANN, touch(&[(0, MIDDLE); 4])), &mut dark.outcome)
            .expect("senses are never refused");
        answered += dark
            .outcome
            .percepts
            .iter()
            .map(|p| match &p.percept {
                Percept::Felt(felt) => felt.len(),
                Percept::Clapped {} => panic!("nobody claps"),
            })
            .sum::<usize>();
    }
    assert!((600..=615).contains(&answered), "{answered} in ten seconds");
}

/// Dr Shark §8.2: fingers that feel too much are not answered, and messages are lost. Every answer
/// says which point it belongs to, although all batches look alike.
#[test]
fn an_answer_names_its_point() {
    let mut dark = Dark::new(A, "batches", Options::default());
    let (mut answered, mut silent, mut partly) = (0, 0, 0);
    for batch in 0..400 {
        dark.now += 7;
        if batch % 5 == 3 {
            continue; // lost on its way
        }
        // Finger 0 moves twice, finger 1 once; every point has its own place and its own time.
        let spot = |n: u64| Spot { x: 400 + (batch * 2 + n) as i32, y: 600 + n as i32 * 10 };
        let tip = |(n, finger): (u64, u64)| {
            let Spot { x, y } = spot(n);
            Tip { finger, x: Tenths(x), y: Tenths(y), ms: 90_000 + batch * 10 + n }
        };
        let tips: Vec<Tip> = [(0, 0), (1, 1), (2, 0)].map(tip).to_vec();
        dark.handle(Input::Sense(ANN, Signal::Touch(tips))).expect("never refused");
        let felt = dark.outcome.percepts.iter().flat_map(|felt| match &felt.percept {
            Percept::Felt(touched) => touched.clone(),
            Percept::Clapped {} => panic!("nobody claps"),
        });
        let felt: Vec<Touched> = felt.collect();
        for Touched { felt, ms } in &felt {
            let n = ms - 90_000 - batch * 10;
            assert_eq!(*felt, dark.heap().touch((n % 2) as u8, spot(n)), "batch {batch}, {n}");
        }
        match felt.len() {
            0 => silent += 1,
            3 => answered += 1,
            _ => partly += 1,
        }
    }
    assert!(answered > 5 && silent > 5 && partly > 5, "{answered}, {silent}, {partly}");
}

/// Dr Shark §8.2: what a finger has not touched is never sent to anyone: with other pieces where
/// nobody touched, every byte that anybody is sent in a search stays equal.
#[test]
fn not_a_byte_depends_on_what_was_not_touched() {
    let (mut touched, mut untouched, mut placed) = (0, 0, 0);
    for seed in 0..30 {
        let seed = format!("untouched {seed}");
        let ours = Options::default();
        let told = feel_and_draw(&seed, ours);
        placed += usize::from(!told.game.state().table.mat.is_empty());
        for components in other_boxes() {
            let again = feel_and_draw(&seed, Options { components, ..ours });
            if told.sent == again.sent {
                untouched += 1;
                continue;
            }
            // Then a piece that differs was under a finger, in the one bag or in the other.
            let differs = |piece: &Piece| components.shape(*piece) != ours.components.shape(*piece);
            let felt = |dark: &Dark| dark.touched.iter().any(|piece| differs(&piece));
            assert!(felt(&told) || felt(&again), "{seed}: sent, but not touched");
            touched += 1;
        }
    }
    assert!(touched > 5 && untouched > 5, "both happen: {touched} touched, {untouched} not");
    assert!(placed > 15, "a drawn shark ends the search, but most are clues: {placed} of 30");
}

/// Half of the bag is felt, and a piece is drawn on the way: what it is, everybody may see.
fn feel_and_draw(seed: &str, options: Options) -> Dark {
    let path = everywhere(130).filter(|spot| spot.x < 700 && (spot.x + spot.y) % 3 == 0);
    let mut dark = Dark::new(A, seed, options);
    let mut drawn = false;
    for (n, spot) in path.enumerate() {
        if dark.game.state().table.step != Step::Search {
            break;
        }
        dark.touches(ANN, &[(n as u64 % 2, spot)]);
        // The neighbour's clapper (§4.1) says nothing of the bag either.
        dark.handle(Input::Sense(BEN, Signal::Clap {})).expect("senses are never refused");
        if n < 8 || drawn {
            continue;
        }
        drawn = dark.draws(spot).is_ok();
        if let Some(slot) = crate::drawing::right_slot(&dark.game.state().table) {
            dark.acts(ANN, place(slot)).expect("the right slot");
        }
    }
    assert!(drawn, "{seed}: something lies on the way");
    dark
}

/// Boxes in which some sharks and the parts of one design have other shapes.
fn other_boxes() -> Vec<Components> {
    let ours = include_str!("../../box.toml");
    let parts = [
        ("[7, 8, 1]", "[3, 2, 4]"),
        ("[3, 4, 7, 8]", "[8, 7, 4, 3]"),
        ("[1, 3, 5, 7]", "[8, 7, 4, 5]"),
        ("[1, 2, 5, 6]", "[8, 7, 4, 3]"),
    ];
    let sharks = [("sharks = [3, 7]", "sharks = [3, 2]"), ("sharks = [1, 6]", "sharks = [8, 6]")];
    let replace = |text: String, (from, to): (&str, &str)| {
        assert!(text.contains(from), "the box has {from}");
        text.replacen(from, to, 1)
    };
    let other = |part| {
        let text = sharks.into_iter().chain([part]).fold(ours.to_owned(), replace);
        text.parse().unwrap_or_else(|why| panic!("{part:?} makes a possible box: {why}"))
    };
    parts.map(other).to_vec()
}

/// Dr Shark §8.3: no colour before the draw: a percept has contact, edge, height and patch, the `ms`
/// of who asked, and that is all.
#[test]
fn a_percept_names_nothing() {
    let mut dark = Dark::new(B, "felt", Options::default());
    dark.touches(ANN, &[(0, MIDDLE)]);
    let percept = to_value(&dark.outcome.percepts[0].percept).expect("JSON");
    let felt = percept["felt"][0].as_object().expect("one finger");
    let keys: Vec<&str> = felt.keys().map(String::as_str).collect();
    assert_eq!(keys, ["contact", "edge", "finger", "height", "ms", "pad", "patch"]);
    let plain = Felt { finger: 0, contact: true, edge: None, height: 113, patch: Patch::EMPTY };
    let felt = Percept::Felt(vec![Touched { felt: plain, ms: 1_500 }]);
    let mut told = to_value(felt).expect("JSON");
    let pad = told["felt"][0].as_object_mut().and_then(|felt| felt.remove("pad")).expect("a pad");
    assert_eq!(pad.as_str().expect("text").trim(), "", "it says nothing");
    let patch = "0".repeat(144);
    let expected = json!({"felt": [
        {"finger": 0, "contact": true, "edge": null, "height": 113, "patch": patch, "ms": 1_500}
    ]});
    assert_eq!(told, expected);
    let edge = Some(bag::Edge { angle: 270, offset: -12, bend: 75 });
    assert_eq!(
        to_value(Felt { edge, ..plain }).expect("JSON")["edge"],
        json!({"angle": 270, "offset": -12, "bend": 75})
    );
}

/// Dr Shark §8.2: how long a percept is says nothing of what is felt: neither whether there is a piece,
/// nor whether its edge is under the tip, nor how steep it is.
#[test]
fn every_percept_is_as_long_as_every_other() {
    let (mut edges, mut plains, mut lengths) = (0, 0, std::collections::BTreeSet::new());
    for seed in 0..8 {
        let mut dark = Dark::new(A, &format!("lengths {seed}"), Options::default());
        for spot in everywhere(240) {
            for felt in dark.touches(ANN, &[(0, spot)]) {
                *(if felt.edge.is_some() { &mut edges } else { &mut plains }) += 1;
            }
            let length =
                |felt: &kernel::Felt<DrShark>| to_string(&felt.percept).expect("JSON").len();
            lengths.extend(dark.outcome.percepts.iter().map(length));
        }
    }
    assert!(edges > 50 && plains > 50, "both are felt: {edges} edges, {plains} without");
    assert_eq!(lengths.len(), 1, "{lengths:?}");
    let edge = |angle, offset, bend| Some(bag::Edge { angle, offset, bend });
    let most =
        Felt { contact: false, edge: edge(359, -128, i16::MIN), height: 255, ..Felt::default() };
    let least =
        [Felt::default(), Felt { contact: true, edge: edge(0, 0, 0), ..Felt::default() }, most];
    let lengths: Vec<usize> =
        least.iter().map(|felt| to_string(felt).expect("JSON").len()).collect();
    assert!(lengths.iter().all(|length| *length == lengths[0]), "{lengths:?}");
}

/// Dr Shark §8.3, §1.3: a shark feels like a clue of its shape and texture, to the last bit.
#[test]
fn a_shark_feels_like_any_piece() {
    let components = Components::default();
    for shark in components.pieces().iter().filter(|piece| piece.is_shark()) {
        let body = crate::touch::body(&components, shark);
        let alike = |clue: &Piece| crate::touch::body(&components, *clue) == body;
        assert!(components.pieces().clues().iter().any(|clue| alike(&clue)), "{shark}");
    }
}

/// Dr Shark §8.4: drawing takes the piece under the finger, where the hand is.
#[test]
fn drawing_takes_the_piece_under_the_finger() {
    for seed in 0..20 {
        let mut dark = Dark::new(C, &format!("drawing {seed}"), Options::default());
        assert!(dark.touches(ANN, &[(0, MIDDLE)])[0].contact);
        let under = dark.heap().under(MIDDLE).expect("felt");
        let away = Spot { x: MIDDLE.x + 500, ..MIDDLE };
        assert_eq!(dark.draws(away), Err(Refusal::NothingThere), "no hand is there");
        assert_eq!(dark.draws(MIDDLE), Ok(under));
        assert_eq!(dark.heap().len(), 129);
        assert!(dark.draws(MIDDLE).is_err(), "the hand is full, or it was a shark");
    }
}

/// Dr Shark §8.4: where nothing lies, nothing is drawn; a hand that has not felt yet comes down
/// where it draws.
#[test]
fn where_nothing_lies_nothing_is_drawn() {
    let mut dark = Dark::new(A, "corner", Options::default());
    let corner = Spot { x: 0, y: 0 };
    assert_eq!(dark.draws(corner), Err(Refusal::NothingThere));
    assert_eq!(dark.draws(MIDDLE), Err(Refusal::NothingThere), "the hand is in the corner");
    let mut dark = Dark::new(A, "corner", Options::default());
    assert!(dark.draws(MIDDLE).is_ok());
}

/// Dr Shark §8.4: every search starts with a shake; §5.5: a hand closes on a fistful.
#[test]
fn every_search_starts_with_a_shake() {
    let felt = |dark: &mut Dark, seat| {
        let spots: Vec<Spot> = everywhere(300).collect();
        spots.iter().flat_map(|spot| dark.touches(seat, &[(0, *spot)])).collect::<Vec<Felt>>()
    };
    let mut dark = Dark::new(A, "shakes", Options::default());
    let first = felt(&mut dark, ANN);
    assert_eq!(first, felt(&mut Dark::new(A, "shakes", Options::default()), ANN));
    assert_ne!(first, felt(&mut Dark::new(A, "other", Options::default()), ANN));
    for act in [stop(), done()] {
        dark.acts(ANN, act).expect("Ann's turn");
    }
    dark.acts(BEN, dive(D)).expect("a free space");
    dark.acts(BEN, search()).expect("after the dive");
    assert_ne!(first, felt(&mut dark, BEN), "the same pieces, but shaken");
    let size = 250;
    let here = *everywhere(300).collect::<Vec<_>>().last().expect("a last place");
    assert_eq!(
        dark.acts(BEN, Action::Grab(Grab::At(MIDDLE, size))),
        Err(Refusal::NothingThere),
        "the hand is in the last corner"
    );
    assert_eq!(dark.acts(BEN, Action::Grab(Grab::At(here, 0))), Err(Refusal::NothingThere));
    dark.touches(BEN, &[(0, MIDDLE)]);
    dark.acts(BEN, Action::Grab(Grab::At(MIDDLE, size))).expect("a fistful");
    let table = dark.game.state().table;
    let fistful = table.fistful.expect("grabbed");
    assert!(fistful.unsorted().len() > 3, "{fistful:?}");
    assert_eq!(fistful.unsorted().len() + table.bag.len(), 130);
    assert_eq!(dark.heap().len(), table.bag.len());
}

/// Dr Shark §8.1: a fingertip feels what is under it, whichever way it came.
#[test]
fn the_way_there_makes_no_difference() {
    let spots: Vec<Spot> = (0..20).map(|n| Spot { x: 300 + n * 50, y: 700 }).collect();
    let mut slides = Dark::new(A, "ways", Options::default());
    let mut jumps = Dark::new(A, "ways", Options::default());
    for spot in &spots {
        slides.touches(ANN, &[(0, Spot { x: spot.x - 25, ..*spot })]);
        assert_eq!(slides.touches(ANN, &[(0, *spot)]), jumps.touches(ANN, &[(0, *spot)]));
    }
}

/// Dr Shark §8.5: a cursor that moves by a fixed step feels the heap at every step, as long as its
/// key is held down, and draws there. (That it speaks is the client's part.)
#[test]
fn a_cursor_feels_the_heap_at_every_step() {
    // A held key repeats about thirty times a second.
    const REPEAT_MS: u64 = 33;
    for step in [10, 30, 100] {
        let mut dark = Dark::new(A, "cursor", Options::default());
        let cursor = (0..=1_000).step_by(step).map(|along| Spot { x: 200 + along, y: 700 });
        for spot in cursor.clone() {
            dark.now += REPEAT_MS;
            dark.handle(Input::Sense(ANN, touch(&[(0, spot)]))).expect("never refused");
            let felt: Vec<&Percept> = dark.outcome.percepts.iter().map(|p| &p.percept).collect();
            assert_eq!(
                felt,
                [&Percept::Felt(vec![Touched { felt: dark.heap().touch(0, spot), ms: 0 }])],
                "{spot:?}"
            );
        }
        let found = cursor.filter_map(|spot| Some((spot, dark.heap().under(spot)?))).last();
        let (spot, piece) = found.expect("something lies on the way");
        dark.now += 500;
        dark.handle(Input::Sense(ANN, touch(&[(0, spot)]))).expect("never refused");
        assert_eq!(dark.draws(spot), Ok(piece), "steps of {step}");
    }
}

/// Dr Shark §8.4: a server that is lost loses the heap, not the game: the bag is shaken again, and
/// has in it what the journal says.
#[test]
fn a_lost_heap_is_shaken_again() {
    let mut dark = Dark::new(A, "lost", Options::default());
    dark.touches(ANN, &[(0, MIDDLE)]);
    let drawn = dark.draws(MIDDLE).expect("felt");
    assert!(!drawn.is_shark(), "this seed's first piece is a clue");
    let slot = crate::drawing::right_slot(&dark.game.state().table).expect("in hand");
    dark.acts(ANN, place(slot)).expect("the right slot");
    let options = Options { first: Some(ANN), ..Options::default() };
    let setup = Setup::new(2, options).expect("a possible table");
    let mut game = Match::replay(&setup, Seed::of("lost"), &dark.journal);
    game.set_witnesses(Observer::all(2).collect());
    let mut after = Dark { game, ..dark };
    assert!(after.game.scene().heap().is_none(), "nobody knows where anything lies");
    assert_eq!(after.touches(ANN, &[(0, MIDDLE)]).len(), 1);
    assert_eq!(after.heap().len(), 129);
    let next = after.heap().under(MIDDLE).expect("a full bag");
    assert_eq!(after.draws(MIDDLE), Ok(next));
}

/// Dr Shark §8.4: a draw can end the search here as anywhere.
#[test]
fn a_felt_shark_ends_the_search() {
    let bag = "shark.green.1 shark.green.2";
    let told = spies(2).options(|options| options.touch = crate::Touch::Felt).bag(bag).opens();
    let mut told = told.searches(ANN, C);
    let mut at = None;
    // Feel for it, and draw where it is.
    for (n, spot) in everywhere(100).enumerate() {
        let found = |game: &Match<DrShark>| {
            let heap = game.scene().heap().expect("the bag has been felt");
            at = at.or(heap.under(spot).map(|piece| (spot, piece)));
        };
        told = told.at(n as u64 * 50).senses(ANN, touch(&[(0, spot)])).check(found);
        if at.is_some() {
            break;
        }
    }
    let (spot, piece) = at.expect("two pieces are in the bag");
    told.at(15_000)
        .senses(ANN, touch(&[(0, spot)]))
        .does(ANN, Action::Draw(Draw::At(spot)))
        .all_see(Sight::Drawn { seat: ANN, piece })
        .all_see(Sight::Ended { seat: ANN, ending: Ending::Shark })
        .and_nobody_notices_more();
}

/// How senses are written down.
#[test]
fn senses_are_written_as_the_umpire_writes_them() {
    let text = json!({"point": {"area": "A", "space": "light"}});
    let signal = Signal::Point(light(A));
    assert_eq!(to_value(&signal).expect("JSON"), text);
    assert_eq!(serde_json::from_value::<Signal>(text).expect("read"), signal);
    let text = json!({"touch": [{"finger": 0, "x": 12, "y": 34, "ms": 1_500}]});
    let tip = Tip { finger: 0, x: Tenths(12), y: Tenths(34), ms: 1_500 };
    let signal = Signal::Touch(vec![tip]);
    assert_eq!(to_value(&signal).expect("JSON"), text);
    assert_eq!(serde_json::from_value::<Signal>(text).expect("read"), signal);
    let lifted: Signal = serde_json::from_value(json!({"touch": []})).expect("read");
    assert_eq!(lifted, Signal::Touch(vec![]));
    let finer = json!({"touch": [{"finger": 0, "x": 12.4, "y": 33.5, "ms": 1_500}]});
    assert_eq!(serde_json::from_value::<Signal>(finer).expect("rounded"), signal);
    for text in [
        json!({"touch": null}),
        json!({"touch": [{"finger": 0, "x": 1, "y": 1}]}),
        json!({"touch": [{"finger": -1, "x": 1, "y": 1, "ms": 0}]}),
        json!({"touch": [{"finger": 0, "x": "1", "y": 1, "ms": 0}]}),
        json!({"touch": [{"finger": 0, "x": 1, "y": 1, "ms": 0, "z": 1}]}),
        json!({"look": 1}),
    ] {
        assert!(serde_json::from_value::<Signal>(text.clone()).is_err(), "{text}");
    }
}
