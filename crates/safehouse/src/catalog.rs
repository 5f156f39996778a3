//! The one list of games.

use bots::Populated;
use kernel::Game;
use spywhere::Spywhere;

/// The names of all games.
pub(crate) const NAMES: &[&str] = &[Spywhere::NAME];

/// Something to be done with a game that is known by name only.
pub(crate) trait Errand {
    /// What comes of it.
    type Result;

    /// Does it with this game.
    fn run<G: Populated>(self) -> Self::Result;
}

/// Does the errand with the game of this name, if there is one.
pub(crate) fn with_game<E: Errand>(name: &str, errand: E) -> Option<E::Result> {
    match name {
        Spywhere::NAME => Some(errand.run::<Spywhere>()),
        _ => None,
    }
}
