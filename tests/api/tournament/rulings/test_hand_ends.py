"""Ends of hands: PUT, GET. What they judge is in test_scenarios."""

from typing import Any
from uuid import uuid4

import pytest
from uuid_utils.compat import uuid7

from tests.api.answers import details
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall


def body(hall: Hall, **different: Any) -> dict[str, Any]:
    return {"table": str(hall.tables[0]), "how": "exhaustive-draw", **different}


@pytest.mark.parametrize("role", ["director", "referee", "arbiter"])
def test_it_works_and_repeats(hall: Hall, role: str) -> None:
    waiting = hall.rule("noten-riichi", {"hand_end": "not-yet"})
    path, sent = f"hand-ends/{uuid7()}", body(hall, hands={"east": "noten"}, hanchan=str(hall.hanchan))
    answer = checks.works_and_repeats(hall, path, sent, role)
    assert hall.get(path) == answer
    (closed,) = answer["closed"]
    assert (closed["ruling"], closed["kind"], closed["status"]) == (waiting["id"], "chonbo", "closed")
    assert closed["decision"]["line"]
    checks.refuses_another_body(hall, path, {**sent, "hands": {"east": "tenpai"}}, role)


def test_winners_in_any_order_are_the_same_body(hall: Hall) -> None:
    path = f"hand-ends/{uuid7()}"
    sent = [body(hall, how="win", winners=winners) for winners in (["west", "south"], ["south", "west"])]
    first, again = (hall.call("PUT", path, one) for one in sent)
    assert [first.status_code, again.status_code] == [201, 200]
    assert first.get_json()["winners"] == ["south", "west"]


EAST_1 = {"wind": "east", "number": 1, "counters": 0}


def moves_on(hall: Hall, **different: Any) -> dict[str, Any]:
    """East 1 is drawn: two in riichi, the dealer noten, and so East 2 comes with a honba and two sticks."""
    following = {"wind": "east", "number": 2, "counters": 1, "deposits": 2}
    said = {"riichi": ["south", "north"], "tenpai": ["south", "north"], "next": following}
    return body(hall, **{"hanchan": str(hall.hanchan), "hand": EAST_1, **said, **different})


def test_sticks_tenpai_and_the_next_hand_are_kept_as_they_were_said(hall: Hall) -> None:
    path, sent = f"hand-ends/{uuid7()}", moves_on(hall, riichi=["north", "south"])
    answer = checks.works_and_repeats(hall, path, sent, "referee")
    assert hall.get(path) == answer
    assert (answer["riichi"], answer["tenpai"]) == (["south", "north"], ["south", "north"])
    assert answer["next"] == {"wind": "east", "number": 2, "counters": 1, "deposits": 2}
    (entry,) = [entry for entry in hall.journal() if entry["kind"] == "hand.ended"]
    assert {name: entry["body"]["request"][name] for name in ("riichi", "tenpai", "next")} == {
        name: answer[name] for name in ("riichi", "tenpai", "next")
    }
    checks.refuses_another_body(hall, path, moves_on(hall, tenpai=["north"]), "referee")


def test_what_nobody_said_of_the_table_is_left_open(hall: Hall) -> None:
    path = f"hand-ends/{uuid7()}"
    hall.call("PUT", path, body(hall))
    answer = hall.get(path)
    assert (answer["riichi"], answer["tenpai"], answer["next"]) == ([], None, None)


def test_a_hand_that_is_dealt_again_is_the_next_one(hall: Hall) -> None:
    again = moves_on(hall, how="chonbo", next={**EAST_1, "deposits": 0})
    del again["tenpai"]
    assert hall.call("PUT", f"hand-ends/{uuid7()}", again).status_code == 201


def test_a_next_hand_that_cannot_be_is_refused(hall: Hall) -> None:
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"next": {"wind": "east", "number": 2, "counters": 0}}, "next.deposits"),
        ({"next": {**EAST_1, "deposits": -1}}, "next.deposits"),
        ({"next": {"wind": "east", "number": 2, "deposits": 0}}, "next.counters"),
        ({"next": {"wind": "east", "number": 5, "counters": 0, "deposits": 0}}, "next.number"),
        ({"hand": {"wind": "east", "number": 3, "counters": 0}}, "next"),  # played before it
        ({"riichi": ["south", "south"]}, "riichi"),
        ({"tenpai": ["front"]}, "tenpai.0"),
        ({"tenpai": ["east", "east"]}, "tenpai"),
        ({"how": "chonbo"}, "tenpai"),
    ]
    for different, field in wrong:
        checks.refuses_fields(hall, f"hand-ends/{uuid4()}", moves_on(hall, **different), "referee", field)
    for unnamed in ("hanchan", "hand"):
        sent = {name: value for name, value in moves_on(hall).items() if name != unnamed}
        checks.refuses_fields(hall, f"hand-ends/{uuid4()}", sent, "referee", unnamed)


