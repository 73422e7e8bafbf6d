"""A backup that somebody or something changed: a sentence says what is wrong with it, and nothing in it ever runs."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from shutil import copyfile
from sqlite3 import connect
from typing import Any

import pytest
from click.testing import CliRunner, Result
from hypothesis import given, settings
from hypothesis import strategies as st

from cli.__main__ import shinpan
from models.database import schema
from models.database.backup import backup
from models.database.engine import write
from tests.commands import alembic
from tests.databases import copy_sqlite
from tests.databases import sqlite_url as url_of
from tests.engines import engines_at
from tests.examples import examples
from tests.models.sample import furnish
from tests.models.test_audit import play

UNREADABLE = {
    "roles": ("official", '["director"'),
    "id": ("official", "not an id"),
    "at": ("journal_entry", "2024-13-45"),
    "seq": ("journal_entry", "first"),
    "rulebook": ("tournament", "{"),
    "version": ("tournament", b"\xff"),
    "name": ("player", b"\xff"),
    "decision": ("ruling", ""),
    "counts": ("ruling", 7),
    "image": ("photo", "text"),
}
"""Column → its table, and what no program can read there."""
PLANTED = "CREATE TRIGGER planted AFTER {} BEGIN INSERT INTO rulebook_revision VALUES ('ran', 'ran', '', '{{}}'); END"
EVENTS = ("UPDATE ON alembic_version", "INSERT ON tournament", "INSERT ON season", "UPDATE ON official")


class Files:
    """A good backup, the copy of it that a test spoils, and where it would be restored to."""

    def __init__(self, folder: Path, template: Path) -> None:
        self.good, self.spoiled, self.live = folder / "good.sqlite3", folder / "spoiled.sqlite3", folder / "live"
        source = folder / "source.sqlite3"
        copy_sqlite(template, source)
        with engines_at(url_of(source)) as engines, write(engines) as connection:
            play(connection, furnish(connection))
        backup(url_of(source), self.good)

    def spoil(self, *statements: str, values: tuple[Any, ...] = ()) -> None:
        """Run these on a new copy of the good backup, the last one with the values."""
        copyfile(self.good, self.spoiled)
        with closing(connect(self.spoiled)) as connection, connection:
            connection.execute("PRAGMA ignore_check_constraints = ON")
            for statement in statements[:-1]:
                connection.execute(statement)
            connection.execute(statements[-1], values)

    def run(self, *arguments: str, database: Path) -> Result:
        return CliRunner().invoke(shinpan, arguments, env={"SHINPAN_DATABASE_URL": url_of(database)})

    def restore(self) -> Result:
        return self.run("restore", "--check", str(self.spoiled), database=self.live)

    def verify(self) -> Result:
        return self.run("audit", "verify", database=self.spoiled)


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory, sqlite_template: Path) -> Files:
    return Files(tmp_path_factory.mktemp("backups"), sqlite_template)


def is_sentence(result: Result) -> bool:
    """Whether it went well, or was refused in words."""
    ended = result.exception is None or isinstance(result.exception, SystemExit)
    return ended and (result.exit_code == 0 or (result.exit_code == 1 and len(result.output) > len("Error: ")))


def test_the_backup_is_good_before(files: Files) -> None:
    copyfile(files.good, files.spoiled)
    assert files.restore().exit_code == 0
    assert files.verify().exit_code == 0


@pytest.mark.parametrize(
    ("event", "revision"), [*((event, "head") for event in EVENTS), *((event, "0025") for event in EVENTS[:2])]
)
def test_a_planted_trigger_never_runs(files: Files, event: str, revision: str) -> None:
    """Its backup is refused before anything is migrated, however old it is."""
    copyfile(files.good, files.spoiled)
    if revision != "head":
        assert alembic(url_of(files.spoiled), "downgrade", revision).returncode == 0
    with closing(connect(files.spoiled)) as connection, connection:
        connection.execute(PLANTED.format(event))
    content = files.spoiled.read_bytes()
    refused = files.run("restore", "--yes", "--despite-findings", str(files.spoiled), database=files.live)
    assert refused.exit_code == 1
    assert "trigger planted is not Shinpan's." in refused.output
    assert "Take another backup" in refused.output
    assert not files.live.exists()
    if revision == "head":
        verified = files.verify()
        assert verified.exit_code == 1
        assert "trigger planted is not Shinpan's." in verified.output
    assert files.spoiled.read_bytes() == content


def test_a_guard_that_is_gone_is_missed(files: Files) -> None:
    files.spoil("DROP TRIGGER journal_entry_no_update")
    for result in (files.restore(), files.verify()):
        assert result.exit_code == 1
        assert "trigger journal_entry_no_update is missing." in result.output


@pytest.mark.parametrize("revision", ["0011", "0019", "0024"])
def test_a_backup_of_any_earlier_version_is_restored(files: Files, revision: str) -> None:
    files.spoiled.unlink(missing_ok=True)
    schema.upgrade(url_of(files.spoiled), revision)
    restored = files.restore()
    assert restored.exit_code == 0, restored.output
    assert f"of migration {revision}, which is brought to {schema.newest()}" in restored.output


@pytest.mark.parametrize("column", UNREADABLE)
def test_a_value_that_no_program_can_read_is_named(files: Files, column: str) -> None:
    table, value = UNREADABLE[column]
    with closing(connect(files.good)) as connection:
        guards = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
    one = f"UPDATE {table} SET {column} = ? WHERE rowid = (SELECT min(rowid) FROM {table})"  # noqa: S608 -- names of our own
    files.spoil(*(f"DROP TRIGGER {name}" for name, _ in guards), one, values=(value,))
    with closing(connect(files.spoiled)) as connection:
        for _, sql in guards:
            connection.execute(sql)
    for result in (files.restore(), files.verify()):
        assert is_sentence(result), result.exception
        assert result.exit_code == 1
        assert f"table {table}, row 1: {column} can't be read." in result.output


@settings(max_examples=examples(10))
@given(
    st.lists(st.tuples(st.floats(0, 1, exclude_max=True), st.binary(min_size=1, max_size=40)), min_size=1, max_size=4)
)
def test_changed_bytes_are_told_or_count_for_nothing(files: Files, changes: list[tuple[float, bytes]]) -> None:
    content = bytearray(files.good.read_bytes())
    for place, changed in changes:
        at = int(place * len(content))
        content[at : at + len(changed)] = changed[: len(content) - at]
    files.spoiled.write_bytes(content)
    assert is_sentence(files.restore())
    assert is_sentence(files.verify())
