"""The focus stays where one can go on when what had it is dealt with."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.pwa.call.test_call_photos import picture
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, call
from tests.pwa.screens import go, send


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


def test_the_next_item_has_it_once_one_is_discarded_and_then_the_title(referee: Page, hall: Hall) -> None:
    for player in (0, 1, 2):
        send(referee, "ruling", None, call(hall, player, "swap-caling"))
    expect(referee.get_by_role("link", name="3 to resolve")).to_be_visible()
    go(referee, "#/outbox")
    items = referee.locator(".rows > li")
    discard(referee, items.nth(1))
    expect(items.nth(1)).to_be_focused()
    expect(items).to_contain_text(["Aoki", "Chen"])
    discard(referee, items.nth(1))
    expect(items.first).to_be_focused()
    discard(referee, items.first)
    expect(referee.get_by_role("heading", level=1)).to_be_focused()


def discard(page: Page, item: Locator) -> None:
    item.get_by_role("button", name="Discard").press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Discard").press("Enter")


def test_trying_again_leaves_it_on_an_item(referee: Page, hall: Hall) -> None:
    send(referee, "ruling", None, call(hall, 0, "swap-caling"))
    referee.get_by_role("link", name="1 to resolve").click()
    again = referee.get_by_role("button", name="Try again")
    again.press("Enter")
    expect(referee.get_by_text("Trying again")).to_be_visible()
    expect(again).to_be_visible()
    expect(referee.locator(".rows > li")).to_be_focused()


def test_a_picked_photo_leaves_it_on_the_button(referee: Page, hall: Hall) -> None:
    go(referee, f"#/ruling/{hall.rule(0, 'unclear-call')}")
    button = referee.locator("input[type=file]")
    button.focus()
    button.set_input_files({"name": "table.jpg", "mimeType": "image/jpeg", "buffer": picture()})
    expect(referee.get_by_text("Photo added")).to_be_visible()
    expect(button).to_be_focused()
