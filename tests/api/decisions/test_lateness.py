"""POST /lateness"""

from typing import Any

import pytest
from flask.testing import FlaskClient

import rulings
from tests.api.answers import mistakes

PATH = "/api/v1/lateness"
LEAGUE = {"id": "r-league-24-25"}


def late(visitor: FlaskClient, who: str, seconds: int, **rulebook: Any) -> dict[str, Any]:
    response = visitor.post(PATH, json={"rulebook": {**LEAGUE, **rulebook}, "who": who, "seconds": seconds})
    assert response.status_code == 200, response.text
    answer: dict[str, Any] = response.get_json()
    return answer


def test_an_arbiter_35_minutes_late(visitor: FlaskClient) -> None:
    answer = late(visitor, "arbiter", 35 * 60)
    assert answer["fines"] == [{"whom": "offender", "amount": 6000, "currency": "SGD"}]
    assert answer["next"] is None
    assert [effect["id"] for effect in answer["effects"]].count("games-cancelled") == 1
    flat = late(visitor, "arbiter", 35 * 60, readings={"r-league-arbiter-fine": "flat"})
    assert flat["fines"][0]["amount"] == 3000


@pytest.mark.parametrize(
    ("seconds", "p", "next_at"), [(59, 0, 60), (60, 1, 120), (10 * 60, 10, 660), (25 * 60, 45, 1560)]
)
def test_a_player_and_when_it_costs_more(visitor: FlaskClient, seconds: int, p: int, next_at: int) -> None:
    answer = late(visitor, "player", seconds)
    assert sum(points["p"] for points in answer["points"]) == p
    assert answer["next"]["at_seconds"] == next_at
    assert answer["next"]["line"]


def test_it_is_the_engines_answer(visitor: FlaskClient) -> None:
    library = rulings.library()
    cost = rulings.assess_lateness(rulings.compose(library, "r-league-24-25"), "player", 1500)
    assert late(visitor, "player", 1500) == rulings.localise_lateness(library, cost, "en")


@pytest.mark.parametrize(
    ("changed", "field", "part"),
    [
        ({"seconds": -1}, "seconds", "bounds"),
        ({"seconds": 86_401}, "seconds", "bounds"),
        ({"seconds": 1.5}, "seconds", "whole number"),
        ({"seconds": "60"}, "seconds", "whole number"),
        ({"seconds": True}, "seconds", "whole number"),
        ({"who": "referee"}, "who", "Choose"),
        ({"rulebook": {"id": "r-league"}}, "rulebook.id", "r-league-24-25"),
        ({"rulebook": {"id": "wrr-2015"}}, "who", "lateness"),
        ({"rulebook": {"id": "wrc-2022"}, "who": "arbiter"}, "who", "player"),
    ],
)
def test_a_mistake_names_the_field_and_the_cure(
    visitor: FlaskClient, changed: dict[str, Any], field: str, part: str
) -> None:
    asked = {"rulebook": LEAGUE, "who": "player", "seconds": 60, **changed}
    ((named, (message, cure)),) = mistakes(visitor.post(PATH, json=asked)).items()
    assert named == field
    assert part in f"{message} {cure}"
