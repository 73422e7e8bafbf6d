"""Draws: every case of tests/cases/draws, and what holds of any draw."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

import rulings
from rulings.draws.abortive import terminals_and_honours
from rulings.errors import RuleError
from rulings.hands.tiles import SEATS, tiles
from rulings.hands.win.payments import DEPOSIT
from tests.books import composed
from tests.draw_cases import load_draw_cases, unmet
from tests.examples import examples
from tests.random_draws import CHOICES, draws

CASES = load_draw_cases()


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_case(case: dict[str, Any]) -> None:
    assert case["expect"], "a case without expectation can't fail"
    assert unmet(case["expect"], inspect(case)) == {}


def inspect(case: dict[str, Any]) -> Any:
    library, book = rulings.library(), composed(case["rulebook"])
    try:
        return rulings.inspect_draw(library, book, case["draw"], case.get("rules"))
    except RuleError as error:
        return {"error": error.field}


@settings(max_examples=examples(300))
@given(draws)
def test_payments_add_up_and_every_stick_is_somewhere(asked: tuple[int, dict[str, Any]]) -> None:
    place, said = asked
    after = rulings.inspect_draw(rulings.library(), composed(CHOICES[place]), said)["after"]
    if after is None:
        return
    sticks = said["deposits"] + len(set(said["riichi"]))
    paid = sum(after["payments"].values())
    assert paid == (sticks * DEPOSIT if after["deposits"] + len(after["returned"]) < sticks else 0)
    assert after["deposits"] + len(after["returned"]) + paid // DEPOSIT == sticks


@settings(max_examples=examples(300))
@given(draws)
def test_a_hand_ends_once_and_only_a_draw_or_win_moves_the_winds(asked: tuple[int, dict[str, Any]]) -> None:
    place, said = asked
    inspected = rulings.inspect_draw(rulings.library(), composed(CHOICES[place]), said)
    after, open_ends = inspected["after"], {"waits", "to-rule", "goes-on", "several-nagashi"}
    assert (after is None) == (inspected["ends"] in open_ends)
    if after and inspected["ends"] in {"chonbo", "abortive-draw"}:
        assert after["dealer"] == "stays"
        assert after["counters"] - said["counters"] == (inspected["ends"] == "abortive-draw")
    assert all(not inspected["seats"][seat]["may"] for seat in SEATS if seat in said["hands"])


def test_every_terminal_and_honour_counts_once() -> None:
    assert terminals_and_honours(tiles("119m19p19s1234567z5p", "tiles")) == 13
    assert terminals_and_honours(tiles("2345678m0555s", "tiles")) == 0
