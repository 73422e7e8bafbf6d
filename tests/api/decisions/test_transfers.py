"""POST /transfers: penalties paid at the table."""

from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from rulings.engine.context import SEATS
from tests.api.answers import mistakes

PATH = "/api/v1/transfers"
CASUAL = {"id": "wrc-2022", "options": {"no-tournament-score": {}}}


def send_offences(visitor: FlaskClient, *offences: dict[str, Any], rulebook: Any = CASUAL) -> dict[str, Any]:
    response = visitor.post(PATH, json={"rulebook": rulebook, "offences": list(offences)})
    assert response.status_code == 200, response.text
    answer: dict[str, Any] = response.get_json()
    return answer


@pytest.mark.parametrize(("p", "each"), [(30, 6000), (20, 4000), (10, 2000)])
def test_a_penalty_is_paid_to_each_of_the_three(visitor: FlaskClient, p: int, each: int) -> None:
    answer = send_offences(visitor, {"seat": "west", "p": p})
    assert answer["net"] == {"east": each, "south": each, "west": -3 * each, "north": each, "table": 0}
    assert not answer["extrapolated"]
    assert answer["notes"] == []


@pytest.mark.parametrize("p", [1, 2])
def test_a_small_one_waits_on_the_table(visitor: FlaskClient, p: int) -> None:
    answer = send_offences(visitor, {"seat": "east", "p": p})
    assert answer["net"]["east"] == -answer["net"]["table"] == -1000 * p


def test_what_is_not_listed_is_extrapolated_and_says_so(visitor: FlaskClient) -> None:
    answer = send_offences(visitor, {"seat": "east", "p": 15})
    assert answer["extrapolated"]
    assert answer["notes"]


def test_a_chonbo_costs_what_the_book_says(visitor: FlaskClient) -> None:
    assert send_offences(visitor, {"seat": "north", "kind": "chonbo"})["net"]["north"] == -18_000


@given(
    st.lists(
        st.builds(
            lambda seat, p: {"seat": seat, "p": p}, st.sampled_from(SEATS), st.integers(min_value=1, max_value=100)
        ),
        min_size=1,
        max_size=8,
    )
)
def test_no_point_is_made_or_lost(visitor: FlaskClient, offences: list[dict[str, Any]]) -> None:
    answer = send_offences(visitor, *offences)
    assert sum(answer["net"].values()) == 0
    moved = dict.fromkeys(answer["net"], 0)
    for transfer in answer["transfers"]:
        moved[transfer["from"]] -= transfer["points"]
        moved[transfer["to"]] += transfer["points"]
    assert moved == answer["net"]


@pytest.mark.parametrize(
    ("offence", "field", "part"),
    [
        ({"seat": "middle"}, "offences.0.seat", "Choose"),
        ({"p": 1}, "offences.0.seat", "Add"),
        ({"seat": "east"}, "offences.0.p", "whole P"),
        ({"seat": "east", "p": 0}, "offences.0.p", "bounds"),
        ({"seat": "east", "p": 101}, "offences.0.p", "bounds"),
        ({"seat": "east", "p": "1"}, "offences.0.p", "whole number"),
        ({"seat": "east", "kind": "warning"}, "offences.0.kind", "Choose"),
        ({"seat": "east", "p": 1, "points": 1000}, "offences.0.points", "Remove"),
        ("east", "offences.0", "object"),
    ],
)
def test_a_mistake_names_the_offence(visitor: FlaskClient, offence: Any, field: str, part: str) -> None:
    found = mistakes(visitor.post(PATH, json={"rulebook": CASUAL, "offences": [offence]}))
    message, cure = found[field]
    assert part in f"{message} {cure}"


def test_not_none_and_not_too_many(visitor: FlaskClient) -> None:
    for offences in ([], [{"seat": "east", "p": 1}] * 65):
        assert set(mistakes(visitor.post(PATH, json={"rulebook": CASUAL, "offences": offences}))) == {"offences"}
