//! Two fingers walk round a piece, each its own way, until they meet.

use dr_shark::{Edge, Felt, Shape};

use super::shape;

/// How far a finger goes along an edge from point to point, in tenths of a millimetre.
const PACE: f32 = 26.0;
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
    /// A finger goes to and fro between two edges.
    stuck: bool,
    round: Option<Vec<(f32, f32)>>,
}

impl Walk {
    /// From here in this direction to the edge, and then along it.
    pub(crate) fn new(at: (f32, f32), out: f32) -> Walk {
        let walker = |side| Walker { at, out, side, last: None, edge: Vec::new() };
        Walk { walkers: [walker(1.0), walker(-1.0)], points: 0, stuck: false, round: None }
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
            walker.at.0 += walker.out.cos() * way;
            walker.at.1 += walker.out.sin() * way;
            return false;
        };
        let other = walker.last.replace(edge).is_some_and(|last| is_other(last, edge));
        if other {
            // Onto that piece, with both fingers.
            let (at, out) = (walker.at, f32::from(edge.angle).to_radians());
            let points = self.points;
            *self = Walk { points, ..Walk::new(at, out) };
        }
        self.walkers[number].follow(edge);
        self.meet(number);
        other
    }

    /// Whether this finger has come to the other's way, or to its own.
    fn meet(&mut self, number: usize) {
        let [mine, other] = [&self.walkers[number].edge, &self.walkers[1 - number].edge];
        let Some((x, y)) = mine.last().copied() else { return };
        let near = |(x0, y0): &(f32, f32)| (x - x0).hypot(y - y0) < MEET.0;
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
        self.round.is_some() || self.stuck || self.points >= 2 * MOST
    }

    /// The shape of what it came round, if it came round something.
    pub(crate) fn shape(&self) -> Option<Shape> {
        shape::shape(self.round.as_ref()?)
    }

    /// The middle of what it came round.
    pub(crate) fn middle(&self) -> Option<(f32, f32)> {
        shape::middle(self.round.as_ref()?)
    }
}

impl Walker {
    /// Along the edge, with the piece to one side, and back onto the edge.
    fn follow(&mut self, edge: Edge) {
        self.out = f32::from(edge.angle).to_radians();
        let (sin, cos) = self.out.sin_cos();
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
