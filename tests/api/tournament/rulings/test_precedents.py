"""GET precedents: how this event ruled where the book leaves a choice."""

from typing import Any

import pytest

from tests.api.answers import mistakes
from tests.api.tournament.escalation_steps import CALL, OTHER, decide, escalate, take
from tests.api.tournament.hall import Hall


def found(hall: Hall, query: str = "") -> list[str]:
    return [item["ruling"]["id"] for item in hall.get(f"precedents?{query}")["items"]]


def left_open(hall: Hall, reason: str, foul: str = "unvocalised-call", **different: Any) -> str:
    """A ruling on what WRC 2022 does not cover."""
    issued = {"penalties": [{"kind": "warning"}], "reason": reason}
    identity: str = hall.rule(foul, {}, issued=issued, **different)["id"]
    return identity


def test_what_the_book_leaves_to_the_referee(hall: Hall) -> None:
    hall.rule(*CALL)
    otherwise = {"penalties": [{"kind": "points", "p": 5}], "reason": "His third one"}
    hall.rule(*CALL, issued=otherwise)  # the book says what to do, and the referee did something else: no precedent
    ruling = left_open(hall, "Was asked twice")
    (item,) = hall.get("precedents", "finance")["items"]
    assert (item["ruling"]["id"], item["why"], item["reason"]) == (ruling, ["not-covered"], "Was asked twice")
    assert (item["revision_changed"], item["escalation"]) == (False, None)
    assert item["ruling"] == hall.get("rulings?foul=unvocalised-call")["items"][0]
    hall.call("PUT", f"rulings/{ruling}/withdrawal", {"reason": "wrong player"})
    assert found(hall) == []


def test_where_a_reading_mattered(league: Hall) -> None:
    league.rule("unclear-call")
    ruling = league.rule("wrong-draw", {"before_first_discard": False, "tile_provable": True})["id"]
    (precedent,) = league.get("precedents")["items"]
    assert (precedent["ruling"]["id"], precedent["why"]) == (ruling, ["reading"])
    assert precedent["readings"][0]["id"] == "r-league-wrong-draw"


@pytest.mark.postgresql
def test_a_decided_case_is_one_precedent_under_what_stands(hall: Hall) -> None:
    escalate(hall)
    ruling = escalate(hall)
    answer = decide(hall, ruling, "amended", call=OTHER)
    (item,) = hall.get("precedents")["items"]
    assert (item["ruling"]["id"], item["why"], item["escalation"]) == (answer["standing"], ["decision"], answer)
    assert found(hall, f"foul={OTHER['foul']}") == [answer["standing"]]
    assert found(hall, f"foul={CALL[0]}") == []
    take(hall, ruling, "reopenings")
    assert found(hall) == [answer["standing"]]
    restored = decide(hall, ruling, "upheld")
    assert found(hall) == found(hall, f"foul={CALL[0]}") == [restored["standing"]]


def test_an_overturned_case_is_one_precedent_until_something_stands_again(hall: Hall) -> None:
    ruling = escalate(hall)
    decide(hall, ruling, "overturned")
    assert found(hall) == [ruling["id"]]
    take(hall, ruling, "reopenings")
    again = decide(hall, ruling, "amended", call=OTHER)
    assert found(hall) == [again["standing"]]
    take(hall, ruling, "reopenings")
    nothing = decide(hall, ruling, "overturned")
    assert nothing["standing"] is None
    assert found(hall) == [again["standing"]]
    left_open(hall, "Was asked twice")
    assert len(found(hall)) == 2


def test_it_is_found_by_foul_facts_and_words(hall: Hall) -> None:
    one = left_open(hall, "Was ASKED twice", note="Élise heard nothing")
    two = left_open(hall, "Nobody minded", "slow-play")
    three = escalate(hall, "dead-hand-call", {"what_called": "group"})["id"]
    decide(hall, {"id": three}, "upheld")
    assert found(hall, "foul=slow-play") == [two]
    assert found(hall, "q=asked") == found(hall, "q=twice élise") == [one]
    assert found(hall, "q=twice nobody") == []
    assert found(hall, "q=both sides") == found(hall, "q=unclear") == [three]
    assert found(hall, "fact=what_called:group") == [three]
    assert found(hall, "fact=what_called:group&fact=formally_declared:false") == [three]
    assert found(hall, "fact=what_called:group&fact=formally_declared:true") == []
    assert found(hall, "fact=what_called:win") == []


def test_another_rulebook_since_is_marked(hall: Hall) -> None:
    left_open(hall, "Was asked twice")
    tag = {"If-Match": hall.call("GET", "").headers["ETag"]}
    book = {"rulebook": {"id": "wrc-2022", "options": {"lower-penalties": {}}}}
    assert hall.call("PATCH", "", book, "director", headers=tag).status_code == 200
    left_open(hall, "Was asked once")
    items = hall.get("precedents")["items"]
    assert [(item["reason"], item["revision_changed"]) for item in items] == [
        *(("Was asked once", False), ("Was asked twice", True)),
    ]


@pytest.mark.postgresql
def test_it_pages(hall: Hall) -> None:
    ids = [left_open(hall, f"No. {number}") for number in range(3)]
    first = hall.get("precedents?limit=2")
    assert [item["ruling"]["id"] for item in first["items"]] == ids[:0:-1]
    assert found(hall, f"limit=2&after={first['next']}") == ids[:1]
    assert hall.get("precedents?limit=4")["next"] is None


def test_another_tournament_is_not_searched(hall: Hall, league: Hall) -> None:
    left_open(hall, "Was asked twice")
    assert found(league) == []


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("foul=slow-plays", "foul"),
        ("fact=tiles", "fact.0"),
        ("fact=tilez:3", "fact"),
        ("limit=0", "limit"),
        (f"q={'x' * 201}", "q"),
        ("word=late", "word"),
    ],
)
def test_bad_query(hall: Hall, query: str, field: str) -> None:
    assert set(mistakes(hall.call("GET", f"precedents?{query}"))) == {field}
