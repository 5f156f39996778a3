//! §1: the components are data.

use super::tables::*;
use crate::{Components, Options};

const OURS: &str = include_str!("../../box.toml");

/// Our file with one text replaced by another.
fn changed(from: &str, to: &str) -> String {
    assert!(OURS.contains(from), "our box has no {from:?}");
    OURS.replacen(from, to, 1)
}

/// What is said of that file.
#[track_caller]
fn refused(from: &str, to: &str, line_of: &str, reason: &str) {
    let text = changed(from, to);
    let line = 1 + text.lines().position(|line| line.contains(line_of)).expect("such a line");
    let bad = text.parse::<Components>().expect_err("a bad box is refused");
    assert!(bad.reason.contains(reason), "{bad}");
    assert_eq!(bad.line, line, "{bad}");
    assert_eq!(bad.to_string(), format!("line {line}: {}", bad.reason));
}

/// Dr Shark §1.2: each design's shapes differ, and there are eight of them.
#[test]
fn shapes_that_do_not_differ_are_refused() {
    refused("[4, 5, 6]", "[4, 5, 4]", "[4, 5, 4]", "shape 4 twice");
    refused("[4, 5, 6]", "[4, 5, 9]", "[4, 5, 9]", "no shape 9");
    refused("[4, 5, 6]", "[4, 5, 0]", "[4, 5, 0]", "no shape 0");
    refused("[4, 5, 6]", "[4, 5]", "[4, 5]", "2 shapes, but its category has 3 pieces");
    refused("[4, 5, 6]", "[4, 5, 6, 7]", "[4, 5, 6, 7]", "4 shapes");
}

/// Dr Shark §1.1: counts add up, and a design has at least one token, no more than copies.
#[test]
fn counts_that_do_not_add_up_are_refused() {
    refused("clues = 120", "clues = 121", "clues = 121", "add up to 120 clues");
    refused("sharks = 10", "sharks = 9", "sharks = 9", "add up to 10 sharks");
    refused("copies = 3", "copies = 2", "clues = 120", "add up to 116 clues");
    refused("copies = 3", "copies = 0", "copies = 0", "1 to 8 copies");
    refused("copies = 3", "copies = 9", "copies = 9", "1 to 8 copies");
    refused("copies = 3", "copies = 3\ntokens = 0", "tokens = 0", "at least one token");
    refused("copies = 3", "copies = 3\ntokens = 4", "tokens = 4", "no more than copies");
    refused("copies = 3", "copies = 8", "clues = 120", "add up to 140 clues");
}

/// Dr Shark §1.3: a shark that a finger could tell is refused.
#[test]
fn a_shark_that_can_be_told_is_refused() {
    refused("sharks = [2, 5]", "sharks = [2, 7]", "sharks = [2, 7]", "no clue of this colour");
}

/// What cannot be read is refused where it stands.
#[test]
fn what_cannot_be_read_is_refused() {
    refused("points = 6", "points = six", "points = six", "");
    refused("points = 6", "points = 300", "points = 300", "");
    refused("points = 6", "prize = 6", "prize = 6", "prize");
    refused("[design.clown]", "[design.jester]", "[design.jester]", "jester");
    refused("[category.maps]", "[category.charts]", "[category.charts]", "charts");
    let text = changed("[design.clown]\nshapes = [5, 6, 7, 8]\ncopies = 3", "");
    let bad = text.parse::<Components>().expect_err("a design is missing");
    assert!(bad.reason.contains("`clown` is missing"), "{bad}");
}

/// A box with more pieces than our lists can hold is refused.
#[test]
fn a_box_that_is_too_big_is_refused() {
    let text = OURS.replace("copies = 4", "copies = 6").replace("clues = 120", "clues = 144");
    assert_eq!(text.parse::<Components>().expect("a bigger box").pieces().len(), 154);
    let text = OURS.replace("copies = 4", "copies = 7").replace("clues = 120", "clues = 156");
    let bad = text.parse::<Components>().expect_err("too big");
    assert!(bad.reason.contains("more than 160 pieces"), "{bad}");
}

/// Dr Shark §1.1: a table can be given another box, with fewer tokens and other points; it is
/// written with the table's options and read back the same.
#[test]
fn a_table_can_be_given_another_box() {
    let text = changed("points = 6", "points = 9");
    let text = text.replacen("copies = 4", "copies = 4\ntokens = 1", 1);
    let other: Components = text.parse().expect("a possible box");
    assert!(!other.are_ours());
    assert_eq!((other.points(ThrowingStar), other.tokens(ThrowingStar)), (9, 1));
    assert_eq!(other.to_string().parse(), Ok(other));

    let options = Options { components: other, ..Options::default() };
    let written = serde_json::to_string(&options).expect("options can be written");
    assert_eq!(serde_json::from_str::<Options>(&written).expect("and read"), options);
    let bare = serde_json::to_string(&Options::default()).expect("options can be written");
    assert!(!bare.contains("box"), "our own box goes without saying: {bare}");

    let all = "throwing-star.1.1 throwing-star.2.1 throwing-star.3.1";
    let again = "throwing-star.1.2 throwing-star.2.2 throwing-star.3.2";
    spies(2)
        .options(|options| options.components = other)
        .dossier(0, &format!("{all} {again}"))
        .opens()
        .organises(ANN)
        .does(ANN, complete(ThrowingStar))
        .does(ANN, complete(ThrowingStar))
        .is_refused(crate::Refusal::NoToken);
}

/// A bad box among a table's options says where it is bad.
#[test]
fn a_bad_box_among_the_options_says_where() {
    let text = changed("clues = 120", "clues = 7");
    let error = serde_json::from_value::<Options>(serde_json::json!({ "box": text }));
    let said = error.expect_err("a bad box").to_string();
    assert!(said.contains("`box`, line 4: the designs add up to 120 clues"), "{said}");
}
