//! What a mastermind goes by when it looks ahead.

use kernel::{Dice, Seed};
use spywhere::Nation::{Belgium, England, France, Germany, Italy};
use spywhere::{Laid, View};

use super::super::Spot;
use super::super::belief::{Belief, Reading};
use super::super::chance::Chance;
use super::super::foresight::Foresight;
use super::super::identifying::guesses;
use super::super::imagining::discard;
use super::super::memory::Memory;
use super::super::plans;
use super::super::rivals::{Manner, Rivals};
use super::super::swapping::Taste;
use super::{BEN, CAT, ann, three};

const READING: Reading = Reading { odd: 0.05, keen: 0.9, gives_own: 0.1, spares: 0.3 };
const TASTE: Taste = Taste { denies: 0.3, three: 0.3, bluffs: 0.3, wavers: 0.0 };

fn view() -> View {
    let row = [Belgium, England, France, Germany, Italy];
    ann(&three([Italy, France, England], row, &[Belgium; 9]))
}

/// Does something in Ann's place.
fn in_the_spot<T>(view: &View, what: impl FnOnce(&Spot<'_>) -> T) -> T {
    let (me, own) = view.me.as_ref().expect("Ann has a seat");
    let belief = Belief::new(&view.table, READING);
    let odds = belief.odds(*me, own);
    what(&Spot { table: &view.table, me: *me, own, belief: &belief, odds: &odds })
}

/// Spywhere §5.2, §5.3: one's own nation's card wastes no card that could be right.
#[test]
fn a_card_that_must_be_wrong_is_ones_own() {
    let mut view = view();
    let (_, own) = view.me.as_ref().unwrap();
    let mine = own.passports[0];
    let card = in_the_spot(&view, |spot| discard(spot, &guesses(spot)));
    assert_eq!(card.map(|card| card.nation), Some(mine));

    view.me.as_mut().unwrap().1.laid.push(Laid { seat: BEN, nation: mine });
    let card = in_the_spot(&view, |spot| discard(spot, &guesses(spot)));
    assert_eq!(card, None, "it is laid already, and the last card should be right");
}

/// How often each manner is imagined for Ben and Cat, of 200 times.
fn manners(view: &View) -> [usize; 3] {
    in_the_spot(view, |spot| {
        let (rivals, mut chance) = (Rivals::new(spot, &Memory::new(spot.table)), Chance::new(1));
        let mut all = Vec::new();
        for _ in 0..100 {
            let manners = rivals.imagine(&mut chance);
            all.extend([manners[BEN], manners[CAT]]);
        }
        let count = |manner| all.iter().filter(|it| **it == manner).count();
        [Manner::Racer, Manner::Patient, Manner::Odd].map(count)
    })
}

#[test]
fn those_who_seal_at_once_race_and_those_who_do_not_are_patient() {
    let mut view = view();
    view.table.round = 3;
    let [racer, patient, _] = manners(&view);
    assert!(patient > 150 && racer < 20, "nobody has laid anything in two rounds");
    for seat in [BEN, CAT] {
        view.table.seats[seat].identified.push(super::ANN);
        view.table.seats[seat].identified.push(if seat == BEN { CAT } else { BEN });
    }
    let [racer, patient, _] = manners(&view);
    assert!(racer > 120 && patient < 20, "each has laid a card in each round");
}

/// What it decides can be done, and what it says fits what it does.
#[test]
fn a_mastermind_says_how_it_stands() {
    let view = view();
    let legal = kernel::Menu::<spywhere::Spywhere>::of(&view).acts;
    let mut dice = Dice::new(Seed::of("ahead"), 0);
    in_the_spot(&view, |spot| {
        let memory = Memory::new(spot.table);
        let foresight = Foresight::new(spot, &TASTE, &memory);
        let act = plans::swap(&foresight, &legal, &mut dice);
        assert!(legal.contains(&act), "{act:?}");
        let (act, verdict) = plans::seal(&foresight, &guesses(spot), &mut dice);
        assert_eq!(verdict.lays(), act != spywhere::Action::Done {}, "{verdict:?}");
    });
}
