"""Rulebooks laid side by side, as the engine sees their differences."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

import rulings
from rulings.books.compare import compare_rule_points

LIBRARY = rulings.library()
FOULS = LIBRARY.catalogue["fouls"]


def table(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name)


def compared(*books: tuple[str, dict[str, Any]]) -> list[dict[str, Any]]:
    """Rule points under these books, in English, as the server sees them."""
    composed = [rulings.compose(LIBRARY, book, options) for book, options in books]
    points: list[dict[str, Any]] = compare_rule_points(LIBRARY, composed)["points"]
    return points


def differs(point: dict[str, Any]) -> bool:
    """Whether two books say two things: one that says nothing contradicts none."""
    said = [value["value"] for value in point["values"] if value["value"] != "not-stated"]
    return any(one != said[0] for one in said)


def test_every_rule_point_reads_as_the_server_says_it_and_differences_are_marked(page: Page) -> None:
    page.goto("/#/compare")
    page.get_by_role("switch", name="Only differences").uncheck()
    points = compared(("wrc-2022", {}), ("wrc-2025", {}), ("wrr-2015", {}))
    rows = table(page, "Rule points").locator("tbody tr")
    expect(rows).to_have_count(len(points))
    for row, point in zip(rows.all(), points, strict=True):
        assert row.locator("td").all_inner_texts() == [value["text"] for value in point["values"]], point["id"]
        assert ("differs" in (row.get_attribute("class") or "")) == differs(point), point["id"]
        assert (row.locator("td.other").count() > 0) == differs(point), point["id"]


def test_real_differences_are_shown_first_and_silence_is_none(page: Page) -> None:
    page.goto("/#/compare")
    points = compared(("wrc-2022", {}), ("wrc-2025", {}), ("wrr-2015", {}))
    real = [point for point in points if differs(point)]
    assert 0 < len(real) < sum(point["differs"] for point in points)
    rows = table(page, "Rule points").locator("tbody tr")
    expect(rows).to_have_count(len(real))
    expect(page.get_by_text(f"{len(real)} of {len(points)} differ")).to_be_visible()
    fouls = table(page, "Fouls").locator("tbody tr")
    expect(fouls.filter(has_text="Call not said aloud")).to_have_count(0)  # two of the three don't cover it
    assert 0 < fouls.count() < len(FOULS)
    page.get_by_role("switch", name="Only differences").uncheck()
    expect(fouls).to_have_count(len(FOULS))
    expect(fouls.filter(has_text="Call not said aloud").locator("td.silent")).to_have_count(2)


def test_a_book_against_itself_with_an_option(page: Page) -> None:
    page.goto("/#/compare")
    page.get_by_role("button", name="Remove WRR 2015").click()
    page.get_by_role("button", name="WRC 2025").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Rulebook", exact=True).select_option(label="WRC 2022")
    sheet.get_by_role("switch", name="Lower penalties").check()
    sheet.get_by_role("button", name="Use these rules").click()
    expect(page.get_by_role("button", name="Remove")).to_have_count(0)
    win = table(page, "Fouls").locator("tbody tr", has_text="Empty win declaration")
    expect(win.locator("td")).to_have_text(["Chonbo (30P)", re.compile(r"Dead hand\s*Chonbo \(20P\)")])
    page.reload()
    expect(page.get_by_role("columnheader", name="WRC 2022 · Lower penalties").first).to_be_visible()


def test_more_books_can_be_added(page: Page) -> None:
    page.goto("/#/compare")
    page.get_by_role("button", name="Add a rulebook").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Rulebook", exact=True).select_option(label="R.League 24/25")
    sheet.get_by_role("button", name="Use these rules").click()
    expect(table(page, "Fouls").get_by_role("columnheader")).to_have_text(
        ["WRC 2022", "WRC 2025", "WRR 2015", "R.League 24/25"]
    )


def test_it_scrolls_sideways_by_itself_its_first_column_in_place(page: Page) -> None:
    page.goto("/#/compare")
    region = table(page, "Fouls")
    region.focus()
    for _ in range(8):
        page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.activeElement.scrollLeft > 100")
    heading = region.get_by_role("rowheader").first.bounding_box()
    outer = region.bounding_box()
    assert heading
    assert outer
    assert abs(heading["x"] - outer["x"]) <= 2
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
