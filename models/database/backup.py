"""Copying a SQLite database while it is in use."""

import sqlite3
from contextlib import closing
from datetime import datetime
from filecmp import cmp
from pathlib import Path

from models.database.engine import database_url, unchanged

PATTERN = "shinpan-????-??-??T??-??-??Z.sqlite3"
"""The names of copies in a folder of them."""


def backup(url: str, target: Path) -> Path:
    """Copy the SQLite database at `url` to `target`, consistent whoever writes meanwhile, and check the copy.

    Raises ValueError for another kind of database and for an empty file, FileNotFoundError when there is none,
    FileExistsError when the target exists, OSError when the copy does not pass SQLite's own check.
    """
    parsed = database_url(url)
    if parsed.get_backend_name() != "sqlite":
        raise ValueError("only SQLite databases are copied like this: use pg_dump for PostgreSQL")
    source = Path(str(parsed.database))
    if not source.is_file():
        raise FileNotFoundError(f"there is no database {source}")
    if target.exists():
        raise FileExistsError(f"{target} exists already: name a new file")
    unfinished = target.with_name(target.name + ".part")
    remove(unfinished)
    try:
        _copy(source.absolute().as_uri(), unfinished)
        _require_whole(unfinished)
        return unfinished.rename(target)
    finally:
        remove(unfinished)


def backup_into(url: str, folder: Path, at: datetime, keep: int | None) -> Path | None:
    """Copy the database into a folder of copies, named by the time; of those, the newest `keep` stay, else all.

    Return the copy; None where the one before holds the same, so that a database in which nothing happens drives out no
    other. Raises what `backup` raises.
    """
    before = sorted(folder.glob(PATTERN))
    copy = backup(url, folder / f"shinpan-{at:%Y-%m-%dT%H-%M-%SZ}.sqlite3")
    if before and cmp(before[-1], copy, shallow=False):
        copy.unlink()
        return None
    for old in before[: max(0, len(before) + 1 - keep)] if keep else ():
        old.unlink()
    return copy


def copy_unchanged(source: Path, target: Path) -> None:
    """Copy a database of which not a byte may change. Raises sqlite3.Error, OSError."""
    _copy(unchanged(source), target)


def remove(unfinished: Path) -> None:
    """Remove a copy that was not finished, with what SQLite keeps beside a file that it writes."""
    for suffix in ("", "-journal", "-wal", "-shm"):
        unfinished.with_name(unfinished.name + suffix).unlink(missing_ok=True)


def _copy(address: str, target: Path) -> None:
    target.touch(mode=0o600)
    with closing(sqlite3.connect(address, uri=True)) as origin, closing(sqlite3.connect(target)) as copy:
        origin.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, complete without its write-ahead log


def _require_whole(copy: Path) -> None:
    with closing(sqlite3.connect(copy)) as connection:
        if connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0:
            raise ValueError("the database is empty: a copy of it would save nothing")
        problem = connection.execute("PRAGMA quick_check").fetchone()[0]
    if problem != "ok":
        raise OSError(f"the copy is damaged: {problem}")
