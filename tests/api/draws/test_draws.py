"""POST /draws: how a hand ends that nobody wins."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.answers import mistakes

PATH = "/api/v1/draws"
WRC = {"id": "wrc-2022"}
EVERYBODY = [{"seat": seat, "said": "noten"} for seat in ("east", "south", "west", "north")]


def inspect(visitor: FlaskClient, lang: str = "en", **asked: Any) -> dict[str, Any]:
    response = visitor.post(f"{PATH}?lang={lang}", json={"rulebook": WRC, **asked})
    assert response.status_code == 200, response.text
    answer: dict[str, Any] = response.get_json()
    return answer


def test_an_exhaustive_draw_says_who_shows_pays_and_deals(visitor: FlaskClient) -> None:
    said = [{"seat": "east", "said": "tenpai"}, *EVERYBODY[1:]]
    answer = inspect(visitor, declarations=said, counters=1, deposits=2, lang="fr")
    assert answer["ends_text"] == "La donne est nulle."
    assert answer["seats"]["east"]["shows_text"] == "La main doit être montrée"
    assert answer["seats"]["south"]["counted_text"] == "Noten"
    assert answer["after"] == {
        "payments": {"east": 3000, "south": -1000, "west": -1000, "north": -1000},
        "deposits": 2,
        "returned": [],
        "counters": 2,
        "dealer": "stays",
        "dealer_text": "Le donneur reste",
    }


def test_a_draw_that_waits_says_for_whom(visitor: FlaskClient) -> None:
    answer = inspect(visitor, riichi=["east"], dead=["south"])
    assert (answer["ends"], answer["to_declare"], answer["after"]) == ("waits", "east", None)
    may = {seat: one["may"] for seat, one in answer["seats"].items()}
    assert may == {"east": ["tenpai"], "south": ["noten"], "west": ["tenpai", "noten"], "north": ["tenpai", "noten"]}


def test_a_noten_riichi_offers_the_foul_with_its_facts(visitor: FlaskClient) -> None:
    answer = inspect(visitor, riichi=["west"], hands={"west": "noten"}, declarations=EVERYBODY)
    (foul,) = answer["fouls"]
    facts = {"hand_end": "exhaustive-draw", "riichi_hand": "noten", "noten_by_dead_hand": False}
    assert foul == {"seat": "west", "foul": "noten-riichi", "name": "Noten riichi", "facts": facts}
    assert answer["after"]["returned"] == ["west"]
    decided = visitor.post(
        "/api/v1/decisions", json={"rulebook": WRC, "foul": foul["foul"], "facts": foul["facts"]}
    ).get_json()
    assert [penalty["kind"] for penalty in decided["penalties"]] == ["chonbo"]


def test_nagashi_mangan_is_made_or_says_why_not(visitor: FlaskClient) -> None:
    book = {**WRC, "options": {"nagashi-mangan": {}}}
    answer = inspect(visitor, rulebook=book, discards={"south": "19m1z"})
    assert (answer["nagashi"], answer["after"]["payments"]["south"]) == (["south"], 8000)
    against = inspect(visitor, rulebook=book, discards={"south": "19m2z"}, called=["south"])["seats"]["south"]
    assert against["nagashi"] == {
        "made": False,
        "against": [{"id": "open-hand", "text": "The player has called a tile"}],
    }


def test_an_abortive_draw_is_one_or_says_why_not(visitor: FlaskClient) -> None:
    asked = {"kind": "nine-terminals", "seat": "west", "tiles": "19m19p19s1234z5678p"}
    refused = inspect(visitor, **asked)
    assert (refused["ends"], refused["terminals"]) == ("goes-on", 10)
    assert refused["against"] == [{"id": "not-used", "text": "These rules don't have it"}]
    book = {**WRC, "options": {"abortive-draws": {"draws": ["nine-terminals"]}}}
    answer = inspect(visitor, rulebook=book, riichi=["east"], **asked)
    assert (answer["after"]["returned"], answer["after"]["counters"]) == (["east"], 1)


def test_what_the_book_leaves_open_is_named_and_can_be_decided(visitor: FlaskClient) -> None:
    asked = {"kind": "four-quads", "quads": {"east": 2, "west": 2}, "rulebook": {"id": "r-league-24-25"}}
    (assumed,) = inspect(visitor, **asked)["assumed"]
    assert assumed == {"point": "abortive-draws", "text": "Abortive draws", "answer": [], "answer_text": "None"}
    decided = inspect(visitor, rules={"abortive-draws": ["four-quads"]}, **asked)
    assert (decided["ends"], decided["assumed"]) == ("abortive-draw", [])


def test_irregular_declarations_are_remarked(visitor: FlaskClient) -> None:
    said = [{"seat": "south", "said": "noten"}, {"seat": "south", "said": "tenpai"}]
    seat = inspect(visitor, declarations=said)["seats"]["south"]
    assert [one["id"] for one in seat["remarks"]] == ["out-of-turn", "changed"]
    assert seat["counted"] == "noten"


@pytest.mark.parametrize(
    ("wrong", "field", "part"),
    [
        ({"kind": "three-rons"}, "kind", "Choose"),
        ({"declarations": [{"seat": "up", "said": "noten"}]}, "declarations.0.seat", "Choose"),
        ({"declarations": [{"seat": "east", "said": "riichi"}]}, "declarations.0.said", "Choose"),
        ({"declarations": [{"seat": "east"}]}, "declarations.0.said", "Add"),
        ({"declarations": EVERYBODY * 5}, "declarations", "Send less"),
        ({"riichi": ["up"]}, "riichi.0", "Choose"),
        ({"riichi": ["east"] * 5}, "riichi", "Send less"),
        ({"hands": {"east": "good"}}, "hands.east", "Choose"),
        ({"hands": {"up": "noten"}}, "hands.up", "Choose"),
        ({"discards": {"east": "9x"}}, "discards.east", "no tiles"),
        ({"discards": {"east": 5}}, "discards.east", "text"),
        ({"quads": {"east": 5}}, "quads.east", "bounds"),
        ({"quads": {"east": "1"}}, "quads.east", "whole number"),
        ({"seat": "up"}, "seat", "Choose"),
        ({"tiles": "8z"}, "tiles", "1z to 7z"),
        ({"tiles": "m" * 101}, "tiles", "Send less"),
        ({"won": "perhaps"}, "won", "true or false"),
        ({"counters": -1}, "counters", "bounds"),
        ({"deposits": "1"}, "deposits", "whole number"),
        ({"rules": {"uma": "x"}}, "rules.uma", "rule point"),
        ({"rules": {"keishiki-tenpai": "x"}}, "rules.keishiki-tenpai", "answer"),
        ({"rules": {"abortive-draws": ["four-winds"]}}, "rules.abortive-draws", "leaves open"),
        ({"rulebook": {"id": "wrc-2202"}}, "rulebook.id", "wrc-2022"),
        ({"hand": "1m"}, "hand", "Remove"),
    ],
)
def test_a_mistake_names_its_field_and_cure(visitor: FlaskClient, wrong: Any, field: str, part: str) -> None:
    found = mistakes(visitor.post(PATH, json={"rulebook": WRC, **wrong}))
    message, cure = found[field]
    assert part in f"{message} {cure}"


def test_nine_terminals_need_the_whole_hand(visitor: FlaskClient) -> None:
    book = {**WRC, "options": {"abortive-draws": {"draws": ["nine-terminals"]}}}
    wrong = {"rulebook": book, "kind": "nine-terminals", "tiles": "19m"}
    assert set(mistakes(visitor.post(PATH, json=wrong))) == {"tiles"}


def test_what_is_missing_is_named(visitor: FlaskClient) -> None:
    assert set(mistakes(visitor.post(PATH, json={}))) == {"rulebook"}
