"""A call that took long offers its time to the table; pwa/tests/tables has what else is said of a game's time."""

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
