"""The same call by two referees within a minute: said after a sync, wherever the referee is."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.pwa.calls import issue, open_call
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF
from tests.pwa.screens import go, hurry

SAME = "Probably the same call: Dora at"


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    """A phone without a network complains of each try."""
    return CUT_OFF


@pytest.mark.fresh_browser
def test_after_a_sync_it_is_said_wherever_the_referee_is(referee: Page, telephone: BrowserContext, hall: Hall) -> None:
    open_call(referee, hall, "empty-win")
    telephone.set_offline(True)
    hall.rule(1, "empty-win", seat="south")
    issue(referee)
    go(referee, "#/log")
    telephone.set_offline(False)
    hurry(referee)
    notice = referee.get_by_text(SAME)
    expect(notice).to_be_visible()
    notice.click()
    expect(referee.locator(".hall-verdict")).to_be_visible()
    expect(referee.get_by_role("main").get_by_text(SAME)).to_be_visible()
    referee.get_by_role("button", name="Both stand").click()
    expect(referee.get_by_role("button", name="Both stand")).to_have_count(0)
    go(referee, "#/log")
    expect(referee.get_by_text(SAME)).to_have_count(0)
