"""POST /compositions"""

from typing import Any

import pytest
from flask.testing import FlaskClient

import rulings
from tests.api.answers import mistakes

PATH = "/api/v1/compositions"


def compose(visitor: FlaskClient, **chosen: Any) -> dict[str, Any]:
    response = visitor.post(PATH, json={"id": "wrc-2022", **chosen})
    assert response.status_code == 200, response.text
    answer: dict[str, Any] = response.get_json()
    return answer


def refuse(visitor: FlaskClient, **chosen: Any) -> dict[str, tuple[str, str]]:
    return mistakes(visitor.post(PATH, json={"id": "wrc-2022", **chosen}))


def test_the_revision_follows_from_what_is_chosen_not_from_its_order(visitor: FlaskClient) -> None:
    plain = compose(visitor)["revision"]
    one = compose(visitor, options={"red-fives": {}, "lower-penalties": {}})["revision"]
    other = compose(visitor, options={"lower-penalties": {}, "red-fives": {}})["revision"]
    assert one == other != plain
    assert plain == rulings.compose(rulings.library(), "wrc-2022").revision


def test_shows_what_the_options_change(visitor: FlaskClient) -> None:
    answer = compose(visitor, options={"uma": {"places": [30, 10]}})
    points = {point["id"]: point for point in answer["rule_points"]["points"]}
    assert points["uma"]["differs"]
    assert [value["value"] for value in points["uma"]["values"]] == [[15, 5, -5, -15], [30, 10, -10, -30]]
    assert not points["starting-points"]["differs"]
    assert answer["rulebook"]["options"] == {"uma": {"places": [30, 10, -10, -30]}}
    assert len(answer["rulebook"]["option_names"]) == 1


def test_gives_the_whole_rulebook_when_asked(visitor: FlaskClient) -> None:
    assert "export" not in compose(visitor)
    answer = compose(visitor, options={"lower-penalties": {}}, export=True)
    assert answer["export"]["revision"] == answer["revision"]
    assert answer["export"]["content"]["options"] == {"lower-penalties": {}}


@pytest.mark.parametrize(
    ("chosen", "field", "part"),
    [
        ({"id": "wrc-222"}, "id", "wrc-2022"),
        ({"options": {"lower-penalty": {}}}, "options.lower-penalty", "lower-penalties"),
        ({"options": {"red-fives": {"count": 3}}}, "options.red-fives.count", "none"),
        ({"options": {"red-fives": True}}, "options.red-fives", "{}"),
        ({"options": {"uma": {}}}, "options.uma.places", "places"),
        ({"options": {"uma": {"places": [30, 10, -10, -20]}}}, "options.uma.places", "zero"),
        ({"options": {"uma": {"places": [1, 2, 3]}}}, "options.uma.places", "four"),
        ({"options": {"yakitori": {"points": 9000}}}, "options.yakitori.points", "amount"),
        ({"options": {"yakitori": {"amount": 9050}}}, "options.yakitori.amount", "9000"),
        ({"readings": {"lateness-minutes": "begun"}}, "readings.lateness-minutes", "lateness-minute"),
        ({"readings": {"lateness-minute": "never"}}, "readings.lateness-minute", "begun"),
        ({"readings": {"lateness-minute": 1}}, "readings.lateness-minute", "begun"),
        ({"options": []}, "options", "object"),
        ({"readings": "begun"}, "readings", "object"),
        ({"id": 2022}, "id", "quotes"),
        ({"export": "yes, please"}, "export", "true or false"),
    ],
)
def test_a_refusal_names_the_field_and_the_cure(
    visitor: FlaskClient, chosen: dict[str, Any], field: str, part: str
) -> None:
    ((named, (message, cure)),) = refuse(visitor, **chosen).items()
    assert named == field
    assert part in f"{message} {cure}"


def test_options_at_odds_are_refused_with_the_reason(visitor: FlaskClient) -> None:
    refused = refuse(visitor, options={"lower-penalties": {}, "bare-minimum-penalties": {}})
    ((field, (message, cure)),) = refused.items()
    assert field.startswith("options.")
    assert "lower-penalties" in message + cure
    assert "bare-minimum-penalties" in message + cure + field


@pytest.mark.parametrize(
    "nested",
    [
        {"uma": {"places": [[[30]]]}},
        {"uma": {"places": ["x" * 201]}},
        {"x" * 201: {}},
        {f"option-{number}": {} for number in range(65)},
    ],
)
def test_what_is_too_large_or_too_deep_is_refused_without_repeating_it(visitor: FlaskClient, nested: Any) -> None:
    response = visitor.post(PATH, json={"id": "wrc-2022", "options": nested})
    assert set(mistakes(response)) == {"options"}
    assert len(response.data) < 1000
