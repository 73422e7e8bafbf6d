"""The same call by two referees within a minute: said before issuing and after a sync, never in the way."""

from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.pwa.calls import issue, open_call, sent
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, eventually
from tests.pwa.screens import go, hurry

SAME = "Probably the same call: Dora at"


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    """A phone without a network complains of each try."""
    return CUT_OFF


def test_it_is_said_before_issuing_and_can_be_issued_anyway(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "empty-win")
    expect(referee.get_by_role("button", name="Issue: ")).to_be_visible()
    first = hall.rule(1, "empty-win", seat="south")
    note = referee.locator(".actions").get_by_text(SAME)
    expect(note).to_contain_text("Chonbo (30P). Look, or issue anyway.")
    issue(referee)
    expect(referee.get_by_role("main").get_by_role("link", name=SAME)).to_have_attribute("href", f"#/ruling/{first}")
    sent(referee)
    assert len(hall.rulings()) == 2


@pytest.mark.parametrize("different", ["an earlier ruling", "another foul", "another player"])
def test_what_is_another_call_is_not_mentioned(referee: Page, hall: Hall, different: str) -> None:
    ago = {"device_at": (datetime.now(UTC) - timedelta(minutes=5)).isoformat(), "clock_offset_ms": 0}
    if different == "an earlier ruling":
        hall.rule(1, "unclear-call", seat="south", **ago)
    else:
        hall.rule(*((1, "unvocalised-call") if different == "another foul" else (2, "unclear-call")))
    eventually(lambda: len(hall.rulings()) == 1)
    go(referee, f"#/ruling/{hall.rulings()[0]['id']}")
    expect(referee.locator(".hall-verdict")).to_be_visible()
    open_call(referee, hall, "unclear-call")
    expect(referee.get_by_role("button", name="Issue: ")).to_be_visible()
    expect(referee.get_by_text("Probably the same call")).to_have_count(0)


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


def test_withdrawn_it_is_over(referee: Page, hall: Hall) -> None:
    first = hall.rule(1, "empty-win", seat="south")
    open_call(referee, hall, "empty-win")
    expect(referee.get_by_text(SAME)).to_be_visible()
    hall.call("PUT", f"rulings/{first}/withdrawal", {"reason": "the same call"})
    expect(referee.get_by_text(SAME)).to_have_count(0)
    expect(referee.get_by_role("button", name="Issue: ")).to_be_visible()
