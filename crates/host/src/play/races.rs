//! Whose act was first, and which came in time: each act is dated back by the credit of its
//! connection.
//!
//! An act that arrives at `arrived` over a connection with `credit` was sent at its *moment*,
//! `arrived - credit`. No credit exceeds [`MOST`], so an act that is still on its way was sent less
//! than [`MOST`] ago. At a table where acts race, each act is therefore done when its moment is
//! [`MOST`] past, and all are done in the order of their moments. How long an act waits depends on
//! its own connection alone, so an answer does not reveal whether other acts wait.

use kernel::{At, Game, MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

/// The greatest credit, in ms. Beyond it a slow connection is the player's own disadvantage.
pub(crate) const MOST: u64 = 250;

/// Each seat's credit, in ms.
pub(crate) type Credits = [u64; MAX_SEATS];

/// How the moment of an act was found. It is journaled, so that a race can be checked later.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Held {
    /// The seat that acted.
    pub(crate) seat: u8,
    /// The sender's number of the act; a bot's has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) n: Option<u64>,
    /// When it arrived.
    pub(crate) arrived: At,
    /// The credit of its connection, in ms.
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

    /// Whether an act of this seat waits.
    pub(super) fn waits(&self, seat: Seat) -> bool {
        self.0.iter().any(|it| it.held.seat == seat.0 && it.held.n.is_some())
    }

    /// Drops all acts that wait, and returns each one's seat and sender's number; a bot's has none.
    pub(super) fn drop_all(&mut self) -> Vec<(Seat, u64)> {
        self.0.drain(..).filter_map(|it| Some((Seat(it.held.seat), it.held.n?))).collect()
    }

    /// An act arrives. One seat's acts keep their order, even if its credit changes meanwhile.
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

    /// The act that is due, and the evidence for the order of all that wait, this act first.
    pub(super) fn next(&mut self) -> Option<(Held, G::Action, Vec<Held>)> {
        let all = self.0.iter().map(|it| it.held).collect();
        (!self.0.is_empty()).then(|| self.0.remove(0)).map(|it| (it.held, it.action, all))
    }

    /// A bot leaves its seat: drops the acts that it had waiting.
    pub(super) fn forget_bot(&mut self, seat: Seat) {
        self.0.retain(|it| it.held.seat != seat.0 || it.held.n.is_some());
    }
}
