//! How long bots think.

use kernel::{At, Dice, Seed, Tempo};

use crate::Pace;

#[test]
fn at_once_is_at_once() {
    let mut pace = Pace::at_once();
    assert_eq!(pace.next(), None);
    pace.rouse(At(70));
    assert_eq!(pace.next(), Some(At(70)));
    pace.rest();
    assert_eq!(pace.next(), None);
}

#[test]
fn a_human_while_is_as_long_as_the_tempo_has_it() {
    for (tempo, least, most) in
        [(Tempo::Fast, 400, 1000), (Tempo::Normal, 1000, 2500), (Tempo::Slow, 2000, 5000)]
    {
        let mut pace = Pace::human(Dice::new(Seed::of("pace"), 0), tempo);
        let mut whiles = Vec::new();
        for _ in 0..2000 {
            pace.rouse(At(500));
            let at = pace.next().expect("a thought is on its way");
            whiles.push(at.0 - 500);
            pace.rest();
        }
        let (shortest, longest) = (*whiles.iter().min().unwrap(), *whiles.iter().max().unwrap());
        assert!((least..least + 10).contains(&shortest), "{tempo}: {shortest}");
        assert!((most - 10..=most).contains(&longest), "{tempo}: {longest}");
    }
}

#[test]
fn a_thought_on_its_way_is_not_put_off() {
    let mut pace = Pace::human(Dice::new(Seed::of("pace"), 1), Tempo::Normal);
    pace.rouse(At(0));
    let thought = pace.next();
    pace.rouse(At(900));
    assert_eq!(pace.next(), thought);
}
