"""Times that were charged already, on a director's phone, which shows what changes first, and on an arbiter's."""

import re
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.pwa.clocks.test_start import charged, clock, late, record_time, start
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, eventually
from tests.pwa.screens import choose, second_phone


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


def test_a_director_sees_what_a_typed_time_changes_and_an_arbiter_whom_to_ask(
    browser: Browser, director: Page, hall: Hall
) -> None:
    late(hall, 13 * 60)
    record_time(hall, "absent", 13 * 60)
    record_time(hall, "arrived", 60)
    assert charged(hall) == {hall.players[0]: 14}
    with second_phone(browser, hall, "arbiter") as arbiter:
        clock(start(arbiter, hall)).get_by_role("button", name="More…").click()
        sheet = arbiter.get_by_role("dialog")
        expect(sheet.get_by_text("Only a director changes that: ask one.")).to_be_visible()
        expect(sheet.get_by_role("radio")).to_have_count(1)  # a substitute plays
        sheet.get_by_role("button", name="Close").click()
        arbiter.get_by_role("button", name="Change").click()
        expect(arbiter.get_by_label("Scheduled start", exact=True)).to_have_count(0)
    aoki = clock(start(director, hall))
    expect(aoki).to_contain_text("Arrived at")
    aoki.get_by_role("button", name="More…").click()
    sheet = director.get_by_role("dialog")
    choose(sheet, "Arrived at another time")
    save = sheet.get_by_role("button", name="See what changes")
    expect(save).to_be_disabled()
    scheduled = datetime.fromisoformat(hall.call("GET", f"hanchans/{hall.hanchans[0]}/schedule")["scheduled_at"])
    zone = director.evaluate(
        "(at) => new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', timeStyle: 'medium' }).format(at)",
        (scheduled + timedelta(minutes=5, seconds=30)).timestamp() * 1000,
    )
    sheet.get_by_label("Time of arrival", exact=True).fill(zone)
    sheet.get_by_role("button", name="Seen to arrive").click()
    save.click()
    expect(sheet.get_by_text("14P → 5P")).to_be_visible()
    assert charged(hall) == {hall.players[0]: 14}
    sheet.get_by_role("button", name="Change it").click()
    expect(aoki).to_contain_text("(corrected)")
    eventually(lambda: charged(hall) == {hall.players[0]: 5})


def test_a_director_moves_a_start_that_was_charged(director: Page, hall: Hall) -> None:
    late(hall, 13 * 60)
    record_time(hall, "absent", 13 * 60)
    record_time(hall, "absent", 13 * 60, 1)
    record_time(hall, "arrived", 60)
    start(director, hall).get_by_role("button", name="Change").click()
    later = datetime.now(ZoneInfo("Europe/Paris")) - timedelta(minutes=1)
    director.get_by_label("Scheduled start", exact=True).fill(f"{later:%H:%M}")
    look = director.get_by_role("button", name="See what changes")
    expect(look).to_be_disabled()
    expect(director.get_by_text("Say why, in a few words")).to_be_visible()
    director.get_by_role("button", name="Hall not ready").click()
    look.click()
    sheet = director.get_by_role("dialog")
    rows = sheet.locator("dl.facts > div")
    expect(rows).to_have_count(2)
    aoki, bernard = rows.all()
    expect(aoki).to_contain_text("Aoki")
    expect(aoki.get_by_text(re.compile("^14P → [01]P$"))).to_be_visible()
    expect(bernard).to_contain_text("Bernard")
    expect(bernard).to_contain_text(re.compile(r"Clock runs: (1[5-9]|2\d)P → (\dP$|no penalty)"))
    expect(sheet.get_by_text(re.compile(rf"→ (0?{later:%-H:%M}|{later:%-I:%M})"))).to_be_visible()  # 00:05 too
    sheet.get_by_role("button", name="Change it").click()
    eventually(lambda: charged(hall).get(hall.players[0], 0) < 2)
