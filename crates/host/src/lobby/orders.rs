//! What people may order at a table.

use kernel::Seat;
use serde_json::value::RawValue;
use wire::{Name, Order, Phase, Spy};

use super::{Chair, Lobby, LobbyRefusal, Sitter};
use crate::{catalog, play};

/// How many of those who were removed are remembered.
const MOST_REMOVED: usize = 16;

/// What an order asks of the table beyond the lobby itself.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Then {
    /// Nothing.
    Nothing,
    /// A game is opened.
    Open,
    /// The seat is no longer its person's: their connection is closed.
    Vacate(Seat),
}

impl Lobby {
    /// Carries out an order, or says no and changes nothing.
    pub(crate) fn order(&mut self, by: Seat, order: Order) -> Result<Then, LobbyRefusal> {
        let personal = matches!(
            order,
            Order::Rename(_)
                | Order::Spy(_)
                | Order::Leave {}
                | Order::Skip {}
                | Order::GoOn {}
                | Order::Hint {}
        ) || matches!(order, Order::SitOut(seat) if seat == by);
        if !personal && self.host != Some(by) {
            return Err(LobbyRefusal::NotHost);
        }
        if self.lesson && self.phase == Phase::Playing && !personal {
            return Err(LobbyRefusal::NotNow);
        }
        match order {
            Order::Rename(name) => self.rename(by, name),
            Order::Spy(spy) => self.choose_spy(by, spy),
            Order::Leave {} => self.vacate(by),
            // The table does it: nothing of the lobby changes.
            Order::Skip {} if self.phase == Phase::Playing && self.alone().is_some() => {
                Ok(Then::Nothing)
            }
            // So it is with a lesson's steps and with hints.
            Order::Skip {} | Order::GoOn {} | Order::Hint {} => Err(LobbyRefusal::NotNow),
            Order::SitOut(seat) => self.sit_out(seat),
            Order::Bot { seat, level } => self.seat_bot(seat, level),
            Order::Remove(seat) if seat == by => Err(LobbyRefusal::NoSuchSeat),
            Order::Remove(seat) => {
                self.remember_removed(seat);
                self.vacate(seat)
            }
            Order::Reopen(seat) => self.reopen(seat),
            // The table knows who asks, and has looked them up.
            Order::LetIn(_) | Order::Decline(_) => Err(LobbyRefusal::NoSuchAsk),
            Order::Swap { seat, with } => self.swap(seat, with),
            Order::First(first) => self.name_first(first),
            Order::Whereabouts(whereabouts) => self.choose_whereabouts(whereabouts),
            Order::Chairs(wanted) => {
                self.gathering()?;
                if usize::from(wanted) > self.most_chairs() {
                    return Err(LobbyRefusal::TooMany);
                }
                self.chairs(usize::from(wanted));
                Ok(Then::Nothing)
            }
            Order::HandOver(seat) if !self.is_person(seat) => Err(LobbyRefusal::NoSuchSeat),
            Order::HandOver(seat) => {
                self.host = Some(seat);
                Ok(Then::Nothing)
            }
            Order::Game(game) => self.choose_game(&game),
            Order::BreakOff(game) => self.break_off(by, &game),
            Order::Options(wire::Options(options)) => self.choose_options(options),
            Order::Tempo(tempo) => {
                self.tempo = tempo;
                Ok(Then::Nothing)
            }
            Order::Spectators(allowed) => {
                self.spectators = allowed;
                Ok(Then::Nothing)
            }
            Order::Start {} => {
                self.gathering()?;
                self.open()
            }
            Order::Again {} if self.phase == Phase::Over => {
                self.follow_whereabouts();
                self.open()
            }
            Order::Lobby {} if self.phase == Phase::Over => {
                self.gather();
                Ok(Then::Nothing)
            }
            Order::Again {} | Order::Lobby {} => Err(LobbyRefusal::NotNow),
        }
    }

    pub(super) fn gathering(&self) -> Result<(), LobbyRefusal> {
        if self.phase == Phase::Lobby { Ok(()) } else { Err(LobbyRefusal::NotNow) }
    }

    /// Goes back to the lobby after a game.
    pub(super) fn gather(&mut self) {
        self.phase = Phase::Lobby;
        self.chairs(self.most_chairs());
        // A bot may have taken over a seat in the game.
        self.follow_whereabouts();
    }

    /// Remembers the person on this seat, who is not to sit down again.
    fn remember_removed(&mut self, seat: Seat) {
        if let Ok(Chair { sitter: Sitter::Person { token, name, .. }, .. }) = self.chair(seat) {
            let (token, name) = (*token, name.clone());
            if self.removed.len() == MOST_REMOVED {
                self.removed.remove(0);
            }
            self.removed.push(token);
            if self.removed_names.len() == MOST_REMOVED {
                self.removed_names.remove(0);
            }
            self.removed_names.extend(name);
        }
    }

    fn rename(&mut self, by: Seat, new: Option<Name>) -> Result<Then, LobbyRefusal> {
        self.free_name(Some(by), new.as_ref())?;
        match &mut self.chair(by)?.sitter {
            Sitter::Person { name, .. } => *name = new,
            Sitter::Empty | Sitter::Bot { .. } => return Err(LobbyRefusal::NoSuchSeat),
        }
        Ok(Then::Nothing)
    }

    fn choose_spy(&mut self, by: Seat, spy: Spy) -> Result<Then, LobbyRefusal> {
        self.gathering()?;
        let place = usize::from(by.0);
        let taken = |(i, chair): (usize, &Chair)| {
            i != place && chair.spy == spy && chair.sitter != Sitter::Empty
        };
        if self.chairs.iter().enumerate().any(taken) {
            return Err(LobbyRefusal::SpyTaken);
        }
        self.chair(by)?;
        self.give_spy(place, spy);
        Ok(Then::Nothing)
    }

