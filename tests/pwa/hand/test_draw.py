"""The screen of draws, by taps at a drawn table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.pwa.screens import choose

RESULT = ".draw-result"
LEAGUE = '{"at": null, "choice": {"id": "r-league-24-25", "options": {}, "readings": {}}}'
ABORTIVE = '{"at": null, "choice": {"id": "rrc-1-5", "options": {"abortive-draws": {}}, "readings": {}}}'


@pytest.fixture
def screen(page: Page) -> Page:
    page.goto("/#/draw")
    return page


def under(page: Page, choice: str) -> Page:
    """The screen under another rulebook."""
    page.goto("/")
    page.evaluate("(choice) => localStorage.setItem('shinpan.rules', choice)", choice)
    page.goto("/#/draw")
    return page


def seat(page: Page, wind: str) -> Locator:
    return page.get_by_role("region", name=wind, exact=True)


def tap(page: Page, wind: str, *words: str) -> None:
    for word in words:
        seat(page, wind).get_by_role("button", name=word, exact=True).click()


def kind(page: Page, name: str) -> None:
    page.get_by_role("radio", name=name, exact=True).click()


def expect_paid(page: Page, *points: str) -> None:
    for wind, each in zip(("East", "South", "West", "North"), points, strict=True):
        expect(seat(page, wind).locator(".paid")).to_have_text(each)


def test_each_declares_in_turn_and_the_table_pays(screen: Page) -> None:
    expect(screen.locator(".drawn-seat.next")).to_have_accessible_name("East")
    tap(screen, "East", "Noten")
    expect(screen.locator(".drawn-seat.next")).to_have_accessible_name("South")
    tap(screen, "South", "Tenpai")
    expect(seat(screen, "South")).to_contain_text("The hand must be shown")
    tap(screen, "West", "Noten")
    expect(screen.locator(RESULT)).to_have_text("Not every declaration or hand is known yet.")
    tap(screen, "North", "Noten")
    expect_paid(screen, "−1,000", "+3,000", "−1,000", "−1,000")
    expect(screen.locator(RESULT)).to_contain_text("The deal passes · honba 1 · riichi sticks 0")
    tap(screen, "East", "Tenpai")
    expect_paid(screen, "+1,500", "+1,500", "−1,500", "−1,500")
    expect(screen.locator(RESULT)).to_contain_text("The dealer stays")
    tap(screen, "East", "Tenpai")
    expect(screen.locator(".drawn-seat.next")).to_have_accessible_name("East")


def test_sticks_stay_and_the_next_hand_begins_with_them(screen: Page) -> None:
    screen.get_by_role("button", name="Honba: one more").click()
    tap(screen, "East", "Riichi", "Tenpai")
    for wind in ("South", "West", "North"):
        tap(screen, wind, "Noten")
    expect(screen.locator(RESULT)).to_contain_text("The dealer stays · honba 2 · riichi sticks 1")
    screen.get_by_role("button", name="Next hand").click()
    expect(screen.locator(".drawn-middle")).to_have_text("Honba 2Riichi sticks 1")
    expect(screen.locator(RESULT)).to_have_text("Not every declaration or hand is known yet.")
    screen.reload()
    expect(screen.locator(".drawn-middle")).to_have_text("Honba 2Riichi sticks 1")
    screen.get_by_role("button", name="Clear").click()
    expect(screen.locator(".drawn-middle")).to_have_text("Honba 0Riichi sticks 0")


def test_a_noten_riichi_leads_to_its_ruling_filled_in(screen: Page) -> None:
    tap(screen, "West", "Riichi", "Noten")
    expect(screen.locator(RESULT)).to_contain_text("Chonbo: rule on the foul")
    screen.get_by_role("link", name="West: Rule on it: Noten riichi").click()
    expect(screen.get_by_role("heading", name="Noten riichi")).to_be_visible()
    expect(screen.get_by_role("button", name="Exhaustive draw")).to_be_visible()
    expect(screen.locator(".verdict")).to_contain_text("Chonbo")


def test_a_riichi_hand_that_is_not_shown(screen: Page) -> None:
    tap(screen, "North", "Riichi", "Not shown")
    expect(screen.get_by_role("link", name="North: Rule on it: Noten riichi")).to_be_visible()
    tap(screen, "North", "Tenpai")
    expect(screen.get_by_role("link", name="Rule on it")).to_have_count(0)


def test_what_is_rare_is_told_of_a_seat(page: Page) -> None:
    screen = under(page, ABORTIVE)
    for wind in ("East", "South", "West", "North"):
        tap(screen, wind, "Tenpai")
    seat(screen, "South").get_by_role("button", name="South").click()
    choose(screen.get_by_role("dialog"), "Noten")
    screen.get_by_role("button", name="Done").click()
    expect_paid(screen, "+1,000", "−3,000", "+1,000", "+1,000")
    expect(screen.get_by_role("link", name="South: Rule on it: False tenpai declaration")).to_be_visible()
    seat(screen, "East").get_by_role("button", name="East").click()
    screen.get_by_role("switch", name="The hand is dead").check()
    screen.get_by_role("button", name="Done").click()
    expect_paid(screen, "−1,500", "−1,500", "+1,500", "+1,500")


def test_nagashi_mangan_by_book(page: Page) -> None:
    under(page, LEAGUE)
    for wind in ("East", "South", "West", "North"):
        tap(page, wind, "Noten")
    seat(page, "South").get_by_role("button", name="South").click()
    page.get_by_role("switch", name="Discarded only terminals and honours").check()
    page.get_by_role("button", name="Done").click()
    expect_paid(page, "−4,000", "+8,000", "−2,000", "−2,000")
    expect(page.locator(RESULT)).to_contain_text("paid instead of the tenpai payments")
    seat(page, "South").get_by_role("button", name="South").click()
    page.get_by_role("switch", name="A discard was called").check()
    page.get_by_role("button", name="Done").click()
    expect_paid(page, "±0", "±0", "±0", "±0")
    expect(page.get_by_text("South, no nagashi mangan: A discard was called.")).to_be_visible()


def test_abortive_draws_ask_what_they_need(page: Page) -> None:
    under(page, ABORTIVE)
    kind(page, "Nine terminals and honours")
    for tile in ("1 of characters", "9 of characters", "east", "south", "west", "north", "white dragon", "red dragon"):
        page.get_by_role("button", name=tile, exact=True).click()
    expect(page.locator(RESULT)).to_have_text("The hand goes on. Fewer than nine different ones.")
    page.get_by_role("button", name="9 of circles").click()
    tap(page, "South", "Riichi", "Tenpai")
    expect(page.locator(RESULT)).to_contain_text("The hand is aborted and dealt again")
    expect_paid(page, "±0", "±0", "±0", "±0")
    expect(seat(page, "South")).to_contain_text("The riichi stick goes back")
    page.get_by_label("There was a call or an ankan before").check()
    expect(page.locator(RESULT)).to_contain_text("The hand goes on.")
    kind(page, "Four kans")
    for _ in range(4):
        seat(page, "West").get_by_role("button", name="Kans").click()
    expect(page.locator(RESULT)).to_have_text("The hand goes on. One player has all four kans.")
    kind(page, "Four winds")
    expect(page.locator(RESULT)).to_contain_text("The hand is aborted and dealt again")
    kind(page, "Four riichi")
    for wind in ("East", "South", "West", "North"):
        tap(page, wind, "Tenpai")
    expect(page.locator(RESULT)).to_contain_text("The dealer stays · honba 1 · riichi sticks 0")


def test_a_book_without_it_says_so_and_where(page: Page) -> None:
    under(page, '{"at": null, "choice": {"id": "wrr-2015", "options": {}, "readings": {}}}')
    kind(page, "Four winds")
    expect(page.locator(RESULT)).to_have_text("The hand goes on. These rules don't have it.")
    expect(page.locator(".drawn-seat")).to_have_count(0)
    expect(page.get_by_text("Abortive draws: None ·")).to_be_visible()


def test_what_the_rulebook_leaves_open_is_chosen_here(page: Page) -> None:
    under(page, '{"at": null, "choice": {"id": "wrc-2022", "options": {}, "readings": {}}}')
    tap(page, "East", "Tenpai")
    for wind in ("South", "West", "North"):
        tap(page, wind, "Noten")
    expect(page.locator(RESULT)).to_contain_text("The dealer stays")
    page.get_by_role("group", name="Dealer continues on").get_by_text("Win", exact=True).click()
    expect(page.locator(RESULT)).to_contain_text("The deal passes")


def test_the_menu_leads_there(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Nobody won the hand").click()
    expect(page.get_by_role("heading", name="Draw", exact=True)).to_be_visible()
