//! Who is connected to a table, and who is away.

use std::collections::VecDeque;

use kernel::Seat;
use serde_json::value::RawValue;
use tokio::sync::mpsc;
use tokio::time::Instant;
use wire::{Stand, TokenHash, You};

use super::{Door, Line, Table};
use crate::play::{Answer, Credits};

/// Where to speak to somebody: a queue that never holds anybody up. Whoever does not read is
/// dropped, and welcome back.
pub type Outbox = mpsc::Sender<Word>;

/// What is in an outbox.
#[derive(Debug)]
pub enum Word {
    /// A message.
    Say(String),
    /// The last word: why there will be no more, and coming back would be no use.
    Farewell(Farewell),
}

/// Why a table sends somebody away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Farewell {
    /// They got up.
    Left,
    /// The host removed them.
    Removed,
    /// Their seat is held by another connection now.
    Elsewhere,
    /// Spectators are no longer welcome.
    NoSpectators,
    /// No person is left, and the table goes to sleep.
    Asleep,
}

impl Farewell {
    /// The stable code.
    pub const fn code(self) -> &'static str {
        match self {
            Farewell::Left => "table/left",
            Farewell::Removed => "table/removed",
            Farewell::Elsewhere => "table/elsewhere",
            Farewell::NoSpectators => "table/no_spectators",
            Farewell::Asleep => "table/asleep",
        }
    }
}

/// How many may watch, screens among them.
const MOST_WATCHERS: usize = 64;

/// How many answers may wait for a beat.
const MOST_ANSWERS: usize = 64;

/// Somebody who is connected.
struct Open {
    door: Door,
    stand: Stand,
    token: Option<TokenHash>,
    seat: Option<Seat>,
    outbox: Outbox,
    line: Line,
    /// What they are yet to be told of what they said, on the next beats.
    answers: VecDeque<Answer>,
    /// Who has just come to a table with a beat hears everything on the next.
    fresh: Option<Fresh>,
    /// The table as it was last shown to them.
    shown: String,
}

/// What somebody hears who has just come.
pub(super) struct Fresh {
    pub(super) welcome: String,
    /// What they missed.
    pub(super) earlier: Vec<Box<RawValue>>,
}

/// A person who is not.
struct Away {
    token: TokenHash,
    since: Instant,
    stand_in: bool,
}

/// Who is connected, and which persons are away.
#[derive(Default)]
pub(super) struct Doors {
    open: Vec<Open>,
    away: Vec<Away>,
}

impl Doors {
    /// The seat of whoever is at this door.
    pub(super) fn seat(&self, door: Door) -> Option<Seat> {
        self.open.iter().find(|open| open.door == door).and_then(|open| open.seat)
    }

    /// The door of whoever sits there.
    pub(super) fn of(&self, seat: Seat) -> Option<Door> {
        self.open.iter().find(|open| open.seat == Some(seat)).map(|open| open.door)
    }

    /// How far back each seat's words are dated. Who is not connected, as bots, has no line.
    pub(super) fn credits(&self) -> Credits {
        let mut credits = Credits::default();
        for open in &self.open {
            if let Some(credit) = open.seat.and_then(|seat| credits.get_mut(usize::from(seat.0))) {
                *credit = open.line.credit_ms();
            }
        }
        credits
    }

    /// Puts an answer off until a beat has room for it. False if somebody says more than they could
    /// ever be answered.
    pub(super) fn put_off(&mut self, door: Door, answer: Answer) -> bool {
        let Some(open) = self.get_mut(door) else { return true };
        open.answers.push_back(answer);
        open.answers.len() <= MOST_ANSWERS
    }

    /// The answer that is next.
    pub(super) fn next_answer(&mut self, door: Door) -> Option<Answer> {
        self.get_mut(door)?.answers.pop_front()
    }

    /// What somebody who has just come is to hear on the next beat.
    pub(super) fn come(&mut self, door: Door, fresh: Fresh) {
        if let Some(open) = self.get_mut(door) {
            open.fresh = Some(fresh);
        }
    }

    /// What somebody who has just come is to hear now.
    pub(super) fn take_fresh(&mut self, door: Door) -> Option<Fresh> {
        self.get_mut(door)?.fresh.take()
    }

