//! A finger is answered at once, however full the bag.

use std::time::Instant;

use super::heaps::{Rolls, shaken};

/// §8.1: a point in a full bag takes microseconds, so hundreds of hands can feel at once.
#[test]
fn a_point_takes_microseconds() {
    let heap = shaken(2);
    let mut rolls = Rolls::new(3);
    let spots: Vec<_> = (0..20_000).map(|_| rolls.spot()).collect();
    let start = Instant::now();
    let contacts = spots.iter().filter(|spot| heap.touch(0, **spot).contact).count();
    let each = start.elapsed() / spots.len() as u32;
    println!("{contacts} contacts, {each:?} each");
    assert!(contacts > 15_000);
    assert!(each.as_micros() < 100, "{each:?} each, also on a busy machine without optimisation");
}
