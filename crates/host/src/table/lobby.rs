//! People at the table: they sit down, come, order, and see who is there.

use kernel::Seat;
use serde_json::value::RawValue;
use tokio::time::Instant;
use wire::{Join, Order, Phase, Seated, Stand, Token, You};

use super::doors::Fresh;
use super::{Door, Farewell, Hello, Lost, Table, Words};
use crate::entry::Entry;
use crate::lobby::{Lobby, LobbyRefusal, Sitter, Then};
use crate::play::{self, Answer};

impl Table {
    /// Somebody sits down.
    pub(super) async fn sit(&mut self, join: Join) -> Result<Result<Seated, LobbyRefusal>, Lost> {
        let token = Token::random();
        let mut lobby = self.lobby.clone();
        let seat = match lobby.sit(join.name, join.spy, token.hash()) {
            Ok(seat) => seat,
            Err(refusal) => return Ok(Err(refusal)),
        };
        self.agree(lobby).await?;
        self.doors.absent(token.hash());
        self.seats_changed();
        self.show_table();
        Ok(Ok(Seated { code: self.code, seat, token }))
    }

    /// Somebody who sat down never heard so, and gets up again.
    pub(super) async fn get_up(&mut self, seat: Seat) -> Result<(), Lost> {
        let mut lobby = self.lobby.clone();
        if lobby.order(seat, Order::Leave {}).is_ok() {
            self.agree(lobby).await?;
            let lobby = &self.lobby;
            self.doors.vacate(Farewell::Left, |token| lobby.seat_of(token).is_none());
            self.seats_changed();
            self.show_table();
        }
        Ok(())
    }

    /// Somebody comes to the table, and hears what they may know.
    pub(super) async fn hello(&mut self, hello: Hello) -> Result<(), Lost> {
        let Hello { door, stand, token, have, outbox, line, reply } = hello;
        let token = token.map(|token| token.hash());
        let seat = token.and_then(|token| self.lobby.seat_of(token));
        let welcome = match stand {
            Stand::Seat if seat.is_none() => Err("table/no_seat"),
            Stand::Spectator if !self.lobby.spectators => Err("table/no_spectators"),
            Stand::Seat | Stand::Screen | Stand::Spectator => Ok(()),
        };
        let token = token.filter(|_| stand == Stand::Seat);
        let entered = welcome.and_then(|()| {
            self.doors.enter(door, stand, token, (outbox, line)).then_some(()).ok_or("table/full")
        });
        let refused = entered.is_err();
        if reply.send(entered).is_err() {
            self.gone(door);
            return Ok(());
        }
        if refused {
            return Ok(());
        }
        self.seats_changed();
        let seat = self.doors.seat(door);
        if let (Some(seat), Some(play)) = (seat, &mut self.play) {
            play.rise(seat);
        }
        if seat.is_some() {
            self.deserted = None;
        }
        let n = seat.map_or(0, |seat| self.lobby.last_n(seat));
        let welcome = Words::Welcome { seat, n }.text();
        let who = self.observer(seat, stand == Stand::Screen);
        let earlier = self.missed(who, have).await;
        if self.beat_ms().is_some() {
            self.doors.come(door, Fresh { welcome, earlier });
            self.show_table();
            return Ok(());
        }
        self.send(door, welcome);
        match seat {
            Some(_) => self.show_table(),
            // Whoever only watches comes and goes as often as they like, and nobody hears of it.
            None => self.send(door, self.described(None)),
        }
        self.catch_up(door, who, &earlier);
        Ok(())
    }

