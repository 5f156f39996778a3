//! Random lives against a model: whatever the disk does, and after a crash too, the store holds the
//! same as a few maps in memory.

use crate::{
    Deed, Epoch, Error, Label, Store, TableId,
    faults::{Fault, Faults},
    sim::{Random, Sim, Trouble},
};
use annex::{Line, Postgres, Way};
use std::{collections::BTreeMap, fs};
use tempfile::TempDir;

#[derive(Clone, PartialEq, Debug, Default)]
struct Model {
    tables: BTreeMap<i64, Table>,
}

#[derive(Clone, PartialEq, Debug)]
struct Table {
    code: String,
    head: Vec<u8>,
    epoch: u32,
    entries: Vec<(u32, Vec<u8>)>,
    ended_ms: Option<i64>,
}

#[derive(Clone, Debug)]
enum Request {
    Create(String, Vec<u8>),
    Claim(TableId),
    Append(Deed, u32, Vec<u8>),
    End(Deed, i64),
}

/// The answer to a request, with the deed if there is one.
type Answer = Result<Option<Deed>, Error>;

impl Model {
    /// Answers a request; a table that it creates gets this number.
    fn ask(&mut self, request: &Request, number: i64) -> Answer {
        match request {
            Request::Create(code, head) => self.create(code, head, number).map(Some),
            Request::Claim(table) => self.claim(*table).map(Some),
            Request::Append(deed, seq, bytes) => self.append(*deed, *seq, bytes).map(|()| None),
            Request::End(deed, when_ms) => self.end(*deed, *when_ms).map(|()| None),
        }
    }

    fn last(&self) -> i64 {
        self.tables.keys().max().copied().unwrap_or(0)
    }

    fn create(&mut self, code: &str, head: &[u8], id: i64) -> Result<Deed, Error> {
        let Some((&id, table)) = self.tables.iter().find(|(_, table)| table.code == code) else {
            let (code, head) = (code.to_owned(), head.to_vec());
            let table = Table { code, head, epoch: 1, entries: Vec::new(), ended_ms: None };
            self.tables.insert(id, table);
            return Ok(Deed { table: TableId(id), epoch: Epoch(1) });
        };
        if table.head == head && table.entries.is_empty() && table.ended_ms.is_none() {
            return self.claim(TableId(id));
        }
        Err(Error::CodeTaken(code.to_owned()))
    }

    fn live(&mut self, table: TableId) -> Result<&mut Table, Error> {
        match self.tables.get_mut(&table.0) {
            None => Err(Error::Unknown(table)),
            Some(found) if found.ended_ms.is_some() => Err(Error::Ended(table)),
            Some(found) => Ok(found),
        }
    }

    fn owned(&mut self, deed: Deed) -> Result<&mut Table, Error> {
        let Deed { table, epoch } = deed;
        let found = self.live(table)?;
        if found.epoch == epoch.0 { Ok(found) } else { Err(Error::NotOwner { table, epoch }) }
    }

    fn claim(&mut self, table: TableId) -> Result<Deed, Error> {
        let found = self.live(table)?;
        found.epoch += 1;
        Ok(Deed { table, epoch: Epoch(found.epoch) })
    }

    fn append(&mut self, deed: Deed, seq: u32, bytes: &[u8]) -> Result<(), Error> {
        let table = deed.table;
        let found = self.owned(deed)?;
        let next = found.entries.len() as u32;
        let entry = (deed.epoch.0, bytes.to_vec());
        if seq == next {
            found.entries.push(entry);
            return Ok(());
        }
        match found.entries.get(seq as usize) {
            None => Err(Error::Gap { table, seq, next }),
            Some(written) if *written == entry => Ok(()),
            Some(_) => Err(Error::Written { table, seq }),
        }
    }

    fn end(&mut self, deed: Deed, when_ms: i64) -> Result<(), Error> {
        match self.owned(deed) {
            Ok(found) => found.ended_ms = Some(when_ms),
            Err(Error::Ended(_)) => {}
            Err(error) => return Err(error),
        }
        Ok(())
    }
}

fn ask(store: &Store, request: Request) -> Answer {
    match request {
        Request::Create(code, head) => store.create(code, head).wait().map(Some),
        Request::Claim(table) => store.claim(table).wait().map(Some),
        Request::Append(deed, seq, bytes) => {
            store.append(deed, seq, Label(0), bytes).wait().map(|()| None)
        }
        Request::End(deed, when_ms) => store.end(deed, when_ms).wait().map(|()| None),
    }
}

