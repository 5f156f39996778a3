//! What a spy remembers of the game, and for how long.
//!
//! What lies on the table needs no memory. What was said about earlier calls does, and fades: after
//! some calls, fewer for a bad memory, the spy does not know it any more.

use kernel::{Dice, MAX_SEATS, Seat};
use wink::{Agent, Sight};

use super::memory::AGENTS;

/// Something worth remembering.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Fact {
    /// This spy does not hold this agent.
    Lacks(Seat, Agent),
    /// This spy seemed to wink for this agent.
    Winked(Seat, Agent),
}

/// The facts that one spy remembers.
pub(crate) struct Recollection {
    /// How many calls it has heard: by these it counts time.
    calls: u32,
    /// Up to which call it remembers that a spy does not hold an agent; 0 if it never knew.
    lacks: [[u32; MAX_SEATS]; AGENTS],
    /// Who seemed to wink for an agent, and up to which call it remembers that.
    winked: [Option<(Seat, u32)>; AGENTS],
    /// What it has witnessed since it last thought.
    fresh: Vec<Fact>,
}

impl Recollection {
    /// Nothing yet.
    pub(crate) fn new() -> Recollection {
        Recollection {
            calls: 1,
            lacks: [[0; MAX_SEATS]; AGENTS],
            winked: [None; AGENTS],
            fresh: Vec::new(),
        }
    }

    /// Something that everybody witnessed. Nobody calls a card they hold (Wink §4.2), nor accuses
    /// about it (§7.3), and who was accused wrongly does not hold it (§7.7).
    pub(crate) fn heed(&mut self, sight: &Sight) {
        match *sight {
            Sight::Called { seat, agent } => {
                self.calls += 1;
                self.fresh.push(Fact::Lacks(seat, agent));
            }
            Sight::Accused { by, seat, agent, right: false } => {
                self.fresh.push(Fact::Lacks(by, agent));
                self.fresh.push(Fact::Lacks(seat, agent));
            }
            // The cards are gone, or there is nothing to learn.
            Sight::Accused { right: true, .. }
            | Sight::Contacted { .. }
            | Sight::Passed { .. }
            | Sight::Dealt { .. }
            | Sight::Began { .. }
            | Sight::Over { .. } => {}
        }
    }

    /// It saw a wink, or takes it for one.
    pub(crate) fn notice(&mut self, seat: Seat, agent: Agent) {
        self.fresh.push(Fact::Winked(seat, agent));
    }

    /// Commits to memory what is new, each fact for a number of calls between these two. Whether
    /// there was anything.
    pub(crate) fn settle(&mut self, (least, most): (u32, u32), dice: &mut Dice) -> bool {
        let any = !self.fresh.is_empty();
        for fact in std::mem::take(&mut self.fresh) {
            let until = self.calls + least + dice.below(most - least + 1);
            match fact {
                Fact::Lacks(seat, agent) => {
                    if let Some(lacks) = self.lacks.get_mut(usize::from(agent.0)) {
                        let lacks = &mut lacks[usize::from(seat.0)];
                        *lacks = until.max(*lacks);
                    }
                    // It was no wink after all.
                    if let Some(winked) = self.winked.get_mut(usize::from(agent.0)) {
                        winked.take_if(|(winker, _)| *winker == seat);
                    }
                }
                Fact::Winked(seat, agent) => {
                    if let Some(winked) = self.winked.get_mut(usize::from(agent.0)) {
                        *winked = Some((seat, until));
                    }
                }
            }
        }
        any
    }

    /// Whether it remembers that this spy does not hold this agent.
    pub(crate) fn lacks(&self, seat: Seat, agent: Agent) -> bool {
        let lacks = self.lacks.get(usize::from(agent.0));
        lacks.is_some_and(|lacks| lacks[usize::from(seat.0)] > self.calls)
    }

    /// Who seemed to wink for this agent, as far as it remembers.
    pub(crate) fn winked(&self, agent: Agent) -> Option<Seat> {
        let (seat, until) = (*self.winked.get(usize::from(agent.0))?)?;
        (until > self.calls).then_some(seat)
    }
}
