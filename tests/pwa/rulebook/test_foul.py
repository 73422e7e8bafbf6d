"""A foul asked and decided without an account: nothing is logged."""

from playwright.sync_api import Locator, Page, expect

from tests.pwa.rulebook.test_fouls import choose


def verdict(page: Page) -> Locator:
    return page.locator(".verdict .line")


def test_on_a_phone_that_opened_nothing_else_the_answers_are_large(page: Page) -> None:
    page.goto("/#/foul/exposed-tiles")
    answer = page.locator(".answer").first
    expect(answer).to_be_visible()
    assert answer.evaluate("(button) => button.getBoundingClientRect().height") >= 48


def test_what_else_happened_changes_the_decision(page: Page) -> None:
    page.goto("/#/foul/empty-win")
    choose(page, "R.League 24/25").get_by_role("button", name="Use these rules").click()
    expect(verdict(page)).to_have_text("Chonbo (30P)")
    page.locator("summary", has_text="What else happened").click()
    page.get_by_role("group", name="Did anything else happen at the same time?").get_by_text(
        "Another win on this tile"
    ).click()
    expect(verdict(page)).to_have_text("The chonbo is void")
    expect(page.get_by_text("Interpretation used")).to_be_visible()
    expect(page.get_by_text("R.League 24/25 Ruleset and Penalties · Penalties", exact=True)).to_be_visible()
