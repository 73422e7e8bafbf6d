"""PUT rulings/{ruling_id}/withdrawal: the ruling stays in the log and no longer counts."""

from uuid import uuid4

import pytest
from flask import Flask
from uuid_utils.compat import uuid7

from tests.api.answers import details, mistakes
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall, open_hall

CALL = ("unclear-call", {})
REASON = {"reason": "wrong player"}


def test_it_works_and_repeats(hall: Hall) -> None:
    ruling = hall.rule(*CALL)
    path = f"rulings/{ruling['id']}/withdrawal"
    first, again = (hall.call("PUT", path, REASON, "director") for _ in range(2))
    assert (first.status_code, again.status_code) == (200, 200)
    assert first.data == again.data
    answer = first.get_json()
    assert answer["status"] == "withdrawn"
    assert (answer["ended"]["by"], answer["ended"]["reason"]) == (str(hall.officials["director"]), "wrong player")
    assert {**answer, "status": "issued", "ended": None, "corrections": None} == ruling
    assert hall.kinds() == ["ruling.issued", "ruling.withdrawn"]
    assert hall.journal()[1]["body"]["reason"] == "wrong player"
    assert hall.get("rulings")["items"][0]["status"] == "withdrawn"


def test_what_ended_before_cannot_be_withdrawn(hall: Hall) -> None:
    withdrawn, amended = hall.rule(*CALL), hall.rule(*CALL)
    hall.call("PUT", f"rulings/{withdrawn['id']}/withdrawal", REASON)
    hall.rule(*CALL, amends={"ruling": amended["id"], "reason": "misheard"})
    for ruling, status in ((withdrawn, "withdrawn"), (amended, "amended")):
        problem = details(hall.call("PUT", f"rulings/{ruling['id']}/withdrawal", {"reason": "other"}), 409)
        assert problem["type"].endswith(":not-standing")
        assert problem["ruling_status"] == status
        assert ("replaced it" in problem["detail"]) is (status == "amended")


def test_the_same_put_after_a_withdrawal_does_not_revive_it(hall: Hall) -> None:
    identity, body = uuid7(), hall.body(*CALL)
    hall.call("PUT", f"rulings/{identity}", body)
    hall.call("PUT", f"rulings/{identity}/withdrawal", REASON)
    again = hall.call("PUT", f"rulings/{identity}", body)
    assert (again.status_code, again.get_json()["status"]) == (200, "withdrawn")


def test_missing(hall: Hall, league: Hall) -> None:
    path = f"rulings/{hall.rule(*CALL)['id']}/withdrawal"
    details(league.call("PUT", path, REASON), 404)
    checks.missing(hall, "rulings/{}/withdrawal", "PUT", REASON)


@pytest.mark.parametrize("body", [{}, {"reason": ""}, {"reason": "  "}, {"reason": None}, {"reason": "x" * 5000}])
def test_bad_body(hall: Hall, body: dict[str, str]) -> None:
    path = f"rulings/{hall.rule(*CALL)['id']}/withdrawal"
    assert set(mistakes(hall.call("PUT", path, body))) == {"reason"}
    assert hall.kinds() == ["ruling.issued"]
    assert set(mistakes(hall.call("PUT", f"rulings/{uuid4()}/withdrawal", {**REASON, "at": 1}))) == {"at"}


def test_it_says_what_is_put_right_at_the_table(league: Hall) -> None:
    """Of a chonbo the hand is not dealt again; what holds for another of the same incident still holds."""
    incident = {"incident": str(uuid7())}
    one, other = (league.rule("empty-win", offender=league.player(place), **incident) for place in (0, 1))
    assert one["corrections"] is None
    first = league.call("PUT", f"rulings/{one['id']}/withdrawal", REASON).get_json()["corrections"]
    assert [line["id"] for line in first] == ["standings-follow"]
    assert first[0]["offender"] == one["offender"]
    last = league.call("PUT", f"rulings/{other['id']}/withdrawal", REASON).get_json()["corrections"]
    assert [line["id"] for line in last][:2] == ["not-dealt-again", "sticks-on-table"]
    assert last[0] == {"id": "not-dealt-again", "text": last[0]["text"], "offender": None}
    assert league.get(f"rulings/{one['id']}?lang=fr")["corrections"][0]["text"].startswith("On ne rejoue pas la donne.")


@pytest.mark.postgresql
def test_of_a_call_that_was_ruled_twice_the_hand_is_dealt_again_all_the_same(league: Hall) -> None:
    twice = [league.rule("empty-win")["id"] for _ in range(2)]
    found = [league.call("PUT", f"rulings/{one}/withdrawal", REASON).get_json()["corrections"] for one in twice]
    assert [line["id"] for line in found[0]] == ["standings-follow"]
    assert "not-dealt-again" in [line["id"] for line in found[1]]


def test_a_hand_that_another_ruling_declared_dead_is_not_alive_again(league: Hall) -> None:
    league.rule("swap-calling")
    ruling = league.rule("swap-calling", offender=league.player(1), seat="south")
    again = league.rule("swap-calling", offender=league.player(1), seat="south")["id"]
    corrections = league.call("PUT", f"rulings/{again}/withdrawal", REASON).get_json()["corrections"]
    assert corrections == []
    corrections = league.call("PUT", f"rulings/{ruling['id']}/withdrawal", REASON).get_json()["corrections"]
    assert [line["id"] for line in corrections] == ["hand-alive"]


def test_what_was_prescribed_and_issued_in_so_many_words_was_paid_all_the_same(app: Flask) -> None:
    """In casual play a chonbo ruled again costs the same: no points are given back."""
    casual = open_hall(app, {"id": "wrc-2022", "options": {"no-tournament-score": {}}}, "casual")
    prescribed = casual.rule("empty-win", {"hand_shown": True})["decision"]["penalties"]
    issued = {"penalties": prescribed, "reason": "as the book says"}
    said = casual.rule("empty-win", {"hand_shown": True}, issued=issued)["id"]
    again = casual.rule("empty-win", {"hand_shown": True}, amends={"ruling": said, "reason": "wrong facts"})
    assert "points-back" not in [line["id"] for line in again["corrections"]]
    warned = {"penalties": [{"kind": "warning"}], "reason": "his first evening"}
    amends = {"ruling": again["id"], "reason": "mild"}
    milder = casual.rule("empty-win", {"hand_shown": True}, issued=warned, amends=amends)
    assert "points-back" in [line["id"] for line in milder["corrections"]]
