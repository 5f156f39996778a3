//! What the journal says happened: read from the disk, and folded again by the rules alone.
//!
//! It is the witness against which everybody's history is held. It reads the journal's text, not
//! the host's types.

use std::path::Path;

use guest::{Guest, Said};
use kernel::{At, Game, Observer, Seat, Setup, Shown};
use serde_json::Value;
use spywhere::Spywhere;
use store::Store;

type Event = <Spywhere as Game>::Event;

/// The entries of the table with this code. The program must have ended.
pub(crate) fn entries(data: &Path, code: &str) -> Vec<Value> {
    let store = Store::open(data).expect("the program has let go of the folder");
    let journal = store.find(code).expect("the store answers").expect("the table is there");
    let entries = store.read(journal.table).expect("the journal can be read");
    let read = |bytes: &[u8]| serde_json::from_slice(bytes).expect("an entry is JSON");
    let entries = entries.iter().map(read).collect();
    store.close();
    entries
}

/// One game of a table, from its journal.
pub(crate) struct Played {
    setup: Setup<Spywhere>,
    /// What happened, entry by entry.
    told: Vec<Vec<(At, Event)>>,
}

/// What happened in games, entry by entry, and in which.
pub(crate) fn told(entries: &[Value]) -> Vec<(u64, &Value)> {
    let mut game = 0;
    let mut told = Vec::new();
    for entry in entries {
        game += u64::from(entry.get("opened").is_some());
        if entry.get("told").is_some() {
            told.push((game, entry));
        }
    }
    told
}

/// The games of a table, in order.
pub(crate) fn games(entries: &[Value]) -> Vec<Played> {
    let mut games: Vec<Played> = Vec::new();
    for entry in entries {
        if let Some(opened) = entry.get("opened") {
            let setup = serde_json::from_value(opened["setup"].clone()).expect("a setup");
            games.push(Played { setup, told: vec![events(opened)] });
        } else if let Some(told) = entry.get("told") {
            let game = games.last_mut().expect("a game was opened");
            game.told.push(events(told));
        } else {
            assert!(entry.get("lobby").is_some(), "an entry of a kind that nobody knows: {entry}");
        }
    }
    games
}

fn events(entry: &Value) -> Vec<(At, Event)> {
    serde_json::from_value(entry["events"].clone()).expect("events with their instants")
}

/// A story as one observer lived it: for each update, what was witnessed and what was known then.
pub(crate) struct Story(Vec<(Vec<Value>, Value)>);

impl Played {
    pub(crate) fn story(&self, who: Observer) -> Story {
        let mut state = Spywhere::open(&self.setup);
        let mut story = Vec::new();
        for events in &self.told {
            let mut sights = Vec::new();
            for (_, event) in events {
                sights.extend(Spywhere::sight(&state, event, who));
                Spywhere::fold(&mut state, event);
            }
            if sights.is_empty() {
                continue;
            }
            let sights = sights.iter().map(|it| serde_json::to_value(it).unwrap()).collect();
            let view = Shown::<Spywhere>::new(Spywhere::view(&state, who));
            story.push((sights, serde_json::to_value(view).unwrap()));
        }
        Story(story)
    }
}

impl Story {
    /// How many updates it has.
    pub(crate) fn len(&self) -> u64 {
        self.0.len() as u64
    }
}

/// The eyes of a guest.
pub(crate) fn eyes(guest: &Guest) -> Observer {
    match &guest.stand {
        guest::Stand::Seat(ticket) => Observer::Seat(Seat(ticket.seat)),
        guest::Stand::Screen(_) => Observer::Screen,
        guest::Stand::Spectator(_) => Observer::Spectator,
    }
}

/// Checks that what was heard is the story: every update follows on what was known before, with
/// exactly the sights between and exactly the view of that moment. How many updates were checked.
///
/// Whoever comes back says how much they know, so nothing may be missing.
pub(crate) fn check(heard: &[String], stories: &[Story]) -> Result<u64, String> {
    let (mut game, mut known, mut checked) = (0, 0, 0);
    let mut just_came = false;
    for text in heard {
        let said = Said::read(text).map_err(|why| format!("{why}: {text}"))?;
        just_came |= matches!(said, Said::Welcome { .. });
        let Said::Update(update) = said else { continue };
        let mut fresh = false;
        if update.game != game {
            if update.game < game {
                return Err(format!("game {} after game {game}", update.game));
            }
            (game, known) = (update.game, 0);
            fresh = just_came;
        }
        just_came = false;
        let story = stories.get(game as usize - 1).ok_or(format!("there is no game {game}"))?;
        if update.n < known || update.n > story.len() {
            return Err(format!("update {} after {known} of {}", update.n, story.len()));
        }
        let missed = &story.0[known as usize..update.n as usize];
        let missed: Vec<&Value> = missed.iter().flat_map(|(sights, _)| sights).collect();
        let sights: Vec<Value> = serde_json::from_str(update.sights.get()).unwrap();
        // Whoever comes in the middle of a game they know nothing of gets a fresh view.
        let exact = sights.iter().collect::<Vec<_>>() == missed;
        if !(exact || fresh && sights.is_empty()) {
            return Err(format!("{known} to {}: {sights:?} and not {missed:?}", update.n));
        }
        let view: Value = serde_json::from_str(update.view.get()).unwrap();
        if view != story.0[update.n as usize - 1].1 {
            return Err(format!("at {}: {view}", update.n));
        }
        known = update.n;
        checked += 1;
    }
    Ok(checked)
}
