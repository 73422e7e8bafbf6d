"""What keeps a database from storing anything is told in a sentence, and what is damaged by its name."""

import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy.exc import DatabaseError, OperationalError

from models.database.engine import make_engine, read
from models.database.health import find_damage, find_problem
from tests.databases import spoil_table
from tests.engines import engines_at

FEW_BYTES = 4096


def problem(url: str) -> str | None:
    with engines_at(url) as engines:
        return find_problem(engines)


@contextmanager
def no_room() -> Iterator[None]:
    """Files of this process stay below a few kilobytes: what a full disk does, without one."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (FEW_BYTES, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_whole_database_that_takes_what_is_written(database_url: str) -> None:
    with engines_at(database_url) as engines:
        assert find_problem(engines) is None
        with read(engines) as connection:
            assert find_damage(connection) == []


def test_a_full_disk(sqlite_url: str) -> None:
    with engines_at(sqlite_url) as engines:
        assert find_problem(engines) is None
        with no_room():
            found = find_problem(engines)
    assert found == "Nothing can be written where the database lies: File too large."


def test_a_folder_that_is_gone(tmp_path: Path) -> None:
    with pytest.raises(OperationalError, match="unable to open"):
        problem(f"sqlite:///{tmp_path / 'no' / 'file'}")


def test_a_locked_file(sqlite_url: str) -> None:
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert problem(sqlite_url) == "The database takes nothing: database is locked."


def test_a_read_only_postgresql(postgresql_url: str) -> None:
    read_only = f"{postgresql_url}&options=-c%20default_transaction_read_only%3Don"
    assert problem(read_only) == "PostgreSQL is read-only: it takes nothing until it may write again."


def test_what_is_damaged_is_named(sqlite_url: str) -> None:
    spoil_table(sqlite_url, "player")
    engines = make_engine(sqlite_url)
    with read(engines) as connection:
        found = find_damage(connection)
    engines.dispose()
    assert found
    assert found[0].startswith("table player: ")


def test_a_check_that_takes_too_long_finds_nothing(sqlite_url: str) -> None:
    with engines_at(sqlite_url) as engines, read(engines) as connection:
        assert find_damage(connection, within=-1) == []


def test_what_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("no database at all, but some text that is long enough to be looked at")
    with pytest.raises(DatabaseError, match="not a database"):
        problem(f"sqlite:///{file}")
