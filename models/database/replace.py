"""Putting another file in the place of a SQLite database that nobody has open."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

BESIDE = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a file: left there, it would be taken for the next one's."""
DAMAGED = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_IOERR)


class InUseError(Exception):
    """Somebody has the database open: a server, or another program."""


def check_unused(file: Path) -> None:
    """Raise InUseError where somebody has the database open, sqlite3.Error where that can't be known.

    What is no database, or damaged beyond that, nobody can have open.
    """
    with _closed_to_others(file):
        pass


def replace(file: Path, new: Path, aside: Path) -> Path | None:
    """Put `new` where the database is, in one step, and keep what was there as `aside`; None where there was nothing.

    Whenever this ends, even by a power cut, the one or the other is there whole. Raises InUseError; OSError or
    sqlite3.Error where the folder or the database takes nothing.
    """
    owner = (file if file.exists() else file.parent).stat()
    if os.geteuid() == 0:  # else the server, which is somebody else, could not open it
        os.chown(new, owner.st_uid, owner.st_gid)
    _write_through(new)
    with _closed_to_others(file):
        kept = _keep(file, aside)
        new.replace(file)
    _write_through(file.parent)
    return kept


@contextmanager
def _closed_to_others(file: Path) -> Iterator[None]:
    """Hold the database, with its write-ahead log brought into the file; one that is damaged stays as it is."""
    if not file.exists():
        yield
        return
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True, timeout=0)) as connection:
        connection.isolation_level = None
        try:
            connection.execute("PRAGMA journal_mode = DELETE").fetchone()
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.DatabaseError as error:
            code = error.sqlite_errorcode & 0xFF
            if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                raise InUseError from None
            if code not in DAMAGED:
                raise
        yield


def _keep(file: Path, aside: Path) -> Path | None:
    for suffix in BESIDE:
        beside = file.with_name(file.name + suffix)
        if beside.exists():
            beside.rename(aside.with_name(aside.name + suffix))
    if not file.exists():
        return None
    try:
        aside.hardlink_to(file)
    except OSError:  # a disk without links: for a moment, nothing is there
        file.rename(aside)
    return aside


def _write_through(path: Path) -> None:
    """Have what was written to a file, or in a folder, on the disk."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
