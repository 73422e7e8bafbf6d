"""How long a hanchan lasts still: on the start page and the table's, and in a call; and extra time."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from uuid_utils.compat import uuid7

from tests.pwa.calls import ISSUE
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, eventually
from tests.pwa.screens import go, hurry


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


def play(hall: Hall, minutes: int, ago: float) -> None:
    """The first table's game began so many minutes ago and lasts so many."""
    at = datetime.now(UTC) - timedelta(minutes=ago)
    body = {"scheduled_at": at.isoformat(), "minutes": minutes}
    hall.call("PUT", f"hanchans/{hall.hanchans[0]}/schedule", body)
    began = {"hanchan": hall.hanchans[0], "what": "began", "device_at": at.isoformat(), "clock_offset_ms": 0}
    hall.call("PUT", f"timings/{uuid7()}", began)


def extra(hall: Hall) -> list[dict[str, Any]]:
    return [entry["body"] for entry in hall.journal() if entry["kind"] == "time.added"]


def test_the_start_page_shows_what_is_left_and_gives_more(referee: Page, hall: Hall) -> None:
    play(hall, 75, 30.1)
    go(referee, f"#/start/{hall.tables[0]}")
    left = referee.get_by_role("region", name="Time left")
    expect(left.get_by_role("timer")).to_contain_text("44:")
    left.get_by_role("button", name="+3 min").click()
    expect(left.get_by_role("timer")).to_contain_text("47:")
    expect(left).to_contain_text("Extra time given: 3:00")
    left.get_by_role("button", name="Remove…").click()
    sheet = referee.get_by_role("dialog")
    sheet.get_by_role("button", name="Minutes to remove: +1 min").click()
    sheet.get_by_role("button", name="Too much was given").click()
    sheet.get_by_role("button", name="Remove", exact=True).click()
    expect(left).to_contain_text("Extra time given: 1:00")
    eventually(lambda: [body["seconds"] for body in extra(hall)] == [180, -120])


@pytest.mark.fresh_browser
def test_when_time_is_up_the_table_and_the_call_know(referee: Page, hall: Hall) -> None:
    play(hall, 75, 76)
    go(referee, f"#/table/{hall.tables[0]}")
    expect(referee.get_by_role("link", name="Time is up")).to_be_visible()
    expect(referee.get_by_text("The hand in progress is the last one.")).to_be_visible()
    go(referee, f'#/call/{hall.tables[0]}/east/empty-win?facts={{"hand_shown":true}}')
    expect(referee.get_by_text("It is not dealt again; the hanchan ends")).to_be_visible()
    referee.get_by_text("What else happened").click()
    referee.get_by_role("group", name="Is time up?").get_by_text("No", exact=True).click()
    expect(referee.get_by_text("It is not dealt again; the hanchan ends")).to_have_count(0)


def test_before_time_is_up_a_call_takes_nothing_for_granted(referee: Page, hall: Hall) -> None:
    play(hall, 75, 70)
    go(referee, f'#/call/{hall.tables[0]}/east/empty-win?facts={{"hand_shown":true}}')
    expect(referee.get_by_role("button", name=ISSUE)).to_be_visible()
    expect(referee.get_by_text("It is not dealt again; the hanchan ends")).to_have_count(0)


@pytest.mark.fresh_browser
def test_a_call_that_took_long_offers_its_time_to_the_table(referee: Page, hall: Hall) -> None:
    play(hall, 75, 30.1)
    go(referee, f'#/call/{hall.tables[0]}/east/empty-win?facts={{"hand_shown":true}}')
    issue = referee.get_by_role("button", name=ISSUE)
    expect(issue).to_be_visible()
    referee.clock.install()
    referee.clock.fast_forward(3 * 60 * 1000 + 5000)
    issue.click()
    give = referee.get_by_role("button", name="Give the table")
    expect(give).to_contain_text("3:")
    give.click()
    expect(referee.get_by_text("The table was given 3:")).to_be_visible()
    referee.clock.resume()
    hurry(referee)
    eventually(lambda: len(extra(hall)) == 1)
    (given,) = extra(hall)
    assert 185 <= given["seconds"] < 230
    assert given["ruling_id"] == hall.rulings()[0]["id"]


def test_the_length_is_said_with_the_start_and_proposed_for_the_next(referee: Page, hall: Hall) -> None:
    for table in (0, 1):
        go(referee, f"#/start/{hall.tables[table]}")
        length = referee.get_by_label("Length of the game in minutes", exact=True)
        if table == 0:
            length.fill("75")
        expect(length).to_have_value("75")
        referee.get_by_role("button", name="Set").click()
        expect(referee.get_by_text("75 min")).to_be_visible()
    minutes = lambda: [entry["body"]["minutes"] for entry in hall.journal() if entry["kind"] == "hanchan.scheduled"]  # noqa: E731
    eventually(lambda: minutes() == [75, 75])
