"""The desk around the app's addresses: from which width on, and for which tournament."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.chromium import PHONE
from tests.pwa.desk.desk import LAPTOP, open_item, row
from tests.pwa.hall import Hall, furnish

WIDE, TABLET = LAPTOP["viewport"], {"width": 820, "height": 1180}


def test_a_phone_never_fetches_the_desk(referee: Page, hall: Hall) -> None:
    assert not referee.evaluate("performance.getEntriesByName(`${location.origin}/bundle/frame.js`).length")
    expect(referee.locator("#desk")).to_have_count(0)


def test_turning_a_tablet_keeps_the_place_and_what_was_typed(desk: Page, hall: Hall) -> None:
    ruling = hall.rule(0, "empty-win")
    open_item(desk, "Rulings")
    row(desk, "Aoki").locator(".of-foul").click()
    desk.get_by_role("button", name="Add a note").click()
    note = desk.get_by_role("dialog").get_by_role("textbox")
    note.fill("The table agreed")
    desk.set_viewport_size(TABLET)
    expect(desk.locator(".rail")).to_have_count(0)
    expect(note).to_have_value("The table agreed")
    desk.keyboard.press("Escape")
    expect(desk.get_by_role("button", name="Back")).to_be_visible()
    desk.set_viewport_size(WIDE)
    expect(row(desk, "Aoki")).to_have_attribute("aria-current", "true")
    expect(desk).to_have_url(re.compile(ruling))
    desk.get_by_role("link", name="Close").click()
    desk.set_viewport_size(PHONE["viewport"])
    expect(desk.locator(".rulings .row")).to_have_count(1)
    desk.set_viewport_size(WIDE)
    expect(row(desk, "Aoki")).to_be_visible()
    expect(desk.locator(".rulings .row")).to_have_count(0)


def test_one_device_changes_between_its_tournaments(desk: Page, hall: Hall) -> None:
    other = furnish(hall.database_url, hall.address, name="Winter Cup")
    take_part_at_a_desk(desk, other)
    expect(desk.locator(".rail-name")).to_contain_text("Winter Cup")
    desk.locator(".rail-name").click()
    desk.get_by_role("dialog").get_by_role("link", name="Autumn League").click()
    expect(desk.locator(".rail-name")).to_contain_text("Autumn League")
    expect(row(desk, "Aoki")).to_be_visible()


def take_part_at_a_desk(page: Page, hall: Hall) -> None:
    page.goto(hall.link("director"))
    page.wait_for_url("**/#/tables")
