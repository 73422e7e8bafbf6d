"""Training cards: a round from its start to what comes back, and when cards come back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import rulings
from rulings.books.rulebook import canonical
from tests.pwa.axe import axe_in_every_look
from tests.pwa.screens import go, overflow
from tests.pwa.words_page import blank_page

BOOK = "wrc-2025"
DAY = 86_400_000
KEEP = """([name, value]) => localStorage.setItem(name, JSON.stringify(value))"""
KEPT = "(name) => JSON.parse(localStorage.getItem(name))"
SCHEDULE = """async (asked) => {
  const schedule = await import('/pwa/src/features/tools/train/schedule.js');
  return (ASKED)(asked);
}"""
RUNNING = "!document.querySelector('.train-ring').classList.contains('stopped')"


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


def test_a_round_of_one_difficulty_has_cards_that_the_book_decides(page: Page) -> None:
    page.goto("/#/train")
    page.locator("label.choice").get_by_text("Hard", exact=True).click()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("heading", name="1 of 10")).to_be_visible()
    library = rulings.library()
    hard = set(rulings.deck(library, rulings.compose(library, "wrc-2022"), 3))
    cards = kept(page, "shinpan.training-round")["cards"]
    assert len(set(cards)) == 10
    assert hard.issuperset(cards)


def test_a_look_at_the_rule_loses_nothing(page: Page) -> None:
    play(page, "ron-voice-only", "two-rons")
    choose(page, "Warning")
    page.get_by_role("link", name="The rule").click()
    expect(page.get_by_role("heading", name="Empty win declaration")).to_be_visible()
    page.go_back()
    expect(page.locator(".train-reply")).to_contain_text("Wrong")
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("heading", name="2 of 2")).to_be_visible()
    page.get_by_role("button", name="End the round").click()
    expect(page.get_by_role("button", name="Start")).to_be_visible()


def test_an_answer_cannot_be_changed(page: Page) -> None:
    play(page, "kan-breaks-the-wait")
    choose(page, "Yes")
    page.locator(".train-choice.is-right").dispatch_event("click")
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".train-score")).to_have_text("0 of 1 right")


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


def test_the_ring_stops_with_the_answer(page: Page) -> None:
    play(page, "win-fifteen-tiles")
    assert page.evaluate(RUNNING)
    choose(page, "No")
    assert not page.evaluate(RUNNING)


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


@pytest.fixture(scope="module")
def blank(browser: Browser) -> Iterator[Page]:
    with blank_page(browser) as page:
        yield page


def ask(page: Page, what: str, asked: Any) -> Any:
    return page.evaluate(SCHEDULE.replace("ASKED", what), asked)


@pytest.mark.parametrize(
    ("before", "right", "slow", "box", "days"),
    [
        (None, True, False, 1, 1),
        (None, True, True, 1, 1),
        (None, False, False, 0, 0),
        (1, True, False, 2, 3),
        (2, True, False, 3, 7),
        (3, True, True, 3, 7),
        (4, True, False, 5, 60),
        (5, True, False, 5, 60),
        (5, False, False, 0, 0),
    ],
)
def test_a_right_answer_rests_longer_and_a_wrong_one_comes_back(
    blank: Page, before: int | None, right: bool, slow: bool, box: int, days: int
) -> None:
    schedule = {} if before is None else {"a": {"box": before, "due": 0}}
    asked = [schedule, {"right": right, "slow": slow}]
    after = ask(blank, "([kept, said]) => schedule.answered(kept, 'a', said, 1000)", asked)
    assert after == {"a": {"box": box, "due": 1000 + days * DAY}}
    assert ask(blank, "(kept) => schedule.restOf(kept, 'a')", after) == days


def test_a_round_takes_what_is_due_then_new_cards_then_what_comes_back_soonest(blank: Page) -> None:
    schedule = {
        "late": {"box": 1, "due": 10},
        "due": {"box": 1, "due": 20},
        "soon": {"box": 2, "due": 200},
        "later": {"box": 3, "due": 300},
        "open": {"box": 1, "due": 5},
    }
    cards = ["later", "new", "due", "soon", "late", "newer", "open"]
    code = """([kept, cards, size]) =>
      schedule.nextRound(kept, cards, 100, (card) => card !== 'open', size, () => 0.99)"""
    assert ask(blank, code, [schedule, cards, 9]) == ["late", "due", "new", "newer", "soon", "later"]
    assert ask(blank, code, [schedule, cards, 3]) == ["late", "due", "new"]
    assert ask(blank, "([kept, cards]) => schedule.dueCards(kept, cards, 20)", [schedule, cards]) == [
        "open",
        "late",
        "due",
    ]


def test_new_cards_come_in_any_order(blank: Page) -> None:
    cards = [str(number) for number in range(6)]
    code = "(cards) => schedule.nextRound({}, cards, 0, () => true, 6, () => 0)"
    shuffled = ask(blank, code, cards)
    assert shuffled != cards
    assert sorted(shuffled) == cards


@pytest.mark.parametrize("card", ["four-dead-wall-tiles", "furiten-two-sided"])
def test_axe_finds_nothing_before_or_after_the_answer(page: Page, card: str) -> None:
    play(page, card)
    assert not axe_in_every_look(page, card)
    page.locator(".train-choice").first.click()
    expect(page.locator(".train-reply")).to_be_visible()
    assert not axe_in_every_look(page, card)
