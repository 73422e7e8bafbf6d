"""`incident`: the rulings of one call on several offenders stay together, whatever becomes of each."""

import pytest
from uuid_utils.compat import uuid7

from tests.api.tournament.hall import Hall
from tests.api.tournament.spreadsheets import rows

EACH = {"context": {"offenders": 2}}


@pytest.mark.postgresql
def test_each_is_ruled_and_the_hand_is_dealt_again_once(hall: Hall) -> None:
    waiting = hall.rule("noten-riichi", {"hand_end": "not-yet"}, offender=hall.player(3))
    incident = {"incident": str(uuid7())}
    called = [hall.rule("empty-win", offender=hall.player(one), **EACH, **incident) for one in (0, 1)]
    assert [(one["kind"], one["incident"]) for one in called] == [("chonbo", incident["incident"])] * 2
    assert "each-offender-penalised" in [step["id"] for step in called[1]["decision"]["steps"]]
    assert hall.kinds().count("ruling.closed") == 1
    assert hall.get(f"rulings/{waiting['id']}")["incident"] is None
    assert [item.get("incident") for item in hall.get("rulings")["items"]] == [incident["incident"]] * 2 + [None]
    assert [row["Incident"] for row in rows(hall, "rulings")] == ["", incident["incident"], incident["incident"]]
    charged = {item["account"]["id"]: item["amount"] for item in hall.get("ledger/points/totals")["items"]}
    assert charged == {str(player): 30 for player in hall.players[:2]}
    assert hall.findings() == []


def test_what_takes_the_place_of_a_ruling_belongs_to_its_incident(hall: Hall) -> None:
    incident = {"incident": str(uuid7())}
    first, second = (hall.rule("empty-win", offender=hall.player(one), **EACH, **incident) for one in (0, 1))
    amends = {"ruling": first["id"], "reason": "he only spoke"}
    assert hall.rule("unclear-call", amends=amends)["incident"] == incident["incident"]
    escalated = f"rulings/{second['id']}/escalation"
    assert hall.call("PUT", escalated, {"reason": "he shows his hand"}).status_code == 201
    for outcome in ({"outcome": "overturned"}, {"outcome": "amended", "call": {"foul": "unclear-call"}}):
        decision = {"reason": "seen again", **outcome}
        assert hall.call("PUT", f"{escalated}/decisions/{uuid7()}", decision, "director").status_code == 201
        hall.call("PUT", f"{escalated}/reopenings/{uuid7()}", {"reason": "one more time"}, "director")
    assert hall.get("rulings")["items"][0]["incident"] == incident["incident"]


def test_a_call_on_one_offender_names_none(hall: Hall) -> None:
    ruling = hall.rule("empty-win")
    assert ruling["incident"] is None
    assert "incident" not in hall.get("rulings")["items"][0]
