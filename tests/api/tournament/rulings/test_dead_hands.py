"""Dead hands: PUT, GET, the open ones of a table. What they do to later calls is in test_scenarios."""

from typing import Any
from uuid import uuid4

import pytest
from uuid_utils.compat import uuid7

from tests.api.answers import details, mistakes
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall


def body(hall: Hall, **different: Any) -> dict[str, Any]:
    return {"table": str(hall.tables[0]), "seat": "west", **different}


@pytest.mark.parametrize("role", ["director", "referee", "arbiter"])
def test_it_works_and_repeats(hall: Hall, role: str) -> None:
    path = f"dead-hands/{uuid7()}"
    hand = {"wind": "south", "number": 3, "counters": 1}
    sent = body(hall, hanchan=str(hall.hanchan), hand=hand, reason="saw a tile", device_at="2025-11-21T14:02:00+09:00")
    answer = checks.works_and_repeats(hall, path, sent, role)
    assert hall.get(path) == answer
    assert (answer["hand"], answer["reason"], answer["cleared_at"]) == (hand, "saw a tile", None)
    assert hall.get(f"dead-hands?table={hall.tables[0]}")["items"] == [answer]
    checks.refuses_another_body(hall, path, {**sent, "seat": "east"}, role)


def test_a_later_call_finds_it(hall: Hall) -> None:
    hall.call("PUT", f"dead-hands/{uuid7()}", body(hall))
    ruling = hall.rule("dead-hand-call", {"what_called": "group"}, seat="west", offender=hall.player(2))
    assert ruling["known"] == {"formally_declared": True}


def test_a_ruling_can_neither_take_its_id_nor_clear_it(hall: Hall) -> None:
    declared = uuid7()
    hall.call("PUT", f"dead-hands/{declared}", body(hall))
    clash = hall.call(
        "PUT", f"rulings/{declared}", hall.body("empty-group-call", {}, seat="north", offender=hall.player(3))
    )
    assert "choose a new id" in details(clash, 409)["detail"]
    assert hall.call("PUT", f"rulings/{declared}", hall.body("unclear-call", {})).status_code == 201
    assert hall.call("PUT", f"rulings/{declared}/withdrawal", {"reason": "a slip"}).status_code in (200, 201)
    assert [item["id"] for item in hall.get(f"dead-hands?table={hall.tables[0]}")["items"]] == [str(declared)]


@pytest.mark.postgresql
@pytest.mark.parametrize("first", [0, 1])
def test_ruled_twice_a_hand_is_dead_until_both_are_withdrawn(hall: Hall, first: int) -> None:
    call = {"seat": "west", "offender": hall.player(2)}
    twice = [hall.rule("swap-calling", {}, **call)["id"] for _ in range(2)]
    path = f"dead-hands?table={hall.tables[0]}"
    assert [item["id"] for item in hall.get(path)["items"]] == [twice[0]]
    hall.call("PUT", f"rulings/{twice[first]}/withdrawal", {"reason": "issued twice"})
    assert [item["cleared_at"] for item in hall.get(path)["items"]] == [None]
    hall.call("PUT", f"rulings/{twice[1 - first]}/withdrawal", {"reason": "did not happen"})
    assert hall.get(path)["items"] == []
    assert hall.get(f"dead-hands/{twice[0]}")["cleared_by"] == "withdrawn"


def test_the_end_of_the_hand_clears_it(hall: Hall) -> None:
    path = f"dead-hands/{uuid7()}"
    hall.call("PUT", path, body(hall))
    other = hall.call("PUT", f"dead-hands/{uuid7()}", body(hall, table=str(hall.tables[1]))).get_json()
    end = {"table": str(hall.tables[0]), "how": "chonbo"}
    assert hall.call("PUT", f"hand-ends/{uuid7()}", end).status_code == 201
    assert hall.get(path)["cleared_by"] == "hand-end"
    assert hall.get(f"dead-hands?table={hall.tables[0]}")["items"] == []
    assert hall.get(f"dead-hands?table={hall.tables[1]}")["items"] == [other]


def test_a_declaration_in_the_next_hand_clears_older_ones(hall: Hall) -> None:
    for number in (1, 2):
        hand = {"wind": "east", "number": number}
        hall.call("PUT", f"dead-hands/{uuid7()}", body(hall, hand=hand))
    (item,) = hall.get(f"dead-hands?table={hall.tables[0]}")["items"]
    assert item["hand"]["number"] == 2


def test_missing(hall: Hall, league: Hall) -> None:
    path = f"dead-hands/{uuid4()}"
    checks.missing(hall, "dead-hands/{}")
    hall.call("PUT", path, body(hall))
    details(league.call("GET", path), 404)
    assert league.get(f"dead-hands?table={hall.tables[0]}")["items"] == []


@pytest.mark.parametrize(
    ("different", "field"),
    [
        ({"table": str(uuid4())}, "table"),
        ({"seat": "front"}, "seat"),
        ({"hanchan": str(uuid4())}, "hanchan"),
        ({"hand": {"wind": "east"}}, "hand.number"),
        ({"reason": ""}, "reason"),
        ({"colour": 1}, "colour"),
    ],
)
def test_bad_body(hall: Hall, different: dict[str, Any], field: str) -> None:
    checks.refuses_fields(hall, f"dead-hands/{uuid4()}", body(hall, **different), "referee", field)


def test_the_list_needs_its_table(hall: Hall) -> None:
    assert set(mistakes(hall.call("GET", "dead-hands"))) == {"table"}
