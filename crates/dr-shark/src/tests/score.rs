//! §9 Score.

use kernel::{Observer, Seat, Standing};
use serde_json::json;
use umpire::scenario::Scenario;

use super::tables::*;
use crate::{DrShark, View};

/// Plays quiet turns until it is over, and gives the count.
fn counted(mut told: Scenario<DrShark>, seats: u8) -> Standing {
    let mut over = None;
    for turn in 0.. {
        told = told.quiet_turn(Seat(turn % seats)).shows(Observer::Auditor, |view: &View| {
            over = view.over.clone();
        });
        if over.is_some() {
            break;
        }
    }
    *over.expect("it is over")
}

/// All parts of a design, of this copy.
fn whole(design: &str, parts: u8, copy: u8) -> String {
    (1..=parts).map(|part| format!("{design}.{part}.{copy} ")).collect()
}

/// Dr Shark §9.1: two Gadgets tokens, one Fake documents, one Disguises, eight clues:
/// 14 + 12 + 8 + 8 = 42.
#[test]
fn the_worked_example_is_42() {
    let evidence = [
        whole("satellite-watch", 3, 1),
        whole("satellite-watch", 3, 2),
        whole("passport", 4, 1),
        whole("clown", 4, 1),
    ];
    let clues = "waiter.1.1 waiter.2.1 waiter.3.1 island-map.1.1 island-map.1.2 \
                 vault-plan.2.1 banknotes.1.1 shoe-phone.1.1";
    let yoko = spies(2).dossier(0, &(evidence.concat() + clues)).opens();
    let yoko = yoko
        .organises(ANN)
        .does(ANN, complete(SatelliteWatch))
        .does(ANN, complete(SatelliteWatch))
        .does(ANN, complete(Passport))
        .does(ANN, complete(Clown))
        .does(ANN, done())
        .quiet_turn(BEN);
    let standing = counted(yoko, 2);
    let expected = json!({
        "scores": [
            {"seat": 0, "total": 42, "lines": {"tokens": 34, "clues": 8}},
            {"seat": 1, "total": 0, "lines": {"tokens": 0, "clues": 0}},
        ],
        "winners": [0],
    });
    assert_eq!(serde_json::to_value(&standing).expect("JSON"), expected);
}

/// Dr Shark §9.1: in teams one count for each team, and a winning team wins together.
#[test]
fn a_team_is_counted_together() {
    let told = two_teams()
        .options(|options| options.short = true)
        .dossier(1, "clown.1.1 clown.2.1 waiter.1.1")
        .dossier(0, "clown.3.1")
        .opens();
    let expected = json!({
        "scores": [
            {"seats": [0, 2], "total": 1, "lines": {"tokens": 0, "clues": 1}},
            {"seats": [1, 3], "total": 3, "lines": {"tokens": 0, "clues": 3}},
        ],
        "winners": [1, 3],
    });
    assert_eq!(serde_json::to_value(counted(told, 4)).expect("JSON"), expected);
    let six = spies(6).options(|options| options.short = true).dossier(2, "clown.1.1").opens();
    let standing = counted(six, 6);
    let seats: Vec<_> = standing.scores.iter().map(|score| score.side.seats().to_vec()).collect();
    let team = |team: u8| vec![Seat(team), Seat(team + 3)];
    assert_eq!(seats, [team(0), team(1), team(2)]);
    assert_eq!(standing.winners, team(2));
}

/// Who wins a short game of three with these dossiers.
#[track_caller]
fn winners(dossiers: [&str; 3], expected: &[Seat], tie: &str) {
    let told = spies(3).options(|options| options.short = true);
    let told = dossiers.iter().enumerate().fold(told, |t, (n, names)| t.dossier(n, names));
    let standing = counted(told.opens(), 3);
    let totals: Vec<u32> = standing.scores.iter().map(|score| score.total).collect();
    assert!(totals.windows(2).all(|pair| pair[0] == pair[1]), "a tie: {totals:?}");
    assert_eq!((&*standing.winners, standing.tie), (expected, Some(tie)));
}

/// Dr Shark §9.2: ties by more token points, then by more tokens, then shared.
#[test]
fn ties() {
    // 13 each: a Weapons and a Gadgets token; a Fake documents token and a clue; a Weapons token
    // and seven clues.
    let two = whole("throwing-star", 3, 1) + &whole("satellite-watch", 3, 1);
    let one = whole("passport", 4, 1) + "banknotes.1.1";
    let few = whole("harpoon-pen", 3, 1)
        + "waiter.1.1 waiter.1.2 waiter.1.3 waiter.2.1 waiter.2.2 waiter.2.3 clown.1.1";
    winners([&one, &two, &few], &[BEN], "tokens");
    // 24 each in tokens: four of Weapons, three of Disguises, two of Fake documents.
    let four: String = (1..=4).map(|copy| whole("throwing-star", 3, copy)).collect();
    let three: String = (1..=3).map(|copy| whole("clown", 4, copy)).collect();
    let documents: String = (1..=2).map(|copy| whole("passport", 4, copy)).collect();
    winners([&three, &documents, &four], &[CAT], "token_count");
    let pens: String = (1..=4).map(|copy| whole("harpoon-pen", 3, copy)).collect();
    winners([&three, &four, &pens], &[BEN, CAT], "shared");
    winners(["clown.1.1", "clown.1.2", "waiter.1.1"], &[ANN, BEN, CAT], "shared");
}
