"""The phone's settlements in a real Chromium: every case, and the server's own answers to ends made up at random."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import rulings
from rulings.errors import RuleError
from tests.pwa.words_page import RANDOM, agree, rules_page
from tests.random_settlements import CHOICES, random_settlements
from tests.settlement_cases import load_settlement_cases, unmet

ASK = """async ([said, choice, chosen]) => {
  try {
    return rules.inspectSettlement(rules.library, await rules.book(choice), said, chosen);
  } catch (error) {
    if (error instanceof rules.RuleError) return { error: error.field };
    throw error;
  }
}"""
CASES = load_settlement_cases()


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    with rules_page(browser) as page:
        yield page


def test_every_case(page: Page) -> None:
    asked = [[case["hanchan"], case["rulebook"], case.get("rules", {})] for case in CASES.values()]
    answers = json.loads(page.evaluate(f"async (asked) => JSON.stringify(await Promise.all(asked.map({ASK})))", asked))
    given = zip(CASES.items(), answers, strict=True)
    assert not {name: found for (name, case), answer in given if (found := unmet(case["expect"], answer))}


def test_random_ends_are_settled_the_same_under_every_rulebook(page: Page) -> None:
    asked = [[said, CHOICES[place], chosen] for place, said, chosen in random_settlements(RANDOM)]
    assert agree(page, ASK, ((each, _mine(*each)) for each in asked), "settlements") == RANDOM


@cache
def _composed(choice: str) -> rulings.Rulebook:
    named = json.loads(choice)
    return rulings.compose(rulings.library(), named["id"], named["options"], named["readings"])


def _mine(said: dict[str, Any], choice: dict[str, Any], chosen: dict[str, Any]) -> Any:
    try:
        return rulings.inspect_settlement(rulings.library(), _composed(json.dumps(choice)), said, chosen)
    except RuleError as error:
        return {"error": error.field}
