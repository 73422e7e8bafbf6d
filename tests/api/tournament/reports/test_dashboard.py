"""GET dashboard: how rulings spread, how long they took, and which like cases were not ruled alike."""

from datetime import datetime, timedelta
from random import getrandbits
from typing import Any
from uuid import UUID

import pytest
from uuid_utils.compat import uuid7

from tests.api.answers import mistakes
from tests.api.tournament.hall import NOON, Hall

CALL = ("unclear-call", {})
OTHERWISE = {"penalties": [{"kind": "dead-hand"}], "reason": "for the third time"}


def at(hall: Hall, moment: datetime, *call: Any, seconds: float | None = None, **different: Any) -> str:
    """A ruling issued at this moment; its call began so many seconds before. Its id."""
    begun = moment - timedelta(seconds=seconds or 0)
    identity = str(UUID(int=int(begun.timestamp() * 1000) << 80 | 7 << 76 | 2 << 62 | getrandbits(62)))
    body = hall.body(*(call or CALL), **{"device_at": moment.isoformat(), "clock_offset_ms": 0, **different})
    response = hall.call("PUT", f"rulings/{identity}", body, different.get("role", "referee"))
    assert response.status_code == 201, response.text
    return identity


def dashboard(hall: Hall, query: str = "", role: str = "director") -> dict[str, Any]:
    answer: dict[str, Any] = hall.get(f"dashboard{query}", role)
    return answer


def test_an_empty_hall(hall: Hall) -> None:
    statistics = dashboard(hall)
    assert statistics["totals"] == dict.fromkeys(("standing", "waiting", "withdrawn", "amended", "otherwise"), 0)
    assert statistics["time_to_rule"]["timed"] == 0
    assert statistics["time_to_rule"]["median"] is None
    for part in ("by_foul", "by_official", "by_table_and_hour", "differently", "escalations", "recharged"):
        assert statistics[part] == []


def test_by_foul_and_by_referee(hall: Hall) -> None:
    for player in range(3):
        hall.rule(*CALL, offender=hall.player(player))
    hall.rule("swap-calling", {}, role="director", issued=OTHERWISE | {"penalties": [{"kind": "warning"}]})
    gone = hall.rule(*CALL)
    hall.call("PUT", f"rulings/{gone['id']}/withdrawal", {"reason": "wrong table"})
    old = hall.rule(*CALL, offender=hall.player(3))
    hall.rule("empty-riichi", {}, offender=hall.player(3), amends={"ruling": old["id"], "reason": "misheard"})
    statistics = dashboard(hall)
    assert statistics["totals"] == {"standing": 5, "waiting": 0, "withdrawn": 1, "amended": 1, "otherwise": 1}
    assert statistics["by_foul"] == [
        {"foul": "unclear-call", "rulings": 3, "otherwise": 0},
        {"foul": "empty-riichi", "rulings": 1, "otherwise": 0},
        {"foul": "swap-calling", "rulings": 1, "otherwise": 1},
    ]
    who = [(one["official"]["name"], one["rulings"], one["otherwise"]) for one in statistics["by_official"]]
    assert who == [("referee", 4, 0), ("director", 1, 1)]
    assert statistics["by_official"][0]["official"]["id"] == str(hall.officials["referee"])


def test_by_table_and_hour_where_the_tournament_is_played(hall: Hall) -> None:
    at(hall, NOON)
    at(hall, NOON + timedelta(minutes=59))
    elsewhere = {"table": str(hall.tables[1]), "hanchan": None, "seat": "east", "offender": hall.player(4)}
    at(hall, NOON + timedelta(hours=1), **elsewhere)
    counted = [(one["table"]["label"], one["hour"], one["rulings"]) for one in dashboard(hall)["by_table_and_hour"]]
    assert counted == [("1", "2025-11-21T13:00:00+01:00", 2), ("2", "2025-11-21T14:00:00+01:00", 1)]


@pytest.mark.postgresql
def test_a_day_begins_where_the_tournament_is_played(hall: Hall) -> None:
    midnight = datetime.fromisoformat("2025-11-22T00:00:00+01:00")
    at(hall, midnight - timedelta(seconds=1))
    at(hall, midnight)
    at(hall, midnight + timedelta(days=1))
    numbers = [dashboard(hall, f"?day=2025-11-{day}")["totals"]["standing"] for day in (20, 21, 22, 23)]
    assert numbers == [0, 1, 1, 1]


@pytest.mark.postgresql
def test_a_round_or_a_hanchan(hall: Hall) -> None:
    hall.rule(*CALL)
    escalated = hall.rule(*CALL, hanchan=None)
    hall.call("PUT", f"rulings/{escalated['id']}/escalation", {"reason": "unclear"})
    assert dashboard(hall)["totals"]["standing"] == 2
    assert dashboard(hall)["escalations"] == [{"status": "open", "outcome": None, "rulings": 1}]
    for query in ("?round=1", f"?hanchan={hall.hanchan}"):
        statistics = dashboard(hall, query)
        assert statistics["totals"]["standing"] == statistics["by_foul"][0]["rulings"] == 1
        assert statistics["escalations"] == []
    for query in ("?round=2", f"?hanchan={uuid7()}"):
        assert dashboard(hall, query)["totals"]["standing"] == 0


