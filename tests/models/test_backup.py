"""A copy made while others write is whole and can be opened at once."""

import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from models.database.backup import backup
from models.database.engine import make_engine, read, write
from models.database.schema import upgrade
from models.journal.audit import verify
from models.journal.journal import Journal
from tests.databases import spoil_table
from tests.models.sample import NOON, furnish


def test_a_copy_made_while_others_write_is_consistent(sqlite_url: str, tmp_path: Path) -> None:
    engines = make_engine(sqlite_url)
    with write(engines) as connection:
        sample = furnish(connection)
    stop = threading.Event()

    def keep_writing() -> None:
        while not stop.is_set():
            with write(engines) as connection:
                Journal(connection, sample.tournament, None, NOON).append("written", sample.table, {})

    writer = threading.Thread(target=keep_writing)
    writer.start()
    try:
        copy = backup(sqlite_url, tmp_path / "copy.sqlite3")
    finally:
        stop.set()
        writer.join()
        engines.dispose()
    assert [path.name for path in tmp_path.glob("copy*")] == ["copy.sqlite3"]
    copied = make_engine(f"sqlite:///{copy}")
    with read(copied) as connection:
        assert verify(connection, sample.tournament) == []
    copied.dispose()


def test_a_file_is_never_overwritten(sqlite_url: str, tmp_path: Path) -> None:
    target = tmp_path / "kept"
    target.write_text("precious")
    with pytest.raises(FileExistsError, match="name a new file"):
        backup(sqlite_url, target)
    assert target.read_text() == "precious"


def test_what_is_not_there_cannot_be_copied(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        backup(f"sqlite:///{tmp_path / 'nothing'}", tmp_path / "copy")
    assert list(tmp_path.iterdir()) == []


def test_postgresql_has_its_own_tool(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="pg_dump"):
        backup("postgresql://host/name", tmp_path / "copy")


@pytest.mark.parametrize("content", [b"", b"no database at all, but some text that is long enough to be looked at"])
def test_what_would_save_nothing_is_refused_and_leaves_nothing(tmp_path: Path, content: bytes) -> None:
    source = tmp_path / "source"
    source.write_bytes(content)
    with pytest.raises((ValueError, sqlite3.DatabaseError), match=r"is empty|not a database"):
        backup(f"sqlite:///{source}", tmp_path / "copy")
    assert list(tmp_path.iterdir()) == [source]


def test_a_copy_that_is_damaged_is_not_kept(sqlite_url: str, tmp_path: Path) -> None:
    spoil_table(sqlite_url, "player")
    before = set(tmp_path.iterdir())
    with pytest.raises((OSError, sqlite3.DatabaseError), match=r"damaged|malformed"):
        backup(sqlite_url, tmp_path / "copy")
    assert set(tmp_path.iterdir()) == before


def test_nobody_else_on_the_machine_reads_a_database_or_its_copy(tmp_path: Path) -> None:
    source, copy = tmp_path / "event.sqlite3", tmp_path / "copy.sqlite3"
    upgrade(f"sqlite:///{source}")
    backup(f"sqlite:///{source}", copy)
    with closing(sqlite3.connect(source)) as connection:
        connection.execute("CREATE TABLE written (anything)")
        modes = {path.name: oct(path.stat().st_mode & 0o777) for path in tmp_path.iterdir()}
    assert modes.keys() >= {"event.sqlite3", "event.sqlite3-wal", "copy.sqlite3"}
    assert {*modes.values()} == {"0o600"}
