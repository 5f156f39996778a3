//! What holds for every game.

use crate::{check, referee};

const OPEN: &str = r#"{"open":{"game":"lantern","seats":3,"deal":{"keeper":1}}}"#;
const OPENED: &str = r#"{"ok":{"sights":{"0":[{"keeper":{"me":false}}],"1":[{"keeper":{"me":true}}],"2":[{"keeper":{"me":false}}]},"percepts":{},"over":null}}"#;
const NOTHING: &str = r#"{"ok":{"sights":{},"percepts":{},"over":null}}"#;

/// Observers without anything are left out; `sights`, `percepts` and `over` are always there.
#[test]
fn ok_says_who_witnessed_what() {
    check(
        &mut referee(),
        &[
            (OPEN, OPENED),
            (
                r#"{"at":1,"seat":1,"act":{"flash":{}}}"#,
                r#"{"ok":{"sights":{"1":[{"flashed":{"spark":900766}}]},"percepts":{},"over":null}}"#,
            ),
            (r#"{"at":2}"#, NOTHING),
            (
                r#"{"at":1000}"#,
                r#"{"ok":{"sights":{"0":[{"beat":{"at_ms":1000}}],"1":[{"beat":{"at_ms":1000}}],"2":[{"beat":{"at_ms":1000}}],"spectator":[{"beat":{"at_ms":1000}}],"screen":[{"beat":{"at_ms":1000}}]},"percepts":{},"over":null}}"#,
            ),
        ],
    );
}

/// A sense is answered by `ok`, with what time brought about; so is one that is ignored.
#[test]
fn senses_and_percepts() {
    let mut referee = referee();
    check(
        &mut referee,
        &[
            (OPEN, OPENED),
            (r#"{"at":10,"seat":0,"sense":{"look":1}}"#, NOTHING),
            (r#"{"at":10,"seat":2,"sense":{"look":null}}"#, NOTHING),
            (r#"{"at":10,"seat":2,"sense":{"look":2}}"#, NOTHING),
            (r#"{"at":10,"seat":2,"sense":{"look":77}}"#, NOTHING),
        ],
    );
    // Percepts are computed after each instant: three beats, three of them, in order.
    let answer = referee.answer(br#"{"at":3999}"#);
    assert!(answer.contains(r#""percepts":{"0":[{"glow":1},{"glow":2},{"glow":3}]}"#), "{answer}");
    // And they come before the input: this look comes after the fourth beat.
    let answer = referee.answer(br#"{"at":4000,"seat":2,"sense":{"look":1}}"#);
    assert!(answer.contains(r#""percepts":{"0":[{"glow":4}]},"over":null"#), "{answer}");
}

/// The act changed nothing; time passed all the same, and what it brought about is in the answer.
#[test]
fn a_refusal_reports_what_time_brought_about() {
    check(
        &mut referee(),
        &[
            (OPEN, OPENED),
            (r#"{"at":1,"seat":0,"act":{"flash":{}}}"#, r#"{"refused":"lantern/not_the_keeper"}"#),
            (r#"{"at":1,"seat":0,"act":{"name":3}}"#, r#"{"refused":"lantern/nobody"}"#),
            (
                r#"{"at":1,"seat":0,"act":{"name":99999999999999999999}}"#,
                r#"{"refused":"lantern/nobody"}"#,
            ),
            (r#"{"at":5,"seat":0,"sense":{"look":1}}"#, NOTHING),
            (
                r#"{"at":1000,"seat":0,"act":{"flash":{}}}"#,
                r#"{"refused":"lantern/not_the_keeper","sights":{"0":[{"beat":{"at_ms":1000}}],"1":[{"beat":{"at_ms":1000}}],"2":[{"beat":{"at_ms":1000}}],"spectator":[{"beat":{"at_ms":1000}}],"screen":[{"beat":{"at_ms":1000}}]},"percepts":{"0":[{"glow":1}]}}"#,
            ),
            (
                r#"{"view":"spectator"}"#,
                r#"{"view":{"beats":1,"deadline":2000,"me":null,"over":false,"options":[]}}"#,
            ),
        ],
    );
}

/// Where acts cannot be listed, `options` has their pattern.
#[test]
fn a_view_has_options_and_patterns() {
    check(
        &mut referee(),
        &[
            (OPEN, OPENED),
            (
                r#"{"view":0}"#,
                r#"{"view":{"beats":0,"deadline":1000,"me":0,"over":false,"options":[{"name":0},{"aim":"…"}]}}"#,
            ),
            (
                r#"{"view":1}"#,
                r#"{"view":{"beats":0,"deadline":1000,"me":1,"keeper":1,"over":false,"options":[{"name":0},{"aim":"…"}]}}"#,
            ),
            (
                r#"{"view":"screen"}"#,
                r#"{"view":{"beats":0,"deadline":1000,"me":null,"over":false,"options":[]}}"#,
            ),
            (r#"{"view":3}"#, r#"{"error":"no such seat at the table: they are 0 to 2"}"#),
            (r#"{"view":256}"#, r#"{"error":"no such seat at the table: they are 0 to 2"}"#),
            (
                r#"{"view":"auditor"}"#,
                r#"{"error":"the auditor looks only when the game is over"}"#,
            ),
            (
                r#"{"at":1,"seat":0,"act":{"name":1}}"#,
                r#"{"ok":{"sights":{"0":[{"named":{"by":0,"right":true}}],"1":[{"named":{"by":0,"right":true}}],"2":[{"named":{"by":0,"right":true}}],"spectator":[{"named":{"by":0,"right":true}}],"screen":[{"named":{"by":0,"right":true}}]},"percepts":{},"over":{"scores":[{"seat":0,"total":1,"lines":{"named":1}},{"seat":1,"total":0,"lines":{"named":0}},{"seat":2,"total":0,"lines":{"named":0}}],"winners":[0]}}}"#,
            ),
            (
                r#"{"view":"auditor"}"#,
                r#"{"view":{"beats":0,"deadline":null,"me":null,"keeper":1,"over":true,"options":[]}}"#,
            ),
        ],
    );
}

/// `over` is in every `ok` from the end on; in teams there is one entry per team.
#[test]
fn over_stays_and_teams_are_counted_together() {
    let over = r#"{"ok":{"sights":{},"percepts":{},"over":{"scores":[{"seats":[0,2],"total":0,"lines":{"named":0}},{"seats":[1,3],"total":1,"lines":{"named":1}}],"winners":[1,3]}}}"#;
    let mut referee = referee();
    referee.answer(br#"{"open":{"game":"lantern","seats":4,"deal":{"keeper":2}}}"#);
    referee.answer(br#"{"at":1,"seat":3,"act":{"name":2}}"#);
    check(
        &mut referee,
        &[
            (r#"{"at":1}"#, over),
            (r#"{"at":18446744073709551615}"#, over),
            (r#"{"at":1,"seat":0,"act":{"flash":{}}}"#, r#"{"refused":"lantern/over"}"#),
            (r#"{"at":2,"seat":0,"sense":{"look":null}}"#, over),
        ],
    );
}

/// What does not exist at this table is an error before any rule is consulted: not even the clock
/// has moved.
#[test]
fn a_table_can_lack_an_act_or_all_senses() {
    let mut referee = referee();
    referee.answer(
        br#"{"open":{"game":"lantern","seats":2,"options":{"blind":true},"deal":{"keeper":0}}}"#,
    );
    let view = referee.answer(br#"{"view":0}"#);
    check(
        &mut referee,
        &[
            (
                r#"{"at":1000,"seat":0,"sense":{"look":1}}"#,
                r#"{"error":"at a blind table nobody looks"}"#,
            ),
            (
                r#"{"at":1000,"seat":0,"act":{"aim":{"x":1}}}"#,
                r#"{"error":"at a blind table nobody aims"}"#,
            ),
            (r#"{"view":0}"#, &view),
        ],
    );
}

/// `at` never runs back; a smaller one counts as the last.
#[test]
fn time_never_runs_back() {
    let mut referee = referee();
    referee.answer(OPEN.as_bytes());
    referee.answer(br#"{"at":1500}"#);
    let back = referee.answer(br#"{"at":0,"seat":0,"act":{"name":0}}"#);
    assert!(back.starts_with(r#"{"ok":{"sights":{"0":[{"named":"#), "{back}");

    referee.answer(OPEN.as_bytes());
    let again = referee.answer(br#"{"at":999}"#);
    assert_eq!(again, NOTHING, "a new game has its own clock");
}

/// The end of time is never passed, and a leap to it takes no longer than the game does.
#[test]
fn time_can_leap_to_its_end() {
    let mut referee = referee();
    for beat_s in [1, u32::MAX] {
        let open = format!(
            r#"{{"open":{{"game":"lantern","seats":2,"options":{{"beat_s":{beat_s}}},"seed":""}}}}"#
        );
        referee.answer(open.as_bytes());
        let end = referee.answer(br#"{"at":18446744073709551615}"#);
        assert!(end.contains(r#""over":{"scores""#), "{end}");
        assert_eq!(end.matches(r#"{"beat":"#).count(), 5 * 4, "{end}");
    }
}

/// One game at a time: an `open` replaces it, an impossible one leaves it running.
#[test]
fn opening() {
    let mut referee = referee();
    check(
        &mut referee,
        &[
            (r#"{"at":1}"#, r#"{"error":"no game is open yet: begin with {\"open\":…}"}"#),
            (r#"{"view":0}"#, r#"{"error":"no game is open yet: begin with {\"open\":…}"}"#),
            (
                r#"{"at":1,"seat":0,"act":{"flash":{}}}"#,
                r#"{"error":"no game is open yet: begin with {\"open\":…}"}"#,
            ),
            (OPEN, OPENED),
            (r#"{"at":500}"#, NOTHING),
        ],
    );
    let view = referee.answer(br#"{"view":1}"#);
    for (opening, error) in [
        (r#""game":"lantern","seats":3"#, r#"open: exactly one of "seed" and "deal" is needed"#),
        (
            r#""game":"lantern","seats":3,"seed":"x","deal":{"keeper":0}"#,
            r#"open: exactly one of "seed" and "deal" is needed"#,
        ),
        (r#""game":"lantern","seats":1,"seed":"x""#, "open: lantern is for 2 to 4 seats"),
        (r#""game":"lantern","seats":5,"seed":"x""#, "open: lantern is for 2 to 4 seats"),
        (
            r#""game":"lantern","seats":300,"seed":"x""#,
            "open.seats: expected a whole number from 0 to 255, found 300",
        ),
        (r#""game":"lantern","seats":3,"deal":{"keeper":3}"#, "open: the keeper sits at the table"),
        (
            r#""game":"lantern","seats":3,"deal":[1]"#,
            "open.deal: expected an object (keeper), found a list",
        ),
        (
            r#""game":"lantern","seats":3,"seed":"x","options":{"beat_s":0}"#,
            "open: `beat_s` is at least 1",
        ),
        (
            r#""game":"lantern","seats":3,"seed":"x","options":{"beats":1}"#,
            r#"open.options: there is no "beats" here, only beat_s, blind"#,
        ),
        (
            r#""game":"lantern","seats":3,"seed":"x","options":null"#,
            "open.options: expected an object (beat_s, blind), found null",
        ),
        (
            r#""game":"lantern","seats":3,"seed":null,"deal":{"keeper":0}"#,
            "open.seed: expected a text, found null",
        ),
        (
            r#""game":"lantern","seats":3,"seed":"x","deal":null"#,
            r#"open: exactly one of "seed" and "deal" is needed"#,
        ),
        (r#""game":"lantern","seats":3,"seed":7"#, "open.seed: expected a text, found 7"),
        (r#""game":"torch","seats":3,"seed":"x""#, "open.game: expected one of lantern"),
        (r#""game":"Lantern","seats":3,"seed":"x""#, "open.game: expected one of lantern"),
        (r#""seats":3,"seed":"x""#, r#"open: "game" is missing"#),
        (r#""game":"lantern","seed":"x""#, r#"open: "seats" is missing"#),
        (
            r#""game":"lantern","seats":3,"seed":"x","at":0"#,
            r#"open: there is no "at" here, only game, seats, options, seed, deal, bots, witnesses"#,
        ),
    ] {
        let expected = serde_json::json!({ "error": error }).to_string();
        check(&mut referee, &[(&format!(r#"{{"open":{{{opening}}}}}"#), &expected)]);
        assert_eq!(referee.answer(br#"{"view":1}"#), view, "{opening}");
    }
    check(&mut referee, &[(OPEN, OPENED)]);
    assert_ne!(referee.answer(br#"{"view":0}"#), view);
}

/// A seed may be any text, and the same one gives the same game.
#[test]
fn seeds() {
    let mut referee = referee();
    for seed in ["", "any text", "0", "\\u0000", "ї🦈", "\\\" \\n"] {
        let open = format!(r#"{{"open":{{"game":"lantern","seats":3,"seed":"{seed}"}}}}"#);
        let first = referee.answer(open.as_bytes());
        assert!(first.starts_with(r#"{"ok""#), "{first}");
        assert_eq!(referee.answer(open.as_bytes()), first);
    }
}

/// With a deal the seed of later chance is the empty text.
#[test]
fn chance_after_a_deal() {
    let mut referee = referee();
    let mut spark = |opening: &str| {
        let opened = referee.answer(opening.as_bytes());
        let keeper = opened.split(r#"":[{"keeper":{"me":true}"#).next().unwrap();
        let keeper = keeper.chars().last().unwrap();
        let flash = format!(r#"{{"at":1,"seat":{keeper},"act":{{"flash":{{}}}}}}"#);
        (keeper, referee.answer(flash.as_bytes()))
    };
    let seeded = spark(r#"{"open":{"game":"lantern","seats":3,"seed":""}}"#);
    let keeper = seeded.0;
    let deal = format!(r#"{{"open":{{"game":"lantern","seats":3,"deal":{{"keeper":{keeper}}}}}}}"#);
    assert_eq!(spark(&deal), seeded);
    assert_ne!(spark(r#"{"open":{"game":"lantern","seats":3,"seed":"x"}}"#).1, seeded.1);
}

/// The fields of a line decide its kind.
#[test]
fn a_line_is_one_thing() {
    let mut referee = referee();
    referee.answer(OPEN.as_bytes());
    let view = referee.answer(br#"{"view":1}"#);
    for line in [
        "{}",
        "[]",
        "null",
        "1",
        r#""view""#,
        r#"{"view":null}"#,
        r#"{"view":1.0}"#,
        r#"{"view":"1"}"#,
        r#"{"view":"Spectator"}"#,
        r#"{"view":["spectator"]}"#,
        r#"{"view":{"seat":1}}"#,
        r#"{"view":1,"close":{}}"#,
        r#"{"view":1,"forget":"a"}"#,
        r#"{"save":"a","restore":"a"}"#,
        r#"{"save":"a","at":5}"#,
        r#"{"save":"a","seed":"b"}"#,
        r#"{"save":1}"#,
        r#"{"close":{"now":1}}"#,
        r#"{"id":null,"view":1}"#,
        r#"{"id":1.5,"view":1}"#,
        r#"{"view":1,"at":null}"#,
        r#"{"view":1,"seat":null}"#,
        r#"{"view":1,"open":null}"#,
        r#"{"at":5,"seat":null}"#,
        r#"{"at":5,"act":null}"#,
        r#"{"at":5,"sense":null}"#,
        r#"{"at":5,"view":null}"#,
        r#"{"view":1,"view":1}"#,
        r#"{"at":null}"#,
        r#"{"at":"5"}"#,
        r#"{"at":-5}"#,
        r#"{"at":5.0}"#,
        r#"{"at":5e3}"#,
        r#"{"at":[5]}"#,
        r#"{"at":5,"at":6}"#,
        r#"{"at":5,"seat":1}"#,
        r#"{"at":5,"act":{"flash":{}}}"#,
        r#"{"at":5,"sense":{"look":null}}"#,
        r#"{"seat":1}"#,
        r#"{"seat":1,"act":{"flash":{}}}"#,
        r#"{"seat":1,"sense":{"look":null}}"#,
        r#"{"act":{"flash":{}}}"#,
        r#"{"at":5,"seat":null,"act":{"flash":{}}}"#,
        r#"{"at":5,"seat":-1,"act":{"flash":{}}}"#,
        r#"{"at":5,"seat":1.0,"act":{"flash":{}}}"#,
        r#"{"at":5,"seat":"1","act":{"flash":{}}}"#,
        r#"{"at":5,"seat":3,"act":{"flash":{}}}"#,
        r#"{"at":5,"seat":257,"act":{"flash":{}}}"#,
        r#"{"at":5,"seat":18446744073709551616,"act":{"flash":{}}}"#,
        r#"{"at":5,"seat":3,"sense":{"look":1}}"#,
        r#"{"at":null,"seat":1,"act":{"flash":{}}}"#,
        r#"{"at":5,"seat":1,"act":null}"#,
        r#"{"at":5,"seat":1,"act":{}}"#,
        r#"{"at":5,"seat":1,"act":[]}"#,
        r#"{"at":5,"seat":1,"act":"flash"}"#,
        r#"{"at":5,"seat":1,"act":{"flash":null}}"#,
        r#"{"at":5,"seat":1,"act":{"flash":[]}}"#,
        r#"{"at":5,"seat":1,"act":{"flash":{"x":1}}}"#,
        r#"{"at":5,"seat":1,"act":{"flash":{},"name":1}}"#,
        r#"{"at":5,"seat":1,"act":{"flash":{},"flash":{}}}"#,
        r#"{"at":5,"seat":1,"act":{"Flash":{}}}"#,
        r#"{"at":5,"seat":1,"act":{"name":-1}}"#,
        r#"{"at":5,"seat":1,"act":{"name":1.0}}"#,
        r#"{"at":5,"seat":1,"act":{"name":null}}"#,
        r#"{"at":5,"seat":1,"act":{"aim":{}}}"#,
        r#"{"at":5,"seat":1,"act":{"aim":[1]}}"#,
        r#"{"at":5,"seat":1,"act":{"aim":{"x":1,"x":2}}}"#,
        r#"{"at":5,"seat":1,"act":{"aim":"…"}}"#,
        r#"{"at":5,"seat":1,"sense":{"look":-1}}"#,
        r#"{"at":5,"seat":1,"sense":{"look":[1]}}"#,
        r#"{"at":5,"seat":1,"sense":{"look":1,"wink":1}}"#,
        r#"{"at":5,"seat":1,"sense":{}}"#,
        r#"{"at":5,"seat":1,"sense":null}"#,
        r#"{"at":5,"seat":1,"act":{"flash":{}},"sense":{"look":null}}"#,
        r#"{"at":5,"seat":1,"act":{"flash":{}},"note":"hello"}"#,
        r#"{"at":5,"note":"hello"}"#,
        r#"{"open":null}"#,
        r#"{"open":[]}"#,
        r#"{"open":["lantern",3,{},"x"]}"#,
        r#"{"ok":{}}"#,
        r#"[{"at":5}]"#,
        r#"{"at":5}{"at":6}"#,
        r#"{"at":5} x"#,
        r#"{"at":5"#,
    ] {
        let answer = referee.answer(line.as_bytes());
        assert!(answer.starts_with(r#"{"error":""#) && !answer.contains('\n'), "{line}: {answer}");
        assert_eq!(referee.answer(br#"{"view":1}"#), view, "{line}");
    }
    // None of them has moved the clock.
    assert_eq!(referee.answer(br#"{"at":999}"#), NOTHING);
}
