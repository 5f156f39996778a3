//! How calls end at a table of Wink, whether accusations are right, and how long it all takes.

use kernel::{At, PerSeat, Seat};
use wink::{Agent, Event, Wink};

use crate::{Chronicle, Figure};

/// What becomes of calls.
pub(crate) struct Calls {
    /// The card that each spy has called.
    open: PerSeat<Option<Agent>>,
    calls: u64,
    right_contacts: u64,
    wrong_contacts: u64,
    given_up: u64,
    left_open: u64,
    accusations: u64,
    right_accusations: u64,
    time: Time,
    lead: Lead,
}

/// How long turns and waits are.
struct Time {
    /// Whose turn it is.
    turn: Option<Seat>,
    /// When that turn began.
    since: At,
    turns: u64,
    /// When each spy's last turn ended.
    ended: PerSeat<Option<At>>,
    waits: u64,
    waited_ms: u64,
}

impl Time {
    fn begin(&mut self, seat: Seat, since: At) {
        if let Some(last) = self.turn.replace(seat) {
            self.ended[last] = Some(since);
        }
        if let Some(ended) = self.ended[seat].take() {
            self.waits += 1;
            self.waited_ms += since.0 - ended.0;
        }
        (self.since, self.turns) = (since, self.turns + 1);
    }
}

/// Who is ahead, and how often that changes.
struct Lead {
    /// Wink §9.1: points, but for the four cards that everybody begins with.
    points: PerSeat<i32>,
    leader: Option<Seat>,
    changes: u64,
}

impl Lead {
    fn score(&mut self, gains: &[(Seat, i32)]) {
        gains.iter().for_each(|(seat, points)| self.points[*seat] += points);
        let most = self.points.values().iter().max().copied();
        let mut ahead = self.points.iter().filter(|(_, points)| Some(**points) == most);
        if let (Some((leader, _)), None) = (ahead.next(), ahead.next()) {
            let before = self.leader.replace(leader);
            self.changes += u64::from(before.is_some_and(|before| before != leader));
        }
    }
}

impl Calls {
    pub(crate) fn new(seats: u8) -> Calls {
        Calls {
            open: PerSeat::new(seats, |_| None),
            calls: 0,
            right_contacts: 0,
            wrong_contacts: 0,
            given_up: 0,
            left_open: 0,
            accusations: 0,
            right_accusations: 0,
            time: Time {
                turn: None,
                since: At::OPENING,
                turns: 0,
                ended: PerSeat::new(seats, |_| None),
                waits: 0,
                waited_ms: 0,
            },
            lead: Lead { points: PerSeat::new(seats, |_| 0), leader: None, changes: 0 },
        }
    }

    fn contact(&mut self, by: Seat, right: bool, holder: Seat) {
        self.open[by] = None;
        if right {
            self.right_contacts += 1;
            self.lead.score(&[(by, 1), (holder, 1)]);
        } else {
            self.wrong_contacts += 1;
        }
    }

    /// Wink §7.5, §7.6: two cards for one, or one for nothing.
    fn accuse(&mut self, by: Seat, agent: Agent, right: bool) {
        self.accusations += 1;
        self.lead.score(&[(by, if right { 1 } else { -1 })]);
        if right {
            self.right_accusations += 1;
            let caller = self.open.iter().find(|(_, call)| **call == Some(agent));
            if let Some((caller, _)) = caller {
                self.open[caller] = None;
            }
        }
    }
}

impl Chronicle<Wink> for Calls {
    fn heed(&mut self, event: &Event) {
        match *event {
            Event::Began { seat, since, .. } => self.time.begin(seat, since),
            Event::Called { seat, agent } => {
                self.calls += 1;
                self.given_up += u64::from(self.open[seat].replace(agent).is_some());
            }
            Event::Passed { seat } => {
                self.given_up += u64::from(self.open[seat].take().is_some());
            }
            Event::Contacted { by, seat, agent: _, holder } => {
                self.contact(by, seat == holder, holder);
            }
            Event::Accused { by, seat: _, agent, right } => self.accuse(by, agent, right),
            Event::Over => {
                self.left_open = self.open.values().iter().flatten().count() as u64;
            }
            Event::Dealt(_) => {}
        }
    }

    fn figures(&self) -> Vec<Figure> {
        let of_calls = |name, times| Figure::share(name, times, self.calls);
        let settled = self.right_contacts + self.right_accusations;
        let wrong = self.accusations - self.right_accusations;
        let seats = u64::from(self.open.len());
        // Wink §7.2, §7.3: neither oneself nor the caller can be accused.
        let others = seats - 2;
        vec![
            of_calls("calls: right contact or right accusation", settled),
            of_calls("calls: right contact", self.right_contacts),
            of_calls("calls: right accusation", self.right_accusations),
            of_calls("calls: wrong contact", self.wrong_contacts),
            of_calls("calls: given up", self.given_up),
            of_calls("calls: open at the end", self.left_open),
            Figure::share("accusations: right", self.right_accusations, self.accusations),
            Figure::share("accusations: wrong", wrong, self.accusations),
            Figure::share(
                "accusations: right by chance",
                self.accusations,
                self.accusations * others,
            ),
            Figure::mean("accusations a spy", self.accusations, seats),
            Figure::mean("turns a spy", self.time.turns, seats),
            Figure::mean("changes of the lead", self.lead.changes, 1),
            Figure::mean("minutes until the last turn", self.time.since.0, 60_000),
            Figure::mean(
                "seconds between one's turns",
                self.time.waited_ms,
                1000 * self.time.waits,
            ),
        ]
    }
}
