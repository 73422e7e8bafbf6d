"""PUT rulings/{ruling_id}/escalation and GET escalations: a ruling is to be judged again."""

from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import uuid4

import pytest

from tests.api.answers import details
from tests.api.tournament import ladder
from tests.api.tournament.hall import Hall

CALL = ("unclear-call", {})
BODY = {"reason": "The player disagrees", "device_at": "2025-11-21T14:02:00+09:00", "clock_offset_ms": -60_000}


def escalate(hall: Hall, reason: str = "Unclear") -> str:
    """Escalate a new ruling; its id."""
    ruling: str = hall.rule(*CALL)["id"]
    assert hall.call("PUT", f"rulings/{ruling}/escalation", {"reason": reason}).status_code == 201
    return ruling


@pytest.mark.parametrize("role", ["director", "referee"])
def test_it_works_and_repeats(hall: Hall, role: str) -> None:
    issued = hall.rule(*CALL)
    path = f"rulings/{issued['id']}/escalation"
    answer = ladder.works_and_repeats(hall, path, BODY, role)
    assert (answer["ruling"], answer["status"], answer["reason"]) == (issued["id"], "open", BODY["reason"])
    assert answer["official"] == str(hall.officials[role])
    assert datetime.fromisoformat(answer["escalated_at"]) == datetime(2025, 11, 21, 5, 1, tzinfo=UTC)
    entry = hall.journal()[-1]
    assert (entry["kind"], entry["subject"], entry["seq"]) == ("escalation.opened", issued["id"], answer["seq"])
    assert entry["body"]["reason"] == BODY["reason"]
    assert hall.get(f"rulings/{issued['id']}") == {**issued, "escalation": answer}
    ladder.refuses_another_body(hall, path, {"reason": "Another"}, role)
    assert hall.findings() == []


def test_a_time_ahead_of_ours_is_cut(hall: Hall) -> None:
    path = f"rulings/{hall.rule(*CALL)['id']}/escalation"
    tomorrow = (datetime.now(UTC) + timedelta(days=1)).isoformat()
    answer = hall.call("PUT", path, {"reason": "Unclear", "device_at": tomorrow}).get_json()
    assert answer["escalated_at"] == answer["server_at"]


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
    for ruling, status, told in ((withdrawn, "withdrawn", "nothing left"), (amended, "amended", new["id"])):
        problem = details(hall.call("PUT", f"rulings/{ruling['id']}/escalation", {"reason": "Unclear"}), 409)
        assert problem["type"].endswith(":not-standing")
        assert problem["ruling_status"] == status
        assert told in problem["detail"]
    assert "escalation.opened" not in hall.kinds()


def test_a_withdrawal_leaves_the_escalation_in_the_queue_and_says_so(hall: Hall) -> None:
    ruling = escalate(hall)
    answer = hall.call("PUT", f"rulings/{ruling}/withdrawal", {"reason": "wrong player"}).get_json()
    assert (answer["status"], answer["escalation"]["status"]) == ("withdrawn", "open")
    assert hall.get("escalations")["items"][0]["ruling"]["status"] == "withdrawn"
    again = hall.call("PUT", f"rulings/{ruling}/escalation", {"reason": "Unclear"})
    assert (again.status_code, again.get_json()) == (200, answer["escalation"])


def test_wrong_role_other_tournament_missing(hall: Hall, league: Hall) -> None:
    path = f"rulings/{escalate(hall)}/escalation"
    ladder.only_for(hall, "PUT", path, BODY, "director", "referee")
    ladder.closed_to_others(hall, league, "PUT", path, BODY)
    ladder.closed_to_others(hall, league, "GET", "escalations", None)
    details(hall.call("GET", "escalations", None, None), 401)
    details(league.call("PUT", path, BODY), 404)
    assert league.get("escalations")["items"] == []
    ladder.missing(hall, "rulings/{}/escalation", "PUT", BODY)


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "reason"),
        ({"reason": " "}, "reason"),
        ({"reason": "x" * 4001}, "reason"),
        ({"reason": "Unclear", "clock_offset_ms": 5}, "device_at"),
        ({"reason": "Unclear", "device_at": "noon"}, "device_at"),
        ({"reason": "Unclear", "status": "decided"}, "status"),
    ],
)
def test_bad_body(hall: Hall, body: dict[str, Any], field: str) -> None:
    path = f"rulings/{hall.rule(*CALL)['id']}/escalation"
    ladder.refuses_fields(hall, path, body, "referee", field)
    ladder.refuses_fields(hall, f"rulings/{uuid4()}/escalation", body, "referee", field)


def test_bad_query(hall: Hall) -> None:
    details(hall.call("GET", "escalations?status=lost"), 422)
