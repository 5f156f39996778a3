//! The house: it finds tables, makes them, wakes them, and sets aside those that keep panicking.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use store::{Deed, Store, TableId};
use tokio::sync::{OnceCell, mpsc, oneshot};
use tokio::time::timeout;
use wire::{Asked, Code, Create, Join, Key, Locator, Seated, Token};

use crate::abroad::{Away, Elsewhere, Woken};
use crate::journal::{Unreadable, reading};
use crate::lobby::LobbyRefusal;
use crate::readiness::Readiness;
use crate::table::wake::{self, CannotWake};
use crate::table::{Customs, Look, Mail, Table, Whence};

/// The capacity of a table's mailbox. A message that does not fit is answered with `table/busy`.
const MAILBOX: usize = 64;
/// A table is set aside after this many panics without progress.
const PANICS: u32 = 2;
/// A table that has written this many entries since it woke has made progress: earlier panics are
/// forgotten.
const GOT_ON: u32 = 16;
/// How long a request waits for a table that waits for its disk.
pub(crate) const ANSWER: Duration = Duration::from_secs(5);

/// Why a request cannot reach a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoTable {
    /// No table has this code.
    Unknown,
    /// The table's mailbox is full.
    Busy,
    /// The store does not answer. A later try may succeed.
    Unavailable,
    /// The table kept panicking and was set aside; its journal is kept.
    SetAside,
}

impl NoTable {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            NoTable::Unknown => "table/unknown_code",
            NoTable::Busy => "table/busy",
            NoTable::Unavailable => "table/unavailable",
            NoTable::SetAside => "table/set_aside",
        }
    }
}

type Mailbox = mpsc::Sender<Mail>;

/// A table that is awake: its mailbox, and the text that strangers with its code may read.
#[derive(Clone)]
pub(crate) struct Room {
    pub(crate) mailbox: Mailbox,
    pub(crate) look: Looks,
    pub(crate) key: Option<Key>,
}

/// Where that text is.
#[derive(Clone)]
pub(crate) enum Looks {
    Here(Look),
    Abroad(Arc<Away>),
}

/// A house much fuller than the lightest of the others has new tables made there: if it has more
/// than twice as many, and this many more.
const MUCH_FULLER: usize = 50;

/// Where the seeds of games come from.
pub(crate) type Chance = Arc<dyn Fn() -> [u8; 32] + Send + Sync>;

/// Seeds from the operating system.
fn system_chance() -> [u8; 32] {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).expect("the operating system has randomness");
    seed
}

/// All tables of this program.
#[derive(Clone)]
pub struct House(pub(crate) Arc<Rooms>);

pub(crate) struct Rooms {
    store: Store,
    customs: Customs,
    chance: Chance,
    /// Tables that are awake, or being woken.
    awake: Mutex<HashMap<Code, Arc<OnceCell<Room>>>>,
    /// How often tables panicked.
    panics: Mutex<HashMap<Code, u32>>,
    readiness: Readiness,
    /// The way to the other nodes, if there are any.
    pub(crate) elsewhere: OnceLock<Arc<dyn Elsewhere>>,
    /// Whether no table wakes here any more.
    pub(crate) draining: AtomicBool,
}

impl House {
    /// A house on this store. Tables in it wake when somebody comes.
    pub fn new(store: Store, customs: Customs) -> House {
        House::with_chance(store, customs, Arc::new(system_chance))
    }

    /// The same, with seeds from the caller, so that a simulated evening can be repeated exactly.
    pub(crate) fn with_chance(store: Store, customs: Customs, chance: Chance) -> House {
        let (awake, panics, readiness, elsewhere, draining) = Default::default();
        House(Arc::new(Rooms {
            store,
            customs,
            chance,
            awake,
            panics,
            readiness,
            elsewhere,
            draining,
        }))
    }

    /// Connects this house with the other nodes.
    pub fn meet(&self, others: Arc<dyn Elsewhere>) {
        let _ = self.0.elsewhere.set(others);
    }

    /// What the nodes of this house alone know, if it has several.
    pub fn secret(&self) -> Option<String> {
        self.0.store.membership().map(|member| member.house)
    }

