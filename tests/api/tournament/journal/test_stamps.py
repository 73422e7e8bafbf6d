"""Stamps of an outside authority: the day's first checkpoint gets one, and the audit holds the journal to it."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from flask import Flask

from api.frame.store import engines
from cli.auditor import audit_
from models.database.engine import read
from models.journal import stamps
from models.journal.stamps import StampRow
from services.proofs.stamps import AGAIN, DailyStamps
from tests.api.shared_app import app_at
from tests.api.tournament.hall import Hall
from tests.api.tournament.journal.phone import tree_head
from tests.models.sample import database_id, tamper
from tests.timestamp_authority import Authority, authority


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Authority]:
    with authority(tmp_path_factory.mktemp("authority") / "tsa") as running:
        yield running


@pytest.fixture
def tsa(running: Authority, monkeypatch: pytest.MonkeyPatch) -> Authority:
    monkeypatch.setattr("services.proofs.stamps.SECONDS", 120.0)  # openssl is slow on a busy machine
    running.asked, running.status = 0, 200
    return running


@pytest.fixture
def app(database_url: str, tsa: Authority) -> Iterator[Flask]:
    with app_at(database_url, stamping_authority=tsa.address, stamping_roots=tsa.roots) as app:
        yield app


def kept(hall: Hall) -> list[StampRow]:
    with read(engines(hall.app)) as connection:
        return list(stamps.list_all(connection, hall.tournament))


def wait_for_threads() -> None:
    """Wait until whatever was asked for is stamped, or has failed."""
    for thread in threading.enumerate():
        if thread.name == "stamp":
            thread.join()


def wait_for(hall: Hall, count: int) -> list[StampRow]:
    """The stamps, of which there have to be so many."""
    wait_for_threads()
    found = kept(hall)
    assert len(found) == count
    return found


@pytest.mark.postgresql
def test_the_first_checkpoint_of_a_day_is_stamped(hall: Hall, tsa: Authority) -> None:
    seen = tree_head(hall)
    (row,) = wait_for(hall, 1)
    (entry,) = (entry for entry in hall.get("journal?limit=500")["items"] if entry["kind"] == "log.stamped")
    assert (entry["seq"], entry["who"], entry["body"]["size"]) == (seen.size + 1, None, seen.size)
    assert row.size == seen.size
    assert stamps.read(row.response, row.roots).roots[0].startswith("CN=Root (SHA-256 ")
    hall.rule("unclear-call", {})
    tree_head(hall)
    assert tsa.asked == 1
    assert hall.findings() == []


@pytest.mark.postgresql
def test_a_journal_rewritten_since_is_found(hall: Hall, database_url: str) -> None:
    """As if it had another size then: what was stamped is not what is there."""
    tree_head(hall)
    wait_for(hall, 1)
    own = database_id(database_url, hall.tournament)
    tamper(database_url, "UPDATE stamp SET size = size - 1 WHERE tournament_id = :own", own=own)
    unrecorded, finding, missing = hall.findings()
    assert (finding.kind, finding.seq) == ("journal-not-as-stamped", finding.values["size"])
    assert (unrecorded.kind, missing.kind) == ("row-unrecorded", "row-missing")
    tamper(database_url, "UPDATE stamp SET size = size + 1000 WHERE tournament_id = :own", own=own)
    assert "journal-not-as-stamped" in [finding.kind for finding in hall.findings()]
    tamper(database_url, "DELETE FROM stamp WHERE tournament_id = :own", own=own)
    assert [(finding.kind, finding.seq) for finding in hall.findings()] == [("row-missing", missing.seq)]


def test_a_phone_that_asks_for_a_proof_alone_has_it_stamped(hall: Hall, tsa: Authority) -> None:
    hall.get("journal/consistency?from=1")
    wait_for(hall, 1)


def test_a_stamp_of_nobody_is_found(hall: Hall, sqlite_url: str, tmp_path: Path) -> None:
    tree_head(hall)
    (row,) = wait_for(hall, 1)
    with authority(tmp_path / "other") as other:
        roots = other.roots.read_text()
    for change in (
        {"roots": roots},
        {"roots": "x"},
        {"response": b"x"},
        {"response": row.response[:-1] + bytes([row.response[-1] ^ 1])},
    ):
        whole = {"response": row.response, "roots": row.roots, **change}
        tamper(sqlite_url, "UPDATE stamp SET response = :response, roots = :roots", **whole)
        assert [finding.kind for finding in hall.findings()] == ["row-changed"]


def test_an_authority_that_fails_delays_nobody_and_is_tried_again(
    hall: Hall, tsa: Authority, monkeypatch: pytest.MonkeyPatch
) -> None:
    tsa.status = 500
    tree_head(hall)
    wait_for_threads()
    assert (kept(hall), tsa.asked) == ([], 1)
    tsa.status = 200
    tree_head(hall)
    assert kept(hall) == [], "within the hour"
    daily: DailyStamps = hall.app.extensions["shinpan.daily-stamps"]
    monkeypatch.setattr(daily, "_next", {key: due - AGAIN for key, due in daily._next.items()})
    tree_head(hall)
    wait_for(hall, 1)
    assert tsa.asked == 2


def test_on_the_command_line(hall: Hall, tsa: Authority, sqlite_url: str) -> None:
    """In this process: to start another took most of the time."""
    tree_head(hall)
    wait_for(hall, 1)
    hall.rule("unclear-call", {})
    unset = {"SHINPAN_DATABASE_URL": sqlite_url}
    settings = {**unset, "SHINPAN_STAMPING_AUTHORITY": tsa.address, "SHINPAN_STAMPING_ROOTS": str(tsa.roots)}
    run = CliRunner().invoke
    done = run(audit_, ["stamp", "autumn-cup"], env=settings)
    assert done.exit_code == 0, done.output
    assert [row.size for row in kept(hall)][-1] == tree_head(hall).size - 1
    assert "stamped with" in run(audit_, ["verify"], env=unset).output
    tsa.status = 500
    for slug, given, said in (
        ("autumn-cup", settings, "it answered 500"),
        ("autumn-cup", unset, "Set SHINPAN_STAMPING_AUTHORITY"),
        ("winter-cup", settings, "There is no tournament winter-cup"),
    ):
        failed = run(audit_, ["stamp", slug], env=given)
        assert failed.exit_code == 1
        assert said in failed.output
