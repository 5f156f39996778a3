//! The same game with other hands.

use kernel::{PerSeat, Seat};

use super::{Doing, Step, Telling, Twins};
use crate::{Action, Agent, Agents, Deal};

/// What was said of cards in a game.
struct Said {
    /// Cards of which somebody said something that would be answered otherwise in other hands.
    settled: Agents,
    /// Cards that each spy called, and of which nobody said more.
    called: PerSeat<Agents>,
}

impl<G: Telling> Twins<G> {
    /// Deals other cards to the others, with which everything that happened could still have
    /// happened: a card that was called but never settled may be anybody's but the caller's, and a
    /// card that nobody spoke of may be anybody's. Who was seen to wink is what they were seen to
    /// be.
    pub(super) fn deal_otherwise(&mut self) -> Deal {
        let Said { settled, called } = self.said();
        let open = called.values().iter().fold(Agents::NONE, |all, set| all | *set);
        let hands = self.deal.hands;
        let kept = PerSeat::new(hands.len(), |seat| match () {
            () if self.observer.seat() == Some(seat) => hands[seat],
            () if self.seen_winking.contains(seat) => hands[seat] & (settled | open),
            () => hands[seat] & settled,
        });
        let loose = |seat| hands[seat] - kept[seat];
        let mut cards: Vec<Agent> = hands.seats().flat_map(|seat| loose(seat).iter()).collect();
        for _ in 0..40 {
            self.dice.shuffle(&mut cards);
            let mut left = cards.iter().copied();
            let mut draw = |seat| left.by_ref().take(usize::from(loose(seat).len())).collect();
            let dealt = PerSeat::new(hands.len(), |seat| kept[seat] | draw(seat));
            let fits = |seat: Seat| {
                let barred = if self.seen_winking.contains(seat) { open } else { called[seat] };
                ((dealt[seat] - kept[seat]) & barred).is_empty()
            };
            if hands.seats().all(fits) {
                return Deal { hands: dealt, ..self.deal };
            }
        }
        self.deal
    }

    /// Plays the first telling once more, and listens.
    fn said(&self) -> Said {
        let mut said = Said { settled: Agents::NONE, called: PerSeat::new(8, |_| Agents::NONE) };
        let (mut game, mut outcome) = self.open(self.deal);
        for (at, step) in &self.steps {
            let Step::Both(seat, doing) = step else { continue };
            let pawn = game.state().table.seats[*seat].pawn;
            let accepted = game.handle(*at, doing.by(*seat), &mut outcome).is_ok();
            let settled = match *doing {
                // What the observer is refused is refused for reasons that they know.
                Doing::Acts(_) if !accepted && self.observer.seat() == Some(*seat) => None,
                Doing::Acts(Action::Call(agent)) if accepted => {
                    said.called[*seat].insert(agent);
                    None
                }
                Doing::Acts(Action::Call(agent) | Action::Accuse { agent, .. }) => Some(agent),
                Doing::Acts(Action::Contact(_)) => pawn,
                Doing::Acts(Action::Pass {}) | Doing::Senses(_) => None,
            };
            settled.filter(|agent| agent.exists()).into_iter().for_each(|a| said.settled.insert(a));
        }
        said
    }
}
