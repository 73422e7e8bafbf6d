"""Whole afternoons: several calls at one table, and what the log makes of them together."""

import sqlite3
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Any
from uuid import uuid4

import pytest
from uuid_utils.compat import uuid7

from tests.api.answers import details
from tests.api.tournament.hall import SEATS, Hall

EAST_1, EAST_2 = ({"wind": "east", "number": number, "counters": 0} for number in (1, 2))
DEAD_CALL = ("dead-hand-call", {"what_called": "group"})
WAITS = ("noten-riichi", {"hand_end": "not-yet"})


def declared(hall: Hall) -> list[str]:
    return [item["seat"] for item in hall.get(f"dead-hands?table={hall.tables[0]}")["items"]]


def end(hall: Hall, how: str, **more: Any) -> Any:
    body = {"table": str(hall.tables[0]), "hanchan": str(hall.hanchan), "how": how, **more}
    return hall.call("PUT", f"hand-ends/{uuid7()}", body, "arbiter")


def points(ruling: dict[str, Any]) -> list[int]:
    return [entry["p"] for entry in ruling["decision"]["points"]]


def test_the_third_unvocalised_call_costs_five(league: Hall) -> None:
    costs = [league.rule("unvocalised-call", {}) for _ in range(3)]
    assert [points(ruling) for ruling in costs] == [[1], [3], [5]]
    assert costs[2]["known"] == costs[2]["decision"]["facts"] == {"offence_number": 3}
    assert costs[2]["earlier"]["counts"] == {"unvocalised-call": 2}
    assert points(league.rule("unvocalised-call", {}, offender=league.player(1), seat="south")) == [1]


def test_the_count_stops_at_the_highest_that_can_be_said(league: Hall) -> None:
    numbers = [league.rule("unvocalised-call", {})["known"]["offence_number"] for _ in range(21)]
    assert numbers == [*range(1, 21), 20]


def test_the_referees_own_count_is_kept_beside_the_logs(league: Hall) -> None:
    league.rule("unvocalised-call", {})
    said = league.rule("unvocalised-call", {"offence_number": 1})
    assert (points(said), said["known"]) == ([1], {"offence_number": 2})


def test_the_count_needs_the_place_where_it_is_kept(league: Hall) -> None:
    """The league counts by hanchan: without one the log can't tell, so it asks."""
    body = league.body("unvocalised-call", {}, hanchan=None)
    problem = details(league.call("PUT", f"rulings/{uuid7()}", body), 422)
    assert [error["field"] for error in problem["errors"]] == ["facts.offence_number"]
    assert "hanchan" in problem["errors"][0]["cure"]


@pytest.mark.postgresql
def test_amending_and_withdrawing_take_it_out_of_the_count(league: Hall) -> None:
    first, second = league.rule("unvocalised-call", {}), league.rule("unvocalised-call", {})
    amends = {"ruling": second["id"], "reason": "it was South"}
    amended = league.rule("unvocalised-call", {}, offender=league.player(1), seat="south", amends=amends)
    assert (points(amended), amended["amends"]) == ([1], second["id"])
    was = league.get(f"rulings/{second['id']}")
    assert (was["status"], was["amended_by"], was["ended"]["reason"]) == ("amended", amended["id"], "it was South")
    assert points(league.rule("unvocalised-call", {})) == [3]
    league.call("PUT", f"rulings/{first['id']}/withdrawal", {"reason": "not heard"})
    assert points(league.rule("unvocalised-call", {})) == [3]
    same = {"ruling": first["id"], "reason": "again"}
    late = league.call("PUT", f"rulings/{uuid7()}", league.body("unvocalised-call", {}, amends=same))
    assert details(late, 409)["ruling_status"] == "withdrawn"


def test_an_amended_ruling_does_not_count_against_its_own_amendment(league: Hall) -> None:
    first = league.rule("unvocalised-call", {})
    again = league.rule("unvocalised-call", {}, amends={"ruling": first["id"], "reason": "wrong tile"})
    assert (points(again), again["earlier"]["total"]) == ([1], 0)
    assert league.get(f"rulings/{again['id']}") == again


def test_a_call_finds_the_dead_hand_that_was_declared(hall: Hall) -> None:
    innocent = hall.rule(*DEAD_CALL)
    assert (innocent["kind"], innocent["known"]) == ("warning", {"formally_declared": False})
    assert declared(hall) == ["east"]  # that ruling declares it
    guilty = hall.rule(*DEAD_CALL)
    assert (guilty["kind"], points(guilty)) == ("points", [30])
    assert guilty["known"] == {"formally_declared": True}
    assert hall.rule(*DEAD_CALL, offender=hall.player(1), seat="south")["known"] == {"formally_declared": False}
    assert hall.rule(*DEAD_CALL, hand=EAST_2)["known"] == {"formally_declared": False}


