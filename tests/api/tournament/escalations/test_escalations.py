"""PUT rulings/{ruling_id}/escalation and GET escalations: a ruling is to be judged again."""

from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID, uuid4

import pytest
from uuid_utils.compat import uuid7

from api.frame.store import engines
from models.database.engine import write
from models.journal.journal import Journal
from models.ruling import escalations
from tests.api.answers import details
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall

CALL = ("unclear-call", {})
BODY = {
    "reason": "The player disagrees",
    "evidence": "North heard it as well",
    "device_at": "2025-11-21T14:02:00+09:00",
    "clock_offset_ms": -60_000,
}


def escalate(hall: Hall, reason: str = "Unclear") -> str:
    """Escalate a new ruling; its id."""
    ruling: str = hall.rule(*CALL)["id"]
    assert hall.call("PUT", f"rulings/{ruling}/escalation", {"reason": reason}).status_code == 201
    return ruling


@pytest.mark.parametrize("role", ["director", "referee"])
def test_it_works_and_repeats(hall: Hall, role: str) -> None:
    issued = hall.rule(*CALL)
    path = f"rulings/{issued['id']}/escalation"
    answer = checks.works_and_repeats(hall, path, BODY, role)
    assert (answer["ruling"], answer["status"], answer["reason"]) == (issued["id"], "open", BODY["reason"])
    assert (answer["evidence"], answer["standing"], answer["steps"]) == (BODY["evidence"], issued["id"], [])
    assert answer["official"] == str(hall.officials[role])
    assert datetime.fromisoformat(answer["escalated_at"]) == datetime(2025, 11, 21, 5, 1, tzinfo=UTC)
    entry = hall.journal()[-1]
    assert (entry["kind"], entry["subject"], entry["seq"]) == ("escalation.opened", issued["id"], answer["seq"])
    assert {name: entry["body"][name] for name in ("reason", "evidence", "level")} == {
        **{name: BODY[name] for name in ("reason", "evidence")},
        "level": "director",
    }
    assert hall.get(f"rulings/{issued['id']}") == {**issued, "escalation": answer}
    checks.refuses_another_body(hall, path, {"reason": "Another"}, role)
    assert hall.findings() == []


def test_a_time_ahead_of_ours_is_cut(hall: Hall) -> None:
    path = f"rulings/{hall.rule(*CALL)['id']}/escalation"
    tomorrow = (datetime.now(UTC) + timedelta(days=1)).isoformat()
    answer = hall.call("PUT", path, {"reason": "Unclear", "device_at": tomorrow}).get_json()
    assert answer["escalated_at"] == answer["server_at"]


@pytest.mark.postgresql
def test_the_queue_is_oldest_first_with_its_rulings(hall: Hall) -> None:
    ids = [escalate(hall, reason) for reason in ("first", "second", "third")]
    queue = hall.get("escalations?status=open", "finance")
    assert [item["ruling"]["id"] for item in queue["items"]] == ids
    assert [item["reason"] for item in queue["items"]] == ["first", "second", "third"]
    assert queue["items"][0]["ruling"] == hall.get("rulings")["items"][-1]
    part = hall.get("escalations?limit=2")
    assert [item["reason"] for item in part["items"]] == ["first", "second"]
    assert [item["reason"] for item in hall.get(f"escalations?after={part['next']}")["items"]] == ["third"]
    assert hall.get("escalations?status=decided") == {"items": [], "next": None}


@pytest.mark.parametrize(
    ("foul", "facts", "status"), [("noten-riichi", {"hand_end": "not-yet"}, "deferred"), (*CALL, "issued")]
)
def test_whatever_stands_can_be_escalated(hall: Hall, foul: str, facts: dict[str, Any], status: str) -> None:
    ruling = hall.rule(foul, facts)
    assert ruling["status"] == status
    assert hall.call("PUT", f"rulings/{ruling['id']}/escalation", {"reason": "Unclear"}).status_code == 201


def test_what_does_not_stand_is_refused(hall: Hall) -> None:
    withdrawn, amended = hall.rule(*CALL), hall.rule(*CALL)
    hall.call("PUT", f"rulings/{withdrawn['id']}/withdrawal", {"reason": "wrong player"})
    new = hall.rule(*CALL, amends={"ruling": amended["id"], "reason": "misheard"})
    for ruling, status, part in ((withdrawn, "withdrawn", "nothing left"), (amended, "amended", new["id"])):
        problem = details(hall.call("PUT", f"rulings/{ruling['id']}/escalation", {"reason": "Unclear"}), 409)
        assert problem["type"].endswith(":not-standing")
        assert problem["ruling_status"] == status
        assert part in problem["detail"]
    assert "escalation.opened" not in hall.kinds()


