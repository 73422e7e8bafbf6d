"""GET tables/{table_id}/{code}/timekeeping, PUT …/kept-times/{kept_id}: without an account."""

from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import uuid4

import pytest
from flask import Flask
from uuid_utils.compat import uuid7
from werkzeug.test import TestResponse

from services.clocks.player_times import MOST_WAITING
from tests.api.answers import details, mistakes
from tests.api.tournament.clocks.test_game_clocks import schedule
from tests.api.tournament.hall import Hall, open_hall


@pytest.fixture
def hall(app: Flask) -> Hall:
    hall = open_hall(app, {"id": "r-league-24-25"})
    schedule(hall, None, ago=20)
    return hall


def page(hall: Hall) -> dict[str, Any]:
    response = hall.client.get(hall.scanned("timekeeping"))
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.get_json()
    return found


def keep(hall: Hall, body: dict[str, Any], kept: str = "") -> TestResponse:
    return hall.client.put(hall.scanned(f"kept-times/{kept or uuid7()}"), json=body)


def absent(hall: Hall) -> dict[str, Any]:
    return {"hanchan": str(hall.hanchan), "what": "absent", "who": "arbiter"}


def test_the_lowest_id_number_is_asked_to_keep_time(hall: Hall) -> None:
    found = page(hall)
    assert (found["tournament"], found["label"], found["hanchan"]["round"]) == ("Autumn Cup", "1", "1")
    assert [one["id_number"] for one in found["hanchan"]["players"]] == ["100", "101", "102", "103"]
    assert found["hanchan"]["keeper"] == str(hall.players[0])
    assert found["hanchan"]["times"] == []


def test_it_is_the_lowest_of_those_who_are_there(hall: Hall) -> None:
    away = {**absent(hall), "who": "player", "player": str(hall.players[0])}
    keep(hall, away)
    assert page(hall)["hanchan"]["keeper"] == str(hall.players[1])
    keep(hall, {**away, "what": "arrived"})
    assert page(hall)["hanchan"]["keeper"] == str(hall.players[0])


def test_nobody_keeps_a_time_of_their_own(hall: Hall) -> None:
    """A personal link says who is at the phone; without one the director sees who may have kept it."""
    phone = hall.browser()
    assert hall.admit(phone, hall.link(player=str(hall.players[1]), uses=None, minutes=None)).status_code == 201
    for player, status in ((1, 403), (2, 201)):
        body = {**absent(hall), "what": "arrived", "who": "player", "player": str(hall.players[player])}
        answer = phone.put(hall.scanned(f"kept-times/{uuid7()}"), json=body)
        assert answer.status_code == status
    assert [one["player"] for one in page(hall)["hanchan"]["times"]] == [str(hall.players[2])]


def test_other_rulebooks_ask_nobody(app: Flask) -> None:
    assert page(open_hall(app, {"id": "wrc-2025"}))["hanchan"]["keeper"] is None


def test_what_is_kept_is_told_once_and_charges_nobody(hall: Hall) -> None:
    kept = str(uuid7())
    body = {**absent(hall), "device_at": datetime.now(UTC).isoformat(), "clock_offset_ms": -1500}
    first = keep(hall, body, kept)
    assert first.status_code == 201, first.text
    assert keep(hall, body, kept).data == first.data
    problem = details(keep(hall, {**body, "what": "arrived"}, kept), 409)
    assert problem["type"].endswith(":other-body")
    (recorded,) = page(hall)["hanchan"]["times"]
    assert (recorded["what"], recorded["who"], recorded["state"]) == ("absent", "arbiter", "waiting")
    at = datetime.fromisoformat(body["device_at"]) - timedelta(milliseconds=1500)
    assert datetime.fromisoformat(recorded["at"]) == at
    (entry,) = [entry for entry in hall.journal() if entry["kind"] == "time.kept"]
    assert entry["who"] is None
    assert hall.get("clocks?round=1")["items"] == []
    assert hall.findings() == []


def test_a_player_too_and_the_beginning_of_the_game(hall: Hall) -> None:
    player = {**absent(hall), "who": "player", "player": str(hall.players[2])}
    began = {"hanchan": str(hall.hanchan), "what": "began"}
    for body in (player, {**player, "what": "arrived"}, began):
        assert keep(hall, body).status_code == 201
    assert [one["player"] for one in page(hall)["hanchan"]["times"]] == [str(hall.players[2])] * 2 + [None]


