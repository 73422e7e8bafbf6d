"""A hanchan hand by hand: every case of tests/cases/hanchan, and what holds of any."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings

import rulings
from rulings.errors import RuleError
from rulings.hands.tiles import SEATS
from rulings.hands.win.payments import DEPOSIT
from tests.books import composed
from tests.examples import examples
from tests.hanchan_cases import given as asked
from tests.hanchan_cases import load_hanchan_cases, unmet
from tests.random_hanchans import CHOICES, RULES, hanchans, random_hanchans

CASES = load_hanchan_cases()
Hanchan = tuple[int, int, dict[str, Any]]


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_case(case: dict[str, Any]) -> None:
    assert case["expect"], "a case without expectation can't fail"
    book = composed(case["rulebook"])
    assert unmet(case["expect"], inspected(book, asked(case), case.get("rules"))) == {}


def test_every_case_has_a_source_that_is_known() -> None:
    sources = {case["source"]["id"] for case in CASES.values()}
    assert sources <= rulings.library().catalogue["references"].keys()


def inspected(book: rulings.Rulebook, hanchan: dict[str, Any], chosen: dict[str, Any] | None = None) -> Any:
    try:
        return rulings.inspect_hanchan(rulings.library(), book, hanchan, chosen)
    except RuleError as error:
        return {"error": error.field}


def up_to_its_mistake(one: Hanchan) -> Any:
    """What comes of the hands before the first that can't be."""
    place, rules, hanchan = one
    book, hands = composed(CHOICES[place]), hanchan["hands"]
    chosen = {point: value for point, value in RULES[rules].items() if is_open(book, point)}
    while "error" in (found := inspected(book, {**hanchan, "hands": hands}, chosen)):
        hands = hands[: int(found["error"].split(".")[1])]
    return found


def is_open(book: rulings.Rulebook, point: str) -> bool:
    return bool(book.content["rule_points"].get(point, "not-stated") == "not-stated")


@settings(max_examples=examples(300))
@given(hanchans)
def test_points_and_sticks_are_all_there_after_each_hand(one: Hanchan) -> None:
    found = up_to_its_mistake(one)
    start = sum(found["points"]) + DEPOSIT * found["now"]["deposits"]
    assert start in (4 * 25000, 4 * 30000)
    after = [*found["hands"][1:], found["now"]]
    for hand, deposits in zip(found["hands"], (place["deposits"] for place in after), strict=False):
        assert sum(hand["points"]) + DEPOSIT * deposits == start
        assert sum(hand["moved"]) == sum(hand["sticks"])
        assert DEPOSIT * (hand["deposits"] - deposits) == sum(hand["sticks"])
    moved = [sum(hand["moved"][player] for hand in found["hands"]) for player in range(4)]
    assert [points - start // 4 for points in found["points"]] == moved


@settings(max_examples=examples(300))
@given(hanchans)
def test_the_deal_goes_on_one_by_one_and_honba_never_without_it(one: Hanchan) -> None:
    found = up_to_its_mistake(one)
    places = [*found["hands"], found["now"]]
    for before, after in pairwise(places):
        stays = (before["round"], before["number"]) == (after["round"], after["number"])
        turn = SEATS.index(after["round"]) * 4 + after["number"] - SEATS.index(before["round"]) * 4 - before["number"]
        assert stays or turn == 1
        assert after["counters"] in (0, before["counters"], before["counters"] + 1)
        if before["ends"] == "win":
            assert (after["counters"], after["deposits"]) == (before["counters"] + 1 if stays else 0, 0)
        if before["ends"] == "chonbo":
            assert stays
            assert (after["counters"], after["deposits"]) == (before["counters"], before["deposits"])
    assert found["unplayed"] == 0 or found["over"] in ("last-hand", "bankruptcy", "goal-reached")


def test_random_hanchans_come_to_something() -> None:
    found = [up_to_its_mistake(one) for one in random_hanchans(400)]
    ends = {hand["ends"] for one in found for hand in one["hands"]}
    assert ends == {"win", "draw", "chonbo", "abortive-draw", "nagashi-win", "nagashi-bonus"}
    assert {one["over"] for one in found} >= {None, "bankruptcy", "stopped"}
