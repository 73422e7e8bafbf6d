"""Looking up a foul, and choosing the rules it is looked up in."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import rulings

FOULS = rulings.library().catalogue["fouls"]


def choose(page: Page, book: str) -> Locator:
    """The sheet in which the rules are chosen, with this book."""
    page.get_by_role("button", name="Rules in use").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Rulebook", exact=True).select_option(label=book)
    return sheet


@pytest.mark.fresh_browser
def test_categories_hold_every_foul_and_the_way_back_finds_the_query_again(page: Page) -> None:
    page.goto("/#/fouls")
    expect(page.locator("summary")).to_have_count(8)
    for category in page.locator("summary").all():
        category.click()
    listed = len(FOULS) - 1  # what is not on the list is the last row
    expect(page.locator("summary + .rows > li")).to_have_count(listed)
    assert sum(map(int, page.locator("summary .badge").all_inner_texts())) == listed
    expect(page.locator(".stack > .rows > li")).to_contain_text(["Not on the list"])
    page.get_by_label("What happened?").fill("furiten")
    page.get_by_role("main").get_by_role("listitem").get_by_role("link").first.click()
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_label("What happened?")).to_have_value("furiten")


def test_chosen_rules_are_remembered_on_this_phone(page: Page) -> None:
    page.goto("/#/fouls")
    sheet = choose(page, "WRC 2022")
    sheet.get_by_role("switch", name="Lower penalties").check()
    sheet.get_by_text("Interpretations", exact=False).filter(has_text=re.compile(r"^Interpretations \d+$")).click()
    sheet.get_by_label("When does a minute of lateness count?").select_option(label="As soon as it has begun")
    sheet.get_by_role("button", name="Use these rules").click()
    page.reload()
    chosen = page.get_by_role("button", name="Rules in use")
    expect(chosen).to_contain_text("WRC 2022 · Lower penalties · interpretations changed: 1")
