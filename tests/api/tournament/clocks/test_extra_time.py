"""PUT and GET extra-times/{extra_id}: more time for a table, and some taken off again."""

from typing import Any
from uuid import uuid4

import pytest
from uuid_utils.compat import uuid7

from tests.api.answers import mistakes
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall


@pytest.fixture
def body(hall: Hall) -> dict[str, Any]:
    return {"hanchan": str(hall.hanchan), "seconds": 180}


def total(hall: Hall) -> int:
    clocks = {clock["hanchan"]: clock for clock in hall.get("game-clocks")["items"]}
    seconds: int = clocks[str(hall.hanchan)]["extra_seconds"]
    return seconds


@pytest.mark.parametrize("role", ["director", "referee", "arbiter"])
def test_it_works_and_repeats(hall: Hall, body: dict[str, Any], role: str) -> None:
    path = f"extra-times/{uuid7()}"
    body |= {"device_at": "2025-11-21T14:02:00+09:00", "clock_offset_ms": -1500, "reason": "a tile fell"}
    answer = checks.works_and_repeats(hall, path, body, role)
    assert (answer["seconds"], answer["ruling"], answer["reason"]) == (180, None, "a tile fell")
    assert hall.get(path, "finance") == answer
    assert (total(hall), hall.kinds(), hall.findings()) == (180, ["time.added"], [])
    checks.refuses_another_body(hall, path, {**body, "seconds": 60}, role)


def test_what_was_given_is_taken_off_with_a_reason_and_never_more(hall: Hall, body: dict[str, Any]) -> None:
    hall.call("PUT", f"extra-times/{uuid7()}", body)
    less = {**body, "seconds": -120, "reason": "counted twice"}
    assert hall.call("PUT", f"extra-times/{uuid7()}", less).status_code == 201
    assert total(hall) == 60
    checks.refuses_fields(hall, f"extra-times/{uuid7()}", less, "referee", "seconds")
    assert hall.call("PUT", f"extra-times/{uuid7()}", {**less, "seconds": -60}).status_code == 201
    assert total(hall) == 0


def test_a_ruling_is_given_time_once(hall: Hall, body: dict[str, Any]) -> None:
    ruling = hall.rule("empty-win", {"hand_shown": False})["id"]
    assert hall.call("PUT", f"extra-times/{uuid7()}", {**body, "ruling": ruling}).status_code == 201
    again = hall.call("PUT", f"extra-times/{uuid7()}", {**body, "ruling": ruling})
    assert set(mistakes(again)) == {"ruling"}
    back = {**body, "ruling": ruling, "seconds": -180, "reason": "the wrong table"}
    assert hall.call("PUT", f"extra-times/{uuid7()}", back).status_code == 201
    assert hall.call("PUT", f"extra-times/{uuid7()}", {**body, "ruling": ruling}).status_code == 201


def test_missing(hall: Hall, league: Hall, body: dict[str, Any]) -> None:
    path = f"extra-times/{uuid7()}"
    assert set(mistakes(league.call("PUT", path, body))) == {"hanchan"}
    checks.missing(hall, "extra-times/{}")


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"hanchan": None}, "hanchan"),
        ({"hanchan": str(uuid4())}, "hanchan"),
        ({"seconds": 0}, "seconds"),
        ({"seconds": 3601}, "seconds"),
        ({"seconds": "180"}, "seconds"),
        ({"seconds": -1}, "reason"),
        ({"ruling": str(uuid4())}, "ruling"),
        ({"reason": " "}, "reason"),
        ({"minutes": 3}, "minutes"),
    ],
)
def test_bad_body(hall: Hall, body: dict[str, Any], change: dict[str, Any], field: str) -> None:
    sent = {name: value for name, value in {**body, **change}.items() if value is not None}
    checks.refuses_fields(hall, f"extra-times/{uuid7()}", sent, "arbiter", field)
