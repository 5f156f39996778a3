//! Those who ask the host for a seat where none is free.
//!
//! They wait in memory only: a table that has slept has forgotten them, and they ask again.

use std::time::Duration;

use tokio::time::Instant;
use wire::{Asked, Join, Name, Spy, Token, TokenHash};

use super::{Table, Whence};
use crate::lobby::{Lobby, LobbyRefusal};

/// How many may ask at a time, and how many of them from one address: a household has a few, and a
/// stranger with the code cannot fill the host's screen.
const MOST: usize = 6;
const MOST_FROM_ONE_ADDRESS: usize = 3;

/// How long an ask stands. The client of somebody who still wants to play asks again.
const STANDS: Duration = Duration::from_secs(600);

/// Somebody who asks.
struct Ask {
    id: u32,
    name: Option<Name>,
    spy: Option<Spy>,
    token: TokenHash,
    from: Whence,
    since: Instant,
}

/// Everybody who asks, the first of them first.
#[derive(Default)]
pub(super) struct Asks {
    all: Vec<Ask>,
    last: u32,
}

impl Asks {
    fn standing(&self) -> impl Iterator<Item = &Ask> {
        self.all.iter().filter(|ask| ask.since.elapsed() < STANDS)
    }

    fn find(&self, id: u32) -> Result<&Ask, LobbyRefusal> {
        self.standing().find(|ask| ask.id == id).ok_or(LobbyRefusal::NoSuchAsk)
    }

    /// Notes an ask. Somebody who asks again from the same address under the same name asks once.
    fn add(&mut self, join: Join, from: Whence, token: TokenHash) -> Result<u32, LobbyRefusal> {
        self.all.retain(|ask| {
            ask.since.elapsed() < STANDS && !(ask.from == from && ask.name == join.name)
        });
        let from_there = self.all.iter().filter(|ask| ask.from == from).count();
        if self.all.len() >= MOST || from_there >= MOST_FROM_ONE_ADDRESS {
            return Err(LobbyRefusal::ManyAsk);
        }
        self.last += 1;
        let (id, since) = (self.last, Instant::now());
        self.all.push(Ask { id, name: join.name, spy: join.spy, token, from, since });
        Ok(id)
    }

    /// The person who asked under this number has an answer.
    pub(super) fn answered(&mut self, id: u32) {
        self.all.retain(|ask| ask.id != id);
    }

    /// The asks as everybody at the table may see them.
    pub(super) fn written(&self, lobby: &Lobby) -> Vec<wire::Ask> {
        let hindrance = |ask: &Ask| {
            let tried = lobby.clone().let_in(ask.name.clone(), ask.spy, ask.token);
            tried.err().map(LobbyRefusal::code)
        };
        let written = |ask: &Ask| wire::Ask {
            id: ask.id,
            name: ask.name.clone(),
            spy: ask.spy.unwrap_or_default(),
            hindrance: hindrance(ask),
        };
        self.standing().map(written).collect()
    }
}

impl Table {
    /// A person asks the host for a seat.
    pub(super) fn ask(&mut self, join: Join, from: Whence) -> Result<Asked, LobbyRefusal> {
        self.may_come(&join, from)?;
        self.lobby.free_name(None, join.name.as_ref())?;
        let token = Token::random();
        let id = self.asks.add(join, from, token.hash())?;
        self.show_table();
        Ok(Asked { code: self.code, id, token })
    }

    /// The host answers somebody who asks. Returns who was let in.
    pub(super) fn answer_ask(
        &self,
        lobby: &mut Lobby,
        id: u32,
        comes: bool,
    ) -> Result<Option<TokenHash>, LobbyRefusal> {
        let ask = self.asks.find(id)?;
        if !comes {
            return Ok(None);
        }
        lobby.let_in(ask.name.clone(), ask.spy, ask.token)?;
        Ok(Some(ask.token))
    }
}
