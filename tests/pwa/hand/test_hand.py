"""The hand inspector, by taps on drawn tiles."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.pwa.screens import go

NAMES = {"m": "{} of characters", "p": "{} of circles", "s": "{} of bamboo"}
HONOURS = ("east", "south", "west", "north", "white dragon", "green dragon", "red dragon")
TENPAI = ["2m", "3m", "4m", "5p", "6p", "7p", "6s", "7s", "8s", "1z", "1z", "2z", "2z"]


@pytest.fixture
def inspector(page: Page) -> Page:
    page.goto("/#/hand")
    return page


def name(tile: str) -> str:
    digit, suit = tile
    return HONOURS[int(digit) - 1] if suit == "z" else NAMES[suit].format(digit)


def tap(page: Page, *tiles: str, to: str | None = None) -> None:
    """Lay tiles down by the keyboard."""
    if to:
        page.get_by_role("radio", name=to, exact=True).click()
    for tile in tiles:
        page.locator(".keys").get_by_role("button", name=name(tile), exact=True).click()


def row(page: Page, meld: str) -> Locator:
    """A meld on the table."""
    return page.locator(".hand-row").filter(has_text=meld)


def test_the_answer_stays_in_sight_far_down(inspector: Page) -> None:
    inspector.set_viewport_size({"width": 390, "height": 844})
    still = inspector.locator(".hand-still")
    tap(inspector, *TENPAI)
    inspector.evaluate("scrollTo(0, 0)")
    expect(still).to_have_count(0)
    inspector.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(still).to_have_text("Tenpai")
    expect(still).to_be_in_viewport()
    tap(inspector, "2z", to="Won on")
    expect(still).to_have_text("1,300 · 1 han 40 fu")
    inspector.evaluate("scrollTo(0, 0)")
    expect(still).to_have_count(0)


def test_tiles_are_typed_linked_and_kept(inspector: Page) -> None:
    inspector.get_by_text("As text").click()
    field = inspector.get_by_label("Tiles", exact=True)
    field.press_sequentially("1122z 234m567p ")
    field.press_sequentially("kakan:5555z:west ron:1z:north")
    expect(field).to_have_value("1122z 234m567p kakan:5555z:west ron:1z:north")
    expect(inspector.locator(".verdict .line")).to_have_text("3,200")
    expect(row(inspector, "Kakan")).to_be_visible()
    field.blur()
    expect(field).to_have_value("234m567p1122z kakan:5555z:west ron:1z:north")
    inspector.reload()
    expect(inspector.locator(".verdict .line")).to_have_text("3,200")
    expect(inspector.locator(".hand-payments li").last).to_have_text("North −3,200")
    go(inspector, "#/hand/19m19p19s1234567z")
    expect(inspector.locator(".verdict").get_by_role("img")).to_have_count(13)


def test_on_a_phone_on_its_side_the_keyboard_covers_nothing(inspector: Page) -> None:
    inspector.set_viewport_size({"width": 740, "height": 360})
    tap(inspector, *TENPAI)
    answered = inspector.get_by_text("Tenpai", exact=True)
    for shown in (inspector.locator(".lying"), answered, inspector.get_by_role("button", name=name("1m"), exact=True)):
        expect(shown).to_be_in_viewport(ratio=1)
