//! The answers.

use std::collections::BTreeMap;

use kernel::{Game, Observer, Outcome, Shown, Standing};
use serde::ser::{Serialize, Serializer};

/// The answer to one line.
#[derive(serde::Serialize)]
#[serde(rename_all = "snake_case", bound = "")]
pub(crate) enum Answer<'a, G: Game> {
    /// Accepted, with what came of it.
    Ok {
        /// The sights of each observer.
        sights: Sights<'a, G>,
        /// The percepts of each observer.
        percepts: Percepts<'a, G>,
        /// The result, once there is one.
        over: Option<Standing>,
    },
    /// An observer's view.
    View(Box<Shown<G>>),
    /// The rules refuse; the time that passed before may have brought something about all the same.
    #[serde(untagged)]
    Refused {
        /// The reason's code.
        refused: &'static str,
        /// The sights of what time brought about.
        #[serde(skip_serializing_if = "ByObserver::is_empty")]
        sights: Sights<'a, G>,
        /// The percepts of what time brought about.
        #[serde(skip_serializing_if = "ByObserver::is_empty")]
        percepts: Percepts<'a, G>,
    },
}

type Sights<'a, G> = ByObserver<'a, <G as Game>::Sight>;
type Percepts<'a, G> = ByObserver<'a, <G as Game>::Percept>;

impl<'a, G: Game> Answer<'a, G> {
    /// What came of an accepted line.
    pub(crate) fn ok(outcome: &'a Outcome<G>, over: Option<Standing>) -> Self {
        Answer::Ok { sights: sights(outcome), percepts: percepts(outcome), over }
    }

    /// The refusal, and what time brought about before it.
    pub(crate) fn refused(refusal: G::Refusal, outcome: &'a Outcome<G>) -> Self {
        let refused = kernel::Refusal::code(refusal);
        Answer::Refused { refused, sights: sights(outcome), percepts: percepts(outcome) }
    }
}

fn sights<G: Game>(outcome: &Outcome<G>) -> Sights<'_, G> {
    outcome.sights.iter().map(|seen| (seen.who, &seen.sight)).collect()
}

fn percepts<G: Game>(outcome: &Outcome<G>) -> Percepts<'_, G> {
    outcome.percepts.iter().map(|felt| (Observer::Seat(felt.seat), &felt.percept)).collect()
}

/// What each observer got, in order. Observers that got nothing are left out.
pub(crate) struct ByObserver<'a, T>(BTreeMap<Observer, Vec<&'a T>>);

impl<T> ByObserver<'_, T> {
    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<'a, T> FromIterator<(Observer, &'a T)> for ByObserver<'a, T> {
    fn from_iter<I: IntoIterator<Item = (Observer, &'a T)>>(all: I) -> Self {
        let mut lists: BTreeMap<Observer, Vec<&T>> = BTreeMap::new();
        for (who, what) in all {
            lists.entry(who).or_default().push(what);
        }
        ByObserver(lists)
    }
}

impl<T: Serialize> Serialize for ByObserver<'_, T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().map(|(who, list)| (who.to_string(), list)))
    }
}
