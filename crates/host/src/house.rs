//! The house: it finds tables, makes them, wakes them, and sets aside those that keep panicking.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use store::{Deed, Store, TableId};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;
use wire::{Asked, Code, Create, Join, Locator, Seated, Token};

use crate::abroad::{Elsewhere, Woken};
use crate::catalog::{self, Edition};
use crate::journal::{Unreadable, reading};
use crate::lobby::LobbyRefusal;
use crate::readiness::Readiness;
use crate::rooms::{Cell, Looks, Room, Rooms};
use crate::table::wake::{self, CannotWake};
use crate::table::{Customs, Mail, Table, Whence};

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
pub struct House(pub(crate) Arc<Inner>);

pub(crate) struct Inner {
    store: Store,
    customs: Customs,
    chance: Chance,
    /// The rules that this house can read journals of.
    editions: Arc<[Edition]>,
    pub(crate) rooms: Rooms,
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
        House::with(store, customs, chance, catalog::editions())
    }

    /// A house that can read journals of these editions alone, as one of another version: for tests.
    pub fn of_editions(store: Store, customs: Customs, editions: Vec<Edition>) -> House {
        House::with(store, customs, Arc::new(system_chance), editions)
    }

    fn with(store: Store, customs: Customs, chance: Chance, editions: Vec<Edition>) -> House {
        let (rooms, panics, readiness, elsewhere, draining) = Default::default();
        House(Arc::new(Inner {
            store,
            customs,
            chance,
            editions: editions.into(),
            rooms,
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

    /// The editions of rules whose journals can be read here.
    pub fn editions(&self) -> &[Edition] {
        &self.0.editions
    }

    /// What the nodes of this house alone know, if it has several.
    pub fn secret(&self) -> Option<String> {
        self.0.store.membership().map(|member| member.house)
    }

    /// How many tables are awake here.
    pub fn awake(&self) -> usize {
        self.0.rooms.here().len()
    }

    /// Whether any table has panicked.
    #[cfg(test)]
    pub(crate) fn has_panicked(&self) -> bool {
        !lock(&self.0.panics).is_empty()
    }

    /// Whether this table is awake.
    #[cfg(test)]
    pub(crate) fn is_awake(&self, code: Code) -> bool {
        self.0.rooms.has(code)
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
        let table = table.map_err(|why| self.cannot_wake(deed.table, &why))?;
        let room = Room { mailbox, look: Looks::Here(table.look()), key: table.key() };
        self.run(code, self.0.rooms.open(code, room), table);
        metrics::counter!("safehouse_tables_made_total").increment(1);
        Ok(Ok(Seated { code, seat, token }))
    }

    /// A table that is new in the store, under a code that no other has.
    async fn deed(&self) -> Result<(Code, Deed), store::Error> {
        loop {
            let code = Code::random_with(self.0.customs.codes);
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
        let cell = self.0.rooms.cell(code);
        let woken = cell.get_or_try_init(|| self.wake(code, cell.clone())).await.cloned();
        if woken.is_err() {
            self.0.rooms.forget(code, &cell);
        }
        woken
    }

    /// Claims a table and wakes it, unless another node owns it or this one gives its tables away.
    pub(crate) async fn wake_here(&self, code: Code, cell: &Cell) -> Result<Woken, NoTable> {
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
        let editions = self.0.editions.clone();
        let waking = tokio::spawn(Table::wake((store, id), code, house, editions, mail));
        let waking = timeout(ANSWER, waking).await.map_err(|_| NoTable::Unavailable)?;
        let Ok(woken) = waking else {
            self.panicked(code, id.0, 0);
            return Err(NoTable::Unavailable);
        };
        let table = match woken {
            Ok(table) => table,
            Err(why) => {
                let node = why.elsewhere().or_else(|| self.reader(&why));
                return node.map(Woken::Elsewhere).ok_or_else(|| self.cannot_wake(id, &why));
            }
        };
        let room = Room { mailbox, look: Looks::Here(table.look()), key: table.key() };
        if !self.0.rooms.keep(code, cell) {
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
        let cell = self.0.rooms.vacant(code)?;
        // A connection that wants to wake it waits for this to fail, and then looks for itself.
        let mut done = None;
        let working = cell.get_or_try_init(async || {
            done = Some(work.await);
            Err(())
        });
        let _ = working.await;
        self.0.rooms.forget(code, &cell);
        done
    }

    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    /// Runs a table until it sleeps or panics. Its panic ends no other table.
    fn run(&self, code: Code, cell: Cell, table: Table) {
        let house = self.clone();
        let (progress, number) = (table.progress(), table.number());
        metrics::gauge!("safehouse_tables_awake").increment(1.0);
        tokio::spawn(async move {
            let ran = tokio::spawn(table.run()).await;
            metrics::gauge!("safehouse_tables_awake").decrement(1.0);
            if ran.is_err_and(|why| why.is_panic()) {
                house.panicked(code, number, progress.load(Ordering::Relaxed));
            }
            house.0.rooms.forget(code, &cell);
        });
    }

    /// What people hear of a table that cannot be woken here.
    fn cannot_wake(&self, table: TableId, why: &CannotWake) -> NoTable {
        tracing::error!(table = table.0, %why, "a table cannot be woken");
        match why {
            CannotWake::Journal(Unreadable::Store(store::Error::Damaged { .. })) => {
                NoTable::SetAside
            }
            CannotWake::Journal(Unreadable::Store(_)) => NoTable::Unavailable,
            // Another program wrote it: there may be a node that can read it, now or later.
            CannotWake::Journal(Unreadable::Entries(_)) | CannotWake::Foreign(_)
                if self.0.elsewhere.get().is_some() =>
            {
                NoTable::Unavailable
            }
            CannotWake::Journal(Unreadable::Entries(_))
            | CannotWake::Foreign(_)
            | CannotWake::Broken(_) => NoTable::SetAside,
        }
    }

    /// Counts a panic of a table that had written `wrote` entries since it woke.
    fn panicked(&self, code: Code, table: i64, written: u32) {
        metrics::counter!("safehouse_table_panics_total").increment(1);
        let mut panics = lock(&self.0.panics);
        let panics = panics.entry(code).or_default();
        *panics = if written < GOT_ON { *panics + 1 } else { 1 };
        tracing::error!(table, panics = *panics, "a table panicked");
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