def test_a_withdrawn_or_amended_ruling_takes_its_declaration_along(hall: Hall) -> None:
    wrong = hall.rule("open-hand-riichi", {})
    assert declared(hall) == ["east"]
    hall.call("PUT", f"rulings/{wrong['id']}/withdrawal", {"reason": "it was closed"})
    assert declared(hall) == []
    first = hall.rule(*DEAD_CALL)
    again = hall.rule(*DEAD_CALL, amends={"ruling": first["id"], "reason": "wrong tile noted"})
    assert again["known"] == {"formally_declared": False}
    assert declared(hall) == ["east"]


def test_a_dead_hand_that_is_amended_is_declared_by_its_amendment(hall: Hall) -> None:
    first = hall.rule("swap-calling", {})
    again = hall.rule("swap-calling", {}, amends={"ruling": first["id"], "reason": "wrong tile noted"})
    assert [item["id"] for item in hall.get(f"dead-hands?table={hall.tables[0]}")["items"]] == [again["id"]]
    assert hall.get(f"dead-hands/{first['id']}")["cleared_by"] == "withdrawn"


def test_a_redeal_clears_declarations(hall: Hall) -> None:
    hall.rule("open-hand-riichi", {})
    hall.rule("deal-error", {"can_be_put_right": True})
    assert declared(hall) == ["east"]
    hall.rule("deal-error", {"can_be_put_right": False}, offender=hall.player(1), seat="south")
    assert declared(hall) == []
    hall.rule("open-hand-riichi", {})
    hall.rule("empty-win", {"hand_shown": True}, offender=hall.player(2), seat="west")
    assert declared(hall) == []
    assert hall.kinds().count("dead-hand.cleared") == 2


def test_a_chonbo_beside_a_win_deals_nothing_again(hall: Hall) -> None:
    hall.rule("open-hand-riichi", {})
    void = hall.rule(
        "empty-win", {"hand_shown": True}, context={"simultaneous": "win"}, offender=hall.player(1), seat="south"
    )
    redealt = any(effect["id"] == "deal-again" for effect in void["decision"]["effects"])
    assert (declared(hall) == []) is redealt


def test_the_next_hand_clears_older_declarations(hall: Hall) -> None:
    hall.rule("open-hand-riichi", {}, hand=EAST_1)
    hall.rule("unclear-call", {}, hand=EAST_2, offender=hall.player(1), seat="east")
    assert declared(hall) == []
    hall.rule("open-hand-riichi", {}, hand=EAST_2)
    hall.rule("unclear-call", {}, hand=EAST_1)  # an outbox that comes late
    assert declared(hall) == ["north"]


def test_a_referee_who_issues_a_dead_hand_declares_it(hall: Hall) -> None:
    issued = {"penalties": [{"kind": "dead-hand"}], "reason": "seen too much"}
    hall.rule("unclear-call", {}, issued=issued)
    assert declared(hall) == ["east"]
    hall.rule(
        "open-hand-riichi",
        {},
        seat="west",
        offender=hall.player(2),
        issued={"penalties": [{"kind": "warning"}], "reason": "new"},
    )
    assert declared(hall) == ["east"]


@pytest.mark.postgresql
def test_a_deferred_riichi_is_closed_by_an_exhaustive_draw(hall: Hall) -> None:
    waiting = hall.rule(*WAITS)
    assert (waiting["status"], waiting["kind"]) == ("deferred", "none")
    (item,) = hall.get(f"deferred?table={hall.tables[0]}")["items"]
    assert (item["id"], "exhaustive-draw" in item["deferred"]["judged"]) == (waiting["id"], True)
    hall.rule(*WAITS, offender=hall.player(1))
    assert hall.get(f"players/{hall.players[0]}/offences")["total"] == 0  # what waits is no offence yet
    answer = end(hall, "exhaustive-draw", hands={"east": "noten", "south": "noten"})
    assert answer.status_code == 201
    assert [closed["kind"] for closed in answer.get_json()["closed"]] == ["chonbo", "chonbo"]
    closed = hall.get(f"rulings/{waiting['id']}")
    assert (closed["status"], closed["kind"]) == ("closed", "chonbo")
    assert closed["closed_by"] == {"kind": "hand-end", "id": answer.get_json()["id"]}
    assert closed["decision"] == waiting["decision"]
    assert closed["final_decision"]["facts"]["riichi_hand"] == "noten"
    listed = hall.get(f"rulings?status=closed&player={hall.players[0]}")["items"][0]
    assert listed["penalties"] == closed["final_decision"]["penalties"]
    assert hall.get(f"players/{hall.players[0]}/offences")["counts"] == {"noten-riichi": 1}
    assert hall.get(f"deferred?table={hall.tables[0]}")["items"] == []
    judged = ["ruling.closed", "ledger.posted"]
    assert hall.kinds() == ["ruling.deferred", "ruling.deferred", "hand.ended", *judged, *judged]


