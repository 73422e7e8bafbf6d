"""Results from a sheet on a director's screen: looked at row by row, then imported; nothing is lost on the way."""

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF
from tests.pwa.screens import go

NAMES = "round,table,east,south,west,north"
GOOD = f"{NAMES}\n1,7,42300,31200,26500,0\n1,8,40000,30000,20000,10000\n"


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


@pytest.fixture
def director(director: Page) -> Page:
    """At the import of results."""
    go(director, "#/standings")
    director.get_by_role("link", name="Import a sheet of results").click()
    expect(director.get_by_role("heading", name="Import results")).to_be_visible()
    return director


def choose(page: Page, text: str, encoding: str = "utf-8") -> None:
    file: Any = {"name": "round-1.csv", "mimeType": "text/csv", "buffer": text.encode(encoding)}
    page.get_by_label("Choose a file: Excel, CSV, …").set_input_files(files=[file])


def look(page: Page) -> None:
    page.get_by_role("button", name="Check each row").click()


def entered(hall: Hall) -> int:
    return [entry["kind"] for entry in hall.journal()].count("result.entered")


def test_a_file_is_looked_at_then_imported_and_known_afterwards(director: Page, hall: Hall) -> None:
    choose(director, GOOD)
    look(director)
    expect(director.get_by_role("heading", name="New results: 2")).to_be_visible()
    first = director.get_by_role("listitem").first
    expect(first).to_contain_text("Row 2")
    expect(first).to_contain_text("Round 1 · Table 7")
    expect(first).to_contain_text("East 42,300")
    assert entered(hall) == 0
    director.get_by_role("button", name="Import results: 2").click()
    expect(director.get_by_role("status").filter(has_text="Imported: 2.")).to_be_visible()
    assert entered(hall) == 2
    choose(director, GOOD.replace(",", ";"), "utf-16")
    look(director)
    expect(director.get_by_role("heading", name="Entered already, the same: 2")).to_be_visible()
    expect(director.get_by_role("button", name="Import results: 0")).to_be_disabled()


def test_what_is_no_sheet_says_so_and_stays(director: Page, hall: Hall) -> None:
    director.get_by_label("Or paste the sheet here").fill("round,table,est\n1,7,1")
    look(director)
    expect(director.get_by_role("alert")).to_contain_text("The first row doesn't name the column")
    director.reload()
    expect(director.get_by_label("Or paste the sheet here")).to_have_value("round,table,est\n1,7,1")
    assert entered(hall) == 0


def test_an_answer_that_is_lost_enters_nothing_twice(director: Page, hall: Hall) -> None:
    director.get_by_label("Or paste the sheet here").fill(GOOD)
    director.context.set_offline(True)
    look(director)
    expect(director.get_by_role("alert")).to_contain_text("No network. Your sheet stays here.")
    director.context.set_offline(False)
    look(director)
    bring = director.get_by_role("button", name="Import results: 2")
    expect(bring).to_be_enabled()

    def arrive_unanswered(route: Route) -> None:
        route.fetch()
        route.abort()

    director.context.route("**/results", arrive_unanswered, times=1)
    bring.click()
    expect(director.get_by_role("alert")).to_contain_text("Your sheet stays here.")
    assert entered(hall) == 2
    bring.click()
    expect(director.get_by_role("status").filter(has_text="Imported: 0. Entered before: 2.")).to_be_visible()
    assert entered(hall) == 2
