//! When an accomplice winks: the chance that the caller watches against the risk that others do.

use kernel::Seat;

use super::discretion::may_wink;
use super::outlook::Outlook;

/// How many of the others together look at me of whom I do not know where they look.
const UNSEEN: f32 = 0.66;
/// How likely somebody still looks at me whom I have just seen do so.
const SEEN: f32 = 0.85;
/// How likely somebody looks at me whom I have just seen look elsewhere.
const ELSEWHERE: f32 = 0.05;
/// How long it takes until such a look says nothing any more, in milliseconds.
const STALE_MS: f32 = 2200.0;
/// How likely somebody who looks at me sees a short wink for what it is.
const NOTICES: f32 = 0.75;
/// The pause between two winks for one call, in milliseconds.
const APART_MS: u64 = 2200;
/// A further wink is worth this much of the first, because that one may have been missed.
const AGAIN: f32 = 0.5;

impl Outlook<'_> {
    /// How likely this spy, who could accuse, looks at me now.
    pub(crate) fn watches(&self, seat: Seat) -> f32 {
        let unseen = UNSEEN / (f32::from(self.table.seats.len()) - 1.0);
        let Some(face) = self.memory.face(seat) else { return unseen };
        let then = if face.eyes == Some(self.me) { SEEN } else { ELSEWHERE };
        let stale = (self.now.0.saturating_sub(face.at.0) as f32 / STALE_MS).min(1.0);
        then + (unseen - then) * stale
    }

    /// How likely somebody besides the caller would see a wink now who has a card to accuse with.
    pub(crate) fn risk(&self, caller: Seat) -> f32 {
        let agent = self.table.seats[caller].pawn;
        if agent.is_some_and(|agent| super::hand::is_locked(self.table, agent)) {
            return 0.0;
        }
        let others = self
            .table
            .seats
            .iter()
            .filter(|(seat, place)| *seat != caller && *seat != self.me && place.ci.hand > 0);
        1.0 - others.map(|(seat, _)| 1.0 - NOTICES * self.watches(seat)).product::<f32>()
    }

    /// The caller to wink at now, if this is the moment: they look at me and I at them, and the
    /// risk is no greater than the time that is left makes it worth.
    pub(crate) fn moment(&self) -> Option<Seat> {
        let (caller, eyes) = self.memory.facing()?;
        let debt = self.discretion.debt(caller)?;
        if eyes != Some(self.me) || !may_wink(self.table, self.own, caller) {
            return None;
        }
        let again = debt.winks > 0;
        if debt.winks >= self.character.winks
            || again && self.now < debt.last.plus_ms(APART_MS)
            || self.keeps_the_last_card(caller)
        {
            return None;
        }
        let waited_ms = self.now.0.saturating_sub(debt.since.0) as f32;
        let patience_ms = self.character.patience_ms as f32 * self.leisure();
        let urgency = (waited_ms / patience_ms).min(1.0);
        let daring = self.character.daring + (1.0 - self.character.daring) * urgency * urgency;
        let daring = if again { daring * AGAIN } else { daring };
        (self.risk(caller) <= daring).then_some(caller)
    }

    /// Wink §8.1: who counts does not end the game by a contact that leaves them behind.
    fn keeps_the_last_card(&self, caller: Seat) -> bool {
        self.character.counts && self.own.hand.len() == 1 && self.lead_with(&[self.me, caller]) < 0
    }
}
