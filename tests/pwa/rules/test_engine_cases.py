"""Every case in tests/cases/, decided by the phone's engine in a real Chromium: all of a rulebook in one test."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.case_files import load_cases, unmet

CASES = load_cases()
RULEBOOKS = sorted({case["rulebook"]["id"] for case in CASES.values()})
ANSWER = """async (cases) => {
  const answer = async ({ rulebook, lateness, foul, facts, context }) => {
    try {
      const book = await rules.book(rulebook);
      if (lateness) return rules.assess(book, lateness.who, lateness.seconds);
      return rules.decide(book, foul, facts, context);
    } catch (error) {
      if (error instanceof rules.RuleError) return { error: error.field };
      throw error;
    }
  };
  return Promise.all(cases.map(answer));
}"""


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_every_case_of_a_rulebook(phone_rules: Page, rulebook: str) -> None:
    cases = {name: case for name, case in CASES.items() if case["rulebook"]["id"] == rulebook}
    answers = phone_rules.evaluate(ANSWER, list(cases.values()))
    given = zip(cases.items(), answers, strict=True)
    wrong = [f"{name}\n  {answer}" for (name, case), answer in given if unmet(case["expect"], answer)]
    assert not wrong, "\n".join(wrong)
