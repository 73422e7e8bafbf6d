"""A phone that starts with no network shows the tables, their log and what it has not sent; all of it goes later."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, call
from tests.pwa.screens import choose, control_hand, go, noten_riichi, send

DEALT_AGAIN = {"wind": "east", "number": 1, "counters": 0}


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return (*CUT_OFF, "Failed to fetch", "ERR_INTERNET_DISCONNECTED")


def test_a_cold_start_without_a_network(telephone: BrowserContext, referee: Page, hall: Hall) -> None:
    deferred = noten_riichi(hall)
    expect(referee.get_by_role("link", name="Table 7")).to_contain_text("Judged later 1")
    expect(referee.locator(".status")).to_contain_text("Ready offline", timeout=20_000)
    telephone.set_offline(True)
    referee.close()
    page = telephone.new_page()
    page.goto(f"/#/table/{hall.tables[0]}")
    expect(page.get_by_role("link", name="South Bernard")).to_be_visible()
    expect(page.locator(".status").get_by_text("No network")).to_be_visible()
    _end_of_hand(page)
    ruling = send(page, "ruling", None, call(hall, 2, "unclear-call", seat="west", hand=DEALT_AGAIN))
    send(page, "withdrawal", ruling, {"reason": "Heard it wrong"})
    for screen in ("tables", "log", "outbox", f"player/{hall.players[1]}", f"ruling/{deferred}", "scan", "join"):
        go(page, f"#/{screen}")
        expect(page.get_by_role("heading", level=1)).to_be_focused()
        expect(page.get_by_text("This part is not on your phone yet")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="kept here")).to_be_visible()
    telephone.set_offline(False)
    go(page, "#/outbox")
    expect(page.get_by_text("Everything is sent.")).to_be_visible(timeout=30_000)
    assert [one["status"] for one in hall.rulings()] == ["withdrawn", "closed"]


def _end_of_hand(page: Page) -> None:
    control_hand(page, "Hand ended")
    choose(page, "Exhaustive draw")
    choose(page, "Noten")
    page.get_by_role("button", name="Record the end").click()
    page.get_by_role("dialog").get_by_role("button", name="Done").click()
    expect(page.locator(".hall-hand")).to_have_text("East 1-0")  # dealt again
    expect(page.locator(".rulings")).to_contain_text("Chonbo (30P)")
