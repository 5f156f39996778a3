//! §8.1, §8.3: what a fingertip feels.

use super::heaps::{Rolls, bodies, shaken};
use crate::{Body, Felt, Heap, OUTLINES, RELIEFS, SIDE, Spot, TIP};

/// A bag with one thing in it.
fn one(body: Body, seed: u64) -> (Heap<()>, Spot) {
    let mut rolls = Rolls::new(seed);
    let heap = Heap::shake([((), body)], &mut || rolls.roll());
    let (_, middle) = heap.top();
    (heap, middle)
}

fn aside(spot: Spot, x: i32, y: i32) -> Spot {
    Spot { x: spot.x + x, y: spot.y + y }
}

/// Dr Shark §8.1: a fingertip feels whether there is something under it.
#[test]
fn there_is_something_or_nothing() {
    for outline in 0..OUTLINES as u8 {
        let (heap, middle) = one(Body { outline, relief: 4 }, u64::from(outline));
        let felt = heap.touch(1, middle);
        assert!(felt.contact && felt.edge.is_none() && felt.height > 0, "{felt:?}");
        assert_eq!(felt.finger, 1);
        let beyond = aside(middle, 280, 0);
        assert_eq!(heap.touch(0, beyond), Felt::default());
        assert_eq!(heap.touch(0, aside(middle, -280, 0)), Felt::default());
    }
    assert_eq!(Heap::<()>::shake([], &mut || 0).touch(0, Spot::default()), Felt::default());
}

/// Dr Shark §8.1: it feels an edge where the tip crosses it: on which side, how far, how bent.
#[test]
fn an_edge_where_the_tip_crosses_it() {
    let mut bulges = [0; OUTLINES];
    let mut dents = [0; OUTLINES];
    for outline in 0..OUTLINES {
        let body = Body { outline: outline as u8, relief: 4 };
        let (heap, middle) = one(body, 7);
        for x in (-260..=260).step_by(4) {
            for y in (-260..=260).step_by(4) {
                let felt = heap.touch(0, aside(middle, x, y));
                let Some(edge) = felt.edge else { continue };
                assert!(felt.contact);
                assert!(f32::from(edge.offset.abs()) <= TIP + 0.5, "{edge:?}");
                assert!(edge.offset == 0 || (edge.offset > 0) == (felt.height > 0), "{felt:?}");
                // Out of it there is nothing, unless it is a corner beyond which the other side is.
                if edge.bend.abs() < 80 {
                    let out = f32::from(edge.angle).to_radians();
                    let step = f32::from(edge.offset) + 5.0;
                    let (dx, dy) = ((out.cos() * step) as i32, (out.sin() * step) as i32);
                    let outside = heap.touch(0, aside(middle, x + dx, y + dy));
                    assert_eq!(outside.height, 0, "out is out: {edge:?}");
                }
                bulges[outline] += usize::from((60..85).contains(&edge.bend));
                dents[outline] += usize::from((-85..-60).contains(&edge.bend));
            }
        }
    }
    // Knobs bulge and holes are dented: outline 1 has most of the one, outline 2 of the other.
    assert!((1..OUTLINES).all(|other| bulges[0] > bulges[other]), "{bulges:?}");
    assert!((0..OUTLINES).all(|other| other == 1 || dents[1] > dents[other]), "{dents:?}");
}

/// Dr Shark §8.1: only the topmost thing is felt.
#[test]
fn only_the_topmost_thing_is_felt() {
    for seed in 0..20 {
        let heap = shaken(seed);
        let (top, middle) = heap.top();
        assert_eq!(heap.under(middle), Some(*top));
        let mut alone = heap.clone();
        alone.layers.drain(..129);
        for (x, y) in [(0, 0), (40, -20), (90, 60), (-100, 10)] {
            let spot = aside(middle, x, y);
            if alone.under(spot).is_some() {
                let (felt, patch) = (alone.touch(0, spot), heap.touch(0, spot).patch);
                assert_eq!(heap.touch(0, spot), Felt { patch, ..felt });
                // Where the topmost thing is, the pad feels it alone.
                let cells = felt.patch.heights().zip(patch.heights());
                assert!(cells.into_iter().all(|(alone, among)| alone == 0 || alone == among));
            }
        }
    }
}

/// Dr Shark §8.3: textures differ in how high and how rough they are.
#[test]
fn reliefs_differ() {
    let spread: [f32; RELIEFS] = std::array::from_fn(|relief| {
        let (heap, middle) = one(Body { outline: 0, relief: relief as u8 }, 3);
        let heights: Vec<f32> = (-90..90)
            .flat_map(|x| (-90..90).map(move |y| (x, y)))
            .map(|(x, y)| f32::from(heap.touch(0, aside(middle, x, y)).height))
            .collect();
        let mean = heights.iter().sum::<f32>() / heights.len() as f32;
        let square = |height: &f32| (height - mean) * (height - mean);
        (heights.iter().map(square).sum::<f32>() / heights.len() as f32).sqrt()
    });
    let [sandpaper, felt, crocodile, grid, smooth] = spread;
    assert!(smooth < 2.0 && (2.0..15.0).contains(&felt), "{spread:?}");
    assert!(sandpaper > 25.0 && grid > 25.0 && crocodile > 25.0, "{spread:?}");
}

/// Dr Shark §8.4: a shake lays everything anew, and the same chance lays it the same.
#[test]
fn a_shake_lays_everything_anew() {
    let felt = |heap: &Heap<usize>| -> Vec<Felt> {
        let mut rolls = Rolls::new(99);
        (0..300).map(|_| heap.touch(0, rolls.spot())).collect()
    };
    assert_eq!(felt(&shaken(1)), felt(&shaken(1)));
    assert_ne!(felt(&shaken(1)), felt(&shaken(2)));
    let heap = shaken(1);
    assert_eq!(heap.len(), bodies().len());
    let mut there: Vec<usize> = heap.layers.iter().map(|lying| lying.thing).collect();
    there.sort_unstable();
    assert_eq!(there, (0..130).collect::<Vec<_>>());
    let inside = |along: f32| (0.0..=SIDE as f32).contains(&along);
    assert!(heap.layers.iter().all(|l| inside(l.middle().x) && inside(l.middle().y)));
}

/// Dr Shark §8.1: from a full bag to the last few, a finger that goes anywhere meets something:
/// most of the floor is covered.
#[test]
fn a_full_bag_covers_its_floor() {
    let mut rolls = Rolls::new(5);
    let found = (0..2_000).filter(|n| shaken(n / 100).under(rolls.spot()).is_some()).count();
    assert!((1_500..2_000).contains(&found), "{found} of 2000");
}
