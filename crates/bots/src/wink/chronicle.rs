//! How calls end at a table of Wink, and whether accusations are right.

use kernel::PerSeat;
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
        }
    }
}

impl Chronicle<Wink> for Calls {
    fn heed(&mut self, event: &Event) {
        match *event {
            Event::Called { seat, agent } => {
                self.calls += 1;
                self.given_up += u64::from(self.open[seat].replace(agent).is_some());
            }
            Event::Passed { seat } => {
                self.given_up += u64::from(self.open[seat].take().is_some());
            }
            Event::Contacted { by, seat, agent: _, holder } => {
                self.open[by] = None;
                let count = if seat == holder {
                    &mut self.right_contacts
                } else {
                    &mut self.wrong_contacts
                };
                *count += 1;
            }
            Event::Accused { by: _, seat: _, agent, right } => {
                self.accusations += 1;
                if right {
                    self.right_accusations += 1;
                    let caller = self.open.iter().find(|(_, call)| **call == Some(agent));
                    if let Some((caller, _)) = caller {
                        self.open[caller] = None;
                    }
                }
            }
            Event::Over => {
                self.left_open = self.open.values().iter().flatten().count() as u64;
            }
            Event::Dealt(_) | Event::Began { .. } => {}
        }
    }

    fn figures(&self) -> Vec<Figure> {
        let of_calls = |name, times| Figure::share(name, times, self.calls);
        let settled = self.right_contacts + self.right_accusations;
        // Wink §7.2, §7.3: neither oneself nor the caller can be accused.
        let others = u64::from(self.open.len()) - 2;
        vec![
            of_calls("calls: right contact or right accusation", settled),
            of_calls("calls: right contact", self.right_contacts),
            of_calls("calls: right accusation", self.right_accusations),
            of_calls("calls: wrong contact", self.wrong_contacts),
            of_calls("calls: given up", self.given_up),
            of_calls("calls: open at the end", self.left_open),
            Figure::share("accusations: right", self.right_accusations, self.accusations),
            Figure::share(
                "accusations: right by chance",
                self.accusations,
                self.accusations * others,
            ),
        ]
    }
}
