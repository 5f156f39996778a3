//! The state, cut by who may know it (§10.1).

use kernel::{At, Few, MAX_SEATS, PerSeat, Seat, Seats, Setup};

use crate::{Agent, Agents, Ci, Lock, Options, Wink};

kernel::named! {
    /// What the table is waiting for.
    pub enum Step: "a step of the game" {
        /// §3.2: the pawn of the spy whose turn it is stands on a card: contact, then a call.
        Contact = "contact",
        /// §3.1: a call.
        Call = "call",
        /// It is over.
        Over = "over",
    }
}

/// §10.1: what everybody knows of one spy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// §4.1: the card their pawn stands on.
    pub pawn: Option<Agent>,
    /// How many agents they hold.
    pub hand: u8,
    /// §1.2: their counterintelligence cards.
    pub ci: Ci,
    /// §6.2: face up before them, one copy.
    pub singles: Agents,
    /// §7.5: face up before them, both copies.
    pub pairs: Agents,
    /// §6.3: how many lie face down before them.
    pub face_down: u8,
    /// §7.9: whom each spy has wrongly accused about the card under this pawn.
    pub accused: [Seats; MAX_SEATS],
    /// §7.8: agents under this pawn about whom somebody was wrongly accused, as long as the lock
    /// lasts.
    pub locked: Agents,
}

/// What everybody knows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Table {
    /// The table's options.
    pub options: Options,
    /// Whether it is over.
    pub over: bool,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// §3.4: when that turn began.
    pub since: At,
    /// §3.4: when the stand-in makes the call.
    pub deadline: Option<At>,
    /// §8.3: how many turns have begun since a card last left the crowd.
    pub quiet: u16,
    /// §2.2: the crowd in table order, with those that have left it.
    pub crowd: Few<Agent, 36>,
    /// The face-up crowd cards.
    pub up: Agents,
    /// §6.3: the crowd cards that lie face down.
    pub down: Agents,
    /// §4.1: the cards under pawns.
    pub called: Agents,
    /// What is known of each spy.
    pub seats: PerSeat<Place>,
}

/// What one spy alone knows, until the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Own {
    /// §2.2: their agents.
    pub hand: Agents,
}

/// Everything that is true: what all know and what each one knows. Nothing is hidden from all.
#[derive(Clone)]
pub struct State {
    pub(crate) table: Table,
    pub(crate) own: PerSeat<Own>,
}

impl State {
    /// The bare table, before the deal.
    pub(crate) fn new(setup: &Setup<Wink>) -> State {
        let seats = setup.seats();
        let table = Table {
            options: *setup.options(),
            over: false,
            turn: None,
            since: At::OPENING,
            deadline: None,
            quiet: 0,
            crowd: Few::new(),
            up: Agents::NONE,
            down: Agents::NONE,
            called: Agents::NONE,
            seats: PerSeat::new(seats, |_| Place::default()),
        };
        State { table, own: PerSeat::new(seats, |_| Own::default()) }
    }

    /// What everybody knows, by reference: for bots that imagine games, where a view of every move
    /// would be a copy that nobody keeps.
    #[inline]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// What `seat` alone knows, in its place.
    #[inline]
    pub fn own(&self, seat: Seat) -> &Own {
        &self.own[seat]
    }
}

impl Table {
    /// What the table is waiting for.
    pub fn step(&self) -> Step {
        match self.turn {
            _ if self.over => Step::Over,
            Some(seat) if self.seats[seat].pawn.is_some() => Step::Contact,
            Some(_) | None => Step::Call,
        }
    }

    /// §3.4: from when on the spy whose turn it is may call or pass.
    pub fn earliest(&self) -> At {
        self.since.plus_s(self.options.min_turn_s)
    }

    /// Whose pawn stands on this card.
    pub fn caller(&self, agent: Agent) -> Option<Seat> {
        self.seats.iter().find(|(_, place)| place.pawn == Some(agent)).map(|(seat, _)| seat)
    }

    /// The pawn of `seat` goes on a card or off the board. The call before it stands no longer, and
    /// what was said about it is past.
    #[inline(always)]
    pub(crate) fn move_pawn(&mut self, seat: Seat, to: Option<Agent>) {
        let place = &mut self.seats[seat];
        let from = std::mem::replace(&mut place.pawn, to);
        place.accused = [Seats::NONE; MAX_SEATS];
        if self.options.lock == Lock::Round {
            place.locked = Agents::NONE;
        }
        let on = |card: Option<Agent>| card.map_or(Agents::NONE, Agents::only);
        self.called = (self.called - on(from)) | on(to);
    }
}

impl Place {
    /// §9.1: how many agents lie face up before them.
    pub fn face_up(&self) -> u8 {
        self.singles.len() + 2 * self.pairs.len()
    }
}
