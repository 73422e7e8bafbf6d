"""A score sheet as the text of a link: what goes in comes out, a hundred hands fit a QR code, and damage is noticed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.pwa.words_page import blank_page
from tests.random_hanchans import CHOICES, RULES, random_hanchans

LOAD = """async () => {
  const parts = ["features/tools/sheet/share/code", "rules/hanchan/hand"];
  Object.assign(globalThis, ...(await Promise.all(parts.map((at) => import(`/pwa/src/${at}.js`)))));
}"""
# What the engine reads of each hand, before and after; without hands that it refuses, and tenpai where nothing is paid.
THERE_AND_BACK = """(sheets) => {
  const asked = (given) => (given.kind === "exhaustive-draw" ? given : { ...given, tenpai: [] });
  const read = (given) => { try { return handOf(asked(given), "hand"); } catch { return null; } };
  return sheets.map((sheet) => {
    const hands = sheet.hands.filter(read);
    const text = encoded({ ...sheet, hands });
    const { hands: after, ...rest } = decoded(text);
    const [mine, theirs] = [hands, after].map((all) => JSON.stringify(all.map(read)));
    return { text, rest, many: hands.length, same: mine === theirs };
  });
}"""
REFUSED = (
    """(texts) => texts.map((text) => { try { decoded(text); return "read"; } catch (error) { return error.why; } })"""
)
LONGEST_ADDRESS = len("https://shinpan.a-league-with-a-long-name.example.org/#/sheet?s=")
MOST = 2953  # bytes of the largest QR code
BEFORE = "1NFtbIkEiLCJCIiwiQyIsIkQiXSwid3JjLTIwMjIiLDEsMjkwMDAwMDAse30se30se30sMF0CrQIBrQ"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


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
        for place, rules, asked in random_hanchans(300)
    ]
    sheets.append(sheet([], hanchan="6b0c3c5e-43a1-4f0c-9a52-0f4f0c7b1d11", riichi=[0, 3]))
    back = page.evaluate(THERE_AND_BACK, sheets)
    assert all(one["same"] for one in back)
    assert sum(one["many"] for one in back) > 1000
    for sent, one in zip(sheets, back, strict=True):
        assert one["rest"] == {name: value for name, value in sent.items() if name != "hands"}


def test_a_hundred_hands_fit_a_code(page: Page, record_property: Callable[[str, object], None]) -> None:
    ron = {"kind": "win", "riichi": [0, 1, 2, 3], "wins": [{"winner": 1, "from": 0, "han": 3, "fu": 40}]}
    three = [{"winner": at, "from": 0, "points": 96000} for at in (1, 2, 3)]
    names = ["千" * 20] * 4
    usual, worst = page.evaluate(
        THERE_AND_BACK, [sheet([ron] * 100), sheet([{"kind": "win", "wins": three}] * 100, names=names)]
    )
    lengths = [LONGEST_ADDRESS + len(one["text"]) for one in (usual, worst)]
    record_property("summary", f"links to 100 hands: {lengths[0]} letters of rons, {lengths[1]} of triple rons")
    assert max(lengths) <= MOST


def test_a_code_from_before_several_yakuman_were_told_apart_is_read(page: Page) -> None:
    (hand,) = page.evaluate("(text) => decoded(text).hands", BEFORE)
    assert hand == {
        "kind": "win",
        "riichi": [1],
        "wins": [{"winner": 2, "from": None, "yakuman": 2, "liable": 3}],
    }


def test_damage_is_noticed(page: Page) -> None:
    (one,) = page.evaluate(THERE_AND_BACK, [sheet([{"kind": "exhaustive-draw", "tenpai": [1, 2]}] * 5)])
    text = one["text"]
    damaged = [
        *(text[:at] + other + text[at + 1 :] for at in range(1, len(text)) for other in "A_z" if other != text[at]),
        *(text[:length] for length in range(len(text) - 1)),
        *(text[:at] + text[at + 1] + text[at] + text[at + 2 :] for at in range(1, len(text) - 2)),
        "1!",
    ]
    changed = [other for other in damaged if other != text and not same_bytes(other, text)]
    assert len(changed) > 300
    assert set(page.evaluate(REFUSED, changed)) == {"damaged"}
    assert page.evaluate(REFUSED, ["2" + text[1:]]) == ["newer"]


def same_bytes(one: str, other: str) -> bool:
    """Whether only bits differ that base64 leaves unused at the end."""
    spare = {0: 0, 2: 4, 3: 2}[(len(other) - 1) % 4]
    last = [LETTERS.find(text[-1:]) >> spare for text in (one, other)]
    return one[:-1] == other[:-1] and last[0] == last[1]
