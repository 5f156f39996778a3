//! Who sits beside whom, who begins, who is in a team with whom, and who is let in.

use bots::Populated;
use kernel::Seat;
use serde_json::value::{RawValue, to_raw_value};
use wire::{Name, Phase, Spy, TokenHash};

use super::orders::Then;
use super::{Chair, Lobby, LobbyRefusal, Sitter};
use crate::catalog::{Errand, with_game};

/// The option with which every rulebook lets the host name the first spy (§2.4).
const FIRST: &str = "first";

impl Lobby {
    /// Two chairs change places, with all who sit on them.
    pub(super) fn swap(&mut self, seat: Seat, with: Seat) -> Result<Then, LobbyRefusal> {
        self.gathering()?;
        self.chair(seat)?;
        self.chair(with)?;
        self.chairs.swap(usize::from(seat.0), usize::from(with.0));
        for marked in [&mut self.host, &mut self.first].into_iter().flatten() {
            if *marked == seat {
                *marked = with;
            } else if *marked == with {
                *marked = seat;
            }
        }
        Ok(Then::Nothing)
    }

    /// The host names who begins, or leaves it to chance.
    pub(super) fn name_first(&mut self, first: Option<Seat>) -> Result<Then, LobbyRefusal> {
        self.gathering()?;
        if let Some(seat) = first
            && self.chair(seat)?.sitter == Sitter::Empty
        {
            return Err(LobbyRefusal::NoSuchSeat);
        }
        self.first = first;
        Ok(Then::Nothing)
    }

    /// The options with which the game is opened: those of the table, and who begins. Empty chairs
    /// are gone by then, so that a chair's number is its seat's.
    pub(crate) fn options_of_game(&self) -> Box<RawValue> {
        type Fields = serde_json::Map<String, serde_json::Value>;
        let Some(first) = self.first else { return self.options.clone() };
        let Ok(mut options) = serde_json::from_str::<Fields>(self.options.get()) else {
            return self.options.clone();
        };
        options.insert(FIRST.into(), first.0.into());
        to_raw_value(&options).unwrap_or_else(|_| self.options.clone())
    }

    /// The team of each chair, as it is in the game or would be if it started now.
    pub(crate) fn teams(&self) -> Vec<Option<u8>> {
        struct Teams<'a>(u8, &'a RawValue);
        impl Errand for Teams<'_> {
            type Result = Vec<Option<u8>>;
            fn run<G: Populated>(self) -> Self::Result {
                let Ok(options) = strict::from_str(self.1.get()) else { return Vec::new() };
                (0..self.0).map(|seat| G::team(self.0, &options, Seat(seat))).collect()
            }
        }
        let sit = self.sitting() as u8;
        let ready = crate::play::about(&self.game).is_some_and(|a| a.least <= sit && sit <= a.most);
        let teams = ready.then(|| with_game(&self.game, Teams(sit, &self.options))).flatten();
        let mut teams = teams.unwrap_or_default().into_iter();
        let team_of = |chair: &Chair| match chair.sitter {
            Sitter::Empty => None,
            Sitter::Bot { .. } | Sitter::Person { .. } => teams.next().flatten(),
        };
        self.chairs.iter().map(team_of).collect()
    }

    /// Somebody who asked is let in: on a free chair, or on that of a bot.
    pub(crate) fn let_in(
        &mut self,
        name: Option<Name>,
        spy: Option<Spy>,
        token: TokenHash,
    ) -> Result<Seat, LobbyRefusal> {
        if self.free_place().is_some() {
            return self.sit(name, spy, token);
        }
        let place = self.gives_way()?;
        if self.phase == Phase::Playing {
            self.chairs[place].open = true;
            return self.sit(name, spy, token).inspect_err(|_| self.chairs[place].open = false);
        }
        self.free_name(None, name.as_ref())?;
        self.chairs[place].sitter = Sitter::Empty;
        let seat = self.sit(name, spy, token)?;
        self.follow_whereabouts();
        Ok(seat)
    }

    /// The chair of the bot that gives way to somebody who is let in. In a game it is one that has
    /// played from the start: a seat that a person has played does not change hands. After it the
    /// chairs are still those of the game, whose end bears the names of those who played it.
    fn gives_way(&self) -> Result<usize, LobbyRefusal> {
        let bot = |chair: &Chair| matches!(chair.sitter, Sitter::Bot { .. });
        let last = self.chairs.iter().rposition(bot).ok_or(LobbyRefusal::Full)?;
        match self.phase {
            Phase::Lobby => Ok(last),
            Phase::Playing => {
                let fresh = self.chairs.iter().position(|chair| bot(chair) && !chair.played);
                fresh.ok_or(LobbyRefusal::Played)
            }
            Phase::Over => Err(LobbyRefusal::NotNow),
        }
    }

    /// Why nobody who asks for a seat could be let in now, if so.
    pub(crate) fn ask_hindrance(&self) -> Option<LobbyRefusal> {
        if self.free_place().is_some() { None } else { self.gives_way().err() }
    }
}
