//! Who sits at a table, and what they have chosen to play. Pure: the table carries it out.

mod broken_off;
mod chair;
mod change;
mod evening;
mod orders;
mod refusal;
mod seating;
mod shelf;
mod sitting_out;
mod whereabouts;

use std::collections::BTreeMap;

use kernel::{Seat, Seats, Tempo};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use wire::{Key, Name, Phase, Spy, TokenHash, Whereabouts};

use crate::play::{self, Manner};

pub(crate) use broken_off::BrokenOff;
pub(crate) use chair::{Chair, Sitter};
pub(crate) use change::Part;
pub(crate) use evening::{Evening, placed};
pub(crate) use orders::Then;
pub use refusal::LobbyRefusal;
pub(crate) use shelf::Shelf;
pub(crate) use sitting_out::SitsOut;

/// A table never has more chairs than this.
const MOST_CHAIRS: usize = kernel::MAX_SEATS;

/// The table besides the game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Lobby {
    pub(crate) game: String,
    pub(crate) options: Box<RawValue>,
    /// The options of each game that was chosen before: coming back to it brings them back.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) kept_options: BTreeMap<String, Box<RawValue>>,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) host: Option<Seat>,
    /// Whether strangers with the code may watch. They may unless the host says no: they see what
    /// the shared screen shows to everybody who has the code.
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
    /// The names of those who were removed: nobody sits down under one that looks the same.
    #[serde(
        default,
        skip_serializing_if = "Vec::is_empty",
        deserialize_with = "Name::all_as_written"
    )]
    pub(crate) removed_names: Vec<Name>,
    /// Those who sit a game out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) sitting_out: Vec<SitsOut>,
    /// The key that links to this table carry. Tables that were opened earlier have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) key: Option<Key>,
    /// Where everybody is. It stays as it is when another game is chosen.
    #[serde(default)]
    pub(crate) whereabouts: Whereabouts,
    /// The chair that begins, if the host has named one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) first: Option<Seat>,
    /// The scoreboard. A finished game changes it when its last facts are journaled.
    #[serde(default, skip_serializing_if = "Evening::is_empty")]
    pub(crate) evening: Evening,
    /// Who ended the last game before its end, if somebody did; until the next begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) broken_off: Option<BrokenOff>,
    /// Whether this table is a lesson: one person learns the game from a script.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) lesson: bool,
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
            kept_options: BTreeMap::new(),
            chairs: Vec::new(),
            host: None,
            spectators: true,
            tempo: Tempo::Normal,
            phase: Phase::Lobby,
            games: 0,
            removed: Vec::new(),
            removed_names: Vec::new(),
            sitting_out: Vec::new(),
            key: Some(Key::random()),
            whereabouts: Whereabouts::default(),
            first: None,
            evening: Evening::default(),
            broken_off: None,
            lesson: false,
        };
        lobby.chairs(usize::from(about.most));
        lobby.follow_whereabouts();
        Ok(lobby)
    }

    /// The table of a game's lesson, with its learner and scripted opponents.
    pub(crate) fn lesson(
        game: &str,
        name: Option<Name>,
        wish: Option<Spy>,
        token: TokenHash,
    ) -> Result<(Lobby, Seat), LobbyRefusal> {
        let (seats, options) = play::lesson(game).ok_or(LobbyRefusal::Unknown)?;
        let level = play::substitute(game).ok_or(LobbyRefusal::Unknown)?;
        let mut lobby = Lobby::new(game)?;
        lobby.lesson = true;
        lobby.chairs(usize::from(seats));
        let seat = lobby.sit(name, wish, token)?;
        for chair in &mut lobby.chairs[1..] {
            chair.sitter = Sitter::Bot { level: level.into() };
        }
        lobby.options = options;
        Ok((lobby, seat))
    }

    /// Sets the number of chairs; a chair on which somebody sits stays.
    fn chairs(&mut self, wanted: usize) {
        while self.chairs.len() > wanted {
            let Some(place) = self.chairs.iter().rposition(|c| c.sitter == Sitter::Empty) else {
                break;
            };
            self.chairs.remove(place);
            for marked in [&mut self.host, &mut self.first].into_iter().flatten() {
                if usize::from(marked.0) > place {
                    marked.0 -= 1;
                }
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

    /// Whether nobody at the table has this spy.
    pub(crate) fn has_free(&self, spy: Spy) -> bool {
        !self.chairs.iter().any(|chair| chair.spy == spy && chair.sitter != Sitter::Empty)
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
        let place = self.free_place().ok_or(LobbyRefusal::Full)?;
        if place == self.chairs.len() {
            self.chairs(place + 1);
        }
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

    /// Where somebody new may sit down. When a game is over this may be a chair that is yet to be
    /// brought: they watch its end, and play the next.
    pub(crate) fn free_place(&self) -> Option<usize> {
        let playing = self.phase == Phase::Playing;
        let free = |chair: &Chair| if playing { chair.open } else { chair.sitter == Sitter::Empty };
        let another = !playing && self.chairs.len() < self.most_chairs();
        self.chairs.iter().position(free).or_else(|| another.then_some(self.chairs.len()))
    }

    /// Nobody else at the table may have a name that looks the same, and nobody may have that of
    /// somebody who was removed.
    pub(crate) fn free_name(
        &self,
        by: Option<Seat>,
        name: Option<&Name>,
    ) -> Result<(), LobbyRefusal> {
        let Some(wanted) = name else { return Ok(()) };
        if self.removed_names.iter().any(|name| name.looks_like(wanted)) {
            return Err(LobbyRefusal::NameRemoved);
        }
        if self.names_but(by).any(|name| name.looks_like(wanted)) {
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

    /// The seats whose turns have no time limit: that of a person who is alone with bots, and in a
    /// lesson all of them, because the script waits for the learner in others' turns too.
    pub(crate) fn unhurried(&self) -> Seats {
        if self.lesson {
            return (0..self.chairs.len() as u8).map(Seat).collect();
        }
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

    /// Whether the table offers what these options choose, and they leave alone what follows from
    /// where everybody is. Options that are not of this game are refused later, with a better
    /// reason.
    pub(crate) fn may_choose(&self, options: &wire::Options) -> Result<(), LobbyRefusal> {
        let Some(read) = self.completed(&options.0) else { return Ok(()) };
        if !self.keeps_followers(&read) {
            return Err(LobbyRefusal::Follows);
        }
        let Some(seats) = self.expected() else { return Ok(()) };
        let offered = play::offered(&self.game, seats, &self.without_followers(&read));
        if offered { Ok(()) } else { Err(LobbyRefusal::Options) }
    }

    /// How many would play if the game began now, or would have to.
    pub(crate) fn expected(&self) -> Option<u8> {
        let about = play::about(&self.game)?;
        Some((self.sitting() as u8).clamp(about.least, about.most))
    }

    fn sitting(&self) -> usize {
        self.chairs.iter().filter(|chair| chair.sitter != Sitter::Empty).count()
    }

    /// Resets the options that the new number of players rules out to their usual values.
    fn fit_options(&mut self) {
        let Some(seats) = self.expected().filter(|_| self.phase != Phase::Playing) else { return };
        if play::agree(&self.game, seats, &self.options).is_err()
            && let Some(options) = play::fitting(&self.game, seats, &self.options)
        {
            self.options = options;
            self.follow_whereabouts();
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
