//! The protocol with a game that is not ours: what holds for every game, sentence by sentence. Our
//! own games, and real pipes, are tested in `crates/safehouse`.

mod lantern;
mod lines;
mod many;
mod sentences;

use lantern::Lantern;
use umpire::protocol::{Catalog, Opened, Opening, Referee, open};

/// A catalog with one game in it.
struct OneGame;

impl Catalog for OneGame {
    fn names(&self) -> &[&str] {
        &["lantern"]
    }

    fn open(&self, opening: &Opening<'_>) -> Option<Opened> {
        (opening.game == "lantern").then(|| open::<Lantern>(opening))
    }
}

fn referee() -> Referee<OneGame> {
    Referee::new(OneGame)
}

/// Sends these lines in turn, and compares the answers.
#[track_caller]
fn check(referee: &mut Referee<OneGame>, dialogue: &[(&str, &str)]) {
    for (line, answer) in dialogue {
        assert_eq!(referee.answer(line.as_bytes()), *answer, "to {line}");
    }
}
