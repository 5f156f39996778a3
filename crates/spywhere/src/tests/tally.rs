//! Cards counted by nation, in one word.

use kernel::{Dice, Seed};

use crate::{Nation, Tally};

/// A word that sums its bytes says what a list of the same cards says.
#[test]
fn a_tally_is_a_sorted_list_of_cards() {
    let mut dice = Dice::new(Seed::of("tally"), 0);
    for cards in 0..=108 {
        let mut list: Vec<Nation> = Vec::new();
        let mut tally = Tally::default();
        for card in Nation::ALL.into_iter().cycle().take(cards) {
            // Now and then a card goes and another comes.
            if let Some(gone) = dice.pick(&list).copied().filter(|_| cards % 2 == 1) {
                list.remove(list.iter().position(|card| *card == gone).expect("it is there"));
                tally.take(gone);
                list.push(card);
                tally.add(card, 1);
            }
            list.push(card);
            tally.add(card, 1);
        }
        list.sort_unstable();
        assert_eq!(tally, list.iter().copied().collect());
        assert_eq!(tally.total() as usize, list.len());
        for n in 0..=list.len() + 1 {
            assert_eq!(tally.nth(n as u32), list.get(n).copied(), "card {n} of {list:?}");
        }
        assert_eq!(tally.nth(u32::MAX), None);
        let there = |nation: &Nation| list.contains(nation);
        assert!(tally.nations().iter().eq(Nation::ALL.into_iter().filter(there)));
    }
}

#[test]
fn a_box_full_of_one_nation_is_counted() {
    let mut tally = Tally::default();
    tally.add(Nation::Spain, 54);
    tally.add(Nation::Spain, 54);
    assert_eq!((tally.total(), tally[Nation::Spain]), (108, 108));
    assert_eq!((tally.nth(107), tally.nth(108)), (Some(Nation::Spain), None));
}
