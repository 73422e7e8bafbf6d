"""The screen of calls: who has the tile, by taps at a drawn table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.pwa.screens import choose

RESULT = ".draw-result"
LEAGUE = '{"at": null, "choice": {"id": "r-league-24-25", "options": {}, "readings": {}}}'
WRC = '{"at": null, "choice": {"id": "wrc-2025", "options": {}, "readings": {}}}'
OPEN = '{"at": null, "choice": {"id": "wrc-2022", "options": {}, "readings": {}}}'


def under(page: Page, choice: str) -> Page:
    """The screen under this rulebook."""
    page.goto("/")
    page.evaluate("(choice) => localStorage.setItem('shinpan.rules', choice)", choice)
    page.goto("/#/calls")
    return page


@pytest.fixture
def screen(page: Page) -> Page:
    return under(page, WRC)


def seat(page: Page, wind: str) -> Locator:
    return page.get_by_role("region", name=wind, exact=True)


def call(page: Page, wind: str, kind: str) -> None:
    seat(page, wind).get_by_role("button", name=kind, exact=True).click()


def kind(page: Page, name: str) -> None:
    page.get_by_role("radio", name=name, exact=True).click()


def test_two_calls_are_asked_about_and_the_answer_says_who_has_the_tile(screen: Page) -> None:
    call(screen, "South", "Chii")
    expect(screen.locator(RESULT)).to_have_text("South The call stands No other call is good")
    call(screen, "West", "Pon")
    question = screen.get_by_role("group", name="How did the calls come?")
    expect(question.get_by_role("button").first).to_have_text("Clearly later The call stands")
    question.get_by_role("button", name="At once").click()
    expect(question).to_have_count(0)
    expect(screen.locator(RESULT)).to_have_text("West The call stands Pon and kan come before chii")
    expect(screen.locator(".call-list li").first).to_contain_text("South Chii Pon and kan come before chii")
    expect(screen.locator(".drawn-seat.next")).to_have_accessible_name("West")
    expect(screen.locator(".hand-answer")).to_contain_text("12.3.2")
    screen.get_by_label("How it came").select_option("Clearly later")
    expect(screen.locator(RESULT)).to_have_text("South The call stands The clearly first call has the tile")


def test_pon_no_ron_is_two_calls_and_what_was_told_of_them_can_be_asked_again(screen: Page) -> None:
    call(screen, "South", "Pon")
    call(screen, "South", "Ron")
    question = screen.get_by_role("group", name="Does the caller show the tiles for it?")
    question.get_by_role("button", name="Yes").click()
    expect(screen.locator(RESULT)).to_have_text("South The call stands No other call is good")
    expect(screen.locator(".call-list li").last).to_contain_text("South Ron A call can't be changed")
    rule = screen.get_by_role("link", name="South: Rule on it: Changing a call")
    expect(rule).to_have_attribute("href", "#/foul/changing-call?first_call=group&first_call_possible=true")
    screen.get_by_role("button", name="Does the caller show the tiles for it? Yes").click()
    question.get_by_role("button", name="No").click()
    expect(screen.locator(RESULT)).to_contain_text("Nobody has the tile")
    call(screen, "South", "Pon")
    expect(screen.locator(RESULT)).to_have_text("South Ron No other call is good")


def test_the_discarder_is_tapped_and_calls_nothing(screen: Page) -> None:
    call(screen, "South", "Chii")
    seat(screen, "North").get_by_role("button", name="North").click()
    expect(seat(screen, "North").get_by_role("button")).to_have_count(1)
    expect(seat(screen, "South").get_by_role("button", name="Chii")).to_have_count(0)
    expect(screen.locator(".call-list")).to_have_count(0)
    expect(seat(screen, "East").get_by_role("button", name="Chii")).to_be_visible()
    expect(screen.locator(RESULT)).to_have_text("Nobody has the tile, play goes on Nobody has called")


def test_a_fast_draw_and_its_foul_filled_in(page: Page) -> None:
    screen = under(page, LEAGUE)
    call(screen, "West", "Pon")
    choose(screen, "Drew, tile still apart")
    screen.get_by_role("group", name="Was the tile drawn too fast to call?").get_by_role("button", name="Yes").click()
    expect(screen.locator(RESULT)).to_have_text("West The call stands No other call is good")
    expect(screen.locator(".hand-answer")).to_contain_text("The drawn tile goes back to the wall")
    screen.get_by_role("link", name="South: Rule on it").click()
    expect(screen).to_have_url(re.compile(r"#/foul/draw-too-fast\?.*win_called=false.*tile_provable=true"))
    expect(screen.get_by_role("heading", name="Drawn while another player calls")).to_be_visible()


def test_a_kan_is_robbed_or_says_when_its_indicator_is_turned(screen: Page) -> None:
    kind(screen, "Kakan")
    expect(screen.locator(RESULT)).to_have_text("The kan stands There is no good ron on it")
    expect(screen.locator(".hand-answer")).to_contain_text("Turn the kan dora now, before the replacement tile")
    call(screen, "North", "Ron")
    expect(screen.locator(RESULT)).to_have_text("North Ron No other call is good")
    expect(screen.locator(".hand-answer")).to_contain_text("No kan dora for a kan that was robbed")


def test_what_the_book_leaves_open_is_chosen(screen: Page) -> None:
    kind(screen, "Ankan")
    call(screen, "North", "Ron")
    expect(screen.locator(".call-list li")).to_contain_text("An ankan can't be robbed")
    choose(screen, "Allowed")
    question = screen.get_by_role("group", name="Is it thirteen orphans?")
    question.get_by_role("button", name="Yes").click()
    expect(screen.locator(RESULT)).to_have_text("North Ron No other call is good")


def test_a_silent_win_and_what_was_told_stays_until_cleared(page: Page) -> None:
    screen = under(page, LEAGUE)
    kind(screen, "Tsumo without a word")
    screen.get_by_role("group", name="Where is the tile?").get_by_role("button", name="nearer the hand").click()
    expect(screen.locator(RESULT)).to_have_text("East The tsumo counts The tile doesn't count as discarded")
    screen.reload()
    expect(screen.locator(RESULT)).to_have_text("East The tsumo counts The tile doesn't count as discarded")
    screen.get_by_role("button", name="Clear").click()
    expect(screen.locator(RESULT)).to_have_text("Nobody has the tile, play goes on Nobody has called")


def test_the_referees_matter_is_said(screen: Page) -> None:
    call(screen, "South", "Pon")
    choose(screen, "Next player touched the wall")
    expect(screen.locator(RESULT)).to_contain_text("The referee decides")


def test_what_a_rulebook_leaves_open_can_be_chosen_and_chosen_again(page: Page) -> None:
    under(page, OPEN)
    call(page, "West", "Ron")
    call(page, "North", "Ron")
    open_point = page.get_by_role("group", name="Several rons on one discard")
    for answer, told in (("All win", "Several rons, and all count"), ("Head bump", "Head bump: the next in turn")):
        choose(open_point, answer)
        expect(page.locator(RESULT)).to_contain_text(told)
        expect(open_point.get_by_role("radio", name=answer)).to_be_checked()
    call(page, "North", "Ron")
    expect(open_point).to_have_count(0)
