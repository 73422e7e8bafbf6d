"""The phone's settlements in a real Chromium: every case, and the server's own answers to ends made up at random."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

import rulings
from rulings.errors import RuleError
from tests.books import composed
from tests.pwa.words_page import RANDOM, agree
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


def test_every_case(phone_rules: Page) -> None:
    asked = [[case["hanchan"], case["rulebook"], case.get("rules", {})] for case in CASES.values()]
    answers = json.loads(
        phone_rules.evaluate(f"async (asked) => JSON.stringify(await Promise.all(asked.map({ASK})))", asked)
    )
    given = zip(CASES.items(), answers, strict=True)
    assert not {name: found for (name, case), answer in given if (found := unmet(case["expect"], answer))}


def test_random_ends_are_settled_the_same_under_every_rulebook(phone_rules: Page) -> None:
    asked = [[said, CHOICES[place], chosen] for place, said, chosen in random_settlements(RANDOM)]
    assert agree(phone_rules, ASK, ((each, _mine(*each)) for each in asked), "settlements") == RANDOM


def _mine(said: dict[str, Any], choice: dict[str, Any], chosen: dict[str, Any]) -> Any:
    try:
        return rulings.inspect_settlement(rulings.library(), composed(choice), said, chosen)
    except RuleError as error:
        return {"error": error.field}
