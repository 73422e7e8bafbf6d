"""Where there is nothing yet, the screen says what comes next, with a button for whoever may do it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Browser, Page, expect

from models.database.engine import write
from services.tournament.create import create_tournament
from tests.engines import engines_at
from tests.pwa.hall import Hall
from tests.pwa.reused_phone import another_phone
from tests.pwa.screens import go, overflow

IMPORT = ("Import players and seating", "#/import/players")
TABLES = ("Tables", "#/tables")
# Screen → what it says, the director's next step, and a referee's.
NOTHING: dict[str, tuple[str, tuple[str, str] | None, tuple[str, str] | None]] = {
    "#/tables": ("No tables yet: a director imports players and seating.", IMPORT, None),
    "#/log": ("No rulings yet: open a table and tap a player.", TABLES, TABLES),
    "#/escalations": ("A ruling is escalated from its own page, in the log.", ("Log", "#/log"), ("Log", "#/log")),
    "#/outbox": ("Everything is sent.", TABLES, TABLES),
    "#/standings": ("No hanchan yet, so no results: a director imports the seating.", IMPORT, None),
    "#/fines": ("Nobody owes a fine. Those of rulings and late players show here.", None, None),
    "#/people/players": ("No players yet. Import them from a sheet.", IMPORT, None),
}


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return ("404 (NOT FOUND)",)  # of a code that no table has


@contextmanager
def phone_of(browser: Browser, hall: Hall, role: str) -> Iterator[Page]:
    """The phone of an official of a tournament that has nothing yet."""
    with engines_at(hall.database_url) as store, write(store) as connection:
        created = create_tournament(
            connection,
            name="Spring Cup",
            rulebook={"id": "wrc-2022"},
            currency="EUR",
            time_zone="Europe/Paris",
            director="Dora",
            at=datetime.now(UTC),
            board_open=True,
        )
    bare = Hall(hall.address, str(created.tournament_id), hall.database_url)
    bare.add_official("director", "Dora", created.official_id)
    bare.add_official("referee")
    with another_phone(browser, hall.address, ()) as page:
        page.goto(bare.link(role))
        page.wait_for_url("**/#/tables")
        yield page


@pytest.mark.parametrize("role", ["director", "referee"])
def test_each_screen_says_what_comes_next(browser: Browser, hall: Hall, role: str) -> None:
    with phone_of(browser, hall, role) as page:
        for place, (text, director, referee) in NOTHING.items():
            if role == "referee" and place.startswith("#/people"):
                continue
            go(page, place)
            expect(page.get_by_text(text)).to_be_visible()
            step = director if role == "director" else referee
            if step:
                link = page.locator(".waiting a, .actions a", has_text=step[0])
                expect(link).to_have_attribute("href", step[1])
            else:
                expect(page.locator(".waiting").get_by_role("link")).to_have_count(0)
            for width in (390, 360):
                page.set_viewport_size({"width": width, "height": 640})
                assert overflow(page) == 0, place


@pytest.mark.parametrize(
    ("place", "text"),
    [
        ("#/own", "Open your personal link on this phone: a director gives it to you."),
        ("#/keep/nowhere/nobody", "No table has this code."),
    ],
)
def test_who_needs_a_code_can_scan_one(page: Page, place: str, text: str) -> None:
    page.goto(f"/{place}")
    expect(page.get_by_text(text)).to_be_visible()
    expect(page.locator(".waiting").get_by_role("link", name="Scan a QR code")).to_have_attribute("href", "#/scan")
    assert overflow(page) == 0


def test_nobody_is_sent_to_scan_a_table_before_there_is_one(browser: Browser, hall: Hall) -> None:
    with phone_of(browser, hall, "director") as page:
        expect(page.get_by_role("link", name="Import players and seating").first).to_be_visible()
        expect(page.get_by_role("link", name="Scan a table", exact=True)).to_have_count(0)
