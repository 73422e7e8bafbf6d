"""`make pictures`: photograph the running app, playing `make demo`'s evening, for the README."""

from __future__ import annotations

import io
import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, expect

from scripts.demo import make
from scripts.find_chromium import find
from tests.chromium import chromium, phone
from tests.databases import sqlite_url
from tests.server import serving

IMAGES = Path(__file__).parents[1] / "docs" / "images"


def table(page: Page) -> None:
    """Photograph a table with its four players, as a referee walks up to it."""
    page.locator(".table-card").nth(1).click()


def decision(page: Page) -> None:
    """Photograph a chonbo: what to say, what to do, and where it is written."""
    table(page)
    page.locator(".seat", has_text="Bernard Luc").click()
    page.get_by_role("link", name="Empty win declaration").first.click()


def clock(page: Page) -> None:
    """Photograph the start of a match: one player has arrived 25 minutes late, another is still missing."""
    page.locator(".table-card").first.click()
    page.get_by_role("link", name="Start of the game").click()
    page.get_by_role("timer").first.wait_for()


def hand(page: Page) -> None:
    """Photograph the hand inspector: a riichi hand draws its fourth tile, and may not declare the quad."""
    page.goto("/#/hand/3444m778899s333z")
    page.get_by_text("Riichi", exact=True).first.click()
    page.get_by_role("radio", name="Drawn").click()
    page.locator(".keys").get_by_role("button", name="4 of characters", exact=True).click()
    page.evaluate("scrollTo(0, 0)")


def settlement(page: Page) -> None:
    """Photograph the end of a game: four totals at a drawn table, and what they come to."""
    page.goto("/#/settle/31200,24900,13500,30400")


PICTURES: dict[str, dict[str, Callable[[Page], None]]] = {
    "Riko, referee": {"table.png": table, "decision.png": decision, "hand.png": hand, "settlement.png": settlement},
    "Aki, table arbiter": {"clock.png": clock},
}
"""Whose phone → file name → what they tap, from the list of tables on."""


def main() -> None:
    """Write every picture to docs/images."""
    os.environ.setdefault("CHROMIUM", find())
    with chromium() as browser:
        take(browser, IMAGES)


def take(browser: Browser, folder: Path) -> None:
    """Play the demo's evening on phones of this browser, and write every picture into this folder."""
    with tempfile.TemporaryDirectory() as data:
        database = Path(data) / "demo.sqlite3"
        links = make(database)
        with serving(sqlite_url(database), SHINPAN_LOG_LEVEL="warning") as address:
            for who, pictures in PICTURES.items():
                with phone(browser, address) as context:
                    page = context.new_page()
                    page.goto(links[who])
                    page.wait_for_url("**/#/tables")
                    for name, taps in pictures.items():
                        page.goto("/#/tables")
                        taps(page)
                        photograph(page, folder / name)


def photograph(page: Page, path: Path) -> None:
    """Write what the screen shows once nothing moves on it any more, with the few colours that it needs."""
    expect(page.locator(".toast")).to_have_count(0)
    page.wait_for_timeout(1_000)  # the live link and the clocks settle
    picture = Image.open(io.BytesIO(page.screenshot(animations="disabled")))
    picture.quantize(128).save(path, optimize=True)


if __name__ == "__main__":
    main()
