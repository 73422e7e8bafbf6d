"""The phone's score sheets in a real Chromium: every case, and the server's answers to hanchans made up at random."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

import rulings
from rulings.errors import RuleError
from tests.books import composed
from tests.hanchan_cases import given, load_hanchan_cases, unmet
from tests.pwa.words_page import RANDOM, agree
from tests.random_hanchans import CHOICES, RULES, random_hanchans

ASK = """async ([said, choice, chosen]) => {
  try {
    return rules.inspectHanchan(rules.library, await rules.book(choice), said, chosen);
  } catch (error) {
    if (error instanceof rules.RuleError) return { error: error.field };
    throw error;
  }
}"""
CASES = load_hanchan_cases()


def test_every_case(phone_rules: Page) -> None:
    asked = [[given(case), case["rulebook"], case.get("rules", {})] for case in CASES.values()]
    answers = json.loads(
        phone_rules.evaluate(f"async (asked) => JSON.stringify(await Promise.all(asked.map({ASK})))", asked)
    )
    answered = zip(CASES.items(), answers, strict=True)
    assert not {name: found for (name, case), answer in answered if (found := unmet(case["expect"], answer))}


def test_random_hanchans_come_to_the_same_under_every_rulebook(phone_rules: Page) -> None:
    asked = [[hanchan, CHOICES[place], RULES[rules]] for place, rules, hanchan in random_hanchans(RANDOM)]
    assert agree(phone_rules, ASK, ((each, _mine(*each)) for each in asked), "score sheets") == RANDOM


def _mine(said: dict[str, Any], choice: dict[str, Any], chosen: dict[str, Any]) -> Any:
    try:
        return rulings.inspect_hanchan(rulings.library(), composed(choice), said, chosen)
    except RuleError as error:
        return {"error": error.field}
