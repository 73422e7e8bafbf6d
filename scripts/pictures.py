"""`make pictures`: photograph the running app, playing `make demo`'s evening, for the README and the page of tools."""

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

BOOK = "r-league-24-25"
CARD_THAT_IS_DUE = '{"tenpai-nine-gates": {"box": 1, "due": 1}}'
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


def calls(page: Page) -> None:
    """Photograph two calls at once, and who has the tile."""
    page.goto("/#/calls")
    for wind, call in (("South", "Chii"), ("West", "Pon")):
        page.get_by_role("region", name=wind, exact=True).get_by_role("button", name=call, exact=True).click()
    page.get_by_role("group", name="How did the calls come?").get_by_role("button", name="At once").click()


def draw(page: Page) -> None:
    """Photograph an exhaustive draw: two are tenpai, one of them in riichi."""
    page.goto("/#/draw")
    for wind, word in (
        *(("South", "Riichi"), ("East", "Noten"), ("South", "Tenpai"), ("West", "Tenpai"), ("North", "Noten")),
    ):
        page.get_by_role("region", name=wind, exact=True).get_by_role("button", name=word, exact=True).click()
    page.evaluate("scrollTo(0, 0)")


def train(page: Page) -> None:
    """Photograph a training card that was answered rightly: the one that comes back first."""
    page.evaluate(f"localStorage.setItem('shinpan.training.{BOOK}', '{CARD_THAT_IS_DUE}')")
    page.goto("/#/train")
    page.locator(".train-start").click()
    page.locator(".train-choice", has_text="Yes").click()


def sheet(page: Page) -> None:
    """Photograph a score sheet after its first hand: a riichi, and who wins from whom."""
    page.goto("/#/sheet")
    page.get_by_role("button", name="Players").click()
    for number, name in enumerate(("Anna", "Ben", "Chie", "Dan"), 1):
        page.get_by_label(f"Player {number}").fill(name)
    page.get_by_role("button", name="Done").click()
    page.locator(".score-seat", has_text="Ben").click()
    page.locator(".actions .main").click()
    page.get_by_role("radio", name="Ron").click()
    for name, word in (("Ben", "Wins"), ("Chie", "Deals in")):
        page.get_by_role("region", name=name, exact=True).get_by_role("button", name=word).click()
    page.locator(".actions .main").click()
    page.get_by_role("button", name="3 han 40 fu: 5200", exact=True).click()
    for _ in range(2):
        page.locator(".actions .main").click()


def settlement(page: Page) -> None:
    """Photograph the end of a game: four totals at a drawn table, and what they come to."""
    page.goto("/#/settle/31200,24900,13500,30400")


TOOLS = {
    "hand.png": hand,
    "calls.png": calls,
    "draw.png": draw,
    "sheet.png": sheet,
    "settlement.png": settlement,
    "train.png": train,
}
PICTURES: dict[str, dict[str, Callable[[Page], None]]] = {
    "Riko, referee": {"table.png": table, "decision.png": decision, **TOOLS},
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
