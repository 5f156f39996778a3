//! The eight outlines (§1.2): four sides, each plain, with a knob or with a hole.

use std::f32::consts::PI;
use std::sync::LazyLock;

use parry2d::math::{ComplexField, Vec2};
use parry2d::shape::Polyline;

/// How many outlines there are.
pub const OUTLINES: usize = 8;

/// No point of any outline is farther from its middle.
pub(crate) const REACH: f32 = HALF + KNOB_MIDDLE + KNOB;

/// Half a side.
pub(crate) const HALF: f32 = 150.0;
/// The radius of a knob, and of the hole that it fits.
pub(crate) const KNOB: f32 = 46.0;
/// How far beyond the side a knob's middle is: less than its radius, so that it has a neck.
pub(crate) const KNOB_MIDDLE: f32 = 38.0;
/// How many straight lines make a knob.
const KNOB_LINES: usize = 20;

/// One of the four sides of an outline.
#[derive(Clone, Copy)]
pub(crate) enum Side {
    /// Straight.
    Plain,
    /// With a knob on it.
    Knob,
    /// With a hole in it, which a knob fits.
    Hole,
}

use Side::{Hole as H, Knob as K, Plain as P};

/// No two are the same however they are turned, and all but two differ in how many knobs and holes
/// they have: that is what a finger counts.
pub(crate) const SIDES: [[Side; 4]; OUTLINES] = [
    [K, K, K, K],
    [H, H, H, H],
    [K, H, K, H],
    [K, K, H, H],
    [P, K, P, K],
    [P, H, P, H],
    [P, P, P, K],
    [P, K, H, H],
];

static ALL: LazyLock<[Outline; OUTLINES]> = LazyLock::new(|| SIDES.map(Outline::new));

/// The outline of this number, from 0.
pub(crate) fn outline(number: u8) -> &'static Outline {
    &ALL[usize::from(number)]
}

/// Points along the outline of this number, from 0, at most `step` apart: for those who compare what
/// a finger felt.
///
/// # Panics
/// If no outline has this number.
pub fn around(number: u8, step: f32) -> Vec<(f32, f32)> {
    let corners = outline(number).line.vertices();
    let next = corners.iter().cycle().skip(1);
    let lines = corners.iter().zip(next).map(|(from, to)| {
        let parts = (from.distance(*to) / step).ceil().max(1.0);
        (0..parts as u16).map(move |part| from.lerp(*to, f32::from(part) / parts))
    });
    lines.flatten().map(|point| (point.x, point.y)).collect()
}

/// This outline as a path of SVG round its middle.
#[cfg(feature = "ts")]
pub(crate) fn path(number: u8) -> String {
    let neck = (KNOB * KNOB - KNOB_MIDDLE * KNOB_MIDDLE).sqrt();
    let tenth = |length: f32| (length * 10.0).round() / 10.0;
    let at = |x: f32, quarter: usize| {
        let point = turned(Vec2::new(x, -HALF), quarter);
        format!("{} {}", tenth(point.x), tenth(point.y))
    };
    let mut path = format!("M{}", at(-HALF, 0));
    for (quarter, side) in SIDES[usize::from(number)].into_iter().enumerate() {
        let sweep = match side {
            Side::Plain => None,
            Side::Knob => Some(1),
            Side::Hole => Some(0),
        };
        if let Some(sweep) = sweep {
            let (from, to) = (at(-neck, quarter), at(neck, quarter));
            path += &format!("L{from}A{KNOB} {KNOB} 0 1 {sweep} {to}");
        }
        path += &format!("L{}", at(HALF, quarter));
    }
    path + "Z"
}

/// An outline round its middle. (The bag's y axis points downwards, which mirrors everything alike.)
pub(crate) struct Outline {
    line: Polyline,
}

/// The part of an outline that is nearest to a point.
pub(crate) struct Nearest {
    /// Where it is.
    pub(crate) point: Vec2,
    /// Whether the point asked about is inside the outline.
    pub(crate) inside: bool,
    /// The direction out of the outline there.
    pub(crate) out: Vec2,
    /// By how many radians the outline bends about there.
    pub(crate) bend: f32,
}

impl Outline {
    fn new(sides: [Side; 4]) -> Outline {
        let mut points = Vec::new();
        for (quarter, side) in sides.into_iter().enumerate() {
            let mut add = |point: Vec2| points.push(turned(point, quarter));
            add(Vec2::new(-HALF, -HALF));
            match side {
                Side::Plain => {}
                Side::Knob => knob().for_each(add),
                Side::Hole => {
                    knob().map(|knob| Vec2::new(knob.x, -2.0 * HALF - knob.y)).for_each(add)
                }
            }
        }
        let count = points.len() as u32;
        let lines = (0..count).map(|from| [from, (from + 1) % count]).collect();
        Outline { line: Polyline::new(points, Some(lines)) }
    }

    /// The part of this outline nearest to `point`, with the bend that a tip of radius `tip` feels.
    pub(crate) fn nearest(&self, point: Vec2, tip: f32) -> Nearest {
        let (found, (line, _)) = self.line.project_local_point_assuming_solid_interior_ccw(point);
        let along = self.direction(line as usize);
        let away = (point - found.point) * if found.is_inside { -1.0 } else { 1.0 };
        let bend = self.behind(line as usize, found.point, tip).angle_to(self.ahead(
            line as usize,
            found.point,
            tip,
        ));
        Nearest {
            point: found.point,
            inside: found.is_inside,
            out: away.try_normalize().unwrap_or(Vec2::new(along.y, -along.x)),
            bend,
        }
    }

    /// The direction of the outline `far` beyond a point on one of its lines.
    fn ahead(&self, line: usize, point: Vec2, far: f32) -> Vec2 {
        let count = self.line.vertices().len();
        let (mut line, mut gone) = (line, self.corner(line + 1).distance(point));
        while gone < far {
            line = (line + 1) % count;
            gone += self.corner(line).distance(self.corner(line + 1));
        }
        self.direction(line)
    }

    /// The direction of the outline `far` before a point on one of its lines.
    fn behind(&self, line: usize, point: Vec2, far: f32) -> Vec2 {
        let count = self.line.vertices().len();
        let (mut line, mut gone) = (line, self.corner(line).distance(point));
        while gone < far {
            line = (line + count - 1) % count;
            gone += self.corner(line).distance(self.corner(line + 1));
        }
        self.direction(line)
    }

    fn corner(&self, number: usize) -> Vec2 {
        let corners = self.line.vertices();
        corners[number % corners.len()]
    }

    fn direction(&self, line: usize) -> Vec2 {
        (self.corner(line + 1) - self.corner(line)).normalize_or_zero()
    }
}

/// A point after this many quarter turns.
fn turned(point: Vec2, quarters: usize) -> Vec2 {
    match quarters {
        0 => point,
        1 => Vec2::new(-point.y, point.x),
        2 => -point,
        _ => Vec2::new(point.y, -point.x),
    }
}

/// The knob of the first side, from neck to neck.
fn knob() -> impl Iterator<Item = Vec2> {
    let middle = Vec2::new(0.0, -HALF - KNOB_MIDDLE);
    let start = PI - ComplexField::asin(KNOB_MIDDLE / KNOB);
    let step = 2.0 * (PI + PI / 2.0 - start) / KNOB_LINES as f32;
    (0..=KNOB_LINES).map(move |number| {
        let (sin, cos) = ComplexField::sin_cos(start + step * number as f32);
        middle + Vec2::new(cos, sin) * KNOB
    })
}
