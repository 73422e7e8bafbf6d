"""Calls: every case of tests/cases/calls, and what holds of any calls."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

import rulings
from rulings.errors import RuleError
from tests.books import composed
from tests.call_cases import load_call_cases, unmet
from tests.examples import examples
from tests.random_calls import CHOICES, calls

CASES = load_call_cases()


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_case(case: dict[str, Any]) -> None:
    assert case["expect"], "a case without expectation can't fail"
    assert unmet(case["expect"], inspect(case)) == {}


def inspect(case: dict[str, Any]) -> Any:
    library, book = rulings.library(), composed(case["rulebook"])
    try:
        return rulings.inspect_calls(library, book, case["calls"], case.get("rules"))
    except RuleError as error:
        return {"error": error.field}


def answered(place: int, said: dict[str, Any]) -> Any:
    return rulings.inspect_calls(rulings.library(), composed(CHOICES[place]), said)


@settings(max_examples=examples(300))
@given(calls)
def test_somebody_has_the_tile_or_nobody_and_every_other_call_says_why(asked: tuple[int, dict[str, Any]]) -> None:
    found = answered(*asked)
    if found["ends"] in {"referee", "asks"}:
        assert found["has"] == []
        assert (found["asks"] is None) == (found["ends"] == "referee")
        return
    assert bool(found["has"]) == (found["ends"] in {"ron", "several-rons", "set", "tsumo"})
    if asked[1]["tile"] == "self-draw":
        return
    for call in found["calls"]:
        assert call["has"] == (call["seat"] in found["has"] and call["why"] is None)
        assert (call["why"] is None) == (call["has"] is True)


@settings(max_examples=examples(300))
@given(calls)
def test_what_is_asked_matters_and_answering_it_comes_to_what_was_foretold(asked: tuple[int, dict[str, Any]]) -> None:
    place, said = asked
    question = answered(place, said)["asks"]
    if question is None:
        return
    for one in question["answers"]:
        told = {question["fact"]: one["answer"]}
        if question["at"] is None:
            more = {**said, **told}
        else:
            more = {
                **said,
                "calls": [{**c, **told} if at == question["at"] else c for at, c in enumerate(said["calls"])],
            }
        found = answered(place, more)
        assert (found["ends"], found["has"]) == (one["ends"], one["has"])


@settings(max_examples=examples(200))
@given(calls)
def test_no_ron_gives_way_to_a_set_unless_it_is_void_itself(asked: tuple[int, dict[str, Any]]) -> None:
    found = answered(*asked)
    if found["ends"] == "set":
        assert all(call["why"] for call in found["calls"] if call["kind"] == "ron")