/// Everything that can be read of the store; asserts that the ways of reading agree. Epochs and
/// writers cannot be read and are copied from the model.
fn read(store: &Store, like: &Model) -> Model {
    let mut model = Model::default();
    for id in 1..=like.last() + 1 {
        let Ok(journal) = store.journal(TableId(id)) else { continue };
        assert_eq!(store.find(&journal.code).unwrap().unwrap(), journal);
        let twin = like.tables.get(&id);
        let writer = |seq: usize| twin.and_then(|twin| twin.entries.get(seq)).map_or(0, |e| e.0);
        let entries = store.read(journal.table).unwrap();
        let entries = entries.iter().enumerate().map(|(seq, bytes)| (writer(seq), bytes.to_vec()));
        let table = Table {
            code: journal.code,
            head: journal.head,
            epoch: twin.map_or(0, |twin| twin.epoch),
            entries: entries.collect(),
            ended_ms: journal.ended_ms,
        };
        model.tables.insert(id, table);
    }
    let mut live = Vec::new();
    store.live(|table, found| live.push((table.0, found.unwrap().1.len() as usize))).unwrap();
    let expected = model.tables.iter().filter(|(_, table)| table.ended_ms.is_none());
    assert_eq!(live, expected.map(|(id, table)| (*id, table.entries.len())).collect::<Vec<_>>());
    model
}

impl Random {
    fn below_usize(&mut self, bound: usize) -> usize {
        self.below(bound as u64) as usize
    }

    fn one_in(&mut self, bound: usize) -> bool {
        self.below_usize(bound) == 0
    }

    fn request(&mut self, model: &Model) -> Request {
        let known: Vec<i64> = model.tables.keys().copied().chain([model.last() + 1]).collect();
        let table = TableId(known[self.below_usize(known.len())]);
        let found = model.tables.get(&table.0);
        let newest = found.map_or(1, |found| found.epoch);
        let epoch = Epoch(if self.one_in(5) { newest.saturating_sub(1) } else { newest });
        let deed = Deed { table, epoch };
        match self.below_usize(12) {
            0 => Request::Create(self.below_usize(8).to_string(), vec![self.below_usize(2) as u8]),
            1 => Request::Claim(table),
            2 if self.one_in(3) => Request::End(deed, self.below_usize(1000) as i64),
            _ => {
                let next = found.map_or(0, |found| found.entries.len());
                let seq = if self.one_in(3) { self.below_usize(next + 2) } else { next };
                let length = if self.one_in(10) { 20_000 } else { 10 };
                Request::Append(deed, seq as u32, vec![self.below_usize(2) as u8; length])
            }
        }
    }
}

/// A disk that may fail and crash.
trait Rig {
    fn open(&self) -> Store;
    /// From here on some of the next requests may fail.
    fn fail(&self, random: &mut Random);
    /// Nothing that is only read fails.
    fn calm(&self) {}
    /// Ends the store as a crash would, and opens it again.
    fn crash(&mut self, store: &Store) -> Store;
    /// The number of a table that this request has created, or would.
    fn number(&self, _: &Store, _: &Request, model: &Model) -> i64 {
        model.last() + 1
    }
}

struct OnDisk {
    folder: TempDir,
    faults: Faults,
}

impl Rig for OnDisk {
    fn open(&self) -> Store {
        Store::open_with(self.folder.path(), &self.faults).unwrap()
    }

    fn fail(&self, random: &mut Random) {
        let first = self.faults.operations() + random.below(6);
        let fault = [Fault::NoSpace, Fault::Io][random.below_usize(2)];
        self.faults.fail(first..first + 1 + random.below(4), fault);
    }

    /// Copies the store's files, as a crash would leave them, to another folder.
    fn crash(&mut self, store: &Store) -> Store {
        let crashed = tempfile::tempdir().unwrap();
        for file in ["journal.db", "journal.db-wal"] {
            if self.folder.path().join(file).exists() {
                fs::copy(self.folder.path().join(file), crashed.path().join(file)).unwrap();
            }
        }
        self.faults.heal();
        store.close();
        self.folder = crashed;
        self.open()
    }
}

impl Rig for Sim {
    fn open(&self) -> Store {
        Sim::open(self)
    }

    fn fail(&self, random: &mut Random) {
        let [fails, loses_answer] = [(); 2].map(|()| 5 + random.below(20) as u32);
        self.set_trouble(Trouble { fails, loses_answer, ..Trouble::default() });
    }

    fn crash(&mut self, _: &Store) -> Store {
        Sim::open(self)
    }
}

