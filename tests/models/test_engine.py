"""How databases are opened: one writer at a time, readers that cannot write, nothing in memory."""

import os
import threading
import time

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DatabaseError, IntegrityError

from models.database.engine import Engines, database_url, make_engine, read, write
from models.event import tournaments
from tests.models.sample import Sample, furnish


def test_a_write_is_kept(engines: Engines, sample: Sample) -> None:
    with read(engines) as connection:
        assert tournaments.find(connection, sample.tournament) is not None


def test_a_write_that_fails_leaves_nothing(engines: Engines) -> None:
    def fail() -> None:
        with write(engines) as connection:
            furnish(connection)
            raise KeyError("on the way")

    with pytest.raises(KeyError):
        fail()
    with read(engines) as connection:
        assert tournaments.all_tournaments(connection) == []
    with write(engines) as connection:
        furnish(connection)


def test_a_commit_that_fails_stores_nothing(owned: Engines) -> None:
    """Deferred constraints are checked there, and there a disk turns out to be full; the next writer is not harmed."""
    person, orphan = text("INSERT INTO person VALUES ('nobody')"), text("INSERT INTO orphan VALUES ('nobody')")
    reference = "REFERENCES person DEFERRABLE INITIALLY DEFERRED"
    with write(owned) as connection:
        connection.execute(text("CREATE TABLE person (name TEXT PRIMARY KEY)"))
        connection.execute(text(f"CREATE TABLE orphan (name TEXT {reference})"))
    with pytest.raises(IntegrityError), write(owned) as connection:
        connection.execute(orphan)
    with read(owned) as connection:
        assert connection.execute(text("SELECT count(*) FROM orphan")).scalar() == 0
    with write(owned) as connection:
        connection.execute(orphan)
        connection.execute(person)


def test_a_reader_cannot_write(engines: Engines) -> None:
    with read(engines) as connection, pytest.raises(DatabaseError, match=r"readonly|read-only"):
        connection.execute(text("UPDATE tournament SET name = 'X'"))


def test_a_reader_sees_one_moment(engines: Engines, sample: Sample) -> None:
    with read(engines) as connection:
        before = tournaments.all_tournaments(connection)
        with write(engines) as writing:
            furnish(writing)
        assert tournaments.all_tournaments(connection) == before
    with read(engines) as connection:
        assert len(tournaments.all_tournaments(connection)) == len(before) + 1


def test_after_a_fork_an_engine_refuses_to_work(engines: Engines) -> None:
    elsewhere = Engines(engines.writer, engines.reader, process=os.getpid() + 1)
    for use in (read, write):
        with pytest.raises(RuntimeError, match="make_engine in each process"), use(elsewhere):
            pass


def test_sqlite_is_durable_and_strict(sqlite_url: str) -> None:
    engines = make_engine(sqlite_url)
    for use in (read, write):
        with use(engines) as connection:
            pragmas = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            found = [connection.execute(text(f"PRAGMA {pragma}")).scalar() for pragma in pragmas]
        assert found == ["wal", 2, 1, 10_000]
    engines.dispose()


def test_a_sqlite_write_holds_the_file_from_its_start(sqlite_url: str) -> None:
    """Two processes that both read and then write would otherwise fail half-way."""
    one, other = make_engine(sqlite_url), make_engine(sqlite_url)
    order = []

    def second() -> None:
        with write(other):
            order.append("second")

    with write(one):
        thread = threading.Thread(target=second)
        thread.start()
        time.sleep(0.1)
        order.append("first")
    thread.join()
    assert order == ["first", "second"]
    one.dispose()
    other.dispose()


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("sqlite://", "a database in memory loses every ruling"),
        ("sqlite:///:memory:", "a database in memory loses every ruling"),
        ("sqlite:///file:x?mode=memory&uri=true", "a database in memory loses every ruling"),
        ("mysql://host/name", "the database mysql is not supported"),
        ("shinpan.sqlite3", "cannot be read: write sqlite:///file.db"),
    ],
)
def test_a_url_we_cannot_use_is_refused_with_the_cure(url: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        database_url(url)


@pytest.mark.parametrize("url", ["postgres://u:p@h/n", "postgresql://u:p@h/n", "postgresql+psycopg://u:p@h/n"])
def test_every_spelling_of_postgresql_works(url: str) -> None:
    assert database_url(url).render_as_string(hide_password=False) == "postgresql+psycopg://u:p@h/n"
