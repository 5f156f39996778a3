//! Every refusal of Spywhere, and which one is given when several apply.

use crate::{Umpire, done, eliminate, four, identify, swap, two, with, with_pile};
use serde_json::json;

/// After seat 0's first swap, with three of France in the row.
fn after_a_swap() -> Umpire {
    let mut umpire = Umpire::open(four());
    umpire.act(0, 0, swap("france", "belgium"));
    umpire
}

/// Two spies, and three of France in the row: no turn ends by itself (§3.5).
fn two_and_three_of_france() -> Umpire {
    let mut opening = two();
    opening["deal"]["row"] = json!(["france", "france", "france", "italy", "belgium"]);
    Umpire::open(opening)
}

/// The final phase, seat 0 the ender.
fn final_phase() -> Umpire {
    let mut umpire = Umpire::open(four());
    for (round, (whom, nation)) in
        [(1, "france"), (2, "spain"), (3, "england")].into_iter().enumerate()
    {
        for seat in 0..4 {
            if umpire.view(seat)["step"] == "final" {
                break;
            }
            let first = umpire.view(seat)["options"][0].clone();
            umpire.act(0, seat, first);
            let act = if seat == 0 { identify(whom, nation) } else { done() };
            umpire.act(0, seat, act);
        }
        assert_eq!(umpire.view(0)["step"], if round == 2 { "final" } else { "swap" });
    }
    umpire
}

/// §6: over comes before everything else, for everybody.
#[test]
fn over() {
    let mut umpire = final_phase();
    umpire.accept(json!({"at": 60_000}));
    for seat in 0..4 {
        for act in [done(), swap("germany", "germany"), eliminate("italy"), identify(9, "italy")] {
            assert_eq!(umpire.refusal(60_000, seat, act), "spywhere/over");
        }
    }
}

/// §3: before what kind of act it is, and what is in it.
#[test]
fn not_your_turn() {
    let mut umpire = Umpire::open(four());
    for act in [done(), swap("germany", "germany"), eliminate("france"), identify(1, "france")] {
        assert_eq!(umpire.refusal(0, 1, act), "spywhere/not_your_turn");
    }
    umpire.act(0, 0, swap("france", "belgium"));
    assert_eq!(umpire.refusal(0, 3, done()), "spywhere/not_your_turn");
}

/// §3: the order of the turn, checked before anything inside the act.
#[test]
fn not_now_in_a_turn() {
    let mut umpire = Umpire::open(four());
    for act in [done(), eliminate("germany"), identify(0, "germany"), identify(77, "germany")] {
        assert_eq!(umpire.refusal(0, 0, act), "spywhere/not_now");
    }
    umpire.act(0, 0, swap("france", "belgium"));
    for act in [swap("italy", "france"), swap("germany", "germany")] {
        assert_eq!(umpire.refusal(0, 0, act), "spywhere/not_now");
    }
    // A second elimination without `chain`, whatever lies there.
    umpire.act(0, 0, eliminate("france"));
    for nation in ["france", "italy", "germany"] {
        assert_eq!(umpire.refusal(0, 0, eliminate(nation)), "spywhere/not_now");
    }
}

/// §8.3 comes after the turn's order and before everything else.
#[test]
fn not_now_comes_before_too_early() {
    let mut umpire = two_and_three_of_france();
    assert_eq!(umpire.refusal(0, 0, identify(1, "spain")), "spywhere/not_now");
    umpire.act(0, 0, swap("italy", "italy"));
    for act in [identify(1, "spain"), identify(0, "spain"), identify(9, "germany")] {
        assert_eq!(umpire.refusal(0, 0, act), "spywhere/too_early");
    }
}

/// §6.3: acts that are no part of the final phase, and seats that are done with it.
#[test]
fn not_now_in_the_final_phase() {
    let mut umpire = final_phase();
    for act in [swap("germany", "germany"), eliminate("germany")] {
        assert_eq!(umpire.refusal(0, 1, act), "spywhere/not_now");
    }
    // The ender has nothing to do, not even to say `done`.
    for act in [done(), identify(1, "belgium"), identify(0, "germany")] {
        assert_eq!(umpire.refusal(0, 0, act), "spywhere/not_now");
    }
    umpire.act(0, 2, done());
    assert_eq!(umpire.refusal(0, 2, done()), "spywhere/not_now");
    // Laying the last card counts as `done`.
    for (whom, nation) in [(0, "italy"), (2, "spain"), (3, "england")] {
        umpire.act(0, 1, identify(whom, nation));
    }
    assert_eq!(umpire.refusal(0, 1, identify(0, "italy")), "spywhere/not_now");
}

#[test]
fn not_in_hand_comes_before_not_in_row() {
    let mut umpire = Umpire::open(four());
    assert_eq!(umpire.refusal(0, 0, swap("england", "france")), "spywhere/not_in_hand");
    assert_eq!(umpire.refusal(0, 0, swap("england", "england")), "spywhere/not_in_hand");
    assert_eq!(umpire.refusal(0, 0, swap("germany", "germany")), "spywhere/not_in_hand");
    assert_eq!(umpire.refusal(0, 0, swap("italy", "england")), "spywhere/not_in_row");
    assert_eq!(umpire.refusal(0, 0, swap("italy", "germany")), "spywhere/not_in_row");
}

#[test]
fn not_three_comes_before_own_nation() {
    let mut umpire = after_a_swap();
    assert_eq!(umpire.refusal(0, 0, eliminate("italy")), "spywhere/not_three");
    assert_eq!(umpire.refusal(0, 0, eliminate("germany")), "spywhere/not_three");
    umpire.act(0, 0, done());
    umpire.act(0, 1, swap("belgium", "spain"));
    assert_eq!(umpire.refusal(0, 1, eliminate("france")), "spywhere/own_nation");
}

