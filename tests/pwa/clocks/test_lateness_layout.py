"""Lateness on a phone: the clock before everything else, arrivals in reach of the thumb."""

import pytest
from playwright.sync_api import Page, expect

from tests.pwa.clocks.test_start import arrived, clock, late, record_time, start
from tests.pwa.hall import Hall, furnish
from tests.pwa.phone import CUT_OFF
from tests.pwa.screens import overflow, take_part

SIZES = ((390, 844), (360, 640), (844, 390), (640, 360))
FONT_SIZE = "(element) => parseFloat(getComputedStyle(element).fontSize)"


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_clock_is_first_and_largest_and_arrival_is_at_hand(
    arbiter: Page, hall: Hall, size: tuple[int, int]
) -> None:
    late(hall, 12 * 60)
    record_time(hall, "absent", 60)
    start(arbiter, hall)
    arbiter.set_viewport_size({"width": size[0], "height": size[1]})
    timer = clock(arbiter).get_by_role("timer")
    expect(timer).to_be_in_viewport(ratio=1)
    assert timer.evaluate(FONT_SIZE) >= 72
    before = arbiter.locator("main > *").first
    expect(before.get_by_role("timer")).to_have_count(1)
    expect(arbiter.get_by_role("contentinfo").get_by_role("button").first).to_have_accessible_name("Arrived Aoki")
    for button in (arrived(arbiter), arbiter.get_by_role("button", name="The game begins")):
        expect(button).to_be_in_viewport(ratio=1)
        box = button.bounding_box()
        assert box
        assert box["height"] >= 48
        assert box["y"] > size[1] / 2 or box["x"] > size[0] / 2
    assert overflow(arbiter) == 0


def test_no_second_tap_falls_on_another_name(arbiter: Page, hall: Hall) -> None:
    late(hall, 5 * 60)
    for player in range(4):
        record_time(hall, "absent", 60, player)
    start(arbiter, hall)
    names = arbiter.locator(".late-acts .who")
    expect(names).to_have_text(["Aoki", "Bernard", "Chen", "Dupont"])
    before = arrived(arbiter, "Chen").bounding_box()
    arrived(arbiter, "Bernard").click()
    expect(clock(arbiter, "Bernard")).to_contain_text("Arrived at")
    expect(names).to_have_text(["Aoki", "Bernard", "Chen", "Dupont"])
    expect(arbiter.get_by_role("button", name="✓ Bernard")).to_be_disabled()
    assert arrived(arbiter, "Chen").bounding_box() == before


@pytest.fixture
def wrc(page: Page, hall: Hall) -> Hall:
    """Another book's hall on the same server."""
    other = furnish(hall.database_url, hall.address, "wrc-2022", name="Spring Cup")
    take_part(page, other, "arbiter")
    return other


def test_no_second_tap_has_another_player_replaced(page: Page, wrc: Hall) -> None:
    late(wrc, 10 * 60 + 30)
    for player in range(2):
        record_time(wrc, "absent", 60, player)
    start(page, wrc)
    due = page.locator(".late-due .button")
    expect(due).to_have_text(["A substitute playsAoki", "A substitute playsBernard"])
    before = [one.bounding_box() for one in due.all()]
    due.first.click()
    expect(clock(page)).to_contain_text("Replaced at")
    expect(due.first).to_be_disabled()
    expect(due.last).to_be_enabled()
    assert [one.bounding_box() for one in due.all()] == before
