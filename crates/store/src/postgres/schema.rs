//! The layout in PostgreSQL.
//!
//! An entry is found by its table and number; PostgreSQL's index costs little beside its sync, so
//! entries need no chain as they have in SQLite's file. The row of a live table says who may append
//! and what comes next. It changes with every entry, so its page has room for the next version of
//! it, and no index names what changes.

use super::{link::Link, trouble::Trouble};
use crate::Error;

/// The version of the schema below. A change to it adds one, and a step that upgrades.
pub(super) const VERSION: u32 = 1;

const SCHEMA: &str = r#"
    CREATE SEQUENCE journal_number;
    CREATE TABLE journal (
        id       bigint PRIMARY KEY,                -- never given twice, not even after a purge
        code     text COLLATE "C" NOT NULL UNIQUE,
        head     bytea NOT NULL,
        ended_ms bigint,                            -- these two once it has ended
        length   bigint,
        sum      bigint NOT NULL                    -- of its number, code and head
    );
    CREATE INDEX journal_by_end ON journal (ended_ms) WHERE ended_ms IS NOT NULL;

    CREATE TABLE live (
        journal  bigint PRIMARY KEY,
        epoch    bigint NOT NULL,
        length   bigint NOT NULL,                   -- how many entries: the number of the next
        label    smallint NOT NULL,                 -- the owner's own mark
        touched_ms bigint NOT NULL,                 -- when somebody last owned it or wrote to it
        owner    bigint                             -- the node that speaks for it, if any
    ) WITH (fillfactor = 50);

    CREATE TABLE entry (
        journal  bigint NOT NULL,
        seq      bigint NOT NULL,
        epoch    bigint NOT NULL,                   -- who wrote it
        bytes    bytea NOT NULL,
        sum      bigint NOT NULL,                   -- of all the rest
        PRIMARY KEY (journal, seq)
    );

    CREATE TABLE finished (
        number   bigint GENERATED ALWAYS AS IDENTITY,
        journal  bigint NOT NULL,
        seq      bigint NOT NULL,
        when_ms  bigint NOT NULL,
        game     text COLLATE "C" NOT NULL,
        standing bytea NOT NULL,
        sum      bigint NOT NULL,                   -- of all the rest
        PRIMARY KEY (journal, seq)
    );
    CREATE INDEX finished_by_time ON finished (when_ms, number);
    CREATE INDEX finished_by_game ON finished (game, when_ms, number);

    CREATE TABLE node (                             -- one life of a program, with its lease
        id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name     text NOT NULL,
        until    timestamptz NOT NULL
    );
    CREATE INDEX node_by_name ON node (name);

    CREATE TABLE purge (                            -- journals of which a part is deleted
        journal  bigint PRIMARY KEY,
        length   bigint NOT NULL                    -- how many entries are left
    );
"#;

/// Two programs that start at once on an empty database must not both fill it: whoever has this
/// lock goes first. The number is "safe" in ASCII.
const LOCK: i64 = 0x7361_6665;

/// Checks that the database is ours, and fills it if it is empty.
pub(super) async fn prepare(link: &Link) -> Result<(), Error> {
    link.run(&format!("BEGIN; SELECT pg_advisory_xact_lock({LOCK})")).await?;
    let prepared = prepare_alone(link).await;
    link.run(if prepared.is_ok() { "COMMIT" } else { "ROLLBACK" }).await?;
    prepared
}

async fn prepare_alone(link: &Link) -> Result<(), Error> {
    let there = "SELECT to_regclass('safehouse') IS NOT NULL";
    if link.one(there, &[]).await?.try_get(0).map_err(Trouble::of)? {
        let found: i32 = link
            .one("SELECT version FROM safehouse", &[])
            .await?
            .try_get(0)
            .map_err(Trouble::of)?;
        return match u32::try_from(found) {
            Ok(VERSION) => Ok(()),
            Ok(found) if found > VERSION => {
                Err(Error::Newer { path: link.name().into(), found, known: VERSION })
            }
            _ => Err(Error::Database(format!(
                "{} is of version {found}, which there never was: name another database, or restore \
                 a copy of this one",
                link.name()
            ))),
        };
    }
    let fill = format!(
        "CREATE TABLE safehouse (version integer NOT NULL, house text NOT NULL);
         INSERT INTO safehouse VALUES ({VERSION}, md5(gen_random_uuid()::text)); {SCHEMA}"
    );
    link.run(&fill).await.map_err(|trouble| match trouble.code() {
        Some("42P07") => Error::Foreign(link.name().into()),
        _ => trouble.into(),
    })
}
