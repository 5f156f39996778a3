//! Every lesson, played to its end by the same rules that people play by. A change of the rules
//! that breaks a lesson fails here.

use kernel::{At, Seat, Seats, Seed};
use serde_json::Value;
use wire::Awaits;

use crate::play::{Fact, Manner, Opened, Play, Step, lesson, teach};

/// The lesson of a game, as a table opens it.
fn opened(game: &str) -> Box<dyn Play> {
    let (seats, _) = lesson(game).unwrap();
    let unhurried: Seats = (0..seats).map(Seat).collect();
    let manner = Manner { unhurried, ..Manner::default() };
    teach(game, Seed::from_bytes([0; 32]), manner).unwrap().play
}

/// Does everything that comes by itself within this time, the way a table does it.
fn passes(play: &mut dyn Play, now: &mut At, seconds: u32) {
    let until = now.plus_s(seconds);
    while let Some(due) = play.due().filter(|due| *due <= until) {
        *now = due.max(*now);
        let _ = play.step(*now);
        play.notify_minds();
    }
    *now = until;
}

#[test]
fn every_lesson_can_be_played_to_its_end() {
    plays_to_the_end(3);
}

/// No clock runs out in a lesson: it is swept away before that.
#[test]
fn a_learner_may_take_an_hour_for_every_step() {
    plays_to_the_end(60 * 60);
}

/// The learner does what the step asks for, and waits.
fn does_what_is_asked(play: &mut dyn Play, now: &mut At, n: u64, pause_s: u32) {
    let wire::Lesson { step, awaits, .. } = play.lesson().unwrap();
    match awaits {
        Awaits::Word | Awaits::Act => {
            let done = play.go_on(*now, Seat(0), n).expect(&step).act.unwrap().result;
            assert_eq!(done, Ok(()), "{step}");
        }
        Awaits::Sense => {
            let sense = play.lesson_sense().unwrap();
            let _ = play.sense(*now, Seat(0), &sense).ok().unwrap();
        }
        Awaits::Spy | Awaits::Nothing => {}
    }
    passes(play, now, pause_s);
    play.notify_minds();
}

fn plays_to_the_end(pause_s: u32) {
    for game in crate::catalog::NAMES {
        let mut play = opened(game);
        let (mut now, mut n) = (At(0), 0);
        let mut names = Vec::new();
        for _ in 0..100 {
            let wire::Lesson { step, number, of, awaits, .. } = play.lesson().unwrap();
            names.push(step);
            if awaits == Awaits::Nothing {
                assert_eq!(number, of);
                break;
            }
            n += 1;
            does_what_is_asked(&mut *play, &mut now, n, pause_s);
        }
        assert_eq!(names.last().map(String::as_str), Some("over"), "{game} got to {names:?}");
    }
}

/// Goes through a lesson and asks for a hint before each step that wants something. The names of
/// those steps, and whether a bot had reasons for it.
fn hints(game: &str) -> Vec<(String, bool)> {
    let (seats, _) = lesson(game).unwrap();
    let manner = Manner { unhurried: (0..seats).map(Seat).collect(), ..Manner::default() };
    let Opened { mut play, events, .. } = teach(game, Seed::from_bytes([0; 32]), manner).unwrap();
    let mut journal = vec![Fact { beat: None, events }];
    let (mut now, mut heard) = (At(0), Vec::new());
    for n in 1..100 {
        let wire::Lesson { step, awaits, .. } = play.lesson().unwrap();
        let hint = play.hint(now, Seat(0), &journal);
        assert_eq!(hint.is_some(), matches!(awaits, Awaits::Act | Awaits::Sense), "{step}");
        if let Some(hint) = hint {
            let hint: Value = serde_json::from_str(&hint).unwrap();
            let wanted = if awaits == Awaits::Act { "act" } else { "sense" };
            assert!(hint["hint"][wanted].is_object(), "{step}: {hint}");
            heard.push((step, hint["hint"]["reasons"].as_array().is_some_and(|it| !it.is_empty())));
        }
        let done = match awaits {
            Awaits::Nothing => return heard,
            Awaits::Word | Awaits::Act => play.go_on(now, Seat(0), n).unwrap(),
            Awaits::Sense => play.sense(now, Seat(0), &play.lesson_sense().unwrap()).ok().unwrap(),
            Awaits::Spy => Step::default(),
        };
        journal.extend(done.facts.map(|events| Fact { beat: None, events }));
        let until = now.plus_s(10);
        while let Some(due) = play.due().filter(|due| *due <= until) {
            now = due.max(now);
            let step = play.step(now);
            let facts = step.and_then(|step| step.facts);
            journal.extend(facts.map(|events| Fact { beat: None, events }));
        }
        now = until;
    }
    panic!("{game} has no end");
}

