"""Lateness on a phone: the clock before everything else, arrivals in reach of the thumb, minutes by − and +."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.pwa.clocks.test_start import arrived, charged, clock, late, record_time, seconds, start
from tests.pwa.hall import Hall, furnish
from tests.pwa.phone import CUT_OFF, eventually
from tests.pwa.screens import choose, overflow, take_part

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


def test_at_minute_31_the_cancellation_is_the_first_button_and_asks_once_more(arbiter: Page, hall: Hall) -> None:
    late(hall, 31 * 60 + 5)
    record_time(hall, "absent", 60)
    record_time(hall, "absent", 60, 1)
    start(arbiter, hall)
    buttons = arbiter.get_by_role("contentinfo").get_by_role("button")
    expect(buttons).to_have_text(
        [
            "Cancel the day's gamesAoki",
            "Cancel the day's gamesBernard",
            "ArrivedAoki",
            "ArrivedBernard",
            "The game begins",
        ]
    )
    buttons.first.click()
    sheet = arbiter.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="Aoki")).to_be_visible()
    expect(sheet.get_by_role("radio", name="Cancel the day's games")).to_be_checked()
    sheet.get_by_role("button", name="Close").click()
    assert charged(hall) == {}


@pytest.fixture
def wrc(page: Page, hall: Hall) -> Hall:
    """Another book's hall on the same server."""
    other = furnish(hall.database_url, hall.address, "wrc-2022", name="Spring Cup")
    take_part(page, other, "arbiter")
    return other


def test_where_a_book_has_a_substitute_play_one_tap_records_it(page: Page, wrc: Hall) -> None:
    late(wrc, 10 * 60 + 30)
    record_time(wrc, "absent", 60)
    start(page, wrc)
    first = page.get_by_role("contentinfo").get_by_role("button").first
    expect(first).to_have_accessible_name("A substitute plays")
    first.click()
    expect(clock(page)).to_contain_text("Replaced at")
    clock(page).get_by_role("button", name="Undo").click()
    expect(first).to_have_accessible_name("A substitute plays")


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


def test_a_time_of_arrival_goes_back_minute_by_minute(arbiter: Page, hall: Hall) -> None:
    late(hall, 9 * 60 + 30)
    record_time(hall, "absent", 60)
    aoki = clock(start(arbiter, hall))
    aoki.get_by_role("button", name="More…").click()
    sheet = arbiter.get_by_role("dialog")
    choose(sheet, "Arrived at another time")
    for _ in range(4):
        sheet.get_by_role("button", name="Time of arrival: −1 min").click()
    sheet.get_by_role("button", name="Time of arrival: +1 min").click()
    expect(sheet.get_by_text(re.compile("^Becomes: [67]P$"))).to_be_visible()
    sheet.get_by_role("button", name="Seen to arrive").click()
    sheet.get_by_role("button", name="Record").click()
    expect(aoki).to_contain_text("(corrected)")
    assert 6 * 60 <= seconds(aoki) <= 7 * 60 + 30
    eventually(lambda: charged(hall) in ({hall.players[0]: 6}, {hall.players[0]: 7}))


def test_a_start_and_its_length_are_set_without_letters(arbiter: Page, hall: Hall) -> None:
    late(hall, 60)
    start(arbiter, hall).get_by_role("button", name="Change").click()
    length = arbiter.get_by_label("Length of the game in minutes", exact=True)
    more = arbiter.get_by_role("button", name="Length of the game in minutes: +5 min")
    less = arbiter.get_by_role("button", name="Length of the game in minutes: −5 min")
    expect(length).to_have_value("")
    more.click()
    expect(length).to_have_value("90")
    less.click()
    expect(length).to_have_value("85")
    before = arbiter.get_by_label("Scheduled start", exact=True).input_value()
    arbiter.get_by_role("button", name="Scheduled start: +5 min").click()
    expect(arbiter.get_by_label("Scheduled start", exact=True)).not_to_have_value(before)
    arbiter.get_by_role("button", name="Scheduled start: −5 min").click()
    expect(arbiter.get_by_label("Scheduled start", exact=True)).to_have_value(before)
    arbiter.get_by_role("button", name="Set").click()
    expect(arbiter.get_by_text("85 min")).to_be_visible()
