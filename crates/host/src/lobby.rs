//! Who sits at a table, and what they have chosen to play. Pure: the table carries it out.

mod chair;
mod change;
mod evening;
mod orders;
mod refusal;
mod shelf;

use kernel::{Seat, Seats, Tempo};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use wire::{Name, Phase, Spy, TokenHash};

use crate::play::{self, Manner};

pub(crate) use chair::{Chair, Sitter};
pub(crate) use change::Part;
pub(crate) use evening::{Evening, placed};
pub(crate) use orders::Then;
pub use refusal::LobbyRefusal;
pub(crate) use shelf::Shelf;

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
    /// How fast bots play.
    #[serde(default, skip_serializing_if = "is_normal")]
    pub(crate) tempo: Tempo,
    pub(crate) phase: Phase,
    /// Games opened so far.
    pub(crate) games: u32,
    /// Who was removed: they do not sit down again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) removed: Vec<TokenHash>,
    /// The scoreboard. A finished game changes it when its last facts are journaled.
    #[serde(default, skip_serializing_if = "Evening::is_empty")]
    pub(crate) evening: Evening,
}

fn is_normal(tempo: &Tempo) -> bool {
    *tempo == Tempo::Normal
}

impl Lobby {
    /// An empty table for this game, with the rulebook's options.
    pub(crate) fn new(game: &str) -> Result<Lobby, LobbyRefusal> {
        let about = play::about(game).ok_or(LobbyRefusal::Unknown)?;
        let mut lobby = Lobby {
            game: game.into(),
            options: about.options.clone(),
            chairs: Vec::new(),
            host: None,
            spectators: false,
            tempo: Tempo::Normal,
            phase: Phase::Lobby,
            games: 0,
            removed: Vec::new(),
            evening: Evening::default(),
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
            self.chairs.push(Chair { sitter: Sitter::Empty, spy, open: false, played: false });
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
        self.free_name(None, name.as_ref())?;
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
        self.chairs[place].played = playing;
        let seat = Seat(place as u8);
        self.host = self.host.or(Some(seat));
        self.fit_options();
        Ok(seat)
    }

    /// Nobody else at the table may have a name that looks the same.
    fn free_name(&self, by: Option<Seat>, name: Option<&Name>) -> Result<(), LobbyRefusal> {
        let Some(wanted) = name else { return Ok(()) };
        let others = self
            .chairs
            .iter()
            .enumerate()
            .filter(|(place, _)| by.is_none_or(|seat| usize::from(seat.0) != *place));
        let mut names = others.filter_map(|(_, chair)| match &chair.sitter {
            Sitter::Person { name, .. } => name.as_ref(),
            Sitter::Empty | Sitter::Bot { .. } => None,
        });
        if names.any(|name| name.looks_like(wanted)) {
            return Err(LobbyRefusal::NameTaken);
        }
        Ok(())
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

    /// The person at this table, if there is exactly one: nobody but bots waits for them.
    pub(crate) fn alone(&self) -> Option<Seat> {
        let mut people =
            (0..self.chairs.len() as u8).map(Seat).filter(|seat| self.is_person(*seat));
        people.next().filter(|_| people.next().is_none())
    }

    /// How a game is played at this table.
    pub(crate) fn manner(&self, quick_bots: bool) -> Manner {
        Manner { quick_bots, tempo: self.tempo, unhurried: self.unhurried() }
    }

    /// The seats whose turns have no time limit: that of a person who is alone with bots.
    pub(crate) fn unhurried(&self) -> Seats {
        self.alone().into_iter().collect()
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
            // A number that was done is never done again, whatever comes after it.
            *n = number.max(*n);
        }
    }

    /// Whether the table offers what these options choose. Options that are not of this game are
    /// refused later, with a better reason.
    pub(crate) fn offers(&self, options: &wire::Options) -> bool {
        let read = play::options(&self.game, &options.0);
        let both = read.zip(self.expected());
        both.is_none_or(|(options, seats)| play::offered(&self.game, seats, &options))
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

    fn chair(&mut self, seat: Seat) -> Result<&mut Chair, LobbyRefusal> {
        self.chairs.get_mut(usize::from(seat.0)).ok_or(LobbyRefusal::NoSuchSeat)
    }
}

#[cfg(test)]
mod tests;
