"""Writers that come at the same time share a commit, and nothing else: each is kept or undone alone, none too early."""

import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest
from sqlalchemy import Connection, event

from models.engine import Engines, make_engine, read
from models.shared_commits import MOST, NotCommittedError, SharedCommits

Work = Callable[[Connection], None]


@dataclass
class Notes:
    """A table of notes, and how often anything was committed to it."""

    engines: Engines
    commits: SharedCommits
    committed: list[Connection] = field(default_factory=list)

    def stored(self) -> list[str]:
        with read(self.engines) as connection:
            return list(connection.exec_driver_sql("SELECT text FROM note ORDER BY rowid").scalars())

    def in_a_row(self, *works: Work) -> list[BaseException | None]:
        """What became of each: all stand in the queue before the first one ends."""
        outcomes: list[BaseException | None] = [TimeoutError("still at it")] * len(works)
        all_there = threading.Event()

        def run(place: int, work: Work) -> None:
            try:
                with self.commits.begin() as connection:
                    all_there.wait(10)
                    work(connection)
                outcomes[place] = None
            except Exception as error:  # noqa: BLE001 -- the test looks at it
                outcomes[place] = error

        threads = [threading.Thread(target=run, args=one) for one in enumerate(works)]
        for ahead, thread in enumerate(threads):
            thread.start()
            while not self.commits._turn._held or len(self.commits._turn._waiting) < ahead:
                time.sleep(0.001)
        self.committed.clear()
        all_there.set()
        for thread in threads:
            thread.join(10)
        return outcomes


@pytest.fixture
def notes(sqlite_url: str) -> Iterator[Notes]:
    engines = make_engine(sqlite_url)
    commits = SharedCommits(engines.writer)
    with commits.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE note (text TEXT, about TEXT REFERENCES tournament (id))")
    found = Notes(engines, commits)
    event.listen(engines.writer, "commit", found.committed.append)
    yield found
    engines.dispose()


def note(text: str) -> Work:
    return lambda connection: run(connection, "INSERT INTO note (text) VALUES (?)", text)


def run(connection: Connection, statement: str, *values: str) -> None:
    connection.exec_driver_sql(statement, values)


def fail(connection: Connection) -> None:
    note("half a call")(connection)
    raise KeyError("on the way")


def point_nowhere(connection: Connection) -> None:
    """Passes as a statement; the commit will refuse it."""
    run(connection, "PRAGMA defer_foreign_keys = ON")
    run(connection, "INSERT INTO note VALUES ('orphan', 'nobody')")


def test_those_who_wait_share_a_commit(notes: Notes) -> None:
    assert notes.in_a_row(*(note(str(number)) for number in range(5))) == [None] * 5
    assert notes.stored() == ["0", "1", "2", "3", "4"]
    assert len(notes.committed) == 1


def test_one_alone_commits_at_once(notes: Notes) -> None:
    assert notes.in_a_row(note("one")) == [None]
    assert notes.in_a_row(note("two")) == [None]
    assert notes.stored() == ["one", "two"]


def test_not_too_many_share(notes: Notes) -> None:
    assert notes.in_a_row(*(note(str(number)) for number in range(MOST + 1))) == [None] * (MOST + 1)
    assert len(notes.committed) == 2


def test_nobody_is_told_before_it_is_on_disk(notes: Notes) -> None:
    told: list[bool] = []
    seen: list[list[str]] = []

    def first() -> None:
        with notes.commits.begin() as connection:
            note("first")(connection)
            while not notes.commits._turn.awaited:
                time.sleep(0.001)
        told.append(notes.stored() == ["first", "second"])

    def look(connection: Connection) -> None:
        time.sleep(0.1)
        seen.append(notes.stored())
        assert told == []
        note("second")(connection)

    thread = threading.Thread(target=first)
    thread.start()
    while not notes.commits._turn._held:
        time.sleep(0.001)
    with notes.commits.begin() as connection:
        look(connection)
    thread.join()
    assert seen == [[]]
    assert told == [True]


def test_who_fails_is_undone_alone(notes: Notes) -> None:
    outcomes = notes.in_a_row(note("before"), fail, note("after"))
    assert [type(outcome) for outcome in outcomes] == [type(None), KeyError, type(None)]
    assert notes.stored() == ["before", "after"]
    assert len(notes.committed) == 1


def test_the_last_one_failing_keeps_the_others(notes: Notes) -> None:
    outcomes = notes.in_a_row(note("before"), fail)
    assert [type(outcome) for outcome in outcomes] == [type(None), KeyError]
    assert notes.stored() == ["before"]


def test_a_commit_that_fails_is_told_to_everyone(notes: Notes) -> None:
    outcomes = notes.in_a_row(note("before"), point_nowhere, fail, note("after"))
    assert [type(outcome) for outcome in outcomes] == [NotCommittedError] * 4
    assert "FOREIGN KEY" in str(outcomes[0].__cause__ if outcomes[0] else None)
    assert notes.stored() == []
    assert notes.in_a_row(note("again")) == [None]
    assert notes.stored() == ["again"]


def test_a_transaction_lost_on_the_way_is_told_to_all_who_were_in_it(notes: Notes) -> None:
    outcomes = notes.in_a_row(note("before"), lambda connection: run(connection, "ROLLBACK"), note("after"))
    assert [type(outcome) for outcome in outcomes] == [NotCommittedError, NotCommittedError, type(None)]
    assert notes.stored() == ["after"]


def test_a_transaction_is_committed_even_when_the_next_one_goes_away(notes: Notes) -> None:
    turn, ghost = notes.commits._turn, threading.Lock()
    ghost.acquire()

    def leave_it_to_the_next(connection: Connection) -> None:
        note("kept")(connection)
        turn._waiting.append(ghost)

    thread = threading.Thread(target=notes.in_a_row, args=(leave_it_to_the_next,))
    thread.start()
    assert ghost.acquire(timeout=5)  # its turn has come,
    turn._leave(ghost)  # but it was interrupted
    thread.join(10)
    assert notes.stored() == ["kept"]
    assert not turn._held
