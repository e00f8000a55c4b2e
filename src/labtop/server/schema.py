"""What is kept, and how it came to be so: a database of an earlier version is brought up to date step by step.

The statements are SQLite's; `for_postgres` says them in the other tongue.
"""

from __future__ import annotations

MIGRATIONS = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        start TEXT NOT NULL,  -- JSON: game, rules version, seed, seats, options
        listed INTEGER NOT NULL,
        awake INTEGER NOT NULL,  -- the server itself has something to do: a bot's move, a running clock
        changed INTEGER NOT NULL  -- ms since 1970
    ) WITHOUT ROWID;
    CREATE INDEX tables_listed ON tables (changed) WHERE listed = 1;
    CREATE INDEX tables_awake ON tables (changed) WHERE awake = 1;
    CREATE TABLE events (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seq INTEGER NOT NULL,
        event TEXT NOT NULL,  -- JSON
        key TEXT,  -- the client's, prefixed by its seat
        at INTEGER NOT NULL,  -- ms since 1970
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX events_key ON events (table_id, key) WHERE key IS NOT NULL;
    CREATE TABLE secrets (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        hash BLOB NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE reviews (
        id TEXT PRIMARY KEY,
        review TEXT NOT NULL,  -- JSON
        made INTEGER NOT NULL  -- ms since 1970
    ) WITHOUT ROWID;
    CREATE INDEX reviews_made ON reviews (made);
    """,
    """
    CREATE TABLE service (running INTEGER NOT NULL);  -- a server has opened the file and not closed it
    INSERT INTO service VALUES (0);
    """,
    """
    DROP INDEX tables_listed;
    DROP INDEX tables_awake;
    CREATE INDEX tables_listed ON tables (changed) WHERE listed = 1;
    CREATE INDEX tables_awake ON tables (changed) WHERE awake = 1;
    ALTER TABLE tables ADD COLUMN owner TEXT;  -- the server process that lets bots play there and clocks run
    CREATE TABLE processes (
        id TEXT PRIMARY KEY,
        seen INTEGER NOT NULL  -- ms since 1970 by the database's clock: when it last said that it lives
    ) WITHOUT ROWID;
    CREATE TABLE attendance (
        table_id TEXT NOT NULL REFERENCES tables (id),
        process TEXT NOT NULL,
        seats TEXT NOT NULL,  -- JSON: those whose players are there
        watchers INTEGER NOT NULL,
        PRIMARY KEY (table_id, process)
    ) WITHOUT ROWID;
    CREATE INDEX attendance_process ON attendance (process);
    CREATE TABLE review_jobs (
        id TEXT PRIMARY KEY,
        record TEXT NOT NULL,  -- JSON
        components TEXT,  -- JSON: the table's own
        decisions INTEGER NOT NULL,
        begun INTEGER NOT NULL,  -- ms since 1970
        asked INTEGER NOT NULL,  -- ms since 1970: when somebody last wanted it
        owner TEXT  -- the server process that works on it
    ) WITHOUT ROWID;
    CREATE TABLE review_parts (
        review_id TEXT NOT NULL REFERENCES review_jobs (id),
        number INTEGER NOT NULL,
        part TEXT NOT NULL,  -- JSON
        PRIMARY KEY (review_id, number)
    ) WITHOUT ROWID;
    """,
)


def for_postgres(script: str) -> str:
    """The same for PostgreSQL."""
    for ours, theirs in ((" WITHOUT ROWID", ""), ("INTEGER", "BIGINT"), ("BLOB", "BYTEA")):
        script = script.replace(ours, theirs)
    return script
