//! Memories fade by level and by the dice of the seat, and those who forget nothing keep all.

use kernel::{Dice, Seed};
use spywhere::Nation::{Belgium, England, France, Germany, Italy};
use spywhere::Sight;

use super::super::belief::Reading;
use super::super::memory::Memory;
use super::{ANN, BEN, CAT, ann, three};

const READING: Reading = Reading { odd: 0.0, keen: 0.8, gives_own: 0.25, spares: 0.5 };

/// Forty swaps by Ben, each like the other.
fn forty() -> Memory {
    let view = ann(&three([Belgium; 3], [Belgium; 5], &[Belgium; 9]));
    let mut memory = Memory::new(&view.table);
    for _ in 0..20 {
        memory.heed(&Sight::Swapped { seat: BEN, give: France, take: Belgium });
        memory.heed(&Sight::Swapped { seat: BEN, give: Belgium, take: France });
    }
    memory
}

fn dice(text: &str) -> Dice {
    Dice::new(Seed::of(text), 0)
}

#[test]
fn who_forgets_nothing_remembers_everything() {
    let mut memory = forty();
    memory.fade(0, 0, 3, &mut dice("any"));
    assert_eq!(memory.len(), 40);
}

#[test]
fn a_memory_fades_a_little_in_every_turn_and_by_the_dice() {
    let left = |text, turns: u32| {
        let (mut memory, mut dice) = (forty(), dice(text));
        (0..turns).for_each(|_| memory.fade(30, 0, 3, &mut dice));
        memory.len()
    };
    assert!((20..37).contains(&left("one", 1)), "{}", left("one", 1));
    assert!(left("one", 3) < left("one", 1));
    assert_eq!(left("one", 40), 0);
    assert_eq!(left("one", 2), left("one", 2));
    let texts = ["one", "two", "three", "four"];
    assert!(texts.iter().any(|text| left(text, 2) != left("one", 2)), "each seat has its own dice");
}

/// A swap that is ascribed to the wrong spy misleads.
#[test]
fn swaps_are_mixed_up() {
    let view = ann(&three([Belgium; 3], [Belgium, England, France, Germany, Italy], &[Belgium; 9]));
    let own = view.me.as_ref().unwrap().1;
    let mut memory = Memory::new(&view.table);
    memory.heed(&Sight::Swapped { seat: BEN, give: Belgium, take: France });
    let sure = memory.belief(&view.table, READING).odds(ANN, &own);
    memory.fade(0, 100, 3, &mut dice("any"));
    let mixed_up = memory.belief(&view.table, READING).odds(ANN, &own);
    assert!(sure[BEN][France as usize] > 0.8 && mixed_up[CAT][France as usize] > 0.8);
}

/// Spywhere §4.1: whoever leaves three of a kind lying after their swap has spared them.
#[test]
fn what_is_left_lying_after_a_swap_is_remembered() {
    let view = ann(&three([France; 3], [France, France, England, Germany, Italy], &[Belgium; 9]));
    let mut memory = Memory::new(&view.table);
    memory.heed(&Sight::Swapped { seat: BEN, give: France, take: England });
    memory.heed(&Sight::Began { seat: CAT, drew: true, card: None });
    assert_eq!(memory.len(), 2);
    memory.heed(&Sight::Swapped { seat: CAT, give: England, take: Italy });
    let refill = [Italy; 3].into_iter().collect();
    memory.heed(&Sight::Eliminated { seat: CAT, nation: France, bonus: true, refill, card: None });
    memory.heed(&Sight::Began { seat: ANN, drew: true, card: None });
    assert_eq!(memory.len(), 3, "who eliminates spares nothing");
}
