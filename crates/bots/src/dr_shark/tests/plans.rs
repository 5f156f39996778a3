//! What a spy makes of the bag, whose contents everybody knows, and of the dossier.

use dr_shark::{Area, Piece, Pieces, Row, Table, Texture};
use kernel::Seat;

use super::{clues, table};
use crate::dr_shark::judging::Judge;
use crate::dr_shark::level::Level;
use crate::dr_shark::named::Wanted;
use crate::dr_shark::plan::{Odds, Plan, fistful};
use crate::dr_shark::prospects::Worths;

const ME: Seat = Seat(0);

fn judge(table: &Table) -> Judge<'_> {
    Judge { table, me: ME, character: Level::Mastermind.character(), bag: table.bag }
}

fn bag(names: &[&str]) -> Pieces {
    clues(names)
}

fn plan(table: &Table, area: Area, mat: &[&str], left_ms: u64) -> Plan {
    let mat: Row = mat.iter().map(|name| name.parse::<Piece>().expect("a piece")).collect();
    judge(table).plan(area, &mat, left_ms).expect("a method with a plan")
}

/// Dr Shark §1.3: a shark cannot be told by touch, but the odds of one can be counted.
#[test]
fn the_risk_of_a_shark_is_the_share_of_sharks() {
    let mut table = table(2, &[], 1);
    table.bag = bag(&["clown.1.1", "clown.2.1", "waiter.1.1", "passport.1.1", "shark.green.1"]);
    let odds = Odds::new(&table, &table.bag, &Worths::by_thumb(&table, table.dossier(ME)));
    let is = |chance: f32, wanted: f32| assert!((chance - wanted).abs() < 1e-5, "{chance}");
    is(odds.shark(None), 1.0 / 5.0);
    is(odds.shark(Some(Texture::Crocodile)), 1.0 / 4.0);
    is(odds.shark(Some(Texture::Smooth)), 0.0);
    is(odds.textures(1 << Texture::Crocodile as u8), 4.0 / 5.0);
}

/// Dr Shark §5.2: with nothing on the mat anything fits, with four textures one in five does.
#[test]
fn a_finger_feels_when_a_blind_draw_would_end_the_search() {
    let table = table(2, &[], 1);
    let first = plan(&table, Area::B, &[], 29_000);
    assert!(first.fits() > 0.9, "only sharks do not fit: {}", first.fits());
    let mat = ["throwing-star.1.1", "satellite-watch.1.1", "clown.1.1", "island-map.1.1"];
    let last = plan(&table, Area::B, &mat, 15_000);
    assert!(last.fits() < 0.2, "{}", last.fits());
    let smooth = 1 << Texture::Smooth as u8;
    assert_eq!(last.aim(15_000).wanted, Some(Wanted::Texture(smooth)));
}

/// What is on the mat stays (Dr Shark §4.4), so the last seconds are for a blind draw, and after
/// them there is nothing left to plan.
#[test]
fn when_time_is_short_a_blind_draw_costs_nothing() {
    let table = table(2, &[], 1);
    let mat = ["throwing-star.1.1", "satellite-watch.1.1"];
    let plan = plan(&table, Area::B, &mat, 20_000);
    assert!(matches!(plan.aim(20_000).wanted, Some(Wanted::Texture(_))));
    assert_eq!(plan.aim(2_600).wanted, Some(Wanted::Any));
    assert_eq!(plan.aim(900).wanted, None);
    let worth = [20_000, 10_000, 5_000, 2_600, 900].map(|left| plan.aim(left).worth);
    assert!(worth.is_sorted_by(|more, less| more >= less), "less time is worth less: {worth:?}");
}

/// Dr Shark §5.3: the first piece sets the texture, so it is one of which the dossier has need.
#[test]
fn in_c_a_spy_feels_for_the_texture_that_the_dossier_needs() {
    let table = table(2, &ONE_SHORT, 10);
    let Some(Wanted::Texture(set)) = plan(&table, Area::C, &[], 29_000).aim(29_000).wanted else {
        panic!("it feels for a texture");
    };
    assert_eq!(set, 1 << Texture::Smooth as u8, "{set:b}");
}

/// One clue from an evidence of 12 points, and that clue in the bag.
const ONE_SHORT: [&str; 3] = ["passport.1.1", "passport.2.1", "passport.3.1"];

#[test]
fn the_clue_that_completes_is_worth_most_and_more_so_at_the_end() {
    let worth = |round, piece: &str| {
        let table = table(2, &ONE_SHORT, round);
        judge(&table).worths().of(piece.parse().expect("a piece"))
    };
    for (round, times) in [(2, 1.5), (10, 5.0)] {
        let (missing, other) = (worth(round, "passport.4.1"), worth(round, "clown.1.1"));
        assert!(missing > times * other, "round {round}: {missing} against {other}");
    }
    assert!(worth(10, "passport.4.1") > worth(2, "passport.4.1"), "it is now or never");
    let (early, late) = (worth(2, "banknotes.1.1"), worth(10, "banknotes.1.1"));
    assert!(early > late, "{early}: what is begun in the last round is not finished");
    assert!((1.0..1.3).contains(&late), "{late}");
}

/// Dr Shark §6.2: without a token there is no evidence, and without the clue in the bag neither.
#[test]
fn what_cannot_be_completed_is_worth_a_point() {
    let mut table = table(2, &["passport.1.1", "passport.2.1"], 3);
    let worth = |table: &Table| judge(table).worths().of("passport.3.1".parse().expect("a piece"));
    assert!(worth(&table) > 1.5, "{}", worth(&table));
    for copy in ["passport.4.1", "passport.4.2", "passport.4.3"] {
        table.bag.remove(copy.parse().expect("a piece"));
    }
    assert!((worth(&table) - 1.0).abs() < 1e-5, "{}", worth(&table));
}

/// Dr Shark §5.6: in E it can be had for certain.
#[test]
fn an_area_is_chosen_by_what_it_promises_to_this_dossier() {
    let promises = |mine: &[&str], round| judge(&table(2, mine, round)).promises().points;
    let early = promises(&[], 1);
    assert!(early[Area::E as usize] < 3.0, "one clue of a new dossier: {early:?}");
    assert!(early[Area::A as usize] > 3.0 && early[Area::B as usize] > 3.0, "{early:?}");
    let last = promises(&ONE_SHORT, 10);
    let best = last.iter().copied().fold(0.0, f32::max);
    assert_eq!(last[Area::E as usize], best, "12 points for certain: {last:?}");
}

/// Dr Shark §5.5: of each colour the best clue, if no shark of that colour is in the fist.
#[test]
fn a_fistful_is_the_best_of_each_colour_without_a_shark() {
    let mut table = table(2, &ONE_SHORT, 10);
    table.bag = bag(&["passport.4.1", "clown.1.1"]);
    let worths = judge(&table).worths();
    let [missing, clown] =
        ["passport.4.1", "clown.1.1"].map(|piece| worths.of(piece.parse().expect("a piece")));
    assert!((fistful(&table.bag, &worths, 8) - missing - clown).abs() < 1e-4);
    table.bag.insert("shark.orange.1".parse().expect("a piece"));
    assert!((fistful(&table.bag, &worths, 8) - clown).abs() < 1e-4, "the shark is in it too");
}
