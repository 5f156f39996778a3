//! Who sits at a table, and what people may order there. Pure: the table carries it out.

mod chair;
mod refusal;

use kernel::Seat;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use wire::{Name, Order, Phase, Spy, TokenHash};

use crate::play;

pub(crate) use chair::{Chair, Sitter};
pub use refusal::LobbyRefusal;

/// A table never has more chairs than this.
const MOST_CHAIRS: usize = kernel::MAX_SEATS;

/// The table besides the game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Lobby {
    pub(crate) game: String,
    pub(crate) options: Box<RawValue>,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) host: Option<Seat>,
    pub(crate) spectators: bool,
    pub(crate) phase: Phase,
    /// Games opened so far.
    pub(crate) games: u32,
}

/// What an order asks of the table beyond the lobby itself.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Then {
    /// Nothing.
    Nothing,
    /// A game is opened.
    Open,
    /// The seat is no longer its person's: whoever is connected there goes.
    Vacate(Seat),
}

impl Lobby {
    /// Whether nothing is different.
    pub(crate) fn is_like(&self, other: &Lobby) -> bool {
        let written = |lobby: &Lobby| serde_json::to_string(lobby).ok();
        written(self) == written(other)
    }

    /// An empty table for this game, with the rulebook's options.
    pub(crate) fn new(game: &str) -> Result<Lobby, LobbyRefusal> {
        let about = play::about(game).ok_or(LobbyRefusal::Unknown)?;
        let mut lobby = Lobby {
            game: game.into(),
            options: about.options.clone(),
            chairs: Vec::new(),
            host: None,
            spectators: false,
            phase: Phase::Lobby,
            games: 0,
        };
        lobby.chairs(usize::from(about.most));
        Ok(lobby)
    }

    /// Makes it so many chairs, as far as people and bots do not sit on them.
    fn chairs(&mut self, wanted: usize) {
        while self.chairs.len() > wanted {
            let Some(place) = self.chairs.iter().rposition(|c| c.sitter == Sitter::Empty) else {
                break;
            };
            self.chairs.remove(place);
            if let Some(host) = &mut self.host
                && usize::from(host.0) > place
            {
                host.0 -= 1;
            }
        }
        while self.chairs.len() < wanted.min(MOST_CHAIRS) {
            let spy = self.free_spy(None);
            self.chairs.push(Chair { sitter: Sitter::Empty, spy, open: false });
        }
    }

    /// The spy somebody would like to be, or the next that nobody is.
    fn free_spy(&self, wish: Option<Spy>) -> Spy {
        let taken =
            |spy: &Spy| self.chairs.iter().any(|c| c.spy == *spy && c.sitter != Sitter::Empty);
        let drawn = |spy: &Spy| self.chairs.iter().any(|chair| chair.spy == *spy);
        let free = |spy: &Spy| !taken(spy);
        wish.filter(free)
            .or_else(|| Spy::ALL.into_iter().find(|spy| !drawn(spy)))
            .or_else(|| Spy::ALL.into_iter().find(free))
            .unwrap_or_default()
    }

    /// A person sits down on a free chair, and is the host if there is none.
    pub(crate) fn sit(
        &mut self,
        name: Option<Name>,
        wish: Option<Spy>,
        token: TokenHash,
    ) -> Result<Seat, LobbyRefusal> {
        let playing = self.phase == Phase::Playing;
        let free = |chair: &Chair| if playing { chair.open } else { chair.sitter == Sitter::Empty };
        let place = match self.chairs.iter().position(free) {
            Some(place) => place,
            // When a game is over they watch its end, and play the next.
            None if !playing && self.chairs.len() < self.most_chairs() => {
                self.chairs(self.chairs.len() + 1);
                self.chairs.len() - 1
            }
            None => return Err(LobbyRefusal::Full),
        };
        if !playing {
            let wish = wish.unwrap_or(self.chairs[place].spy);
            self.give_spy(place, self.free_spy(Some(wish)));
        }
        self.chairs[place].sitter = Sitter::Person { name, token, n: 0 };
        self.chairs[place].open = false;
        let seat = Seat(place as u8);
        self.host = self.host.or(Some(seat));
        self.fit_options();
        Ok(seat)
    }

