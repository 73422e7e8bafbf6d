"""Players: PUT, GET, list."""

from itertools import islice
from typing import Any
from uuid import uuid4

import pytest
from uuid_utils.compat import uuid7

from services.people.numbers import free_numbers
from tests.api.answers import details
from tests.api.tournament import checks
from tests.api.tournament.hall import Hall

HANA = {"name": "はな", "id_number": "2001"}


def test_it_works_and_repeats(hall: Hall) -> None:
    path, body = f"players/{uuid7()}", {**HANA, "team": str(hall.team)}
    answer = checks.works_and_repeats(hall, path, body, "director")
    assert hall.get(path) == answer
    assert answer["team"] == str(hall.team)
    checks.refuses_another_body(hall, path, HANA, "director")


def test_no_team_and_team_null_are_the_same(hall: Hall) -> None:
    path = f"players/{uuid7()}"
    assert hall.call("PUT", path, HANA, "director").status_code == 201
    assert hall.call("PUT", path, {**HANA, "team": None}, "director").status_code == 200


def test_whoever_comes_without_a_number_gets_the_next(hall: Hall) -> None:
    path = f"players/{uuid7()}"
    answer = checks.works_and_repeats(hall, path, {"name": "はな"}, "director")
    assert answer["id_number"] == "108"
    hall.call("PUT", f"players/{uuid7()}", {"name": "Ren", "id_number": "109"}, "director")
    assert hall.call("PUT", f"players/{uuid7()}", {"name": "Yui"}, "director").get_json()["id_number"] == "110"
    assert hall.call("PUT", path, {"name": "はな", "id_number": "108"}, "director").status_code == 200
    checks.refuses_another_body(hall, path, {"name": "はな", "id_number": "111"}, "director")


@pytest.mark.parametrize(
    ("taken", "numbers"),
    [
        ([], ["1", "2"]),
        (["1", "2", "3", "5"], ["6", "7"]),
        (["SG1", "SG9"], ["SG10", "SG11"]),
        (["007", "099"], ["100", "101"]),
        (["A-1", "A-2", "B-7"], ["A-3", "A-4"]),
        (["Ana", "Ben"], ["1", "2"]),
        (["№ 0123456789", "4"], ["5", "6"]),
        (["x9", "x10", "9"], ["x11", "x12"]),
    ],
)
def test_numbers_go_on_as_the_others_look(taken: list[str], numbers: list[str]) -> None:
    assert list(islice(free_numbers(taken), 2)) == numbers


def test_a_taken_number_says_by_whom(hall: Hall) -> None:
    problem = details(hall.call("PUT", f"players/{uuid4()}", {**HANA, "id_number": "103"}, "director"), 409)
    assert problem["holder"] == {"id": str(hall.players[3]), "name": "Player 3"}
    assert "Player 3" in problem["detail"]


def test_missing(hall: Hall, league: Hall) -> None:
    details(league.call("GET", f"players/{hall.players[0]}"), 404)
    checks.missing(hall, "players/{}")


@pytest.mark.parametrize(
    ("different", "field"),
    [
        ({"name": ""}, "name"),
        ({"id_number": 17}, "id_number"),
        ({"id_number": "1" * 41}, "id_number"),
        ({"team": str(uuid4())}, "team"),
        ({"team": "Kamo"}, "team"),
        ({"rating": 1500}, "rating"),
    ],
)
def test_bad_body(hall: Hall, different: dict[str, Any], field: str) -> None:
    checks.refuses_fields(hall, f"players/{uuid4()}", {**HANA, **different}, "director", field)


def test_a_team_of_another_tournament_is_none(hall: Hall, league: Hall) -> None:
    checks.refuses_fields(hall, f"players/{uuid4()}", {**HANA, "team": str(league.team)}, "director", "team")


def test_pages(hall: Hall) -> None:
    checks.pages(hall, "players", 8)
