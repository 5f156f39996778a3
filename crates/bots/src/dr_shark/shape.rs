//! What a walk round a piece feels like.

use std::f32::consts::TAU;
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

/// Points of an outline as close as those of a walk, in tenths of a millimetre.
const CLOSE: f32 = 5.0;

/// The silhouettes of the outlines that the mat shows.
static SILHOUETTES: LazyLock<[Silhouette; bag::OUTLINES]> = LazyLock::new(|| {
    let known = |number| silhouette(&bag::around(number as u8, CLOSE));
    std::array::from_fn(|number| known(number).expect("an outline goes all round"))
});

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