/// A database at the end of a line that may be cut.
struct InPostgres {
    url: String,
    line: Line,
}

impl InPostgres {
    fn new() -> InPostgres {
        let postgres = Postgres::shared();
        let line = Line::to(postgres.port());
        InPostgres { url: postgres.through(&postgres.schema(), line.port()), line }
    }
}

impl Rig for InPostgres {
    fn open(&self) -> Store {
        Store::in_postgres(&self.url).unwrap()
    }

    fn fail(&self, random: &mut Random) {
        let way = [Way::There, Way::Back][random.below_usize(2)];
        self.line.cut_after(way, random.below_usize(1500));
    }

    fn calm(&self) {
        self.line.heal();
    }

    fn crash(&mut self, store: &Store) -> Store {
        self.line.heal();
        self.line.cut();
        store.close();
        self.open()
    }

    /// A create that fails leaves a gap between the numbers of tables.
    fn number(&self, store: &Store, request: &Request, model: &Model) -> i64 {
        let Request::Create(code, _) = request else { return 0 };
        store.find(code).unwrap().map_or(model.last() + 1, |journal| journal.table.0)
    }
}

#[derive(Default)]
struct Seen {
    written: u32,
    refused: u32,
    failed: u32,
    crashed: u32,
    written_though_failed: u32,
}

fn live(seed: u64, rig: &mut impl Rig, seen: &mut Seen) {
    let mut random = Random(seed);
    let mut store = rig.open();
    let mut model = Model::default();
    // The state that each failed request since the last successful one would have produced: after a
    // crash the store may be in any of them.
    let mut had_it_not_failed = Vec::new();
    let is = |store: &Store, model: &Model| {
        read(store, model) == *model && epochs(store, model) == *model
    };
    for _ in 0..150 {
        if random.one_in(10) {
            rig.fail(&mut random);
        }
        let request = random.request(&model);
        let answer = ask(&store, request.clone());
        rig.calm();
        let mut after = model.clone();
        let expected = after.ask(&request, rig.number(&store, &request, &model));
        match answer {
            Err(error) if error.is_retryable() => {
                seen.failed += 1;
                if after != model && is(&store, &after) {
                    seen.written_though_failed += 1;
                    model = after;
                } else {
                    had_it_not_failed.push(after);
                }
            }
            answer => {
                assert_eq!(answer, expected, "seed {seed}: {request:?}");
                if answer.is_ok() {
                    seen.written += 1;
                } else {
                    seen.refused += 1;
                }
                if after != model {
                    had_it_not_failed.clear();
                }
                model = after;
            }
        }
        if random.one_in(15) {
            seen.crashed += 1;
            store = rig.crash(&store);
            if let Some(other) =
                had_it_not_failed.drain(..).find(|other| *other != model && is(&store, other))
            {
                seen.written_though_failed += 1;
                model = other;
            }
            assert!(is(&store, &model), "seed {seed}");
        }
        assert!(read(&store, &model) == model, "seed {seed}");
    }
}

/// The model with the epochs that the store has.
fn epochs(store: &Store, like: &Model) -> Model {
    let mut model = like.clone();
    for (id, table) in model.tables.iter_mut().filter(|(_, table)| table.ended_ms.is_none()) {
        table.epoch = store.home().epoch(TableId(*id)).map_or(0, |epoch| epoch.0);
    }
    model
}

/// Many lives on disks made from these seeds.
fn live_many<R: Rig>(lives: u32, rig: impl Fn(u64) -> R) {
    let mut seen = Seen::default();
    for seed in 0..lives.into() {
        live(seed, &mut rig(seed), &mut seen);
    }
    let Seen { written, refused, failed, crashed, written_though_failed } = seen;
    println!(
        "{written} written, {refused} refused, {failed} failed of which \
         {written_though_failed} were written or came to light after one of {crashed} crashes"
    );
    assert!(written > 16 * lives && refused > 8 * lives && failed > lives && crashed > lives);
    assert!(written_though_failed > 0, "the doubtful case is among them");
}

#[test]
fn whatever_is_asked_and_whatever_fails_the_disk_is_what_the_model_is() {
    live_many(60, |_| OnDisk { folder: tempfile::tempdir().unwrap(), faults: Faults::default() });
}

#[test]
fn whatever_is_asked_and_whatever_fails_the_simulation_is_what_the_model_is() {
    live_many(60, |seed| Sim::new(seed, Trouble::default()));
}

#[test]
fn whatever_is_asked_and_whatever_fails_postgres_is_what_the_model_is() {
    live_many(12, |_| InPostgres::new());
}
