"""Text at twice its size, as a person sets it in the phone: the decision still begins on the first screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.pwa.hall import Hall
from tests.pwa.screens import go, overflow

CHANGE = "async (lang) => (await import('/bundle/inspect.js')).change({ lang })"
NOT_YET = "facts=%7B%22hand_end%22%3A%22not-yet%22%7D"
SERIOUS = "facts=%7B%22serious_or_repeated%22%3Atrue%7D"
LINE = ".call-verdict .call-line"
COVERED = """(line) => {
  const { left, top, bottom } = line.getBoundingClientRect();
  const seen = (y) => line.contains(document.elementFromPoint(left + 2, y));
  return !seen(top + 2) || !seen(bottom - 2);
}"""


@pytest.fixture
def large(referee: Page) -> Page:
    sizes = {"fontSizes": {"standard": 32, "fixed": 26}}
    referee.context.new_cdp_session(referee).send("Page.setFontSizes", sizes)
    return referee


@pytest.mark.parametrize("lang", ["en", "ja", "fr", "ru"])
def test_the_verdict_is_read_without_scrolling(large: Page, hall: Hall, lang: str) -> None:
    for foul in ("unvocalised-call", "empty-group-call", "swap-calling"):
        hall.rule(1, foul)  # what was earlier takes room too
    large.evaluate(CHANGE, lang)
    for call in ("empty-win", f"slow-play?{SERIOUS}", f"noten-riichi?{NOT_YET}"):
        go(large, f"#/call/{hall.tables[0]}/south/{call}")
        expect(large.locator(LINE)).to_be_visible()
        assert not large.locator(LINE).evaluate(COVERED), f"{call}: something lies over it, or it is below the screen"
        assert overflow(large) == 0, call
    assert large.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px", "it was large all the time"
