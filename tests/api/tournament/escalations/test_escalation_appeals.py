"""PUT rulings/{ruling_id}/escalation/appeals/{step_id}: a head referee's decision is taken on to the director."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from flask import Flask
from uuid_utils.compat import uuid7

from tests.api.answers import details
from tests.api.tournament import checks
from tests.api.tournament.escalation_steps import decide, escalate, take
from tests.api.tournament.hall import Hall, open_hall

SWAPPED = ("swap-calling", {})
BODY = {"reason": "Nobody asked North"}


@pytest.fixture
def decided(hall: Hall) -> dict[str, Any]:
    """A ruling that the head referee upheld."""
    hall.invite("head-referee")
    ruling = escalate(hall)
    decide(hall, ruling, "upheld", "head-referee")
    return ruling


def path_of(ruling: dict[str, Any]) -> str:
    return f"rulings/{ruling['id']}/escalation/appeals/{uuid7()}"


@pytest.mark.parametrize("role", ["referee", "head-referee", "director"])
def test_it_works_and_repeats(hall: Hall, decided: dict[str, Any], role: str) -> None:
    path = path_of(decided)
    answer = checks.works_and_repeats(hall, path, BODY, role)
    assert (answer["status"], answer["level"], answer["standing"]) == ("open", "director", decided["id"])
    assert [step["what"] for step in answer["steps"]] == ["decided", "appealed"]
    assert answer["steps"][1]["reason"] == BODY["reason"]
    entry = hall.journal()[-1]
    assert (entry["kind"], entry["subject"]) == ("escalation.appealed", decided["id"])
    (queued,) = hall.get("escalations?status=open&level=director")["items"]
    assert queued["steps"] == answer["steps"]
    checks.refuses_another_body(hall, path, {"reason": "Another"}, role)
    assert hall.findings() == []


def test_only_what_a_head_referee_decided(hall: Hall, decided: dict[str, Any]) -> None:
    still_open = escalate(hall)
    assert "lies with the head referee" in details(take(hall, still_open, "appeals", "referee"), 409)["detail"]
    assert take(hall, decided, "appeals", "referee").status_code == 201
    assert "lies with the director" in details(take(hall, decided, "appeals", "referee"), 409)["detail"]
    decide(hall, decided, "overturned")
    problem = details(take(hall, decided, "appeals", "referee"), 409)
    assert problem["type"].endswith(":escalation-elsewhere")
    assert "only a director can reopen it" in problem["detail"]


def test_missing(hall: Hall, decided: dict[str, Any]) -> None:
    path_of(decided)
    checks.missing(hall, f"rulings/{{}}/escalation/appeals/{uuid7()}", "PUT", BODY)


@pytest.mark.parametrize(("body", "field"), [({}, "reason"), ({**BODY, "outcome": "upheld"}, "outcome")])
def test_bad_body(hall: Hall, decided: dict[str, Any], body: dict[str, Any], field: str) -> None:
    checks.refuses_fields(hall, path_of(decided), body, "referee", field)


@pytest.mark.parametrize(("days", "status"), [(55, 201), (70, 409)])
def test_where_the_book_has_a_deadline_nothing_is_taken_on_later(app: Flask, days: int, status: int) -> None:
    hall = open_hall(app, {"id": "rrc-1-5"})
    hall.invite("head-referee")
    then = datetime.now(UTC) - timedelta(days=days)
    ruling = hall.rule(*SWAPPED, device_at=then.isoformat(), clock_offset_ms=0)
    made = {"device_at": then.isoformat(), "clock_offset_ms": 0}
    path = f"rulings/{ruling['id']}/escalation"
    assert hall.call("PUT", path, {"reason": "Unclear", **made}).status_code == 201
    decide(hall, ruling, "upheld", "head-referee", **made)
    answer = take(hall, ruling, "appeals", "referee")
    assert answer.status_code == status, answer.text
    other = hall.rule(*SWAPPED, role="head-referee", device_at=then.isoformat(), clock_offset_ms=0)
    late = hall.call("PUT", f"rulings/{other['id']}/escalation", {"reason": "Unclear"})
    assert late.status_code == status, late.text
    if status == 409:
        assert details(answer, 409)["type"].endswith(":appeal-too-late")


def test_a_panel_is_asked_only_after_the_last_game(app: Flask) -> None:
    hall = open_hall(app, {"id": "rrc-1-5"})
    game = f"hanchans/{hall.hanchan}"
    soon = {"scheduled_at": (datetime.now(UTC) - timedelta(minutes=30)).isoformat(), "minutes": 75}
    assert hall.call("PUT", f"{game}/schedule", soon, "director").status_code == 200
    ruling = hall.rule(*SWAPPED)
    path = f"rulings/{ruling['id']}/escalation"
    assert details(hall.call("PUT", path, {"reason": "Unclear"}), 409)["type"].endswith(":appeal-too-early")
    hall.invite("head-referee")
    assert hall.call("PUT", path, {"reason": "Unclear"}).status_code == 201
    decide(hall, ruling, "upheld", "head-referee")
    assert details(take(hall, ruling, "appeals", "referee"), 409)["type"].endswith(":appeal-too-early")
    points = dict.fromkeys(("east", "south", "west", "north"), 30000)
    assert hall.call("PUT", f"{game}/result", {"points": points, "deposits": 0}, "arbiter").status_code == 201
    assert take(hall, ruling, "appeals", "referee").status_code == 201


def test_a_panel_has_no_referee_of_the_event(app: Flask) -> None:
    hall = open_hall(app, {"id": "rrc-1-5"})
    hall.invite("head-referee")
    ruling = escalate(hall, *SWAPPED)
    decide(hall, ruling, "upheld", "head-referee")
    assert take(hall, ruling, "appeals", "referee").status_code == 201
    mine = hall.rule(*SWAPPED, role="director")["id"]
    problem = details(take(hall, ruling, "decisions", "director", outcome="overturned"), 409)
    assert problem["type"].endswith(":event-referee")
    hall.invite("director")
    assert decide(hall, ruling, "overturned")["status"] == "final"
    assert hall.get(f"rulings/{mine}")["status"] == "issued"
    assert hall.findings() == []
