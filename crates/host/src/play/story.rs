//! Folds a game's journal again for an observer who missed part of it.

use kernel::{At, Game, Impossible, Observer, Setup};
use serde_json::value::RawValue;

/// One entry of a game's journal: the beat on which it was sent, if the game has one, and the
/// facts.
pub(crate) struct Fact {
    pub(crate) beat: Option<u64>,
    pub(crate) events: Box<RawValue>,
}

/// The same, parsed.
pub(crate) type Facts<G> = (Option<u64>, Vec<(At, <G as Game>::Event)>);

pub(super) fn read_facts<G: Game>(facts: &[Fact]) -> Result<Vec<Facts<G>>, Impossible> {
    let no = |why: serde_json::Error| Impossible(format!("the journal: {why}"));
    let read = |fact: &Fact| {
        serde_json::from_str(fact.events.get()).map(|events| (fact.beat, events)).map_err(no)
    };
    facts.iter().map(read).collect()
}

/// How many updates each observer has been sent: one for each entry, or each beat, of which it
/// witnessed something.
#[derive(Clone, Default)]
pub(crate) struct Sent(Vec<(Observer, u64)>);

impl Sent {
    pub(super) fn of<G: Game>(setup: &Setup<G>, journal: &[Facts<G>]) -> Sent {
        let mut sent = Sent::default();
        for who in Observer::all(setup.seats()) {
            let story = story::<G>(setup, journal, who);
            sent.0.push((who, story.len() as u64));
        }
        sent
    }

    /// How many this observer has been sent.
    pub(crate) fn get(&self, who: Observer) -> u64 {
        self.0.iter().find(|(eyes, _)| *eyes == who).map_or(0, |(_, n)| *n)
    }

    /// One more.
    pub(crate) fn count(&mut self, who: Observer) -> u64 {
        match self.0.iter_mut().find(|(eyes, _)| *eyes == who) {
            Some((_, n)) => {
                *n += 1;
                *n
            }
            None => {
                self.0.push((who, 1));
                1
            }
        }
    }
}

/// A game as one observer witnessed it: the sights of each entry, or of all entries that were sent
/// on one beat.
pub(super) fn story<G: Game>(
    setup: &Setup<G>,
    journal: &[Facts<G>],
    who: Observer,
) -> Vec<Vec<G::Sight>> {
    let mut state = G::open(setup);
    let mut story: Vec<Vec<G::Sight>> = Vec::new();
    let mut last_beat = None;
    for (beat, facts) in journal {
        let mut sights = Vec::new();
        for (_, event) in facts {
            sights.extend(G::sight(&state, event, who));
            G::fold(&mut state, event);
        }
        if sights.is_empty() {
            continue;
        }
        match story.last_mut() {
            Some(last) if beat.is_some() && *beat == last_beat => last.append(&mut sights),
            _ => story.push(sights),
        }
        last_beat = *beat;
    }
    story
}
