//! Who is connected to a table, and who is away.

use std::collections::VecDeque;
use std::hash::{BuildHasher, RandomState};
use std::sync::LazyLock;

use kernel::Seat;
use serde_json::value::RawValue;
use tokio::time::Instant;
use wire::{Stand, TokenHash, You};

use super::{Door, Farewell, Line, Outlet, Table, Whence};
use crate::play::{Answer, Credits};

/// Hashes `table` messages. By chance two in 2⁶⁴ are the same, and then a client sees the newer one
/// with the next change.
static HASHER: LazyLock<RandomState> = LazyLock::new(RandomState::new);

/// How many may watch, screens among them.
const MOST_WATCHERS: usize = 64;

/// How many answers may wait for a beat.
const MOST_ANSWERS: usize = 64;

/// Somebody who is connected.
struct Open {
    door: Door,
    from: Whence,
    stand: Stand,
    token: Option<TokenHash>,
    /// What held the chair of a spectator who sits out.
    sits_out: Option<TokenHash>,
    seat: Option<Seat>,
    outlet: Box<dyn Outlet>,
    line: Line,
    /// Answers that wait for the next beats.
    answers: VecDeque<Answer>,
    /// The welcome of a client that has just connected; it is sent on the next beat.
    fresh: Option<Fresh>,
    /// A hash of the last `table` message that was sent to them: the message itself would be most of
    /// what a connection costs.
    shown: Option<u64>,
}

/// What a client is sent that has just connected.
pub(super) struct Fresh {
    pub(super) welcome: String,
    /// What they missed.
    pub(super) earlier: Vec<Box<RawValue>>,
}

/// A person who holds a seat but is not connected.
struct Away {
    token: TokenHash,
    since: Instant,
    stand_in: bool,
}

/// The connections, and the people who are away.
#[derive(Default)]
pub(super) struct Doors {
    open: Vec<Open>,
    away: Vec<Away>,
}

impl Doors {
    /// The seat of the person at this door.
    pub(super) fn seat(&self, door: Door) -> Option<Seat> {
        self.open.iter().find(|open| open.door == door).and_then(|open| open.seat)
    }

    /// The door of the person on this seat.
    pub(super) fn of(&self, seat: Seat) -> Option<Door> {
        self.open.iter().find(|open| open.seat == Some(seat)).map(|open| open.door)
    }

    /// Each seat's credit. Bots and absent people have none.
    pub(super) fn credits(&self) -> Credits {
        let mut credits = Credits::default();
        for open in &self.open {
            if let Some(credit) = open.seat.and_then(|seat| credits.get_mut(usize::from(seat.0))) {
                *credit = open.line.credit_ms().into();
            }
        }
        credits
    }

    /// Notes for every connection whether it matters who acts first.
    pub(super) fn set_races(&self, races: bool) {
        self.open.iter().for_each(|open| open.line.set_races(races));
    }

    /// Leaves an answer for a client. False if too many answers wait for it already.
    pub(super) fn leave_answer(&mut self, door: Door, answer: Answer) -> bool {
        let Some(open) = self.get_mut(door) else { return true };
        open.answers.push_back(answer);
        open.answers.len() <= MOST_ANSWERS
    }

    /// The number of the act that was done last, if that is the only answer that waits: it travels
    /// in the act's own update.
    pub(super) fn take_done(&mut self, door: Door) -> Option<u64> {
        let answers = &mut self.get_mut(door)?.answers;
        match answers.front() {
            Some(Answer::Done(n)) => {
                let n = *n;
                answers.pop_front();
                Some(n)
            }
            Some(Answer::Ack(_) | Answer::Refused(..) | Answer::Error(_)) | None => None,
        }
    }

    /// The answer that is next.
    pub(super) fn next_answer(&mut self, door: Door) -> Option<Answer> {
        self.get_mut(door)?.answers.pop_front()
    }

    /// Keeps a newcomer's welcome for the next beat.
    pub(super) fn come(&mut self, door: Door, fresh: Fresh) {
        if let Some(open) = self.get_mut(door) {
            open.fresh = Some(fresh);
        }
    }

