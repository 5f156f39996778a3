//! Tables to tell stories at.

use kernel::{Observer, PerSeat, Seat, Setup};
use umpire::scenario::{Scenario, given};

use crate::{Action, Agent, Agents, Deal, Eyes, Options, Percept, Sight, Signal, Wink};

pub(crate) const ANN: Seat = Seat(0);
pub(crate) const BEN: Seat = Seat(1);
pub(crate) const CAT: Seat = Seat(2);
pub(crate) const DAN: Seat = Seat(3);
pub(crate) const EVE: Seat = Seat(4);
/// Nobody's seat at a table of fewer than eight.
pub(crate) const NOBODY: Seat = Seat(7);

/// A table that is about to be dealt. Ann begins.
pub(crate) struct Table {
    options: Options,
    hands: Vec<Agents>,
    crowd: Vec<Agent>,
}

pub(crate) fn agents(numbers: impl IntoIterator<Item = u8>) -> Agents {
    numbers.into_iter().map(Agent).collect()
}

/// A table of this many spies, in whose turns no minimum binds. Each holds three agents: Ann 1, 2,
/// 3, Ben 4, 5, 6, Cat 7, 8, 9, Dan 10, 11, 12, and so on. The crowd lies in the order of the
/// numbers.
fn spies(seats: u8) -> Table {
    Table {
        options: Options { min_turn_s: 0, ..Options::default() },
        hands: (0..seats).map(|seat| agents(3 * seat + 1..=3 * seat + 3)).collect(),
        crowd: (1..=3 * seats).map(Agent).collect(),
    }
}

pub(crate) fn four() -> Table {
    spies(4)
}

pub(crate) fn five() -> Table {
    spies(5)
}

impl Table {
    pub(crate) fn options(mut self, change: impl FnOnce(&mut Options)) -> Self {
        change(&mut self.options);
        self
    }
    /// At a distance.
    pub(crate) fn gaze(self) -> Self {
        self.options(|options| options.eyes = Eyes::Gaze)
    }
    /// Other hands, and the crowd that belongs to them.
    pub(crate) fn hands<const N: usize>(mut self, hands: [&[u8]; N]) -> Self {
        self.hands = hands.map(|hand| agents(hand.iter().copied())).into();
        self.crowd = hands.into_iter().flatten().copied().map(Agent).collect();
        self
    }
    /// Deals, and lets everybody see the opening.
    pub(crate) fn deals(self) -> Scenario<Wink> {
        let seats = self.hands.len() as u8;
        let setup = Setup::new(seats, self.options).expect("a possible table");
        let first = self.options.first.unwrap_or(ANN);
        let hands = PerSeat::new(seats, |seat| self.hands[usize::from(seat.0)]);
        given(&setup, Deal { first, crowd: self.crowd.into_iter().collect(), hands })
    }
    /// Deals, and forgets what the opening looked like.
    pub(crate) fn opens(self) -> Scenario<Wink> {
        self.deals().time_passes()
    }
}

pub(crate) fn contact(whom: Seat) -> Action {
    Action::Contact(whom)
}
pub(crate) fn call(agent: u8) -> Action {
    Action::Call(Agent(agent))
}
pub(crate) fn accuse(whom: Seat, agent: u8) -> Action {
    Action::Accuse { seat: whom, agent: Agent(agent) }
}
pub(crate) fn pass() -> Action {
    Action::Pass {}
}
pub(crate) fn look(whom: Seat) -> Signal {
    Signal::Look(Some(whom))
}
pub(crate) fn look_at_the_crowd() -> Signal {
    Signal::Look(None)
}
pub(crate) fn wink(caller: Seat) -> Signal {
    Signal::Wink(Some(caller))
}
pub(crate) fn let_go() -> Signal {
    Signal::Wink(None)
}

pub(crate) fn called(seat: Seat, agent: u8) -> Sight {
    Sight::Called { seat, agent: Agent(agent) }
}
pub(crate) fn began(seat: Seat) -> Sight {
    Sight::Began { seat }
}
pub(crate) fn contacted(by: Seat, seat: Seat, agent: u8, holder: Seat) -> Sight {
    Sight::Contacted { by, seat, agent: Agent(agent), right: seat == holder, holder }
}
pub(crate) fn accused(by: Seat, seat: Seat, agent: u8, right: bool) -> Sight {
    Sight::Accused { by, seat, agent: Agent(agent), right }
}

/// A face with its eyes open, seen.
pub(crate) fn face(seat: Seat, eyes: Option<Seat>) -> Percept {
    Percept::Face { seat, eyes, sign: false, blink: false }
}
/// A face that makes its sign at somebody, seen.
pub(crate) fn sign(seat: Seat, at: Seat) -> Percept {
    Percept::Face { seat, eyes: Some(at), sign: true, blink: false }
}
/// A face with both eyes shut, seen.
pub(crate) fn blink(seat: Seat, eyes: Option<Seat>) -> Percept {
    Percept::Face { seat, eyes, sign: false, blink: true }
}

/// What everybody does all the time.
pub(crate) trait Turns: Sized {
    /// A call, which everybody sees, and the next turn, which everybody sees too.
    #[track_caller]
    fn calls(self, seat: Seat, agent: u8) -> Self;
    /// Nothing is witnessed and nothing is felt.
    #[track_caller]
    fn nobody_notices(self) -> Self;
    /// Whose turn it is, as everybody sees it.
    #[track_caller]
    fn turn_is(self, seat: Seat) -> Self;
}

impl Turns for Scenario<Wink> {
    #[track_caller]
    fn calls(self, seat: Seat, agent: u8) -> Self {
        let mut next = seat;
        self.shows(seat, |view| next = seat.left(view.table.seats.len()))
            .does(seat, call(agent))
            .all_see(called(seat, agent))
            .all_see(began(next))
            .and_nobody_notices_more()
    }
    #[track_caller]
    fn nobody_notices(self) -> Self {
        self.and_nobody_notices_more()
    }
    #[track_caller]
    fn turn_is(self, seat: Seat) -> Self {
        self.shows(Observer::Screen, |view| assert_eq!(view.table.turn, Some(seat)))
    }
}
