//! What a spy says about why.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use dr_shark::{Area, DrShark, Shade, Space, Step, Touch, View};
use kernel::{About, At, Dice, Intent, Mind, Notice, Reason, Seat, Seed, Setup};

use super::{found_by, table};
use crate::{Company, Pace, Populated};

const ME: Seat = Seat(0);

/// What the advisor says at this table, when it is the first spy's turn.
fn advice(mine: &[&str], round: u8, step: Step, area: Option<Area>) -> Vec<Reason> {
    let mut table = table(2, mine, round);
    (table.turn, table.step, table.deadline) = (Some(ME), step, Some(At(30_000)));
    table.pawns[ME] = area.map(|area| Space { area, shade: Shade::Light });
    let view = View { table, me: Some(ME), over: None };
    let mut mind = DrShark::advisor(ME).expect("an advisor");
    mind.notice(At(0), Notice::View(&view));
    let at = mind.next_thought().expect("it thinks");
    mind.think(at, &mut Dice::new(Seed::of("advice"), 0));
    mind.reasons()
}

fn codes(reasons: &[Reason]) -> Vec<&'static str> {
    reasons.iter().map(|reason| reason.code).collect()
}

#[test]
fn a_dive_is_advised_by_what_it_promises() {
    let why = advice(&[], 1, Step::Dive, None);
    assert_eq!(why[0].code, "dr-shark/area");
    let Some((_, About::Number(points))) = why[0].about.iter().find(|it| it.0 == "points") else {
        panic!("{why:?}");
    };
    assert!((3..=15).contains(points), "{points}");
}

/// Dr Shark §5.6.
#[test]
fn who_is_one_clue_short_is_sent_to_e() {
    let mine = ["passport.1.1", "passport.2.1", "passport.3.1"];
    let why = advice(&mine, 10, Step::Dive, None);
    let about = vec![("design", About::Name("passport"))];
    assert_eq!(why[0], Reason { code: "dr-shark/one-short", about });
    assert!(why[1].about.contains(&("area", About::Name("E"))), "{why:?}");
}

#[test]
fn a_search_is_advised_with_the_chances() {
    let why = advice(&[], 1, Step::Search, Some(Area::B));
    assert_eq!(codes(&why).last(), Some(&"dr-shark/shark-risk"), "{why:?}");
    // Ten sharks in 130 pieces.
    assert!(why.iter().any(|it| it.about == [("percent", About::Percent(8))]), "{why:?}");
}

/// Dr Shark §7.1.
#[test]
fn evidence_that_brings_an_agent_says_so() {
    let mut mind = DrShark::advisor(ME).expect("an advisor");
    let mut table = table(2, &["throwing-star.1.1", "throwing-star.2.1", "throwing-star.3.1"], 3);
    (table.turn, table.step) = (Some(ME), Step::Organise);
    let theirs = super::clues(&["clown.1.1"]);
    table.bag.remove(theirs.nth(0).expect("one"));
    table.dossiers.as_mut_slice()[1].clues = theirs;
    mind.notice(At(0), Notice::View(&View { table, me: Some(ME), over: None }));
    mind.think(At(0), &mut Dice::new(Seed::of("advice"), 0));
    assert_eq!(codes(&mind.reasons()), ["dr-shark/evidence", "dr-shark/evidence-first"]);
}

/// Every code that comes up in whole games is one that the client has words for, in every language.
#[test]
fn there_are_words_for_every_reason() {
    let words = ["en", "fr", "uk"].map(|language| {
        let file = format!(
            "{}/../../web/src/games/dr-shark/words/{language}.ftl",
            env!("CARGO_MANIFEST_DIR")
        );
        let text = std::fs::read_to_string(file).expect("the game's words");
        let reason = text.split("\nreason = ").nth(1).expect("a message `reason`");
        reason.split("\n}\n").next().unwrap_or_default().to_owned()
    });
    let said = said();
    assert!(said.len() >= 12, "{said:?}");
    for code in said {
        let code = code.strip_prefix("dr-shark/").expect("the game's own code");
        for (words, language) in words.iter().zip(["en", "fr", "uk"]) {
            assert!(words.contains(&format!("\n    [{code}] ")), "{language}: {code}");
        }
    }
}

/// A mastermind whose reasons are written down.
struct Talker {
    mind: Box<dyn Mind<DrShark>>,
    said: Arc<Mutex<BTreeSet<&'static str>>>,
}

impl Mind<DrShark> for Talker {
    fn notice(&mut self, at: At, notice: Notice<'_, DrShark>) {
        self.mind.notice(at, notice);
    }

    fn next_thought(&self) -> Option<At> {
        self.mind.next_thought()
    }

    fn think(&mut self, now: At, dice: &mut Dice) -> Option<Intent<DrShark>> {
        let intent = self.mind.think(now, dice);
        let mut said = self.said.lock().expect("one thread");
        said.extend(self.mind.reasons().iter().map(|reason| reason.code));
        intent
    }
}

/// The codes that masterminds give in some games.
fn said() -> BTreeSet<&'static str> {
    let setup = Setup::<DrShark>::new(3, found_by(Touch::Named)).expect("a possible table");
    let said = Arc::new(Mutex::new(BTreeSet::new()));
    for number in 0..3 {
        let talker = |seat| -> Box<dyn Mind<DrShark>> {
            let mind = DrShark::mind("mastermind", Seat(seat), Pace::at_once()).expect("a level");
            Box::new(Talker { mind, said: said.clone() })
        };
        Company::sit(&setup, Seed::of("why").nth(number), (0..3).map(talker).collect()).play();
    }
    let said = said.lock().expect("one thread");
    said.clone()
}
