//! §8.1, §8.3: what the pad of a fingertip feels.

use std::f32::consts::FRAC_PI_2;

use parry2d::math::Vec2;

use super::heaps::{Rolls, shaken};
use crate::depth::rise;
use crate::outline::outline;
use crate::patch::{UNDER, aside, middle};
use crate::{Body, CELL, Heap, OUTLINES, PATCH, Patch, RELIEFS, Spot, TIP};

/// The middle of a cell.
fn cell(spot: Spot, row: usize, column: usize) -> Spot {
    let middle = middle(spot);
    Spot { x: middle.x + aside(column), y: middle.y + aside(row) }
}

fn is_under(row: usize, column: usize) -> bool {
    UNDER[row] >> column & 1 == 1
}

/// Dr Shark §8.1: the pad is round, and has a height where something is beneath it.
#[test]
fn a_pad_is_round() {
    let cells: u32 = UNDER.iter().map(|row| row.count_ones()).sum();
    assert_eq!(cells, 112, "of 144");
    let mut rolls = Rolls::new(1);
    for seed in 0..50 {
        let (heap, spot) = (shaken(seed), rolls.spot());
        let patch = heap.press(spot);
        for row in 0..PATCH {
            for column in 0..PATCH {
                let there = heap.at(cell(spot, row, column)).is_some();
                let felt = patch.height(row, column);
                assert_eq!(felt > 0, there && is_under(row, column), "{patch:?}");
                assert!(felt <= 15);
            }
        }
    }
}

/// Dr Shark §8.1: each cell tells of the thing that lies topmost there; where the outlines of things
/// are is the same for cells as for the tip.
#[test]
fn a_cell_feels_what_lies_topmost() {
    let mut rolls = Rolls::new(2);
    let mut found = 0;
    for seed in 0..20 {
        let heap = shaken(seed);
        for _ in 0..200 {
            let spot = rolls.spot();
            let exactly = heap.layers.iter().rev().find_map(|lying| {
                let mut alone = heap.clone();
                alone.layers.retain(|other| other.thing == lying.thing);
                let felt = alone.touch(0, spot);
                // Within 0.8 mm of an edge squares and curves may disagree.
                let near = felt.edge.is_some_and(|edge| edge.offset.abs() <= CELL as i8);
                (near || felt.height > 0).then_some((!near).then_some(lying.thing))
            });
            match exactly {
                Some(Some(thing)) => {
                    assert_eq!(heap.at(spot), Some(thing), "{spot:?}");
                    found += 1;
                }
                Some(None) => {}
                None => assert_eq!(heap.at(spot), None, "{spot:?}"),
            }
        }
    }
    assert!(found > 1_000, "{found}");
}

/// Dr Shark §8.1: cells do not move with the finger: two pads agree where they overlap, and fingers
/// that are nearest to the same corner of cells feel the same patch.
#[test]
fn pads_agree_where_they_overlap() {
    let mut rolls = Rolls::new(3);
    for seed in 0..50 {
        let (heap, spot) = (shaken(seed), rolls.spot());
        let patch = heap.press(spot);
        let right = heap.press(Spot { x: spot.x + CELL, ..spot });
        for row in 0..PATCH {
            for column in 0..PATCH - 1 {
                if is_under(row, column) && is_under(row, column + 1) {
                    assert_eq!(patch.height(row, column + 1), right.height(row, column));
                }
            }
        }
        assert_eq!(heap.press(middle(spot)), patch);
    }
}

/// §8.2: a patch is 144 hexadecimal digits, whatever was felt.
#[test]
fn a_patch_is_always_as_long() {
    let mut rolls = Rolls::new(4);
    let written = |patch: Patch| serde_json::to_value(patch).expect("JSON");
    assert_eq!(written(Patch::EMPTY), "0".repeat(144));
    for seed in 0..50 {
        let patch = shaken(seed).press(rolls.spot());
        let digits = written(patch);
        let digits = digits.as_str().expect("a string");
        assert_eq!(digits.len(), 144);
        let heights = digits.chars().map(|digit| digit.to_digit(16).expect("a digit") as u8);
        assert!(heights.eq(patch.heights()));
    }
}