def test_it_says_answers_under_any_spelling_of_an_id(hall: Hall) -> None:
    waiting = hall.rule("noten-riichi", {"hand_end": "not-yet"})
    path = f"hand-ends/{uuid7()}"
    loud = body(hall, answers={waiting["id"].upper(): {"riichi_hand": "noten"}})
    plain = body(hall, answers={waiting["id"]: {"riichi_hand": "noten"}})
    assert [hall.call("PUT", path, sent).status_code for sent in (loud, plain)] == [201, 200]


def test_missing(hall: Hall, league: Hall) -> None:
    path = f"hand-ends/{uuid4()}"
    checks.missing(hall, "hand-ends/{}")
    hall.call("PUT", path, body(hall))
    details(league.call("GET", path), 404)


SOME_ID = "6b0c3c5e-43a1-4f0c-9a52-0f4f0c7b1d11"


@pytest.mark.parametrize(
    ("different", "field"),
    [
        ({"table": SOME_ID}, "table"),
        ({"how": "lunch"}, "how"),
        ({"how": "four-riichi"}, "how"),  # an option of this book
        ({"how": "win"}, "winners"),
        ({"winners": ["east"]}, "winners"),
        ({"how": "win", "winners": []}, "winners"),
        ({"how": "win", "winners": ["east", "east"]}, "winners"),
        ({"how": "win", "winners": ["front"]}, "winners.0"),
        ({"hands": {"front": "noten"}}, "hands.front"),
        ({"hands": {"east": "tired"}}, "hands.east"),
        ({"quads": {"east": "maybe"}}, "quads.east"),
        ({"hanchan": SOME_ID}, "hanchan"),
        ({"answers": {"7": {}}}, "answers.7"),
        ({"answers": {SOME_ID: {"riichi_hand": "noten"}}}, f"answers.{SOME_ID}"),
        ({"colour": 1}, "colour"),
    ],
)
def test_bad_body(hall: Hall, different: dict[str, Any], field: str) -> None:
    checks.refuses_fields(hall, f"hand-ends/{uuid4()}", body(hall, **different), "referee", field)


def test_a_wrong_answer_is_named_with_its_ruling(hall: Hall) -> None:
    waiting = hall.rule("noten-riichi", {"hand_end": "not-yet"})
    for facts, wrong in (({"riichi_hand": "tired"}, "riichi_hand"), ({"tiles": 3}, "tiles")):
        sent = body(hall, hands={"east": "noten"}, answers={waiting["id"]: facts})
        checks.refuses_fields(hall, f"hand-ends/{uuid4()}", sent, "referee", f"answers.{waiting['id']}.{wrong}")


def test_a_hand_ends_once(hall: Hall) -> None:
    hand = {"wind": "east", "number": 1, "counters": 0}
    place = {"hanchan": str(hall.hanchan), "hand": hand}
    put = [f"hand-ends/{uuid7()}" for _ in range(3)]
    assert hall.call("PUT", put[0], body(hall, **place, how="chonbo")).status_code == 201  # dealt again
    assert hall.call("PUT", put[1], body(hall, **place)).status_code == 201
    for again in (hand, {"wind": "east", "number": 1}):
        sent = body(hall, hanchan=place["hanchan"], hand=again, how="win", winners=["east"])
        problem = details(hall.call("PUT", put[2], sent), 409)
        assert problem["type"].endswith(":already-ended")
        assert put[1] == f"hand-ends/{problem['hand_end']}"
    later = body(hall, hanchan=place["hanchan"], hand={**hand, "counters": 1})
    assert hall.call("PUT", put[2], later).status_code == 201
    assert hall.call("PUT", put[1], body(hall, **place)).status_code == 200


def test_a_hand_that_ended_in_a_deferred_chonbo_is_dealt_again_and_ends_again(hall: Hall) -> None:
    hand = {"wind": "east", "number": 1, "counters": 0}
    place = {"hanchan": str(hall.hanchan), "hand": hand}
    hall.rule("noten-riichi", {"hand_end": "not-yet"}, hand=hand)
    first = body(hall, **place, how="exhaustive-draw", hands={"east": "noten"})
    answer = hall.call("PUT", f"hand-ends/{uuid7()}", first)
    assert [closed["kind"] for closed in answer.get_json()["closed"]] == ["chonbo"]
    again = body(hall, **place, how="win", winners=["south"])
    assert hall.call("PUT", f"hand-ends/{uuid7()}", again).status_code == 201
    assert hall.call("PUT", f"hand-ends/{uuid7()}", again).status_code == 409
