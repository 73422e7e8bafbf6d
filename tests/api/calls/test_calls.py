"""POST /calls: who has a tile that several players called."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.answers import mistakes

PATH = "/api/v1/calls"
WRC = {"id": "wrc-2025"}
LEAGUE = {"id": "r-league-24-25"}
CHII, PON, RON = ({"seat": seat, "kind": kind} for seat, kind in (("south", "chii"), ("west", "pon"), ("north", "ron")))


def inspect(visitor: FlaskClient, lang: str = "en", **asked: Any) -> dict[str, Any]:
    response = visitor.post(f"{PATH}?lang={lang}", json={"rulebook": WRC, **asked})
    assert response.status_code == 200, response.text
    answer: dict[str, Any] = response.get_json()
    return answer


def test_it_says_who_has_the_tile_why_and_what_becomes_of_the_others(visitor: FlaskClient) -> None:
    answer = inspect(visitor, calls=[CHII, {**PON, "apart": "together"}], lang="fr")
    assert (answer["ends_text"], answer["has"]) == ("L'appel est valable", ["west"])
    assert answer["why_text"] == "Pon et kan priment sur chii"
    lost = {"seat": "south", "kind": "chii", "kind_text": "Chii", "has": False, "why": "pon-first"}
    assert answer["calls"][0] == {**lost, "why_text": "Pon et kan priment"}
    assert [source["section"] for source in answer["sources"]] == ["12.3.2"]
    assert [reading["id"] for reading in answer["readings"]] == ["wrc-2025-equal-calls"]


def test_a_missing_fact_is_asked_for_with_what_each_answer_comes_to(visitor: FlaskClient) -> None:
    answer = inspect(visitor, calls=[CHII, PON])
    assert (answer["ends"], answer["has"]) == ("asks", [])
    asks = answer["asks"]
    assert (asks["fact"], asks["at"], asks["question"]) == ("apart", 1, "How did the calls come?")
    stands = {"ends": "set", "ends_text": "The call stands"}
    assert asks["answers"][0] == {"answer": "apart", "text": "Clearly later", "has": ["south"], **stands}


def test_a_fast_draw_offers_the_foul_with_its_facts(visitor: FlaskClient) -> None:
    answer = inspect(visitor, rulebook=LEAGUE, since="drawn", too_fast=True, calls=[PON])
    assert answer["table"] == [{"id": "drawn-tile-back", "text": "The drawn tile goes back to the wall"}]
    (foul,) = answer["fouls"]
    assert (foul["seat"], foul["name"]) == ("south", "Drawn while another player calls")
    decided = visitor.post(
        "/api/v1/decisions", json={"rulebook": LEAGUE, "foul": foul["foul"], "facts": foul["facts"]}
    ).get_json()
    assert (decided["status"], decided["effects"]) == ("discretion", decided["effects"])
    assert "call-valid" in [effect if isinstance(effect, str) else effect["id"] for effect in decided["effects"]]


def test_a_changed_call_offers_its_foul_filled_in(visitor: FlaskClient) -> None:
    changed = [{**PON, "holds": True}, {**PON, "kind": "ron", "slip": True}]
    answer = inspect(visitor, rulebook=LEAGUE, calls=changed)
    why = [call["why_text"] for call in answer["calls"]]
    assert (answer["has"], why) == (["west"], [None, "A call can't be changed"])
    (foul,) = answer["fouls"]
    question = {"rulebook": LEAGUE, "foul": foul["foul"], "facts": foul["facts"]}
    decided = visitor.post("/api/v1/decisions", json=question).get_json()
    assert (foul["foul"], decided["status"]) == ("changing-call", "decided")


def test_a_kan_says_when_its_indicator_is_turned(visitor: FlaskClient) -> None:
    answer = inspect(visitor, rulebook=LEAGUE, tile="added-quad", indicator_turned=True)
    assert (answer["dora"], answer["dora_text"]) == ("after-discard", "Turn the kan dora after the discard")
    assert answer["cited"][0]["source"]["section"] == "Kan dora indicator"
    assert [foul["foul"] for foul in answer["fouls"]] == ["early-dora"]


def test_what_the_book_leaves_open_is_named_and_can_be_decided(visitor: FlaskClient) -> None:
    asked = {"rulebook": {"id": "ema-2016"}, "calls": [RON, {**PON, "kind": "ron"}]}
    (assumed,) = inspect(visitor, **asked)["assumed"]
    assert (assumed["point"], assumed["answer_text"]) == ("several-rons", "All win")
    decided = inspect(visitor, rules={"several-rons": "head-bump"}, **asked)
    assert (decided["has"], decided["assumed"]) == (["west"], [])


def test_what_the_book_is_silent_on_is_the_referees(visitor: FlaskClient) -> None:
    answer = inspect(visitor, tile="self-draw", since="drawn")
    assert (answer["ends"], answer["has"]) == ("referee", [])
    assert answer["why_text"] == "The rules don't say what a winning tile laid down in silence is"


@pytest.mark.parametrize(
    ("wrong", "field", "part"),
    [
        ({"tile": "wall"}, "tile", "Choose"),
        ({"from": "up"}, "from", "Choose"),
        ({"since": "lunch"}, "since", "Choose"),
        ({"taker": "up"}, "taker", "Choose"),
        ({"place": "floor"}, "place", "Choose"),
        ({"too_fast": "very"}, "too_fast", "true or false"),
        ({"last": "perhaps"}, "last", "true or false"),
        ({"calls": [{"seat": "up", "kind": "pon"}]}, "calls.0.seat", "Choose"),
        ({"calls": [{"seat": "west", "kind": "riichi"}]}, "calls.0.kind", "Choose"),
        ({"calls": [{"seat": "west"}]}, "calls.0.kind", "Add"),
        ({"calls": [{**PON, "voice": "loud"}]}, "calls.0.voice", "Choose"),
        ({"calls": [{**PON, "apart": "later"}]}, "calls.0.apart", "Choose"),
        ({"calls": [{**PON, "holds": "some"}]}, "calls.0.holds", "true or false"),
        ({"calls": [{**PON, "seat": "east"}]}, "calls.0.seat", "another seat"),
        ({"calls": [PON, PON]}, "calls.1.kind", "already"),
        ({"calls": [PON] * 13}, "calls", "Send less"),
        ({"rules": {"uma": "x"}}, "rules.uma", "rule point"),
        ({"rules": {"last-discard": "any-call"}}, "rules.last-discard", "leaves open"),
        ({"rulebook": {"id": "wrc-2202"}}, "rulebook.id", "wrc-2022"),
        ({"on": "discard"}, "on", "Remove"),
    ],
)
def test_a_mistake_names_its_field_and_cure(visitor: FlaskClient, wrong: Any, field: str, part: str) -> None:
    found = mistakes(visitor.post(PATH, json={"rulebook": WRC, **wrong}))
    message, cure = found[field]
    assert part in f"{message} {cure}"


def test_what_is_missing_is_named(visitor: FlaskClient) -> None:
    assert set(mistakes(visitor.post(PATH, json={}))) == {"rulebook"}
