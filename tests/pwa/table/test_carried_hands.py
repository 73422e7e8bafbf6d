"""A table carried from hand to hand: what one phone records of an end moves winds, honba and sticks on every phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.pwa.hall import Hall, furnish
from tests.pwa.screens import choose, control_hand, go, hurry, player_button, second_phone

EAST, SOUTH, WEST = "East · Aoki", "South · Bernard", "West · Chen"


@pytest.fixture
def hall(sqlite_url: str, address: str) -> Hall:
    """Under WRC's rules the dealer stays with a win or tenpai."""
    return furnish(sqlite_url, address, "wrc-2022", "World Championship")


@pytest.fixture
def table(referee: Page, hall: Hall) -> Page:
    go(referee, f"#/table/{hall.tables[0]}")
    expect(referee.get_by_role("heading", name="Table 7")).to_be_visible()
    return referee


def hand(page: Page) -> Locator:
    return page.locator(".hall-hand")


def end(page: Page, how: str, *taps: tuple[str, str]) -> Locator:
    """The dialog in which the present hand ends so."""
    control_hand(page, "Hand ended")
    sheet = page.get_by_role("dialog")
    choose(sheet, how)
    for player, what in taps:
        player_button(sheet, player, what).click()
    return sheet


def record(sheet: Locator) -> None:
    sheet.get_by_role("button", name="Record the end").click()
    sheet.get_by_role("button", name="Done").click()


def test_three_hands_move_winds_honba_and_sticks_on_two_phones(table: Page, browser: Browser, hall: Hall) -> None:
    with second_phone(browser, hall, "arbiter") as other:
        go(other, f"#/table/{hall.tables[0]}")
        expect(hand(other)).to_have_text("East 1-0")

        record(end(table, "A win", (EAST, "Wins"), (SOUTH, "Riichi")))
        expect(hand(table)).to_have_text("East 1-1")
        hurry(table)
        expect(hand(other)).to_have_text("East 1-1")

        sheet = end(table, "Exhaustive draw", (SOUTH, "Riichi"))
        expect(player_button(sheet, SOUTH, "Tenpai")).to_be_disabled()  # whoever is in riichi is tenpai
        expect(sheet.get_by_role("button", name="Record the end")).to_be_disabled()
        expect(sheet.locator("label.choice", has_text="1-2")).to_have_count(1)  # the dealer tenpai, or not
        sheet.get_by_role("button", name="Nobody else").click()
        expect(sheet.get_by_role("status")).to_have_text("Next: East 2-2 1")
        record(sheet)
        hurry(table)
        expect(hand(other)).to_have_text("East 2-2 1")
        expect(hand(other).get_by_role("img", name="riichi sticks 1")).to_be_visible()

        record(end(other, "A win", ("West · Dupont", "Wins"), ("East · Bernard", "Riichi")))
        expect(hand(other)).to_have_text("East 3-0")
        other.get_by_role("button", name=re.compile("Undo")).click()
        expect(hand(other)).to_have_text("East 2-2 1")
        record(end(other, "A win", ("East · Bernard", "Wins")))
        hurry(other)
        expect(hand(table)).to_have_text("East 2-3")
    requests = [entry["body"]["request"] for entry in hall.journal() if entry["kind"] == "hand.ended"]
    assert [(one["riichi"], one.get("tenpai")) for one in requests[:2]] == [(["south"], None), (["south"], ["south"])]
    assert requests[1]["next"] == {"wind": "east", "number": 2, "counters": 2, "deposits": 1}


def test_what_the_end_leaves_open_is_tapped_and_a_mistake_is_put_right(table: Page, hall: Hall) -> None:
    sheet = end(table, "Exhaustive draw", (WEST, "Riichi"))
    choose(sheet, "East 2-1 1")
    record(sheet)
    expect(hand(table)).to_have_text("East 2-1 1")
    table.reload()  # what is kept moves it on again
    expect(hand(table)).to_have_text("East 2-1 1")
    hand(table).click()
    sheet = table.get_by_role("dialog")
    sheet.get_by_role("button", name="One riichi stick more").click()
    expect(hand(table)).to_have_text("East 2-1 2")
    sheet.get_by_role("button", name="Back to East 2-1 riichi sticks 1").click()
    expect(hand(table)).to_have_text("East 2-1 1")
    hand(table).click()
    table.get_by_role("dialog").get_by_role("button", name="Next hand").click()
    expect(hand(table)).to_have_text("East 3-0")
    control_hand(table, "Back to East 2-1 riichi sticks 1")
    expect(hand(table)).to_have_text("East 2-1 1")
