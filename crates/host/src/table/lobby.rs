//! People at the table: they sit down, come, order, and see who is there.

use kernel::Seat;
use serde_json::value::RawValue;
use tokio::time::Instant;
use wire::{Join, Order, Phase, Seated, Stand, Token, You};

use super::doors::Fresh;
use super::orders::{self, Waiting};
use super::{Door, Farewell, Hello, Lost, Table, Whence, Words};
use crate::entry::Entry;
use crate::lobby::{BrokenOff, Lobby, LobbyRefusal, SitsOut, Sitter, Then};
use crate::play::{self, Answer};

impl Table {
    /// A person asks for a seat.
    pub(super) async fn sit(
        &mut self,
        join: Join,
        from: Whence,
    ) -> Result<Result<Seated, LobbyRefusal>, Lost> {
        if let Err(refusal) = self.may_come(&join, from) {
            return Ok(Err(refusal));
        }
        let before = join.before.map(|token| token.hash());
        let token = Token::random();
        let mut lobby = self.lobby.clone();
        if let Some(before) = before {
            lobby.sits_out_no_more(before);
        }
        let seat = match lobby.sit(join.name, join.spy, token.hash()) {
            Ok(seat) => seat,
            Err(refusal) => return Ok(Err(refusal)),
        };
        if let Some(before) = before {
            lobby.returns(before, token.hash());
        }
        self.agree(lobby).await?;
        self.doors.absent(token.hash());
        self.seats_changed();
        self.show_table();
        Ok(Ok(Seated { code: self.code, seat, token }))
    }

    /// Whether this person may have a seat here at all.
    pub(super) fn may_come(&mut self, join: &Join, from: Whence) -> Result<(), LobbyRefusal> {
        let before = join.before.as_ref().map(Token::hash);
        if before.is_some_and(|token| self.lobby.removed.contains(&token))
            || self.banned.includes(from)
        {
            return Err(LobbyRefusal::Removed);
        }
        if self.journal.is_worn_out() { Err(LobbyRefusal::WornOut) } else { Ok(()) }
    }

    /// Takes back a seat whose answer could not be delivered: nobody has its token.
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

