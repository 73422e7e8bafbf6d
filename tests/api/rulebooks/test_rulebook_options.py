"""GET /rulebooks/{rulebook_id}/options"""

import pytest
from flask.testing import FlaskClient

import rulings
from tests.api.answers import details

NAMED = {
    *("lower-penalties", "bare-minimum-penalties", "higher-penalties", "no-tournament-score", "red-fives"),
    *("initial-dora-only", "revealed-riichi", "nagashi-mangan", "uma", "oka", "yakitori", "counted-yakuman"),
    *("no-yakuman-stacking", "two-han-minimum", "abortive-draws", "bankruptcy"),
}


def test_wrc_2022_offers_every_option_of_its_optional_rules(visitor: FlaskClient) -> None:
    offered = visitor.get("/api/v1/rulebooks/wrc-2022/options").get_json()["options"]
    assert {option["id"] for option in offered} == NAMED


def test_says_what_an_option_wants_to_be_told(visitor: FlaskClient) -> None:
    offered = visitor.get("/api/v1/rulebooks/wrc-2022/options").get_json()["options"]
    parameters = {option["id"]: option["parameter"] for option in offered}
    assert parameters["red-fives"] is None
    assert parameters["uma"]["kind"] == "uma"
    assert parameters["yakitori"]["kind"] == "hundreds"
    assert len(parameters["abortive-draws"]["answers"]) == 4


def test_exclusions_and_their_reasons(visitor: FlaskClient) -> None:
    for rulebook in rulings.library().books:
        offered = visitor.get(f"/api/v1/rulebooks/{rulebook}/options").get_json()["options"]
        names = {option["id"] for option in offered}
        for option in offered:
            for exclusion in option["excludes"]:
                assert exclusion["id"] in names
                assert exclusion["reason"]


@pytest.mark.parametrize("rulebook", rulings.library().books)
def test_every_reading_offered_can_be_composed(visitor: FlaskClient, rulebook: str) -> None:
    """Each alternative of each reading, with the option that brings it."""
    answer = visitor.get(f"/api/v1/rulebooks/{rulebook}/options").get_json()
    parameters = {option["id"]: option["parameter"] for option in answer["options"]}
    for reading in answer["readings"]:
        assert reading["chosen"] == reading["default"]
        assert reading["default"] in reading["alternatives"]
        if reading["option"] and parameters[reading["option"]]:
            continue
        options = {reading["option"]: {}} if reading["option"] else {}
        for alternative in reading["alternatives"]:
            chosen = {"id": rulebook, "options": options, "readings": {reading["id"]: alternative}}
            response = visitor.post("/api/v1/compositions", json=chosen)
            expected = {} if alternative == reading["default"] else {reading["id"]: alternative}
            assert response.get_json()["rulebook"]["readings"] == expected


def test_an_unknown_rulebook_is_a_404(visitor: FlaskClient) -> None:
    assert "wrc-2022" in details(visitor.get("/api/v1/rulebooks/wrc-2O22/options"), 404)["detail"]
