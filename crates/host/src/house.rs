//! The house: it finds tables, makes them, wakes them, and sets aside what keeps breaking.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use store::Store;
use tokio::sync::{OnceCell, mpsc, oneshot};
use tokio::time::timeout;
use wire::{Code, Create, Join, Seated, Token};

use crate::journal::{Unreadable, reading};
use crate::lobby::LobbyRefusal;
use crate::table::wake::{self, CannotWake};
use crate::table::{Customs, Mail, Table};

/// A table's mailbox holds so much; whoever sends more is told that the table is busy.
const MAILBOX: usize = 64;
/// A table that panicked so often without getting on is set aside.
const PANICS: u32 = 2;
/// A table that has written so many entries since it woke has got on: an older panic is forgiven.
const GOT_ON: u32 = 16;
/// A table that waits for its disk keeps nobody waiting for longer than this.
const ANSWER: Duration = Duration::from_secs(5);

/// Why there is no table to speak to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoTable {
    /// Nobody knows this code.
    Unknown,
    /// The table has more to do than it can.
    Busy,
    /// The store does not answer; later, perhaps.
    Unavailable,
    /// The table keeps breaking and was set aside; its journal is kept.
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

/// All tables of this program.
#[derive(Clone)]
pub struct House(Arc<Rooms>);

struct Rooms {
    store: Store,
    customs: Customs,
    /// Tables that are awake, or being woken.
    awake: Mutex<HashMap<Code, Arc<OnceCell<Mailbox>>>>,
    /// How often tables panicked.
    panics: Mutex<HashMap<Code, u32>>,
}

impl House {
    /// A house on this store. Tables in it wake when somebody comes.
    pub fn new(store: Store, customs: Customs) -> House {
        let (awake, panics) = Default::default();
        House(Arc::new(Rooms { store, customs, awake, panics }))
    }

    /// How many tables are awake.
    pub fn awake(&self) -> usize {
        lock(&self.0.awake).len()
    }

    /// Whether this table is awake.
    #[cfg(test)]
    pub(crate) fn is_awake(&self, code: Code) -> bool {
        lock(&self.0.awake).contains_key(&code)
    }

    /// Makes a table.
    pub async fn create(&self, create: Create) -> Result<Result<Seated, LobbyRefusal>, NoTable> {
        let token = Token::random();
        let start = create.start;
        let (mut lobby, seat) = match wake::lobby(create, &token) {
            Ok(made) => made,
            Err(refusal) => return Ok(Err(refusal)),
        };
        if start && let Err(refusal) = wake::starts(&mut lobby, seat) {
            return Ok(Err(refusal));
        }
        let code = Code::random();
        let store = self.0.store.clone();
        let deed = store.create(code.to_string(), []).await.map_err(unavailable)?;
        let (mailbox, mail) = mpsc::channel(MAILBOX);
        let table = Table::create((store, deed), code, self.0.customs, lobby, start, mail);
        // A table that nobody has heard of need not wait for the disk: it never was.
        let table = timeout(ANSWER, table).await.map_err(|_| NoTable::Unavailable)?;
        let table = table.map_err(|why| cannot_wake(code, &why))?;
        let cell = Arc::new(OnceCell::new_with(Some(mailbox)));
        lock(&self.0.awake).insert(code, cell.clone());
        self.run(code, cell, table);
        metrics::counter!("safehouse_tables_made_total").increment(1);
        Ok(Ok(Seated { code, seat, token }))
    }

    /// Sits down at a table.
    pub async fn sit(
        &self,
        code: Code,
        join: Join,
    ) -> Result<Result<Seated, LobbyRefusal>, NoTable> {
        let (reply, answer) = oneshot::channel();
        self.mail(code, Mail::Sit(join, reply)).await?;
        soon(answer).await
    }

    /// What table this is, as a message.
    pub async fn look(&self, code: Code) -> Result<String, NoTable> {
        let (reply, answer) = oneshot::channel();
        self.mail(code, Mail::Look(reply)).await?;
        soon(answer).await
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

    /// The mailbox of a table that is awake.
    pub async fn mailbox(&self, code: Code) -> Result<Mailbox, NoTable> {
        if lock(&self.0.panics).get(&code).is_some_and(|panics| *panics >= PANICS) {
            return Err(NoTable::SetAside);
        }
        let cell = {
            let mut awake = lock(&self.0.awake);
            let cell = awake.entry(code).or_default();
            if cell.get().is_some_and(|mailbox| mailbox.is_closed()) {
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

    async fn wake(&self, code: Code, cell: Arc<OnceCell<Mailbox>>) -> Result<Mailbox, NoTable> {
        let store = self.0.store.clone();
        let (known, name) = (store.clone(), code.to_string());
        let found = reading(move || known.find(&name)).await.map_err(unavailable)?;
        let table = found.ok_or(NoTable::Unknown)?.table;
        let (mailbox, mail) = mpsc::channel(MAILBOX);
        // A journal that makes the rules panic must not take the waking connection with it.
        let waking = tokio::spawn(Table::wake((store, table), code, self.0.customs, mail)).await;
        let Ok(woken) = waking else {
            self.panicked(code, 0);
            return Err(NoTable::Unavailable);
        };
        let table = woken.map_err(|why| cannot_wake(code, &why))?;
        // Whoever tried before us may have failed and gone: then this is the table from now on.
        if !Arc::ptr_eq(lock(&self.0.awake).entry(code).or_insert_with(|| cell.clone()), &cell) {
            return Err(NoTable::Unavailable);
        }
        self.run(code, cell, table);
        Ok(mailbox)
    }

    /// Runs a table until it sleeps or breaks. A panic is its own.
    fn run(&self, code: Code, cell: Arc<OnceCell<Mailbox>>, table: Table) {
        let house = self.clone();
        let progress = table.progress();
        metrics::gauge!("safehouse_tables_awake").increment(1.0);
        tokio::spawn(async move {
            let ran = tokio::spawn(table.run()).await;
            metrics::gauge!("safehouse_tables_awake").decrement(1.0);
            if ran.is_err_and(|why| why.is_panic()) {
                house.panicked(code, progress.load(Ordering::Relaxed));
            }
            house.forget(code, &cell);
        });
    }

    /// Counts a panic of a table that had written so many entries since it woke.
    fn panicked(&self, code: Code, written: u32) {
        metrics::counter!("safehouse_table_panics_total").increment(1);
        let mut panics = lock(&self.0.panics);
        let panics = panics.entry(code).or_default();
        *panics = if written < GOT_ON { *panics + 1 } else { 1 };
        tracing::error!(table = %code, panics = *panics, "a table panicked");
    }

    /// Forgets a table that is no longer awake, unless another has taken its place.
    fn forget(&self, code: Code, cell: &Arc<OnceCell<Mailbox>>) {
        let mut awake = lock(&self.0.awake);
        if awake.get(&code).is_some_and(|now| Arc::ptr_eq(now, cell)) {
            awake.remove(&code);
        }
    }
}

/// The answer of a table, if it comes soon.
async fn soon<T>(answer: oneshot::Receiver<T>) -> Result<T, NoTable> {
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

fn cannot_wake(code: Code, why: &CannotWake) -> NoTable {
    tracing::error!(table = %code, %why, "a table cannot be woken");
    match why {
        CannotWake::Journal(Unreadable::Store(_)) => NoTable::Unavailable,
        CannotWake::Journal(Unreadable::Entries(_)) | CannotWake::Broken(_) => NoTable::SetAside,
    }
}
