"""GET public-pages/{slug}: seating and standings, by name, once a director has opened them."""

from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.api.answers import details
from tests.api.tournament.hall import Hall, open_hall
from tests.api.tournament.reports.test_seating_paper import seat_round
from tests.api.tournament.results.test_standings import TOTALS, penalise, play

PATH = "/api/v1/public-pages/autumn-cup"


@pytest.fixture
def hall(app: Flask) -> Hall:
    return open_hall(app, {"id": "wrc-2022"})


def set_open(hall: Hall, is_open: bool) -> None:
    tag = {"If-Match": hall.call("GET", "").headers["ETag"]}
    answer = hall.call("PATCH", "", {"people_open": is_open}, "director", headers=tag)
    assert (answer.status_code, answer.get_json()["people_open"]) == (200, is_open)


def page(client: FlaskClient) -> dict[str, Any]:
    answer = client.get(PATH)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.get_json()
    return found


@pytest.mark.postgresql
def test_it_tells_who_sits_where_and_how_all_stand(hall: Hall, client: FlaskClient) -> None:
    details(client.get(PATH), 404)
    set_open(hall, True)
    seat_round(hall, "2")
    assert hall.schedule("2025-11-21T19:30:00+01:00").status_code == 200
    play(hall, hall.hanchan, *TOTALS)
    penalise(hall, hall.player(1), 20)
    found = page(client)
    first, second = found["rounds"]
    assert (found["name"], first["round"], second["round"]) == ("Autumn Cup", "1", "2")
    assert first["starts_at"].startswith("2025-11-21T18:30")
    assert first["tables"] == [
        {"label": "1", "seats": {"east": "Player 0", "south": "Player 1", "west": "Player 2", "north": "Player 3"}}
    ]
    assert [(one["rank"], one["name"], one["final"]) for one in found["players"]] == [
        (1, "Player 0", 273),
        (2, "Player 2", -85),
        (3, "Player 1", -138),
        (4, "Player 3", -250),
    ]
    assert found["teams"] == []


def test_no_number_no_ruling_no_fine_is_on_it(hall: Hall, client: FlaskClient) -> None:
    set_open(hall, True)
    hall.rule("empty-win", {"hand_shown": True})
    text = client.get(PATH).text
    assert not [one for one in (*map(str, hall.players), "101", "win", "penalt", "director") if one in text]


def test_it_is_asked_for_again_only_once_it_has_changed(hall: Hall, client: FlaskClient) -> None:
    set_open(hall, True)
    tag = client.get(PATH).headers["ETag"]
    assert client.get(PATH, headers={"If-None-Match": tag}).status_code == 304
    seat_round(hall, "2")
    assert client.get(PATH, headers={"If-None-Match": tag}).status_code == 200


def test_who_takes_part_sees_it_closed_others_do_not(hall: Hall, client: FlaskClient) -> None:
    token = {"Authorization": f"Bearer {hall.tokens['referee']}"}
    assert client.get(PATH, headers=token).status_code == 200
    details(client.get(PATH), 404)
    set_open(hall, True)
    set_open(hall, False)
    details(client.get(PATH), 404)
    details(client.get("/api/v1/public-pages/nothing"), 404)


def test_an_address_that_can_be_typed(client: FlaskClient) -> None:
    answer = client.get("/t/autumn-cup")
    assert (answer.status_code, answer.headers["Location"]) == (302, "/#/public/autumn-cup")
