//! New Game as the umpire speaks it: `docs/umpire-new-game.md`, every example of which is tried.

use kernel::Refusal as _;
use umpire::dialogue;
use umpire::protocol::{Catalog, Opened, Opening, Referee, open};

use crate::{NewGame, Refusal};

const REFERENCE: &str = include_str!("../../../../docs/umpire-new-game.md");

/// A catalog that has New Game in it.
struct Only;

impl Catalog for Only {
    fn names(&self) -> &[&str] {
        &["new-game"]
    }
    fn open(&self, opening: &Opening<'_>) -> Option<Opened> {
        (opening.game == "new-game").then(|| open::<NewGame>(opening))
    }
}

#[test]
fn every_example_is_true() {
    let mut referee = Referee::new(Only);
    dialogue::hold(REFERENCE, |said| referee.answer(said.as_bytes()));
}

#[test]
fn every_refusal_has_its_example() {
    for refusal in [Refusal::Over, Refusal::NotYourTurn, Refusal::WrongCount] {
        assert!(REFERENCE.contains(&format!("{{\"refused\":\"{}\"", refusal.code())), "{refusal:?}");
    }
}