    /// Lets a client in, and sends it everything that it may know.
    pub(super) async fn hello(&mut self, hello: Hello) -> Result<(), Lost> {
        let Hello { door, from, stand, token, have, outlet, line, reply } = hello;
        let token = token.map(|token| token.hash());
        let seat = token.and_then(|token| self.lobby.seat_of(token));
        let sits_out = token.filter(|token| self.lobby.sits_out(*token));
        let welcome = match stand {
            Stand::Seat if seat.is_none() => Err("table/no_seat"),
            Stand::Spectator if !self.lobby.spectators && sits_out.is_none() => {
                Err("table/no_spectators")
            }
            Stand::Seat | Stand::Screen | Stand::Spectator => Ok(()),
        };
        let token = token.filter(|_| stand == Stand::Seat);
        let refused = welcome.is_err();
        if !refused {
            self.doors.enter((door, from), stand, (token, sits_out), (outlet, line));
        }
        if reply.send(welcome).is_err() {
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
        self.doors.come(door, Fresh { welcome, earlier });
        if stand != Stand::Screen {
            self.show_presence();
        }
        Ok(())
    }

    /// A person gives an order about the table.
    pub(super) async fn order(
        &mut self,
        door: Door,
        seat: Seat,
        n: u64,
        order: Order,
    ) -> Result<(), Lost> {
        // One person's acts and orders are done in the order of their numbers, so that one done
        // number means that all before it are done.
        if self.play.as_ref().is_some_and(|play| play.waits(seat)) {
            self.orders.wait(door, seat, n, order);
            return Ok(());
        }
        if matches!(order, Order::Hint {}) {
            return self.hint(door, seat, n).await;
        }
        if matches!(order, Order::GoOn {}) {
            return self.go_on(door, seat, n).await;
        }
        if n <= self.lobby.last_n(seat) {
            self.answer(door, Answer::Ack(n));
            return Ok(());
        }
        if let Err(why) = self.may_order(seat, &order) {
            metrics::counter!("safehouse_refusals_total", "kind" => "order").increment(1);
            self.answer(door, Answer::Refused(n, why));
            return Ok(());
        }
        let removed =
            if let Order::Remove(seat) = order { self.doors.alone_from(seat) } else { None };
        let mut lobby = self.lobby.clone();
        let skips = matches!(order, Order::Skip {});
        let farewell = if matches!(order, Order::Leave {}) {
            Farewell::Left
        } else if matches!(order, Order::SitOut(_)) {
            Farewell::SatOut
        } else {
            Farewell::Removed
        };
        let ask = order.answers();
        let (then, sits) = match self.carry_out(&mut lobby, seat, order) {
            Ok(done) => done,
            Err(refusal) => {
                metrics::counter!("safehouse_refusals_total", "kind" => "order").increment(1);
                self.answer(door, Answer::Refused(n, refusal.code()));
                return Ok(());
            }
        };
        let changed = then == Then::Open || !self.lobby.changes(&lobby).is_empty();
        let cost = if then == Then::Open { orders::A_GAME } else { u32::from(changed) };
        if !self
            .token_of(seat)
            .is_some_and(|token| self.orders.take(token, cost, self.customs.orders_per_s))
        {
            metrics::counter!("safehouse_limited_total", "kind" => "orders").increment(1);
            self.answer(door, Answer::Refused(n, orders::TOO_MANY));
            return Ok(());
        }
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
            Then::Nothing | Then::Vacate(_) if changed => {
                self.agree(lobby).await?;
                self.drop_left_game();
            }
            // The order changes nothing, so there is nothing to write: repeated after a restart it
            // would change nothing either.
            Then::Nothing | Then::Vacate(_) => self.lobby = lobby,
        }
        if let (Some(from), Then::Vacate(_)) = (removed, then) {
            self.banned.remember(from);
        }
        self.answer(door, Answer::Ack(n));
        if let Some((id, comes)) = ask {
            if comes {
                self.asks.answered(id);
            } else {
                self.asks.decline(id);
            }
            sits.into_iter().for_each(|token| self.doors.absent(token));
            self.show_table();
        }
        if skips {
            self.rate.skip();
        }
        if !changed {
            return Ok(());
        }
        // A person who leaves gets the answer before the connection is closed.
        self.post();
        let lobby = &self.lobby;
        self.doors.vacate(farewell, |token| lobby.seat_of(token).is_none());
        if !lobby.spectators {
            self.doors.dismiss_spectators();
        }
        if let (Then::Vacate(seat), Phase::Playing) = (then, self.lobby.phase) {
            self.seat_bots(Some(seat));
        }
        self.seats_changed();
        self.show_table();
        Ok(())
    }

    /// Carries out an order in the lobby. Returns what follows, and the token of somebody who asked
    /// for a seat and has one now.
    fn carry_out(
        &self,
        lobby: &mut Lobby,
        by: Seat,
        order: Order,
    ) -> Result<(Then, Option<wire::TokenHash>), LobbyRefusal> {
        let Some((id, comes)) = order.answers() else {
            return Ok((lobby.order(by, order)?, None));
        };
        if lobby.host != Some(by) {
            return Err(LobbyRefusal::NotHost);
        }
        Ok((Then::Nothing, self.answer_ask(lobby, id, comes)?))
    }

    /// Journals a new lobby, and then makes it the table's.
    async fn agree(&mut self, lobby: Lobby) -> Result<(), Lost> {
        let entry = if self.journal.wants_whole() {
            Entry::Lobby(lobby.clone())
        } else {
            Entry::Changed(self.lobby.changes(&lobby))
        };
        self.write(&entry, lobby.shelf().label()).await?;
        self.lobby = lobby;
        if let Some(play) = &mut self.play {
            play.set_tempo(self.lobby.tempo);
        }
        Ok(())
    }

