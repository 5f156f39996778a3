//! Lines for the umpire.

use serde_json::Value;
use umpire::protocol::{Catalog, Opened, Opening, Referee, open};

/// A conversation with the umpire, line by line. Returns whether any of it was understood.
pub fn umpire(bytes: &[u8]) -> bool {
    let mut referee = Referee::new(Games);
    let mut understood = false;
    for line in bytes.split(|byte| *byte == b'\n').take(32) {
        let answer = referee.answer(line);
        assert!(!answer.contains('\n'), "one line: {answer}");
        let read: Value = serde_json::from_str(&answer).expect("an answer is JSON");
        let kinds = ["ok", "refused", "view", "error"];
        let kind = kinds.iter().find(|kind| read.get(kind).is_some());
        assert!(kind.is_some(), "an answer of no kind: {answer}");
        understood |= kind != Some(&"error");
    }
    understood
}

struct Games;

impl Catalog for Games {
    fn names(&self) -> &[&str] {
        games::NAMES
    }

    fn open(&self, opening: &Opening<'_>) -> Option<Opened> {
        games::by_name!(&*opening.game, G => open::<G>(opening))
    }
}
