"""The score sheet of a tournament's hanchan: the event's names and rules, the table that moves with it, the result."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.pwa.hall import Hall, furnish
from tests.pwa.phone import eventually
from tests.pwa.screens import go, hurry, second_phone
from tests.pwa.sheet.acts import ended, keep, main, rows, seat, won


@pytest.fixture
def hall(sqlite_url: str, address: str) -> Hall:
    """Under WRC's rules the dealer stays with a win or tenpai."""
    return furnish(sqlite_url, address, "wrc-2022", "World Championship")


@pytest.fixture
def sheet(director: Page, hall: Hall) -> Page:
    """The sheet of table 7, from the table's own page."""
    go(director, f"#/table/{hall.tables[0]}")
    director.get_by_role("button", name="More…").click()
    director.get_by_role("link", name="Score sheet").click()
    expect(director.get_by_role("heading", name="Table 7: score")).to_be_visible()
    return director


def at_table(page: Page, hall: Hall, hand: str) -> None:
    """At the table's page it is this hand."""
    go(page, f"#/table/{hall.tables[0]}")
    expect(page.locator(".hall-hand")).to_have_text(hand)


def back_to(page: Page, hall: Hall) -> None:
    go(page, f"#/sheet?hanchan={hall.hanchans[0]}")
    expect(page.get_by_role("heading", name="Table 7: score")).to_be_visible()


def test_the_table_moves_with_the_sheet_and_its_result_is_filled_in(sheet: Page, browser: Browser, hall: Hall) -> None:
    expect(seat(sheet, "Aoki")).to_contain_text("30,000")
    with second_phone(browser, hall, "referee") as other:
        go(other, f"#/table/{hall.tables[0]}")
        main(sheet).click()
        ended(sheet, "Exhaustive draw", ("Bernard", "Riichi"))
        keep(sheet)
        at_table(sheet, hall, "East 2-1 1")
        back_to(sheet, hall)
        sheet.get_by_role("button", name="Undo").click()  # within ten seconds nothing was sent
        at_table(sheet, hall, "East 1-0")
        back_to(sheet, hall)
        sheet.get_by_role("button", name="Redo").click()
        expect(rows(sheet)).to_have_count(1)
        hurry(sheet)
        expect(other.locator(".hall-hand")).to_have_text("East 2-1 1")
        main(sheet).click()
        won(sheet, "Ron", "Mangan 8000", ("Chen", "Wins"), ("Dupont", "Deals in"))
        keep(sheet)
        hurry(sheet)
        expect(other.locator(".hall-hand")).to_have_text("East 3-0")
    requests = [entry["body"]["request"] for entry in hall.journal() if entry["kind"] == "hand.ended"]
    assert [(one["how"], one.get("winners"), one.get("riichi"), one.get("tenpai")) for one in requests] == [
        ("exhaustive-draw", None, ["south"], ["south"]),
        ("win", ["south"], None, None),  # by the winds of East 2
    ]
    sheet.get_by_role("button", name="More…").click()
    sheet.get_by_role("button", name="Stop: time is up").click()
    sheet.get_by_role("link", name="Settle").click()
    expect(sheet.locator(".settle-name")).to_have_text(["Aoki", "Bernard", "Chen", "Dupont"])
    back_to(sheet, hall)
    main(sheet).click()
    totals = {"East": "29000", "South": "32000", "West": "38300", "North": "20700"}
    for wind, points in totals.items():
        expect(sheet.get_by_label(wind, exact=False).first).to_have_value(points)
    sheet.get_by_role("button", name="Enter").click()
    hurry(sheet)
    eventually(lambda: any(entry["kind"] == "result.entered" for entry in hall.journal()))
    (result,) = [entry["body"] for entry in hall.journal() if entry["kind"] == "result.entered"]
    assert result["points"] == {wind.lower(): int(points) for wind, points in totals.items()}
