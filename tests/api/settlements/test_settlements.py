"""POST /settlements: what a hanchan comes to."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.answers import mistakes

PATH = "/api/v1/settlements"
WRC = {"id": "wrc-2022"}
POINTS = {"east": 42300, "south": 31200, "west": 26500, "north": 20000}


def inspect(visitor: FlaskClient, lang: str = "en", **asked: Any) -> dict[str, Any]:
    response = visitor.post(f"{PATH}?lang={lang}", json={"rulebook": WRC, "points": POINTS, **asked})
    assert response.status_code == 200, response.text
    answer: dict[str, Any] = response.get_json()
    return answer


def test_scores_by_seat_and_where_each_part_is_written(visitor: FlaskClient) -> None:
    answer = inspect(visitor, lang="fr")
    row = {"points": 42300, "place": 1, "delta": 123, "uma": 150, "oka": 0, "taken": 0, "total": 273}
    assert (answer["seats"]["east"], answer["order"]) == (row, ["east", "south", "west", "north"])
    uma = next(one for one in answer["cited"] if one["point"] == "uma")
    assert (uma["answer"], uma["answer_text"]) == ([15, 5, -5, -15], "+15 / +5 / -5 / -15")
    assert (uma["source"]["title"], uma["source"]["section"]) == ("WRC Optional Rules 2022", "Mod 4.1")
    assert (answer["assumed"], answer["remarks"], answer["table"], answer["below_zero"]) == ([], [], None, None)


def test_a_tie_that_does_not_divide_says_by_how_much_the_sum_is_off(visitor: FlaskClient) -> None:
    book = {**WRC, "options": {"uma": {"places": [20, 10]}}}
    answer = inspect(visitor, rulebook=book, points={**dict.fromkeys(POINTS, 33000), "west": 21000})
    assert (answer["seats"]["east"]["uma"], answer["balance"]["off"]) == (66, -2)
    text = "A shared place kept one decimal, so the sum is slightly off."
    assert answer["remarks"] == [{"id": "share-cut", "text": text}]


def test_steps_pay_penalties_riichi_sticks_and_yakitori(visitor: FlaskClient) -> None:
    book = {**WRC, "options": {"yakitori": {}, "no-tournament-score": {}}}
    points = {**POINTS, "east": 41300}
    penalties = [{"seat": "west", "kind": "chonbo", "at": "table"}]
    answer = inspect(visitor, rulebook=book, points=points, deposits=1, winless=["north"], penalties=penalties)
    assert [step["kind"] for step in answer["steps"]] == ["penalties", "deposits", "yakitori"]
    assert answer["steps"][1]["transfers"] == [{"from": "table", "to": "nobody", "points": 1000}]
    assert answer["steps"][2]["points"] == {"east": 50300, "south": 40200, "west": 11500, "north": 17000}
    assert answer["steps"][2]["text"] == "Yakitori"
    assert (answer["table"]["source"]["section"], answer["table"]["borrowed"]) == ("Mod 6.1", False)
    assert answer["balance"] == {"missing": 0, "lost": 1000, "off": 0}


def test_what_the_book_leaves_open_is_named_and_can_be_decided(visitor: FlaskClient) -> None:
    points = {**POINTS, "east": 41300}
    (assumed,) = inspect(visitor, points=points, deposits=1)["assumed"]
    text = "Riichi sticks left at the end"
    nobody = {"point": "leftover-deposits", "text": text, "answer": "nobody", "answer_text": "Nobody gets them"}
    assert assumed == nobody
    decided = inspect(visitor, points=points, deposits=1, rules={"leftover-deposits": "winner"})
    assert (decided["seats"]["east"]["points"], decided["assumed"]) == (42300, [])


def test_what_no_rulebook_has_can_be_decided_too(visitor: FlaskClient) -> None:
    book = {**WRC, "options": {"no-tournament-score": {}}}
    answer = inspect(visitor, rulebook=book, penalties=[{"seat": "north", "p": 2, "at": "table"}], lang="ru")
    (assumed,) = answer["assumed"]
    assert (assumed["point"], assumed["answer_text"]) == ("leftover-pot", "Никому")


def test_numbers_of_a_game_at_home_are_named_beside_the_books(visitor: FlaskClient) -> None:
    answer = inspect(visitor, rules={"uma": [20, 10]})
    (departs,) = answer["departs"]
    assert (departs["point"], departs["answer"], departs["source"]["section"]) == ("uma", [15, 5, -5, -15], "Mod 4.1")
    assert answer["rules"]["uma"] == [20, 10, -10, -20]


def test_who_is_below_zero_and_whether_the_game_goes_on(visitor: FlaskClient) -> None:
    points = {**POINTS, "east": -5000, "south": 78500}
    below = inspect(visitor, points=points)["below_zero"]
    assert (below["seats"], below["game"]) == (["east"], "goes-on")
    book = {**WRC, "options": {"bankruptcy": {}}}
    assert inspect(visitor, rulebook=book, points=points)["below_zero"]["game"] == "ends"


@pytest.mark.parametrize(
    ("wrong", "field", "part"),
    [
        ({"points": {**POINTS, "east": 42350}}, "points.east", "100"),
        ({"points": {"east": 1000}}, "points.north", "Add"),
        ({"deposits": -1}, "deposits", "bounds"),
        ({"deposits": "1"}, "deposits", "whole number"),
        ({"pot": 50}, "pot", "100"),
        ({"winless": ["up"]}, "winless.0", "Choose"),
        ({"winless": ["east"] * 5}, "winless", "Send less"),
        ({"penalties": [{"seat": "east"}]}, "penalties.0.p", "whole P"),
        ({"penalties": [{"seat": "east", "p": 0}]}, "penalties.0.p", "bounds"),
        ({"penalties": [{"seat": "up", "p": 1}]}, "penalties.0.seat", "Choose"),
        ({"penalties": [{"seat": "east", "p": 1, "at": "home"}]}, "penalties.0.at", "Choose"),
        ({"penalties": [{"seat": "east", "p": 1, "dealer": "up"}]}, "penalties.0.dealer", "Choose"),
        ({"rules": {"uma": [1, 2, 3]}}, "rules.uma", "four"),
        ({"rules": {"goal": 30050}}, "rules.goal", "hundreds"),
        ({"rules": {"oka": True}}, "rules.oka", "hundreds"),
        ({"rules": {"tie-split": "split"}}, "rules.tie-split", "leaves open"),
        ({"rules": {"kiriage-mangan": "used"}}, "rules.kiriage-mangan", "settlements"),
        ({"rules": {"leftover-deposits": "me"}}, "rules.leftover-deposits", "answer"),
        ({"rules": {"leftover-pot": ["winner"]}}, "rules.leftover-pot", "answer"),
        ({"rulebook": {"id": "wrc-2202"}}, "rulebook.id", "wrc-2022"),
        ({"scores": 1}, "scores", "Remove"),
    ],
)
def test_a_mistake_names_its_field_and_cure(visitor: FlaskClient, wrong: Any, field: str, part: str) -> None:
    found = mistakes(visitor.post(PATH, json={"rulebook": WRC, "points": POINTS, **wrong}))
    message, cure = found[field]
    assert part in f"{message} {cure}"


def test_what_is_missing_is_named(visitor: FlaskClient) -> None:
    assert set(mistakes(visitor.post(PATH, json={}))) == {"rulebook", "points"}
