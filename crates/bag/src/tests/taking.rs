//! §8.4: drawing moves the neighbours; §5.5: a grab.

use super::heaps::{Rolls, shaken};
use crate::{HAND, Heap, SIDE, Spot, fist};

/// Dr Shark §8.4: drawing takes the piece under the finger, and no other.
#[test]
fn drawing_takes_what_is_under_the_finger() {
    for seed in 0..30 {
        let mut rolls = Rolls::new(seed);
        let mut heap = shaken(seed);
        let spot = rolls.spot();
        let under = heap.under(spot);
        let taken = heap.take(spot, &mut || rolls.roll());
        assert_eq!(taken, under);
        let left = heap.layers.iter().filter(|lying| Some(lying.thing) == taken).count();
        assert_eq!((left, heap.len()), (0, 130 - usize::from(taken.is_some())));
    }
}

/// Dr Shark §8.4: the pieces around it move, those far away do not, and all stay in the bag.
#[test]
fn the_pieces_around_it_move() {
    for seed in 0..30 {
        let mut rolls = Rolls::new(seed);
        let before = shaken(seed);
        let (_, spot) = before.top();
        let mut after = before.clone();
        after.take(spot, &mut || rolls.roll());
        let (mut near, mut far) = (0, 0);
        for (old, new) in before.layers.iter().zip(&after.layers) {
            assert_eq!(old.thing, new.thing, "layers keep their order");
            let moved = old.middle().distance(new.middle());
            let away = old.middle().distance(spot.vector());
            assert!(moved <= 100.0);
            let inside = |along: f32| (0.0..=SIDE as f32).contains(&along);
            assert!(inside(new.middle().x) && inside(new.middle().y));
            near += usize::from(away < 400.0 && moved > 0.0);
            far += usize::from(away > 600.0);
            assert!(away <= 605.0 || moved == 0.0, "{away} {moved}");
        }
        assert!(near > 10 && far > 10, "{near} near, {far} far");
    }
}

/// Dr Shark §5.5: a hand closes on what lies there, the topmost first; one hand, whatever is asked.
#[test]
fn a_hand_closes_on_what_lies_there() {
    let middle = Spot { x: SIDE / 2, y: SIDE / 2 };
    let grabbed = |size: i32| {
        let mut rolls = Rolls::new(1);
        let mut heap = shaken(1);
        let taken = heap.grab(middle, size, &mut || rolls.roll());
        assert_eq!(heap.len() + taken.len(), 130);
        assert!(taken.iter().all(|thing| heap.layers.iter().all(|lying| lying.thing != *thing)));
        taken
    };
    let (some, all) = (grabbed(150), grabbed(HAND));
    assert!(!some.is_empty() && some.len() < all.len());
    assert_eq!(all, grabbed(i32::MAX), "no hand is bigger");
    assert_eq!(all.len(), 24, "no hand holds more");
    let order: Vec<usize> = shaken(1).layers.iter().rev().map(|lying| lying.thing).collect();
    let place = |thing: &usize| order.iter().position(|other| other == thing);
    assert!(all.windows(2).all(|pair| place(&pair[0]) < place(&pair[1])), "topmost first");
    let mut empty = Heap::<usize>::shake([], &mut || 0);
    assert!(empty.grab(middle, HAND, &mut || 0).is_empty());
    assert_eq!(empty.take(middle, &mut || 0), None);
}

/// Dr Shark §5.5: a hand closes slowly enough to choose: in a full bag it has about 10 pieces after
/// 1 s and as many as it can hold after 3 s.
#[test]
fn a_fist_grows_slowly_enough_to_choose() {
    let mean = |ms: i32| {
        let grabbed = |seed: u64| {
            let (mut rolls, heap) = (Rolls::new(seed), shaken(seed));
            let mut near = || 600 + rolls.below(400) as i32;
            let spot = Spot { x: near(), y: near() };
            heap.layers
                .iter()
                .filter(|it| it.middle().distance(spot.vector()) <= fist(ms) as f32)
                .count()
        };
        (0..300).map(grabbed).sum::<usize>() as f64 / 300.0
    };
    let (one, three) = (mean(1_000), mean(3_000));
    println!("{one:.1} after 1 s, {three:.1} after 3 s");
    assert!((9.0..=11.0).contains(&one), "{one} after 1 s");
    assert!((22.0..=26.0).contains(&three), "{three} after 3 s");
    assert!((1_000..9_000).step_by(100).is_sorted_by_key(fist));
    assert_eq!((fist(i32::MAX), fist(i32::MIN)), (HAND, 96));
}
