//! §9 What is public.

use kernel::{At, Menu, Observer, Shown};
use serde_json::{Value, json};

use super::tables::*;
use crate::{Sight, Spywhere, View};

fn written(view: &View) -> Value {
    serde_json::to_value(Shown::<Spywhere>::new(view.clone())).expect("views can be written")
}

/// Spywhere §9.1: the row, pile, clue piles, hand sizes, who has identified whom; nobody else's
/// passport, hand or identification. After the end everything.
#[test]
fn secrets_are_turned_over_at_the_end() {
    three()
        .pile(&[Belgium])
        .opens()
        .does(ANN, swap(Belgium, Italy))
        .does(ANN, identify(CAT, Germany))
        .shows(BEN, |view| {
            let view = written(view);
            let ann = json!({"hand": 4, "clues": {}, "identified": [2]});
            assert_eq!(view["seats"][0], ann);
            assert_eq!(view["me"]["passports"], json!(["france"]));
            assert_eq!(view["me"]["identifications"], json!({}));
        })
        .shows(ANN, |view| {
            assert_eq!(written(view)["me"]["identifications"], json!({"2": "germany"}));
        })
        .shows(Observer::Screen, |view| assert_eq!(written(view)["me"], Value::Null))
        .does(ANN, done())
        .does(BEN, done())
        .does(CAT, done())
        .shows(Observer::Spectator, |view| {
            let ann = json!({
                "hand": 4, "clues": {}, "identified": [2], "passports": ["italy"],
                "cards": {"belgium": 1, "england": 1, "france": 1, "italy": 1},
                "identifications": {"2": "germany"},
            });
            assert_eq!(written(view)["seats"][0], ann);
        })
        .shows(Observer::Auditor, |view| {
            let scores = &written(view)["over"]["scores"];
            let lines = json!({"own": 1, "correct": 1, "ender": 0});
            assert_eq!(scores[0], json!({"seat": 0, "total": 2, "lines": lines}));
        });
}

/// Spywhere §9.1: a spectator and the shared screen may look, and do nothing.
#[test]
fn who_has_no_seat_has_no_options() {
    let offers = |view: &View| Menu::<Spywhere>::of(view).acts.len();
    three()
        .opens()
        .shows(ANN, |view| assert_eq!(offers(view), 15, "three kinds in hand, five in the row"))
        .shows(BEN, |view| assert_eq!(offers(view), 0))
        .shows(Observer::Spectator, |view| assert_eq!(offers(view), 0))
        .shows(Observer::Screen, |view| assert_eq!(offers(view), 0));
}

/// Spywhere §9.2: with `log` the table keeps a public list of all swaps, without it none.
#[test]
fn a_log_is_kept_if_the_table_wants_one() {
    three()
        .options(|options| options.log = true)
        .opens()
        .quiet_turn(ANN)
        .does(BEN, swap(France, Italy))
        .shows(Observer::Spectator, |view| {
            let swaps = json!([
                {"seat": 0, "give": "belgium", "take": "belgium"},
                {"seat": 1, "give": "france", "take": "italy"},
            ]);
            assert_eq!(written(view)["swaps"], swaps);
        });
    three().opens().quiet_turn(ANN).shows(ANN, |view| {
        assert_eq!(written(view).get("swaps"), None);
        assert!(view.table.swaps.is_empty());
    });
}

/// Spywhere §9.3: the whole turn has a limit; a tie goes to it, and the next turn starts at that
/// very instant, however late anybody looks.
#[test]
fn a_turn_has_a_limit() {
    three()
        .options(|options| options.max_turn_s = 10)
        .opens()
        .shows(ANN, |view| assert_eq!(view.table.deadline, Some(At(10_000))))
        .at(9_999)
        .does(ANN, swap(England, Italy))
        .at(10_000)
        .does(ANN, identify(BEN, France))
        .is_refused(crate::Refusal::NotYourTurn)
        .shows(BEN, |view| assert_eq!(view.table.deadline, Some(At(20_000))))
        .at(33_000)
        .time_passes()
        .shows(CAT, |view| {
            assert_eq!((view.table.turn, view.table.deadline), (Some(ANN), Some(At(40_000))));
        });
}

/// Spywhere §9.3: the stand-in swaps the drawn card for one of the same nation if it lies there.
#[test]
fn the_stand_in_swaps_like_for_like() {
    three()
        .pile(&[Germany, Belgium])
        .opens()
        .at(60_000)
        .time_passes()
        .all_see(Sight::Swapped { seat: ANN, give: Germany, take: Germany })
        .sees(BEN, Sight::Began { seat: BEN, drew: true, card: Some(Belgium) })
        .others_see(BEN, Sight::Began { seat: BEN, drew: true, card: None })
        .and_nobody_notices_more();
}

/// Spywhere §9.3: else for a random one; it eliminates nothing and identifies nobody.
#[test]
fn the_stand_in_does_nothing_optional() {
    three()
        .row([Belgium, Belgium, Belgium, Belgium, Belgium])
        .pile(&[Germany, Belgium])
        .opens()
        .at(60_000)
        .time_passes()
        .all_see(Sight::Swapped { seat: ANN, give: Germany, take: Belgium })
        .shows(ANN, |view| {
            assert!(view.table.seats[ANN].identified.is_empty());
            assert_eq!(view.table.seats[ANN].clues.total(), 0);
            assert_eq!(view.table.turn, Some(BEN));
        });
}

/// Spywhere §9.3: if nothing was drawn it gives any card of the hand.
#[test]
fn the_stand_in_gives_any_card_if_none_was_drawn() {
    three()
        .hand(ANN, [England, England, England])
        .row([Belgium, Belgium, Belgium, Belgium, Belgium])
        .pile(&[])
        .opens()
        .at(60_000)
        .time_passes()
        .all_see(Sight::Swapped { seat: ANN, give: England, take: Belgium })
        .all_see(Sight::Final { ender: None })
        .and_nobody_notices_more();
}

/// Spywhere §9.3: if the swap is already made the turn just ends.
#[test]
fn after_the_swap_the_turn_just_ends() {
    three()
        .opens()
        .does(ANN, swap(England, Italy))
        .at(60_000)
        .time_passes()
        .sees(BEN, Sight::Began { seat: BEN, drew: true, card: Some(Belgium) })
        .others_see(BEN, Sight::Began { seat: BEN, drew: true, card: None })
        .and_nobody_notices_more();
}
