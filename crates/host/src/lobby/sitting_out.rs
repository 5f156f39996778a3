//! People who sit a game out: there are more than it seats. They watch it, keep their line on the
//! scoreboard, and are offered a chair as soon as there is one.

use kernel::Seat;
use serde::{Deserialize, Serialize};
use wire::{Name, Phase, Spy, TokenHash};

use super::orders::Then;
use super::{Chair, Lobby, LobbyRefusal, Sitter};

/// How many are remembered.
const MOST: usize = kernel::MAX_SEATS;

/// Somebody who sits out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct SitsOut {
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "Name::as_written"
    )]
    pub(crate) name: Option<Name>,
    spy: Spy,
    /// The hash of the token that held their chair. It says who they are when they watch, and when
    /// they sit down again.
    pub(crate) token: TokenHash,
}

impl SitsOut {
    /// As everybody at the table may see it.
    pub(crate) fn written(&self) -> wire::SitsOut {
        wire::SitsOut { name: self.name.clone(), spy: self.spy }
    }
}

impl Lobby {
    /// In the lobby, somebody gets up for as long as there are too many. Unlike who is removed they
    /// may sit down again.
    pub(super) fn sit_out(&mut self, seat: Seat) -> Result<Then, LobbyRefusal> {
        self.gathering()?;
        let chair = self.chair(seat)?;
        let Sitter::Person { name, token, .. } = &chair.sitter else {
            return Err(LobbyRefusal::NoSuchSeat);
        };
        let sits_out = SitsOut { name: name.clone(), spy: chair.spy, token: *token };
        let then = self.vacate(seat)?;
        if self.sitting_out.len() == MOST {
            self.sitting_out.remove(0);
        }
        self.sitting_out.push(sits_out);
        Ok(then)
    }

    /// Whether the holder of this token sits out.
    pub(crate) fn sits_out(&self, token: TokenHash) -> bool {
        self.sitting_out.iter().any(|it| it.token == token)
    }

    /// Somebody who sat out comes back to the table: their name is free for them.
    pub(crate) fn sits_out_no_more(&mut self, token: TokenHash) {
        self.sitting_out.retain(|it| it.token != token);
    }

    /// In the lobby a chair that the game has no seat for goes with whoever got up from it: nobody
    /// else is to sit down where there are too many.
    pub(super) fn drop_surplus_chairs(&mut self) {
        let most = self.most_chairs();
        if self.phase == Phase::Lobby && self.chairs.len() > most {
            self.chairs(most);
        }
    }

    /// The names that people at the table and those who sit out go by; but not that of one chair.
    pub(super) fn names_but(&self, by: Option<Seat>) -> impl Iterator<Item = &Name> {
        let other =
            move |(place, _): &(usize, &Chair)| by.is_none_or(|seat| usize::from(seat.0) != *place);
        let chairs = self.chairs.iter().enumerate().filter(other);
        let seated = chairs.filter_map(|(_, chair)| match &chair.sitter {
            Sitter::Person { name, .. } => name.as_ref(),
            Sitter::Empty | Sitter::Bot { .. } => None,
        });
        seated.chain(self.sitting_out.iter().filter_map(|it| it.name.as_ref()))
    }
}
