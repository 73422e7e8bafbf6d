"""What a person does on a score sheet, and what the table drawn there shows."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

NAMES = ("Anna", "Ben", "Chie", "Dan")
HOW = "How did this hand end?"


def seat(page: Page, name: str) -> Locator:
    """A player at the drawn table."""
    return page.locator(".score-seat", has_text=name)


def main(page: Page) -> Locator:
    """The next act."""
    return page.locator(".actions .main")


def tap(page: Page, name: str, *what: str) -> None:
    for one in what:
        page.get_by_role("region", name=name, exact=True).get_by_role("button", name=one).click()


def ended(page: Page, how: str, *taps: tuple[str, str]) -> None:
    """The hand ended so, as far as who is concerned."""
    page.get_by_role("radio", name=how).click()
    for name, what in taps:
        tap(page, name, what)
    main(page).click()


def won(page: Page, how: str, worth: str, *taps: tuple[str, str]) -> None:
    """A win, with its worth as its button is called."""
    ended(page, how, *taps)
    page.get_by_role("button", name=worth, exact=True).click()
    main(page).click()


def keep(page: Page) -> None:
    main(page).click()
    expect(page.locator(".score-table")).to_be_visible()


def expect_table(page: Page, hand: str, on_table: tuple[int, int], *points: str) -> None:
    """The hand to be played, honba and riichi sticks, and the totals."""
    expect(page.locator(".score-middle")).to_have_text(f"{hand}honba {on_table[0]}{on_table[1]}")
    for name, total in zip(NAMES, points, strict=True):
        expect(seat(page, name).locator("strong")).to_have_text(total)


def rows(page: Page) -> Locator:
    return page.locator(".score-list tbody tr")
