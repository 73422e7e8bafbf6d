"""POST /hands: what a player's tiles are."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.answers import mistakes

PATH = "/api/v1/hands"
WRC = {"id": "wrc-2025"}
TENPAI = "234m567p678s1122z"
DRAGON = {"kind": "pon", "tiles": "555z", "from": "west"}


def inspect(visitor: FlaskClient, lang: str = "en", **asked: Any) -> dict[str, Any]:
    response = visitor.post(f"{PATH}?lang={lang}", json={"rulebook": WRC, **asked})
    assert response.status_code == 200, response.text
    answer: dict[str, Any] = response.get_json()
    return answer


def test_a_win_is_told_by_its_parts(visitor: FlaskClient) -> None:
    win = {"by": "ron", "tile": "2z", "from": "south"}
    answer = inspect(visitor, tiles=TENPAI, win=win, seat="west", situations=["riichi"], lang="fr")
    assert [(yaku["text"], yaku["han"]) for yaku in answer["win"]["yaku"]] == [("Riichi", 1)]
    assert [part["text"] for part in answer["win"]["fu"]][:2] == ["Base", "Main fermée gagnée par ron"]
    assert answer["win"]["payments"] == {"east": 0, "south": -1300, "west": 1300, "north": 0}
    assert (answer["win"]["reason_text"], answer["win"]["limit_text"]) == (None, None)


def test_a_win_that_is_none_says_why_and_offers_the_foul(visitor: FlaskClient) -> None:
    answer = inspect(visitor, tiles="234m567p678s2244z", win={"by": "ron", "tile": "2z", "from": "south"}, seat="west")
    assert answer["win"]["reason_text"] == "No yaku"
    assert [(foul["foul"], bool(foul["name"])) for foul in answer["fouls"]] == [("empty-win", True)]


def test_a_foul_comes_with_what_the_tiles_say_of_it(visitor: FlaskClient) -> None:
    (noten,) = inspect(visitor, tiles="13579m13579p123s", situations=["riichi"])["fouls"]
    assert (noten["foul"], noten["facts"]) == ("noten-riichi", {"riichi_hand": "noten"})
    (quad,) = inspect(visitor, tiles="3444m778899s333z", drawn="4m", situations=["riichi"])["fouls"]
    assert (quad["foul"], quad["facts"]) == ("invalid-quad-after-riichi", {"quad_valid": False})
    question = {"rulebook": WRC, "foul": quad["foul"], "facts": {**quad["facts"], "hand_end": "own-win"}}
    assert visitor.post("/api/v1/decisions", json=question).get_json()["status"] == "decided"


def test_a_quad_in_riichi_shows_each_way_to_read_the_hand(visitor: FlaskClient) -> None:
    (quad,) = inspect(visitor, tiles="3444m778899s333z", drawn="4m", situations=["riichi"])["quads"]
    assert (quad["allowed"], quad["reason_text"]) == (False, "The waits would change")
    assert [wait["tile"] for wait in quad["waits"] if wait["broken"]] == ["2m", "5m"]


def test_what_the_book_leaves_open_is_named_and_can_be_decided(visitor: FlaskClient) -> None:
    asked = {"tiles": "234567m34567p55s", "win": {"by": "ron", "tile": "8p"}, "situations": ["riichi", "ippatsu"]}
    answer = inspect(visitor, seat="west", **asked)
    assert answer["win"]["total"] == 8000
    assert [(one["point"], one["answer_text"]) for one in answer["assumed"]] == [("kiriage-mangan", "Used")]
    decided = inspect(visitor, seat="west", rules={"kiriage-mangan": "not-used"}, **asked)
    assert (decided["win"]["total"], decided["assumed"]) == (7700, [])


def test_riichi_furiten_and_forbidden_discards_have_texts(visitor: FlaskClient) -> None:
    refused = inspect(visitor, tiles="567p678s11222z", melds=[DRAGON])["riichi"]
    assert refused["against"] == [{"id": "open-hand", "text": "The hand is open"}]
    furiten = inspect(visitor, tiles=TENPAI, discards="1z")["furiten"]
    assert (furiten["tiles"], furiten["until_text"]) == (["1z"], "Until the waits change")
    chii = {"kind": "chii", "tiles": "456s", "from": "north"}
    forbidden = inspect(visitor, tiles="234m567p6788s2z", melds=[chii], called="4s")["forbidden_discards"]
    assert [one["tile"] for one in forbidden] == ["4s", "7s"]
    assert forbidden[0]["text"] == "Swap-calling: same tile"


@pytest.mark.parametrize(
    ("wrong", "field", "part"),
    [
        ({"tiles": "234x"}, "tiles", "no tiles"),
        ({"tiles": "8z"}, "tiles", "1z to 7z"),
        ({"tiles": 5}, "tiles", "text"),
        ({"tiles": "11111m"}, "tiles", "there are four"),
        ({"tiles": "m" * 101}, "tiles", "Send less"),
        ({"melds": [{"kind": "kong", "tiles": "1111m"}]}, "melds.0.kind", "Choose"),
        ({"melds": [{"kind": "pon", "tiles": "112m"}]}, "melds.0.tiles", "no pon"),
        ({"melds": [DRAGON] * 5}, "melds", "Send less"),
        ({"melds": [{**DRAGON, "from": "east"}]}, "melds.0.from", "own discard"),
        ({"win": {"by": "ron"}}, "win.tile", "won on"),
        ({"win": {"by": "theft", "tile": "1m"}}, "win.by", "Choose"),
        ({"win": {"by": "ron", "tile": "12m"}}, "win.tile", "one tile"),
        ({"win": {"by": "ron", "tile": "1z", "from": "east"}}, "win.from", "own discard"),
        ({"win": {"by": "tsumo", "tile": "1z"}, "drawn": "1z"}, "drawn", "A win names"),
        ({"situations": ["ippatsu"]}, "situations", "Ippatsu needs riichi"),
        ({"situations": ["rain"]}, "situations.0", "Choose"),
        ({"called": "5m"}, "called", "last meld"),
        ({"dora": "123456m"}, "dora", "at most five"),
        ({"counters": -1}, "counters", "bounds"),
        ({"counters": "1"}, "counters", "whole number"),
        ({"wall": 123}, "wall", "bounds"),
        ({"rules": {"uma": "x"}}, "rules.uma", "rule point"),
        ({"rules": {"kiriage-mangan": "x"}}, "rules.kiriage-mangan", "answer"),
        ({"rulebook": {"id": "wrc-2202"}}, "rulebook.id", "wrc-2022"),
        ({"hand": "1m"}, "hand", "Remove"),
    ],
)
def test_a_mistake_names_its_field_and_cure(visitor: FlaskClient, wrong: Any, field: str, part: str) -> None:
    found = mistakes(visitor.post(PATH, json={"rulebook": WRC, "tiles": TENPAI, **wrong}))
    message, cure = found[field]
    assert part in f"{message} {cure}"


def test_what_is_missing_is_named(visitor: FlaskClient) -> None:
    assert set(mistakes(visitor.post(PATH, json={}))) == {"rulebook", "tiles"}
