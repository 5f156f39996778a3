//! The history in a journal: read from the disk, and folded again by the rules alone.
//!
//! Tests and `cargo xtask storm` compare everybody's messages with it. It reads the journal's text,
//! not the host's types, and panics where that text is not what the program promises to write.
//! Start reading at [`check`].

mod races;
mod verdict;

use std::path::Path;

use guest::{Guest, Said};
use kernel::{At, Game, Observer, Seat, Setup, Shown};
use serde_json::Value;
use store::Store;

pub use races::{Held, held_with};
pub use verdict::{Verdict, verdict};

/// The entries of the table with this code. The program must have ended.
pub fn entries(data: &Path, code: &str) -> Vec<Value> {
    let store = Store::open(data).expect("the program has let go of the folder");
    let entries = entries_in(&store, code);
    store.close();
    entries
}

/// The entries of the table with this code, in a store that is open.
pub fn entries_in(store: &Store, code: &str) -> Vec<Value> {
    let journal = store.find(code).expect("the store answers").expect("the table is there");
    let entries = store.read(journal.table).expect("the journal can be read");
    let read = |bytes: &[u8]| serde_json::from_slice(bytes).expect("an entry is JSON");
    entries.iter().map(read).collect()
}

/// The entries with a game's events, each with the number of its game.
pub fn facts(entries: &[Value]) -> Vec<(u64, &Value)> {
    let mut game = 0;
    let mut facts = Vec::new();
    for entry in entries {
        game += u64::from(entry.get("opened").is_some());
        if entry.get("told").is_some() {
            facts.push((game, entry));
        }
    }
    facts
}

/// One game of a table, from its journal.
pub struct Played(Box<dyn AnyGame>);

/// The games of a table, in order.
pub fn games(entries: &[Value]) -> Vec<Played> {
    let mut games: Vec<Played> = Vec::new();
    for entry in entries {
        if let Some(opened) = entry.get("opened") {
            let mut game = open(opened);
            game.0.go_on(opened);
            games.push(game);
        } else if let Some(facts) = entry.get("told") {
            games.last_mut().expect("a game was opened").0.go_on(facts);
        }
    }
    games
}

fn open(opened: &Value) -> Played {
    fn of<G: Game>(opened: &Value) -> Played {
        let setup = serde_json::from_value(opened["setup"].clone()).expect("a setup");
        Played(Box::new(Facts::<G> { setup, entries: Vec::new() }))
    }
    let name = opened["lobby"]["game"].as_str().expect("a lobby names its game");
    games::by_name!(name, G => of::<G>(opened))
        .unwrap_or_else(|| panic!("a game that nobody knows: {name}"))
}

/// One game of any type.
trait AnyGame {
    fn go_on(&mut self, entry: &Value);
    fn story(&self, who: Observer) -> Story;
}

/// The events of one game, entry by entry.
struct Facts<G: Game> {
    setup: Setup<G>,
    entries: Vec<Entry<G>>,
}

/// The beat on which an entry was sent, if the game has one, and its events with their instants.
type Entry<G> = (Option<u64>, Vec<(At, <G as Game>::Event)>);

/// A game as one observer saw it: for each update, the sights and the view.
pub struct Story(Vec<(Vec<Value>, Value)>);

impl<G: Game> AnyGame for Facts<G> {
    fn go_on(&mut self, entry: &Value) {
        let events = serde_json::from_value(entry["events"].clone());
        self.entries.push((entry["beat"].as_u64(), events.expect("events with their instants")));
    }

    /// An update covers one entry, or all entries of one beat.
    fn story(&self, who: Observer) -> Story {
        let mut state = G::open(&self.setup);
        let mut story: Vec<(Vec<Value>, Value)> = Vec::new();
        let mut sent_on = None;
        for (beat, events) in &self.entries {
            let mut sights = Vec::new();
            for (_, event) in events {
                let seen = G::sight(&state, event, who);
                sights.extend(seen.map(|it| serde_json::to_value(it).expect("a sight is JSON")));
                G::fold(&mut state, event);
            }
            if sights.is_empty() {
                continue;
            }
            let view = Shown::<G>::new(G::view(&state, who));
            let view = serde_json::to_value(view).expect("a view is JSON");
            match story.last_mut() {
                Some(last) if beat.is_some() && *beat == sent_on => {
                    last.0.append(&mut sights);
                    last.1 = view;
                }
                _ => story.push((sights, view)),
            }
            sent_on = *beat;
        }
        Story(story)
    }
}

impl Played {
    /// The game as this observer saw it.
    pub fn story(&self, who: Observer) -> Story {
        self.0.story(who)
    }
}

impl Story {
    /// The number of updates.
    fn len(&self) -> u64 {
        self.0.len() as u64
    }
}

/// The observer that a guest is.
pub fn eyes(guest: &Guest) -> Observer {
    match &guest.stand {
        guest::Stand::Seat(ticket) => Observer::Seat(Seat(ticket.seat)),
        guest::Stand::Screen(_) => Observer::Screen,
        guest::Stand::Spectator(_) => Observer::Spectator,
    }
}

/// Checks that the messages a guest received are the story: every update follows on the one before,
/// with exactly the sights between and exactly the view of that moment. Returns the number of
/// updates checked.
///
/// A guest that reconnects says which update it has, so nothing may be missing.
pub fn check(heard: &[String], stories: &[Story]) -> Result<u64, String> {
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
        // A guest that comes in the middle of a game without any update gets a fresh view.
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
