//! The games of the house, by name.

use std::sync::LazyLock;

use bots::Populated;
use serde::{Deserialize, Serialize};
use serde_json::value::to_raw_value;
use wire::GameAbout;

pub use games::NAMES;

/// Something to be done with a game that is known by name only.
pub trait Errand {
    /// What comes of it.
    type Result;

    /// Does it with this game.
    fn run<G: Populated>(self) -> Self::Result;
}

/// Does the errand with the game of this name, if there is one.
pub fn with_game<E: Errand>(name: &str, errand: E) -> Option<E::Result> {
    games::by_name!(name, G => errand.run::<G>())
}

/// What there is to play. It never changes, and every lobby asks for it all the time.
pub fn about() -> &'static [GameAbout] {
    static ABOUT: LazyLock<Vec<GameAbout>> =
        LazyLock::new(|| games::each!(G => described::<G>()).into());
    &ABOUT
}

/// An edition of a game's rules. A journal names the one that wrote it, and only a program with the
/// same one can read it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Edition {
    /// The game's name.
    pub game: String,
    /// Its [`kernel::Game::VERSION`].
    pub version: u32,
}

/// The editions that this program can read: one of each game.
pub fn editions() -> Vec<Edition> {
    games::each!(G => edition::<G>()).into()
}

fn edition<G: Populated>() -> Edition {
    Edition { game: G::NAME.into(), version: G::VERSION }
}

fn described<G: Populated>() -> GameAbout {
    let options = to_raw_value(&G::Options::default()).expect("options can be written");
    GameAbout {
        game: G::NAME,
        least: *G::SEATS.start(),
        most: *G::SEATS.end(),
        lesson: G::LESSON.is_some(),
        levels: G::LEVELS,
        options,
    }
}

/// Whether this game has a bot of this level: one that lobbies offer, or one for measurements.
pub(crate) fn has_level(game: &str, level: &str) -> bool {
    struct Has<'a>(&'a str);
    impl Errand for Has<'_> {
        type Result = bool;
        fn run<G: Populated>(self) -> bool {
            G::LEVELS.contains(&self.0) || G::RESEARCH.contains(&self.0)
        }
    }
    with_game(game, Has(level)).unwrap_or(false)
}
