//! Two fingers walk round a piece, each its own way, until they meet or know enough.

use dr_shark::{Edge, Felt, Shape};

use super::part::Likely;
use super::shape;
use crate::exact::{cos, hypot, sin, sin_cos};

/// How far a finger goes along an edge from point to point, in tenths of a millimetre.
const PACE: f32 = 22.0;
/// How far it goes from point to point while it looks for an edge.
const OUT: f32 = 50.0;
/// Fingers have come round when they are as near as this to each other's way, and have made this
/// many points between them.
const MEET: (f32, usize) = (22.0, 32);
/// A finger that is no farther after this many points is stuck.
const STUCK: usize = 8;
/// An edge that turns by more degrees than this without being bent is another piece's, which lies
/// on top.
const OTHER: f32 = 35.0;
/// A bend of fewer degrees than this is none.
const STRAIGHT: i16 = 30;
/// The most points of a walk: 1.7 s.
const MOST: usize = 84;
/// After this many points at an edge a walk considers what it has felt, and then after every few.
const EARLY: usize = 7;
const EVERY: usize = 3;
/// A shape that is new with this chance is drawn, and one with less than this is left.
const SURE: f32 = 0.96;
const VAIN: f32 = 0.12;
/// How far within its edge a piece is taken whose middle is not known.
const WITHIN: f32 = 24.0;

/// One finger on its way.
#[derive(Clone)]
struct Walker {
    at: (f32, f32),
    /// In which direction, in radians, it last felt the way out.
    out: f32,
    /// 1 or -1: to which side it goes along the edge.
    side: f32,
    last: Option<Edge>,
    edge: Vec<(f32, f32)>,
}

/// Two fingers on their way round a piece.
pub(crate) struct Walk {
    walkers: [Walker; 2],
    points: usize,
    /// The shapes that are not wanted, as bits by number.
    known: u16,
    /// What the edge so far speaks for.
    likely: Option<Likely>,
    /// A finger goes to and fro between two edges.
    stuck: bool,
    round: Option<Vec<(f32, f32)>>,
}

impl Walk {
    /// From here in this direction to the edge, and then along it, to find out whether the shape is
    /// one of the `known`, as bits by number.
    pub(crate) fn new(at: (f32, f32), out: f32, known: u16) -> Walk {
        let walker = |side| Walker { at, out, side, last: None, edge: Vec::new() };
        Walk {
            walkers: [walker(1.0), walker(-1.0)],
            points: 0,
            known,
            likely: None,
            stuck: false,
            round: None,
        }
    }

    /// Where its fingers are.
    pub(crate) fn at(&self) -> [(f32, f32); 2] {
        [self.walkers[0].at, self.walkers[1].at]
    }

    /// A finger has felt something where it is, and goes on. Whether both begin again from there.
    pub(crate) fn heed(&mut self, number: usize, felt: &Felt) -> bool {
        let walker = &mut self.walkers[number];
        self.points += 1;
        let Some(edge) = felt.edge else {
            let way = if felt.contact { OUT } else { -OUT };
            walker.at.0 += cos(walker.out) * way;
            walker.at.1 += sin(walker.out) * way;
            return false;
        };
        let other = walker.last.replace(edge).is_some_and(|last| is_other(last, edge));
        if other {
            // Onto that piece, with both fingers.
            let (at, out) = (walker.at, f32::from(edge.angle).to_radians());
            let points = self.points;
            *self = Walk { points, ..Walk::new(at, out, self.known) };
        }
        self.walkers[number].follow(edge);
        self.meet(number);
        let felt = self.walkers[0].edge.len() + self.walkers[1].edge.len();
        if felt >= EARLY && (felt - EARLY).is_multiple_of(EVERY) {
            self.likely = Likely::of(&self.path());
        }
        other
    }

    /// All that was felt of the edge, from one finger to the other.
    fn path(&self) -> Vec<(f32, f32)> {
        let [ahead, behind] = [&self.walkers[0].edge, &self.walkers[1].edge];
        behind.iter().rev().chain(ahead).copied().collect()
    }

    /// Whether this finger has come to the other's way, or to its own.
    fn meet(&mut self, number: usize) {
        let [mine, other] = [&self.walkers[number].edge, &self.walkers[1 - number].edge];
        let Some((x, y)) = mine.last().copied() else { return };
        let near = |(x0, y0): &(f32, f32)| hypot(x - x0, y - y0) < MEET.0;
        self.stuck |= mine.len().checked_sub(STUCK).is_some_and(|early| near(&mine[early]));
        let least = MEET.1.saturating_sub(mine.len());
        if let Some(place) = other.iter().skip(least).position(near) {
            let theirs = &other[..=least + place];
            self.round = Some(mine.iter().chain(theirs.iter().rev()).copied().collect());
        } else if let Some(early) = mine.len().checked_sub(MEET.1)
            && let Some(place) = mine[..early].iter().rposition(near)
        {
            self.round = Some(mine[place..].to_vec());
        }
    }

    /// Whether it is over.
    pub(crate) fn is_over(&self) -> bool {
        let lost = self.likely.is_some_and(|likely| likely.is_none());
        self.round.is_some()
            || self.stuck
            || self.points >= 2 * MOST
            || lost
            || self.told().is_some()
    }

    /// The shape of what it came round, or what a part of the edge tells about it.
    pub(crate) fn shape(&self) -> Option<Shape> {
        self.round.as_ref().and_then(|round| shape::shape(round)).or_else(|| self.told())
    }

    /// The shape that it may as well be, once it is nearly certain to be wanted, or not to be.
    fn told(&self) -> Option<Shape> {
        let (other, shape) = self.likely?.other_than(self.known);
        shape.filter(|_| other >= SURE || other <= VAIN)
    }

    /// Where to take what it felt: the middle of what it came round, or within the last edge.
    pub(crate) fn within(&self) -> Option<(f32, f32)> {
        match &self.round {
            Some(round) => shape::middle(round),
            None => self.walkers.iter().find_map(Walker::within),
        }
    }
}

impl Walker {
    /// A point of the piece near the edge that was felt last.
    fn within(&self) -> Option<(f32, f32)> {
        let (x, y) = self.edge.last()?;
        Some((x - cos(self.out) * WITHIN, y - sin(self.out) * WITHIN))
    }

    /// Along the edge, with the piece to one side, and back onto the edge.
    fn follow(&mut self, edge: Edge) {
        self.out = f32::from(edge.angle).to_radians();
        let (sin, cos) = sin_cos(self.out);
        let off = f32::from(edge.offset);
        self.edge.push((self.at.0 + cos * off, self.at.1 + sin * off));
        let pace = PACE * self.side;
        self.at.0 += -sin * pace + cos * off * 0.5;
        self.at.1 += cos * pace + sin * off * 0.5;
    }
}

/// Whether one edge cannot be the next bit of the other.
fn is_other(last: Edge, edge: Edge) -> bool {
    let turn = (i32::from(edge.angle) - i32::from(last.angle)).rem_euclid(360);
    let straight = last.bend.abs() < STRAIGHT && edge.bend.abs() < STRAIGHT;
    straight && turn.min(360 - turn) as f32 > OTHER
}
