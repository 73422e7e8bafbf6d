"""The end of a game: points at a drawn table, scored and kept."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

WINDS = ("East", "South", "West", "North")


@pytest.fixture
def screen(page: Page) -> Page:
    page.goto("/#/settle")
    return page


def under(page: Page, choice: str, address: str) -> Page:
    """The screen under another rulebook."""
    page.goto("/")
    page.evaluate("(choice) => localStorage.setItem('shinpan.rules', choice)", choice)
    page.goto(f"/{address}")
    return page


def seat(page: Page, wind: str) -> Locator:
    return page.get_by_role("region", name=wind, exact=True)


def type_points(page: Page, *points: str) -> None:
    for wind, each in zip(WINDS, points, strict=True):
        page.get_by_label(f"Points of {wind}").fill(each)


def expect_scores(page: Page, *scores: str) -> None:
    """Of each seat, East first, its place and what it came to."""
    for wind, each in zip(WINDS, scores, strict=True):
        place, total = each.split()
        expect(seat(page, wind).locator(".settle-place")).to_have_text(f"Place {place}")
        expect(seat(page, wind).locator(".paid")).to_have_text(total)


def expect_parts(page: Page, wind: str, *parts: str) -> None:
    expect(seat(page, wind).locator(".settle-parts > div")).to_have_text(list(parts))


def test_four_totals_are_scored_and_kept(screen: Page) -> None:
    expect(screen.locator(".settle-middle")).to_have_text("Type the points of each seat")
    type_points(screen, "42,300", "31200", "26500", "20000")
    expect(screen.locator(".settle-middle")).to_have_text("✓ Adds up")
    expect_scores(screen, "1 +27.3", "2 +6.2", "3 −8.5", "4 −25.0")
    expect_parts(screen, "East", "Points+12.3", "Uma+15.0")
    expect_parts(screen, "West", "Points−3.5", "Uma−5.0")
    screen.reload()
    expect_scores(screen, "1 +27.3", "2 +6.2", "3 −8.5", "4 −25.0")
    screen.get_by_role("button", name="Clear").click()
    expect(screen.locator(".settle-place")).to_have_count(0)
