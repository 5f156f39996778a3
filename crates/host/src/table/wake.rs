//! How a table comes to be: new, or from its journal.

use kernel::{At, Seat, Seed};
use store::{Deed, Store, TableId};
use tokio::sync::mpsc;
use tokio::time::Instant;
use wire::{Code, Create, Phase, Token};

use super::beats::{Beats, OPENING_BEAT};
use super::doors::Doors;
use super::{Customs, Lost, Mail, Table};
use crate::entry::Entry;
use crate::journal::{Journal, Unreadable};
use crate::lobby::{Lobby, LobbyRefusal, Sitter, Then};
use crate::play::{self, Fact, Play, Told};

/// Why a table cannot be woken.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CannotWake {
    /// The journal cannot be read.
    #[error(transparent)]
    Journal(#[from] Unreadable),
    /// The journal does not make a table.
    #[error("{0}")]
    Broken(String),
}

/// The lobby that somebody asks for, with them in it.
pub(crate) fn lobby(create: Create, token: &Token) -> Result<(Lobby, Seat), LobbyRefusal> {
    let mut lobby = Lobby::new(&create.game)?;
    let seat = lobby.sit(create.name, create.spy, token.hash())?;
    if 1 + create.bots.len() > lobby.chairs.len() {
        return Err(LobbyRefusal::TooMany);
    }
    for (place, level) in create.bots.into_iter().enumerate() {
        lobby.order(seat, wire::Order::Bot { seat: Seat(place as u8 + 1), level })?;
    }
    if let Some(options) = create.options {
        lobby.order(seat, wire::Order::Options(options))?;
    }
    Ok((lobby, seat))
}

impl Table {
    /// A table that is new in the store.
    pub(crate) async fn create(
        (store, deed): (Store, Deed),
        code: Code,
        customs: Customs,
        lobby: Lobby,
        start: bool,
        mail: mpsc::Receiver<Mail>,
    ) -> Result<Table, CannotWake> {
        let mut table = Table::new((code, customs), Journal::new(store, deed), lobby, mail);
        let lost = |Lost| CannotWake::Broken("another owner took the table over".into());
        if start {
            let lobby = table.lobby.clone();
            table.open(lobby).await.map_err(lost)?;
        } else {
            let entry = Entry::Lobby(table.lobby.clone());
            table.write(&entry).await.map_err(lost)?;
        }
        Ok(table)
    }

    /// A table that was asleep, or whose server died: everything follows from its journal.
    pub(crate) async fn wake(
        (store, table): (Store, TableId),
        code: Code,
        customs: Customs,
        mail: mpsc::Receiver<Mail>,
    ) -> Result<Table, CannotWake> {
        let (journal, entries) = Journal::claim(store, table).await?;
        let refolded = Refolded::from(entries, customs.quick_bots).map_err(CannotWake::Broken)?;
        let mut table = Table::new((code, customs), journal, refolded.lobby, mail);
        if let Some((play, told)) = refolded.play {
            table.beats.resume(play.beat(), play.clock(), refolded.beat);
            table.set_clock(table.beats.last().max(play.clock()));
            (table.play, table.told) = (Some(play), told);
            if table.lobby.phase == Phase::Playing {
                table.seat_bots(None);
            }
        }
        Ok(table)
    }

    fn new(
        (code, customs): (Code, Customs),
        journal: Journal,
        lobby: Lobby,
        mail: mpsc::Receiver<Mail>,
    ) -> Table {
        let mut doors = Doors::default();
        for chair in &lobby.chairs {
            if let Sitter::Person { token, .. } = &chair.sitter {
                doors.absent(*token);
            }
        }
        Table {
            code,
            customs,
            journal,
            lobby,
            play: None,
            told: Told::default(),
            doors,
            mail,
            since: Instant::now(),
            shown: At::OPENING,
            beats: Beats::default(),
            paused: false,
            deserted: Some(Instant::now()),
        }
    }
}

/// What a journal adds up to.
struct Refolded {
    lobby: Lobby,
    play: Option<(Box<dyn Play>, Told)>,
    /// The last beat on which something was to be told.
    beat: Option<u64>,
}

impl Refolded {
    fn from(entries: Vec<Entry>, quick_bots: bool) -> Result<Refolded, String> {
        let mut lobby = None;
        let mut opened = None;
        let mut facts = Vec::new();
        for entry in entries {
            match entry {
                Entry::Lobby(next) => lobby = Some(next),
                Entry::Opened { lobby: next, version, setup, seed, events } => {
                    lobby = Some(next);
                    opened = Some((version, setup, read_seed(&seed)?));
                    facts = vec![Fact { beat: OPENING_BEAT, events }];
                }
                Entry::Told { by, beat, events, held: _ } => {
                    if let (Some((seat, n)), Some(lobby)) = (by, &mut lobby) {
                        lobby.did(Seat(seat), n);
                    }
                    facts.push(Fact { beat, events });
                }
            }
        }
        let mut lobby = lobby.ok_or("the journal is empty")?;
        let beat = facts.iter().filter_map(|fact| fact.beat).max();
        let opened = opened.filter(|_| lobby.phase != Phase::Lobby);
        let play = match opened {
            Some((version, setup, seed)) => {
                let replayed = play::replay(&lobby.game, version, &setup, seed, &facts, quick_bots);
                Some(replayed.map_err(|why| why.0)?)
            }
            None => None,
        };
        if play.as_ref().is_some_and(|(play, _)| play.is_over()) {
            lobby.phase = Phase::Over;
        }
        Ok(Refolded { lobby, play, beat })
    }
}

fn read_seed(hex: &str) -> Result<Seed, String> {
    let mut bytes = [0; 32];
    if hex.len() != 64 || !hex.is_ascii() {
        return Err("a seed is 64 hexadecimal digits".into());
    }
    for (i, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).map_err(|why| why.to_string())?;
    }
    Ok(Seed::from_bytes(bytes))
}

/// Whether this order opens a game; a new table may start at once.
pub(crate) fn starts(lobby: &mut Lobby, seat: Seat) -> Result<bool, LobbyRefusal> {
    Ok(lobby.order(seat, wire::Order::Start {})? == Then::Open)
}
