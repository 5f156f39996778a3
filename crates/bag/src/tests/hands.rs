//! §8.1, §8.2: two fingers that move no faster than fingers do.

use super::heaps::{Rolls, shaken};
use crate::{FINGERS, Hand, SAMPLES_PER_S, SIDE, Spot, UNITS_PER_MS};

const LEFT: Spot = Spot { x: 200, y: 800 };
const RIGHT: Spot = Spot { x: 1_400, y: 800 };

/// Dr Shark §8.1: two fingers at most, felt independently of each other.
#[test]
fn two_fingers_feel_independently() {
    let heap = shaken(3);
    let mut both = Hand::default();
    let mut alone = [Hand::default(), Hand::default()];
    let mut rolls = Rolls::new(4);
    for ms in 0..2_000 {
        let finger = rolls.below(2) as u8;
        let spot = rolls.spot();
        let one = alone[usize::from(finger)].feel(&heap, finger, spot, ms);
        assert_eq!(both.feel(&heap, finger, spot, ms), one);
    }
    assert_eq!(Hand::default().feel(&heap, FINGERS as u8, LEFT, 0), None);
    assert_eq!(Hand::default().feel(&heap, u8::MAX, LEFT, 0), None);
}

/// Dr Shark §8.2: a finger that is asked to go too far feels what lies on the way.
#[test]
fn a_finger_does_not_jump() {
    let heap = shaken(5);
    let mut hand = Hand::default();
    assert_eq!(hand.feel(&heap, 0, LEFT, 0), Some(heap.touch(0, LEFT)));
    // 500 ms of rest are all that a finger can save up, and then it goes 4 units a millisecond.
    assert_eq!(hand.feel(&heap, 0, RIGHT, 0), Some(heap.touch(0, RIGHT)), "1,200 of 2,000");
    let way = Spot { x: RIGHT.x - 800, ..RIGHT };
    assert_eq!(hand.feel(&heap, 0, LEFT, 0), Some(heap.touch(0, way)), "the other 800");
    let way = Spot { x: way.x - 40, ..way };
    assert_eq!(hand.feel(&heap, 0, LEFT, 10), Some(heap.touch(0, way)), "10 ms later");
    assert_eq!(hand.feel(&heap, 0, LEFT, 1_000), Some(heap.touch(0, LEFT)), "a second later");
}

/// Dr Shark §8.2: a place outside the bag is felt at its edge.
#[test]
fn nobody_feels_outside_the_bag() {
    let heap = shaken(5);
    let far = Spot { x: i32::MAX, y: i32::MIN };
    let corner = Spot { x: SIDE, y: 0 };
    assert_eq!(Hand::default().feel(&heap, 0, far, 0), Some(heap.touch(0, corner)));
}

/// How much a script that asks as often as it can is answered, finger by finger: points, and the
/// length of the way between them.
fn script(ms: u64, mut ask: impl FnMut(u64) -> Spot) -> (u64, f32) {
    let heap = shaken(6);
    let mut hand = Hand::default();
    let (mut points, mut way) = (0, 0.0);
    for now in 0..ms {
        for _ in 0..4 {
            let before = hand.clone();
            if hand.feel(&heap, 0, ask(now), now).is_some() {
                points += 1;
                let place = |hand: &Hand| hand.place(0);
                if let (Some(from), Some(to)) = (place(&before), place(&hand)) {
                    way += from.distance(to);
                }
            }
        }
    }
    (points, way)
}