def test_what_was_escalated_is_neither_withdrawn_nor_amended_past_it(hall: Hall) -> None:
    ruling = escalate(hall)
    before = hall.journal()
    amends = hall.body(*CALL, amends={"ruling": ruling, "reason": "misheard"})
    for path, body in ((f"rulings/{ruling}/withdrawal", {"reason": "wrong player"}), (f"rulings/{uuid7()}", amends)):
        for role in ("referee", "director"):
            problem = details(hall.call("PUT", path, body, role), 409)
            assert problem["type"].endswith(":under-escalation")
            assert (problem["escalation"], problem["escalation_status"], problem["level"]) == (
                *(ruling, "open", "director"),
            )
            assert "lies with the director" in problem["detail"]
    assert hall.journal() == before


@pytest.mark.postgresql
def test_it_lies_with_the_head_referee_unless_one_escalates_or_made_the_ruling(hall: Hall) -> None:
    assert hall.get("escalations")["items"] == []
    escalate(hall)
    hall.invite("head-referee")
    ruling = hall.rule(*CALL)["id"]
    own = hall.rule(*CALL, role="head-referee")["id"]
    higher = hall.rule(*CALL)["id"]
    for identity, role in ((ruling, "referee"), (own, "referee"), (higher, "head-referee")):
        assert hall.call("PUT", f"rulings/{identity}/escalation", {"reason": "Unclear"}, role).status_code == 201
    levels = [item["level"] for item in hall.get("escalations")["items"]]
    assert levels == ["director", "head-referee", "director", "director"]
    assert [item["ruling"]["id"] for item in hall.get("escalations?level=head-referee")["items"]] == [ruling]
    assert len(hall.get("escalations?level=director&status=open")["items"]) == 3


def test_a_revoked_head_referee_is_none(hall: Hall) -> None:
    gone = hall.invite("head-referee")
    assert hall.call("PUT", f"officials/{gone}/revocation", None, "director").status_code == 200
    escalate(hall)
    assert hall.get("escalations")["items"][0]["level"] == "director"


def test_a_second_escalation_is_told_where_the_first_one_stands(hall: Hall) -> None:
    hall.invite("head-referee")
    ruling = escalate(hall)
    problem = details(hall.call("PUT", f"rulings/{ruling}/escalation", {"reason": "I too"}, "director"), 409)
    assert problem["type"].endswith(":other-body")
    assert "lies with the head referee" in problem["detail"]
    assert (problem["stored"]["reason"], problem["sent"]["reason"]) == ("Unclear", "I too")


def test_a_player_can_escalate(hall: Hall) -> None:
    """Their endpoint is another's; what it stores is answered and told as any other."""
    ruling = hall.rule(*CALL)["id"]
    escalation = {"id": UUID(ruling), "level": "director", "escalated_at": datetime.now(UTC), "reason": "I did say it"}
    with write(engines(hall.app)) as connection:
        journal = Journal(connection, hall.tournament, None, datetime.now(UTC))
        request = {"reason": escalation["reason"]}
        escalations.open_(journal, {**escalation, "player_id": hall.players[0], "request": request})
    answer = hall.get(f"rulings/{ruling}")["escalation"]
    assert (answer["official"], answer["player"], answer["status"]) == (None, str(hall.players[0]), "open")
    entry = hall.journal()[-1]
    assert (entry["who"], entry["body"]["player_id"]) == (None, str(hall.players[0]))
    assert hall.findings() == []


def test_missing(hall: Hall, league: Hall) -> None:
    path = f"rulings/{escalate(hall)}/escalation"
    details(league.call("PUT", path, BODY), 404)
    assert league.get("escalations")["items"] == []
    checks.missing(hall, "rulings/{}/escalation", "PUT", BODY)


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "reason"),
        ({"reason": " "}, "reason"),
        ({"reason": "x" * 4001}, "reason"),
        ({"reason": "Unclear", "evidence": " "}, "evidence"),
        ({"reason": "Unclear", "clock_offset_ms": 5}, "device_at"),
        ({"reason": "Unclear", "device_at": "noon"}, "device_at"),
        ({"reason": "Unclear", "status": "decided"}, "status"),
    ],
)
def test_bad_body(hall: Hall, body: dict[str, Any], field: str) -> None:
    path = f"rulings/{hall.rule(*CALL)['id']}/escalation"
    checks.refuses_fields(hall, path, body, "referee", field)
    checks.refuses_fields(hall, f"rulings/{uuid4()}/escalation", body, "referee", field)


def test_bad_query(hall: Hall) -> None:
    details(hall.call("GET", "escalations?status=lost"), 422)
    details(hall.call("GET", "escalations?level=referee"), 422)
