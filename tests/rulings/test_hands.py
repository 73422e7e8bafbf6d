"""Hands: every case of tests/cases/hands, and what holds of any hand."""

from __future__ import annotations

from typing import Any

import pytest

import rulings
from rulings.errors import RuleError
from rulings.hands.examine import examine
from tests import hand_files
from tests.books import composed
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
        book = composed(case["rulebook"])
        return rulings.inspect_hand(rulings.library(), book, case["hand"], case.get("rules"))
    except RuleError as error:
        return {"error": error.field}


def test_every_win_of_another_project() -> None:
    points = points_of({}) | hand_files.MADE_BY
    wins = hand_files.wins()
    answers = [examine(win["said"], points)["win"] or {} for win in wins]
    wrong = [
        win
        for win, answer in zip(wins, answers, strict=True)
        if any(answer[key] != win["win"][key] for key in win["win"])
    ]
    assert len(wins) == 10_000
    assert not wrong, wrong[0]
