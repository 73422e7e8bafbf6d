"""An evening of casual play: penalties paid at the table, added up, undone, settled."""

import pytest
from playwright.sync_api import Page, expect


@pytest.fixture
def casual(page: Page) -> Page:
    """Four people at a table under WRC 2022."""
    page.goto("/#/casual")
    page.get_by_role("button", name="Names").click()
    for number, name in enumerate(("Ann", "Ben", "Cho", "Dan"), start=1):
        page.get_by_role("dialog").get_by_label(f"Player {number}").fill(name)
    page.get_by_role("button", name="Done").click()
    return page


def commit(page: Page, name: str, foul: str) -> None:
    """Somebody commits a foul; its screen is open."""
    page.get_by_role("link", name=name).click()
    page.get_by_label("What happened?").fill(foul)
    page.get_by_role("main").get_by_role("listitem").get_by_role("link", name=foul).first.click()


def expect_sums(page: Page, *amounts: str) -> None:
    """What each has gained or lost, Ann first."""
    expect(page.locator(".table-figure g:not(.arrow) text:not(.name)")).to_have_text(list(amounts))


def test_whoever_is_tapped_on_the_drawn_table_committed_the_foul(casual: Page) -> None:
    casual.locator(".table-figure rect").nth(2).tap()
    expect(casual.get_by_role("heading", name="Cho: which foul?")).to_be_visible()
    casual.go_back()
    casual.get_by_role("link", name="Dan ±0").press("Enter")
    expect(casual.get_by_role("heading", name="Dan: which foul?")).to_be_visible()


def test_the_evening_is_kept_added_up_undone_and_settled(casual: Page) -> None:
    for name in ("Ben", "Dan"):
        commit(casual, name, "Empty win declaration")
        casual.get_by_role("button", name="Note it").click()
    casual.reload()
    expect_sums(casual, "+12,000", "−12,000", "+12,000", "−12,000")
    casual.get_by_role("button", name="Undo").click()
    expect_sums(casual, "+6,000", "−18,000", "+6,000", "+6,000")
    casual.get_by_role("button", name="Settle").click()
    sheet = casual.get_by_role("dialog")
    payments = ["Ben → Ann: 6,000 points", "Ben → Cho: 6,000 points", "Ben → Dan: 6,000 points"]
    expect(sheet.locator(".bullets li")).to_have_text(payments)
    expect(sheet).to_contain_text("Then nobody pays again")
    sheet.get_by_role("button", name="Settled: start at zero").click()
    expect_sums(casual, "±0", "±0", "±0", "±0")
    casual.get_by_role("button", name="Undo").click()
    expect_sums(casual, "+6,000", "−18,000", "+6,000", "+6,000")


def test_a_double_tap_pays_once(casual: Page) -> None:
    commit(casual, "Ben", "Empty win declaration")
    casual.get_by_role("button", name="Note it").dblclick()
    expect_sums(casual, "+6,000", "−18,000", "+6,000", "+6,000")
    expect(casual.get_by_text("Ben: Empty win declaration")).to_have_count(1)
