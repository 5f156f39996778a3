//! How long a finger waits for what it feels in a full bag, on one core.
//!
//! `cargo bench -p bag`. The best of many short slices counts, so that a busy machine does not.

use std::hint::black_box;
use std::time::{Duration, Instant};

use bag::{Body, Heap, OUTLINES, RELIEFS, SIDE, Spot};

/// Things in the bag, as many as in the box.
const THINGS: usize = 130;
/// Points that are felt in one slice.
const POINTS: usize = 1_000;
const SLICES: usize = 1_000;

fn main() {
    let mut state = 1_u64;
    let mut chance = || {
        state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        (state >> 32) as u32
    };
    let body = |n: usize| Body { outline: (n % OUTLINES) as u8, relief: (n % RELIEFS) as u8 };
    let heap = Heap::shake((0..THINGS).map(|n| (n, body(n))), &mut chance);
    let mut best = Duration::MAX;
    let mut contacts = 0;
    for _ in 0..SLICES {
        let mut along = || (chance() % (SIDE as u32 + 1)) as i32;
        let spots: Vec<Spot> = (0..POINTS).map(|_| Spot { x: along(), y: along() }).collect();
        let start = Instant::now();
        contacts += spots.iter().filter(|spot| black_box(heap.touch(0, **spot)).contact).count();
        best = best.min(start.elapsed());
    }
    let share = 100 * contacts / (POINTS * SLICES);
    println!("best of {SLICES} times {POINTS} points in a bag of {THINGS}, {share} % on a thing:");
    println!("{:.0} ns a point", best.as_nanos() as f64 / POINTS as f64);
}
