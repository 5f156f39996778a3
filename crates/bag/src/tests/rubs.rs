//! Fingers that rub and follow, recorded for the client's test of what an eye can tell.

use std::f32::consts::TAU;

use parry2d::math::{Pose2, Vec2};
use serde_json::{Value, json};

use super::golden::{compare, lines};
use super::heaps::{Rolls, bodies};
use crate::heap::Lying;
use crate::patch::{UNDER, aside, middle};
use crate::{Body, CELL, Felt, Heap, OUTLINES, PATCH, RELIEFS, SAMPLES_PER_S, Spot};

/// Pieces of each texture that are rubbed, and of each shape that are followed: every one lies on a
/// heap of this many others.
const BACKS: u64 = 8;
const EDGES: u64 = 2;
const BELOW: usize = 60;
/// How long a back is rubbed and an edge followed, in milliseconds.
const RUB_MS: u64 = 1000;
const FOLLOW_MS: u64 = 4000;
/// What was felt longer ago than this cannot be seen any more, so it is not recorded; of the rest of
/// an edge, every second point.
const LINGER_MS: u64 = 2500;
/// How far a finger follows an edge from point to point: ten centimetres a second.
const STEP: f32 = 16.0;

/// A piece on top of a heap, or alone.
fn on_top(body: Body, below: usize, seed: u64) -> (Heap<usize>, Vec2) {
    let mut rolls = Rolls::new(seed);
    let mut heap = Heap::shake(bodies().into_iter().take(below), &mut || rolls.roll());
    let lies = Vec2::new(800.0 + 300.0 * rolls.swing(), 800.0 + 300.0 * rolls.swing());
    let turn = if below > 0 { TAU * rolls.swing() } else { 0.0 };
    let pose = Pose2::new(lies, turn);
    heap.layers.push(Lying { thing: below, body, pose, grain: rolls.roll() });
    (heap, lies)
}

fn spot(at: Vec2) -> Spot {
    Spot { x: at.x.round() as i32, y: at.y.round() as i32 }
}

/// A finger that rubs to and fro on a back, at each of its points.
fn rubbed(heap: &Heap<usize>, lies: Vec2, seed: u64) -> Vec<(Spot, Felt)> {
    let points = SAMPLES_PER_S * RUB_MS / 1000;
    let at = |number: u64| {
        let (from, part) = (seed as f32, number as f32 / points as f32);
        let swing = Vec2::new((from + part * 11.0).sin(), (from * 1.7 + part * 8.3).sin());
        spot(lies + 62.0 * swing)
    };
    (0..points).map(|number| (at(number), heap.touch(0, at(number)))).collect()
}

/// A finger that goes outwards until it feels an edge, and then along it. It knows nothing else of
/// the outline.
fn followed(heap: &Heap<usize>, lies: Vec2, seed: u64) -> Vec<(Spot, Felt)> {
    let mut at = lies + 20.0 * Vec2::new((seed as f32).cos(), (seed as f32).sin());
    let mut felt = Vec::new();
    for number in 0..SAMPLES_PER_S * FOLLOW_MS / 1000 {
        let here = heap.touch(0, spot(at));
        felt.push((spot(at), here));
        at += match here.edge {
            None => STEP * (at - lies).normalize_or(Vec2::new(1.0, 0.0)),
            Some(edge) => {
                let (sin, cos) = f32::from(edge.angle).to_radians().sin_cos();
                let sway = 3.0 * (number as f32 / 5.4 + seed as f32).sin();
                let back = (f32::from(edge.offset) - 4.0 + sway).clamp(-STEP, STEP);
                STEP * Vec2::new(-sin, cos) + back * Vec2::new(cos, sin)
            }
        };
    }
    let seen = (SAMPLES_PER_S * LINGER_MS / 1000) as usize;
    felt.split_off(felt.len() - seen).into_iter().step_by(2).collect()
}

/// A recording: where the finger was and which edge it felt, and all cells that its pad touched, as
/// rows of digits from the one that is `top` and `left`.
fn written(heap: &Heap<usize>, body: Body, lies: Vec2, felt: &[(Spot, Felt)]) -> Value {
    let mut touched = Vec::new();
    for (spot, _) in felt {
        let middle = middle(*spot);
        for cell in 0..PATCH * PATCH {
            let (row, column) = (cell / PATCH, cell % PATCH);
            if UNDER[row] >> column & 1 == 1 {
                let along = |from: i32, cell: usize| (from + aside(cell)).div_euclid(CELL);
                touched.push((along(middle.y, row), along(middle.x, column)));
            }
        }
    }
    touched.sort_unstable();
    touched.dedup();
    let columns = || touched.iter().map(|(_, column)| *column);
    let (left, right) = (columns().min().unwrap_or(0), columns().max().unwrap_or(0));
    let (top, bottom) = (touched[0].0, touched[touched.len() - 1].0);
    let digit = |row, column| {
        let there = touched.binary_search(&(row, column)).is_ok();
        let at = |cell: i32| cell * CELL + CELL / 2;
        if there { heap.level(Spot { x: at(column), y: at(row) }) } else { 0 }
    };
    let row = |row| -> String {
        let digits = (left..=right).map(|column| format!("{:x}", digit(row, column)));
        digits.collect::<String>().trim_end_matches('0').to_owned()
    };
    let rows: Vec<String> = (top..=bottom).map(row).collect();
    let point = |(spot, felt): &(Spot, Felt)| match felt.edge {
        None => json!([spot.x, spot.y]),
        Some(edge) => json!([spot.x, spot.y, edge.angle, edge.offset, edge.bend]),
    };
    let points: Vec<Value> = felt.iter().map(point).collect();
    let lies = spot(lies);
    json!({
        "shape": body.outline + 1, "texture": body.relief, "x": lies.x, "y": lies.y,
        "left": left, "top": top, "rows": rows, "points": points,
    })
}

/// What the client learns and tries is what the bag answers.
#[test]
fn golden_rubs() {
    let backs = (0..RELIEFS as u8).flat_map(|relief| {
        (0..BACKS).map(move |number| {
            let seed = 1 + u64::from(relief) * BACKS + number;
            let body = Body { outline: (seed % OUTLINES as u64) as u8, relief };
            let (heap, lies) = on_top(body, BELOW, seed);
            written(&heap, body, lies, &rubbed(&heap, lies, seed))
        })
    });
    let edges = (0..OUTLINES as u8).flat_map(|outline| {
        (0..EDGES).map(move |number| {
            let seed = 1000 + u64::from(outline) * EDGES + number;
            let body = Body { outline, relief: (seed % RELIEFS as u64) as u8 };
            let (heap, lies) = on_top(body, BELOW, seed);
            written(&heap, body, lies, &followed(&heap, lies, seed))
        })
    });
    // What an eye knows beforehand: each outline alone.
    let alone = (0..OUTLINES as u8).map(|outline| {
        let body = Body { outline, relief: RELIEFS as u8 - 1 };
        let (heap, lies) = on_top(body, 0, 1);
        written(&heap, body, lies, &followed(&heap, lies, 1))
    });
    let [backs, edges, alone] =
        [backs.collect::<Vec<_>>(), edges.collect(), alone.collect()].map(|list| lines(&list));
    compare(
        "rubs.json",
        &format!(
            "{{\"backs\": [\n{backs}\n],\n\"edges\": [\n{edges}\n],\n\"alone\": [\n{alone}\n]}}\n"
        ),
    );
}
