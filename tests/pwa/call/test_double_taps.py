"""A thumb that taps twice does it once: what the log keeps for ever must not be in it twice."""

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.pwa.call.test_call_photos import extras
from tests.pwa.calls import AMEND, outbox
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF
from tests.pwa.screens import choose, control_hand, go, noten_riichi

TWICE = "(button) => { button.click(); button.click(); }"  # before anything can be drawn anew


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


@pytest.fixture
def cut_off(referee: Page, telephone: BrowserContext, hall: Hall) -> Page:
    """A phone that knows a ruling which waits, and keeps whatever it would send."""
    ruling = noten_riichi(hall)
    go(referee, f"#/ruling/{ruling}")
    expect(referee.locator(".hall-verdict")).to_be_visible()
    telephone.set_offline(True)
    return referee


def twice(button: Locator) -> None:
    expect(button).to_be_enabled()
    button.evaluate(TWICE)


def kinds(page: Page) -> list[object]:
    """What waits to be sent, once all that began has come to an end."""
    page.wait_for_timeout(200)
    return [item["kind"] for item in outbox(page)]


@pytest.mark.parametrize(("action", "kind"), [("Withdraw", "withdrawal"), ("Escalate", "escalation")])
def test_what_is_done_with_a_ruling(cut_off: Page, action: str, kind: str) -> None:
    cut_off.get_by_role("button", name=action).click()
    sheet = cut_off.get_by_role("dialog")
    sheet.get_by_label("Reason").fill("Heard it wrong")
    twice(sheet.get_by_role("button", name=action))
    expect(sheet).to_have_count(0)
    assert kinds(cut_off) == [kind]


def test_the_end_of_a_hand(cut_off: Page, hall: Hall) -> None:
    go(cut_off, f"#/table/{hall.tables[0]}")
    control_hand(cut_off, "Hand ended")
    sheet = cut_off.get_by_role("dialog")
    choose(sheet, "Four riichi")
    twice(sheet.get_by_role("button", name="Record the end"))
    expect(sheet.get_by_role("heading", name="East 1 has ended")).to_be_visible()
    assert kinds(cut_off) == ["hand-end"]


def test_an_amendment(cut_off: Page) -> None:
    cut_off.get_by_role("link", name="Amend").click()
    extras(cut_off).get_by_label("Note").fill("Seen by Chen")
    twice(cut_off.get_by_role("button", name=AMEND))
    sheet = cut_off.get_by_role("dialog")
    sheet.get_by_role("textbox").fill("The hand was shown")
    twice(sheet.get_by_role("button").last)
    expect(cut_off.get_by_role("heading", name="Amended")).to_be_visible()
    assert kinds(cut_off) == ["ruling"]
