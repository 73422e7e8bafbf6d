"""The screen of draws, by taps at a drawn table: what it hands on to the next hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

RESULT = ".draw-result"


@pytest.fixture
def screen(page: Page) -> Page:
    page.goto("/#/draw")
    return page


def seat(page: Page, wind: str) -> Locator:
    return page.get_by_role("region", name=wind, exact=True)


def tap(page: Page, wind: str, *words: str) -> None:
    for word in words:
        seat(page, wind).get_by_role("button", name=word, exact=True).click()


def test_sticks_stay_and_the_next_hand_begins_with_them(screen: Page) -> None:
    screen.get_by_role("button", name="Honba: one more").click()
    tap(screen, "East", "Riichi", "Tenpai")
    for wind in ("South", "West", "North"):
        tap(screen, wind, "Noten")
    expect(screen.locator(RESULT)).to_contain_text("The dealer stays · honba 2 · riichi sticks 1")
    screen.get_by_role("button", name="Next hand").click()
    expect(screen.locator(".drawn-middle")).to_have_text("Honba 2Riichi sticks 1")
    expect(screen.locator(RESULT)).to_have_text("Not every declaration or hand is known yet.")
    screen.reload()
    expect(screen.locator(".drawn-middle")).to_have_text("Honba 2Riichi sticks 1")
    screen.get_by_role("button", name="Clear").click()
    expect(screen.locator(".drawn-middle")).to_have_text("Honba 0Riichi sticks 0")
