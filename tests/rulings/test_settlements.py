"""Settlements: every case of tests/cases/settlement, and what holds of any end of a hanchan."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

import rulings
from rulings.engine.context import SEATS
from rulings.errors import RuleError
from rulings.settlements.inspect import Settlement
from tests.books import composed
from tests.examples import examples
from tests.random_settlements import CHOICES, settlements
from tests.settlement_cases import load_settlement_cases, unmet

CASES = load_settlement_cases()
# The first of a book composes it, and the machine may be loaded.
RELAXED = settings(max_examples=examples(400))
Told = tuple[int, dict[str, Any], dict[str, Any]]


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_case(case: dict[str, Any]) -> None:
    assert case["expect"], "a case without expectation can't fail"
    assert case["source"]["id"] in rulings.library().catalogue["references"]
    assert unmet(case["expect"], inspect(case)) == {}


def inspect(case: dict[str, Any]) -> Any:
    library, book = rulings.library(), composed(case["rulebook"])
    try:
        return rulings.inspect_settlement(library, book, case["hanchan"], case.get("rules"))
    except RuleError as error:
        return {"error": error.field}


def inspected(told: Told) -> Settlement | None:
    """Settle it; None where a chonbo's P is neither said nor known to the book."""
    place, said, chosen = told
    try:
        return rulings.inspect_settlement(rulings.library(), composed(CHOICES[place]), said, chosen)
    except RuleError as error:
        if not error.field.startswith("penalties."):
            raise
        return None


@RELAXED
@given(settlements)
def test_every_step_moves_points_and_makes_none(told: Told) -> None:
    answer = inspected(told)
    if answer is None:
        return
    _, said, _ = told
    points = said["points"]
    for step in answer["steps"]:
        net = dict.fromkeys((*SEATS, "table", "nobody"), 0)
        for one in step["transfers"]:
            assert one["points"] > 0
            assert one["from"] != one["to"]
            net[one["from"]] -= one["points"]
            net[one["to"]] += one["points"]
        assert sum(net.values()) == 0
        assert step["points"] == {seat: points[seat] + net[seat] for seat in SEATS}
        points = step["points"]
    assert points == {seat: answer["seats"][seat]["points"] for seat in SEATS}


@RELAXED
@given(settlements)
def test_points_sum_to_what_was_there_less_what_nobody_gets(told: Told) -> None:
    answer = inspected(told)
    if answer is None:
        return
    _, said, _ = told
    there = sum(said["points"].values()) + 1000 * said.get("deposits", 0) + said.get("pot", 0)
    assert sum(seat["points"] for seat in answer["seats"].values()) == there - answer["balance"]["lost"]
    assert answer["balance"]["missing"] == 4 * answer["rules"]["starting-points"] - there


@RELAXED
@given(settlements)
def test_scores_sum_to_points_uma_and_oka_but_for_what_is_named(told: Told) -> None:
    answer = inspected(told)
    if answer is None:
        return
    seats, rules, off = answer["seats"].values(), answer["rules"], answer["balance"]["off"]
    over = sum(seat["points"] - rules["goal"] for seat in seats) // 100
    taken = sum(seat["taken"] for seat in seats)
    assert sum(seat["total"] for seat in seats) == over + rules["oka"] // 100 + off - taken
    assert ("share-cut" in answer["remarks"]) == (off != 0)
    assert off == 0 or len({seat["points"] for seat in seats}) < len(SEATS)


@RELAXED
@given(settlements)
def test_each_answer_is_written_chosen_or_assumed_and_only_one_of_them(told: Told) -> None:
    answer = inspected(told)
    if answer is None:
        return
    cited = {one["point"] for one in answer["cited"]}
    assumed = {one["point"] for one in answer["assumed"]}
    assert not cited & assumed
    assert not (cited | assumed) & told[2].keys()
    assert {one["point"] for one in answer["departs"]} <= told[2].keys()
