//! Bots say why, in codes for which there are words.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use kernel::{About, At, Dice, Intent, Mind, Notice, Reason, Seat, Seed, Setup};
use wink::{Action, Wink};

use super::GAZE;
use crate::{Company, Pace, Populated};

const WORDS: [&str; 3] = [
    include_str!("../../../../../web/src/games/wink/words/en.ftl"),
    include_str!("../../../../../web/src/games/wink/words/fr.ftl"),
    include_str!("../../../../../web/src/games/wink/words/uk.ftl"),
];

type Wanted = Arc<Mutex<Vec<(Intent<Wink>, Vec<Reason>)>>>;

struct Asked {
    mind: Box<dyn Mind<Wink>>,
    wanted: Wanted,
}

impl Mind<Wink> for Asked {
    fn notice(&mut self, at: At, notice: Notice<'_, Wink>) {
        self.mind.notice(at, notice);
    }
    fn next_thought(&self) -> Option<At> {
        self.mind.next_thought()
    }
    fn think(&mut self, now: At, dice: &mut Dice) -> Option<Intent<Wink>> {
        let intent = self.mind.think(now, dice);
        if let Some(intent) = &intent {
            self.wanted.lock().unwrap().push((intent.clone(), self.mind.reasons()));
        }
        intent
    }
}

/// What the bots of some games wanted, and why.
fn wanted(level: &str, seats: u8) -> Vec<(Intent<Wink>, Vec<Reason>)> {
    let wanted = Wanted::default();
    let setup = Setup::<Wink>::new(seats, GAZE).unwrap();
    for number in 0..6 {
        let asked = |seat| -> Box<dyn Mind<Wink>> {
            let mind = Wink::mind(level, Seat(seat), Pace::at_once()).unwrap();
            Box::new(Asked { mind, wanted: wanted.clone() })
        };
        let minds = (0..seats).map(asked).collect();
        Company::sit(&setup, Seed::of("reasons").nth(number), minds).play();
    }
    std::mem::take(&mut *wanted.lock().unwrap())
}

/// Every act has a reason, an accusation names whom and how likely it is, and every reason has
/// words in every language that use what it is about.
#[test]
fn every_act_has_a_reason_and_every_reason_has_words() {
    let mut codes: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (intent, why) in ["regular", "mastermind"].iter().flat_map(|level| wanted(level, 5)) {
        if let Intent::Act(act) = intent {
            assert!(!why.is_empty(), "{act:?}");
            if let Action::Accuse { seat, agent } = act {
                assert_eq!(why[0].code, "wink/accuse");
                assert!(why[0].about.contains(&("seat", About::Seat(seat))));
                assert!(why[0].about.contains(&("agent", About::Number(agent.0.into()))));
            }
        }
        for reason in why {
            codes
                .entry(reason.code)
                .or_insert(reason.about.iter().map(|(name, _)| *name).collect());
        }
    }
    println!("{codes:?}");
    let said = ["call", "contact", "accuse", "saw", "watched", "unwatched", "too_risky", "watch"];
    for code in said.into_iter().chain(["call_unknown", "own_unknown", "unknown"]) {
        assert!(codes.contains_key(&*format!("wink/{code}")), "{code}");
    }
    for words in WORDS {
        let (_, reasons) = words.split_once("\nreason = ").expect("a message for reasons");
        for (code, about) in &codes {
            let code = code.strip_prefix("wink/").expect("the game's own code");
            let line = reasons.lines().find(|line| line.trim().starts_with(&format!("[{code}]")));
            let line = line.unwrap_or_else(|| panic!("no words for {code}"));
            let used = line.split("{ $").skip(1).filter_map(|rest| rest.split(' ').next());
            used.for_each(|name| assert!(about.contains(&name), "{code}: {name}"));
        }
    }
}

/// Before anybody has learnt anything all chances are equal, and a percentage would say nothing.
#[test]
fn a_chance_that_is_the_same_for_all_is_not_given() {
    for seats in [4, 8] {
        let wanted = wanted("mastermind", seats);
        let mut acts = wanted.iter().filter(|(intent, _)| matches!(intent, Intent::Act(_)));
        let (_, why) = acts.next().expect("somebody calls");
        assert_eq!(why[0].code, "wink/call_unknown", "{seats} spies");
        assert!(why[0].about.iter().all(|(name, _)| *name != "percent"));
    }
}
