//! Sets of pieces: what they keep count of, against what can be counted.

use kernel::{Dice, Seed};

use crate::{Components, Piece, Pieces};

/// Whatever is put in and taken out, and however often: the count, the clues and the `n`th.
#[test]
fn a_set_keeps_count() {
    let all: Vec<Piece> = Components::default().pieces().iter().collect();
    let mut dice = Dice::new(Seed::of("sets of pieces"), 0);
    for _ in 0..200 {
        let (mut set, mut there) = (Pieces::NONE, vec![false; all.len()]);
        for _ in 0..dice.below(400) {
            let place = dice.below(all.len() as u32) as usize;
            there[place] = dice.chance(3, 4);
            if there[place] { set.insert(all[place]) } else { set.remove(all[place]) }
        }
        let listed = all.iter().zip(&there).filter(|(_, there)| **there).map(|(piece, _)| *piece);
        let listed: Vec<Piece> = listed.collect();
        counts(&set, &listed);
        let clues: Vec<Piece> = listed.iter().copied().filter(|piece| !piece.is_shark()).collect();
        counts(&set.clues(), &clues);
        assert_eq!(set, listed.iter().copied().collect(), "equal sets are equal, however made");
    }
    counts(&Components::default().pieces(), &all);
}

fn counts(set: &Pieces, listed: &[Piece]) {
    assert_eq!(set.len(), listed.len());
    assert_eq!(set.is_empty(), listed.is_empty());
    assert!(set.iter().eq(listed.iter().copied()));
    for n in 0..300 {
        assert_eq!(set.nth(n), listed.get(n).copied(), "the {n}th of {listed:?}");
    }
}
