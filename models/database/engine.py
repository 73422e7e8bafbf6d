"""Connections: how a database is opened, written and read.

`make_engine` belongs in the process that uses it: after a fork (gunicorn's workers) each process makes its own.
"""

import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError

BUSY_MILLISECONDS = 10_000
SQLITE_PRAGMAS = (
    f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA trusted_schema = OFF",
)
OF_OTHERS = ("PRAGMA trusted_schema = OFF", "PRAGMA cell_size_check = ON", "PRAGMA query_only = ON")
"""Of a file that somebody may have made on purpose: what its schema names is not run, its pages are not believed."""


@dataclass(frozen=True)
class Engines:
    """One database: an engine that writes and one that only reads."""

    writer: Engine
    reader: Engine
    after_commit: list[Callable[[], object]] = field(default_factory=list)  # called by whoever wrote; must be quick
    before_end: list[Callable[[], object]] = field(default_factory=list)  # gives back what somebody holds
    process: int = field(default_factory=os.getpid)

    def dispose(self) -> None:
        """Close every connection."""
        for give_back in self.before_end:
            give_back()
        self.writer.dispose()
        self.reader.dispose()


def one_line(error: DBAPIError) -> str:
    """Return what the database itself said, without the line breaks of its driver and the statement."""
    return " ".join(str(error.orig).split())


def database_url(text: str) -> URL:
    """Parse `text` as the URL of a database that we can use. Raises ValueError saying what to write instead."""
    try:
        url = make_url(text.replace("postgres://", "postgresql://", 1))
    except Exception as error:
        raise ValueError(
            "the database URL cannot be read: write sqlite:///file.db or postgresql://host/name"
        ) from error
    backend = url.get_backend_name()
    if backend == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if backend != "sqlite":
        raise ValueError(f"the database {backend} is not supported: use sqlite:///file.db or postgresql://host/name")
    if url.database in (None, "", ":memory:") or url.query.get("mode") == "memory":
        raise ValueError("a database in memory loses every ruling: name a file, sqlite:///file.db")
    return url


def sqlite_url(file: Path) -> str:
    """Return the URL of a SQLite file."""
    return URL.create("sqlite", database=str(file.absolute())).render_as_string()


def make_engine(url: str) -> Engines:
    """Return the engines of the database at `url`; raises ValueError for a URL we cannot use."""
    parsed = database_url(url)
    return _sqlite(parsed) if parsed.get_backend_name() == "sqlite" else _postgresql(parsed)


@contextmanager
def write(engines: Engines) -> Iterator[Connection]:
    """Open a transaction that may write: committed at the end, rolled back when anything raises."""
    _same_process(engines)
    with engines.writer.begin() as connection:
        yield connection
    for tell in engines.after_commit:
        tell()


@contextmanager
def read(engines: Engines) -> Iterator[Connection]:
    """Open one consistent view of the database that cannot write."""
    _same_process(engines)
    with engines.reader.connect() as connection:
        yield connection


@contextmanager
def examine(url: str) -> Iterator[Connection]:
    """Open one consistent view of a database of which not a byte may change, be it damaged or a backup."""
    parsed = database_url(url)
    if parsed.get_backend_name() == "sqlite":
        file = Path(str(parsed.database))
        engine = create_engine("sqlite://", creator=lambda: _open_defensively(file))
        _on_connect(engine, *OF_OTHERS)
        _begin_with(engine, "BEGIN")
    else:
        engine = _postgresql(parsed).reader
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def _open_defensively(file: Path) -> sqlite3.Connection:
    """Open a file that may hold anything. Raises sqlite3.Error where its schema can't be read."""
    connection = sqlite3.connect(unchanged(file), uri=True)
    if sys.version_info >= (3, 12):  # before, Python has no word for it
        connection.setconfig(sqlite3.SQLITE_DBCONFIG_DEFENSIVE, True)
        connection.setconfig(sqlite3.SQLITE_DBCONFIG_ENABLE_TRIGGER, False)
        connection.setconfig(sqlite3.SQLITE_DBCONFIG_ENABLE_VIEW, False)
    try:
        connection.execute("SELECT count(*) FROM sqlite_master").close()
    except UnicodeDecodeError:  # of what SQLite says of it
        connection.close()
        error = sqlite3.DatabaseError("malformed database schema: a name there is no text")
        error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
        raise error from None
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def unchanged(file: Path) -> str:
    """Return SQLite's address of a file to read only: one that nobody writes needs no lock, which is a file too."""
    file = file.absolute()
    in_use = file.with_name(f"{file.name}-wal").exists()
    return f"{file.as_uri()}?mode=ro{'' if in_use else '&immutable=1'}"


def _same_process(engines: Engines) -> None:
    if engines.process != os.getpid():
        raise RuntimeError("this engine was made before a fork: call make_engine in each process")


def _postgresql(url: URL) -> Engines:
    engine = create_engine(url, pool_pre_ping=True, pool_size=8, max_overflow=8)

    @event.listens_for(engine, "checkout")
    def leave_to_the_server(connection: Any, _record: Any, _proxy: Any) -> None:
        # SQLAlchemy gives a reader's connection back as one that writes, even where the server must not.
        connection.read_only = None

    reader = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    return Engines(engine, reader)


def _sqlite(url: URL) -> Engines:
    writer = create_engine(url, pool_size=1, max_overflow=0)  # SQLite has one writer: threads wait for this connection
    reader = create_engine(url, pool_size=16, max_overflow=16)
    _on_connect(writer, *SQLITE_PRAGMAS)
    _on_connect(reader, *SQLITE_PRAGMAS, "PRAGMA query_only = ON")
    _begin_with(writer, "BEGIN IMMEDIATE")
    _begin_with(reader, "BEGIN")
    return Engines(writer, reader)


def _on_connect(engine: Engine, *pragmas: str) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # the driver must not begin transactions: `_begin_with` does
        for pragma in pragmas:
            connection.execute(pragma).close()


def _begin_with(engine: Engine, statement: str) -> None:
    """Begin by the dialect itself: a listener to "begin" makes SQLAlchemy look for listeners at every statement."""

    def begin(connection: Any) -> None:
        connection.execute(statement).close()

    engine.dialect.do_begin = begin  # type: ignore[assignment]
