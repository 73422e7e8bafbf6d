"""Rulebooks laid side by side, as the engine sees their differences."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import rulings
from rulings.books.compare import compare_rule_points
from tests.pwa.screens import overflow

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


def add(page: Page, name: str) -> None:
    page.get_by_role("button", name="Add a rulebook").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Rulebook", exact=True).select_option(label=name)
    sheet.get_by_role("button", name="Use these rules").click()


KEPT = "(books) => localStorage.setItem('shinpan.compare', JSON.stringify(books))"


@pytest.mark.parametrize("books", [("wrc-2022", "r-league-24-25"), ("wrc-2025", "wrc-2022", "wrr-2015")], ids=str)
def test_only_cells_whose_text_differs_are_tinted_and_the_difference_is_named(
    page: Page, books: tuple[str, ...]
) -> None:
    page.goto("/#/compare")
    page.evaluate(KEPT, [{"id": book, "options": {}, "readings": {}} for book in books])
    page.reload()
    page.get_by_role("switch", name="Only differences").uncheck()
    fouls = table(page, "Fouls").locator("tbody tr")
    expect(fouls).to_have_count(len(FOULS))
    lines = fouls.evaluate_all(
        """(rows) => rows.map((row) => {
          const cells = [...row.querySelectorAll("td")].map((cell) => ({
            look: cell.className, text: [...cell.children].map((line) => line.textContent).sort().join("\\n"),
          }));
          return { cells, named: row.querySelector("small")?.textContent ?? "" };
        })"""
    )
    for line in lines:
        said = [cell for cell in line["cells"] if cell["look"] != "silent"]
        for cell in said:
            assert (cell["look"] == "other") == (cell["text"] != said[0]["text"]), line
        assert bool(line["named"]) == any(cell["look"] == "other" for cell in said), line
    named = {"", "differs: penalty", "differs: details"} | ({"differs: when"} if len(books) == 2 else set())
    assert {line["named"] for line in lines} == named


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390), (1280, 800)], ids=str)
def test_three_books_stand_side_by_side_and_their_names_stay(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto("/#/compare")
    fouls = table(page, "Fouls")
    cells = fouls.locator("tbody tr").last.locator("td")
    expect(cells).to_have_count(3)
    for cell in cells.all():
        cell.scroll_into_view_if_needed()
        expect(cell).to_be_in_viewport()
    for head in fouls.get_by_role("columnheader").all():
        expect(head).to_be_in_viewport(ratio=1)
    assert overflow(page) == 0


def test_a_fourth_book_scrolls_by_itself_its_heads_and_names_in_place(page: Page) -> None:
    page.goto("/#/compare")
    add(page, "R.League 24/25")
    region = table(page, "Fouls")
    region.focus()
    for _ in range(8):
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowDown")
    page.wait_for_function("() => document.activeElement.scrollLeft > 60 && document.activeElement.scrollTop > 60")
    outer = region.bounding_box()
    head = region.get_by_role("columnheader").last.bounding_box()
    assert outer
    assert head
    assert abs(head["y"] - outer["y"]) <= 4
    assert overflow(page) == 0
