"""Training cards: a round from its start to what comes back."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from rulings.books.rulebook import canonical
from tests.pwa.axe import axe_in_every_look
from tests.pwa.screens import go, overflow

BOOK = "wrc-2025"
KEEP = """([name, value]) => localStorage.setItem(name, JSON.stringify(value))"""
KEPT = "(name) => JSON.parse(localStorage.getItem(name))"


def play(page: Page, *cards: str) -> None:
    """Open a round of these cards under WRC 2025."""
    page.goto("/#/settings")
    page.get_by_role("heading", name="Settings").wait_for()
    choice = {"id": BOOK, "options": {}, "readings": {}}
    page.evaluate(KEEP, ["shinpan.rules", {"at": None, "choice": choice}])
    kept = {"rules": canonical(choice).decode(), "cards": cards, "at": 0, "chosen": None, "results": []}
    page.evaluate(KEEP, ["shinpan.training-round", kept])
    go(page, "#/train")
    expect(page.get_by_role("heading", name=f"1 of {len(cards)}")).to_be_visible()


def choose(page: Page, answer: str) -> None:
    page.locator(".train-choices").get_by_role("button", name=answer, exact=True).click()
    expect(page.locator(".train-reply")).to_be_visible()


def kept(page: Page, name: str) -> Any:
    return page.evaluate(KEPT, name)


def test_a_round_says_at_once_what_is_right_and_ends_in_what_was_missed(page: Page) -> None:
    play(page, "ron-voice-only", "furiten-two-sided")
    expect(page.locator(".train-story")).to_contain_text("West says ron on South's six")
    expect(page.get_by_role("button", name="Next")).to_be_hidden()
    choose(page, "Chonbo")
    reply = page.locator(".train-reply")
    expect(reply).to_contain_text("Right")
    expect(reply.locator(".train-line")).to_have_text("Chonbo (30P)")
    expect(reply.locator(".train-source")).to_contain_text("12.3.3")
    expect(page.get_by_role("link", name="The rule")).to_have_attribute("href", "#/foul/empty-win")
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".train-laid .tile")).to_have_count(13 + 2)
    choose(page, "No")
    expect(reply).to_contain_text("Wrong")
    expect(page.locator(".train-choice.is-right")).to_have_text("Yes")
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".train-score")).to_have_text("1 of 2 right")
    missed = page.locator(".train-missed li")
    expect(missed).to_have_count(1)
    expect(missed).to_contain_text("Back in the next round")
    schedule = kept(page, f"shinpan.training.{BOOK}")
    assert {card: place["box"] for card, place in schedule.items()} == {"ron-voice-only": 1, "furiten-two-sided": 0}
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".train-counts dd")).to_have_text(["1", "2"])


def test_what_was_missed_is_first_in_the_next_round_after_a_reload_too(page: Page) -> None:
    play(page, "furiten-two-sided")
    choose(page, "No")
    page.get_by_role("button", name="Next").click()
    page.reload()
    page.get_by_role("button", name="Another round").click()
    expect(page.get_by_role("heading", name="1 of 10")).to_be_visible()
    assert kept(page, "shinpan.training-round")["cards"][0] == "furiten-two-sided"


@pytest.mark.fresh_browser
def test_an_answer_after_the_time_is_slow(page: Page, telephone: BrowserContext) -> None:
    telephone.clock.install()
    play(page, "ron-voice-only", "ron-hand-shown-no-win")
    telephone.clock.fast_forward(19_000)
    choose(page, "Chonbo")
    expect(page.locator(".train-said")).to_have_text("Right")
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("heading", name="2 of 2")).to_be_visible()
    telephone.clock.fast_forward(21_000)
    choose(page, "Chonbo")
    expect(page.locator(".train-said")).to_have_text("Right, but slow")
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".train-missed li")).to_contain_text("Back tomorrow")


@pytest.mark.parametrize(
    "card", ["win-one-suit-and-winds", "chii-first-pon-later", "four-dead-wall-tiles", "late-ten-exactly"]
)
def test_a_card_fits_a_small_phone(page: Page, card: str) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    play(page, card)
    assert overflow(page) <= 0
    page.locator(".train-choice").first.click()
    expect(page.get_by_role("button", name="Next")).to_be_in_viewport()
    assert overflow(page) <= 0


@pytest.mark.parametrize("card", ["four-dead-wall-tiles", "furiten-two-sided"])
def test_axe_finds_nothing_before_or_after_the_answer(page: Page, card: str) -> None:
    play(page, card)
    assert not axe_in_every_look(page, card)
    page.locator(".train-choice").first.click()
    expect(page.locator(".train-reply")).to_be_visible()
    assert not axe_in_every_look(page, card)