    /// Somebody orders something about the table.
    pub(super) async fn order(
        &mut self,
        door: Door,
        seat: Seat,
        n: u64,
        order: Order,
    ) -> Result<(), Lost> {
        if n <= self.lobby.last_n(seat) {
            self.answer(door, Answer::Ack(n));
            return Ok(());
        }
        let mut lobby = self.lobby.clone();
        let left = matches!(order, Order::Leave {});
        let farewell = if left { Farewell::Left } else { Farewell::Removed };
        let then = match lobby.order(seat, order) {
            Ok(then) => then,
            Err(refusal) => {
                self.answer(door, Answer::Refused(n, refusal.code()));
                return Ok(());
            }
        };
        let changed = !lobby.is_like(&self.lobby);
        if let Some(seat) = self.token_of(seat).and_then(|token| lobby.seat_of(token)) {
            lobby.did(seat, n);
        }
        match then {
            // Which shows everybody the table and the game.
            Then::Open => {
                self.open(lobby).await?;
                self.answer(door, Answer::Ack(n));
                return Ok(());
            }
            Then::Nothing | Then::Vacate(_) if changed => self.agree(lobby).await?,
            Then::Nothing | Then::Vacate(_) => self.lobby = lobby,
        }
        self.answer(door, Answer::Ack(n));
        if !changed {
            return Ok(());
        }
        let lobby = &self.lobby;
        self.doors.vacate(farewell, |token| lobby.seat_of(token).is_none());
        if !lobby.spectators {
            self.doors.dismiss_spectators();
        }
        if let (Then::Vacate(seat), Phase::Playing) = (then, self.lobby.phase) {
            self.seat_bots(Some(seat));
        }
        if self.lobby.phase == Phase::Lobby {
            self.play = None;
        }
        self.seats_changed();
        self.show_table();
        Ok(())
    }

    /// The lobby is like this from now on, once that is written down.
    async fn agree(&mut self, lobby: Lobby) -> Result<(), Lost> {
        self.write(&Entry::Lobby(lobby.clone())).await?;
        self.lobby = lobby;
        Ok(())
    }

    /// When the host will have been away for so long that somebody who is here decides.
    pub(super) fn host_is_missed(&self) -> Option<Instant> {
        let since = self.doors.away_since(self.token_of(self.lobby.host?)?)?;
        self.doors.somebody().map(|_| since + self.customs.away)
    }

    /// Nobody's absence freezes a table: if the host is missed, the next who is here decides.
    pub(super) async fn relieve_host(&mut self) -> Result<(), Lost> {
        if self.host_is_missed().is_some_and(|due| due <= Instant::now()) {
            self.agree(Lobby { host: self.doors.somebody(), ..self.lobby.clone() }).await?;
            self.show_table();
        }
        Ok(())
    }

    /// Who holds a seat.
    fn token_of(&self, seat: Seat) -> Option<wire::TokenHash> {
        match self.lobby.chairs.get(usize::from(seat.0)).map(|chair| &chair.sitter) {
            Some(Sitter::Person { token, .. }) => Some(*token),
            Some(Sitter::Empty | Sitter::Bot { .. }) | None => None,
        }
    }

    /// People may have other seats now.
    pub(super) fn seats_changed(&mut self) {
        let lobby = &self.lobby;
        self.doors.reseat(|token| lobby.seat_of(token));
        if !self.doors.anybody() && self.deserted.is_none() {
            self.deserted = Some(Instant::now());
        }
    }

    /// Shows everybody the table: on the next beat, if there is one.
    pub(super) fn show_table(&mut self) {
        if self.beat_ms().is_some() {
            self.beats.table_changed = true;
        } else {
            self.show_table_now();
        }
    }

    /// Shows everybody the table now.
    pub(super) fn show_table_now(&mut self) {
        self.send_all(|table, door, you, _| {
            let text = table.described(Some(you));
            table.doors.shows(door, &text);
            Some(text)
        });
    }

    /// The table as a message for one of those who are there.
    pub(super) fn described(&self, you: Option<You>) -> String {
        let playing = self.lobby.phase == Phase::Playing;
        let seats = self.lobby.chairs.iter().map(|chair| {
            let (here, stand_in) = match &chair.sitter {
                Sitter::Person { token, .. } => {
                    (self.doors.is_here(*token), self.doors.has_stand_in(*token))
                }
                Sitter::Empty | Sitter::Bot { .. } => (false, false),
            };
            chair.written(here, stand_in, playing)
        });
        let options: Box<RawValue> = self.lobby.options.clone();
        let offers = self.lobby.expected().map(|seats| play::offers(&self.lobby.game, seats));
        let table = wire::Table {
            code: self.code,
            game: self.lobby.game.clone(),
            phase: self.lobby.phase,
            seats: seats.collect(),
            host: self.lobby.host,
            options,
            offers: offers.unwrap_or_default(),
            hindrance: self.lobby.hindrance().map(LobbyRefusal::code),
            beat: self.beat_ms().map(|ms| ms as u32),
            watching: self.doors.watching() as u32,
            spectators: self.lobby.spectators,
            paused: self.paused,
            games: self.lobby.games,
            you: you.unwrap_or(You { seat: None, host: false }),
        };
        Words::Table(&table).text()
    }
}
