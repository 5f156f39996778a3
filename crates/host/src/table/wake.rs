//! How a table comes to be: new, or from its journal.

use std::sync::Arc;

use kernel::{At, Seat, Seed};
use store::{Deed, NodeId, Store, TableId};
use tokio::sync::mpsc;
use tokio::time::Instant;
use wire::{Code, Create, Phase, Token};

use super::beats::{Beats, OPENING_BEAT};
use super::doors::Doors;
#[cfg(test)]
use super::tests::Wakes;
use super::{Asks, Banned, Customs, Look, Lost, Mail, Orders, Presence, Rate, Table};
use crate::catalog::Edition;
use crate::entry::Entry;
use crate::house::Chance;
use crate::journal::{Journal, Unreadable};
use crate::lobby::{Lobby, LobbyRefusal, Sitter, Then};
use crate::play::{self, Fact, Play, Sent};
#[cfg(test)]
use crate::tests::evening::planted;

/// Why a table cannot be woken.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CannotWake {
    /// The journal cannot be read.
    #[error(transparent)]
    Journal(Unreadable),
    /// The journal was written by an edition of the rules that this program does not have.
    #[error("version {} of the rules of {} wrote the journal", .0.version, .0.game)]
    Foreign(Edition),
    /// The journal's entries do not add up to a table.
    #[error("{0}")]
    Broken(String),
}

impl CannotWake {
    /// The node that owns the table, if that is why.
    pub(crate) fn elsewhere(&self) -> Option<NodeId> {
        match self {
            CannotWake::Journal(Unreadable::Store(store::Error::Elsewhere { node, .. })) => {
                Some(*node)
            }
            CannotWake::Journal(_) | CannotWake::Foreign(_) | CannotWake::Broken(_) => None,
        }
    }
}

impl<T: Into<Unreadable>> From<T> for CannotWake {
    fn from(why: T) -> Self {
        CannotWake::Journal(why.into())
    }
}

/// The lobby that a person asks for, with that person in it.
pub(crate) fn lobby(
    create: Create,
    token: &Token,
    customs: Customs,
) -> Result<(Lobby, Seat), LobbyRefusal> {
    if create.lesson {
        return Lobby::lesson(&create.game, create.name, create.spy, token.hash());
    }
    let mut lobby = Lobby::new(&create.game)?;
    let said = create.options.as_ref().and_then(|options| lobby.whereabouts_in(options));
    let seat = lobby.sit(create.name, create.spy, token.hash())?;
    if 1 + create.bots.len() > lobby.chairs.len() {
        return Err(LobbyRefusal::TooMany);
    }
    if let Some(whereabouts) = create.whereabouts.or(said) {
        lobby.order(seat, wire::Order::Whereabouts(whereabouts))?;
    }
    for (place, level) in create.bots.into_iter().enumerate() {
        lobby.order(seat, wire::Order::Bot { seat: Seat(place as u8 + 1), level })?;
    }
    if let Some(options) = create.options {
        if !customs.any_options {
            lobby.may_choose(&options)?;
        }
        lobby.order(seat, wire::Order::Options(options))?;
    }
    Ok((lobby, seat))
}

fn lost(Lost: Lost) -> CannotWake {
    CannotWake::Broken("another owner took the table over".into())
}

impl Table {
    /// A table that is new in the store.
    pub(crate) async fn create(
        (store, deed): (Store, Deed),
        code: Code,
        house: (Customs, Chance),
        lobby: Lobby,
        start: bool,
        mail: mpsc::Receiver<Mail>,
    ) -> Result<Table, CannotWake> {
        let mut table = Table::new(code, house, Journal::new(store, deed), lobby, mail);
        if start {
            let lobby = table.lobby.clone();
            table.open(lobby).await.map_err(lost)?;
        } else {
            let (entry, label) = (Entry::Lobby(table.lobby.clone()), table.lobby.shelf().label());
            table.write(&entry, label).await.map_err(lost)?;
        }
        table.look.set(table.described(None));
        Ok(table)
    }

