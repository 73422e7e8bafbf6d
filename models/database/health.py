"""Whether a database can store anything just now, and whether its file is whole."""

from __future__ import annotations

import sqlite3
import tempfile
from contextlib import closing
from os import fsync
from pathlib import Path
from time import monotonic
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import DatabaseError

from models.database.engine import Engines, one_line

PROBE = bytes(64 * 1024)
LOCKED_SECONDS = 1
STEPS = 10_000  # of SQLite's machine between two looks at the time
INTERRUPTED = "interrupted"


def find_problem(engines: Engines) -> str | None:
    """Return why nothing can be stored just now, as a sentence for whoever runs the server; None when all is well.

    Raises sqlalchemy.exc.DBAPIError where the database does not answer at all.
    """
    if engines.writer.dialect.name != "sqlite":
        return _refusal_of_postgresql(engines)
    with engines.reader.connect() as connection:
        file = str(connection.exec_driver_sql("PRAGMA database_list").all()[0].file)
    return _refusal_of_disk(Path(file).parent) or _refusal_of_file(file)


def find_damage(connection: Connection, within: float | None = None) -> list[str]:
    """Return what SQLite's own check finds damaged, table by table.

    Empty for a whole file, on PostgreSQL, which checks its own, and for what is not read `within` so many seconds;
    without such a limit it looks at indexes and constraints too, which takes longer.
    """
    if connection.dialect.name != "sqlite":
        return []
    driver: Any = connection.connection.driver_connection
    until = None if within is None else monotonic() + within
    driver.set_progress_handler(None if until is None else lambda: int(monotonic() > until), STEPS)
    try:
        tables = connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE type = 'table'").scalars().all()
        check = "integrity_check" if within is None else "quick_check"
        return [damage for table in tables for damage in _damage_of(connection, table, check)]
    except DatabaseError as error:
        return [] if INTERRUPTED in str(error.orig) else [one_line(error)]
    finally:
        driver.set_progress_handler(None, 0)


def _damage_of(connection: Connection, table: str, check: str) -> list[str]:
    quoted = connection.dialect.identifier_preparer.quote_identifier(table)
    try:
        found = connection.exec_driver_sql(f"PRAGMA {check}({quoted})").scalars().all()
    except DatabaseError as error:
        if INTERRUPTED in str(error.orig):
            raise
        found = [one_line(error)]
    lines = [line for answer in found for line in answer.splitlines() if not line.startswith("***")]
    return [f"table {table}: {line}" for line in lines if line != "ok"]


def _refusal_of_postgresql(engines: Engines) -> str | None:
    with engines.writer.connect() as connection:
        read_only = connection.exec_driver_sql("SHOW transaction_read_only").scalar_one()
    return "PostgreSQL is read-only: it takes nothing until it may write again." if read_only == "on" else None


def _refusal_of_disk(folder: Path) -> str | None:
    try:
        with tempfile.TemporaryFile(dir=folder) as probe:
            probe.write(PROBE)
            probe.flush()
            fsync(probe.fileno())
    except OSError as error:
        return f"Nothing can be written where the database lies: {error.strerror}."
    return None


def _refusal_of_file(file: str) -> str | None:
    try:
        with closing(sqlite3.connect(file, timeout=LOCKED_SECONDS, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        return f"The database takes nothing: {error}."
    return None
