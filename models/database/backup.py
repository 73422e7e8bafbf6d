"""Copying a SQLite database while it is in use."""

import sqlite3
from contextlib import closing
from pathlib import Path

from models.database.engine import database_url


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
    _remove(unfinished)
    try:
        _copy(source, unfinished)
        return unfinished.rename(target)
    finally:
        _remove(unfinished)


def _remove(unfinished: Path) -> None:
    """Remove a copy that was not finished, with what SQLite keeps beside a file that it writes."""
    for suffix in ("", "-journal", "-wal", "-shm"):
        unfinished.with_name(unfinished.name + suffix).unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    target.touch(mode=0o600)
    with closing(sqlite3.connect(source)) as origin, closing(sqlite3.connect(target)) as copy:
        if origin.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0:
            raise ValueError(f"{source} is empty: a copy of it would save nothing")
        origin.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, complete without its write-ahead log
        problem = copy.execute("PRAGMA quick_check").fetchone()[0]
    if problem != "ok":
        raise OSError(f"the copy is damaged: {problem}")