    /// Gives a chair this spy; an empty chair that had it takes the other's.
    fn give_spy(&mut self, place: usize, spy: Spy) {
        let before = self.chairs[place].spy;
        if let Some(other) = self.chairs.iter_mut().find(|chair| chair.spy == spy) {
            other.spy = before;
        }
        self.chairs[place].spy = spy;
    }

    fn most_chairs(&self) -> usize {
        play::about(&self.game).map_or(MOST_CHAIRS, |about| usize::from(about.most))
    }

    /// The seat that this token holds.
    pub(crate) fn seat_of(&self, token: TokenHash) -> Option<Seat> {
        let holds = |chair: &Chair| matches!(&chair.sitter, Sitter::Person { token: held, .. } if *held == token);
        self.chairs.iter().position(holds).map(|place| Seat(place as u8))
    }

    /// Whether a person sits there.
    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        let chair = self.chairs.get(usize::from(seat.0));
        chair.is_some_and(|chair| matches!(chair.sitter, Sitter::Person { .. }))
    }

    /// The last number of theirs that was done.
    pub(crate) fn last_n(&self, seat: Seat) -> u64 {
        match self.chairs.get(usize::from(seat.0)).map(|chair| &chair.sitter) {
            Some(Sitter::Person { n, .. }) => *n,
            Some(Sitter::Empty | Sitter::Bot { .. }) | None => 0,
        }
    }

    /// Notes that this number of theirs was done.
    pub(crate) fn did(&mut self, seat: Seat, number: u64) {
        if let Some(Chair { sitter: Sitter::Person { n, .. }, .. }) =
            self.chairs.get_mut(usize::from(seat.0))
        {
            *n = number;
        }
    }

    /// Carries out an order, or says no and changes nothing.
    pub(crate) fn order(&mut self, by: Seat, order: Order) -> Result<Then, LobbyRefusal> {
        let personal = matches!(order, Order::Rename(_) | Order::Spy(_) | Order::Leave {});
        if !personal && self.host != Some(by) {
            return Err(LobbyRefusal::NotHost);
        }
        match order {
            Order::Rename(name) => self.rename(by, name),
            Order::Spy(spy) => self.choose_spy(by, spy),
            Order::Leave {} => self.vacate(by),
            Order::Bot { seat, level } => self.seat_bot(seat, level),
            Order::Remove(seat) if seat == by => Err(LobbyRefusal::NoSuchSeat),
            Order::Remove(seat) => self.vacate(seat),
            Order::Reopen(seat) => self.reopen(seat),
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
            Order::Options(wire::Options(options)) => self.choose_options(options),
            Order::Spectators(allowed) => {
                self.spectators = allowed;
                Ok(Then::Nothing)
            }
            Order::Start {} => {
                self.gathering()?;
                self.open()
            }
            Order::Again {} if self.phase == Phase::Over => self.open(),
            Order::Lobby {} if self.phase == Phase::Over => {
                self.phase = Phase::Lobby;
                self.chairs(self.most_chairs());
                Ok(Then::Nothing)
            }
            Order::Again {} | Order::Lobby {} => Err(LobbyRefusal::NotNow),
        }
    }

    fn gathering(&self) -> Result<(), LobbyRefusal> {
        if self.phase == Phase::Lobby { Ok(()) } else { Err(LobbyRefusal::NotNow) }
    }

    fn rename(&mut self, by: Seat, new: Option<Name>) -> Result<Then, LobbyRefusal> {
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
    fn vacate(&mut self, seat: Seat) -> Result<Then, LobbyRefusal> {
        let playing = self.phase == Phase::Playing;
        let person = self.is_person(seat);
        let substitute = play::substitute(&self.game).ok_or(LobbyRefusal::Unknown)?;
        let chair = self.chair(seat)?;
        match chair.sitter {
            Sitter::Empty => return Err(LobbyRefusal::NoSuchSeat),
            Sitter::Bot { .. } if playing => return Err(LobbyRefusal::NotNow),
            Sitter::Person { .. } if playing => {
                chair.sitter = Sitter::Bot { level: substitute.into() };
            }
            Sitter::Bot { .. } | Sitter::Person { .. } => chair.sitter = Sitter::Empty,
        }
        self.fit_options();
        if self.host == Some(seat) {
            let next = (0..self.chairs.len() as u8).map(Seat).find(|seat| self.is_person(*seat));
            self.host = next;
        }
        Ok(if person { Then::Vacate(seat) } else { Then::Nothing })
    }

    fn seat_bot(&mut self, seat: Seat, level: String) -> Result<Then, LobbyRefusal> {
        self.gathering()?;
        let about = play::about(&self.game).ok_or(LobbyRefusal::Unknown)?;
        if !about.levels.contains(&&*level) {
            return Err(LobbyRefusal::Unknown);
        }
        let chair = self.chair(seat)?;
        match chair.sitter {
            Sitter::Empty | Sitter::Bot { .. } => chair.sitter = Sitter::Bot { level },
            Sitter::Person { .. } => return Err(LobbyRefusal::NoSuchSeat),
        }
        self.fit_options();
        Ok(Then::Nothing)
    }

    fn reopen(&mut self, seat: Seat) -> Result<Then, LobbyRefusal> {
        if self.phase != Phase::Playing {
            return Err(LobbyRefusal::NotNow);
        }
        let chair = self.chair(seat)?;
        match chair.sitter {
            Sitter::Bot { .. } => chair.open = true,
            Sitter::Empty | Sitter::Person { .. } => return Err(LobbyRefusal::NoSuchSeat),
        }
        Ok(Then::Nothing)
    }

    fn choose_game(&mut self, game: &str) -> Result<Then, LobbyRefusal> {
        self.gathering()?;
        let about = play::about(game).ok_or(LobbyRefusal::Unknown)?;
        self.game = game.into();
        self.options = about.options.clone();
        self.chairs(usize::from(about.most));
        Ok(Then::Nothing)
    }

    fn choose_options(&mut self, options: Box<RawValue>) -> Result<Then, LobbyRefusal> {
        self.gathering()?;
        let options = play::options(&self.game, &options).ok_or(LobbyRefusal::Unknown)?;
        let seats = self.expected().ok_or(LobbyRefusal::Unknown)?;
        play::agree(&self.game, seats, &options).map_err(|_| LobbyRefusal::Options)?;
        self.options = options;
        Ok(Then::Nothing)
    }

    /// How many would play if the game began now, or would have to.
    pub(crate) fn expected(&self) -> Option<u8> {
        let about = play::about(&self.game)?;
        Some((self.sitting() as u8).clamp(about.least, about.most))
    }

    fn sitting(&self) -> usize {
        self.chairs.iter().filter(|chair| chair.sitter != Sitter::Empty).count()
    }

    /// Somebody came or went, and so many cannot have what was chosen: it goes back to the usual.
    fn fit_options(&mut self) {
        let Some(seats) = self.expected().filter(|_| self.phase != Phase::Playing) else { return };
        if play::agree(&self.game, seats, &self.options).is_err()
            && let Some(options) = play::fitting(&self.game, seats, &self.options)
        {
            self.options = options;
        }
    }

    /// Why no game can be opened now, if so.
    pub(crate) fn hindrance(&self) -> Option<LobbyRefusal> {
        if self.phase == Phase::Playing { None } else { self.clone().open().err() }
    }

    /// Everybody who sits takes part; empty chairs go.
    fn open(&mut self) -> Result<Then, LobbyRefusal> {
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
        next.chairs.iter_mut().for_each(|chair| chair.open = false);
        play::agree(&next.game, sit as u8, &next.options).map_err(|_| LobbyRefusal::Options)?;
        *self = next;
        Ok(Then::Open)
    }

    fn chair(&mut self, seat: Seat) -> Result<&mut Chair, LobbyRefusal> {
        self.chairs.get_mut(usize::from(seat.0)).ok_or(LobbyRefusal::NoSuchSeat)
    }
}

#[cfg(test)]
mod tests;
