//! Together in one room, or apart: a property of the table, from which some options of its game
//! follow.

use bots::Populated;
use serde_json::value::{RawValue, to_raw_value};
use wire::Whereabouts;

use super::orders::Then;
use super::{Lobby, LobbyRefusal, Sitter};
use crate::catalog::{Errand, with_game};

type Fields = serde_json::Map<String, serde_json::Value>;
/// Options that follow, and the value of each.
type Followers = &'static [(&'static str, &'static str)];

fn followers(game: &str, together: bool) -> Followers {
    struct Follow(bool);
    impl Errand for Follow {
        type Result = Followers;
        fn run<G: Populated>(self) -> Followers {
            G::follows(self.0)
        }
    }
    with_game(game, Follow(together)).unwrap_or_default()
}

impl Lobby {
    /// Whether a bot sits at the table.
    fn has_bots(&self) -> bool {
        self.chairs.iter().any(|chair| matches!(chair.sitter, Sitter::Bot { .. }))
    }

    /// Whether people are together, and the game is played as if they were apart: bots are in no
    /// room.
    pub(crate) fn is_apart_for_bots(&self) -> bool {
        let matters = !followers(&self.game, true).is_empty();
        self.whereabouts == Whereabouts::Together && matters && self.has_bots()
    }

    /// The options that follow from where everybody is, and their values now.
    fn followers(&self) -> Followers {
        let together = self.whereabouts == Whereabouts::Together && !self.is_apart_for_bots();
        followers(&self.game, together)
    }

    /// Where everybody is, or who takes part, has changed, or the game has: sets the options that
    /// follow from it.
    pub(super) fn follow_whereabouts(&mut self) {
        let Ok(mut options) = serde_json::from_str::<Fields>(self.options.get()) else { return };
        for (key, value) in self.followers() {
            options.insert((*key).into(), (*value).into());
        }
        if let Ok(options) = to_raw_value(&options)
            && let Some(options) = crate::play::options(&self.game, &options)
        {
            self.options = options;
        }
    }

    /// These options, complete as the game writes them. Those that follow and are left out are as
    /// they follow.
    pub(super) fn completed(&self, options: &RawValue) -> Option<Box<RawValue>> {
        // Read as they are first: a key that is there twice must not get lost here.
        crate::play::options(&self.game, options)?;
        let mut fields = serde_json::from_str::<Fields>(options.get()).ok()?;
        for (key, value) in self.followers() {
            fields.entry(*key).or_insert_with(|| (*value).into());
        }
        crate::play::options(&self.game, &to_raw_value(&fields).ok()?)
    }

    pub(super) fn choose_whereabouts(&mut self, chosen: Whereabouts) -> Result<Then, LobbyRefusal> {
        self.gathering()?;
        self.whereabouts = chosen;
        self.follow_whereabouts();
        Ok(Then::Nothing)
    }

    /// The same options without those that follow: nobody chooses them.
    pub(super) fn without_followers(&self, options: &RawValue) -> Box<RawValue> {
        let Ok(mut fields) = serde_json::from_str::<Fields>(options.get()) else {
            return options.to_owned();
        };
        fields.retain(|key, _| self.followers().iter().all(|(follower, _)| key != follower));
        to_raw_value(&fields).unwrap_or_else(|_| options.to_owned())
    }

    /// Whether these options, complete as the game writes them, say the same as what follows from
    /// where everybody is.
    pub(super) fn keeps_followers(&self, options: &RawValue) -> bool {
        let Ok(fields) = serde_json::from_str::<Fields>(options.get()) else { return true };
        self.followers().iter().all(|(key, value)| fields.get(*key).is_none_or(|it| it == value))
    }

    /// Takes from a new table's options where everybody is, if they say so and nothing else does.
    pub(crate) fn whereabouts_in(&self, options: &wire::Options) -> Option<Whereabouts> {
        let fields = serde_json::from_str::<Fields>(options.0.get()).ok()?;
        let says = |together: bool| {
            let followers = followers(&self.game, together);
            followers.iter().any(|(key, value)| fields.get(*key).is_some_and(|it| it == value))
        };
        match (says(true), says(false)) {
            (true, false) => Some(Whereabouts::Together),
            (false, true) => Some(Whereabouts::Apart),
            _ => None,
        }
    }
}
