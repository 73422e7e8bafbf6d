"""POST /score-sheets: a hanchan hand by hand."""

from typing import Any

from flask.testing import FlaskClient

from tests.api.answers import mistakes

PATH = "/api/v1/score-sheets"
WRC = {"id": "wrc-2022"}
RON = {"kind": "win", "riichi": [0], "wins": [{"winner": 2, "from": 0, "han": 3, "fu": 40}]}


def inspect(visitor: FlaskClient, lang: str = "en", **asked: Any) -> dict[str, Any]:
    response = visitor.post(f"{PATH}?lang={lang}", json={"rulebook": WRC, **asked})
    assert response.status_code == 200, response.text
    answer: dict[str, Any] = response.get_json()
    return answer


def test_each_hand_has_its_place_what_it_moved_and_the_totals_after_it(visitor: FlaskClient) -> None:
    answer = inspect(visitor, lang="fr", hands=[RON, {"kind": "exhaustive-draw", "tenpai": [1]}])
    (ron, drawn) = answer["hands"]
    assert (ron["round"], ron["number"], ron["ends_text"]) == ("east", 1, "Victoire")
    assert (ron["moved"], ron["points"]) == ([-6200, 0, 6200, 0], [23800, 30000, 36200, 30000])
    assert (drawn["number"], drawn["moved"]) == (2, [-1000, 3000, -1000, -1000])
    assert answer["now"] == {"round": "east", "number": 2, "dealer": 1, "counters": 1, "deposits": 0}
    assert (answer["over"], answer["over_text"]) == (None, None)


def test_nothing_has_been_played_yet(visitor: FlaskClient) -> None:
    answer = inspect(visitor)
    assert (answer["hands"], answer["points"]) == ([], [30000] * 4)


def test_the_end_of_the_hanchan_says_why(visitor: FlaskClient) -> None:
    answer = inspect(visitor, hands=[{"kind": "exhaustive-draw"}] * 9)
    assert (answer["over"], answer["over_text"]) == ("last-hand", "The last hand has been played.")
    assert (len(answer["hands"]), answer["unplayed"]) == (8, 1)


def test_what_the_book_leaves_open_is_named_and_can_be_decided(visitor: FlaskClient) -> None:
    hands = [{"kind": "win", "wins": [{"winner": at, "from": 0, "han": 1, "fu": 30} for at in (1, 3)]}]
    answer = inspect(visitor, hands=hands)
    named = {one["point"]: one["answer_text"] for one in answer["assumed"]}
    assert named["several-rons"] == "Head bump"
    assert answer["hands"][0]["bumped"] == [3]
    decided = inspect(visitor, hands=hands, rules={"several-rons": "all-win"})
    assert decided["hands"][0]["bumped"] == []


def test_a_mistake_names_the_hand_and_the_cure(visitor: FlaskClient) -> None:
    def wrong(*hands: dict[str, Any]) -> dict[str, Any]:
        response = visitor.post(PATH, json={"rulebook": WRC, "hands": hands})
        assert response.status_code == 422
        return mistakes(response)

    assert "hands.1.wins" in wrong(RON, {"kind": "win"})
    assert "hands.0.kind" in wrong({"kind": "tea"})
    assert "hands.0.wins.0.winner" in wrong({"kind": "win", "wins": [{"winner": 7, "han": 1, "fu": 30}]})
