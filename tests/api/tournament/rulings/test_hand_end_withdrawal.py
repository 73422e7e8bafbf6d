"""PUT hand-ends/{id}/withdrawal: the end of a hand that was recorded wrongly; the table is as it was before."""

from typing import Any

import pytest
from uuid_utils.compat import uuid7

from tests.api.answers import details
from tests.api.tournament import checks, corrections
from tests.api.tournament.hall import Hall

HAND = {"wind": "east", "number": 1, "counters": 0}
SLIP = {"reason": "it was the other table"}


def end(hall: Hall, **more: Any) -> str:
    """The path of a hand end at the first table."""
    place = {"table": str(hall.tables[0]), "hanchan": str(hall.hanchan), "hand": HAND}
    path = f"hand-ends/{uuid7()}"
    answer = hall.call("PUT", path, {**place, "how": "exhaustive-draw", **more})
    assert answer.status_code == 201, answer.text
    return path


def points(hall: Hall) -> dict[str, int]:
    found = hall.get("ledger/points/totals")["items"]
    return {item["account"]["id"]: item["amount"] for item in found if item["amount"]}


@pytest.mark.postgresql
def test_what_it_closed_waits_again_and_dead_hands_hold_again(hall: Hall) -> None:
    waiting = hall.rule("noten-riichi", {"hand_end": "not-yet"}, hand=HAND)
    dead = f"dead-hands/{uuid7()}"
    place = {"table": str(hall.tables[0]), "hanchan": str(hall.hanchan), "hand": HAND, "seat": "west"}
    assert hall.call("PUT", dead, place).status_code == 201
    path = end(hall, hands={"east": "noten"})
    assert points(hall) == {str(hall.players[0]): 30}
    seen = corrections.preview(hall, "PUT", f"{path}/withdrawal", SLIP)
    assert seen["journal"] == ["hand-end.withdrawn", "ruling.reopened", "ledger.posted", "dead-hand.restored"]
    assert [row["ruling"] for row in seen["rulings"]] == [waiting["id"]]
    first = hall.call("PUT", f"{path}/withdrawal", SLIP)
    assert first.status_code == 200, first.text
    assert hall.call("PUT", f"{path}/withdrawal", SLIP).data == first.data
    assert (hall.get(f"rulings/{waiting['id']}")["status"], points(hall)) == ("deferred", {})
    assert hall.get(dead)["cleared_at"] is None
    assert hall.get(path)["withdrawn_at"] == first.get_json()["withdrawn_at"]
    again = end(hall, hands={"east": "tenpai"})
    assert hall.get(f"rulings/{waiting['id']}")["status"] == "closed"
    assert (points(hall), hall.get(again)["withdrawn_at"]) == ({}, None)
    assert hall.findings() == []


def test_what_was_taken_back_since_stays_so(hall: Hall) -> None:
    waiting = hall.rule("noten-riichi", {"hand_end": "not-yet"}, hand=HAND)
    path = end(hall, hands={"east": "noten"})
    assert hall.call("PUT", f"rulings/{waiting['id']}/withdrawal", {"reason": "wrong seat"}).status_code == 200
    assert hall.call("PUT", f"{path}/withdrawal", SLIP).status_code == 200
    assert (hall.get(f"rulings/{waiting['id']}")["status"], points(hall)) == ("withdrawn", {})


def test_what_it_closed_and_was_escalated_keeps_it(hall: Hall) -> None:
    waiting = hall.rule("noten-riichi", {"hand_end": "not-yet"}, hand=HAND)
    path = end(hall, hands={"east": "noten"})
    body = {"reason": "He was tenpai"}
    assert hall.call("PUT", f"rulings/{waiting['id']}/escalation", body).status_code == 201
    problem = details(hall.call("PUT", f"{path}/withdrawal", SLIP), 409)
    assert problem["type"].endswith(":under-escalation")


def test_missing_and_bad_body(hall: Hall, league: Hall) -> None:
    path = f"{end(hall)}/withdrawal"
    checks.refuses_fields(hall, path, {"reason": ""}, "referee", "reason")
    checks.missing(hall, "hand-ends/{}/withdrawal", "PUT", SLIP)
    details(league.call("PUT", path, SLIP, "director"), 404)
