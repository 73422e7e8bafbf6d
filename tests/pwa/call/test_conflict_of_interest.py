"""An official who is not impartial rules: that is seen ever after."""

from playwright.sync_api import Page, expect

from tests.pwa.calls import ISSUE
from tests.pwa.hall import Hall
from tests.pwa.phone import everything_sent, until
from tests.pwa.screens import go, hurry


def declare(page: Page, hall: Hall, conflict: int) -> None:
    """The director says that the referee has a conflict of interest with that player; the phone hears of it."""
    [official] = [one["id"] for one in hall.call("GET", "officials")["items"] if one["name"] == "Referee"]
    hall.call("PATCH", f"officials/{official}", {"conflicts": [hall.players[conflict]], "replaces": {"conflicts": []}})
    page.evaluate("async () => { globalThis.store = (await import('/bundle/inspect.js')).store; }")
    until(page, "s.official?.conflicts")


def test_a_ruling_says_so_ever_after(referee: Page, hall: Hall) -> None:
    declare(referee, hall, 0)
    go(referee, f"#/call/{hall.tables[0]}/east/unclear-call")
    referee.get_by_role("button", name=ISSUE).click()
    hurry(referee)
    everything_sent(referee)
    [ruling] = hall.rulings()
    assert ruling["conflict"] == "offender"
    go(referee, "#/log")
    expect(referee.locator(".rulings li")).to_contain_text("conflict")
    go(referee, f"#/ruling/{ruling['id']}")
    expect(referee.get_by_text("had a declared conflict of interest with the offender")).to_be_visible()