    /// How many tables are awake here.
    pub fn awake(&self) -> usize {
        self.awake_here().len()
    }

    /// The tables that are awake here, or being woken.
    pub(crate) fn awake_here(&self) -> Vec<Code> {
        let is_here = |cell: &OnceCell<Room>| {
            cell.get().is_none_or(|room| matches!(room.look, Looks::Here(_)))
        };
        let awake = lock(&self.0.awake);
        awake.iter().filter(|(_, cell)| is_here(cell)).map(|(code, _)| *code).collect()
    }

    /// A table that is awake here.
    pub(crate) fn room_if_here(&self, code: Code) -> Option<Room> {
        let awake = lock(&self.0.awake);
        let room = awake.get(&code)?.get()?;
        let is_here = matches!(room.look, Looks::Here(_)) && !room.mailbox.is_closed();
        is_here.then(|| room.clone())
    }

    /// Whether any table has panicked.
    #[cfg(test)]
    pub(crate) fn has_panicked(&self) -> bool {
        !lock(&self.0.panics).is_empty()
    }

    /// Whether this table is awake.
    #[cfg(test)]
    pub(crate) fn is_awake(&self, code: Code) -> bool {
        lock(&self.0.awake).contains_key(&code)
    }

    /// Makes a table: here, unless this house is much fuller than another or gives its tables away.
    pub async fn create(&self, create: Create) -> Result<Result<Seated, LobbyRefusal>, NoTable> {
        if let Some(others) = self.0.elsewhere.get()
            && let Some((node, tables)) = others.lightest()
            && (self.is_draining() || self.awake() > 2 * tables + MUCH_FULLER)
        {
            return others.create(node, Box::new(create)).await;
        }
        self.create_here(create).await
    }

    /// Makes a table here.
    pub async fn create_here(
        &self,
        create: Create,
    ) -> Result<Result<Seated, LobbyRefusal>, NoTable> {
        let token = Token::random();
        let start = create.start || create.lesson;
        let (mut lobby, seat) = match wake::lobby(create, &token, self.0.customs) {
            Ok(made) => made,
            Err(refusal) => return Ok(Err(refusal)),
        };
        if start && let Err(refusal) = wake::starts(&mut lobby, seat) {
            return Ok(Err(refusal));
        }
        let store = self.0.store.clone();
        let making = timeout(ANSWER, self.deed()).await.map_err(|_| NoTable::Unavailable)?;
        let (code, deed) = making.map_err(unavailable)?;
        let (mailbox, mail) = mpsc::channel(MAILBOX);
        let house = (self.0.customs, self.0.chance.clone());
        let table = Table::create((store, deed), code, house, lobby, start, mail);
        // If the disk does not answer, nobody has been given this table's code yet: it can be
        // dropped.
        let table = timeout(ANSWER, table).await.map_err(|_| NoTable::Unavailable)?;
        let table = table.map_err(|why| cannot_wake(deed.table, &why))?;
        let room = Room { mailbox, look: Looks::Here(table.look()), key: table.key() };
        let cell = Arc::new(OnceCell::new_with(Some(room)));
        lock(&self.0.awake).insert(code, cell.clone());
        self.run(code, cell, table);
        metrics::counter!("safehouse_tables_made_total").increment(1);
        Ok(Ok(Seated { code, seat, token }))
    }

    /// A table that is new in the store, under a code that no other has.
    async fn deed(&self) -> Result<(Code, Deed), store::Error> {
        loop {
            let code = Code::random();
            match self.0.store.create(code.to_string(), []).await {
                Err(store::Error::CodeTaken(_)) => {}
                made => return made.map(|deed| (code, deed)),
            }
        }
    }

    /// Whether there is such a table and the key is its own: then the code was not guessed.
    pub async fn is_key(&self, of: Locator) -> bool {
        match of.key {
            Some(key) => self.room(of.code).await.is_ok_and(|room| room.key == Some(key)),
            None => false,
        }
    }

