"""GET kept-times, PUT kept-times/{kept_id}/answer: a director confirms what players kept, or dismisses it."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from flask import Flask
from uuid_utils.compat import uuid7

from tests.api.answers import details, mistakes
from tests.api.tournament import checks
from tests.api.tournament.clocks.test_game_clocks import schedule
from tests.api.tournament.hall import Hall, open_hall


@pytest.fixture
def hall(app: Flask) -> Hall:
    hall = open_hall(app, {"id": "r-league-24-25"})
    schedule(hall, None, ago=35)
    return hall


def kept(hall: Hall, what: str, ago: float, **more: str) -> str:
    """What a player kept so many minutes ago, sent now; its id."""
    identity = str(uuid7())
    at = datetime.now(UTC) - timedelta(minutes=ago)
    body = {"hanchan": str(hall.hanchan), "what": what, "device_at": at.isoformat(), "clock_offset_ms": 0, **more}
    sent = hall.client.put(hall.scanned(f"kept-times/{identity}"), json=body)
    assert sent.status_code == 201, sent.text
    return identity


def fines(hall: Hall) -> dict[str, int]:
    return {total["account"]["kind"]: total["amount"] for total in hall.get("ledger/fines/totals")["items"]}


def test_confirmed_it_counts_from_when_the_player_kept_it(hall: Hall) -> None:
    arbiter = {"confirmed": True, "arbiter": str(hall.officials["arbiter"])}
    for identity in (kept(hall, "absent", 33, who="arbiter"), kept(hall, "arrived", 10, who="arbiter")):
        answer = checks.works_and_repeats(hall, f"kept-times/{identity}/answer", arbiter, "director")
        assert (answer["state"], hall.get(f"timings/{answer['timing']}")["at"]) == ("confirmed", answer["at"])
    (clock,) = hall.get("clocks?round=1")["items"]
    assert (clock["who"], clock["cost"]["minutes"]) == ("arbiter", 25)
    assert fines(hall) == {"official": 3000}
    states = [one["state"] for one in hall.get(f"kept-times?hanchan={hall.hanchan}", "finance")["items"]]
    assert states == ["confirmed", "confirmed"]
    assert hall.findings() == []
    checks.refuses_another_body(hall, f"kept-times/{identity}/answer", {"confirmed": False, "reason": "no"}, "director")


def test_dismissed_it_counts_for_nothing(hall: Hall) -> None:
    identity = kept(hall, "absent", 5, who="player", player=str(hall.players[1]))
    body = {"confirmed": False, "reason": "the player was at the wrong table"}
    answer = checks.works_and_repeats(hall, f"kept-times/{identity}/answer", body, "director")
    assert (answer["state"], answer["timing"], answer["reason"]) == ("dismissed", None, body["reason"])
    assert hall.get("clocks?round=1")["items"] == []
    assert "time.dismissed" in hall.kinds()


def test_a_player_and_the_beginning_of_the_game_need_no_arbiter(hall: Hall) -> None:
    late = kept(hall, "absent", 30, who="player", player=str(hall.players[1]))
    began = kept(hall, "began", 29)
    path = f"kept-times/{began}/answer"
    arbiter = {"confirmed": True, "arbiter": str(hall.officials["arbiter"])}
    assert set(mistakes(hall.call("PUT", path, arbiter, "director"))) == {"arbiter"}
    for identity in (late, began):
        assert hall.call("PUT", f"kept-times/{identity}/answer", {"confirmed": True}, "director").status_code == 201
    (clock,) = hall.get("clocks?round=1")["items"]
    assert (clock["cost"]["minutes"], clock["stopped"]["how"]) == (6, "began")


def test_who_directs_and_plays_answers_nothing_of_their_own(hall: Hall) -> None:
    assert hall.change_official(hall.officials["director"], player=str(hall.players[1])).status_code == 200
    away = kept(hall, "absent", 30, who="player", player=str(hall.players[1]))
    for body in ({"confirmed": True}, {"confirmed": False, "reason": "I was there"}):
        problem = details(hall.call("PUT", f"kept-times/{away}/answer", body, "director"), 403)
        assert problem["type"].endswith(":own-clock")
    arbiter = {"confirmed": True, "arbiter": str(hall.officials["director"])}
    details(hall.call("PUT", f"kept-times/{kept(hall, 'absent', 30, who='arbiter')}/answer", arbiter, "director"), 403)


def test_a_kept_time_that_lowers_what_was_charged_is_looked_at_first(hall: Hall) -> None:
    player = {"who": "player", "player": str(hall.players[1])}
    for identity in (kept(hall, "absent", 34, **player), kept(hall, "arrived", 10, **player)):
        assert hall.call("PUT", f"kept-times/{identity}/answer", {"confirmed": True}, "director").status_code == 201
    path = f"kept-times/{kept(hall, 'arrived', 20, **player)}/answer"
    body = {"confirmed": True, "reason": "two players saw it"}
    assert set(mistakes(hall.call("PUT", path, {"confirmed": True}, "director"))) == {"reason"}
    assert details(hall.call("PUT", path, body, "director"), 409)["type"].endswith(":preview-first")
    seen = hall.call("POST", f"{path}/preview", body, "director").get_json()
    assert [(one["unit"], one["before"], one["after"]) for one in seen["changes"]] == [("P", 45, 20), ("SGD", 1000, 0)]
    assert hall.call("PUT", path, {**body, "preview": seen["digest"]}, "director").status_code == 201
    assert (
        hall.call("POST", f"{path}/preview", {"confirmed": False, "reason": "no"}, "director").get_json()["changes"]
        == []
    )


def test_missing(hall: Hall) -> None:
    details(hall.call("GET", "kept-times"), 422)
    checks.missing(hall, "kept-times/{}/answer", "PUT", {"confirmed": True})


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "confirmed"),
        ({"confirmed": "yes"}, "confirmed"),
        ({"confirmed": False}, "reason"),
        ({"confirmed": False, "reason": "no", "arbiter": str(uuid7())}, "arbiter"),
        ({"confirmed": True}, "arbiter"),
        ({"confirmed": True, "arbiter": str(uuid7())}, "arbiter"),
    ],
)
def test_bad_body(hall: Hall, body: dict[str, Any], field: str) -> None:
    identity = kept(hall, "absent", 1, who="arbiter")
    checks.refuses_fields(hall, f"kept-times/{identity}/answer", body, "director", field)
