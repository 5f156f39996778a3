//! §8 Touch: what lies where in the bag is the scene's, and only a finger finds out.

use bag::{Body, Felt, Hand, Heap, Spot, Tenths};
use kernel::{At, Dice, Seat, Story};
use serde::{Deserialize, Serialize};

use crate::{Area, Components, DrShark, Handful, Piece, Space, State, Step, Table, Touch, clapper};

/// What is going on in the bag: the heap as it lies, and the hand in it; where the spy who is about
/// to dive points; and when the clapper was last heard. It is lost with the server; then the bag is
/// shaken again, and nobody points anywhere.
#[derive(Clone, Default)]
pub struct Scene {
    pointed: Option<Space>,
    heap: Option<Heap<Piece>>,
    hand: Hand,
    pub(crate) clapped: Option<At>,
}

/// A movement of fingertips, or of a hand with the clapper.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Signal {
    /// §8.1: where fingertips are, in order; nothing when they are lifted.
    Touch(Vec<Tip>),
    /// §10.2: where a spy who has not dived yet would dive to. It binds nobody.
    Point(Space),
    /// §4.1: the left neighbour of the spy who searches snaps the clapper.
    Clap {},
}

/// §8.1: where a fingertip is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tip {
    /// Which finger: 0 or 1. There are no others.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub finger: u64,
    /// Tenths of a millimetre to the right.
    pub x: Tenths,
    /// Tenths of a millimetre downwards.
    pub y: Tenths,
    /// The client's own clock. It comes back with what is felt there, and decides nothing: the
    /// server's clock does.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ms: u64,
}

/// What one seat feels, or hears.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Percept {
    /// §8.1: what fingertips felt, in the order in which they moved.
    Felt(Vec<Touched>),
    /// §4.1: the clapper was snapped.
    Clapped {},
}

/// What a fingertip felt, and which of the points it was sent to this answers: not all are
/// answered (§8.2), and messages can be lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Touched {
    /// What it felt.
    #[serde(flatten)]
    pub felt: Felt,
    /// The `ms` of the [`Tip`] that this answers.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ms: u64,
}

/// §8.4: every search starts with a shake, and an empty hand.
pub(crate) fn shake(story: &mut Story<'_, DrShark>) {
    if story.scene.heap.is_some() || story.scene.pointed.is_some() {
        *story.scene = Scene::default();
    }
}

/// §8.1, §8.2: fingertips move, and feel what they touch. Only the searcher has a hand in the bag,
/// and not in E, where the bag is open, nor in D once it has grabbed.
pub(crate) fn sense(story: &mut Story<'_, DrShark>, seat: Seat, signal: Signal) {
    let tips = match signal {
        Signal::Touch(tips) => tips,
        Signal::Point(to) => return point(story, seat, to),
        Signal::Clap {} => return clapper::clap(story, seat),
    };
    if !is_in_the_bag(&story.state().table, seat) {
        return;
    }
    lay(story);
    let Scene { heap: Some(heap), hand, .. } = &mut *story.scene else { return };
    let feel = |tip: Tip| {
        let finger = u8::try_from(tip.finger).ok()?;
        let spot = Spot { x: tip.x.0, y: tip.y.0 };
        let felt = hand.feel(heap, finger, spot, story.now.0)?;
        Some(Touched { felt, ms: tip.ms })
    };
    let felt: Vec<Touched> = tips.into_iter().filter_map(feel).collect();
    if !felt.is_empty() {
        story.feel(seat, Percept::Felt(felt));
    }
}

/// §10.2: a spy points at a space before the dive.
///
/// This is a signal and no act, because it decides nothing by itself, is changed as often as a
/// finger moves, and concerns nobody else. The server has to know it all the same: a page that would
/// send its dive when the clock rings is too late, since a tie goes to the timer, or is asleep.
fn point(story: &mut Story<'_, DrShark>, seat: Seat, to: Space) {
    let table = &story.state().table;
    if table.turn == Some(seat) && table.step == Step::Dive {
        story.scene.pointed = Some(to);
    }
}

/// §10.2: where the spy whose time to dive is up had pointed, once.
pub(crate) fn pointed(story: &mut Story<'_, DrShark>) -> Option<Space> {
    story.scene.pointed.take()
}

/// Whether this spy has a hand in the bag.
fn is_in_the_bag(table: &Table, seat: Seat) -> bool {
    let blind = match table.searching() {
        Some(Area::A | Area::B | Area::C) => true,
        Some(Area::D) => table.fistful.is_none(),
        Some(Area::E) | None => false,
    };
    blind && table.turn == Some(seat) && table.options.touch == Touch::Felt
}

/// §8.4: the piece under the finger, if the hand is there and there is one.
pub(crate) fn take(story: &mut Story<'_, DrShark>, spot: Spot) -> Option<Piece> {
    lay(story);
    let mut dice = noise(story, Stir);
    let Scene { heap: Some(heap), hand, .. } = &mut *story.scene else { return None };
    let taken = heap.take(hand.reach(spot)?, &mut || dice.throw())?;
    hand.come_out();
    Some(taken)
}

/// §5.5: what a hand closes on, if it is there.
pub(crate) fn grab(story: &mut Story<'_, DrShark>, spot: Spot, size: i32) -> Handful {
    lay(story);
    let mut dice = noise(story, Stir);
    let Scene { heap: Some(heap), hand, .. } = &mut *story.scene else { return Handful::new() };
    let Some(spot) = hand.reach(spot) else { return Handful::new() };
    heap.grab(spot, size, &mut || dice.throw()).into_iter().collect()
}

/// The bag is shaken if nobody has felt it since the search started, or since the server did.
fn lay(story: &mut Story<'_, DrShark>) {
    if story.scene.heap.is_none() {
        let mut dice = noise(story, Shake);
        let Table { bag, options, .. } = story.state().table;
        let things =
            bag.iter().filter_map(|piece| Some((piece, body(&options.components, piece)?)));
        story.scene.heap = Some(Heap::shake(things, &mut || dice.throw()));
    }
}

/// §1.2, §1.3: what a finger can tell of a piece. A shark has nothing else about it.
pub(crate) fn body(components: &Components, piece: Piece) -> Option<Body> {
    let outline = components.shape(piece)?.number() - 1;
    Some(Body { outline, relief: piece.texture() as u8 })
}

/// What chance does in the bag.
#[derive(Clone, Copy)]
enum Chance {
    Shake,
    Stir,
}

use Chance::{Shake, Stir};

/// Chance that belongs to the scene: each shake and each draw of each search has its own.
fn noise(story: &Story<'_, DrShark>, what: Chance) -> Dice {
    let State { table } = story.state();
    let seat = table.turn.map_or(0, |seat| u64::from(seat.0));
    let search = u64::from(table.round) << 8 | seat;
    story.noise(search << 24 | (table.bag.len() as u64) << 8 | what as u64)
}

#[cfg(test)]
impl Scene {
    /// What lies where, which nobody at the table knows.
    pub(crate) fn heap(&self) -> Option<&Heap<Piece>> {
        self.heap.as_ref()
    }
}
