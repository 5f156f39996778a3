//! What an observer got of a game, to be compared byte for byte.

use kernel::{At, Match, Observer, Outcome, Refusal as _, Seat, Shown};
use serde_json::to_string;

use super::{Doing, Telling};

/// What an observer got of a game.
#[derive(PartialEq, Debug, Default)]
pub(crate) struct Stream {
    /// Each sight, with its instant, as it is written.
    sights: Vec<String>,
    /// Each percept, with its instant, as it is written.
    percepts: Vec<String>,
    /// The answer to each of the observer's own inputs.
    replies: Vec<&'static str>,
    /// What they may know and do after each input that both tellings have.
    views: Vec<String>,
}

/// One of the lists that a stream is made of.
type List = fn(&Stream) -> Vec<&str>;

impl Stream {
    /// Something that both tellings have: what comes of it, how it is answered, what one knows then.
    pub(super) fn follow<G: Telling>(
        &mut self,
        who: Observer,
        game: &mut Match<G>,
        at: At,
        seat: Seat,
        doing: Doing,
    ) {
        let mut outcome = Outcome::default();
        let reply = game.handle(at, doing.by(seat), &mut outcome);
        self.hear(who, &outcome);
        if who.seat() == Some(seat) {
            self.replies.push(reply.map_or_else(|why| why.code(), |()| "ok"));
        }
        if matches!(doing, Doing::Acts(_)) {
            let shown = Shown::<G>::new(game.view(who));
            self.views.push(to_string(&shown).expect("views can be written"));
        }
    }

    pub(super) fn hear<G: Telling>(&mut self, who: Observer, outcome: &Outcome<G>) {
        for seen in outcome.sights.iter().filter(|seen| seen.who == who) {
            let sight = to_string(&seen.sight).expect("sights can be written");
            self.sights.push(format!("{} {sight}", seen.at.0));
        }
        for felt in outcome.percepts.iter().filter(|felt| who == Observer::Seat(felt.seat)) {
            let percept = to_string(&felt.percept).expect("percepts can be written");
            self.percepts.push(format!("{} {percept}", felt.at.0));
        }
    }

    /// How much there was to compare: sights, percepts, signs among them, refusals.
    pub(crate) fn extent(&self) -> [usize; 4] {
        let refusals = self.replies.iter().filter(|reply| **reply != "ok").count();
        let signs = self.percepts.iter().filter(|percept| percept.contains("\"sign\":true"));
        [self.sights.len(), self.percepts.len(), signs.count(), refusals]
    }

    /// The first difference in each of the ways in which two streams differ.
    pub(crate) fn differences(&self, other: &Stream) -> Vec<String> {
        let lists: [(&str, List); 4] = [
            ("replies", |s| s.replies.clone()),
            ("sights", |s| s.sights.iter().map(String::as_str).collect()),
            ("percepts", |s| s.percepts.iter().map(String::as_str).collect()),
            ("views", |s| s.views.iter().map(String::as_str).collect()),
        ];
        let differ = |(name, list): (&str, List)| {
            let (one, two) = (list(self), list(other));
            let place = (0..one.len().max(two.len())).find(|i| one.get(*i) != two.get(*i))?;
            Some(format!("{name} differ: {:?} or {:?}", one.get(place), two.get(place)))
        };
        lists.into_iter().filter_map(differ).collect()
    }
}
