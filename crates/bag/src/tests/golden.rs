//! What the bag answers, recorded for the client's tests and screens, which have no bag.

use std::path::Path;

use serde_json::{Value, json};

use super::heaps::shaken;
use crate::{CELL, Felt, SIDE, Spot};

/// The distance between two points at which the heap is felt, in tenths of a millimetre.
const STEP: i32 = 32;

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

/// A list, one thing on each line.
pub(crate) fn lines(list: &[Value]) -> String {
    list.iter().map(Value::to_string).collect::<Vec<_>>().join(",\n")
}

/// Fails if the recording of this name is not `now`, or writes it anew.
pub(crate) fn compare(name: &str, now: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden").join(name);
    if std::env::var_os("SAFEHOUSE_BLESS").is_some() {
        std::fs::write(&path, now).expect("the recording can be written");
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    let same = golden.lines().zip(now.lines()).take_while(|(old, new)| old == new).count();
    assert!(golden == now, "{} differs after {same} lines; see CONTRIBUTING", path.display());
}

/// The client's recordings are what the bag answers.
#[test]
fn golden_percepts() {
    let (heap, surface) = (lines(&heap()), lines(&surface()));
    let now =
        format!("{{\"step\": {STEP},\n\"heap\": [\n{heap}\n],\n\"surface\": [\n{surface}\n]}}\n");
    compare("felt.json", &now);
}