/// A pad on the middle of a thing with this relief, and no hole in its sides.
fn back(relief: u8, seed: u64) -> Vec<Vec<u8>> {
    let mut rolls = Rolls::new(seed);
    let body = Body { outline: 0, relief };
    let heap = Heap::shake([((), body)], &mut || rolls.roll());
    let (_, spot) = heap.top();
    let patch = heap.press(spot);
    let row = |row| {
        (0..PATCH).map(move |column| (row, column)).filter(|(r, c)| is_under(*r, *c)).collect()
    };
    let rows = (0..PATCH).map(|number| -> Vec<(usize, usize)> { row(number) });
    rows.map(|row| row.iter().map(|(r, c)| patch.height(*r, *c)).collect()).collect()
}

/// Dr Shark §8.3: every single patch of a back shows which texture it is: how far the heights are
/// apart, and how much they change from cell to cell.
#[test]
fn textures_differ_under_one_pad() {
    let figures = |relief: u8, seed: u64| {
        let rows = back(relief, seed);
        let all: Vec<u8> = rows.iter().flatten().copied().collect();
        let (least, most) = (all.iter().min().expect("cells"), all.iter().max().expect("cells"));
        let steps = rows.iter().flat_map(|row| row.windows(2).map(|w| w[0].abs_diff(w[1])));
        let steps: Vec<u8> = steps.collect();
        let rough = steps.iter().map(|step| u32::from(*step)).sum::<u32>() * 100;
        let mut heights = all.clone();
        heights.sort_unstable();
        heights.dedup();
        (most - least, rough / steps.len() as u32, heights.len(), *least)
    };
    for seed in 0..100 {
        let [sandpaper, felt, crocodile, grid, smooth] =
            std::array::from_fn::<_, RELIEFS, _>(|relief| figures(relief as u8, seed));
        assert_eq!((smooth.0, smooth.1), (0, 0), "smooth is one height");
        assert!((1..=3).contains(&felt.0) && felt.1 < 70, "felt is soft: {felt:?}");
        assert!(sandpaper.0 >= 5 && sandpaper.1 > 130, "sandpaper is rough: {sandpaper:?}");
        assert!(sandpaper.3 > 5 && sandpaper.2 >= 5, "and of many heights: {sandpaper:?}");
        assert_eq!((grid.0, grid.2), (5, 2), "a grid has two heights: {grid:?}");
        assert!(crocodile.0 >= 6 && crocodile.3 == 5, "furrows are deep: {crocodile:?}");
    }
}

/// Dr Shark §8.1: where a thing ends, its flank is rounded: it is lower the nearer the edge.
#[test]
fn an_edge_is_rounded() {
    let mut rolls = Rolls::new(5);
    let heap = Heap::shake([((), Body { outline: 6, relief: 4 })], &mut || rolls.roll());
    let (_, middle) = heap.top();
    for quarter in 0..4 {
        let out = |far: i32| {
            let angle = heap.layers[0].pose.rotation.angle() + quarter as f32 * FRAC_PI_2;
            // Aside, so that a knob or a hole is not in the way.
            let (sin, cos) = angle.sin_cos();
            let (far, aside) = (far as f32, 100.0);
            let (x, y) = (cos * far - sin * aside, sin * far + cos * aside);
            heap.level(Spot { x: middle.x + x as i32, y: middle.y + y as i32 })
        };
        let flank: Vec<u8> = (100..170).step_by(4).map(out).collect();
        assert!(flank.is_sorted_by(|a, b| a >= b), "{flank:?}");
        let (first, last) = (flank.first(), flank.last());
        assert_eq!((first, last), (Some(&9), Some(&0)), "{flank:?}");
        assert!((4..=7).any(|height| flank.contains(&height)), "rounded: {flank:?}");
    }
}

/// Dr Shark §8.1: the outlines that a pad feels are those that a tip feels, to 0.4 mm.
#[test]
fn pads_and_tips_feel_the_same_outlines() {
    let along = || (-240..240).step_by(3);
    for number in 0..OUTLINES as u8 {
        for (x, y) in along().flat_map(|x| along().map(move |y| (x, y))) {
            let point = Vec2::new(x as f32, y as f32);
            let nearest = outline(number).nearest(point, TIP);
            if nearest.point.distance(point) > 4.0 {
                let felt = rise(number).at(x, y) > 0;
                assert_eq!(felt, nearest.inside, "outline {number} at {x}, {y}");
            }
        }
    }
}
