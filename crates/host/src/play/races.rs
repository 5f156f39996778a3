//! Whose word was first, and whose was in time: words are dated back by what their line takes.
//!
//! A word that arrives at `arrived` over a line with `credit` was sent at its *moment*,
//! `arrived - credit`. Nobody is credited with more than [`MOST`], so whatever is still on its way
//! was sent less than that ago: at a table where acts race, each is done when its moment is [`MOST`]
//! past, and all of them are done in the order of their moments. How long an act waits follows from
//! its own line alone, so nobody can tell from an answer whether others wait.

use kernel::{At, Game, MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

/// The greatest credit, in ms: a line that is slower than this is slower than this.
pub(crate) const MOST: u64 = 250;

/// Each seat's credit, in ms.
pub(crate) type Credits = [u64; MAX_SEATS];

/// How the moment of an act was found, for whoever wants to check it later.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Held {
    /// Whose act it was.
    pub(crate) seat: u8,
    /// The sender's number of it; a bot has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) n: Option<u64>,
    /// When it arrived.
    pub(crate) arrived: At,
    /// What its line was credited with, in ms.
    pub(crate) credit: u64,
}

/// An act that waits until its moment is past.
struct Waiting<G: Game> {
    moment: At,
    held: Held,
    action: G::Action,
}

/// The acts that wait, by their moments.
pub(super) struct Races<G: Game>(Vec<Waiting<G>>);

impl<G: Game> Races<G> {
    pub(super) const fn new() -> Self {
        Races(Vec::new())
    }

    /// Whether this act waits already: it was sent again.
    pub(super) fn knows(&self, seat: Seat, n: u64) -> bool {
        self.0.iter().any(|it| it.held.seat == seat.0 && it.held.n == Some(n))
    }

    /// An act arrives. One seat's acts keep their order, whatever becomes of its line meanwhile.
    pub(super) fn enter(&mut self, held: Held, action: G::Action) {
        let sent = At(held.arrived.0.saturating_sub(held.credit.min(MOST)));
        let own = self.0.iter().filter(|it| it.held.seat == held.seat).map(|it| it.moment);
        let moment = own.max().map_or(sent, |last| last.max(sent));
        let place = self.0.partition_point(|it| it.moment <= moment);
        self.0.insert(place, Waiting { moment, held, action });
    }

    /// When the next act is due.
    pub(super) fn due(&self) -> Option<At> {
        self.0.first().map(|it| it.moment.plus_ms(MOST))
    }

    /// The act that is due, and how all that wait stand to each other, it first.
    pub(super) fn next(&mut self) -> Option<(Held, G::Action, Vec<Held>)> {
        let all = self.0.iter().map(|it| it.held).collect();
        (!self.0.is_empty()).then(|| self.0.remove(0)).map(|it| (it.held, it.action, all))
    }

    /// A bot gets up, and what it was about to do is not done.
    pub(super) fn forget_bot(&mut self, seat: Seat) {
        self.0.retain(|it| it.held.seat != seat.0 || it.held.n.is_some());
    }
}
