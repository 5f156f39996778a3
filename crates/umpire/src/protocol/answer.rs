//! The answers.

use std::collections::BTreeMap;

use kernel::{Game, Menu, Observer, Outcome, Seat, Standing};
use serde::ser::{Serialize, Serializer};

use super::table::write;

/// What came of a line that was accepted.
#[derive(serde::Serialize)]
#[serde(bound = "")]
pub(crate) struct Answer<'a, G: Game> {
    /// The sights of each observer.
    sights: ByObserver<'a, G::Sight>,
    /// The percepts of each observer.
    percepts: ByObserver<'a, G::Percept>,
    /// The result, once there is one.
    over: Option<Standing>,
}

impl<'a, G: Game> Answer<'a, G> {
    /// What came of it, as far as these observers are concerned.
    pub(crate) fn new(outcome: &'a Outcome<G>, shown: &[Observer], over: Option<Standing>) -> Self {
        let sights = outcome.sights.iter().map(|seen| (seen.who, &seen.sight));
        let felt = outcome.percepts.iter();
        let percepts = felt.map(|felt| (Observer::Seat(felt.seat), &felt.percept));
        Answer {
            sights: sights.filter(|(who, _)| shown.contains(who)).collect(),
            percepts: percepts.filter(|(who, _)| shown.contains(who)).collect(),
            over,
        }
    }

    /// After a refusal: what the time that passed before has brought about all the same.
    pub(crate) fn brought_about(&self, to: &mut Vec<u8>) {
        if !self.sights.0.is_empty() {
            write(to, "sights", &self.sights);
        }
        if !self.percepts.0.is_empty() {
            write(to, "percepts", &self.percepts);
        }
    }
}

/// What a seat may do.
#[derive(serde::Serialize)]
#[serde(bound = "")]
pub(crate) struct Options<'a, G: Game> {
    /// Whose they are, if anybody's.
    pub(crate) seat: Option<Seat>,
    /// The acts.
    pub(crate) acts: &'a Menu<G>,
}

/// What each observer got, in order. Observers that got nothing are left out.
pub(crate) struct ByObserver<'a, T>(BTreeMap<Observer, Vec<&'a T>>);

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