/// §8.1: neither of one's own two nations.
#[test]
fn own_nation_for_two() {
    let mut opening = two();
    opening["deal"]["row"] = json!(["italy", "italy", "italy", "france", "france"]);
    let mut umpire = Umpire::open(opening);
    umpire.act(0, 0, swap("spain", "france"));
    assert_eq!(umpire.refusal(0, 0, eliminate("italy")), "spywhere/own_nation");
}

/// A whole number that is no seat at this table is refused by the rules.
#[test]
fn not_an_opponent_comes_before_card_used() {
    let mut umpire = after_a_swap();
    for whom in [0, 4, 99, 255, 256, 260, 65_536, u64::from(u32::MAX) + 1, u64::MAX] {
        assert_eq!(umpire.refusal(0, 0, identify(whom, "france")), "spywhere/not_an_opponent");
        assert_eq!(umpire.refusal(0, 0, identify(whom, "germany")), "spywhere/not_an_opponent");
    }
    let huge = r#"{"at":0,"seat":0,"act":{"identify":{"seat":18446744073709551617,"as":"spain"}}}"#;
    assert_eq!(umpire.say(huge), r#"{"refused":"spywhere/not_an_opponent"}"#);
    for broken in ["-1", "1.0", "1e0", "-0", "\"1\"", "null", "true", "[1]", "{}", "1.5"] {
        let line = huge.replace("18446744073709551617", broken);
        assert!(umpire.say(&line).starts_with(r#"{"error":"act.identify.seat: "#), "{broken}");
    }
}

#[test]
fn already_identified_comes_before_card_used() {
    let mut umpire = after_a_swap();
    assert_eq!(umpire.refusal(0, 0, identify(1, "germany")), "spywhere/card_used");
    umpire.act(0, 0, identify(1, "france"));
    for seat in 1..4 {
        let first = umpire.view(seat)["options"][0].clone();
        umpire.act(0, seat, first);
        umpire.act(0, seat, done());
    }
    let first = umpire.view(0)["options"][0].clone();
    umpire.act(0, 0, first);
    for nation in ["france", "germany", "spain"] {
        let refusal = umpire.refusal(0, 0, identify(1, nation));
        assert_eq!(refusal, "spywhere/already_identified");
    }
    assert_eq!(umpire.refusal(0, 0, identify(2, "france")), "spywhere/card_used");
    assert_eq!(umpire.refusal(0, 0, identify(2, "germany")), "spywhere/card_used");
    umpire.act(0, 0, identify(2, "italy")); // §5.3: one's own is legal.
}

/// §8.2: two cards before one opponent, not the same twice; a third is one too many.
#[test]
fn two_identify_from_the_fifth_round_on() {
    let mut umpire = two_and_three_of_france();
    for round in 1..=5 {
        for seat in 0..2 {
            assert_eq!(umpire.view(seat)["round"], round);
            let held = ["italy", "belgium"][usize::from(seat)];
            umpire.act(0, seat, swap(held, held));
            if round < 5 {
                let whom = 1 - seat;
                let early = umpire.refusal(0, seat, identify(whom, "belgium"));
                assert_eq!(early, "spywhere/too_early");
                umpire.act(0, seat, done());
            } else if seat == 0 {
                umpire.act(0, 0, identify(1, "spain"));
            } else {
                umpire.act(0, 1, done());
            }
        }
    }
    umpire.act(0, 0, swap("italy", "italy"));
    assert_eq!(umpire.refusal(0, 0, identify(1, "spain")), "spywhere/card_used");
    umpire.act(0, 0, identify(1, "england"));
    assert_eq!(umpire.view(0)["me"]["identifications"], json!(["spain", "england"]));
    assert_eq!(umpire.view(0)["seats"][0]["identified"], json!([1, 1]));
    assert_eq!(umpire.view(0)["ender"], 0);
    assert_eq!(umpire.refusal(0, 0, identify(1, "italy")), "spywhere/not_now");
}

/// §4.3: with `chain` again, if three of a kind lie there again; §6.2: also when the pile has run
/// out, without bonus and refill.
#[test]
fn chain() {
    let pile = ["belgium", "italy", "spain", "italy", "england"];
    let mut opening = with(with_pile(four(), &pile), json!({"chain": true}));
    opening["deal"]["row"] = json!(["france", "france", "spain", "spain", "belgium"]);
    let mut umpire = Umpire::open(opening);
    umpire.act(0, 0, swap("france", "belgium"));
    let eliminated = |nation: &str, bonus: bool, refill: &[&str]| json!({"eliminated": {"seat": 0, "nation": nation, "bonus": bonus, "refill": refill}});
    let seen = umpire.act(0, 0, eliminate("france"));
    let first = eliminated("france", true, &["spain", "italy", "england"]);
    assert_eq!(seen["sights"]["screen"], json!([first]));
    assert_eq!(umpire.view(0)["row"], json!(["spain", "spain", "spain", "italy", "england"]));
    assert_eq!(umpire.refusal(0, 0, eliminate("france")), "spywhere/not_three");
    let seen = umpire.act(0, 0, eliminate("spain"));
    assert_eq!(seen["sights"]["0"], json!([eliminated("spain", false, &[])]));
    let view = umpire.view(0);
    assert_eq!((&view["row"], &view["pile"]), (&json!(["italy", "england"]), &json!(0)));
    assert_eq!(view["seats"][0]["clues"], json!({"france": 3, "spain": 3}));
    assert_eq!(umpire.act(0, 0, done())["sights"]["screen"], json!([{"final": {"ender": null}}]));
}