def test_escalations_by_what_was_decided_last(hall: Hall) -> None:
    for outcomes in (("upheld",), ("upheld", "overturned"), ()):
        ruling = hall.rule(*CALL)
        hall.call("PUT", f"rulings/{ruling['id']}/escalation", {"reason": "unclear"})
        for number, outcome in enumerate(outcomes):
            if number:
                again = f"rulings/{ruling['id']}/escalation/reopenings/{uuid7()}"
                assert hall.call("PUT", again, {"reason": "new evidence"}, "director").status_code == 201
            decision = f"rulings/{ruling['id']}/escalation/decisions/{uuid7()}"
            body = {"outcome": outcome, "reason": "looked at again"}
            assert hall.call("PUT", decision, body, "director").status_code == 201
    counted = {(one["status"], one["outcome"]): one["rulings"] for one in dashboard(hall)["escalations"]}
    assert counted == {("final", "upheld"): 1, ("final", "overturned"): 1, ("open", None): 1}


def test_a_call_is_its_referees_whatever_a_director_makes_of_it(hall: Hall) -> None:
    amended = {"call": {"foul": "unclear-call", "facts": {}}}
    for outcome, more in (("amended", amended), ("overturned", {}), ("upheld", {})):
        way = f"rulings/{hall.rule('empty-win', {'hand_shown': False})['id']}/escalation"
        assert hall.call("PUT", way, {"reason": "unclear"}).status_code == 201
        decided = {"outcome": outcome, "reason": "seen", **more}
        assert hall.call("PUT", f"{way}/decisions/{uuid7()}", decided, "director").status_code == 201
    taken_back = hall.rule("unclear-call", {})["id"]
    assert hall.call("PUT", f"rulings/{taken_back}/withdrawal", {"reason": "nothing"}).status_code == 200
    officials = dashboard(hall)["by_official"]
    assert [(one["official"]["name"], one["rulings"]) for one in officials] == [("referee", 3)]


def test_like_cases_not_ruled_alike(hall: Hall) -> None:
    usual = [hall.rule("riichi-tile-not-turned", {}, offender=hall.player(player))["id"] for player in (0, 1)]
    harsh = hall.rule("riichi-tile-not-turned", {}, offender=hall.player(2), issued=OTHERWISE)["id"]
    for tiles, kind in ((1, "dead-hand"), (8, "chonbo")):  # other facts
        issued = {"penalties": [{"kind": kind}], "reason": "weighed"}
        hall.rule("exposed-tiles", {"during_deal": False, "tiles": tiles}, issued=issued)
    (case,) = dashboard(hall)["differently"]
    assert (case["foul"], case["revisions"], "seat" in case["context"]) == ("riichi-tile-not-turned", 1, False)
    assert [outcome["rulings"] for outcome in case["outcomes"]] == [usual, [harsh]]
    assert case["outcomes"][1]["penalties"][0]["kind"] == "dead-hand"
    hall.call("PUT", f"rulings/{harsh}/withdrawal", {"reason": "too harsh"})
    assert dashboard(hall)["differently"] == []


def test_what_waited_is_compared_by_how_its_hand_ended(league: Hall) -> None:
    """Noten riichi before the hand ends: one was tenpai after all, one was not. Other facts, other outcomes."""
    for number, hand in ((1, "tenpai"), (2, "noten")):
        place = {"wind": "east", "number": number, "counters": 0}
        league.rule("noten-riichi", {"hand_end": "not-yet"}, hand=place)
        assert dashboard(league)["totals"]["waiting"] == 1
        seat = league.seat_of(league.body(hand=place))
        end = {"table": str(league.tables[0]), "hanchan": str(league.hanchan), "hand": place}
        ended = {**end, "how": "exhaustive-draw", "hands": {seat: hand}}
        assert league.call("PUT", f"hand-ends/{uuid7()}", ended).status_code == 201
    statistics = dashboard(league)
    assert (statistics["totals"]["waiting"], statistics["totals"]["standing"]) == (0, 2)
    assert statistics["differently"] == []


def test_how_long_it_took(hall: Hall) -> None:
    for seconds in (4, 9.9, 10, 200):
        at(hall, NOON, seconds=seconds)
    at(hall, NOON, seconds=0)  # the id was made when it was issued
    at(hall, NOON, seconds=4000)  # a break in the middle
    hall.rule(*CALL)  # no device said when
    times = dashboard(hall)["time_to_rule"]
    assert (times["timed"], times["median"]) == (4, 10)
    assert {band["from"]: band["rulings"] for band in times["bands"] if band["rulings"]} == {1: 2, 10: 1, 120: 1}


def test_who_may_look(hall: Hall) -> None:
    hall.invite("head-referee")
    assert dashboard(hall, role="head-referee") == dashboard(hall)


def test_another_tournament_is_not_counted(hall: Hall, league: Hall) -> None:
    league.rule("unvocalised-call", {})
    assert dashboard(hall)["totals"]["standing"] == 0


@pytest.mark.parametrize("query", ["day=today", "day=2200-01-01", "hanchan=1", "round=", "referee=x"])
def test_bad_query(hall: Hall, query: str) -> None:
    assert set(mistakes(hall.call("GET", f"dashboard?{query}", role="director"))) == {query.partition("=")[0]}
