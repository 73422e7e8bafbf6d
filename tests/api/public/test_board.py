"""GET boards/{slug}: every table's clock for a big screen, without an account and without a name."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
import time_machine
from flask import Flask
from flask.testing import FlaskClient
from uuid_utils.compat import uuid7

from tests.api.answers import details
from tests.api.tournament.clocks.test_game_clocks import begin, schedule
from tests.api.tournament.hall import Hall, open_hall


@pytest.fixture
def hall(app: Flask) -> Hall:
    hall = open_hall(app, {"id": "r-league-24-25"})
    tag = {"If-Match": hall.call("GET", "").headers["ETag"]}
    assert hall.call("PATCH", "", {"board_open": True}, "director", headers=tag).status_code == 200
    return hall


def board(client: FlaskClient) -> dict[str, Any]:
    response = client.get("/api/v1/boards/autumn-cup")
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.get_json()
    return found


def record(hall: Hall, what: str, person: dict[str, str] | None = None) -> None:
    body = {"hanchan": str(hall.hanchan), "what": what} | ({} if person is None else {"person": person})
    assert hall.call("PUT", f"timings/{uuid7()}", body, "referee").status_code == 201


@pytest.mark.postgresql
def test_it_shows_when_each_table_ends_and_who_is_awaited(hall: Hall, client: FlaskClient) -> None:
    at = schedule(hall, 75, ago=5)
    record(hall, "absent", hall.player(1))
    record(hall, "absent", {"kind": "official", "id": str(hall.officials["arbiter"])})
    (table,) = board(client)["tables"]
    assert (table["label"], table["round"], table["finished"]) == ("1", "1", False)
    assert {missed["seat"] for missed in table["missed"]} == {"south", None}
    assert {datetime.fromisoformat(missed["scheduled_at"]) for missed in table["missed"]} == {at}
    begin(hall, at + timedelta(minutes=2))
    (table,) = board(client)["tables"]
    assert table["missed"] == []
    assert datetime.fromisoformat(table["ends_at"]) - at == timedelta(minutes=77)


def test_it_shows_results_and_what_is_played_when_time_is_up(hall: Hall, client: FlaskClient) -> None:
    points = dict(zip(("east", "south", "west", "north"), (40000, 30000, 20000, 10000), strict=True))
    entered = hall.call("PUT", f"hanchans/{hall.hanchan}/result", {"points": points, "deposits": 0}, "arbiter")
    assert entered.status_code == 201, entered.text
    found = board(client)
    assert [table["finished"] for table in found["tables"]] == [True]
    assert found["end_of_time"] == {"still": "finish-hand", "chonbo": "no-redeal"}


def test_it_names_nobody(hall: Hall, client: FlaskClient) -> None:
    schedule(hall, 75)
    for number in range(4):
        record(hall, "absent", hall.player(number))
    text = client.get("/api/v1/boards/autumn-cup").text
    people = [str(person) for person in (*hall.players, *hall.officials.values())]
    assert not [one for one in [*people, "Player 1", "Dora", "101"] if one in text]


def test_nothing_on_it_opens_anything(hall: Hall, client: FlaskClient) -> None:
    schedule(hall, 75)
    text = client.get("/api/v1/boards/autumn-cup").text
    assert not [one for one in (*hall.tables, hall.hanchan, hall.tournament) if str(one) in text]


def test_another_round_comes_by_time_alone(hall: Hall, client: FlaskClient) -> None:
    schedule(hall, 75)
    later = uuid7()
    seats = dict(zip(("east", "south", "west", "north"), map(str, hall.players[4:]), strict=True))
    body = {"table": str(hall.tables[0]), "round": "2", "seats": seats}
    assert hall.call("PUT", f"hanchans/{later}", body, "director").status_code == 201
    soon = datetime.now(UTC) + timedelta(minutes=1)
    body = {"scheduled_at": soon.isoformat()}
    assert hall.call("PUT", f"hanchans/{later}/schedule", body, "director").status_code == 200
    first = client.get("/api/v1/boards/autumn-cup")
    assert first.get_json()["tables"][0]["round"] == "1"
    with time_machine.travel(soon, tick=False):
        again = client.get("/api/v1/boards/autumn-cup", headers={"If-None-Match": first.headers["ETag"]})
    assert again.get_json()["tables"][0]["round"] == "2"


def test_it_is_sent_again_when_something_changed_only(hall: Hall, client: FlaskClient) -> None:
    first = client.get("/api/v1/boards/autumn-cup")
    known = {"If-None-Match": first.headers["ETag"]}
    assert client.get("/api/v1/boards/autumn-cup", headers=known).status_code == 304
    schedule(hall, 75)
    assert client.get("/api/v1/boards/autumn-cup", headers=known).status_code == 200


def test_missing(client: FlaskClient) -> None:
    details(client.get("/api/v1/boards/no-such-cup"), 404)


def test_a_closed_board_is_for_those_who_were_let_in(hall: Hall, app: Flask, client: FlaskClient) -> None:
    league = open_hall(app, {"id": "wrc-2022"}, "league")
    tag = {"If-Match": hall.call("GET", "").headers["ETag"]}
    assert hall.call("PATCH", "", {"board_open": False}, "director", headers=tag).get_json()["board_open"] is False
    answers = [details(client.get(f"/api/v1/boards/{slug}"), 404) for slug in ("autumn-cup", "no-such-cup")]
    assert answers[0] == {**answers[1], "instance": answers[0]["instance"]}, "names can't be guessed"
    screen, stranger = hall.browser(), league.browser()
    admitted = hall.admit(screen, hall.link(roles=["reader"]), name="The hall's screen")
    assert admitted.get_json()["tournament"]["slug"] == "autumn-cup"
    league.admit(stranger, league.link(roles=["reader"]), name="Another screen")
    assert screen.get("/api/v1/boards/autumn-cup").status_code == 200
    details(stranger.get("/api/v1/boards/autumn-cup"), 404)
    for path in ("players", "changes?since=0", "officials/me"):
        details(screen.get(hall.path(path)), 403)
    token = {"Authorization": f"Bearer {hall.tokens['referee']}"}
    assert client.get("/api/v1/boards/autumn-cup", headers=token).status_code == 200