    /// Notes how the table is shown to somebody. Whether that is news.
    pub(super) fn shows(&mut self, door: Door, text: &str) -> bool {
        let Some(open) = self.get_mut(door).filter(|open| open.shown != text) else { return false };
        text.clone_into(&mut open.shown);
        true
    }

    fn get_mut(&mut self, door: Door) -> Option<&mut Open> {
        self.open.iter_mut().find(|open| open.door == door)
    }

    /// Since when the next person has been away for whom no bot plays yet.
    pub(super) fn next_away(&self) -> Option<Instant> {
        self.away.iter().filter(|away| !away.stand_in).map(|away| away.since).min()
    }

    /// Lets somebody in. Whoever held the same seat by another connection goes: a player has one
    /// pair of eyes. False if there is no room to watch.
    pub(super) fn enter(
        &mut self,
        door: Door,
        stand: Stand,
        token: Option<TokenHash>,
        (outbox, line): (Outbox, Line),
    ) -> bool {
        let watchers = self.open.iter().filter(|open| open.token.is_none()).count();
        if token.is_none() && watchers >= MOST_WATCHERS {
            return false;
        }
        self.dismiss(Farewell::Elsewhere, |open| open.token.is_some() && open.token == token);
        self.away.retain(|away| Some(away.token) != token);
        let (answers, fresh, shown) = Default::default();
        let seat = None;
        self.open.push(Open { door, stand, token, seat, outbox, line, answers, fresh, shown });
        true
    }

    /// A connection is gone. How they had come, if they were still here.
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

    /// A person is away from now on, who was never here since the table woke.
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

    /// Those away for so long that a bot plays for them from now on.
    pub(super) fn overdue(&mut self, since: Instant) -> Vec<TokenHash> {
        let overdue = self.away.iter_mut().filter(|away| !away.stand_in && away.since <= since);
        overdue
            .map(|away| {
                away.stand_in = true;
                away.token
            })
            .collect()
    }

    /// Nobody is played for any more: the game is over.
    pub(super) fn dismiss_stand_ins(&mut self) {
        self.away.iter_mut().for_each(|away| away.stand_in = false);
    }

    /// Those whose token holds no seat any more go.
    pub(super) fn vacate(&mut self, why: Farewell, gone: impl Fn(TokenHash) -> bool) {
        self.dismiss(why, |open| open.token.is_some_and(&gone));
        self.away.retain(|away| !gone(away.token));
    }

    /// Spectators go.
    pub(super) fn dismiss_spectators(&mut self) {
        self.dismiss(Farewell::NoSpectators, |open| open.stand == Stand::Spectator);
    }

    /// Everybody goes.
    pub(super) fn dismiss_all(&mut self, why: Farewell) {
        self.dismiss(why, |_| true);
    }

    /// Some go, and are told why; those who do not read are not.
    fn dismiss(&mut self, why: Farewell, goes: impl Fn(&Open) -> bool) {
        self.open.retain(|open| {
            let goes = goes(open);
            if goes {
                let _ = open.outbox.try_send(Word::Farewell(why));
            }
            !goes
        });
    }

    /// Seats have moved.
    pub(super) fn reseat(&mut self, seat_of: impl Fn(TokenHash) -> Option<Seat>) {
        self.open.iter_mut().for_each(|open| open.seat = open.token.and_then(&seat_of));
    }
}

impl Table {
    /// Sends a text to one connection. Whoever does not read fast enough is let go.
    pub(super) fn send(&mut self, door: Door, text: String) {
        let Some(open) = self.doors.open.iter().find(|open| open.door == door) else { return };
        if open.outbox.try_send(Word::Say(text)).is_err() {
            metrics::counter!("safehouse_slow_readers_total").increment(1);
            self.gone(door);
        }
    }

    /// Sends everybody their own text, if there is one for them.
    pub(super) fn send_all(
        &mut self,
        mut text: impl FnMut(&mut Self, Door, You, Stand) -> Option<String>,
    ) {
        for (door, you, stand) in self.everybody() {
            if let Some(text) = text(self, door, you, stand) {
                self.send(door, text);
            }
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
                self.show_table();
            }
            Some(Stand::Spectator) => self.show_table(),
            Some(Stand::Screen) | None => {}
        }
    }
}
