use std::collections::BTreeMap;

use serde::Deserialize;

use crate::{Error, Part, from_slice, from_str};

/// One of everything that our messages are made of. No `deny_unknown_fields`: this crate does that.
#[derive(Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Act {
    Swap { give: Dish, take: Dish },
    Place(u64),
    Point(u8, i32),
    Sort(Vec<Offer>),
    Count(BTreeMap<Dish, u8>),
    Pair([u8; 2]),
    Look(Option<u8>),
    Say(String),
    Sure(bool),
    Named(Wrapped),
    Weigh(f64),
    Done {},
    Pass,
}

#[derive(Debug, PartialEq, PartialOrd, Eq, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Dish {
    Pizza,
    Cheese,
}

#[derive(Debug, PartialEq, Deserialize)]
struct Offer {
    give: Dish,
    take: Option<u32>,
}

#[derive(Debug, PartialEq, Deserialize)]
struct Wrapped(String);

#[derive(Debug, Deserialize)]
enum Nothing {}

fn read(text: &str) -> Result<Act, String> {
    from_str(text).map_err(|why: Error| why.to_string())
}

#[test]
fn what_is_written_as_described_is_read() {
    use Act::*;
    let sorted = Sort(vec![Offer { give: Dish::Pizza, take: Some(7) }]);
    let counted = Count(BTreeMap::from([(Dish::Pizza, 1), (Dish::Cheese, 2)]));
    for (text, act) in [
        (
            r#"{"swap":{"give":"pizza","take":"cheese"}}"#,
            Swap { give: Dish::Pizza, take: Dish::Cheese },
        ),
        (
            r#" { "swap" : { "take":"cheese" , "give":"\u0070izza" } } "#,
            Swap { give: Dish::Pizza, take: Dish::Cheese },
        ),
        (r#"{"place":18446744073709551615}"#, Place(u64::MAX)),
        (r#"{"place":0}"#, Place(0)),
        (r#"{"point":[3,-4]}"#, Point(3, -4)),
        (r#"{"sort":[{"give":"pizza","take":7}]}"#, sorted),
        (r#"{"sort":[{"give":"pizza"}]}"#, Sort(vec![Offer { give: Dish::Pizza, take: None }])),
        (r#"{"count":{"cheese":2,"pizza":1}}"#, counted),
        (r#"{"pair":[1,2]}"#, Pair([1, 2])),
        (r#"{"look":null}"#, Look(None)),
        (r#"{"look":3}"#, Look(Some(3))),
        (r#"{"say":"a \"b\" \ud83e\udd88 \n"}"#, Say("a \"b\" \u{1f988} \n".into())),
        (r#"{"s\u0061y":"key"}"#, Say("key".into())),
        (r#"{"sure":true}"#, Sure(true)),
        (r#"{"named":"x"}"#, Named(Wrapped("x".into()))),
        (r#"{"weigh":1.5}"#, Weigh(1.5)),
        (r#"{"weigh":1e2}"#, Weigh(100.0)),
        (r#"{"weigh":3}"#, Weigh(3.0)),
        (r#"{"done":{}}"#, Done {}),
        (r#""pass""#, Pass),
    ] {
        assert_eq!(read(text), Ok(act), "{text}");
    }
}

/// A whole number past `u64` is still a whole number; the caller finds it too big.
#[test]
fn a_number_of_many_digits_is_the_greatest() {
    assert_eq!(read(r#"{"place":18446744073709551616}"#), Ok(Act::Place(u64::MAX)));
    assert_eq!(read(&format!(r#"{{"place":{}}}"#, "9".repeat(400))), Ok(Act::Place(u64::MAX)));
}

#[test]
fn everything_else_is_an_error_that_says_where_and_what() {
    for (text, error) in [
        // A list is not an object, and the other way round.
        (r#"{"swap":["pizza","cheese"]}"#, "swap: expected an object (give, take), found a list"),
        (r#"{"done":[]}"#, "done: expected an object ({}), found a list"),
        (r#"{"sort":[["pizza",7]]}"#, "sort[0]: expected an object (give, take), found a list"),
        (r#"{"sort":{"give":"pizza"}}"#, "sort: expected a list, found an object"),
        (r#"{"point":{"0":1,"1":2}}"#, "point: expected tuple variant Act::Point, found an object"),
        (
            r#"["swap",{}]"#,
            "expected an object with one of swap, place, point, sort, count, pair, look, say, sure, named, weigh, done, pass, found a list",
        ),
        // A text is a text.
        (r#"{"pass":null}"#, "expected \"pass\" alone"),
        (r#"{"pass":{}}"#, "expected \"pass\" alone"),
        (r#""done""#, "expected an object {\"done\": …}, found \"done\" alone"),
        (
            r#"{"swap":{"give":{"pizza":null},"take":"cheese"}}"#,
            "swap.give: expected \"pizza\" alone",
        ),
        (r#"{"say":["x"]}"#, "say: expected a text, found a list"),
        (r#"{"named":["x"]}"#, "named: expected a text, found a list"),
        (r#"{"say":null}"#, "say: expected a text, found null"),
        // Exactly one choice.
        (
            "{}",
            "expected exactly one of swap, place, point, sort, count, pair, look, say, sure, named, weigh, done, pass, found 0",
        ),
        (
            r#"{"done":{},"place":1}"#,
            "expected exactly one of swap, place, point, sort, count, pair, look, say, sure, named, weigh, done, pass, found 2",
        ),
        (
            r#"{"fly":{}}"#,
            "\"fly\" is none of swap, place, point, sort, count, pair, look, say, sure, named, weigh, done, pass",
        ),
        (
            r#"{"swap":{"give":"itlay","take":"pizza"}}"#,
            "swap.give: \"itlay\" is none of pizza, cheese",
        ),
        // Every field, once, and no other.
        (r#"{"swap":{"give":"pizza"}}"#, "swap: \"take\" is missing"),
        (
            r#"{"swap":{"give":"pizza","take":"pizza","why":{}}}"#,
            "swap.why: there is no such field",
        ),
        (r#"{"done":{"x":1}}"#, "done.x: there is no such field"),
        (
            r#"{"swap":{"give":"pizza","take":"pizza","give":"pizza"}}"#,
            "swap: \"give\" stands here twice",
        ),
        (
            r#"{"swap":{"give":"pizza","take":"pizza","gi\u0076e":"pizza"}}"#,
            "swap: \"give\" stands here twice",
        ),
        (r#"{"place":1,"place":1}"#, "\"place\" stands here twice"),
        (r#"{"count":{"pizza":1,"pizza":2}}"#, "count: \"pizza\" stands here twice"),
        // Lists have no items left over.
        (r#"{"pair":[1,2,3]}"#, "pair: expected 2 items, found 3"),
        (r#"{"pair":[1]}"#, "pair: expected an array of length 2, found 1"),
        (r#"{"point":[1,2,3]}"#, "point: expected 2 items, found 3"),
        // Whole numbers.
        (r#"{"place":-1}"#, "place: expected a whole number, found -1"),
        (
            r#"{"place":-99999999999999999999}"#,
            "place: expected a whole number, found -9223372036854775808",
        ),
        (
            r#"{"place":-0}"#,
            "place: expected a whole number, found -0.0, not written as a whole number",
        ),
        (
            r#"{"place":1.0}"#,
            "place: expected a whole number, found 1.0, not written as a whole number",
        ),
        (
            r#"{"place":1e3}"#,
            "place: expected a whole number, found 1000.0, not written as a whole number",
        ),
        (r#"{"place":"1"}"#, "place: expected a whole number, found \"1\""),
        (r#"{"place":true}"#, "place: expected a whole number, found true"),
        (r#"{"look":256}"#, "look: expected a whole number from 0 to 255, found 256"),
        (r#"{"weigh":1e999}"#, "weigh: a number out of range"),
        (r#"{"sure":1}"#, "sure: expected true or false, found 1"),
    ] {
        assert_eq!(read(text), Err(error.to_string()), "{text}");
    }
}

#[test]
fn what_is_not_json_is_an_error_that_says_from_where_on() {
    for (text, column) in [
        ("", 0),
        ("swap", 1),
        (r#"{"done":{}} x"#, 13),
        (r#"{"done":{}}{"done":{}}"#, 12),
        (r#"{"done":{},}"#, 12),
        (r#"{"place":01}"#, 11),
        (r#"{"place":+1}"#, 10),
        (r#"{"place":0x1}"#, 11),
        (r#"{"place":NaN}"#, 10),
        (r#"{'done':{}}"#, 2),
        ("{\"say\":\"\0\"}", 8),
        ("{\"say\":1}\0", 10),
    ] {
        let error = read(text).unwrap_err();
        assert!(error.starts_with("not JSON: "), "{text:?}: {error}");
        assert!(error.ends_with(&format!(" (column {column})")), "{text:?}: {error}");
    }
    let half_a_pair = read(r#"{"say":"\ud800"}"#).unwrap_err();
    assert!(half_a_pair.starts_with("say: not JSON: "), "{half_a_pair}");
}

#[test]
fn bytes_that_are_no_text_are_an_error() {
    let error = from_slice::<Act>(b"{\"say\":\"\xff\"}").unwrap_err();
    assert_eq!(error.to_string(), "not UTF-8 from byte 9 on");
}

/// Brackets cost neither stack nor much time, whatever type is asked for.
#[test]
fn what_is_nested_too_deeply_is_an_error() {
    #[derive(Debug, Deserialize)]
    struct Nest(#[expect(dead_code)] Vec<Nest>);

    let nest = |depth: usize| "[".repeat(depth) + &"]".repeat(depth);
    assert!(from_str::<Nest>(&nest(32)).is_ok());
    let error = from_str::<Nest>(&nest(33)).unwrap_err().to_string();
    assert!(error.starts_with("[0][0]") && error.ends_with("[0]: nested too deeply"), "{error}");
    assert!(from_str::<Nest>(&nest(30_000)).is_err());
    // Unclosed brackets are an error of another kind.
    assert!(from_str::<Nest>(&"[".repeat(30_000)).is_err());
}

#[test]
fn others_words_are_cut_short_in_a_message() {
    let error = read(&format!(r#"{{"{}":1}}"#, "ї".repeat(1000))).unwrap_err();
    assert!(error.starts_with(&format!("\"{}…\" is none of swap", "ї".repeat(40))), "{error}");
}

/// Errors stay short also for a type that quotes everything.
#[test]
fn no_sentence_is_long() {
    let error = <Error as serde::de::Error>::custom("ї".repeat(4_000)).to_string();
    assert_eq!(error, format!("{}…", "ї".repeat(300)));
}

#[test]
fn there_is_no_way_to_write_nothing() {
    for text in [r#""look""#, r#"{"look":1}"#, "{}", "null", "[]", "1"] {
        let error = from_str::<Nothing>(text).unwrap_err().to_string();
        assert_eq!(error, "there is nothing of this kind", "{text}");
    }
}

#[test]
fn a_part_is_read_later_as_strictly() {
    #[derive(Debug, Deserialize)]
    struct Line<'a> {
        at: u64,
        #[serde(borrow)]
        act: Part<'a>,
    }
    let line: Line<'_> = from_str(r#"{"act": {"place": [1]} ,"at":5}"#).unwrap();
    assert_eq!(line.at, 5);
    assert_eq!(line.act.read::<BTreeMap<String, [u8; 1]>>().unwrap()["place"], [1]);
    let error = line.act.read::<Act>().unwrap_err().under("act").to_string();
    assert_eq!(error, "act.place: expected a whole number, found a list");
    assert!(serde_json::from_str::<Line<'_>>(r#"{"act":1,"at":5}"#).is_err());
}
