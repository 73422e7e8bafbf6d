"""PUT schedules, its preview, and GET: when whole rounds begin."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import pytest
from uuid_utils.compat import uuid7

from models.ruling.hand import SEATS
from tests.api.answers import details, mistakes
from tests.api.tournament import checks
from tests.api.tournament.clocks.match import START, Match
from tests.api.tournament.hall import Hall

PATH = "schedules"
FIRST = datetime.fromisoformat("2025-11-22T10:00:00+01:00")


def seat(hall: Hall, round_: str, table: int, *players: int) -> str:
    """One more hanchan; its id."""
    hanchan = str(uuid7())
    seats = {seat: str(hall.players[player]) for seat, player in zip(SEATS, players, strict=True)}
    body = {"table": str(hall.tables[table]), "round": round_, "seats": seats}
    assert hall.call("PUT", f"hanchans/{hanchan}", body, "director").status_code == 201
    return hanchan


def put(hall: Hall, status: int = 200, **body: Any) -> dict[str, Any]:
    answer = hall.call("PUT", PATH, body, "director")
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.get_json(force=True)
    return found


def seen(answer: dict[str, Any]) -> list[dict[str, Any]]:
    return [{name: item[name] for name in ("hanchan", "scheduled_at", "minutes")} for item in answer["items"]]


def starts(hall: Hall) -> list[tuple[str, str, int | None]]:
    items = hall.get(PATH)["items"]
    return [(one["round"], one["scheduled_at"], one["minutes"]) for one in items]


def round_of(label: str, at: datetime, minutes: int | None = 90) -> dict[str, Any]:
    return {"round": label, "scheduled_at": at.isoformat(), "minutes": minutes}


@pytest.mark.postgresql
def test_a_round_at_once_and_again(hall: Hall) -> None:
    other = seat(hall, "1", 1, 4, 5, 6, 7)
    assert hall.get(PATH) == {"items": []}
    first = put(hall, rounds=[round_of("1", FIRST)])
    assert [item["hanchan"] for item in first["items"]] == [str(hall.hanchan), other]
    assert starts(hall) == [("1", "2025-11-22T09:00:00+00:00", 90)] * 2
    assert hall.kinds().count("hanchan.scheduled") == 2
    assert put(hall, rounds=[round_of("1", FIRST)]) == first
    assert hall.kinds().count("hanchan.scheduled") == 2
    moved = put(hall, rounds=[round_of("1", FIRST, 75)], replaces=seen(first))
    assert [item["minutes"] for item in moved["items"]] == [75, 75]
    assert hall.findings() == []


def test_all_rounds_from_a_first_start_with_pauses(hall: Hall) -> None:
    """Round 1 has its result already, so it stays; 10 comes after 2."""
    put(hall, rounds=[round_of("1", FIRST)])
    for label in ("10", "2", "3"):
        seat(hall, label, 0, 4, 1, 6, 3)
        seat(hall, label, 1, 0, 5, 2, 7)
    points = dict(zip(SEATS, (50000, 30000, 25000, 15000), strict=True))
    answer = hall.call("PUT", f"hanchans/{hall.hanchan}/result", {"points": points, "deposits": 0}, "director")
    assert answer.status_code == 201, answer.text
    series = {"scheduled_at": "2025-11-22T12:00:00+00:00", "minutes": 90, "pause": 15}
    answer = put(hall, series=series)
    assert {(item["round"], item["scheduled_at"][11:16]) for item in answer["items"]} == {
        ("2", "12:00"),
        ("3", "13:45"),
        ("10", "15:30"),
    }
    assert len(answer["items"]) == 6
    assert ("1", "2025-11-22T09:00:00+00:00", 90) in starts(hall)
    assert put(hall, series=series) == answer


def test_what_somebody_changed_meanwhile_is_not_changed_unseen(hall: Hall) -> None:
    other = seat(hall, "1", 1, 4, 5, 6, 7)
    first = put(hall, rounds=[round_of("1", FIRST)])
    before = {"scheduled_at": FIRST.isoformat(), "minutes": 90}
    alone = {**before, "scheduled_at": (FIRST + timedelta(minutes=5)).isoformat(), "replaces": before}
    assert hall.call("PUT", f"hanchans/{other}/schedule", alone, "arbiter").status_code == 200
    later = round_of("1", FIRST + timedelta(minutes=30))
    for replaces in ([], seen(first), seen(first)[:1]):
        refused = hall.call("PUT", PATH, {"rounds": [later], "replaces": replaces}, "director")
        problem = details(refused, 409)
        assert problem["type"].endswith(":changed-meanwhile")
        assert [one["scheduled_at"][11:16] for one in problem["stored"]["items"]] == ["09:00", "09:05"]
        assert [one["scheduled_at"][11:16] for one in problem["sent"]["items"]] == ["09:30", "09:30"]
    now = hall.get(PATH)
    assert put(hall, rounds=[later], replaces=seen(now))["items"][0]["scheduled_at"][11:16] == "09:30"


@pytest.mark.postgresql
def test_what_was_charged_changes_for_a_reason_and_after_a_preview(league: Hall) -> None:
    match = Match(league)
    match.record("absent", 1)
    match.record("arrived", 25)
    other = seat(league, "2", 0, 4, 1, 6, 3)
    before = league.get(PATH)
    body: dict[str, Any] = {
        "rounds": [round_of("1", START + timedelta(minutes=20), None), round_of("2", START + timedelta(hours=2), None)],
        "replaces": seen(before),
    }
    assert set(mistakes(league.call("PUT", PATH, body, "director"))) == {"reason"}
    body["reason"] = "the hall was locked"
    problem = details(league.call("PUT", PATH, body, "director"), 409)
    assert problem["type"].endswith(":preview-first")
    journal = league.journal()
    shown = league.call("POST", f"{PATH}/preview", body, "director").get_json()
    account = league.player(0)
    assert shown["changes"] == [
        {"account": account, "unit": "P", "before": 45, "after": 5},
        {"account": account, "unit": "SGD", "before": 1000, "after": 0},
    ]
    assert shown["digest"] == problem["digest"]
    assert league.journal() == journal
    moved = put(league, **body, preview=shown["digest"])
    assert [item["hanchan"] for item in moved["items"]] == [str(league.hanchan), other]
    assert match.charged() == {(match.of(0), "P"): 5}
    assert league.findings() == []


def test_a_round_without_hanchans_and_no_rounds_at_all(hall: Hall) -> None:
    assert set(mistakes(hall.call("PUT", PATH, {"rounds": [round_of("7", FIRST)]}, "director"))) == {"rounds.0.round"}
    assert hall.kinds() == []


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "rounds"),
        ({"rounds": [round_of("1", FIRST)], "series": {"scheduled_at": FIRST.isoformat(), "minutes": 90}}, "rounds"),
        ({"rounds": [round_of("1", FIRST), round_of("1", FIRST)]}, "rounds"),
        ({"rounds": [{"round": "1"}]}, "rounds.0.scheduled_at"),
        ({"series": {"scheduled_at": FIRST.isoformat()}}, "series.minutes"),
        ({"series": {"scheduled_at": FIRST.isoformat(), "minutes": 90, "pause": -1}}, "series.pause"),
        ({"rounds": [round_of("1", FIRST)], "why": "rain"}, "why"),
    ],
)
def test_bad_body(hall: Hall, body: dict[str, Any], field: str) -> None:
    checks.refuses_fields(hall, PATH, body, "director", field)
