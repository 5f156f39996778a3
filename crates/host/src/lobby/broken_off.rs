//! A game that the host ends before its end: the table goes back to the lobby, and nothing of it
//! counts.

use kernel::Seat;
use serde::{Deserialize, Serialize};
use wire::{Name, Phase, Spy};

use super::{Lobby, LobbyRefusal, Sitter, Then};

/// Who ended the last game before its end, as they were called then: seats and hosts change.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct BrokenOff {
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "Name::as_written"
    )]
    name: Option<Name>,
    spy: Spy,
}

impl BrokenOff {
    /// As everybody at the table may see it.
    pub(crate) fn written(&self) -> wire::BrokenOff {
        wire::BrokenOff { name: self.name.clone(), spy: self.spy }
    }
}

impl Lobby {
    /// Ends the game under way and goes back to the lobby with this game chosen. A game that has
    /// ended by itself meanwhile is not broken off: it counts, and this chooses the next.
    pub(super) fn break_off(&mut self, by: Seat, game: &str) -> Result<Then, LobbyRefusal> {
        self.in_a_game()?;
        let broken_off = (self.phase == Phase::Playing).then(|| self.called(by)).flatten();
        let mut next = self.clone();
        next.phase = Phase::Lobby;
        if *game == *next.game {
            next.gather();
            next.fit_options();
        } else {
            next.choose_game(game)?;
        }
        next.broken_off = broken_off;
        *self = next;
        Ok(Then::Nothing)
    }

    fn in_a_game(&self) -> Result<(), LobbyRefusal> {
        if self.phase == Phase::Lobby { Err(LobbyRefusal::NotNow) } else { Ok(()) }
    }

    fn called(&self, by: Seat) -> Option<BrokenOff> {
        let chair = self.chairs.get(usize::from(by.0))?;
        match &chair.sitter {
            Sitter::Person { name, .. } => Some(BrokenOff { name: name.clone(), spy: chair.spy }),
            Sitter::Empty | Sitter::Bot { .. } => None,
        }
    }
}
