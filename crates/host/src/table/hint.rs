//! A hint for somebody who plays alone with bots.

use kernel::Seat;
use wire::Phase;

use super::game::facts;
use super::{Door, Lost, Table, orders};
use crate::lobby::LobbyRefusal;
use crate::play::Answer;

impl Table {
    /// Tells a person what a good player would do now in their place, and why: from what their seat
    /// has seen, and from nothing else. In a lesson that is what its step asks for. Where other people
    /// play, a hint would be unfair to them.
    pub(super) async fn hint(&mut self, door: Door, seat: Seat, n: u64) -> Result<(), Lost> {
        let playing = self.lobby.phase == Phase::Playing;
        if !playing || self.lobby.alone() != Some(seat) {
            self.answer(door, Answer::Refused(n, LobbyRefusal::NotAlone.code()));
            return Ok(());
        }
        // It reads the journal, so there are no more of them than of other orders.
        let token = self.token_of(seat);
        if !token.is_some_and(|token| self.orders.take(token, 1, self.customs.orders_per_s)) {
            self.answer(door, Answer::Refused(n, orders::TOO_MANY));
            return Ok(());
        }
        let facts = self.journal.facts().await.map(facts).unwrap_or_default();
        let now = self.now();
        let hint = self.play.as_ref().and_then(|play| play.hint(now, seat, &facts));
        // Nothing has changed, so there is nothing to write.
        self.lobby.did(seat, n);
        if let Some(hint) = hint {
            self.send(door, &hint);
        }
        self.answer(door, Answer::Ack(n));
        Ok(())
    }
}