    /// A person gets up or is removed, or a bot goes. In a game a bot plays on.
    pub(super) fn vacate(&mut self, seat: Seat) -> Result<Then, LobbyRefusal> {
        let playing = self.phase == Phase::Playing;
        let person = self.is_person(seat);
        let level = self.level_of_others().ok_or(LobbyRefusal::Unknown)?;
        let chair = self.chair(seat)?;
        match chair.sitter {
            Sitter::Empty => return Err(LobbyRefusal::NoSuchSeat),
            Sitter::Bot { .. } if playing => return Err(LobbyRefusal::NotNow),
            Sitter::Person { .. } if playing => {
                chair.sitter = Sitter::Bot { level };
            }
            Sitter::Bot { .. } | Sitter::Person { .. } => chair.sitter = Sitter::Empty,
        }
        if !playing {
            self.first = self.first.filter(|first| *first != seat);
            if !person {
                self.follow_whereabouts();
            }
        }
        if self.host == Some(seat) {
            let next = (0..self.chairs.len() as u8).map(Seat).find(|seat| self.is_person(*seat));
            self.host = next;
        }
        self.drop_surplus_chairs();
        self.fit_options();
        Ok(if person { Then::Vacate(seat) } else { Then::Nothing })
    }

    /// How the bot plays that takes over a person's seat: like the table's other bots, as the host
    /// has chosen, or where there are none as well as it can.
    fn level_of_others(&self) -> Option<String> {
        let others = self.chairs.iter().find_map(|chair| match &chair.sitter {
            Sitter::Bot { level } => Some(level.clone()),
            Sitter::Empty | Sitter::Person { .. } => None,
        });
        others.or_else(|| play::substitute(&self.game).map(String::from))
    }

    fn seat_bot(&mut self, seat: Seat, level: String) -> Result<Then, LobbyRefusal> {
        self.gathering()?;
        if !catalog::has_level(&self.game, &level) {
            return Err(LobbyRefusal::Unknown);
        }
        let chair = self.chair(seat)?;
        match chair.sitter {
            Sitter::Empty | Sitter::Bot { .. } => chair.sitter = Sitter::Bot { level },
            Sitter::Person { .. } => return Err(LobbyRefusal::NoSuchSeat),
        }
        self.follow_whereabouts();
        self.fit_options();
        Ok(Then::Nothing)
    }

    fn reopen(&mut self, seat: Seat) -> Result<Then, LobbyRefusal> {
        if self.phase != Phase::Playing {
            return Err(LobbyRefusal::NotNow);
        }
        let chair = self.chair(seat)?;
        match chair.sitter {
            Sitter::Bot { .. } if chair.played => return Err(LobbyRefusal::Played),
            Sitter::Bot { .. } => chair.open = true,
            Sitter::Empty | Sitter::Person { .. } => return Err(LobbyRefusal::NoSuchSeat),
        }
        Ok(Then::Nothing)
    }

    /// Another game for the same people, in the lobby or after a game, with the options that it had
    /// when it was chosen last. Bots play it as well as they can.
    pub(super) fn choose_game(&mut self, game: &str) -> Result<Then, LobbyRefusal> {
        if self.phase == Phase::Playing {
            return Err(LobbyRefusal::NotNow);
        }
        let about = play::about(game).ok_or(LobbyRefusal::Unknown)?;
        let substitute = play::substitute(game).ok_or(LobbyRefusal::Unknown)?;
        self.kept_options.insert(self.game.clone(), self.options.clone());
        // What an older version kept may be no options any more.
        let kept = self.kept_options.get(game).and_then(|kept| play::options(game, kept));
        self.game = game.into();
        self.options = kept.unwrap_or_else(|| about.options.clone());
        for chair in &mut self.chairs {
            if let Sitter::Bot { level } = &mut chair.sitter
                && !catalog::has_level(game, level)
            {
                *level = substitute.into();
            }
        }
        self.gather();
        self.fit_options();
        Ok(Then::Nothing)
    }

    fn choose_options(&mut self, options: Box<RawValue>) -> Result<Then, LobbyRefusal> {
        self.gathering()?;
        let options = self.completed(&options).ok_or(LobbyRefusal::Unknown)?;
        let seats = self.expected().ok_or(LobbyRefusal::Unknown)?;
        play::agree(&self.game, seats, &options).map_err(|_| LobbyRefusal::Options)?;
        self.options = options;
        Ok(Then::Nothing)
    }

    /// Everybody who sits takes part; empty chairs go.
    pub(super) fn open(&mut self) -> Result<Then, LobbyRefusal> {
        let about = play::about(&self.game).ok_or(LobbyRefusal::Unknown)?;
        let sit = self.sitting();
        if sit < usize::from(about.least) {
            return Err(LobbyRefusal::TooFew);
        }
        if sit > usize::from(about.most) {
            return Err(LobbyRefusal::TooMany);
        }
        let mut next = self.clone();
        next.chairs(sit);
        next.phase = Phase::Playing;
        next.games += 1;
        next.broken_off = None;
        for chair in &mut next.chairs {
            chair.open = false;
            chair.played = matches!(chair.sitter, Sitter::Person { .. });
        }
        let options = next.options_of_game();
        play::agree(&next.game, sit as u8, &options).map_err(|_| LobbyRefusal::Options)?;
        *self = next;
        Ok(Then::Open)
    }
}
