"""The journal: numbered without gaps, chained, kept for ever."""

import hashlib
import json
import threading
from datetime import datetime, timedelta, timezone
from typing import Any
from uuid import UUID, uuid4

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DatabaseError

from models.database.engine import Engines, make_engine, read, write
from models.journal import journal
from models.journal.audit import verify
from models.journal.journal import Journal
from tests.databases import as_owner
from tests.models.sample import NOON, Sample, furnish


def test_an_entry_is_numbered_and_comes_back_whole(engines: Engines, sample: Sample) -> None:
    subject = uuid4()
    with write(engines) as connection:
        opened = Journal(connection, sample.tournament, sample.director, NOON)
        entry = opened.append("clock.started", subject, {"minutes": 11, "名": "東"})
    with read(engines) as connection:
        assert journal.head(connection, sample.tournament) == entry
        (row,) = journal.entries(connection, sample.tournament, after=sample.entries)
    assert (row.seq, row.hash, row.kind, row.subject) == (sample.entries + 1, entry.hash, "clock.started", subject)
    assert (row.who, row.at) == (sample.director, NOON)
    assert row.body == {"minutes": 11, "名": "東", "rows": {}}


def test_the_hash_can_be_computed_by_anyone(engines: Engines, sample: Sample) -> None:
    """With nothing but a JSON library, from what the journal shows: sealed texts count by their seals."""
    with read(engines) as connection:
        rows = journal.entries(connection, sample.tournament)
    previous = "0" * 64
    for row in rows:
        shown = {
            "at": row.at.isoformat(timespec="microseconds"),
            "body": {**row.body, **{place: _sealed(row, place) for place in row.seals or ()}},
            "kind": row.kind,
            "prev": previous,
            "seq": row.seq,
            "subject": str(row.subject),
            "who": row.who and str(row.who),
        }
        text_of_it = json.dumps(shown, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        previous = hashlib.sha256(text_of_it.encode()).hexdigest()
        assert row.hash == previous


def _sealed(row: Any, place: str) -> dict[str, str]:
    salted = json.dumps([row.seals[place]["salt"], row.body[place]], separators=(",", ":"), ensure_ascii=False)
    return {"sealed": hashlib.sha256(salted.encode()).hexdigest()}


def test_a_page_ends_where_it_should(engines: Engines, sample: Sample) -> None:
    with read(engines) as connection:
        page = journal.entries(connection, sample.tournament, after=2, limit=3)
    assert [row.seq for row in page] == [3, 4, 5]


def test_what_is_rolled_back_leaves_no_gap(engines: Engines, sample: Sample) -> None:
    def fail() -> None:
        with write(engines) as connection:
            Journal(connection, sample.tournament, None, NOON).append("lost", sample.table, {})
            raise KeyError("on the way")

    with pytest.raises(KeyError):
        fail()
    with write(engines) as connection:
        kept = Journal(connection, sample.tournament, None, NOON).append("kept", sample.table, {})
    assert kept.seq == sample.entries + 1
    with read(engines) as connection:
        assert verify(connection, sample.tournament) == []


def test_an_unknown_tournament_has_no_journal(engines: Engines) -> None:
    nowhere = uuid4()
    with write(engines) as connection:
        with pytest.raises(LookupError, match=str(nowhere)):
            Journal(connection, nowhere, None, NOON)
        assert journal.head(connection, nowhere) is None


def test_the_body_cannot_speak_for_the_rows(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection, pytest.raises(ValueError, match="rows"):
        Journal(connection, sample.tournament, None, NOON).append("kept", sample.table, {"rows": {}})


def test_a_naive_time_is_refused(engines: Engines, sample: Sample) -> None:
    with write(engines) as connection, pytest.raises(ValueError, match="no time zone"):
        Journal(connection, sample.tournament, None, datetime(2024, 1, 1)).append("kept", sample.table, {})  # noqa: DTZ001


def test_a_time_from_elsewhere_comes_back_in_utc(engines: Engines, sample: Sample) -> None:
    tokyo = NOON.astimezone(timezone(timedelta(hours=9))).replace(microsecond=120)
    with write(engines) as connection:
        Journal(connection, sample.tournament, None, tokyo).append("kept", sample.table, {})
    with read(engines) as connection:
        (row,) = journal.entries(connection, sample.tournament, after=sample.entries)
    assert row.at == tokyo
    assert row.at.isoformat() == "2024-11-02T12:00:00.000120+00:00"


@pytest.mark.parametrize("statement", ["UPDATE journal_entry SET kind = 'other'", "DELETE FROM journal_entry"])
def test_the_database_refuses_to_change_entries(
    engines: Engines, owned: Engines, sample: Sample, statement: str
) -> None:
    with pytest.raises(DatabaseError, match="journal entries are never"), write(owned) as connection:
        connection.execute(text(statement))
    with read(engines) as connection:
        assert verify(connection, sample.tournament) == []


def test_sqlite_refuses_to_replace_entries(sqlite_url: str) -> None:
    _refused(sqlite_url, "INSERT OR REPLACE INTO journal_entry SELECT * FROM journal_entry")


def test_postgresql_refuses_to_truncate_entries(postgresql_url: str) -> None:
    _refused(as_owner(postgresql_url), "TRUNCATE journal_entry CASCADE")


def _refused(url: str, statement: str) -> None:
    engines = make_engine(url)
    with write(engines) as connection:
        furnish(connection)
    with pytest.raises(DatabaseError, match="journal entries are never"), write(engines) as connection:
        connection.execute(text(statement))
    engines.dispose()


def test_sixteen_writers_lose_nothing_and_leave_no_gap(engines: Engines, sample: Sample) -> None:
    threads, each = 16, 12
    subjects: list[list[UUID]] = [[uuid4() for _ in range(each)] for _ in range(threads)]
    failures: list[BaseException] = []
    start = threading.Barrier(threads)

    def run(mine: list[UUID]) -> None:
        try:
            start.wait()
            for subject in mine:
                with write(engines) as connection:
                    Journal(connection, sample.tournament, sample.director, NOON).append("written", subject, {})
        except BaseException as failure:  # noqa: BLE001 -- shown by the main thread
            failures.append(failure)

    workers = [threading.Thread(target=run, args=(mine,)) for mine in subjects]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert failures == []
    with read(engines) as connection:
        rows = journal.entries(connection, sample.tournament, after=sample.entries, limit=1000)
        assert verify(connection, sample.tournament) == []
    assert [row.seq for row in rows] == list(range(sample.entries + 1, sample.entries + 1 + threads * each))
    assert sorted(row.subject for row in rows) == sorted(subject for mine in subjects for subject in mine)
