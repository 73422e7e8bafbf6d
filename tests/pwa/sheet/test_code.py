"""A score sheet as the text of a link: what goes in comes out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.pwa.words_page import blank_page
from tests.random_hanchans import CHOICES, RULES, random_hanchans

LOAD = """async () => {
  const { encode, decode } = await import("/pwa/src/features/tools/sheet/share/code.js");
  const { handOf } = await import("/pwa/src/rules/hanchan/hand.js");
  Object.assign(globalThis, { encode, decode, handOf });
}"""
# What the engine reads of each hand, before and after; without hands that it refuses, and tenpai where nothing is paid.
THERE_AND_BACK = """(sheets) => {
  const asked = (given) => (given.kind === "exhaustive-draw" ? given : { ...given, tenpai: [] });
  const read = (given) => { try { return handOf(asked(given), "hand"); } catch { return null; } };
  return sheets.map((sheet) => {
    const hands = sheet.hands.filter(read);
    const text = encode({ ...sheet, hands });
    const { hands: after, ...rest } = decode(text);
    const [mine, theirs] = [hands, after].map((all) => JSON.stringify(all.map(read)));
    return { text, rest, many: hands.length, same: mine === theirs };
  });
}"""


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    with blank_page(browser) as page:
        page.evaluate(LOAD)
        yield page


def sheet(hands: list[dict[str, Any]], **different: Any) -> dict[str, Any]:
    shared = {"names": ["Anna", "Борис", "千絵", "D"], "choice": CHOICES[0], "rules": {}, "hanchan": None, "riichi": []}
    return {**shared, "casual": True, "stopped": False, "changed": 29_000_000 * 60_000, "hands": hands, **different}


def test_what_goes_in_comes_out(page: Page) -> None:
    sheets = [
        sheet(
            asked["hands"], choice=CHOICES[place], rules=RULES[rules], casual=asked["casual"], stopped=asked["stopped"]
        )
        for place, rules, asked in random_hanchans(100)
    ]
    sheets.append(sheet([], hanchan="6b0c3c5e-43a1-4f0c-9a52-0f4f0c7b1d11", riichi=[0, 3]))
    back = page.evaluate(THERE_AND_BACK, sheets)
    assert all(one["same"] for one in back)
    assert sum(one["many"] for one in back) > 150
    for sent, one in zip(sheets, back, strict=True):
        assert one["rest"] == {name: value for name, value in sent.items() if name != "hands"}
