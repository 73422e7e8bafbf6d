"""POST /decisions: the referee's question."""

from typing import Any

import pytest
from flask.testing import FlaskClient

import rulings
from tests.api.answers import mistakes

PATH = "/api/v1/decisions"
LOWER = {"id": "wrc-2022", "options": {"lower-penalties": {}}, "readings": {}}
ISSUE = {"rulebook": LOWER, "foul": "empty-win", "facts": {"hand_shown": False}, "context": {}}


def decide(visitor: FlaskClient, **changed: Any) -> dict[str, Any]:
    response = visitor.post(PATH, json={**ISSUE, **changed})
    assert response.status_code == 200, response.text
    answer: dict[str, Any] = response.get_json()
    return answer


def refuse(visitor: FlaskClient, **changed: Any) -> dict[str, tuple[str, str]]:
    return mistakes(visitor.post(PATH, json={**ISSUE, **changed}))


def test_the_call_becomes_the_engines_decision_word_for_word(visitor: FlaskClient) -> None:
    book = rulings.compose(rulings.library(), "wrc-2022", {"lower-penalties": {}})
    decision = rulings.decide(book, "empty-win", {"hand_shown": False}, {})
    assert decide(visitor) == rulings.localise(rulings.library(), decision, "en")


def test_an_empty_win_by_voice_alone_under_lower_penalties(visitor: FlaskClient) -> None:
    answer = decide(visitor)
    assert answer["status"] == "decided"
    assert answer["penalties"] == [{"kind": "dead-hand", "whom": "offender"}]
    assert answer["points"] == []
    assert answer["rulebook"]["options"] == {"lower-penalties": {}}
    assert answer["steps"][0]["text"]
    assert answer["say"] == "This hand is dead."


def test_a_missing_fact_is_asked_with_the_outcome_of_each_answer(visitor: FlaskClient) -> None:
    answer = decide(visitor, facts={})
    assert answer["status"] == "needs-facts"
    assert answer["penalties"] == []
    (question,) = answer["questions"]
    outcomes = {given["value"]: given["outcomes"][0]["penalties"][0]["kind"] for given in question["answers"]}
    assert outcomes == {True: "chonbo", False: "dead-hand"}


def test_facts_and_context_may_be_left_out(visitor: FlaskClient) -> None:
    response = visitor.post(PATH, json={"rulebook": {"id": "r-league-24-25"}, "foul": "exposed-tiles"})
    assert response.get_json()["status"] == "needs-facts"
    assert response.get_json()["context"]["simultaneous"] == "none"


def test_casual_play_pays_at_the_table(visitor: FlaskClient) -> None:
    book = {"id": "wrc-2022", "options": {"no-tournament-score": {}}}
    answer = decide(visitor, rulebook=book, facts={"hand_shown": True}, context={"seat": "south"})
    assert [transfer["to"] for transfer in answer["transfers"]] == ["east", "west", "north"]
    assert {transfer["from"] for transfer in answer["transfers"]} == {"south"}
    assert answer["points"] == []


def test_the_first_mistake_is_named_with_its_place_and_the_cure(visitor: FlaskClient) -> None:
    for changed, field, part in [
        ({"foul": "emty-win"}, "foul", "empty-win"),
        ({"foul": ["empty-win"]}, "foul", "quotes"),
        ({"facts": {"hand_showm": False}}, "facts.hand_showm", "hand_shown"),
        ({"facts": {"hand_shown": "no"}}, "facts.hand_shown", "true or false"),
        ({"facts": {"hand_shown": 1}}, "facts.hand_shown", "true or false"),
        ({"facts": {"hand_shown": None}}, "facts.hand_shown", "true or false"),
        ({"foul": "exposed-tiles", "facts": {"tiles": -1}}, "facts.tiles", "from"),
        ({"foul": "exposed-tiles", "facts": {"tiles": 2.5}}, "facts.tiles", "from"),
        ({"foul": "exposed-tiles", "facts": {"tiles": 10**18}}, "facts.tiles", "from"),
        ({"facts": []}, "facts", "object"),
        ({"facts": None}, "facts", "leave"),
        ({"context": {"simultaneous": "wins"}}, "context.simultaneous", "win"),
        ({"context": {"offenders": 5}}, "context.offenders", "1 to 4"),
        ({"context": {"seat": "up"}}, "context.seat", "east"),
        ({"context": {"weather": "rain"}}, "context.weather", "simultaneous"),
        ({"context": "win"}, "context", "object"),
        ({"rulebook": {"id": "wrc-222"}}, "rulebook.id", "wrc-2022"),
        ({"rulebook": {}}, "rulebook.id", "Add"),
        ({"rulebook": "wrc-2022"}, "rulebook", "object"),
        ({"rulebook": {**LOWER, "options": {"lower": {}}}}, "rulebook.options.lower", "lower-penalties"),
        ({"rulebook": {**LOWER, "readings": {"x": "y"}}}, "rulebook.readings.x", "Known"),
        ({"rulebook": {**LOWER, "option": {}}}, "rulebook.option", "spelling"),
        ({"fact": {}}, "fact", "spelling"),
    ]:
        ((named, (message, cure)),) = refuse(visitor, **changed).items()
        assert (named, part in f"{message} {cure}") == (field, True), (changed, message, cure)


@pytest.mark.parametrize("number", ["1" + "0" * 30, "-1e300", "1e400"])
def test_numbers_beyond_any_machine_are_refused(visitor: FlaskClient, number: str) -> None:
    body = f'{{"rulebook": {{"id": "wrc-2022"}}, "foul": "exposed-tiles", "facts": {{"tiles": {number}}}}}'
    assert visitor.post(PATH, data=body, content_type="application/json").status_code in {400, 422}


def test_several_mistakes_at_once(visitor: FlaskClient) -> None:
    found = mistakes(visitor.post(PATH, json={"rulebook": {"readings": 3}, "facts": 4, "fouls": "x"}))
    assert set(found) == {"foul", "fouls", "facts", "rulebook.id", "rulebook.readings"}


@pytest.mark.parametrize("depth", [4, 200, 1000])
def test_what_is_nested_too_deep_is_refused(visitor: FlaskClient, depth: int) -> None:
    nested = "[" * depth + "]" * depth
    body = f'{{"rulebook": {{"id": "wrc-2022"}}, "foul": "empty-win", "facts": {{"hand_shown": {nested}}}}}'
    response = visitor.post(PATH, data=body, content_type="application/json")
    assert set(mistakes(response)) == {"facts"}
    assert len(response.data) < 1000
