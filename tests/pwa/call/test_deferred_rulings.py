"""A ruling that waits for a hand which everybody has left: it is judged by how that hand ended, late as it is."""

from playwright.sync_api import Page, expect

from tests.pwa.hall import Hall
from tests.pwa.screens import choose, control_hand, go, noten_riichi

ASKED = "East 1: how did it end?"
TOO_SMALL = """() => [...document.querySelectorAll("main :is(a, button)")]
  .filter((target) => target.getBoundingClientRect().height < 48)
  .map((target) => target.outerHTML)"""


def test_a_hand_set_by_hand_leaves_what_waits_in_sight(referee: Page, hall: Hall) -> None:
    noten_riichi(hall)
    go(referee, f"#/table/{hall.tables[0]}")
    expect(referee.locator(".rulings")).to_contain_text("Judged later")
    referee.locator(".hall-hand").click()
    choose(referee.get_by_role("dialog"), "3")
    referee.get_by_role("dialog").get_by_role("button", name="Done").click()
    expect(referee.locator(".hall-hand")).to_have_text("East 3-0")
    left = referee.get_by_role("region", name="To be judged, from earlier hands")
    expect(left.get_by_role("button", name=ASKED)).to_be_visible()
    assert referee.evaluate(TOO_SMALL) == []
    control_hand(referee, "Hand ended")  # of East 3: nothing waits for it
    expect(referee.get_by_role("heading", name="East 3: how did it end?")).to_be_visible()
