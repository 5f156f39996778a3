//! What a walk round a piece feels like.

use std::f32::consts::TAU;
use std::sync::LazyLock;

use dr_shark::Shape;

use crate::exact::{atan2, hypot};

/// Directions in which a silhouette is known.
const DIRECTIONS: usize = 36;
/// How far from its middle an edge is, all round.
type Silhouette = [f32; DIRECTIONS];

/// A walk that fits no shape better than this was none round one piece.
const TOO_FAR: f32 = 600.0;
/// The number of directions in which a walk must have felt the edge.
const ENOUGH: usize = 24;

/// Points of an outline as close as those of a walk, in tenths of a millimetre.
const CLOSE: f32 = 5.0;

/// The silhouettes of the outlines that the mat shows.
static SILHOUETTES: LazyLock<[Silhouette; bag::OUTLINES]> = LazyLock::new(|| {
    let known = |number| silhouette(&bag::around(number as u8, CLOSE));
    std::array::from_fn(|number| known(number).expect("an outline goes all round"))
});

/// How far from their middle these points of an edge are, all round, if they go all round.
fn silhouette(points: &[(f32, f32)]) -> Option<Silhouette> {
    let (x0, y0) = middle(points)?;
    let mut far = [(0.0, 0.0); DIRECTIONS];
    for (x, y) in points {
        let turn = atan2(y - y0, x - x0).rem_euclid(TAU) / TAU;
        let slot = &mut far[(turn * DIRECTIONS as f32) as usize % DIRECTIONS];
        *slot = (slot.0 + hypot(x - x0, y - y0), slot.1 + 1.0);
    }
    let felt = far.iter().filter(|(_, count)| *count > 0.0).count();
    (felt >= ENOUGH).then(|| far.map(|(sum, count)| if count > 0.0 { sum / count } else { 170.0 }))
}

/// The middle of what these points go round, in order: it is the same point of a thing however the
/// thing is turned.
pub(crate) fn middle(points: &[(f32, f32)]) -> Option<(f32, f32)> {
    let (x0, y0) = *points.first()?;
    let next = points.iter().cycle().skip(1);
    let (mut area, mut x, mut y) = (0.0, 0.0, 0.0);
    for ((x1, y1), (x2, y2)) in points.iter().zip(next) {
        let (x1, y1, x2, y2) = (x1 - x0, y1 - y0, x2 - x0, y2 - y0);
        let part = x1 * y2 - x2 * y1;
        (area, x, y) = (area + part, x + part * (x1 + x2), y + part * (y1 + y2));
    }
    (area.abs() > 1.0).then(|| (x0 + x / (3.0 * area), y0 + y / (3.0 * area)))
}

/// The shape that a walk along this edge speaks for, if it went round something.
pub(crate) fn shape(edge: &[(f32, f32)]) -> Option<Shape> {
    // As close as the points of a known outline.
    let between = |pair: &[(f32, f32)]| {
        let ((x, y), (x1, y1)) = (pair[0], pair[1]);
        (0..4).map(move |n| n as f32 / 4.0).map(move |n| (x + (x1 - x) * n, y + (y1 - y) * n))
    };
    let walk: Vec<(f32, f32)> = edge.windows(2).flat_map(between).collect();
    let felt = silhouette(&walk)?;
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
