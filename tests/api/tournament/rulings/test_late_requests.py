"""What a phone without a network sends later is judged by the hand in which it was called."""

from datetime import UTC, datetime
from typing import Any

import pytest

from tests.api.tournament.hall import Hall
from tests.api.tournament.rulings.test_scenarios import DEAD_CALL, EAST_1, WAITS, end


@pytest.mark.parametrize(
    ("how", "more", "status", "kind"),
    [
        ("exhaustive-draw", {"hands": {"east": "noten"}}, "closed", "chonbo"),
        ("exhaustive-draw", {"hands": {"east": "tenpai"}}, "closed", "none"),
        ("win", {"winners": ["south"]}, "closed", "none"),
        ("exhaustive-draw", {}, "deferred", "none"),  # nobody said what that hand showed
        ("chonbo", {}, "deferred", "none"),  # dealt again: it may be of the next deal
    ],
)
def test_a_deferred_ruling_finds_the_end_of_its_hand(
    hall: Hall, how: str, more: dict[str, Any], status: str, kind: str
) -> None:
    assert end(hall, how, hand=EAST_1, **more).status_code == 201
    late = hall.rule(*WAITS, hand=EAST_1)
    assert (late["status"], late["kind"]) == (status, kind)
    again = hall.call("PUT", f"rulings/{late['id']}", hall.body(*WAITS, hand=EAST_1))
    assert (again.status_code, again.get_json(force=True)) == (200, late)


def test_it_waits_without_a_hand_or_where_that_has_not_ended(hall: Hall) -> None:
    assert end(hall, "win", winners=["south"], hand=EAST_1).status_code == 201
    assert hall.rule(*WAITS, hand=None)["status"] == "deferred"
    other = {"wind": "east", "number": 2, "counters": 0}
    assert hall.rule(*WAITS, hand=other, offender=hall.player(1))["status"] == "deferred"


def test_a_call_finds_the_dead_hand_that_held_when_it_was_made(hall: Hall) -> None:
    hall.rule(*DEAD_CALL)
    called = datetime.now(UTC).isoformat()
    assert end(hall, "win", winners=["south"], hand=EAST_1).status_code == 201
    assert hall.rule(*DEAD_CALL, device_at=called)["known"] == {"formally_declared": True}
    assert hall.rule(*DEAD_CALL)["known"] == {"formally_declared": False}  # called now: that hand is over


def test_a_declaration_that_arrives_after_its_hand_has_ended_is_over(hall: Hall) -> None:
    called = datetime.now(UTC).isoformat()
    assert end(hall, "win", winners=["south"], hand=EAST_1).status_code == 201
    first = hall.rule(*DEAD_CALL, hand=EAST_1, device_at=called)
    assert hall.get(f"dead-hands?table={hall.tables[0]}")["items"] == []
    assert hall.rule(*DEAD_CALL, hand=EAST_1, device_at=first["times"]["ruled_at"])["known"] == {
        "formally_declared": True  # both were called while it held
    }


def test_a_declaration_of_a_hand_named_without_counters_stays_open(hall: Hall) -> None:
    """It may be of the next deal."""
    assert end(hall, "win", winners=["east"], hand=EAST_1).status_code == 201
    hall.rule(*DEAD_CALL, hand={"wind": "east", "number": 1})
    assert [item["seat"] for item in hall.get(f"dead-hands?table={hall.tables[0]}")["items"]] == ["east"]
