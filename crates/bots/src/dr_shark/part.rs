//! What a part of an edge speaks for: a finger that has followed one knob and one plain side knows
//! many shapes that it cannot be.

use std::sync::LazyLock;

use dr_shark::Shape;

use crate::exact::{atan2, hypot, sin_cos};

type Point = (f32, f32);

/// Points of an outline are at most this far apart, in tenths of a millimetre.
const CLOSE: f32 = 5.0;
/// Two felt points this far apart say how the piece is turned.
const CHORD: f32 = 90.0;
/// How far such a pair may differ from the pair of the outline that it is compared with.
const LIKE: f32 = 7.0;
/// How far from its place on the outline a felt point may be at first, and in the mean in the end.
const LOOSE: f32 = 22.0;
const TIGHT: f32 = 6.0;
/// How many points of an outline the next felt point may be ahead: a finger skips the neck of a knob.
const AHEAD: usize = 14;

/// The outlines that the mat shows, in the order in which a finger with side 1 follows them.
static OUTLINES: LazyLock<[Vec<Point>; bag::OUTLINES]> =
    LazyLock::new(|| std::array::from_fn(|number| bag::around(number as u8, CLOSE)));

/// The shapes that a part of an edge may belong to: how many places of each outline it fits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Likely([u16; bag::OUTLINES]);

impl Likely {
    /// Where these points, in the order of the outlines, could lie; nothing if they are too few to
    /// tell.
    pub(crate) fn of(path: &[Point]) -> Option<Likely> {
        let far = path.iter().position(|point| apart(*point, path[0]) >= CHORD)?;
        let chord = Chord {
            end: far,
            span: apart(path[far], path[0]),
            way: path[..=far].windows(2).map(|pair| apart(pair[0], pair[1])).sum(),
        };
        let mut likely = Likely::default();
        for (places, outline) in likely.0.iter_mut().zip(OUTLINES.iter()) {
            let all = 0..outline.len();
            *places = all.filter(|from| fits(path, &chord, outline, *from)).count() as u16;
        }
        Some(likely)
    }

    /// Whether no shape has an edge like this: it is the edge of more than one piece.
    pub(crate) fn is_none(&self) -> bool {
        self.0 == [0; bag::OUTLINES]
    }

    /// The chance that the shape is none of these, as bits by number; and the likeliest shape
    /// that is none of them, or that is one of them, whichever is likelier.
    pub(crate) fn other_than(&self, known: u16) -> (f32, Option<Shape>) {
        let is_other = |shape: &Shape| known >> shape.number() & 1 == 0;
        let pairs = || Shape::ALL.into_iter().zip(self.0);
        let count = |other: bool| -> u32 {
            pairs().filter(|(shape, _)| is_other(shape) == other).map(|(_, n)| u32::from(n)).sum()
        };
        let (others, rest) = (count(true), count(false));
        let side = pairs().filter(|(shape, n)| *n > 0 && is_other(shape) == (others > rest));
        let likeliest = side.max_by_key(|(_, n)| *n).map(|(shape, _)| shape);
        (others as f32 / (others + rest).max(1) as f32, likeliest)
    }
}

/// The first point that is far enough from where a path begins to say how the piece is turned.
struct Chord {
    /// Its number.
    end: usize,
    /// How far it is from the first point, and how far the finger went to it.
    span: f32,
    way: f32,
}

/// Whether the points lie along the outline if the first of them lies at its point number `from`.
fn fits(path: &[Point], chord: &Chord, outline: &[Point], from: usize) -> bool {
    let at = |number: usize| outline[(from + number) % outline.len()];
    // As far along the outline as the finger went, or a little farther.
    let least = (chord.way * 0.9 / CLOSE) as usize;
    let most = (chord.way * 1.5 / CLOSE) as usize + 8;
    let off = |number: &usize| (apart(at(*number), at(0)) - chord.span).abs();
    let Some(to) = (least..=most).min_by(|a, b| off(a).total_cmp(&off(b))) else { return false };
    if off(&to) > LIKE {
        return false;
    }
    let turn = angle(at(0), at(to)) - angle(path[0], path[chord.end]);
    let (sin, cos) = sin_cos(turn);
    let mut place = 0;
    let mut pairs = Vec::with_capacity(path.len());
    for point in path {
        let (x, y) = (point.0 - path[0].0, point.1 - path[0].1);
        let lies = (at(0).0 + cos * x - sin * y, at(0).1 + sin * x + cos * y);
        let far = |number: &usize| apart(at(*number), lies);
        let next = (place..=place + AHEAD).min_by(|a, b| far(a).total_cmp(&far(b)));
        place = next.unwrap_or(place);
        if far(&place) > LOOSE {
            return false;
        }
        pairs.push((*point, at(place)));
    }
    spread(&pairs) < TIGHT
}

/// How far apart pairs of points are, in the mean of their squares, when the first are moved and
/// turned onto the second as well as can be.
fn spread(pairs: &[(Point, Point)]) -> f32 {
    let all = pairs.len() as f32;
    let sum = |part: fn(&(Point, Point)) -> f32| pairs.iter().map(part).sum::<f32>() / all;
    let (x, y) = (sum(|it| it.0.0), sum(|it| it.0.1));
    let (u, v) = (sum(|it| it.1.0), sum(|it| it.1.1));
    let (mut dot, mut cross, mut squares) = (0.0, 0.0, 0.0);
    for ((x1, y1), (u1, v1)) in pairs {
        let (x1, y1, u1, v1) = (x1 - x, y1 - y, u1 - u, v1 - v);
        dot += x1 * u1 + y1 * v1;
        cross += x1 * v1 - y1 * u1;
        squares += x1 * x1 + y1 * y1 + u1 * u1 + v1 * v1;
    }
    ((squares - 2.0 * hypot(dot, cross)).max(0.0) / all).sqrt()
}

fn apart(a: Point, b: Point) -> f32 {
    // Compared some ten thousand times for each walk: `hypot` is several times as slow.
    ((a.0 - b.0) * (a.0 - b.0) + (a.1 - b.1) * (a.1 - b.1)).sqrt()
}

fn angle(from: Point, to: Point) -> f32 {
    atan2(to.1 - from.1, to.0 - from.0)
}
