//! Those who ask the host for a seat where none is free.
//!
//! They wait in memory only: a table that has slept has forgotten them. Their clients ask again every
//! half minute, so that they wait on; of somebody whose client does not, nobody is asked for long.

use std::time::Duration;

use tokio::time::Instant;
use wire::{Asked, Join, Name, Spy, Token, TokenHash};

use super::{Table, Whence};
use crate::lobby::{Lobby, LobbyRefusal};

/// How many may ask at a time, and how many of them from one address: a household has a few, and a
/// stranger with the code cannot fill the host's screen.
const MOST: usize = 6;
const MOST_FROM_ONE_ADDRESS: usize = 3;

/// How long an ask stands after it was last asked. A seat is not to be given to somebody who has gone
/// away, but a phone that lies in a pocket for two minutes has not.
const STANDS: Duration = Duration::from_secs(180);

/// How many of those who were not let in are remembered, so that they are told so.
const MOST_DECLINED: usize = 16;

/// Somebody who asks.
struct Ask {
    id: u32,
    name: Option<Name>,
    spy: Option<Spy>,
    token: TokenHash,
    /// What held the chair that they had here before.
    before: Option<TokenHash>,
    from: Whence,
    /// When they last asked.
    since: Instant,
}

impl Ask {
    /// They sit down, as who they were here before.
    fn comes_in(&self, lobby: &mut Lobby) -> Result<(), LobbyRefusal> {
        if let Some(before) = self.before {
            lobby.sits_out_no_more(before);
        }
        lobby.let_in(self.name.clone(), self.spy, self.token)?;
        if let Some(before) = self.before {
            lobby.returns(before, self.token);
        }
        Ok(())
    }
}

/// Everybody who asks, the first of them first.
#[derive(Default)]
pub(super) struct Asks {
    all: Vec<Ask>,
    /// The tokens of those to whom the host said no.
    declined: Vec<TokenHash>,
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
        let before = join.before.map(|token| token.hash());
        self.all.push(Ask { id, name: join.name, spy: join.spy, token, before, from, since });
        Ok(id)
    }

    /// Somebody asks on. Returns the number of their ask, if it still stands.
    fn go_on(&mut self, token: TokenHash) -> Option<u32> {
        let ask = self.all.iter_mut().find(|ask| ask.token == token)?;
        (ask.since.elapsed() < STANDS).then(|| {
            ask.since = Instant::now();
            ask.id
        })
    }

    /// The host says no to the person who asked under this number.
    pub(super) fn decline(&mut self, id: u32) {
        let Some(ask) = self.all.iter().find(|ask| ask.id == id) else { return };
        if self.declined.len() == MOST_DECLINED {
            self.declined.remove(0);
        }
        self.declined.push(ask.token);
        self.answered(id);
    }

    /// When the next of them has not asked for too long.
    pub(super) fn next_to_go(&self) -> Option<Instant> {
        self.all.iter().map(|ask| ask.since + STANDS).min()
    }

    /// Forgets those who have not asked for too long. Returns whether there was one.
    fn forget_the_gone(&mut self) -> bool {
        let before = self.all.len();
        self.all.retain(|ask| ask.since.elapsed() < STANDS);
        self.all.len() < before
    }

    /// The person who asked under this number has an answer.
    pub(super) fn answered(&mut self, id: u32) {
        self.all.retain(|ask| ask.id != id);
    }

    /// The asks as everybody at the table may see them.
    pub(super) fn written(&self, lobby: &Lobby) -> Vec<wire::Ask> {
        let hindrance = |ask: &Ask| ask.comes_in(&mut lobby.clone()).err().map(LobbyRefusal::code);
        let written = |ask: &Ask| wire::Ask {
            id: ask.id,
            name: ask.name.clone(),
            spy: ask.spy.filter(|spy| lobby.has_free(*spy)),
            hindrance: hindrance(ask),
        };
        self.standing().map(written).collect()
    }
}

impl Table {
    /// A person asks the host for a seat.
    pub(super) fn ask(&mut self, join: Join, from: Whence) -> Result<Asked, LobbyRefusal> {
        self.may_come(&join, from)?;
        if let Some(again) = &join.again {
            let token = again.hash();
            if self.asks.declined.contains(&token) {
                return Err(LobbyRefusal::NotLetIn);
            }
            // Under no number if they have been let in meanwhile: what they hold is a seat now.
            let seated = self.lobby.seat_of(token).map(|_| 0);
            if let Some(id) = seated.or_else(|| self.asks.go_on(token)) {
                return Ok(Asked { code: self.code, id, token: again.clone() });
            }
        }
        let mut lobby = self.lobby.clone();
        if let Some(before) = &join.before {
            lobby.sits_out_no_more(before.hash());
        }
        lobby.free_name(None, join.name.as_ref())?;
        let token = Token::random();
        let id = self.asks.add(join, from, token.hash())?;
        self.show_table();
        Ok(Asked { code: self.code, id, token })
    }

    /// Nobody is asked for somebody who has gone away.
    pub(super) fn forget_asks(&mut self) {
        if self.asks.forget_the_gone() {
            self.show_table();
        }
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
        ask.comes_in(lobby)?;
        Ok(Some(ask.token))
    }
}
