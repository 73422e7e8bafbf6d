"""The rulings on a desk: a table to narrow down and sort, with the open one beside it, by pointer and by keys."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.pwa.desk.desk import beside, open_item, row, rows
from tests.pwa.hall import Hall
from tests.pwa.screens import go, noten_riichi

FOCUSED = "document.activeElement.innerText"
MANY = 70  # more than fit, and than are drawn at first


def hand(number: int) -> dict[str, object]:
    return {"hand": {"wind": "east", "number": number, "counters": 0}}


def test_rulings_are_found_read_and_walked_through(desk: Page, hall: Hall) -> None:
    noten_riichi(hall, player=1)
    hall.rule(4, "unvocalised-call", note="said too late", **hand(2))
    hall.rule(5, "unvocalised-call", **hand(2))
    chonbo = hall.rule(6, "empty-win", **hand(3))
    hall.call("PUT", f"rulings/{chonbo}/escalation", {"reason": "They do not agree"}, "referee")
    open_item(desk, "Rulings")
    expect(desk.locator(".data-table tbody tr")).to_have_count(4)
    the_list_is_narrowed_down(desk)
    a_ruling_is_read_beside_the_list(desk)
    keys_walk_through_it(desk)
    links_narrow_it_down(desk, hall)


def the_list_is_narrowed_down(desk: Page) -> None:
    expect(row(desk, "Goto")).to_contain_text(re.compile("Empty win declaration.*Chonbo.*Escalated"))
    expect(row(desk, "Endo").locator(".mark-icon")).to_have_attribute("title", "Note")
    desk.get_by_role("button", name="Open only").click()
    expect(desk.locator(".data-table tbody tr")).to_have_count(2)
    assert rows(desk) == ["Goto", "Bernard"]
    desk.get_by_role("button", name="Open only").click()
    desk.get_by_label("Foul", exact=True).select_option("unvocalised-call")
    expect(desk.get_by_role("status").filter(has_text="2 of 4")).to_be_visible()
    desk.get_by_role("button", name="Offender").click()
    assert rows(desk) == ["Endo", "Fabre"]
    desk.get_by_role("button", name="Offender").click()
    assert rows(desk) == ["Fabre", "Endo"]
    expect(desk.get_by_role("columnheader", name="Offender")).to_have_attribute("aria-sort", "descending")


def a_ruling_is_read_beside_the_list(desk: Page) -> None:
    row(desk, "Endo").locator(".of-foul").click()
    expect(beside(desk, "Call not said aloud")).to_contain_text("said too late")
    expect(desk.get_by_label("Foul", exact=True)).to_have_value("unvocalised-call")
    assert rows(desk) == ["Fabre", "Endo"]
    expect(row(desk, "Endo")).to_have_attribute("aria-current", "true")
    open_item(desk, "Hall")
    open_item(desk, "Rulings")
    expect(desk.get_by_label("Foul", exact=True)).to_have_value("unvocalised-call")
    desk.get_by_role("button", name="Clear").click()
    expect(desk.locator(".data-table tbody tr")).to_have_count(4)


def keys_walk_through_it(desk: Page) -> None:
    first, second = rows(desk)[:2]
    desk.keyboard.press("j")
    assert desk.evaluate(FOCUSED) == first
    desk.keyboard.press("ArrowDown")
    assert desk.evaluate(FOCUSED) == second
    desk.keyboard.press("Enter")
    expect(desk).to_have_url(re.compile("#/ruling/"))
    expect(desk.locator(".screen h1")).to_be_focused()
    desk.keyboard.press("Escape")
    expect(desk).to_have_url(re.compile("#/log$"))
    expect(desk.locator(".data-table a:focus")).to_have_text(second)
    desk.keyboard.press("/")
    desk.keyboard.type("1 note")
    expect(desk).to_have_url(re.compile("#/log$"))
    expect(desk.get_by_role("searchbox")).to_have_value("1 note")
    desk.get_by_role("searchbox").fill("")


def links_narrow_it_down(desk: Page, hall: Hall) -> None:
    go(desk, f"#/log?status=standing&player={hall.players[4]}")
    expect(desk.locator(".data-table tbody tr")).to_have_count(1)
    desk.get_by_role("button", name="Remove: Offender: Endo").click()
    expect(desk.locator(".data-table tbody tr")).to_have_count(4)


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
