"""Exams: a director makes one, officials take it, called away and without a network, and what came of it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import rulings
from tests.pwa.axe import AXE_SCRIPT, axe_in_every_look
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, eventually
from tests.pwa.screens import go, overflow, second_phone, take_part

CARDS = ["ron-voice-only", "furiten-two-sided", "win-fifteen-tiles"]
BOOK = "r-league-24-25"


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return (*CUT_OFF, "Failed to fetch", "ERR_INTERNET_DISCONNECTED")


def right_and_wrong(card: str) -> tuple[str, str]:
    """What the right choice of a card is called, and the first of the others."""
    library = rulings.library()
    told = rulings.localise_card(library, rulings.compose(library, BOOK), card)
    texts = {choice["id"]: choice["text"] for choice in told["choices"]}
    right = texts.pop(told["answer"]["choice"])
    return right, next(iter(texts.values()))


def made(hall: Hall, **different: Any) -> str:
    """An exam of three cards; its id."""
    return hall.add("exams", {"title": "Before round 1", "cards": CARDS, "seconds": 20, **different})


def begin(page: Page) -> None:
    page.get_by_role("link", name="A test to take").click()
    page.get_by_role("button", name="Begin").click()


def answer(page: Page, card: str, is_right: bool = True) -> None:
    """Choose on the question in sight, and confirm."""
    at = CARDS.index(card)
    expect(page.get_by_role("heading", name=f"{at + 1} of {len(CARDS)}")).to_be_visible()
    right, wrong = right_and_wrong(card)
    page.locator(".train-choices").get_by_role("button", name=right if is_right else wrong, exact=True).click()
    page.get_by_role("button", name="Hand in" if at + 1 == len(CARDS) else "Next").click()


def test_two_officials_take_it_and_the_director_sees_how(
    page: Page, telephone: BrowserContext, browser: Browser, hall: Hall
) -> None:
    exam = made(hall)
    take_part(page, hall, "referee")
    _taken_with_a_call_between(page)
    with second_phone(browser, hall, "arbiter") as other:
        _taken_without_a_network(other, hall, exam)
    with second_phone(browser, hall) as desk:
        _results(desk, exam)
        expect(page.get_by_role("link", name="A test to take")).to_be_visible()
        begin(page)
        for card in CARDS:
            answer(page, card)
        expect(page.locator(".train-score")).to_have_text("3 of 3 right")
        expect(desk.get_by_text("2 of 2 officials have taken it")).to_be_visible()


def _taken_with_a_call_between(page: Page) -> None:
    """The referee misses the second question, and is called to a table in the middle of the third."""
    begin(page)
    answer(page, CARDS[0])
    answer(page, CARDS[1], is_right=False)
    expect(page.locator(".train-reply")).to_have_count(0)
    expect(page.locator(".train-story")).to_be_visible()
    go(page, "#/tables")
    page.get_by_role("link", name="Paused at 3 of 3").click()
    expect(page.locator(".train-story")).to_have_count(0)
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(".train-story")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Continue").click()
    answer(page, CARDS[2])
    expect(page.locator(".train-score")).to_have_text("2 of 3 right")
    missed = page.locator(".train-missed li")
    expect(missed).to_have_count(1)
    expect(missed).to_contain_text(f"Chosen: {right_and_wrong(CARDS[1])[1]}")
    assert overflow(page) <= 0
    page.evaluate(AXE_SCRIPT)
    assert not axe_in_every_look(page, "one's own result")
    page.get_by_role("button", name="Repeat these 1 in my training").click()
    page.get_by_role("link", name="Train now").click()
    expect(page.locator(".train-counts dd").first).to_have_text("1")
    go(page, "#/tables")


def _taken_without_a_network(page: Page, hall: Hall, exam: str) -> None:
    """Nothing arrives before there is a network, and the phone says itself what is right until then."""
    page.get_by_role("link", name="A test to take").click()
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    page.context.set_offline(True)
    page.get_by_role("button", name="Begin").click()
    for card in CARDS:
        answer(page, card, is_right=card == CARDS[0])
    expect(page.locator(".train-score")).to_have_text("1 of 3 right")
    expect(page.get_by_text("Kept on this phone")).to_be_visible()
    assert len(hall.call("GET", f"exams/{exam}")["taken"]) == 1
    page.context.set_offline(False)
    expect(page.get_by_text("Kept on this phone")).to_have_count(0)
    expect(page.locator(".train-score")).to_have_text("1 of 3 right")
    assert len(hall.call("GET", f"exams/{exam}")["taken"]) == 2


def _results(page: Page, exam: str) -> None:
    """The best first, the question that most missed first; the referee may take it again."""
    page.get_by_role("link", name="Tests").click()
    expect(page.locator(".rows > li")).to_contain_text("2 of 2")
    page.get_by_role("link", name="Before round 1").click()
    expect(page.locator(".exam-official")).to_contain_text(["Referee2 of 3", "Arbiter1 of 3"])
    cards = page.locator(".train-missed > li")
    expect(cards.first).to_contain_text("Missed by 2 of 2")
    expect(cards.first).to_contain_text(f"Chosen most instead: {right_and_wrong(CARDS[1])[1]} (2)")
    page.locator("summary", has_text="Referee").click()
    page.evaluate(AXE_SCRIPT)
    assert not axe_in_every_look(page, "results")
    page.get_by_role("button", name="Let them take it again").click()
    page.get_by_role("dialog").get_by_role("button", name="Called to a table").click()
    page.get_by_role("dialog").get_by_role("button", name="Let them take it again").click()
    expect(page.get_by_text("1 of 2 officials have taken it")).to_be_visible()
    expect(page.get_by_text("Before: 2 of 3")).to_contain_text("Called to a table")
    assert exam in page.url


def test_what_is_said_to_be_done_shows_though_nothing_streams(page: Page, hall: Hall) -> None:
    """A phone that can only ask every few seconds would else offer to close it again, and be refused."""
    exam = made(hall)
    page.route("**/live", lambda route: route.abort())
    take_part(page, hall)
    go(page, f"#/exams/{exam}")
    page.get_by_role("button", name="This test").click()
    page.get_by_role("button", name="Close", exact=True).last.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="This test").click()
    page.get_by_role("button", name="Close the test").click()
    expect(page.locator(".toast")).to_have_text("The test is closed")
    assert page.locator(".exam-head .note").is_visible()


@pytest.mark.fresh_browser
def test_the_clock_stands_still_while_it_pauses(page: Page, telephone: BrowserContext, hall: Hall) -> None:
    telephone.clock.install()
    exam = made(hall, seconds=60)
    take_part(page, hall, "referee")
    begin(page)
    telephone.clock.fast_forward(15_000)
    page.get_by_role("button", name="Pause").click()
    page.evaluate(AXE_SCRIPT)
    assert not axe_in_every_look(page, "a pause")
    telephone.clock.fast_forward(600_000)
    page.get_by_role("button", name="Continue").click()
    telephone.clock.fast_forward(3_000)
    answer(page, CARDS[0])
    expect(page.get_by_role("heading", name="2 of 3")).to_be_visible()
    telephone.clock.fast_forward(61_000)
    answer(page, CARDS[1])
    answer(page, CARDS[2])
    expect(page.locator(".train-score")).to_have_text("2 of 3 right")
    expect(page.get_by_text("1 too slow")).to_be_visible()
    eventually(lambda: bool(hall.call("GET", f"exams/{exam}")["taken"]))
    (referee,) = [one for one in hall.call("GET", f"exams/{exam}/results")["officials"] if one["attempt"]]
    assert 18_000 <= referee["attempt"]["answers"][0]["ms"] <= 60_000


def test_it_was_taken_on_another_phone(page: Page, hall: Hall) -> None:
    """Both copies of the test were open; the second one becomes a task for a person."""
    exam = made(hall)
    take_part(page, hall, "referee")
    begin(page)
    answer(page, CARDS[0])
    page.context.set_offline(True)
    sent = [{"card": card, "choice": "no", "ms": 1000} for card in CARDS]
    hall.call("PUT", f"exams/{exam}/attempts/01990000-0000-7000-8000-000000000001", {"answers": sent}, "referee")
    for card in CARDS[1:]:
        answer(page, card)
    expect(page.get_by_text("Kept on this phone")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_role("link", name="To resolve")).to_be_visible()
    go(page, "#/outbox")
    expect(page.get_by_text("You have taken this test already")).to_be_visible()
    expect(page.locator("article", has_text="Before round 1")).to_be_visible()
