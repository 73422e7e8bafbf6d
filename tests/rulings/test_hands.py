"""Hands: every case of tests/cases/hands, and what holds of any hand."""

from __future__ import annotations

from typing import Any

import pytest

import rulings
from rulings.errors import RuleError
from rulings.hands.examine import examine
from tests.hand_cases import load_hand_cases, points_of, unmet

CASES = load_hand_cases()


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_case(case: dict[str, Any]) -> None:
    assert case["expect"], "a case without expectation can't fail"
    assert unmet(case["expect"], inspect(case)) == {}


def inspect(case: dict[str, Any]) -> Any:
    try:
        if "rulebook" not in case:
            return examine(case["hand"], points_of(case))
        choice, library = case["rulebook"], rulings.library()
        book = rulings.compose(library, choice["id"], choice.get("options"), choice.get("readings"))
        return rulings.inspect_hand(library, book, case["hand"], case.get("rules"))
    except RuleError as error:
        return {"error": error.field}
