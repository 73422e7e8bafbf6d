"""Who sits where: the hanchan's seats and the hand's number tell it, and a ruling must say the same."""

from typing import Any
from uuid import uuid4

import pytest
from uuid_utils.compat import uuid7

from models.ruling.hand import SEATS
from services.ruling.seat import wind_of
from tests.api.answers import details, mistakes
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall

CALL = ("unclear-call", {})


def put(hall: Hall, **different: Any) -> Any:
    """A call on the first player that says no more of seats than `different` does."""
    body = hall.body(*CALL, **different)
    if "seat" not in different:
        del body["seat"]
    return hall.call("PUT", f"rulings/{uuid7()}", body)


def hand(number: int, wind: str = "east") -> dict[str, Any]:
    return {"wind": wind, "number": number, "counters": 0}


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_winds_rotate(number: int) -> None:
    assert wind_of(SEATS[number - 1], number) == "east"
    assert [wind_of("east", hand) for hand in (1, 2, 3, 4)] == ["east", "north", "west", "south"]
    assert {wind_of(seat, number) for seat in SEATS} == set(SEATS)


def test_a_seat_left_out_is_filled_in(hall: Hall) -> None:
    for number, seat in ((1, "east"), (2, "north"), (4, "south")):
        answer = put(hall, hand=hand(number, "south")).get_json()
        assert (answer["seat"], answer["decision"]["context"]["seat"]) == (seat, seat)
        assert hall.get(f"rulings/{answer['id']}") == answer


def test_what_was_sent_without_a_seat_repeats(hall: Hall) -> None:
    body = {name: value for name, value in hall.body(*CALL).items() if name != "seat"}
    checks.works_and_repeats(hall, f"rulings/{uuid7()}", body, "referee")


def test_another_seat_is_refused_and_the_right_one_named(hall: Hall) -> None:
    ((_, cure),) = mistakes(put(hall, hand=hand(2), seat="east")).values()
    assert "north" in cure
    checks.refuses_fields(hall, f"rulings/{uuid4()}", hall.body(*CALL, seat="south"), "referee", "seat")
    assert put(hall, hand=hand(2), seat="north").status_code == 201


def test_the_seat_of_the_context_is_the_same(hall: Hall) -> None:
    for more in ({}, {"seat": "east"}, {"hanchan": None, "seat": "east"}):
        assert set(mistakes(put(hall, context={"seat": "west"}, **more))) == {"context.seat"}
    assert put(hall, context={"seat": "east"}).status_code == 201
    unseated = put(hall, hanchan=None, context={"seat": "west"}).get_json()
    assert unseated["seat"] == "west"
    assert put(hall, hanchan=None, seat="west").get_json()["decision"]["context"]["seat"] == "west"


def test_the_offender_sits_in_that_hanchan(hall: Hall) -> None:
    found = mistakes(put(hall, offender=hall.player(5)))
    assert set(found) == {"offender.id"}
    assert all(str(player) in found["offender.id"][1] for player in hall.players[:4])
    assert "Player 3" in found["offender.id"][1]
    assert put(hall, offender=hall.player(5), hanchan=None).status_code == 201
    assert put(hall, offender={"kind": "team", "id": str(hall.team)}).status_code == 201


def test_play_that_keeps_a_score_is_not_casual(hall: Hall) -> None:
    assert set(mistakes(put(hall, context={"casual": True}))) == {"context.casual"}
    assert put(hall, context={"casual": False}).status_code == 201
    casual = {"rulebook": {"id": "wrc-2022", "options": {"no-tournament-score": {}}}}
    etag = hall.call("GET", "").headers["ETag"]
    hall.call("PATCH", "", casual, "director", headers={"If-Match": etag})
    assert put(hall, context={"casual": True}).status_code == 201


def test_one_riichi_waits_once(hall: Hall) -> None:
    waits = ("noten-riichi", {"hand_end": "not-yet"})
    first = hall.rule(*waits)
    for facts in ({"hand_end": "not-yet"}, {"hand_end": "exhaustive-draw", "riichi_hand": "noten"}):
        body = hall.body("noten-riichi", facts)
        problem = details(hall.call("PUT", f"rulings/{uuid7()}", body, "director"), 409)
        assert problem["type"].endswith(":already-waiting")
        assert problem["ruling"] == first["id"]
        assert first["id"] in problem["detail"]
    assert len(hall.get("rulings")["items"]) == 1
    again = hall.rule(*waits, amends={"ruling": first["id"], "reason": "seen better"})
    assert again["status"] == "deferred"
    hall.rule(*waits, offender=hall.player(1))
    hall.rule("invalid-quad-after-riichi", {"hand_end": "not-yet"})
    hall.rule(*waits, hand=hand(2))
    hall.call("PUT", f"rulings/{again['id']}/withdrawal", {"reason": "no riichi"})
    assert hall.rule(*waits)["status"] == "deferred"
