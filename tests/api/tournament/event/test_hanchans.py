"""Hanchans: PUT, GET, list."""

from typing import Any
from uuid import uuid4

import pytest
from uuid_utils.compat import uuid7

from models.ruling.hand import SEATS
from tests.api.answers import details, mistakes
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall


def body(hall: Hall, **different: Any) -> dict[str, Any]:
    seats = {seat: str(player) for seat, player in zip(SEATS, hall.players[4:], strict=True)}
    return {"table": str(hall.tables[1]), "round": "2", "seats": seats, **different}


def test_it_works_and_repeats(hall: Hall) -> None:
    path, sent = f"hanchans/{uuid7()}", body(hall, started_at="2025-11-21T14:02:00+09:00")
    answer = checks.works_and_repeats(hall, path, sent, "director")
    assert hall.get(path) == answer
    assert answer["seats"] == sent["seats"]
    assert answer["started_at"] == "2025-11-21T05:02:00+00:00"
    checks.refuses_another_body(hall, path, body(hall, round="3"), "director")


def test_missing(hall: Hall, league: Hall) -> None:
    path = f"hanchans/{uuid7()}"
    details(league.call("GET", f"hanchans/{hall.hanchan}"), 404)
    checks.missing(hall, "hanchans/{}")
    checks.refuses_fields(league, path, body(hall), "director", "table")


@pytest.mark.parametrize(
    ("different", "field"),
    [
        ({"table": str(uuid4())}, "table"),
        ({"round": ""}, "round"),
        ({"seats": {}}, None),
        ({"started_at": "noon"}, "started_at"),
        ({"length": 8}, "length"),
    ],
)
def test_bad_body(hall: Hall, different: dict[str, Any], field: str | None) -> None:
    fields = [field] if field else [f"seats.{seat}" for seat in SEATS]
    checks.refuses_fields(hall, f"hanchans/{uuid7()}", body(hall, **different), "director", *fields)


def test_its_id_tells_which_hanchan_is_newer(hall: Hall) -> None:
    checks.refuses_fields(hall, f"hanchans/{uuid4()}", body(hall), "director", "hanchan_id")


def test_four_different_players_of_this_tournament(hall: Hall, league: Hall) -> None:
    seats = body(hall)["seats"]
    twice = body(hall, seats={**seats, "north": seats["east"]})
    checks.refuses_fields(hall, f"hanchans/{uuid7()}", twice, "director", "seats.north")
    stranger = body(hall, seats={**seats, "west": str(league.players[0])})
    checks.refuses_fields(hall, f"hanchans/{uuid7()}", stranger, "director", "seats.west")


def test_pages(hall: Hall) -> None:
    hall.call("PUT", f"hanchans/{uuid7()}", body(hall), "director")
    checks.pages(hall, "hanchans", 2)


def test_nobody_plays_at_two_tables_in_one_round(hall: Hall) -> None:
    seats = {**body(hall)["seats"], "west": str(hall.players[0])}
    path, sent = f"hanchans/{uuid7()}", body(hall, seats=seats, round="1")
    found = mistakes(hall.call("PUT", path, sent, "director"))
    assert set(found) == {"seats.west"}
    assert f"table 1 ({hall.tables[0]})" in found["seats.west"][0]
    assert hall.call("PUT", path, {**sent, "round": "2"}, "director").status_code == 201
