//! §8.2: what a finger has not touched is never sent to anyone.

use super::heaps::{Rolls, shaken};
use crate::outline::REACH;
use crate::{Body, Felt, Hand, Heap, OUTLINES, RELIEFS, Spot, TIP};

/// A search: touches here and there, and a draw now and then. What the finger felt and took, and
/// what could not have made a difference: every layer that was out of reach, or below what was
/// felt, at every touch.
struct Search {
    stream: Vec<Felt>,
    taken: Vec<usize>,
    untouched: Vec<usize>,
}

fn search(heap: &Heap<usize>, seed: u64) -> Search {
    let mut heap = heap.clone();
    let mut hand = Hand::default();
    let mut told = Search { stream: vec![], taken: vec![], untouched: (0..130).collect() };
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

/// Strikes out what this touch could have told about.
fn touched(heap: &Heap<usize>, spot: Spot, untouched: &mut Vec<usize>) {
    let felt = heap.topmost(spot).map_or(0, |(layer, _)| layer);
    for lying in &heap.layers[felt..] {
        if lying.middle().distance(spot.vector()) <= REACH + TIP {
            untouched.retain(|thing| *thing != lying.thing);
        }
    }
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
            if told.untouched.contains(&lying.thing) {
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
    let touched = search(&heap, 1).untouched;
    for lying in other.layers.iter_mut().filter(|lying| !touched.contains(&lying.thing)) {
        lying.replace(Body { outline: 0, relief: 0 }, 1);
    }
    assert_ne!(search(&heap, 1).stream, search(&other, 1).stream);
}