    /// Takes the welcome that waits for this connection, if any.
    pub(super) fn take_fresh(&mut self, door: Door) -> Option<Fresh> {
        self.get_mut(door)?.fresh.take()
    }

    /// Notes the `table` message that a client is to have. Returns whether it differs from the
    /// last.
    pub(super) fn shows(&mut self, door: Door, text: &str) -> bool {
        let hash = Some(HASHER.hash_one(text));
        let Some(open) = self.get_mut(door).filter(|open| open.shown != hash) else { return false };
        open.shown = hash;
        true
    }

    fn get_mut(&mut self, door: Door) -> Option<&mut Open> {
        self.open.iter_mut().find(|open| open.door == door)
    }

    /// Since when the longest absent person without a stand-in has been away.
    pub(super) fn next_away(&self) -> Option<Instant> {
        self.away.iter().filter(|away| !away.stand_in).map(|away| away.since).min()
    }

    /// Lets somebody in. An older connection that holds the same seat goes: a player has one pair
    /// of eyes. If too many watch, one of them makes room.
    pub(super) fn enter(
        &mut self,
        (door, from): (Door, Whence),
        stand: Stand,
        (token, sits_out): (Option<TokenHash>, Option<TokenHash>),
        (outlet, line): (Box<dyn Outlet>, Line),
    ) {
        if token.is_none() {
            self.make_room();
        }
        self.dismiss(Farewell::Elsewhere, |open| open.token.is_some() && open.token == token);
        self.away.retain(|away| Some(away.token) != token);
        let (answers, fresh, shown) = Default::default();
        let seat = None;
        let sits_out = sits_out.filter(|_| stand == Stand::Spectator);
        let open =
            Open { door, from, stand, token, sits_out, seat, outlet, line, answers, fresh, shown };
        self.open.push(open);
    }

    /// If too many watch, the oldest from the address that watches most goes: a stranger who opens
    /// a hundred screens replaces their own, and never the family's.
    fn make_room(&mut self) {
        let watchers = || self.open.iter().filter(|open| open.token.is_none());
        if watchers().count() < MOST_WATCHERS {
            return;
        }
        let from_there = |from: Whence| watchers().filter(|open| open.from == from).count();
        // The first of the greatest, so that equals are decided by who came first.
        let oldest = watchers().rev().max_by_key(|open| from_there(open.from));
        if let Some(door) = oldest.map(|open| open.door) {
            metrics::counter!("safehouse_limited_total", "kind" => "watchers").increment(1);
            self.dismiss(Farewell::Full, |open| open.door == door);
        }
    }

    /// How many are connected from this address.
    #[cfg(test)]
    pub(super) fn from(&self, from: Whence) -> usize {
        self.open.iter().filter(|open| open.from == from).count()
    }

    /// The address of this seat's holder, unless somebody else at the table has the same.
    pub(super) fn alone_from(&self, seat: Seat) -> Option<Whence> {
        let from = self.open.iter().find(|open| open.seat == Some(seat))?.from;
        let others = self.open.iter().filter(|open| open.from == from && open.token.is_some());
        (others.count() == 1).then_some(from)
    }

    /// Removes a connection. Returns how it had come, if it was still here.
    pub(super) fn leave(&mut self, door: Door) -> Option<Stand> {
        let place = self.open.iter().position(|open| open.door == door)?;
        let gone = self.open.remove(place);
        if let Some(token) = gone.token {
            self.away.push(Away { token, since: Instant::now(), stand_in: false });
        }
        Some(gone.stand)
    }

    /// How many watch, screens not counted.
    pub(super) fn watching(&self) -> usize {
        self.open.iter().filter(|open| open.stand == Stand::Spectator).count()
    }

    /// Whether somebody who sits out, and is known by this token, watches.
    pub(super) fn watches(&self, token: TokenHash) -> bool {
        self.open.iter().any(|open| open.sits_out == Some(token))
    }

    /// Notes a person as away who has not connected since the table woke.
    pub(super) fn absent(&mut self, token: TokenHash) {
        self.away.push(Away { token, since: Instant::now(), stand_in: false });
    }

