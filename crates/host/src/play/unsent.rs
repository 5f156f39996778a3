//! Sights and percepts that wait to be sent, and the length of the messages that carry them.

use bots::Minds;
use kernel::{Felt, Game, Match, Observer, Outcome, Seat, Witnessed};
use serde::ser::{Serialize, SerializeSeq, Serializer};
use serde_json::value::RawValue;
use wire::{BEAT_BYTES, Beat, FEW, ToClient, padded};

use super::Answer;

/// The length of an update is a multiple of this.
const UPDATE: usize = 8192;
/// A view is shorter than this, and a sight shorter than that: the length that an update gets
/// follows from how many sights are in it, which everybody knows, and from nothing else.
pub(super) const VIEW: usize = 7168;
pub(super) const SIGHT: usize = 512;

/// Sights and percepts that wait to be sent.
pub(super) struct Unsent<G: Game> {
    sights: Vec<Witnessed<G>>,
    percepts: Vec<Felt<G>>,
}

impl<G: Game> Unsent<G> {
    pub(super) const fn new() -> Self {
        Unsent { sights: Vec::new(), percepts: Vec::new() }
    }

    /// What came of an input waits with the rest.
    pub(super) fn gather(&mut self, outcome: &mut Outcome<G>) {
        gather(&mut self.sights, &mut outcome.sights);
        gather(&mut self.percepts, &mut outcome.percepts);
    }

    /// Notifies the bots, which come last; after that nothing waits any more.
    pub(super) fn notify(&mut self, minds: &mut Minds<G>, game: &Match<G>) {
        minds.notice(game, &self.sights, &self.percepts);
        // Between two moves a table keeps no room for what was witnessed: it is several kilobytes.
        (self.sights, self.percepts) = (Vec::new(), Vec::new());
    }

    pub(super) fn witnessed(&self, who: Observer) -> impl Iterator<Item = &Witnessed<G>> {
        self.sights.iter().filter(move |seen| seen.who == who)
    }

    pub(super) fn felt(&self, seat: Seat) -> impl DoubleEndedIterator<Item = &Felt<G>> {
        self.percepts.iter().filter(move |felt| felt.seat == seat)
    }

    /// The sights of an update: what was missed earlier, then what is new.
    pub(super) fn sights<'a>(
        &'a self,
        who: Observer,
        earlier: &'a [Box<RawValue>],
    ) -> Sights<'a, G> {
        Sights { earlier, new: self.witnessed(who).map(|seen| &seen.sight).collect() }
    }

    /// The newest few that this seat felt, oldest first.
    pub(super) fn newest(&self, seat: Seat) -> Vec<&G::Percept> {
        let mut newest: Vec<_> = self.felt(seat).rev().map(|it| &it.percept).take(FEW).collect();
        newest.reverse();
        newest
    }
}

/// Moves everything behind what waits already; where nothing waits, with its memory.
fn gather<T>(waiting: &mut Vec<T>, new: &mut Vec<T>) {
    if waiting.is_empty() {
        *waiting = std::mem::take(new);
    } else {
        waiting.append(new);
    }
}

/// The sights of an update.
pub(super) struct Sights<'a, G: Game> {
    earlier: &'a [Box<RawValue>],
    new: Vec<&'a G::Sight>,
}

impl<G: Game> Sights<'_, G> {
    /// How long an update with these sights is at a table that pads.
    pub(super) fn update_bytes(&self) -> usize {
        let sights = self.earlier.len() + self.new.len();
        (VIEW + SIGHT * sights).next_multiple_of(UPDATE)
    }
}

impl<G: Game> Serialize for Sights<'_, G> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut list = to.serialize_seq(Some(self.earlier.len() + self.new.len()))?;
        self.earlier.iter().try_for_each(|sight| list.serialize_element(sight))?;
        self.new.iter().try_for_each(|sight| list.serialize_element(sight))?;
        list.end()
    }
}

/// An update as long as it should be; if it ever were longer, then as long as a longer one.
pub(super) fn update(text: String, bytes: usize) -> String {
    debug_assert!(text.len() <= bytes, "{} bytes do not fit in {bytes}: {text}", text.len());
    let bytes = bytes.max(text.len().next_multiple_of(UPDATE));
    padded(text, bytes)
}

/// The frame of a beat. An error is cut to what there is room for.
pub(super) fn frame<P: Serialize>(k: u64, felt: Vec<&P>, answer: Option<&Answer>) -> String {
    let (mut ack, mut refused, mut error) = (None, None, None);
    match answer {
        Some(Answer::Done(n) | Answer::Ack(n)) => ack = Some(*n),
        Some(Answer::Refused(n, why)) => refused = Some(wire::No { n: *n, why }),
        Some(Answer::Error(what)) => error = Some(&**what),
        None => {}
    }
    let mut frame = Beat { k, felt, ack, refused, error };
    loop {
        let text = ToClient::<(), (), _>::Beat(frame.clone()).text();
        if text.len() <= BEAT_BYTES {
            return padded(text, BEAT_BYTES);
        }
        match frame.error {
            Some(what) if !what.is_empty() => {
                let ends = what.char_indices().map(|(end, _)| end);
                let shorter = ends.take_while(|end| *end <= what.len() * 3 / 4).last();
                frame.error = shorter.map(|end| &what[..end]);
            }
            _ => drop(frame.felt.remove(0)),
        }
    }
}
