"""The phone's hand engine in a real Chromium: another project's 10,000 wins and 40,000 shanten, and our own cases."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests import hand_files
from tests.pwa.words_page import blank_page

START = """async () => {
  const { examine } = await import("/js/rules/hands/examine.js");
  const { shanten } = await import("/js/rules/hands/tenpai.js");
  const { counts, tiles } = await import("/js/rules/hands/tiles.js");
  const { RuleError } = await import("/js/rules/errors.js");
  const answer = ([said, rules]) => {
    try {
      return examine(said, rules);
    } catch (error) {
      if (error instanceof RuleError) return { error: error.field };
      throw error;
    }
  };
  globalThis.hands = { answer, shanten: (text) => shanten(counts(tiles(text, "tiles"))) };
}"""
# As text: a browser's driver is slow with large objects.
ANSWERS = "(asked) => JSON.stringify(JSON.parse(asked).map(hands.answer))"
SHANTENS = "(asked) => asked.split(' ').map(hands.shanten).join(' ')"
CASES = load_hand_cases()
DESCRIBED = {"points": library().catalogue["rule_points"]}


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    with blank_page(browser) as page:
        page.evaluate(START)
        yield page


def examined(page: Page, asked: list[Any]) -> list[Any]:
    answers: list[Any] = json.loads(page.evaluate(ANSWERS, json.dumps(asked)))
    return answers


def test_every_win_of_another_project(page: Page) -> None:
    wins = hand_files.wins()
    rules = hand_files.usual_rules() | hand_files.RULES_OF_WINS
    answers = examined(page, [[win["said"], rules] for win in wins])
    found = [{key: answer["win"][key] for key in win["win"]} for answer, win in zip(answers, wins, strict=True)]
    wrong = [(win, answer) for win, answer in zip(wins, found, strict=True) if answer != win["win"]]
    assert not wrong, wrong[0]
    assert len(wins) == 10_000


def test_every_shanten_of_another_project(page: Page) -> None:
    shantens = hand_files.shantens()
    answers = map(int, page.evaluate(SHANTENS, " ".join(tiles for tiles, _ in shantens)).split())
    wrong = [(*each, answer) for each, answer in zip(shantens, answers, strict=True) if each[1] != answer]
    assert not wrong, wrong[:5]
    assert len(shantens) == 40_000


def test_every_case_of_ours(page: Page) -> None:
    answers = inspected(page, list(CASES.values()))
    given = zip(CASES.items(), answers, strict=True)
    wrong = {name: found for (name, case), answer in given if (found := unmet(case["expect"], answer))}
    assert not wrong
