"""The phone's calls in a real Chromium: every case, and the server's own answers to calls made up at random."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import rulings
from rulings.errors import RuleError
from tests.call_cases import load_call_cases, unmet
from tests.pwa.words_page import RANDOM, agree, rules_page
from tests.random_calls import CHOICES, random_calls

ASK = """async ([said, choice, chosen]) => {
  try {
    return rules.inspectCalls(rules.library, await rules.book(choice), said, chosen);
  } catch (error) {
    if (error instanceof rules.RuleError) return { error: error.field };
    throw error;
  }
}"""
CASES = load_call_cases()


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    with rules_page(browser) as page:
        yield page


def test_every_case(page: Page) -> None:
    asked = [[case["calls"], case["rulebook"], case.get("rules", {})] for case in CASES.values()]
    answers = json.loads(page.evaluate(f"async (asked) => JSON.stringify(await Promise.all(asked.map({ASK})))", asked))
    given = zip(CASES.items(), answers, strict=True)
    assert not {name: found for (name, case), answer in given if (found := unmet(case["expect"], answer))}


def test_random_calls_are_the_same_under_every_rulebook(page: Page) -> None:
    asked = [[said, CHOICES[place], {}] for place, said in random_calls(RANDOM)]
    assert agree(page, ASK, ((each, _mine(*each)) for each in asked), "calls") == RANDOM


@cache
def _composed(choice: str) -> rulings.Rulebook:
    named = json.loads(choice)
    return rulings.compose(rulings.library(), named["id"], named["options"], named["readings"])


def _mine(said: dict[str, Any], choice: dict[str, Any], chosen: dict[str, Any]) -> Any:
    try:
        return rulings.inspect_calls(rulings.library(), _composed(json.dumps(choice)), said, chosen)
    except RuleError as error:
        return {"error": error.field}
