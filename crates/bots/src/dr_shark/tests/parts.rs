//! What a part of an edge tells about a shape.

use dr_shark::Shape;

use crate::dr_shark::part::Likely;

/// This many points along an outline, as far apart as a finger's, from its `from`th point on, turned
/// and moved.
fn felt(shape: Shape, from: usize, points: usize, turn: f32) -> Vec<(f32, f32)> {
    let outline = bag::around(shape.number() - 1, 26.0);
    let (sin, cos) = turn.sin_cos();
    let moved = |(x, y): (f32, f32)| (700.0 + cos * x - sin * y, 900.0 + sin * x + cos * y);
    outline.iter().copied().cycle().skip(from).take(points).map(moved).collect()
}

fn only(shape: Shape) -> u16 {
    1 << shape.number()
}

/// No part of an edge excludes the shape that it is of; and the whole edge excludes all others.
#[test]
fn a_part_never_excludes_its_own_shape() {
    for shape in Shape::ALL {
        for from in 0..20 {
            let turn = from as f32 * 0.7;
            for points in [12, 20] {
                // Some end on the knob that they began with, and tell nothing yet.
                let Some(likely) = Likely::of(&felt(shape, from, points, turn)) else { continue };
                let (other, _) = likely.other_than(only(shape));
                assert!(other < 1.0, "{shape:?}, {points} points from {from}: {likely:?}");
            }
            let whole = bag::around(shape.number() - 1, 26.0).len();
            let likely = Likely::of(&felt(shape, from, whole, turn)).expect("long enough");
            assert_eq!(likely.other_than(only(shape)), (0.0, Some(shape)), "{likely:?}");
        }
    }
}

/// Four shapes have no plain side: a finger that has felt one knows that it is none of them.
#[test]
fn a_plain_side_excludes_shapes_without_one() {
    let without: u16 = Shape::ALL[..4].iter().map(|shape| only(*shape)).sum();
    let likely = Likely::of(&felt(Shape::ALL[6], 0, 14, 1.0)).expect("long enough");
    assert_eq!(likely.other_than(without).0, 1.0, "{likely:?}");
}

/// Points that go nowhere on any outline are the edges of several pieces, and few points tell nothing.
#[test]
fn what_is_no_edge_tells_nothing() {
    let zigzag: Vec<(f32, f32)> =
        (0..20_u8).map(|n| (f32::from(n) * 26.0, f32::from(n % 2) * 90.0)).collect();
    assert!(Likely::of(&zigzag).expect("long enough").is_none());
    assert_eq!(Likely::of(&felt(Shape::ALL[0], 0, 2, 0.0)), None);
}