def test_a_director_does_not_drown(hall: Hall) -> None:
    for _ in range(MOST_WAITING):
        assert keep(hall, absent(hall)).status_code == 201
    assert details(keep(hall, absent(hall)), 409)["type"].endswith(":too-many-kept")


def test_what_was_kept_offline_may_come_when_the_table_has_moved_on(hall: Hall) -> None:
    points = dict(zip(("east", "south", "west", "north"), (40000, 30000, 20000, 10000), strict=True))
    entered = hall.call("PUT", f"hanchans/{hall.hanchan}/result", {"points": points, "deposits": 0}, "arbiter")
    assert entered.status_code == 201, entered.text
    seats = dict(zip(("east", "south", "west", "north"), map(str, hall.players[4:]), strict=True))
    body = {"table": str(hall.tables[0]), "round": "2", "seats": seats}
    assert hall.call("PUT", f"hanchans/{uuid7()}", body, "director").status_code == 201
    assert page(hall)["hanchan"]["round"] == "2"
    assert keep(hall, absent(hall)).status_code == 201


def test_a_clock_that_is_wrong_by_hours_keeps_no_time(hall: Hall) -> None:
    wrong = {**absent(hall), "device_at": "1999-01-01T00:00:00Z"}
    assert set(mistakes(keep(hall, wrong))) == {"device_at"}


@pytest.mark.parametrize(("rulebook", "timed"), [("wrc-2025", ["player"]), ("ema-2016", [])])
def test_whom_the_rulebook_does_not_time_nobody_keeps(app: Flask, rulebook: str, timed: list[str]) -> None:
    hall = open_hall(app, {"id": rulebook})
    schedule(hall, None, ago=5)
    assert page(hall)["hanchan"]["timed"] == timed
    assert set(mistakes(keep(hall, absent(hall)))) == {"who"}
    assert keep(hall, {"hanchan": str(hall.hanchan), "what": "began"}).status_code == 201


def test_it_tells_what_officials_have_recorded_meanwhile(hall: Hall) -> None:
    own = {"hanchan": str(hall.hanchan), "person": hall.player(1)}
    for what in ("absent", "arrived"):
        assert hall.call("PUT", f"timings/{uuid7()}", {**own, "what": what}, "arbiter").status_code == 201
    found = page(hall)["hanchan"]
    assert found["known"] == [{"who": "player", "player": str(hall.players[1]), "there": True}]
    assert (found["began_at"], found["cancelled"], found["finished"]) == (None, False, False)
    began = {"hanchan": str(hall.hanchan), "what": "began"}
    assert hall.call("PUT", f"timings/{uuid7()}", began, "arbiter").status_code == 201
    assert page(hall)["hanchan"]["began_at"] is not None


def test_only_a_hanchan_of_the_table(hall: Hall, app: Flask) -> None:
    other = open_hall(app, {"id": "r-league-24-25"}, "winter-cup")
    assert set(mistakes(keep(hall, {**absent(hall), "hanchan": str(other.hanchan)}))) == {"hanchan"}
    assert set(mistakes(keep(other, absent(other)))) == {"hanchan"}, "nobody said when it is to begin"


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"what": "replaced"}, "what"),
        ({"who": None}, "who"),
        ({"who": "referee"}, "who"),
        ({"who": "player"}, "player"),
        ({"player": str(uuid4())}, "player"),
        ({"who": "player", "player": str(uuid4())}, "player"),
        ({"what": "began"}, "who"),
        ({"clock_offset_ms": 5}, "device_at"),
        ({"reason": "late"}, "reason"),
    ],
)
def test_bad_body(hall: Hall, change: dict[str, Any], field: str) -> None:
    body = {name: value for name, value in {**absent(hall), **change}.items() if value is not None}
    assert set(mistakes(keep(hall, body))) == {field}
    assert page(hall)["hanchan"]["times"] == []


def test_missing(hall: Hall) -> None:
    own, (seq, digits) = hall.tables[0], hall.scanned("").split("/")[-2].split("-")
    wrong = [(other, f"{seq}-{digits}") for other in (uuid7(), hall.tables[1])]
    wrong += [(own, f"{number}-{digits}") for number in (int(seq) + 1, "9" * 30, "x", "")]
    wrong += [(own, f"{seq}-{other}") for other in ("0" * 32, digits[:31], "", "é")]
    for table, code in wrong:
        details(hall.client.get(f"/api/v1/tables/{table}/{code}/timekeeping"), 404)
        details(hall.client.put(f"/api/v1/tables/{table}/{code}/kept-times/{uuid7()}", json=absent(hall)), 404)
