"""Every case in tests/cases/, decided by the server's engine."""

from __future__ import annotations

from typing import Any

import pytest

import rulings
from tests.books import composed
from tests.case_files import Case, load_cases, unmet

CASES = load_cases()


def test_there_are_cases_for_every_rulebook() -> None:
    tried = {case["rulebook"]["id"] for case in CASES.values()}
    assert tried == set(rulings.library().books)


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_case(case: Case) -> None:
    assert case["expect"], "a case without expectation can't fail"
    assert case["source"]["id"] in rulings.library().catalogue["references"]
    assert {*case["expect"].get("without", ())} <= rulings.library().catalogue["steps"].keys(), "gone for good"
    given = answer(case)
    assert not unmet(case["expect"], given), given


def answer(case: Case) -> dict[str, Any]:
    try:
        book = composed(case["rulebook"])
        if "lateness" in case:
            return rulings.assess_lateness(book, case["lateness"]["who"], case["lateness"]["seconds"])
        return rulings.decide(book, case["foul"], case.get("facts", {}), case.get("context", {}))
    except rulings.RuleError as error:
        return {"error": error.field}