def test_a_deferred_riichi_is_dropped_by_anothers_win_and_judged_at_the_own(hall: Hall) -> None:
    dropped = hall.rule(*WAITS)
    assert end(hall, "win", winners=["south"]).status_code == 201
    assert hall.get(f"rulings/{dropped['id']}")["kind"] == "none"
    assert hall.get(f"players/{hall.players[0]}/offences")["total"] == 0
    own = hall.rule(*WAITS, hand=EAST_2, offender=hall.player(1))
    problem = details(end(hall, "win", winners=["east"]), 422)
    assert [error["field"] for error in problem["errors"]] == [f"answers.{own['id']}.riichi_hand"]
    assert problem["questions"][own["id"]][0]["fact"] == "riichi_hand"
    assert hall.get(f"rulings/{own['id']}")["status"] == "deferred"
    assert end(hall, "win", winners=["east"], answers={own["id"]: {"riichi_hand": "tenpai"}}).status_code == 201
    assert hall.get(f"rulings/{own['id']}")["final_decision"]["penalties"][0]["kind"] == "none"


def test_two_may_win_on_one_discard(hall: Hall) -> None:
    own = hall.rule(*WAITS)
    dropped = hall.rule(*WAITS, seat="west", offender=hall.player(2))
    assert end(hall, "win", winners=["south", "east"], hands={"east": "noten"}).status_code == 201
    assert [hall.get(f"rulings/{ruling['id']}")["kind"] for ruling in (own, dropped)] == ["chonbo", "none"]


def test_all_that_waits_is_closed_or_nothing(hall: Hall) -> None:
    east = hall.rule(*WAITS)
    south = hall.rule(*WAITS, offender=hall.player(1), seat="south")
    before = hall.kinds()
    problem = details(end(hall, "exhaustive-draw", hands={"east": "noten"}), 422)
    assert [error["field"] for error in problem["errors"]] == [f"answers.{south['id']}.riichi_hand"]
    assert hall.get(f"rulings/{east['id']}")["status"] == "deferred"
    assert hall.kinds() == before
    assert end(hall, "exhaustive-draw", hands={"east": "noten", "south": "tenpai"}).status_code == 201


def test_an_invalid_quad_waits_too(hall: Hall) -> None:
    quad = hall.rule("invalid-quad-after-riichi", {"hand_end": "not-yet"})
    assert quad["status"] == "deferred"
    assert end(hall, "exhaustive-draw", quads={"east": "invalid"}).status_code == 201
    assert hall.get(f"rulings/{quad['id']}")["kind"] == "chonbo"


def test_a_chonbo_drops_what_waits_at_its_table(hall: Hall) -> None:
    waiting = hall.rule(*WAITS)
    elsewhere = hall.rule(*WAITS, table=str(hall.tables[1]), hanchan=None)
    chonbo = hall.rule("empty-win", {"hand_shown": True}, offender=hall.player(1), seat="south")
    dropped = hall.get(f"rulings/{waiting['id']}")
    assert (dropped["status"], dropped["kind"]) == ("closed", "none")
    assert dropped["closed_by"] == {"kind": "ruling", "id": chonbo["id"]}
    closing = next(entry for entry in hall.journal() if entry["kind"] == "ruling.closed")
    assert (closing["body"]["closing_ruling"], closing["body"]["hand_end"]) == (chonbo["id"], None)
    assert hall.get(f"rulings/{elsewhere['id']}")["status"] == "deferred"


def test_the_end_of_another_hand_judges_nothing(hall: Hall) -> None:
    waiting = hall.rule(*WAITS, hand=EAST_2)
    answer = end(hall, "exhaustive-draw", hand=EAST_1).get_json()
    assert answer["closed"] == []
    assert answer["still_waiting"] == hall.get(f"deferred?table={hall.tables[0]}")["items"]
    assert [item["id"] for item in answer["still_waiting"]] == [waiting["id"]]
    assert hall.get(f"rulings/{waiting['id']}")["status"] == "deferred"


