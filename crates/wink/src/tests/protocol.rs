//! Wink as the umpire speaks it: `docs/umpire-wink.md`, every example of which is tried.

use kernel::Refusal as _;
use umpire::dialogue::{self, Example};
use umpire::protocol::{Catalog, Opened, Opening, Referee, open};

use super::notation::REFUSALS;
use crate::{Eyes, Lock, Sign, Wink};

const REFERENCE: &str = include_str!("../../../../docs/umpire-wink.md");

/// A catalog that has Wink in it.
struct Only;

impl Catalog for Only {
    fn names(&self) -> &[&str] {
        &["wink"]
    }
    fn open(&self, opening: &Opening<'_>) -> Option<Opened> {
        (opening.game == "wink").then(|| open::<Wink>(opening))
    }
}

#[test]
fn every_example_is_true() {
    let mut referee = Referee::new(Only);
    dialogue::hold(REFERENCE, |said| referee.answer(said.as_bytes()));
}

/// Each act, sense, option, sight and refusal has its example.
#[test]
fn nothing_is_left_out() {
    let examples = dialogue::examples(REFERENCE);
    let all = |part: fn(&Example<'static>) -> &'static str| -> String {
        examples.iter().map(part).collect()
    };
    let (said, answered) = (all(|example| example.said), all(|example| example.answered));
    for act in ["contact", "call", "accuse", "pass"] {
        assert!(said.contains(&format!("\"act\":{{\"{act}\":")), "the act {act}");
    }
    for sense in ["{\"look\":1}", "{\"wink\":0}", "{\"wink\":null}"] {
        assert!(said.contains(&format!("\"sense\":{sense}")), "the sense {sense}");
    }
    for option in ["first", "eyes", "lock", "sign", "min_turn_s", "max_turn_s"] {
        assert!(said.contains(&format!("\"{option}\":")), "the option {option}");
    }
    let names = Eyes::ALL.map(Eyes::name).into_iter().chain(Lock::ALL.map(Lock::name));
    for name in names.chain(Sign::ALL.map(Sign::name)) {
        assert!(REFERENCE.contains(&format!("`{name}`")), "the name {name}");
    }
    for sight in ["dealt", "began", "called", "passed", "contacted", "accused", "over", "face"] {
        assert!(answered.contains(&format!("{{\"{sight}\":{{")), "the sight {sight}");
    }
    for code in REFUSALS.map(|refusal| refusal.code()) {
        assert!(answered.contains(&format!("{{\"refused\":\"{code}\"")), "the refusal {code}");
        assert!(REFERENCE.contains(&format!("| `{code}` |")), "{code} in the table");
    }
}
