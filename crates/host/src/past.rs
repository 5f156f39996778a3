//! All games of a journal, from the first to the last, for checks.

use kernel::Seed;
use serde_json::value::RawValue;

use crate::entry::Entry;
use crate::play::{self, Fact, Play};
use crate::table::{OPENING_BEAT, wake};

/// One game of a journal.
pub(crate) struct PastGame {
    name: String,
    version: u32,
    setup: Box<RawValue>,
    seed: Seed,
    pub(crate) facts: Vec<Fact>,
    /// The acts of people, by seat and the sender's number, in the order in which they were done.
    pub(crate) acts: Vec<(u8, u64)>,
}

impl PastGame {
    /// The game after its last entry.
    pub(crate) fn replay(&self) -> Result<Box<dyn Play>, String> {
        let PastGame { name, version, setup, seed, facts, .. } = self;
        let replayed =
            play::replay(name, *version, setup, *seed, facts, (play::Manner::default(), None));
        replayed.map(|(play, _)| play).map_err(|why| why.0)
    }
}

/// The games of a journal, whose entries are given from the first on.
pub(crate) fn games<'a>(
    entries: impl IntoIterator<Item = &'a [u8]>,
) -> Result<Vec<PastGame>, String> {
    let mut games: Vec<PastGame> = Vec::new();
    for (number, bytes) in entries.into_iter().enumerate() {
        let entry: Entry =
            serde_json::from_slice(bytes).map_err(|why| format!("entry {number}: {why}"))?;
        match entry {
            Entry::Opened { lobby, version, setup, seed, events } => {
                let facts = vec![Fact { beat: OPENING_BEAT, events }];
                let (seed, acts) = (wake::read_seed(&seed)?, Vec::new());
                games.push(PastGame { name: lobby.game, version, setup, seed, facts, acts });
            }
            Entry::Told { by, beat, events, .. } => {
                let missing = || format!("entry {number}: something happened before any game");
                let game = games.last_mut().ok_or_else(missing)?;
                game.facts.push(Fact { beat, events });
                game.acts.extend(by);
            }
            Entry::Lobby(_) | Entry::Changed(_) => {}
        }
    }
    Ok(games)
}

/// Checks that every game in a journal can be folded again.
///
/// # Errors
/// What is wrong, in a sentence.
pub fn check<'a>(entries: impl IntoIterator<Item = &'a [u8]>) -> Result<(), String> {
    for (number, game) in (1..).zip(games(entries)?) {
        game.replay().map_err(|why| format!("game {number}: {why}"))?;
    }
    Ok(())
}
