CREATE TABLE journal (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    code     TEXT NOT NULL UNIQUE,
    head     BLOB NOT NULL,
    ended_ms INTEGER,
    length   INTEGER,
    last     INTEGER
) STRICT;
CREATE INDEX journal_by_end ON journal (ended_ms) WHERE ended_ms IS NOT NULL;
CREATE TABLE live (
    journal  INTEGER PRIMARY KEY,
    epoch    INTEGER NOT NULL,
    length   INTEGER NOT NULL,
    last     INTEGER
) STRICT;
CREATE TABLE entry (
    place    INTEGER PRIMARY KEY,
    journal  INTEGER NOT NULL,
    seq      INTEGER NOT NULL,
    epoch    INTEGER NOT NULL,
    before   INTEGER,
    bytes    BLOB NOT NULL
) STRICT;
CREATE TABLE finished (
    journal  INTEGER NOT NULL,
    seq      INTEGER NOT NULL,
    when_ms  INTEGER NOT NULL,
    game     TEXT NOT NULL,
    standing BLOB NOT NULL,
    PRIMARY KEY (journal, seq)
) STRICT;
CREATE INDEX finished_by_time ON finished (when_ms);
CREATE INDEX finished_by_game ON finished (game, when_ms);
PRAGMA application_id = 0x73616665;
PRAGMA user_version = 1;

-- A live table whose second owner wrote the last entry, one that has ended, and a purged one.
INSERT INTO journal (id, code, head, ended_ms, length, last) VALUES
    (1, 'fox', CAST('head' AS BLOB), NULL, NULL, NULL),
    (2, 'owl', x'', 77, 1, 2),
    (3, 'cat', x'', NULL, NULL, NULL);
DELETE FROM journal WHERE id = 3;
INSERT INTO entry (place, journal, seq, epoch, before, bytes) VALUES
    (1, 1, 0, 1, NULL, CAST('dealt' AS BLOB)),
    (2, 2, 0, 1, NULL, CAST('lobby' AS BLOB)),
    (3, 1, 1, 1, 1, CAST('swapped' AS BLOB)),
    (4, 1, 2, 2, 3, CAST('called' AS BLOB));
INSERT INTO live (journal, epoch, length, last) VALUES (1, 2, 3, 4);
INSERT INTO finished (journal, seq, when_ms, game, standing)
    VALUES (1, 2, 50, 'spywhere', CAST('9:7' AS BLOB));