    /// Whether this person may give this order now, before its effect is looked at.
    fn may_order(&self, seat: Seat, order: &Order) -> Result<(), &'static str> {
        let leaves = matches!(order, Order::Leave {});
        if self.journal.is_worn_out() && !leaves {
            return Err(LobbyRefusal::WornOut.code());
        }
        if let Order::Options(options) = order
            && !self.customs.any_options
            && let Err(refusal) = self.lobby.may_choose(options)
        {
            // Everybody but the host is refused because only the host may choose.
            let host = self.lobby.host == Some(seat);
            return Err(if host { refusal } else { LobbyRefusal::NotHost }.code());
        }
        Ok(())
    }

    /// Carries out the orders that waited for acts of the same person.
    pub(super) async fn orders_that_waited(&mut self) -> Result<(), Lost> {
        loop {
            let play = &self.play;
            let is_free = |seat| play.as_ref().is_none_or(|play| !play.waits(seat));
            let ready = self.orders.ready(is_free);
            if ready.is_empty() {
                return Ok(());
            }
            // If one of them breaks the game off, the others need not wait any more.
            for Waiting { door, seat, n, order } in ready {
                // The person may have connected anew meanwhile.
                let door = self.doors.of(seat).unwrap_or(door);
                self.order(door, seat, n, order).await?;
            }
        }
    }

    /// When the absent host loses the host's rights to somebody who is here.
    pub(super) fn host_is_missed(&self) -> Option<Instant> {
        let since = self.doors.away_since(self.token_of(self.lobby.host?)?)?;
        self.doors.somebody().map(|_| since + self.customs.away)
    }

    /// A host who is away for too long is replaced by the first person who is here, so that no
    /// absence freezes a table.
    pub(super) async fn relieve_host(&mut self) -> Result<(), Lost> {
        if self.host_is_missed().is_some_and(|due| due <= Instant::now()) {
            self.agree(Lobby { host: self.doors.somebody(), ..self.lobby.clone() }).await?;
            self.show_table();
        }
        Ok(())
    }

    /// Who holds a seat.
    pub(super) fn token_of(&self, seat: Seat) -> Option<wire::TokenHash> {
        match self.lobby.chairs.get(usize::from(seat.0)).map(|chair| &chair.sitter) {
            Some(Sitter::Person { token, .. }) => Some(*token),
            Some(Sitter::Empty | Sitter::Bot { .. }) | None => None,
        }
    }

    /// People may have other seats now.
    pub(super) fn seats_changed(&mut self) {
        let lobby = &self.lobby;
        self.orders.retain(|token| lobby.seat_of(token).is_some());
        self.doors.reseat(|token| lobby.seat_of(token));
        let races = self.play.as_ref().is_some_and(|play| play.races());
        self.doors.set_races(races && lobby.phase == Phase::Playing);
        if !self.doors.anybody() && self.deserted.is_none() {
            self.deserted = Some(Instant::now());
        }
    }

    /// The `table` message for one connection.
    pub(super) fn described(&self, you: Option<You>) -> String {
        let playing = self.lobby.phase == Phase::Playing;
        let seats = self.lobby.chairs.iter().zip(self.lobby.teams()).map(|(chair, team)| {
            let (here, stand_in) = match &chair.sitter {
                Sitter::Person { token, .. } => {
                    (self.doors.is_here(*token), self.doors.has_stand_in(*token))
                }
                Sitter::Empty | Sitter::Bot { .. } => (false, false),
            };
            wire::Chair { team, ..chair.written(here, stand_in, playing) }
        });
        let options: Box<RawValue> = self.lobby.options.clone();
        let offers = self.lobby.expected().map(|seats| play::offers(&self.lobby.game, seats));
        let table = wire::Table {
            code: self.code,
            key: you.and(self.lobby.key),
            game: self.lobby.game.clone(),
            phase: self.lobby.phase,
            seats: seats.collect(),
            host: self.lobby.host,
            whereabouts: self.lobby.whereabouts,
            apart_for_bots: self.lobby.is_apart_for_bots(),
            first: self.lobby.first,
            options,
            offers: offers.unwrap_or_default(),
            hindrance: self.lobby.hindrance().map(LobbyRefusal::code),
            beat: self.beats.ms(),
            free: self.lobby.free_place().is_some(),
            ask_hindrance: self.lobby.ask_hindrance().map(LobbyRefusal::code),
            asks: self.asks.written(&self.lobby),
            sitting_out: {
                let here = self.lobby.sitting_out.iter().filter(|it| self.doors.watches(it.token));
                here.map(SitsOut::written).collect()
            },
            watching: self.doors.watching() as u32,
            tempo: self.lobby.tempo,
            spectators: self.lobby.spectators,
            paused: self.paused.is_some(),
            games: self.lobby.games,
            // Not while a game is played: nobody looks at it then, and at a table with a beat it
            // would be sent before the end that it tells of.
            evening: if playing { None } else { self.lobby.evening.written(&self.lobby.chairs) },
            broken_off: self.lobby.broken_off.as_ref().map(BrokenOff::written),
            lesson: self.lesson.clone(),
            you: you.unwrap_or(You { seat: None, host: false }),
        };
        Words::Table(&table).text()
    }
}
