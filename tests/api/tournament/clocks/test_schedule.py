"""PUT and GET hanchans/{hanchan_id}/schedule: when a hanchan is to begin."""

from datetime import datetime
from typing import Any

import pytest

from tests.api.answers import details
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall

BODY = {"scheduled_at": "2025-11-21T19:30:00+08:00", "minutes": 90}


@pytest.mark.parametrize("role", ["director", "referee", "arbiter"])
def test_it_works_and_repeats(hall: Hall, role: str) -> None:
    path = f"hanchans/{hall.hanchan}/schedule"
    first = hall.call("PUT", path, BODY, role)
    assert first.status_code == 200, first.text
    answer = first.get_json()
    assert datetime.fromisoformat(answer.pop("scheduled_at")) == datetime.fromisoformat(str(BODY["scheduled_at"]))
    assert answer == {"hanchan": str(hall.hanchan), "minutes": 90}
    assert hall.call("PUT", path, BODY, role).data == first.data
    assert hall.kinds() == ["hanchan.scheduled"]
    assert hall.get(path, "finance") == first.get_json()


def test_it_may_change_and_every_change_is_told(hall: Hall) -> None:
    path = f"hanchans/{hall.hanchan}/schedule"
    for minutes, replaced in ((90, None), (75, BODY), (75, BODY)):
        body = {**BODY, "minutes": minutes, "replaces": replaced}
        assert hall.call("PUT", path, body, "director").status_code == 200
    scheduled = [entry["body"]["minutes"] for entry in hall.journal() if entry["kind"] == "hanchan.scheduled"]
    assert scheduled == [90, 75]
    assert hall.get(path)["minutes"] == 75
    assert hall.findings() == []


def test_what_somebody_changed_meanwhile_is_not_changed_unseen(hall: Hall) -> None:
    """An arbiter's phone without network says that it began half an hour ago; the director has said otherwise."""
    path = f"hanchans/{hall.hanchan}/schedule"
    late = {**BODY, "scheduled_at": "2025-11-21T19:00:00+08:00"}
    assert hall.call("PUT", path, {**BODY, "replaces": None}, "director").status_code == 200
    for seen in (None, {**BODY, "minutes": 75}):
        refused = hall.call("PUT", path, {**late, "replaces": seen}, "arbiter")
        utc = {"stored": "2025-11-21T11:30:00+00:00", "sent": "2025-11-21T11:00:00+00:00"}
        checks.shows_both(refused, **{whose: {"scheduled_at": at, "minutes": 90} for whose, at in utc.items()})
    assert hall.get(path)["scheduled_at"] == "2025-11-21T11:30:00+00:00"
    assert hall.call("PUT", path, {**late, "replaces": BODY}, "arbiter").status_code == 200


def test_missing(hall: Hall, league: Hall) -> None:
    path = f"hanchans/{hall.hanchan}/schedule"
    details(hall.call("GET", path), 404)
    details(league.call("PUT", path, BODY, "director"), 404)
    checks.missing(hall, "hanchans/{}/schedule", "PUT", BODY)
    checks.missing(hall, "hanchans/{}/schedule")


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "scheduled_at"),
        ({"scheduled_at": "2025-11-21T19:30:00"}, "scheduled_at"),
        ({**BODY, "minutes": 0}, "minutes"),
        ({**BODY, "minutes": 1441}, "minutes"),
        ({**BODY, "minutes": "90"}, "minutes"),
        ({**BODY, "why": "rain"}, "why"),
        ({**BODY, "replaces": {"minutes": 90}}, "replaces.scheduled_at"),
    ],
)
def test_bad_body(hall: Hall, body: dict[str, Any], field: str) -> None:
    checks.refuses_fields(hall, f"hanchans/{hall.hanchan}/schedule", body, "director", field)