    /// Whether a person who holds this token is connected.
    pub(super) fn is_here(&self, token: TokenHash) -> bool {
        self.open.iter().any(|open| open.token == Some(token))
    }

    /// Whether a bot plays for the holder of this token.
    pub(super) fn has_stand_in(&self, token: TokenHash) -> bool {
        self.away.iter().any(|away| away.token == token && away.stand_in)
    }

    /// Since when the holder of this token has been away.
    pub(super) fn away_since(&self, token: TokenHash) -> Option<Instant> {
        self.away.iter().find(|away| away.token == token).map(|away| away.since)
    }

    /// The first person who is connected.
    pub(super) fn somebody(&self) -> Option<Seat> {
        self.open.iter().filter_map(|open| open.seat).min()
    }

    /// Whether any person is connected.
    pub(super) fn anybody(&self) -> bool {
        self.open.iter().any(|open| open.token.is_some())
    }

    /// The people for whom a bot plays from now on, because they have been away for this long.
    pub(super) fn overdue(&mut self, since: Instant) -> Vec<TokenHash> {
        let overdue = self.away.iter_mut().filter(|away| !away.stand_in && away.since <= since);
        overdue
            .map(|away| {
                away.stand_in = true;
                away.token
            })
            .collect()
    }

    /// The game is over: no bot stands in for anybody.
    pub(super) fn dismiss_stand_ins(&mut self) {
        self.away.iter_mut().for_each(|away| away.stand_in = false);
    }

    /// Disconnects everybody whose token no longer holds a seat.
    pub(super) fn vacate(&mut self, why: Farewell, gone: impl Fn(TokenHash) -> bool) {
        self.dismiss(why, |open| open.token.is_some_and(&gone));
        self.away.retain(|away| !gone(away.token));
    }

    /// Disconnects the spectators, but not people of the table who sit out.
    pub(super) fn dismiss_spectators(&mut self) {
        let stranger = |open: &Open| open.stand == Stand::Spectator && open.sits_out.is_none();
        self.dismiss(Farewell::NoSpectators, stranger);
    }

    /// Disconnects everybody.
    pub(super) fn dismiss_all(&mut self, why: Farewell) {
        self.dismiss(why, |_| true);
    }

    /// Disconnects some, and sends them the reason.
    fn dismiss(&mut self, why: Farewell, goes: impl Fn(&Open) -> bool) {
        self.open.retain(|open| {
            let goes = goes(open);
            if goes {
                open.outlet.farewell(why);
            }
            !goes
        });
    }

    /// Seats have new numbers: looks up everybody's again.
    pub(super) fn reseat(&mut self, seat_of: impl Fn(TokenHash) -> Option<Seat>) {
        self.open.iter_mut().for_each(|open| open.seat = open.token.and_then(&seat_of));
    }
}

impl Table {
    /// Sends a text to one connection, or disconnects it if it does not read fast enough.
    pub(super) fn send(&mut self, door: Door, text: &str) {
        if !self.tenure.is_held() {
            // They come back to the table's owner, and miss nothing.
            return self.gone(door);
        }
        let Some(open) = self.doors.open.iter().find(|open| open.door == door) else { return };
        if open.outlet.send(text).is_err() {
            metrics::counter!("safehouse_slow_readers_total").increment(1);
            self.gone(door);
        }
    }

    /// Everybody who is connected: by which door, who they are, and how they came.
    pub(super) fn everybody(&self) -> Vec<(Door, You, Stand)> {
        let host = self.lobby.host;
        let is_host = |seat: Option<Seat>| seat.is_some() && seat == host;
        let you = |open: &Open| You { seat: open.seat, host: is_host(open.seat) };
        self.doors.open.iter().map(|open| (open.door, you(open), open.stand)).collect()
    }

    /// A connection is gone.
    pub(super) fn gone(&mut self, door: Door) {
        match self.doors.leave(door) {
            Some(Stand::Seat) => {
                if !self.doors.anybody() {
                    self.deserted = Some(Instant::now());
                }
                self.show_presence();
            }
            Some(Stand::Spectator) => self.show_presence(),
            Some(Stand::Screen) | None => {}
        }
    }
}
