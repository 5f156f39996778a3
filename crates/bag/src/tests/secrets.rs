//! §8.2: what a finger has not touched is never sent to anyone.

use super::heaps::{Rolls, shaken};
use crate::outline::REACH;
use crate::patch::{UNDER, aside, middle};
use crate::{Body, Felt, Hand, Heap, OUTLINES, PAD, PATCH, Patch, RELIEFS, Spot, TIP};

/// A search: touches here and there, and a draw now and then. What the finger felt and took, and
/// what could not have made a difference: every layer that was out of reach, or below what was
/// felt, at every touch.
struct Search {
    stream: Vec<Felt>,
    taken: Vec<usize>,
    untouched: [bool; 130],
}

fn search(heap: &Heap<usize>, seed: u64) -> Search {
    let mut heap = heap.clone();
    let mut hand = Hand::default();
    let mut told = Search { stream: vec![], taken: vec![], untouched: [true; 130] };
    let (mut paths, mut rolls) = (Rolls::new(seed), Rolls::new(seed + 1_000));
    let mut goal = paths.spot();
    for ms in (0..8_000).step_by(17) {
        if paths.below(20) == 0 {
            goal = paths.spot();
        }
        for finger in 0..2 {
            let Some(felt) = hand.feel(&heap, finger, goal, ms) else { continue };
            let spot = hand.place(finger).expect("a finger is somewhere");
            told.stream.push(felt);
            touched(&heap, spot, &mut told.untouched);
        }
        if paths.below(60) == 0 {
            let spot = hand.place(0).expect("a finger is somewhere");
            told.taken.extend(heap.take(spot, &mut || rolls.roll()));
        }
    }
    told
}

/// Strikes out what this touch could have told about: whatever could reach the tip, or the middle of
/// a cell of the pad, and lies no deeper than what is felt there.
fn touched(heap: &Heap<usize>, spot: Spot, untouched: &mut [bool; 130]) {
    let lowest = heap.topmost(spot).map_or(0, |(layer, _)| layer);
    for lying in &heap.layers[lowest..] {
        if lying.middle().distance(spot.vector()) <= REACH + TIP {
            untouched[lying.thing] = false;
        }
    }
    for cell in cells(spot) {
        for lying in heap.layers.iter().rev() {
            // Whole numbers and squares of 0.4 mm round what reaches a cell.
            if lying.middle().distance(cell.vector()) <= REACH + 8.0 {
                untouched[lying.thing] = false;
                if lying.covers(cell) {
                    break;
                }
            }
        }
    }
}

/// The middles of the cells under the round pad of a finger there.
fn cells(spot: Spot) -> impl Iterator<Item = Spot> {
    let middle = middle(spot);
    let under = |row: usize, column: usize| UNDER[row] >> column & 1 == 1;
    let all = (0..PATCH).flat_map(|row| (0..PATCH).map(move |column| (row, column)));
    let spot = move |(row, column)| Spot { x: middle.x + aside(column), y: middle.y + aside(row) };
    all.filter(move |(row, column)| under(*row, *column)).map(spot)
}

/// Dr Shark §8.2: shuffle everything that was not touched, replace it by things of other outlines
/// and reliefs: nothing that was felt or drawn changes.
#[test]
fn what_was_not_touched_makes_no_difference() {
    let mut shuffled = 0;
    for seed in 0..40 {
        let heap = shaken(seed);
        let told = search(&heap, seed);
        let mut rolls = Rolls::new(seed + 77);
        let mut other = heap.clone();
        for lying in &mut other.layers {
            if told.untouched[lying.thing] {
                let outline = rolls.below(OUTLINES as u32) as u8;
                lying.replace(
                    Body { outline, relief: rolls.below(RELIEFS as u32) as u8 },
                    rolls.roll(),
                );
                shuffled += 1;
            }
        }
        let again = search(&other, seed);
        assert_eq!(told.stream, again.stream);
        assert_eq!(told.taken, again.taken);
        assert!(told.stream.len() > 500 && told.taken.len() > 2);
    }
    assert!(shuffled > 40 * 30, "many things were not touched: {shuffled}");
}

/// The law can fail: with something else on top, a finger feels it.
#[test]
fn what_was_touched_makes_a_difference() {
    let heap = shaken(1);
    let mut other = heap.clone();
    let untouched = search(&heap, 1).untouched;
    for lying in other.layers.iter_mut().filter(|lying| !untouched[lying.thing]) {
        lying.replace(Body { outline: 0, relief: 0 }, 1);
    }
    assert_ne!(search(&heap, 1).stream, search(&other, 1).stream);
}

/// A bag in which everything that a pad there does not touch is something else.
fn other_beside(heap: &Heap<usize>, spot: Spot, rolls: &mut Rolls) -> Heap<usize> {
    let mut untouched = [true; 130];
    touched(heap, spot, &mut untouched);
    let mut other = heap.clone();
    for lying in other.layers.iter_mut().filter(|lying| untouched[lying.thing]) {
        let outline = rolls.below(OUTLINES as u32) as u8;
        let relief = rolls.below(RELIEFS as u32) as u8;
        lying.replace(Body { outline, relief }, rolls.roll());
    }
    other
}

/// How many of many pads tell bags apart that differ only in what the pad does not touch.
fn leaks(press: impl Fn(&Heap<usize>, Spot) -> Patch) -> usize {
    let mut rolls = Rolls::new(31);
    let leaks = |seed: &u64| {
        let (heap, spot) = (shaken(*seed), rolls.spot());
        let other = other_beside(&heap, spot, &mut rolls);
        press(&heap, spot) != press(&other, spot)
    };
    (0..300).filter(leaks).count()
}

/// Dr Shark §8.2: bags that differ only outside the pad, or below what it touches, give equal
/// patches.
#[test]
fn a_patch_tells_nothing_but_what_the_pad_touches() {
    assert_eq!(leaks(Heap::press), 0);
}

/// The law can fail: it finds a pad that feels a point beside it, and one that feels what
/// lies beneath what it touches.
#[test]
fn planted_leaks_of_a_patch_are_found() {
    let beside = |heap: &Heap<usize>, spot: Spot| {
        let mut patch = heap.press(spot);
        let beside = Spot { x: spot.x + 3 * PAD, ..spot };
        patch.set(0, 0, heap.level(beside));
        patch
    };
    assert!(leaks(beside) > 5, "{}", leaks(beside));
    let below = |heap: &Heap<usize>, spot: Spot| {
        let mut patch = heap.press(spot);
        let (mut lower, cell) = (heap.clone(), middle(spot));
        let cell = Spot { x: cell.x + aside(6), y: cell.y + aside(6) };
        let top = heap.at(cell);
        lower.layers.retain(|lying| Some(lying.thing) != top);
        patch.set(6, 6, (patch.height(6, 6) + lower.level(cell)) / 2);
        patch
    };
    assert!(leaks(below) > 5, "{}", leaks(below));
}