/// Dr Shark §8.2: sampling and hand speed are capped: whatever a program asks for, a finger feels
/// at most 60 points a second along a way of at most 40 cm a second, besides what it saved up in
/// its last half second of rest.
#[test]
fn no_program_sweeps_faster_than_a_hand() {
    let seconds = 20;
    let mut rolls = Rolls::new(8);
    let mut lanes = |now: u64| {
        let along = (now * 7 % (2 * SIDE as u64)) as i32;
        let x = if along > SIDE { 2 * SIDE - along } else { along };
        Spot { x, y: (now as i32 / 400 * 60) % SIDE }
    };
    let anywhere: &mut dyn FnMut(u64) -> Spot = &mut |_| rolls.spot();
    for ask in [anywhere, &mut lanes] {
        let (points, way) = script(seconds * 1_000, ask);
        assert!(points <= seconds * SAMPLES_PER_S + 15, "{points} points");
        let most = ((seconds * 1_000 + 500) * UNITS_PER_MS) as f32;
        assert!(way <= most + points as f32, "{way} of {most} units");
        assert!(points > seconds * SAMPLES_PER_S - 5, "a hand that asks is answered: {points}");
    }
}

/// Dr Shark §8.2: the figure: with both fingers a program covers less than 34 cm² of the bag a
/// second, 14% of it, and so needs 7 seconds for all of it; two fingertips 6 mm wide that go 40 cm
/// a second without a pause would cover 48 cm².
#[test]
fn what_a_program_learns_a_second() {
    let heap = shaken(9);
    let mut hand = Hand::default();
    const CELL: i32 = 4;
    let across = (SIDE / CELL) as usize;
    let mut covered = vec![false; across * across];
    let seconds = 5;
    // Lanes a tip's width apart, one half of the bag for each finger, as fast as can be.
    let step = 53;
    for now in 0..seconds * 1_000_u64 {
        for finger in 0..2_u8 {
            let before = hand.place(finger);
            let number = now as i32 * 6 / 100;
            let along = number * step;
            let lane = along / SIDE;
            let x = if lane % 2 == 0 { along % SIDE } else { SIDE - along % SIDE };
            let y = i32::from(finger) * SIDE / 2 + 30 + lane * 60;
            if hand.feel(&heap, finger, Spot { x, y }, now).is_none() {
                continue;
            }
            let Some(at) = hand.place(finger) else { panic!("a finger is somewhere: {before:?}") };
            for dx in -30 / CELL..=30 / CELL {
                for dy in -30 / CELL..=30 / CELL {
                    let (x, y) = (at.x / CELL + dx, at.y / CELL + dy);
                    let inside = (0..across as i32).contains(&x) && (0..across as i32).contains(&y);
                    if inside && dx * dx + dy * dy <= (30 / CELL) * (30 / CELL) {
                        covered[y as usize * across + x as usize] = true;
                    }
                }
            }
        }
    }
    let cells = covered.iter().filter(|felt| **felt).count();
    // A cell is 0.4 mm square.
    let cm2_per_s = cells as f32 * 0.04 * 0.04 / seconds as f32;
    println!("a program covers {cm2_per_s:.1} cm² a second of {}", 16 * 16);
    assert!(cm2_per_s < 34.0, "{cm2_per_s} cm² a second");
    assert!(cm2_per_s > 20.0, "the script tries hard: {cm2_per_s} cm² a second");
}

/// Dr Shark §8.4: a hand takes where it is, and the first time, or after it came out, anywhere.
#[test]
fn a_hand_takes_where_it_is() {
    let heap = shaken(1);
    let mut hand = Hand::default();
    assert!(hand.is_at(LEFT), "it comes down there");
    assert!(!hand.is_at(RIGHT), "and is there now");
    assert!(hand.is_at(Spot { x: LEFT.x + 60, y: LEFT.y + 60 }));
    hand.come_out();
    assert!(hand.is_at(RIGHT));
    let mut hand = Hand::default();
    assert!(hand.feel(&heap, 1, LEFT, 0).is_some());
    assert!(!hand.is_at(RIGHT) && hand.is_at(LEFT));
    assert!(hand.feel(&heap, 0, RIGHT, 0).is_some());
    assert!(hand.is_at(RIGHT) && hand.is_at(LEFT), "either finger");
}