    /// Sits down at a table.
    pub async fn sit(
        &self,
        code: Code,
        join: Join,
        from: Whence,
    ) -> Result<Result<Seated, LobbyRefusal>, NoTable> {
        let (reply, answer) = oneshot::channel();
        self.mail(code, Mail::Sit(Box::new(join), from, reply)).await?;
        soon(answer).await
    }

    /// Asks the host of a table for a seat.
    pub async fn ask(
        &self,
        code: Code,
        join: Join,
        from: Whence,
    ) -> Result<Result<Asked, LobbyRefusal>, NoTable> {
        let (reply, answer) = oneshot::channel();
        self.mail(code, Mail::Ask(Box::new(join), from, reply)).await?;
        soon(answer).await
    }

    /// The table as strangers with its code may see it, as a message. The table is not asked.
    pub async fn look(&self, code: Code) -> Result<Arc<str>, NoTable> {
        match self.room(code).await?.look {
            Looks::Here(look) => Ok(look.text()),
            Looks::Abroad(away) => (away.look)().await,
        }
    }

    /// Whether the store can be written to, or why not. However often it is asked, it tries once a
    /// second.
    pub async fn ready(&self) -> Result<(), &'static str> {
        if self.is_draining() {
            return Err("this node gives its tables away");
        }
        self.0.readiness.of(&self.0.store).await
    }

    /// Puts something into a table's mailbox, waking it if need be. Never waits for the table.
    pub async fn mail(&self, code: Code, mail: Mail) -> Result<(), NoTable> {
        let mailbox = self.mailbox(code).await?;
        match mailbox.try_send(mail) {
            Ok(()) => Ok(()),
            Err(mpsc::error::TrySendError::Full(_)) => Err(NoTable::Busy),
            // It fell asleep just now.
            Err(mpsc::error::TrySendError::Closed(mail)) => {
                let mailbox = self.mailbox(code).await?;
                mailbox.try_send(mail).map_err(|_| NoTable::Busy)
            }
        }
    }

    /// The mailbox of a table, which is woken if need be.
    pub async fn mailbox(&self, code: Code) -> Result<Mailbox, NoTable> {
        Ok(self.room(code).await?.mailbox)
    }

    pub(crate) async fn room(&self, code: Code) -> Result<Room, NoTable> {
        if lock(&self.0.panics).get(&code).is_some_and(|panics| *panics >= PANICS) {
            return Err(NoTable::SetAside);
        }
        let cell = {
            let mut awake = lock(&self.0.awake);
            let cell = awake.entry(code).or_default();
            if cell.get().is_some_and(|room| room.mailbox.is_closed()) {
                *cell = Arc::default();
            }
            cell.clone()
        };
        let woken = cell.get_or_try_init(|| self.wake(code, cell.clone())).await.cloned();
        if woken.is_err() {
            self.forget(code, &cell);
        }
        woken
    }

    /// Claims a table and wakes it, unless another node owns it or this one gives its tables away.
    pub(crate) async fn wake_here(
        &self,
        code: Code,
        cell: &Arc<OnceCell<Room>>,
    ) -> Result<Woken, NoTable> {
        let (store, name) = (self.0.store.clone(), code.to_string());
        let found = reading(&store, move |store| store.find(&name)).await.map_err(unavailable)?;
        let live = found.filter(|journal| journal.ended_ms.is_none());
        let id = live.ok_or(NoTable::Unknown)?.table;
        if self.is_draining() {
            let other = self.other().ok_or(NoTable::Unavailable);
            return other.map(|(node, _)| Woken::Elsewhere(node));
        }
        let (mailbox, mail) = mpsc::channel(MAILBOX);
        // A journal that makes the rules panic must not take the waking connection with it.
        let house = (self.0.customs, self.0.chance.clone());
        let waking = tokio::spawn(Table::wake((store, id), code, house, mail));
        let waking = timeout(ANSWER, waking).await.map_err(|_| NoTable::Unavailable)?;
        let Ok(woken) = waking else {
            self.panicked(code, id.0, 0);
            return Err(NoTable::Unavailable);
        };
        let table = match woken {
            Ok(table) => table,
            Err(why) => {
                let elsewhere = why.elsewhere().map(Woken::Elsewhere);
                return elsewhere.ok_or_else(|| cannot_wake(id, &why));
            }
        };
        let room = Room { mailbox, look: Looks::Here(table.look()), key: table.key() };
        // Another request may have tried to wake it and failed: then this is the table from now on.
        if !Arc::ptr_eq(lock(&self.0.awake).entry(code).or_insert_with(|| cell.clone()), cell) {
            return Err(NoTable::Unavailable);
        }
        self.run(code, cell.clone(), table);
        Ok(Woken::Here(room))
    }

    /// Works on the journal of a sleeping table while no connection can wake it. Does nothing if
    /// the table is awake.
    pub(crate) async fn while_asleep<T>(
        &self,
        code: Code,
        work: impl Future<Output = T>,
    ) -> Option<T> {
        let cell = match lock(&self.0.awake).entry(code) {
            Entry::Occupied(_) => return None,
            Entry::Vacant(free) => free.insert(Arc::default()).clone(),
        };
        // A connection that wants to wake it waits for this to fail, and then looks for itself.
        let mut done = None;
        let working = cell.get_or_try_init(async || {
            done = Some(work.await);
            Err(())
        });
        let _ = working.await;
        self.forget(code, &cell);
        done
    }

    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    /// Runs a table until it sleeps or panics. Its panic ends no other table.
    fn run(&self, code: Code, cell: Arc<OnceCell<Room>>, table: Table) {
        let house = self.clone();
        let (progress, number) = (table.progress(), table.number());
        metrics::gauge!("safehouse_tables_awake").increment(1.0);
        tokio::spawn(async move {
            let ran = tokio::spawn(table.run()).await;
            metrics::gauge!("safehouse_tables_awake").decrement(1.0);
            if ran.is_err_and(|why| why.is_panic()) {
                house.panicked(code, number, progress.load(Ordering::Relaxed));
            }
            house.forget(code, &cell);
        });
    }

    /// Counts a panic of a table that had written `wrote` entries since it woke.
    fn panicked(&self, code: Code, table: i64, written: u32) {
        metrics::counter!("safehouse_table_panics_total").increment(1);
        let mut panics = lock(&self.0.panics);
        let panics = panics.entry(code).or_default();
        *panics = if written < GOT_ON { *panics + 1 } else { 1 };
        tracing::error!(table, panics = *panics, "a table panicked");
    }

    /// Forgets a room on another node, which does not have the table any more.
    pub(crate) fn leave_room(&self, code: Code, room: &Room) {
        let mut awake = lock(&self.0.awake);
        let is_it = |now: &Room| now.mailbox.same_channel(&room.mailbox);
        if awake.get(&code).is_some_and(|cell| cell.get().is_some_and(is_it)) {
            awake.remove(&code);
        }
    }

    /// Forgets a table that is no longer awake, unless another has taken its place.
    pub(crate) fn forget(&self, code: Code, cell: &Arc<OnceCell<Room>>) {
        let mut awake = lock(&self.0.awake);
        if awake.get(&code).is_some_and(|now| Arc::ptr_eq(now, cell)) {
            awake.remove(&code);
        }
    }
}

/// Waits for a table's answer, but not for long.
pub(crate) async fn soon<T>(answer: oneshot::Receiver<T>) -> Result<T, NoTable> {
    match timeout(ANSWER, answer).await {
        Ok(answer) => answer.map_err(|_| NoTable::Unavailable),
        Err(_) => Err(NoTable::Busy),
    }
}

/// A map is whole between two statements, so a panic elsewhere does not spoil it.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn unavailable(why: store::Error) -> NoTable {
    tracing::error!(%why, "the store does not answer");
    NoTable::Unavailable
}

fn cannot_wake(table: TableId, why: &CannotWake) -> NoTable {
    tracing::error!(table = table.0, %why, "a table cannot be woken");
    match why {
        CannotWake::Journal(Unreadable::Store(store::Error::Damaged { .. })) => NoTable::SetAside,
        CannotWake::Journal(Unreadable::Store(_)) => NoTable::Unavailable,
        CannotWake::Journal(Unreadable::Entries(_)) | CannotWake::Broken(_) => NoTable::SetAside,
    }
}
