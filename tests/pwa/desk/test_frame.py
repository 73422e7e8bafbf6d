"""The desk around the app's addresses: for whom, from which width on, and what its rail leads to."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.chromium import PHONE
from tests.pwa.desk.desk import LAPTOP, desk_of, open_item, row
from tests.pwa.hall import Hall, furnish

WIDE, TABLET = LAPTOP["viewport"], {"width": 820, "height": 1180}
ITEMS = {
    "director": "Hall Rulings People Seating Results Fines Escalations Reports Settings",
    "head-referee": "Hall Rulings Results Escalations Reports Settings",
    "arbiter": "Hall Rulings Results Fines Reports Settings",
}


def items(page: Page) -> str:
    return " ".join(page.locator(".rail ul:first-of-type .body").all_inner_texts())


def test_each_role_has_its_rail_and_a_referee_has_none(browser: Browser, hall: Hall) -> None:
    hall.add_official("head-referee")
    for role, expected in ITEMS.items():
        with desk_of(browser, hall, role) as page:
            expect(page.locator(".rail")).to_be_visible()
            assert items(page) == expected
    with desk_of(browser, hall, "referee") as page:
        expect(page.locator(".table-card").first).to_be_visible()
        expect(page.locator(".rail")).to_have_count(0)


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


def test_keys_lead_through_the_rail_and_can_be_switched_off(desk: Page) -> None:
    desk.keyboard.press("2")
    expect(desk.get_by_role("heading", level=1)).to_have_text("Rulings")
    desk.keyboard.press("?")
    keys = desk.get_by_role("dialog")
    expect(keys).to_contain_text("Close what is open beside")
    desk.keyboard.press("1")  # in a dialog it is no shortcut
    keys.get_by_role("switch").uncheck()
    desk.keyboard.press("Escape")
    desk.keyboard.press("1")
    expect(desk.get_by_role("heading", level=1)).to_have_text("Rulings")
    desk.locator(".rail").get_by_role("button", name="Keys").click()
    keys.get_by_role("switch").check()
    desk.keyboard.press("Escape")
    desk.keyboard.press("1")
    expect(desk.get_by_role("heading", level=1)).to_have_text("Hall")


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


def test_rules_and_tools_are_listed_at_once(desk: Page) -> None:
    open_item(desk, "Rules and tools")
    expect(desk.get_by_role("heading", level=1)).to_have_text("Rules and tools")
    expect(desk.get_by_role("button", name="Menu")).to_have_count(0)
    expect(desk.locator(".screen").get_by_role("link", name="Look up a foul")).to_have_count(1)
    for group, names in (
        ("Rules", ("Compare rulebooks", "Rulebooks")),
        ("Tools", ("Look at a hand", "Who has the tile", "Nobody won the hand", "End of a game", "Train rulings")),
    ):
        listed = desk.locator(".screen section", has=desk.get_by_role("heading", name=group, exact=True, level=2))
        for name in names:
            expect(listed.get_by_role("link", name=re.compile(f"^{name}"))).to_be_visible()
    desk.set_viewport_size(PHONE["viewport"])
    expect(desk.get_by_role("link", name="New ruling")).to_be_visible()
    expect(desk.get_by_role("button", name="Menu")).to_be_visible()
