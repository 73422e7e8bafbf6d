"""The rulings on a desk: a long list stays where it was."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.pwa.desk.desk import beside, open_item
from tests.pwa.hall import Hall

MANY = 70  # more than fit, and than are drawn at first


def hand(number: int) -> dict[str, object]:
    return {"hand": {"wind": "east", "number": number, "counters": 0}}


def test_a_long_list_stays_where_it_was(desk: Page, hall: Hall) -> None:
    for number in range(MANY):
        hall.rule(number % 8, "unvocalised-call", **hand(1 + number % 4))
    open_item(desk, "Rulings")
    drawn, far = desk.locator(".data-table tbody tr"), MANY - 20
    drawn.nth(far).evaluate("(row) => row.scrollIntoView()")  # rows still come, so it never lies still
    desk.keyboard.press("End")
    expect(drawn).to_have_count(MANY)
    drawn.nth(far).locator(".of-foul").click()
    beside(desk, "Call not said aloud").get_by_role("link", name="Amend").click()
    expect(desk.locator(".desk-list")).to_be_hidden()
    desk.go_back()
    expect(drawn.nth(far)).to_be_in_viewport()
    expect(drawn.nth(far)).to_have_attribute("aria-current", "true")
    open_item(desk, "Hall")
    desk.go_back()
    expect(drawn.nth(far)).to_be_in_viewport()
