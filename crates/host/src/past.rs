//! All games of a journal, from the first to the last: for checks, and for those who watch one again.

use bots::Populated;
use kernel::{At, Seed, Setup};
use serde_json::value::RawValue;

use crate::entry::Entry;
use crate::play::{self, Fact, Play};
use crate::table::{OPENING_BEAT, wake};

/// One game of a journal.
pub struct PastGame {
    name: String,
    version: u32,
    setup: Box<RawValue>,
    seed: Seed,
    pub(crate) facts: Vec<Fact>,
    /// The acts of people, by seat and the sender's number, in the order in which they were done.
    pub(crate) acts: Vec<(u8, u64)>,
}

/// The table of a past game, and what happened there, entry by entry.
pub type Told<G> = (Setup<G>, Vec<Vec<(At, <G as kernel::Game>::Event)>>);

impl PastGame {
    /// The name of what was played.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What happened, or nothing if the game is not over: what is hidden in it must stay so.
    ///
    /// # Errors
    /// What is wrong with the journal, in a sentence.
    pub fn told<G: Populated>(&self) -> Result<Option<Told<G>>, String> {
        let (setup, facts) =
            play::read::<G>(self.version, &self.setup, &self.facts).map_err(|why| why.0)?;
        let entries: Vec<_> = facts.into_iter().map(|(_, events)| events).collect();
        let mut state = G::open(&setup);
        entries.iter().flatten().for_each(|(_, event)| G::fold(&mut state, event));
        Ok(G::standing(&state).map(|_| (setup, entries)))
    }

    /// The game after its last entry.
    pub(crate) fn replay(&self) -> Result<Box<dyn Play>, String> {
        let PastGame { name, version, setup, seed, facts, .. } = self;
        let replayed =
            play::replay(name, *version, setup, *seed, facts, (play::Manner::default(), None));
        replayed.map(|(play, _)| play).map_err(|why| why.0)
    }
}

/// The games of a journal, whose entries are given from the first on.
///
/// # Errors
/// What is wrong, in a sentence.
pub fn games<'a>(entries: impl IntoIterator<Item = &'a [u8]>) -> Result<Vec<PastGame>, String> {
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
