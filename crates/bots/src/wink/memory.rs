//! What a spy remembers: faces as they last were, winks, and who cannot hold what.

use kernel::{At, PerSeat, Seat, Seats};
use wink::{Agent, Sight, Table};

use super::awareness::Shown;

/// Agents have numbers from 1 to this.
pub(crate) const AGENTS: usize = Agent::LAST as usize + 1;

/// A sign made at somebody else is noticed only after this many times as long.
const OTHERS: u64 = 2;

/// A face as it was when it was last seen.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Face {
    /// When that was.
    pub(crate) at: At,
    /// Where its eyes pointed.
    pub(crate) eyes: Option<Seat>,
    /// For how long it was seen to look at each spy since that spy's last call, in milliseconds.
    pub(crate) stared_ms: [u64; kernel::MAX_SEATS],
    /// For how long it was seen at all since that spy's last call, in milliseconds.
    pub(crate) seen_ms: [u64; kernel::MAX_SEATS],
}

/// A sign that is being seen.
#[derive(Clone, Copy)]
struct Glimpse {
    by: Seat,
    agent: Agent,
    /// Whether it is made at this spy, who waits for it; one made at another is missed more easily.
    at_me: bool,
    since: At,
}

/// What one spy remembers.
pub(crate) struct Memory {
    me: Seat,
    faces: PerSeat<Option<Face>>,
    /// Whose face is before the mind's eye.
    facing: Option<Seat>,
    glimpse: Option<Glimpse>,
    /// A sign that is seen for a shorter time than this, in milliseconds, is missed.
    notices_ms: u64,
    /// What each caller called: the card under each pawn.
    calls: PerSeat<Option<Agent>>,
    /// Who was seen to wink for an agent.
    proven: [Option<Seat>; AGENTS],
    /// Who cannot hold an agent.
    cannot: [Seats; AGENTS],
}

impl Memory {
    /// What can be told at first sight of a table.
    pub(crate) fn new(me: Seat, table: &Table) -> Memory {
        let seats = table.seats.len();
        let mut memory = Memory {
            me,
            faces: PerSeat::new(seats, |_| None),
            facing: None,
            glimpse: None,
            notices_ms: 0,
            calls: PerSeat::new(seats, |seat| table.seats[seat].pawn),
            proven: [None; AGENTS],
            cannot: [Seats::NONE; AGENTS],
        };
        for (caller, place) in table.seats.iter() {
            let Some(agent) = place.pawn else { continue };
            memory.rule_out(caller, agent);
            for (by, wrong) in (0..).map(Seat).zip(&place.accused) {
                wrong.iter().for_each(|whom| memory.rule_out(whom, agent));
                if !wrong.is_empty() {
                    memory.rule_out(by, agent);
                }
            }
        }
        memory
    }

    /// From now on a sign is noticed when it was seen for this long.
    pub(crate) fn set_notices_ms(&mut self, ms: u64) {
        self.notices_ms = ms;
    }

    /// Something that everybody witnessed. Nobody calls a card they hold (Wink §4.2), nor accuses
    /// about it (§7.3), and whoever was accused wrongly does not hold it (§7.7).
    pub(crate) fn heed(&mut self, sight: &Sight) {
        match *sight {
            Sight::Called { seat, agent } => {
                self.rule_out(seat, agent);
                self.begin_anew(seat, Some(agent));
            }
            Sight::Passed { seat } => self.begin_anew(seat, None),
            Sight::Accused { by, seat, agent, right: false } => {
                self.rule_out(by, agent);
                self.rule_out(seat, agent);
            }
            Sight::Accused { agent, right: true, .. } => {
                let is_taken = |caller: &Seat| self.calls[*caller] == Some(agent);
                if let Some(caller) = self.calls.seats().find(is_taken) {
                    self.begin_anew(caller, None);
                }
            }
            Sight::Contacted { by, .. } => self.begin_anew(by, None),
            // The rest is in the view.
            Sight::Dealt { .. } | Sight::Began { .. } | Sight::Over { .. } => {}
        }
    }

    fn rule_out(&mut self, seat: Seat, agent: Agent) {
        if let Some(cannot) = self.cannot.get_mut(usize::from(agent.0)) {
            cannot.insert(seat);
        }
    }

    /// The looks at this caller were about another card.
    fn begin_anew(&mut self, caller: Seat, call: Option<Agent>) {
        self.calls[caller] = call;
        for seat in self.faces.seats() {
            if let Some(face) = &mut self.faces[seat] {
                face.stared_ms[usize::from(caller.0)] = 0;
                face.seen_ms[usize::from(caller.0)] = 0;
            }
        }
    }

    /// The mind becomes aware of what its eyes showed it at that instant. The sign that it noticed,
    /// if any: whose, and for which agent.
    pub(crate) fn become_aware(&mut self, at: At, shown: Shown) -> Option<(Seat, Agent)> {
        let noticed = self.lapse(at);
        match shown {
            Shown::Face { seat, eyes, sign, .. } => {
                self.faces[seat] = Some(Face { at, eyes, ..self.faces[seat].unwrap_or_default() });
                self.facing = Some(seat);
                self.glimpse = sign.map(|agent| Glimpse {
                    by: seat,
                    agent,
                    at_me: eyes == Some(self.me),
                    since: at,
                });
            }
            Shown::Away => (self.facing, self.glimpse) = (None, None),
        }
        noticed
    }

    /// The face before the mind's eye stayed as it was until then: so long did it stare, and if it
    /// made a sign that was long enough, the sign was noticed: whose, and for which agent.
    pub(crate) fn lapse(&mut self, until: At) -> Option<(Seat, Agent)> {
        let seat = self.facing?;
        if let Some(face) = &mut self.faces[seat] {
            let while_ms = until.0.saturating_sub(face.at.0);
            face.seen_ms.iter_mut().for_each(|seen_ms| *seen_ms += while_ms);
            if let Some(at) = face.eyes {
                face.stared_ms[usize::from(at.0)] += while_ms;
            }
            face.at = face.at.max(until);
        }
        let notices_ms = self.notices_ms;
        let lasted = |seen: &mut Glimpse| {
            let long = if seen.at_me { notices_ms } else { notices_ms * OTHERS };
            until.0.saturating_sub(seen.since.0) >= long
        };
        if let Some(Glimpse { by, agent, .. }) = self.glimpse.take_if(lasted)
            && let Some(proven) = self.proven.get_mut(usize::from(agent.0))
        {
            *proven = Some(by);
            return Some((by, agent));
        }
        None
    }

    /// What a spy has called.
    pub(crate) fn call(&self, caller: Seat) -> Option<Agent> {
        self.calls[caller]
    }

    /// A face as it was when it was last seen.
    pub(crate) fn face(&self, seat: Seat) -> Option<&Face> {
        self.faces[seat].as_ref()
    }

    /// Whose face is before the mind's eye, and where its eyes point.
    pub(crate) fn facing(&self) -> Option<(Seat, Option<Seat>)> {
        let seat = self.facing?;
        Some((seat, self.faces[seat]?.eyes))
    }

    /// Who was seen to wink for an agent.
    pub(crate) fn proven(&self, agent: Agent) -> Option<Seat> {
        *self.proven.get(usize::from(agent.0))?
    }

    /// Who cannot hold an agent that one does not hold oneself.
    pub(crate) fn cannot(&self, agent: Agent) -> Seats {
        let mut cannot = self.cannot.get(usize::from(agent.0)).copied().unwrap_or_default();
        cannot.insert(self.me);
        cannot
    }
}
