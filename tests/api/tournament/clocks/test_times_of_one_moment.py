"""Two times that were made at the same moment: their ids decide which counts, in whatever order they arrive.

So a preview that is told the id shows exactly what recording it changes.
"""

from datetime import timedelta
from typing import Any

import pytest
from uuid_utils.compat import uuid7

from tests.api.answers import details, mistakes
from tests.api.tournament.clocks.match import START, Match
from tests.api.tournament.hall import Hall
from tests.api.tournament.money.test_ledger import totals


@pytest.fixture
def late(league: Hall) -> Match:
    """A match to which a player came 25 minutes late: 45P and SGD 10."""
    match = Match(league)
    match.record("absent", 1)
    match.record("arrived", 25)
    return match


def began(match: Match, minute: float) -> dict[str, Any]:
    """A director types at minute 30 when the game began."""
    arrived = (START + timedelta(minutes=minute)).isoformat()
    return match.body("corrected", 30, None, arrived_at=arrived, reason="seen by two")


def preview(match: Match, body: dict[str, Any]) -> dict[str, Any]:
    answer = match.hall.call("POST", "timings/preview", body, "director")
    assert answer.status_code == 200, answer.text
    seen: dict[str, Any] = answer.get_json()
    return seen


def points(seen: dict[str, Any]) -> list[tuple[int, int]]:
    return [(one["before"], one["after"]) for one in seen["changes"] if one["unit"] == "P"]


def send(match: Match, identity: str, body: dict[str, Any]) -> None:
    """As a director who looks at a preview first; both show the same."""
    refused = details(match.hall.call("PUT", f"timings/{identity}", body, "director"), 409)
    seen = preview(match, {**body, "id": identity})
    assert (refused["changes"], refused["digest"]) == (seen["changes"], seen["digest"])
    answer = match.hall.call("PUT", f"timings/{identity}", {**body, "preview": seen["digest"]}, "director")
    assert answer.status_code == 201, answer.text


@pytest.mark.postgresql
def test_a_start_that_waited_in_an_outbox_changes_nothing_where_another_of_its_moment_has_the_later_id(
    late: Match,
) -> None:
    """Three were typed in the same minute; the first of them arrives last."""
    first, second, third = (str(uuid7()) for _ in range(3))
    send(late, second, began(late, 20))
    send(late, third, began(late, 12))
    assert totals(late.hall, "points")[late.of(0)] == 14
    assert points(preview(late, {**began(late, 5), "id": first})) == []
    send(late, first, began(late, 5))
    assert totals(late.hall, "points")[late.of(0)] == 14
    assert late.hall.findings() == []


def test_the_start_with_the_later_id_counts_where_both_waited_in_outboxes(late: Match) -> None:
    first, second = str(uuid7()), str(uuid7())
    send(late, first, began(late, 5))
    assert points(preview(late, {**began(late, 12), "id": second})) == [(5, 14)]
    send(late, second, began(late, 12))
    assert totals(late.hall, "points")[late.of(0)] == 14


def test_a_preview_without_an_id_is_of_the_time_made_last(late: Match) -> None:
    send(late, str(uuid7()), began(late, 5))
    assert points(preview(late, began(late, 12))) == [(5, 14)]


def test_the_id_of_a_recorded_time_has_no_preview(late: Match) -> None:
    identity = late.send(late.body("absent", 1, 1))
    problem = late.hall.call("POST", "timings/preview", {**began(late, 5), "id": identity}, "director")
    assert set(mistakes(problem)) == {"id"}
