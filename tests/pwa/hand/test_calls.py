"""The screen of calls: what was told stays until it is cleared."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

RESULT = ".draw-result"
LEAGUE = '{"at": null, "choice": {"id": "r-league-24-25", "options": {}, "readings": {}}}'
WRC = '{"at": null, "choice": {"id": "wrc-2025", "options": {}, "readings": {}}}'


def under(page: Page, choice: str) -> Page:
    """The screen under this rulebook."""
    page.goto("/")
    page.evaluate("(choice) => localStorage.setItem('shinpan.rules', choice)", choice)
    page.goto("/#/calls")
    return page


@pytest.fixture
def screen(page: Page) -> Page:
    return under(page, WRC)


def kind(page: Page, name: str) -> None:
    page.get_by_role("radio", name=name, exact=True).click()


def test_a_silent_win_and_what_was_told_stays_until_cleared(page: Page) -> None:
    screen = under(page, LEAGUE)
    kind(screen, "Tsumo without a word")
    screen.get_by_role("group", name="Where is the tile?").get_by_role("button", name="nearer the hand").click()
    expect(screen.locator(RESULT)).to_have_text("East The tsumo counts The tile doesn't count as discarded")
    screen.reload()
    expect(screen.locator(RESULT)).to_have_text("East The tsumo counts The tile doesn't count as discarded")
    screen.get_by_role("button", name="Clear").click()
    expect(screen.locator(RESULT)).to_have_text("Nobody has the tile, play goes on Nobody has called")
