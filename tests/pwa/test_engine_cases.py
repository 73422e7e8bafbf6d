"""Every case in tests/cases/, decided by the phone's engine in a real Chromium."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.case_files import Case, load_cases, unmet
from tests.pwa.words_page import rules_page

CASES = load_cases()
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


@pytest.fixture(scope="module")
def answers(browser: Browser) -> dict[str, dict[str, Any]]:
    """Name of a case → what the phone's engine answers."""
    with rules_page(browser) as page:
        return dict(zip(CASES, page.evaluate(ANSWER, list(CASES.values())), strict=True))


@pytest.mark.parametrize(("name", "case"), CASES.items(), ids=CASES)
def test_case(name: str, case: Case, answers: dict[str, dict[str, Any]]) -> None:
    assert not unmet(case["expect"], answers[name]), answers[name]
