//! What the bag answers, recorded for the client's tests and screens, which have no bag.

use std::path::Path;

use serde_json::{Value, json};

use super::heaps::{Rolls, shaken};
use crate::{Body, CELL, Felt, Heap, OUTLINES, RELIEFS, SIDE, Spot};

/// The distance between two points at which the heap is felt, in tenths of a millimetre.
const STEP: i32 = 32;
/// The number of walks over each relief.
const WALKS: u64 = 100;
/// Points of a walk, and how far apart they are: four steps of the keyboard's cursor.
const POINTS: i32 = 20;
const APART: f32 = 6.0;

/// A percept in as few letters as possible: the height, and the edge if there is one; nothing where
/// there is nothing.
fn written(felt: Felt) -> Value {
    match (felt.contact, felt.edge) {
        (false, _) => json!([]),
        (true, None) => json!([felt.height]),
        (true, Some(edge)) => json!([felt.height, edge.angle, edge.offset, edge.bend]),
    }
}

/// A full bag, felt row by row.
fn heap() -> Vec<Value> {
    let heap = shaken(1);
    let along = || (0..=SIDE).step_by(STEP as usize);
    let row = |y| along().map(|x| written(heap.touch(0, Spot { x, y }))).collect();
    along().map(row).collect()
}

/// What pads feel of the same bag, cell by cell: a row of digits for each row of cells.
fn surface() -> Vec<Value> {
    let heap = shaken(1);
    let cells = || (0..SIDE / CELL).map(|cell| cell * CELL + CELL / 2);
    let digit = |x, y| format!("{:x}", heap.level(Spot { x, y }));
    cells().map(|y| cells().map(|x| digit(x, y)).collect::<String>().into()).collect()
}

/// The heights that a finger meets on its way over backs with this relief.
fn walks(relief: u8) -> Vec<Value> {
    let walk = |seed: u64| -> Value {
        let mut rolls = Rolls::new(seed);
        let body = Body { outline: (seed % OUTLINES as u64) as u8, relief };
        let heap = Heap::shake([((), body)], &mut || rolls.roll());
        let (_, middle) = heap.top();
        let (sin, cos) = (rolls.swing() * std::f32::consts::PI).sin_cos();
        let spot = |number: i32| {
            let far = (number - POINTS / 2) as f32 * APART;
            Spot { x: middle.x + (far * cos) as i32, y: middle.y + (far * sin) as i32 }
        };
        (0..POINTS).map(|number| heap.touch(0, spot(number)).height).collect()
    };
    (0..WALKS).map(walk).collect()
}

fn lines(list: &[Value]) -> String {
    list.iter().map(Value::to_string).collect::<Vec<_>>().join(",\n")
}

/// The client's recordings are what the bag answers.
#[test]
fn golden_percepts() {
    let walks: Vec<String> =
        (0..RELIEFS as u8).map(|relief| format!("[\n{}\n]", lines(&walks(relief)))).collect();
    let now = format!(
        "{{\"step\": {STEP},\n\"heap\": [\n{}\n],\n\"surface\": [\n{}\n],\n\"walks\": [\n{}\n]}}\n",
        lines(&heap()),
        lines(&surface()),
        walks.join(",\n")
    );
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden/felt.json");
    if std::env::var_os("SAFEHOUSE_BLESS").is_some() {
        std::fs::write(&path, &now).expect("the recording can be written");
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    let same = golden.lines().zip(now.lines()).take_while(|(old, new)| old == new).count();
    assert!(golden == now, "{} differs after {same} lines; see CONTRIBUTING", path.display());
}
