"""GET /fouls/{foul_id}"""

import pytest
from flask.testing import FlaskClient

import rulings
from tests.api.answers import details

PATH = "/api/v1/fouls"


@pytest.mark.parametrize("foul", rulings.library().catalogue["fouls"])
def test_every_foul_can_be_read_in_every_language(visitor: FlaskClient, foul: str) -> None:
    for lang in ("en", "ja", "fr"):
        card = visitor.get(f"{PATH}/{foul}?lang={lang}").get_json()
        assert [question["fact"] for question in card["questions"]] == card["asks"]
        assert {book["id"] for book in card["rulebooks"]} == set(rulings.library().books)
        for book in card["rulebooks"]:
            assert set(book["asks"]) <= set(card["asks"])


def test_the_questions_with_their_answers(visitor: FlaskClient) -> None:
    (question,) = visitor.get(f"{PATH}/empty-win").get_json()["questions"]
    assert question == {
        "fact": "hand_shown",
        "kind": "yes-no",
        "text": "Was the hand shown?",
        "answers": [{"value": True, "text": "Hand shown"}, {"value": False, "text": "Voice only"}],
    }


def test_a_count_has_bounds(visitor: FlaskClient) -> None:
    questions = {
        question["fact"]: question for question in visitor.get(f"{PATH}/exposed-tiles").get_json()["questions"]
    }
    assert questions["tiles"]["kind"] == "count"
    assert questions["tiles"]["min"] < questions["tiles"]["max"]
    assert "answers" not in questions["tiles"]


def test_which_rulebooks_cover_it(visitor: FlaskClient) -> None:
    for book in visitor.get(f"{PATH}/noten-riichi").get_json()["rulebooks"]:
        asked = {"rulebook": {"id": book["id"]}, "foul": "noten-riichi"}
        status = visitor.post("/api/v1/decisions", json=asked).get_json()["status"]
        assert book["covered"] == (status != "not-covered")


def test_an_unknown_foul_is_a_404_that_guesses(visitor: FlaskClient) -> None:
    assert "empty-win" in details(visitor.get(f"{PATH}/emty-win"), 404)["detail"]
