//! What a mastermind goes by when it looks ahead.

use kernel::{Dice, Seed};
use spywhere::Nation::{Belgium, England, France, Germany, Italy};
use spywhere::{Action, Laid, View};

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

/// How good a swap is, by many more imagined games than a mastermind has time for.
fn value(foresight: &Foresight<'_>, act: Action) -> f32 {
    let game = |number| {
        let mut chance = Chance::new(number);
        foresight.imagine(&mut chance).play(act, 0, &mut chance)
    };
    (0..1000).map(game).sum::<f32>() / 1000.0
}

/// It may bluff instead of taking its own nation's card, but what it chooses is nearly as good as the
/// best swap, and far better than giving away its own.
#[test]
fn a_mastermind_swaps_about_as_well_as_can_be() {
    let row = [Belgium, England, France, Germany, Italy];
    let pile = [Italy, Belgium, France, Germany, England].repeat(9);
    let view = ann(&three([Italy, Italy, England], row, &pile));
    let legal = kernel::Menu::<spywhere::Spywhere>::of(&view).acts;
    in_the_spot(&view, |spot| {
        let memory = Memory::new(spot.table);
        let foresight = Foresight::new(spot, &TASTE, &memory);
        let values: Vec<(Action, f32)> =
            legal.iter().map(|act| (*act, value(&foresight, *act))).collect();
        let best = values.iter().map(|(_, value)| *value).fold(0.0, f32::max);
        let mean = values.iter().map(|(_, value)| *value).sum::<f32>() / values.len() as f32;
        let mut chosen = 0.0;
        for throw in 0..12 {
            let act = plans::swap(&foresight, &legal, &mut Dice::new(Seed::of("ahead"), throw));
            assert!(!matches!(act, Action::Swap { give: Italy, .. }), "{act:?}");
            chosen += values.iter().find(|(it, _)| *it == act).expect("it is legal").1 / 12.0;
        }
        assert!(best - chosen < 0.4 * (best - mean), "{best} {chosen} {mean} {values:?}");
    });
}

/// It says that it lays a card exactly when it does.
#[test]
fn a_mastermind_says_how_it_stands() {
    let view = view();
    in_the_spot(&view, |spot| {
        let memory = Memory::new(spot.table);
        let foresight = Foresight::new(spot, &TASTE, &memory);
        for throw in 0..6 {
            let mut dice = Dice::new(Seed::of("ahead"), throw);
            let (act, verdict) = plans::seal(&foresight, &guesses(spot), &mut dice);
            assert_eq!(verdict.lays(), act != Action::Done {}, "{verdict:?}");
        }
    });
}

/// docs/bots.md promises this budget: games are counted, and each is at most 16 turns long, so a
/// decision takes as long on any day.
#[test]
fn a_decision_imagines_no_more_games_than_promised() {
    let view = view();
    let legal = kernel::Menu::<spywhere::Spywhere>::of(&view).acts;
    in_the_spot(&view, |spot| {
        let memory = Memory::new(spot.table);
        let imagined = |decide: &dyn Fn(&Foresight<'_>, &mut Dice)| {
            let foresight = Foresight::new(spot, &TASTE, &memory);
            decide(&foresight, &mut Dice::new(Seed::of("budget"), 0));
            foresight.imagined.get()
        };
        assert!(legal.len() > 8, "more swaps than are compared");
        let swap = imagined(&|foresight, dice| _ = plans::swap(foresight, &legal, dice));
        assert_eq!(swap, 360);
        let seal = imagined(&|foresight, dice| _ = plans::seal(foresight, &guesses(spot), dice));
        assert_eq!(seal, 432);
    });
}
