//! Chance: fair, repeatable, and never otherwise than it was.

use crate::{Dice, Seed};

/// Deals can be checked for ever: a change of these numbers would make old games unverifiable.
#[test]
fn the_recipe_never_changes() {
    let mut dice = Dice::new(Seed::of("safehouse"), 7);
    let thrown: Vec<u32> = (0..6).map(|_| dice.below(108)).collect();
    assert_eq!(thrown, [30, 32, 2, 60, 88, 36]);
    let mut cards: Vec<u8> = (0..10).collect();
    Dice::new(Seed::of("safehouse").nth(3), 0).shuffle(&mut cards);
    assert_eq!(cards, [9, 4, 0, 8, 1, 3, 5, 7, 6, 2]);
}

#[test]
fn steps_have_dice_of_their_own() {
    let throw = |seed: &str, step| Dice::new(Seed::of(seed), step).throw();
    assert_eq!(throw("a", 1), throw("a", 1));
    assert_ne!(throw("a", 1), throw("a", 2));
    assert_ne!(throw("a", 1), throw("b", 1));
}

#[test]
fn every_order_is_equally_likely() {
    let mut dice = Dice::new(Seed::of("orders"), 0);
    let mut seen = [0_u32; 24];
    for _ in 0..24_000 {
        let mut cards = [0, 1, 2, 3];
        dice.shuffle(&mut cards);
        let number = cards.iter().fold(0, |n, card| n * 4 + card);
        let place = PERMUTATIONS.iter().position(|p| *p == number).expect("a permutation");
        seen[place] += 1;
    }
    // With 23 degrees of freedom chi squared passes 49.7 once in a thousand.
    let chi2_times_1000: u32 = seen.iter().map(|n| n.abs_diff(1000).pow(2)).sum();
    assert!(chi2_times_1000 < 49_700, "{seen:?}");
}

/// The orders of four cards, read as numbers in base 4.
const PERMUTATIONS: [u32; 24] = {
    let mut found = [0; 24];
    let (mut n, mut count) = (0, 0);
    while n < 256 {
        let (a, b, c, d) = (n / 64, n / 16 % 4, n / 4 % 4, n % 4);
        if a != b && a != c && a != d && b != c && b != d && c != d {
            found[count] = n;
            count += 1;
        }
        n += 1;
    }
    found
};

#[test]
fn a_seed_does_not_print_itself() {
    assert_eq!(format!("{:?}", Seed::of("secret")), "Seed(…)");
}
