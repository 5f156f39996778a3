//! What left the bag is forgotten again, by each spy something else.

use kernel::{Dice, Seat, Seed};

use super::table;
use crate::dr_shark::level::Level;
use crate::dr_shark::memory::Memory;

/// How many pieces a spy of this level, with these dice, takes to be still in the bag after a
/// number of rounds, of 20 that left it in the first.
fn forgotten(level: Level, dice: u64, rounds: u8) -> usize {
    let mut table = table(2, &[], 1);
    let gone: Vec<_> = table.bag.clues().iter().step_by(6).take(20).collect();
    gone.iter().for_each(|piece| table.bag.remove(*piece));
    let mut memory = Memory::default();
    memory.note(&table, &mut Dice::new(Seed::of("memory"), dice));
    table.round += rounds;
    memory.bag(&table, Seat(0), level.character().forgets).len() - table.bag.len()
}

fn mean(level: Level, rounds: u8) -> f64 {
    (0..40).map(|dice| forgotten(level, dice, rounds)).sum::<usize>() as f64 / 40.0
}

#[test]
fn memory_fades_with_the_rounds_and_sooner_at_lower_levels() {
    for level in [Level::Rookie, Level::Regular, Level::Veteran] {
        assert_eq!(forgotten(level, 0, 0), 0, "{level:?}: it has just seen it");
        assert!(mean(level, 1) < mean(level, 4), "{level:?}");
    }
    assert!(mean(Level::Rookie, 4) > 1.5 * mean(Level::Regular, 4));
    assert!(mean(Level::Regular, 4) > 1.5 * mean(Level::Veteran, 4));
    assert_eq!(mean(Level::Mastermind, 9), 0.0);
}

#[test]
fn what_is_forgotten_depends_on_the_bot_and_its_seed_and_is_not_remembered_again() {
    let each: Vec<usize> = (0..10).map(|dice| forgotten(Level::Rookie, dice, 2)).collect();
    assert!(each.iter().any(|count| *count != each[0]), "all forget the same: {each:?}");
    for dice in 0..10 {
        assert_eq!(forgotten(Level::Rookie, dice, 2), forgotten(Level::Rookie, dice, 2));
        let later: Vec<usize> = (0..8).map(|round| forgotten(Level::Rookie, dice, round)).collect();
        assert!(later.is_sorted(), "{later:?}");
    }
}

/// A dossier lies open before its spy.
#[test]
fn nobody_forgets_their_own_dossier() {
    let mine = ["passport.1.1", "passport.2.1", "clown.1.1", "clown.2.1"];
    for dice in 0..20 {
        let mut table = table(2, &mine, 1);
        let mut memory = Memory::default();
        memory.note(&table, &mut Dice::new(Seed::of("memory"), dice));
        table.round = 10;
        assert_eq!(memory.bag(&table, Seat(0), 90), table.bag);
        assert_ne!(memory.bag(&table, Seat(1), 90), table.bag, "but others do");
    }
}
