"""A foul asked and decided without an account: nothing is logged."""

from playwright.sync_api import Locator, Page, expect

import rulings
from tests.pwa.hall import Hall
from tests.pwa.rulebook.test_fouls import choose


def verdict(page: Page) -> Locator:
    return page.locator(".verdict .line")


def test_the_facts_that_matter_lead_to_the_decision(page: Page) -> None:
    page.goto("/#/foul/exposed-tiles")
    choose(page, "EMA 2008/2012").get_by_role("button", name="Use these rules").click()
    expect(page.get_by_role("heading", name="First of all")).to_be_visible()
    while (question := page.locator(".question").first).is_visible():
        question.get_by_role("button").last.click()
    expect(verdict(page)).to_have_text("Chonbo (20P)")
    expect(page.get_by_text("Riichi Competition Rules 2008/2012 · ")).to_be_visible()
    expect(page.locator(".verdict")).to_contain_text("Chonbo: 20 points off the tournament score.")
    expect(page.locator(".question")).to_have_count(0)


def test_on_a_phone_that_opened_nothing_else_the_answers_are_large(page: Page) -> None:
    page.goto("/#/foul/exposed-tiles")
    answer = page.locator(".answer").first
    expect(answer).to_be_visible()
    assert answer.evaluate("(button) => button.getBoundingClientRect().height") >= 48


def test_an_answer_shows_where_it_leads_and_can_be_taken_back(page: Page) -> None:
    page.goto("/#/foul/late")
    choose(page, "R.League 24/25").get_by_role("button", name="Use these rules").click()
    expect(page.get_by_role("button", name="11:00 to 20:59")).to_contain_text("12P – 30P")
    page.get_by_label("How late exactly?").fill("35:00")
    page.get_by_role("button", name="Use this time").click()
    expect(verdict(page)).to_contain_text("40P - the team + SGD 20.00 fine")
    page.get_by_role("button", name="35:00").click()
    expect(page.get_by_text("Answer the questions above")).to_be_visible()


def test_a_time_that_is_none_says_how_to_write_it(page: Page) -> None:
    page.goto("/#/foul/late")
    page.get_by_label("How late exactly?").fill("soon")
    page.get_by_role("button", name="Use this time").click()
    expect(page.get_by_text("Give minutes, or minutes:seconds.")).to_be_visible()
    expect(page.get_by_text("Answer the questions above")).to_be_visible()


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


def test_the_same_foul_under_every_rulebook(page: Page) -> None:
    page.goto("/#/foul/empty-win")
    choose(page, "R.League 24/25").get_by_role("button", name="Use these rules").click()
    everywhere = page.locator("section", has=page.get_by_role("heading", name="Under every rulebook")).get_by_role(
        "listitem"
    )
    expect(everywhere).to_have_count(len(rulings.library().books))
    expect(everywhere.filter(has_text="WRC 2025")).to_contain_text("Chonbo (30P)")
    expect(everywhere.filter(has_text="EMA 2016")).to_contain_text("Chonbo (20P)")


def test_what_one_rulebook_has_another_does_not_cover(page: Page) -> None:
    """No hand ends by an abortive draw under the official rules of 2022; the league's do not say."""
    page.goto("/#/foul/noten-riichi")
    choose(page, "R.League 24/25").get_by_role("button", name="Use these rules").click()
    page.locator(".question").get_by_role("button", name="Abortive draw by four riichi").click()
    everywhere = page.locator("section", has=page.get_by_role("heading", name="Under every rulebook"))
    expect(everywhere.get_by_role("listitem").filter(has_text="WRC 2022")).to_contain_text("Not covered")
    choose(page, "WRC 2022").get_by_role("button", name="Use these rules").click()
    expect(page.locator(".question").get_by_role("button", name="Exhaustive draw")).to_be_visible()
    expect(page.get_by_role("button", name="Abortive draw by four riichi")).to_have_count(0)


def test_nothing_is_logged_by_it(referee: Page, hall: Hall) -> None:
    before = len(hall.journal())
    referee.goto("/#/foul/empty-win")
    expect(verdict(referee)).to_have_text("Chonbo (30P)")
    referee.wait_for_timeout(300)
    assert (len(hall.journal()), hall.rulings()) == (before, [])
