"""axe finds nothing in what a screen becomes: with an open dialog, after a ruling, with a task; and so in any look."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import pytest
from playwright.sync_api import Page, expect

from tests.pwa.axe import axe, axe_in_every_look
from tests.pwa.calls import issue, open_call, planned
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, call
from tests.pwa.screens import choose, control_hand, go, send
from tests.pwa.sheet.acts import ended


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


def hand_ended(page: Page, hall: Hall) -> None:
    hall.rule(1, "noten-riichi", {"hand_end": "not-yet"})
    go(page, f"#/table/{hall.tables[0]}")
    expect(page.locator(".seat").get_by_text("Judged later")).to_be_visible()
    control_hand(page, "Hand ended")
    choose(page, "Exhaustive draw")


def something_else(page: Page, hall: Hall) -> None:
    open_call(page, hall, "empty-win")
    page.get_by_role("button", name="Rule otherwise").click()
    page.get_by_role("dialog").get_by_role("button", name="Issue", exact=True).click()


def withdrawing(page: Page, hall: Hall) -> None:
    go(page, f"#/ruling/{hall.rule(0, 'unclear-call')}")
    page.get_by_role("button", name="Withdraw").click()
    page.get_by_role("dialog").get_by_role("button", name="Withdraw").click()


def issued(page: Page, hall: Hall) -> None:
    open_call(page, hall, "empty-win")
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    issue(page)


def picks(page: Page, hall: Hall) -> None:
    planned(page, hall, timedelta(minutes=12))
    open_call(page, hall)
    expect(page.get_by_role("region", name="Too many or too few tiles")).to_be_visible()


def minutes_late(page: Page, hall: Hall) -> None:
    planned(page, hall, timedelta(minutes=12))
    open_call(page, hall, "late")
    expect(page.get_by_role("button", name="One minute less")).to_be_visible()


def refused(page: Page, hall: Hall) -> None:
    send(page, "ruling", None, call(hall, 0, "swap-caling"))
    page.get_by_role("link", name="1 to resolve").click()
    expect(page.get_by_role("article")).to_contain_text("Refused")


def refused_to_discard(page: Page, hall: Hall) -> None:
    refused(page, hall)
    page.get_by_role("button", name="Discard").click()


def worth_of_a_win(page: Page, hall: Hall) -> None:
    go(page, f"#/sheet?hanchan={hall.hanchans[0]}")
    page.get_by_role("link", name="How did this hand end?").click()
    ended(page, "Ron", ("Aoki", "Wins"), ("Chen", "Deals in"), ("Chen", "Riichi"))
    page.get_by_role("button", name="Yakuman 48000").click()


def what_a_hand_moves(page: Page, hall: Hall) -> None:
    worth_of_a_win(page, hall)
    page.get_by_role("button", name="See what moves").click()
    expect(page.locator(".score-comes")).to_be_visible()


def sheet_with_hands(page: Page, hall: Hall) -> None:
    what_a_hand_moves(page, hall)
    page.get_by_role("button", name="Keep this hand").click()
    page.get_by_role("button", name="Bernard").click()


STILL = "() => document.getAnimations().length === 0"  # a changed ruling fades in
STATES = [
    hand_ended,
    something_else,
    withdrawing,
    issued,
    picks,
    minutes_late,
    refused,
    worth_of_a_win,
    what_a_hand_moves,
    sheet_with_hands,
    refused_to_discard,
]


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__.replace("_", "-"))
def test_axe_finds_nothing(director: Page, hall: Hall, state: Callable[[Page, Hall], None]) -> None:
    state(director, hall)
    wrong = axe_in_every_look(director, state.__name__)
    assert not wrong, "\n".join(wrong)


def test_axe_finds_nothing_in_what_is_taken_for_granted(director: Page, hall: Hall) -> None:
    open_call(director, hall, "exposed-tiles")
    director.get_by_role("button", name="Live wall", exact=True).click()
    expect(director.get_by_role("group", name="Can the wall be rebuilt?")).to_be_visible()
    director.wait_for_function(STILL)
    assert axe(director) == []
