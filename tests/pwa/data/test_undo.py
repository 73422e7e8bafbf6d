"""A ruling can be taken back for ten seconds: neither a reload nor a clock that was set changes them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.pwa.hall import Hall
from tests.pwa.phone import call, everything_sent, outbox, reopened, rule, ruled, snapshot
from tests.pwa.screens import hurry

SECOND = 1000


@pytest.mark.fresh_browser
def test_it_can_be_taken_back_for_ten_seconds_and_nobody_ever_hears_of_it(
    page: Page, telephone: BrowserContext, hall: Hall
) -> None:
    telephone.clock.install()
    taken, kept = rule(page, call(hall), hold=True), rule(page, call(hall, 1), hold=True)
    assert outbox(page) == {taken: "holding", kept: "holding"}
    telephone.clock.fast_forward(8 * SECOND)
    assert page.evaluate("(id) => store.undo(id)", taken) is True
    assert outbox(page) == {kept: "holding"}
    assert taken not in snapshot(page, "state", "rulings")
    telephone.clock.fast_forward(2 * SECOND)
    everything_sent(page)
    assert ruled(hall) == [kept]
    assert page.evaluate("(id) => store.undo(id)", kept) is False


def test_a_reload_during_the_ten_seconds_neither_loses_nor_hurries_it(page: Page, hall: Hall) -> None:
    identity = rule(page, call(hall), hold=True)
    reopened(page)
    assert outbox(page) == {identity: "holding"}
    assert ruled(hall) == []
    hurry(page)
    everything_sent(page)
    assert ruled(hall) == [identity]


@pytest.mark.fresh_browser
def test_a_clock_that_was_set_back_holds_nothing_up(page: Page, telephone: BrowserContext, hall: Hall) -> None:
    """By its clock the ten seconds begin in an hour."""
    telephone.clock.install(time=datetime.now(UTC) + timedelta(hours=1))
    identity = rule(page, call(hall), hold=True)
    assert outbox(page) == {identity: "holding"}
    telephone.clock.set_system_time(datetime.now(UTC))
    reopened(page)
    everything_sent(page)
    assert ruled(hall) == [identity]


def test_taking_back_after_a_reload(page: Page, hall: Hall) -> None:
    identity = rule(page, call(hall), hold=True)
    reopened(page)
    assert page.evaluate("(id) => store.undo(id)", identity) is True
    page.wait_for_timeout(500)
    assert ruled(hall) == []
