"""The setting `rulebooks`: a club's own rulebooks, on the server and on phones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import orjson
import pytest
from flask import Flask
from flask.testing import FlaskClient
from uuid_utils.compat import uuid7

from services.rulebook_folder import use_folder
from tests.api.shared_app import app_at
from tests.api.tournament.hall import open_hall

OWN = Path(__file__).parents[2] / "rulings" / "own"
CLUB = "harbour-club"


@pytest.fixture
def club(sqlite_url: str) -> Iterator[Flask]:
    with app_at(sqlite_url, rulebooks=OWN) as app:
        yield app


def test_it_is_listed_as_the_clubs_own(club: Flask) -> None:
    items = {item["id"]: item for item in club.test_client().get("/api/v1/rulebooks").get_json()["items"]}
    assert (items[CLUB]["standing"], items[CLUB]["standing_text"]) == ("own", "The club's own rulebook")


def test_a_tournament_is_ruled_by_it_and_keeps_its_revision(club: Flask) -> None:
    hall = open_hall(club, {"id": CLUB})
    answer = hall.call("PUT", f"rulings/{uuid7()}", hall.body("empty-win", {"hand_shown": True}))
    assert answer.status_code == 201, answer.text
    assert answer.get_json()["decision"]["source"]["title"] == "House rules"
    revision = answer.get_json()["revision"]
    assert hall.get(f"revisions/{revision}")["id"] == CLUB


def test_what_was_ruled_by_it_is_read_after_it_is_gone(club: Flask) -> None:
    hall = open_hall(club, {"id": CLUB})
    ruling = hall.rule("obstruction")
    use_folder(None)
    told = hall.get(f"rulings/{ruling['id']}")["decision"]
    assert (told["rulebook"]["name"], told["line"]) == (CLUB, ruling["decision"]["line"])
    for file in (
        f"rulings/{ruling['id']}/report.pdf",
        "report.pdf",
        "printables/foul-card.pdf",
        "printables/penalties.pdf",
    ):
        assert hall.call("GET", file, role="director").status_code == 200, file
    assert hall.rule("obstruction")["revision"] == ruling["revision"]


def test_phones_get_its_names_its_rules_and_its_texts(club: Flask) -> None:
    phone = club.test_client()
    rules = phone.get("/rulebooks/rules.en.json").get_json()
    assert rules["books"][CLUB]["name"] == "Harbour Club"
    assert rules["catalogue"]["steps"]["harbour-tea"] == "The offender makes the tea."
    assert phone.get(f"/rulebooks/{CLUB}.json").get_json()["fouls"]["empty-win"]["section"] == "2"
    listed = orjson.loads(phone.get("/precache.js").text.removeprefix("self.PRECACHE = ").rstrip(";\n"))
    assert f"/rulebooks/{CLUB}.json" in listed["files"]


def test_without_the_setting_it_is_unknown(visitor: FlaskClient) -> None:
    assert visitor.get(f"/rulebooks/{CLUB}.json").status_code == 404
    assert visitor.get(f"/api/v1/rulebooks/{CLUB}").status_code == 404
