"""`shinpan pantheon`: penalties to a Pantheon that speaks its protocol, players and seating from it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from uuid_utils.compat import uuid7

from services.spreadsheets.columns import PLAYER_SHEET, SEATING_SHEET
from services.spreadsheets.files.document import Source
from services.spreadsheets.formats.parse import parse
from tests.api.tournament.hall import Hall
from tests.commands import run_shinpan
from tests.databases import ROOT
from tests.pantheon_server import EVENT, WRITTEN, Event, pantheon

RULES = {"minPenalty": 100, "maxPenalty": 20000, "penaltyStep": 100, "chomboAmount": 20000}
PLAYERS = [{"id": 900 + at, "title": f"Player {at}", "localId": 100 + at, "teamName": "Kamo"} for at in range(8)]


@pytest.fixture
def event() -> Event:
    return Event([dict(one) for one in PLAYERS], dict(RULES))


@pytest.fixture
def there(event: Event) -> Iterator[str]:
    with pantheon(event) as address:
        yield address


def run(address: str, database_url: str, what: str, *more: str, password: str = WRITTEN) -> Any:
    account = ("--mimir", address, "--frey", address, "--event", str(EVENT), "--email", "ref@example.org")
    environment = {**os.environ, "SHINPAN_DATABASE_URL": database_url, "PANTHEON_PASSWORD": password}
    return run_shinpan(("pantheon", what, *account, *more), environment, ROOT)


def sums(event: Event) -> list[tuple[int, int]]:
    """Whose penalties hold there, and how much."""
    return [(one["who"], one.get("amount", 0)) for one in event.penalties if not one.get("isCancelled")]


def test_penalties_are_pushed_once_and_taken_back(hall: Hall, database_url: str, event: Event, there: str) -> None:
    slug = str(hall.get("")["slug"])
    warned = hall.rule("unclear-call", note="he shouted")
    hall.rule("empty-win")
    decided = {"account": hall.player(1), "unit": "P", "amount": 2, "reason": "phone, private"}
    assert hall.call("PUT", f"ledger/decisions/{uuid7()}", decided, "director").status_code == 201
    event.penalties.append({"id": 1, "who": 903, "amount": 500, "reason": "late"})
    dry = run(there, database_url, "push", slug)
    assert dry.returncode == 0, dry.stderr
    assert "added 2, cancelled 0, there before 0" in dry.stdout
    assert "Nothing was sent" in dry.stdout
    assert "A chonbo cost 30000 here, and costs 20000 there" in dry.stderr
    assert sums(event) == [(903, 500)]
    assert run(there, database_url, "push", slug, "--really").returncode == 0
    assert sums(event) == [(903, 500), (900, 0), (901, 2000)]
    assert event.penalties[1]["reason"].startswith("Unclear or non-standard call (Shinpan #")
    assert not any("private" in str(sent) or "shouted" in str(sent) for _, sent in event.calls)
    again = run(there, database_url, "push", slug, "--really")
    assert "added 0, cancelled 0, there before 2" in again.stdout
    hall.call("PUT", f"rulings/{warned['id']}/withdrawal", {"reason": "another player"})
    assert "cancelled 1" in run(there, database_url, "push", slug, "--really").stdout
    assert sums(event) == [(903, 500), (901, 2000)], "what others gave there stays"


def test_it_warns_of_limits_and_of_who_is_not_there(hall: Hall, database_url: str, event: Event, there: str) -> None:
    slug = str(hall.get("")["slug"])
    event.players = [one for one in event.players if one["id"] != 902]
    for player in (1, 2):
        decided = {"account": hall.player(player), "unit": "P", "amount": 30, "reason": "phone"}
        assert hall.call("PUT", f"ledger/decisions/{uuid7()}", decided, "director").status_code == 201
    said = run(there, database_url, "push", slug)
    assert "30000 is refused by the event: it takes 100 to 20000 in steps of 100." in said.stderr
    assert "Player 2 (102) is not in the event" in said.stderr
    refused = run(there, database_url, "push", slug, password="wrong")
    assert refused.returncode == 1
    assert "Authorize: no." in refused.stderr
    assert run("http://127.0.0.1:9", database_url, "push", slug).returncode == 1
    assert "no tournament 'nothing'" in run(there, database_url, "push", "nothing").stderr


def test_players_and_seating_are_pulled_as_sheets(database_url: str, event: Event, there: str, tmp_path: Path) -> None:
    event.prescript = "100-101-102-103\n104-105-106-107\n\n100-104-101-105\n102-106-103-107\n"
    done = run(there, database_url, "pull", "--into", str(tmp_path))
    assert done.stdout.splitlines() == ["players.csv: 8 rows", "seating.csv: 4 rows"], done.stderr
    players = parse(Source((tmp_path / "players.csv").read_bytes()), PLAYER_SHEET).rows
    assert players[0].cells == {"id_number": "100", "name": "Player 0", "team": "Kamo"}
    seating = parse(Source((tmp_path / "seating.csv").read_bytes()), SEATING_SHEET).rows
    assert [row.cells["east"] for row in seating] == ["100", "104", "100", "102"]
    assert [row.cells["round"] for row in seating] == ["1", "1", "2", "2"]
    event.prescript = ""
    event.seating = [{"order": at, "playerId": 903 - at, "tableIndex": 4} for at in range(4)]
    assert "seating.csv: 1 rows" in run(there, database_url, "pull", "--into", str(tmp_path)).stdout
    [row] = parse(Source((tmp_path / "seating.csv").read_bytes()), SEATING_SHEET).rows
    assert (row.cells["table"], row.cells["east"], row.cells["north"]) == ("4", "103", "100")
