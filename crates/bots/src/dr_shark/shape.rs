//! What a walk round a piece feels like.

use std::f32::consts::{PI, TAU};
use std::sync::LazyLock;

use dr_shark::Shape;

/// Directions in which a silhouette is known.
const DIRECTIONS: usize = 36;
/// How far from its middle an edge is, all round.
type Silhouette = [f32; DIRECTIONS];

/// A walk that fits no shape better than this was none round one piece.
const TOO_FAR: f32 = 900.0;
/// In so many directions a walk has to have felt the edge.
const ENOUGH: usize = 26;

/// Half a side, as the mat shows it, in tenths of a millimetre.
const HALF: f32 = 150.0;
/// The radius of a knob.
const KNOB: f32 = 46.0;
/// How far beyond the side its middle is; a hole's is as far within.
const BEYOND: f32 = 38.0;

/// The sides of each shape as the mat shows them: a knob, a hole or plain.
const SIDES: [&[u8; 4]; 8] =
    [b"KKKK", b"HHHH", b"KHKH", b"KKHH", b"PKPK", b"PHPH", b"PPPK", b"PKHH"];

static SILHOUETTES: LazyLock<[Silhouette; 8]> = LazyLock::new(|| SIDES.map(outline));

/// The silhouette of a shape with these sides.
fn outline(sides: &[u8; 4]) -> Silhouette {
    let mut points = Vec::new();
    for (quarter, side) in sides.iter().enumerate() {
        let turn = quarter as f32 * PI / 2.0;
        let mut add = |x: f32, y: f32| {
            points.push((x * turn.cos() - y * turn.sin(), x * turn.sin() + y * turn.cos()));
        };
        for step in 0..60 {
            let along = -HALF + step as f32 * HALF / 30.0;
            if *side == b'P' || along.abs() > KNOB * 0.6 {
                add(along, -HALF);
            }
        }
        let out = match side {
            b'K' => 1.0,
            b'H' => -1.0,
            _ => continue,
        };
        for step in 0..40 {
            let (sin, cos) = (step as f32 * TAU / 40.0).sin_cos();
            if BEYOND + KNOB * sin > 0.0 {
                add(KNOB * cos, -HALF - out * (BEYOND + KNOB * sin));
            }
        }
    }
    silhouette(&points).unwrap_or([HALF; DIRECTIONS])
}

/// How far from their middle these points of an edge are, all round, if they go all round.
fn silhouette(points: &[(f32, f32)]) -> Option<Silhouette> {
    let middle = |along: fn(&(f32, f32)) -> f32| {
        let (mut least, mut most) = (f32::MAX, f32::MIN);
        points.iter().map(along).for_each(|it| (least, most) = (least.min(it), most.max(it)));
        (least + most) / 2.0
    };
    let (x0, y0) = (middle(|point| point.0), middle(|point| point.1));
    let mut far = [(0.0, 0.0); DIRECTIONS];
    for (x, y) in points {
        let turn = (y - y0).atan2(x - x0).rem_euclid(TAU) / TAU;
        let slot = &mut far[(turn * DIRECTIONS as f32) as usize % DIRECTIONS];
        *slot = (slot.0 + (x - x0).hypot(y - y0), slot.1 + 1.0);
    }
    let felt = far.iter().filter(|(_, count)| *count > 0.0).count();
    (felt >= ENOUGH).then(|| far.map(|(sum, count)| if count > 0.0 { sum / count } else { 170.0 }))
}

/// The shape that a walk along this edge speaks for, if it went round something.
pub(crate) fn shape(edge: &[(f32, f32)]) -> Option<Shape> {
    let felt = silhouette(edge)?;
    let apart = |known: &Silhouette| {
        let turned = |by: usize| -> f32 {
            let pairs = (0..DIRECTIONS).map(|n| felt[n] - known[(n + by) % DIRECTIONS]);
            pairs.map(|far| far * far).sum::<f32>() / DIRECTIONS as f32
        };
        (0..DIRECTIONS).map(turned).fold(f32::MAX, f32::min)
    };
    let known = Shape::ALL.into_iter().zip(SILHOUETTES.iter().map(apart));
    let (shape, far) = known.min_by(|(_, a), (_, b)| a.total_cmp(b))?;
    (far < TOO_FAR).then_some(shape)
}
