"""A director sets a league's evening up on a laptop: from an empty server to *ready*, in at most 40 clicks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from io import BytesIO

import pytest
from openpyxl import Workbook
from playwright.sync_api import Browser, Locator, Page, expect

from services.account.links import first_path
from tests.chromium import phone
from tests.pwa.accounts import WORDS, fill_in, press
from tests.pwa.desk.desk import LAPTOP
from tests.pwa.phone import CUT_OFF, eventually

MOST_CLICKS = 40
COUNT_CLICKS = "() => { window.clicks = 0; addEventListener('pointerdown', () => { window.clicks += 1; }, true); }"
OFFICIALS = {"Ryo": "head-referee", "Emma": "referee", "Luc": "referee", "Nina": "arbiter", "Omar": "finance"}


CHOICES = sum(role != "referee" for role in OFFICIALS.values())  # each opens a list and takes one of it


def names_of(players: int, teams: int, typo: bool) -> bytes:
    """A workbook with a name and a team in each row, as directors have it; with a `typo` in one of the names."""
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.append(["Name", "Team"])
    for number in range(players):
        name = f"Player {number + 1:02}"
        sheet.append([name.replace("Player 07", "Playr 07") if typo else name, f"Team {'ABCDEFGH'[number % teams]}"])
    saved = BytesIO()
    book.save(saved)
    return saved.getvalue()


def step(page: Page, name: str) -> Locator:
    """A step of the path."""
    return page.locator(".setup-step", has=page.get_by_role("heading", name=name, exact=True))


@pytest.fixture
def page(browser: Browser, named: str) -> Iterator[Page]:
    """A director's laptop."""
    with phone(browser, named, CUT_OFF, **LAPTOP) as context:
        yield context.new_page()


def found_tournament(page: Page, path: str) -> None:
    """From the first link to a tournament of one's own."""
    page.goto(path)
    page.evaluate(COUNT_CLICKS)
    fill_in(page, name="Ana Kaneda", handle="ana@example.org", password=WORDS)
    press(page, "Create an account")
    with page.expect_download():
        press(page, "Save as a file")
    press(page, "I have saved them")
    page.get_by_role("link", name="New tournament").click()
    page.get_by_label("Name", exact=True).fill("Evening 1")
    press(page, "Create the tournament")
    page.wait_for_url("**/#/setup")


def import_players(page: Page, typo: bool = False) -> None:
    step(page, "Players and teams").get_by_role("link", name="Import players").click()
    workbook = {"name": "names.xlsx", "mimeType": "application/octet-stream", "buffer": names_of(32, 8, typo)}
    page.locator("input[type=file]").set_input_files([workbook])
    press(page, "Check each row")
    page.get_by_role("button", name=re.compile("^Import")).click()
    expect(page.get_by_role("status").filter(has_text="32")).to_be_visible()
    page.get_by_role("link", name="Settings").click()


def seat_rounds(page: Page) -> None:
    step(page, "Tables and rounds").get_by_role("link", name="Seat rounds").click()
    expect(page.get_by_text("New tables are added: 8.")).to_be_visible()
    start = (datetime.now(UTC) + timedelta(days=1)).strftime("%Y-%m-%dT19:30")
    page.get_by_label("First round begins").fill(start)
    press(page, "Propose seating")
    achieved = page.get_by_role("list", name="What it achieves").get_by_role("listitem")
    expect(achieved).to_contain_text(["Nobody meets twice", "Teammates never meet", "Winds are even"])
    press(page, "Seat these rounds (4)")
    page.wait_for_url("**/#/setup")


def invite_officials(page: Page) -> None:
    step(page, "Officials").get_by_role("link", name="Invite officials").click()
    page.get_by_label("New officials, one on each line").fill("\n".join(OFFICIALS))
    for name, role in OFFICIALS.items():
        if role != "referee":
            page.get_by_label(f"Role of {name}").select_option(role)
    press(page, "Make the sheet (5)")
    codes = page.locator(".codes figure")
    expect(codes).to_have_count(5)
    expect(codes.first).to_contain_text("head referee")
    page.get_by_role("link", name="Settings").click()


def invite_again(page: Page) -> None:
    """Who has no phone yet gets another code; nobody is an official twice, though typed again."""
    step(page, "Officials").get_by_role("link", name="Invite officials").click()
    page.get_by_label("New officials, one on each line").fill("Emma\nPia")
    expect(page.get_by_text("Official already, not added again: Emma")).to_be_visible()
    expect(page.get_by_role("button", name="Make the sheet (6)")).to_be_enabled()
    page.get_by_role("link", name="Settings").click()


def test_from_an_empty_server_to_ready(page: Page, sqlite_url: str) -> None:
    path = first_path(sqlite_url)
    assert path is not None
    found_tournament(page, path)
    expect(page.locator(".setup-head")).to_contain_text("Left to do: 4")
    import_players(page)
    expect(step(page, "Players and teams")).to_contain_text("Players: 32. Teams: 8.")
    seat_rounds(page)
    expect(step(page, "Times")).to_contain_text("19:30")
    invite_officials(page)
    expect(page.locator(".setup-head")).to_contain_text("Ready to play")
    expect(step(page, "Officials")).to_contain_text("Without a phone so far: 5")
    assert page.evaluate("window.clicks") + 2 * CHOICES <= MOST_CLICKS
    invite_again(page)
    page.get_by_role("link", name="To the tables").click()
    expect(page.locator(".data-table tbody tr")).to_have_count(8)


def test_times_of_all_rounds_and_of_one_are_changed(page: Page, sqlite_url: str) -> None:
    path = first_path(sqlite_url)
    assert path is not None
    found_tournament(page, path)
    import_players(page)
    seat_rounds(page)
    for which, minutes, said in (("All without a result", "80", "19:30 · 80 min"), ("3", "60", None)):
        step(page, "Times").get_by_role("link", name="Set times").click()
        page.get_by_text(which, exact=True).first.click()
        page.get_by_label("Minutes a round", exact=True).fill(minutes)
        press(page, "Set the times")
        page.wait_for_url("**/#/setup")
        if said:
            expect(step(page, "Times")).to_contain_text(said)
    eventually(lambda: lengths(page) == {"1": 80, "2": 80, "3": 60, "4": 80})


def lengths(page: Page) -> dict[str, int]:
    """Round → minutes, as the laptop has it."""
    state = page.evaluate("async () => (await import('/bundle/inspect.js')).store.snapshot.state.hanchans")
    return {one["round"]: one["minutes"] for one in state.values()}