/// Where a finger should go is left to the finger, so not every step has a bot's reasons; its own
/// words say why then.
#[test]
fn a_hint_in_a_lesson_is_what_the_step_asks_for_and_why_a_bot_would_do_it() {
    let with_reasons = |game: &str| -> Vec<String> {
        let heard = hints(game).into_iter();
        heard.filter(|(_, why)| *why).map(|(step, _)| step).collect()
    };
    assert_eq!(
        ["spywhere", "wink", "dr-shark"].map(with_reasons),
        [
            vec!["swap", "eliminate", "end", "identify"],
            vec!["spot", "meet", "catch", "accuse", "contact"],
            vec!["dive", "search", "complete", "done"],
        ]
    );
}

#[test]
fn an_act_that_the_step_does_not_ask_for_is_not_done() {
    let mut play = opened("spywhere");
    let swap = r#"{"swap":{"give":"italy","take":"spain"}}"#;
    let act = |play: &mut dyn Play, n, act| play.act(At(0), Seat(0), n, act).ok().unwrap();
    // First there is something to read.
    let early = act(&mut *play, 1, swap);
    assert_eq!(early.act.unwrap().result, Err("table/not_this_step"));
    assert!(early.facts.is_none());
    let _ = play.go_on(At(0), Seat(0), 2).unwrap();
    let other = act(&mut *play, 3, r#"{"swap":{"give":"france","take":"spain"}}"#);
    assert_eq!(other.act.unwrap().result, Err("table/not_this_step"));
    assert_eq!(play.lesson().unwrap().step, "swap");
    assert_eq!(act(&mut *play, 4, swap).act.unwrap().result, Ok(()));
    assert_eq!(play.lesson().unwrap().step, "eliminate");
}

/// A wink that is too short goes unseen: the lesson waits for one that is held.
#[test]
fn a_tap_is_no_wink_in_the_lesson() {
    let mut play = opened("wink");
    let (mut now, mut n) = (At(0), 0);
    while play.lesson().unwrap().step != "wink" {
        n += 1;
        does_what_is_asked(&mut *play, &mut now, n, 3);
    }
    let sense = |play: &mut dyn Play, at, sense| drop(play.sense(at, Seat(0), sense).ok().unwrap());
    sense(&mut *play, now, r#"{"wink":1}"#);
    sense(&mut *play, now.plus_ms(250), r#"{"wink":null}"#);
    passes(&mut *play, &mut now, 3);
    assert_eq!(play.lesson().unwrap().step, "wink", "a tap");
    sense(&mut *play, now, r#"{"wink":1}"#);
    passes(&mut *play, &mut now, 1);
    assert_eq!(play.lesson().unwrap().step, "watch", "held");
}

#[test]
fn a_step_that_was_read_is_journaled_though_nothing_happened() {
    let mut play = opened("spywhere");
    let step = play.go_on(At(0), Seat(0), 1).unwrap();
    assert_eq!(step.facts.unwrap().get(), "[]");
    assert_eq!(play.lesson_step(), Some(1));
}

#[test]
fn a_lesson_goes_on_for_its_learner_alone() {
    let mut play = opened("spywhere");
    assert!(play.go_on(At(0), Seat(1), 1).is_none());
}

#[test]
fn a_pattern_fits_what_has_all_its_fields() {
    let value = serde_json::json!({"face": {"seat": 2, "eyes": 0, "sign": true}});
    let fits = |pattern: &str| lesson::fits(&serde_json::from_str(pattern).unwrap(), &value);
    assert!(fits(r#"{"face":{"seat":2}}"#) && fits(r#"{"face":{"seat":[1,2]}}"#) && fits("{}"));
    assert!(!fits(r#"{"face":{"seat":1}}"#) && !fits(r#"{"face":{"ears":2}}"#));
}