    /// Wakes a table that was asleep, or whose server died, from its journal.
    pub(crate) async fn wake(
        (store, table): (Store, TableId),
        code: Code,
        (customs, chance): (Customs, Chance),
        editions: Arc<[Edition]>,
        mail: mpsc::Receiver<Mail>,
    ) -> Result<Table, CannotWake> {
        let quick = customs.quick_bots;
        let refold = move |entries| Refolded::from(entries, &editions, quick);
        let (journal, refolded) = Journal::claim(store, table, refold).await?;
        let mut table = Table::new(code, (customs, chance), journal, refolded.lobby, mail);
        if let Some((play, sent)) = refolded.play {
            table.beats = match table.lobby.phase {
                Phase::Playing => Beats::resume(play.beat(), play.clock(), refolded.beat),
                Phase::Lobby | Phase::Over => Beats::default(),
            };
            table.set_clock(table.beats.last().max(play.clock()));
            (table.play, table.sent) = (Some(play), sent);
            if table.lobby.phase == Phase::Playing {
                table.seat_bots(None);
            }
        }
        table.follow_lesson();
        table.record_result().await.map_err(lost)?;
        table.look.set(table.described(None));
        Ok(table)
    }

    pub(super) fn new(
        code: Code,
        (customs, chance): (Customs, Chance),
        journal: Journal,
        lobby: Lobby,
        mail: mpsc::Receiver<Mail>,
    ) -> Table {
        let mut doors = Doors::default();
        let tenure = journal.tenure();
        let term = tenure.term();
        for chair in &lobby.chairs {
            if let Sitter::Person { token, .. } = &chair.sitter {
                doors.absent(*token);
            }
        }
        Table {
            code,
            customs,
            chance,
            journal,
            lobby,
            play: None,
            sent: Sent::default(),
            doors,
            mail,
            since: Instant::now(),
            shown: At::OPENING,
            rate: Rate::default(),
            beats: Beats::default(),
            changed: false,
            paused: None,
            presence: Presence::new(),
            orders: Orders::default(),
            banned: Banned::default(),
            asks: Asks::default(),
            lesson: None,
            look: Look::default(),
            tenure,
            term,
            deserted: Some(Instant::now()),
            #[cfg(test)]
            wakes: Wakes::default(),
        }
    }
}

/// The table that the entries add up to.
struct Refolded {
    lobby: Lobby,
    play: Option<(Box<dyn Play>, Sent)>,
    /// The last beat on which something was to be sent.
    beat: Option<u64>,
}

impl Refolded {
    fn from(
        entries: Vec<Entry>,
        editions: &[Edition],
        quick_bots: bool,
    ) -> Result<Refolded, CannotWake> {
        let broken = |why: &str| CannotWake::Broken(why.into());
        let mut lobby = None;
        let mut opened = None;
        let mut facts = Vec::new();
        let mut lesson = 0;
        for entry in entries {
            match entry {
                Entry::Lobby(next) => lobby = Some(next),
                Entry::Changed(parts) => {
                    let lobby =
                        lobby.as_mut().ok_or_else(|| broken("the journal begins with a change"))?;
                    parts.into_iter().for_each(|part| lobby.apply(part));
                }
                Entry::Opened { lobby: next, version, setup, seed, events } => {
                    lobby = Some(next);
                    let seed = read_seed(&seed).map_err(CannotWake::Broken)?;
                    opened = Some((version, setup, seed));
                    facts = vec![Fact { beat: OPENING_BEAT, events }];
                }
                Entry::Told { by, beat, events, ended, step, held: _ } => {
                    lesson = step.unwrap_or(lesson);
                    if let (Some((seat, n)), Some(lobby)) = (by, &mut lobby) {
                        lobby.did(Seat(seat), n);
                    }
                    let counts = !ended.is_empty();
                    #[cfg(test)]
                    let counts = counts && !planted::is(planted::Bug::LostScore);
                    if let (true, Some(lobby)) = (counts, &mut lobby) {
                        lobby.count(&ended);
                    }
                    facts.push(Fact { beat, events });
                }
            }
        }
        let mut lobby = lobby.ok_or_else(|| broken("the journal is empty"))?;
        let beat = facts.iter().filter_map(|fact| fact.beat).max();
        let opened = opened.filter(|_| lobby.phase != Phase::Lobby);
        let play = match opened {
            Some((version, setup, seed)) => {
                let edition = Edition { game: lobby.game.clone(), version };
                if !editions.contains(&edition) {
                    return Err(CannotWake::Foreign(edition));
                }
                let manner = lobby.manner(quick_bots);
                let manner = (manner, lobby.lesson.then_some(lesson));
                let replayed = play::replay(&lobby.game, version, &setup, seed, &facts, manner);
                Some(replayed.map_err(|why| CannotWake::Broken(why.0))?)
            }
            None => None,
        };
        if play.as_ref().is_some_and(|(play, _)| play.is_over()) {
            lobby.phase = Phase::Over;
        }
        Ok(Refolded { lobby, play, beat })
    }
}

pub(crate) fn read_seed(hex: &str) -> Result<Seed, String> {
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
