//! The one list of games.

use std::sync::LazyLock;

use bots::Populated;
use dr_shark::DrShark;
use kernel::Game;
use serde_json::value::to_raw_value;
use spywhere::Spywhere;
use wink::Wink;
use wire::GameAbout;

/// The names of all games.
pub const NAMES: &[&str] = &[Wink::NAME, Spywhere::NAME, DrShark::NAME];

/// Something to be done with a game that is known by name only.
pub trait Errand {
    /// What comes of it.
    type Result;

    /// Does it with this game.
    fn run<G: Populated>(self) -> Self::Result;
}

/// Does the errand with the game of this name, if there is one.
pub fn with_game<E: Errand>(name: &str, errand: E) -> Option<E::Result> {
    match name {
        Wink::NAME => Some(errand.run::<Wink>()),
        Spywhere::NAME => Some(errand.run::<Spywhere>()),
        DrShark::NAME => Some(errand.run::<DrShark>()),
        _ => None,
    }
}

/// What there is to play. It never changes, and every lobby asks for it all the time.
pub fn about() -> &'static [GameAbout] {
    static ABOUT: LazyLock<Vec<GameAbout>> = LazyLock::new(described);
    &ABOUT
}

fn described() -> Vec<GameAbout> {
    struct Describe;
    impl Errand for Describe {
        type Result = GameAbout;
        fn run<G: Populated>(self) -> GameAbout {
            let options = to_raw_value(&G::Options::default()).expect("options can be written");
            GameAbout {
                game: G::NAME,
                least: *G::SEATS.start(),
                most: *G::SEATS.end(),
                levels: G::LEVELS,
                options,
            }
        }
    }
    NAMES.iter().filter_map(|name| with_game(name, Describe)).collect()
}
