//! Many games in one process, what is shown with an answer, and positions that are kept.

use crate::{check, referee};

const NOTHING: &str = r#"{"ok":{"sights":{},"percepts":{},"over":null}}"#;

/// Each line is about the game that it names; a line that names none is about the one without a
/// name.
#[test]
fn each_game_has_its_name() {
    let mut referee = referee();
    let open = |id: &str| {
        format!(
            r#"{{{id}"open":{{"game":"lantern","seats":3,"deal":{{"keeper":1}},"witnesses":[]}}}}"#
        )
    };
    check(
        &mut referee,
        &[
            (&open(r#""id":7,"#), r#"{"id":7,"ok":{"sights":{},"percepts":{},"over":null}}"#),
            (&open(r#""id":"b","#), r#"{"id":"b","ok":{"sights":{},"percepts":{},"over":null}}"#),
            (r#"{"at":2}"#, r#"{"error":"no game is open yet: begin with {\"open\":…}"}"#),
            (&open(""), NOTHING),
            (
                r#"{"id":7,"at":1,"seat":0,"act":{"flash":{}}}"#,
                r#"{"id":7,"refused":"lantern/not_the_keeper"}"#,
            ),
            (
                r#"{"id":"b","close":{}}"#,
                r#"{"id":"b","ok":{"sights":{},"percepts":{},"over":null}}"#,
            ),
            (
                r#"{"id":"b","at":2}"#,
                r#"{"id":"b","error":"no game is open yet: begin with {\"open\":…}"}"#,
            ),
            (r#"{"id":7,"at":2}"#, r#"{"id":7,"ok":{"sights":{},"percepts":{},"over":null}}"#),
            (
                r#"{"id":-1,"at":2}"#,
                r#"{"error":"id: expected a whole number or a text, found -1"}"#,
            ),
        ],
    );
}

/// Whoever is not among the witnesses has no sights in the answers.
#[test]
fn only_witnesses_have_sights() {
    check(
        &mut referee(),
        &[
            (
                r#"{"open":{"game":"lantern","seats":3,"deal":{"keeper":1},"witnesses":[1,"screen"]}}"#,
                r#"{"ok":{"sights":{"1":[{"keeper":{"me":true}}]},"percepts":{},"over":null}}"#,
            ),
            (
                r#"{"open":{"game":"lantern","seats":3,"deal":{"keeper":1},"witnesses":[3]}}"#,
                r#"{"error":"open.witnesses: 3 is not at this table"}"#,
            ),
            (
                r#"{"open":{"game":"lantern","seats":3,"deal":{"keeper":1},"bots":{"0":"good"}}}"#,
                r#"{"error":"open.bots: there are no bots here"}"#,
            ),
            (
                r#"{"open":{"game":"lantern","seats":3,"deal":{"keeper":1},"bots":{"3":"good"}}}"#,
                r#"{"error":"open.bots: there is no seat \"3\" at this table"}"#,
            ),
        ],
    );
}

/// An act and what somebody may do after it, in one line and one answer.
#[test]
fn an_answer_shows_what_was_asked_for() {
    let mut referee = referee();
    referee.answer(br#"{"open":{"game":"lantern","seats":3,"deal":{"keeper":1},"witnesses":[]}}"#);
    let view = referee.answer(br#"{"view":1}"#);
    let both = referee.answer(br#"{"at":0,"view":1}"#);
    assert_eq!(both, format!("{},{}", NOTHING.trim_end_matches('}').to_owned() + "}", &view[1..]));
    let options = referee.answer(br#"{"options":1}"#);
    assert!(options.starts_with(r#"{"options":{"seat":1,"acts":["#), "{options}");
    let next = referee.answer(br#"{"options":"next"}"#);
    assert!(next.starts_with(r#"{"options":{"seat":"#), "{next}");
    check(
        &mut referee,
        &[
            (r#"{"at":5,"view":9}"#, r#"{"error":"no such seat at the table: they are 0 to 2"}"#),
            (r#"{"at":5,"view":1,"options":1}"#, r#"{"error":"a view has the options already"}"#),
            (r#"{"options":"spectator"}"#, r#"{"options":{"seat":null,"acts":[]}}"#),
        ],
    );
}

/// A position that was saved can be gone back to, in the same game or in another.
#[test]
fn positions_are_kept() {
    let mut referee = referee();
    referee.answer(br#"{"open":{"game":"lantern","seats":3,"deal":{"keeper":1},"witnesses":[1]}}"#);
    let flash = br#"{"at":1,"seat":1,"act":{"flash":{}}}"#;
    check(&mut referee, &[(r#"{"save":"root"}"#, NOTHING)]);
    let before = referee.answer(br#"{"view":1}"#);
    let first = referee.answer(flash);
    assert_ne!(first, NOTHING);
    check(&mut referee, &[(r#"{"restore":"root"}"#, NOTHING)]);
    assert_eq!(referee.answer(br#"{"view":1}"#), before);
    assert_eq!(referee.answer(flash), first, "the same chance");
    referee.answer(br#"{"restore":"root","seed":"another"}"#);
    assert_ne!(referee.answer(flash), first, "other chance");
    let elsewhere = referee.answer(br#"{"id":2,"restore":"root","view":1}"#);
    assert!(elsewhere.ends_with(&before[1..]), "{elsewhere}");
    check(
        &mut referee,
        &[
            (r#"{"forget":"root"}"#, NOTHING),
            (r#"{"restore":"root"}"#, r#"{"error":"no position was saved as \"root\""}"#),
            (r#"{"forget":"root"}"#, r#"{"error":"no position was saved as \"root\""}"#),
        ],
    );
}
