"""What was changed in a season's form is not dropped unasked."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.pwa.account.test_leagues import make_empty_season, make_season
from tests.pwa.accounts import found, press, sign_up
from tests.pwa.phone import CUT_OFF


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


def question(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Drop the changes?")


def test_escape_and_the_cross_ask_before_changes_are_dropped(laptop: Page, sqlite_url: str) -> None:
    sign_up(laptop.context, sqlite_url)
    make_empty_season(laptop)
    press(laptop, "Set up 26/27")
    form = laptop.get_by_role("dialog", name="26/27")
    name = form.get_by_label("Name", exact=True)
    name.fill("2026/27")
    laptop.keyboard.press("Escape")
    expect(question(laptop)).to_contain_text("What you changed of season 26/27 is not saved.")
    question(laptop).get_by_role("button", name="Keep on").click()
    expect(name).to_have_value("2026/27")
    for _ in range(3):  # a browser lets a page refuse only the first of several
        laptop.keyboard.press("Escape")
        expect(question(laptop)).to_be_visible()
        laptop.keyboard.press("Escape")
        expect(question(laptop)).to_have_count(0)
        expect(name).to_be_visible()
        expect(name).to_have_value("2026/27")
    form.get_by_role("button", name="Close").click()
    question(laptop).get_by_role("button", name="Drop the changes").click()
    expect(laptop.get_by_role("dialog")).to_have_count(0)
    press(laptop, "Set up 26/27")
    expect(name).to_have_value("26/27")
    laptop.keyboard.press("Escape")
    expect(laptop.get_by_role("dialog")).to_have_count(0)


def test_so_does_taking_a_tournament_out(laptop: Page, sqlite_url: str) -> None:
    sign_up(laptop.context, sqlite_url)
    found(laptop.context, name="Evening 1", slug="evening-1")
    make_season(laptop)
    laptop.get_by_role("dialog").get_by_label("From", exact=True).fill("2026-09-01")
    press(laptop, "Take out Evening 1")
    question(laptop).get_by_role("button", name="Drop the changes").click()
    expect(laptop.get_by_role("dialog", name="Take out Evening 1")).to_be_visible()