def test_the_end_of_a_hand_judges_nothing_of_another_hanchan(hall: Hall) -> None:
    later = str(uuid7())
    seats = {seat: str(player) for seat, player in zip(SEATS, hall.players, strict=False)}
    played = {"table": str(hall.tables[0]), "round": "2", "seats": seats}
    assert hall.call("PUT", f"hanchans/{later}", played, "director").status_code == 201
    waiting = hall.rule(*WAITS, hanchan=later)
    assert end(hall, "exhaustive-draw", hand=EAST_1, hands={"east": "noten"}).get_json()["closed"] == []
    assert hall.get(f"rulings/{waiting['id']}")["status"] == "deferred"
    answer = end(hall, "exhaustive-draw", hand=EAST_1, hands={"east": "noten"}, hanchan=later).get_json()
    assert [closed["ruling"] for closed in answer["closed"]] == [waiting["id"]]


def test_a_referee_may_settle_a_deferred_matter_at_once(hall: Hall) -> None:
    settled = hall.rule(*WAITS, issued={"penalties": [{"kind": "warning"}], "reason": "shown by mistake"})
    assert (settled["status"], settled["kind"]) == ("issued", "warning")
    assert hall.get(f"deferred?table={hall.tables[0]}")["items"] == []


def test_two_referees_offline_with_a_clock_a_day_wrong(hall: Hall) -> None:
    """Each phone's outbox is sent in the evening; one of the phones is a day ahead, and knows it."""
    sent = datetime.fromisoformat(hall.rule("unclear-call", {})["times"]["server_at"])
    made = sent - timedelta(hours=3)
    day = timedelta(days=1)
    right = hall.rule("unclear-call", {}, device_at=made.isoformat(), clock_offset_ms=0)
    ahead = {"device_at": (made + day).isoformat(), "clock_offset_ms": -86_400_000}
    wrong = hall.rule("unclear-call", {}, role="director", **ahead)
    assert wrong["times"]["ruled_at"] == right["times"]["ruled_at"] == made.isoformat()
    assert wrong["times"]["device_at"] == (made + day).isoformat()
    assert wrong["times"]["clock_offset_ms"] == -86_400_000
    assert datetime.fromisoformat(wrong["times"]["server_at"]) >= sent
    unmeasured = hall.rule("unclear-call", {}, device_at=(made + day).isoformat())
    assert unmeasured["times"]["ruled_at"] == unmeasured["times"]["server_at"]  # no call is made after it arrives
    seqs = [ruling["journal"]["seq"] for ruling in (right, wrong, unmeasured)]
    assert seqs == sorted(seqs)
    within = f"rulings?since={(made - day / 24).isoformat()}&until={(made + day / 24).isoformat()}".replace("+", "%2B")
    assert [item["id"] for item in hall.get(within)["items"]] == [wrong["id"], right["id"]]


def busy_afternoon(hall: Hall) -> dict[str, Any]:
    """A bit of everything; the last ruling."""
    hall.rule("open-hand-riichi", {})
    hall.rule(*DEAD_CALL)
    wrong = hall.rule("unclear-call", {}, offender=hall.player(1), seat="south")
    hall.rule("unclear-call", {}, offender=hall.player(2), seat="west", amends={"ruling": wrong["id"], "reason": "who"})
    hall.rule(*WAITS, offender=hall.player(3), seat="north")
    end(hall, "exhaustive-draw", hands={"north": "noten"})
    gone = hall.rule("unclear-call", {}, hand=EAST_2)
    hall.call("PUT", f"rulings/{gone['id']}/withdrawal", {"reason": "wrong table"})
    etag = hall.call("GET", "").headers["ETag"]
    hall.call("PATCH", "", {"name": "Winter Cup"}, "director", headers={"If-Match": etag})
    hall.call("PUT", f"officials/{uuid4()}", {"name": "Riko", "roles": ["referee"]}, "director")
    hall.call("PUT", f"dead-hands/{uuid7()}", {"table": str(hall.tables[1]), "seat": "west"}, "arbiter")
    return hall.rule("empty-win", {"hand_shown": True}, hand=EAST_2)


def test_the_audit_finds_nothing_after_a_busy_afternoon(hall: Hall, league: Hall) -> None:
    busy_afternoon(hall)
    league.rule("unvocalised-call", {})
    assert hall.findings() == league.findings() == []
    entries = hall.journal()
    assert [entry["seq"] for entry in entries] == list(range(hall.entries + 1, hall.entries + 1 + len(entries)))
    assert all(later["prev_hash"] == entry["hash"] for entry, later in pairwise(entries))


def test_the_audit_finds_an_edit_made_with_sqlite3(sqlite_hall: Hall, sqlite_url: str) -> None:
    last = busy_afternoon(sqlite_hall)
    connection = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))
    with connection:
        edited = "UPDATE ruling SET decision = replace(decision, '\"p\":30', '\"p\":10') WHERE id = ?"
        assert connection.execute(edited, (last["id"].replace("-", ""),)).rowcount == 1
    connection.close()
    (finding,) = sqlite_hall.findings()
    assert last["id"].replace("-", "") in finding.what.replace("-", "")
