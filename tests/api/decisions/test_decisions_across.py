"""POST /decisions/across: one call under several rulebooks."""

from flask.testing import FlaskClient

import rulings
from tests.api.answers import mistakes

PATH = "/api/v1/decisions/across"
CALL = {"foul": "empty-win", "facts": {"hand_shown": False}, "context": {}}


def test_every_base_book_answers_as_it_would_alone(visitor: FlaskClient) -> None:
    decisions = visitor.post(PATH, json=CALL).get_json()["decisions"]
    assert [decision["rulebook"]["id"] for decision in decisions] == list(rulings.library().books)
    for decision in decisions:
        alone = {"rulebook": {"id": decision["rulebook"]["id"]}, **CALL}
        assert visitor.post("/api/v1/decisions", json=alone).get_json() == decision


def test_only_those_asked_for_with_their_options(visitor: FlaskClient) -> None:
    books = [{"id": "wrc-2022"}, {"id": "wrc-2022", "options": {"lower-penalties": {}}}]
    official, lower = visitor.post(PATH, json={**CALL, "rulebooks": books}).get_json()["decisions"]
    assert official["rulebook"]["options"] == {}
    assert lower["rulebook"]["options"] == {"lower-penalties": {}}
    assert lower["penalties"] != official["penalties"]


def test_a_book_that_does_not_cover_it_says_so(visitor: FlaskClient) -> None:
    decisions = visitor.post(PATH, json={"foul": "noten-riichi"}).get_json()["decisions"]
    for decision in decisions:
        rows = rulings.compose(rulings.library(), decision["rulebook"]["id"]).content["fouls"]["noten-riichi"]["rows"]
        assert (decision["status"] == "not-covered") == (not rows)


def test_what_only_some_books_have_the_others_do_not_cover(visitor: FlaskClient) -> None:
    call = {"foul": "noten-riichi", "facts": {"hand_end": "four-riichi"}}
    books = [{"id": "wrc-2022"}, {"id": "r-league-24-25"}]
    official, league = visitor.post(PATH, json={**call, "rulebooks": books}).get_json()["decisions"]
    assert (official["status"], league["status"]) == ("not-covered", "decided")
    assert set(mistakes(visitor.post(PATH, json={**call, "rulebooks": books[:1]}))) == {"facts.hand_end"}


def test_a_mistake_names_the_book(visitor: FlaskClient) -> None:
    books = [{"id": "wrc-2022"}, {"id": "wrr-2016"}]
    assert "wrr-2015" in mistakes(visitor.post(PATH, json={**CALL, "rulebooks": books}))["rulebooks.1.id"][1]
    books = [{"id": "wrc-2022", "options": {"lower": {}}}]
    assert set(mistakes(visitor.post(PATH, json={**CALL, "rulebooks": books}))) == {"rulebooks.0.options.lower"}
    assert set(mistakes(visitor.post(PATH, json={**CALL, "rulebooks": [{"id": "wrc-2022"}] * 17}))) == {"rulebooks"}
    assert set(mistakes(visitor.post(PATH, json={**CALL, "rulebooks": [3]}))) == {"rulebooks.0"}
    assert set(mistakes(visitor.post(PATH, json={**CALL, "rulebook": {"id": "wrc-2022"}}))) == {"rulebook"}


def test_a_mistake_in_the_call_itself(visitor: FlaskClient) -> None:
    assert set(mistakes(visitor.post(PATH, json={**CALL, "facts": {"hand_shown": "no"}}))) == {"facts.hand_shown"}
    assert set(mistakes(visitor.post(PATH, json={}))) == {"foul"}
