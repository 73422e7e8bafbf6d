"""The start of a match on phones that are cut off; pwa/tests/tables has who is late, and what stops the clock."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from uuid_utils.compat import uuid7

from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF
from tests.pwa.screens import go, second_phone


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


def late(hall: Hall, seconds: float, table: int = 0) -> None:
    """The hanchan should have begun so many seconds ago."""
    start = datetime.now(UTC) - timedelta(seconds=seconds)
    hall.call("PUT", f"hanchans/{hall.hanchans[table]}/schedule", {"scheduled_at": start.isoformat()})


def record_time(hall: Hall, what: str, ago: float, player: int = 0) -> None:
    """Another phone recorded it of Aoki, or another, so many seconds ago: too long to take it back without a word."""
    at = datetime.now(UTC) - timedelta(seconds=ago)
    body = {"hanchan": hall.hanchans[0], "what": what, "person": {"kind": "player", "id": hall.players[player]}}
    hall.call("PUT", f"timings/{uuid7()}", {**body, "device_at": at.isoformat()})


def start(page: Page, hall: Hall, table: int = 0) -> Page:
    go(page, f"#/start/{hall.tables[table]}")
    expect(page.get_by_role("heading", name=re.compile("^Start · table"))).to_be_visible()
    return page


def absent(page: Page, name: str = "Aoki") -> Locator:
    """Tap who is absent; the clock that runs from then on."""
    page.get_by_role("button", name=f"{name} Mark absent").click()
    return clock(page, name)


def clock(page: Page, name: str = "Aoki") -> Locator:
    return page.get_by_role("region", name=name, exact=True)


def arrived(page: Page, name: str = "Aoki") -> Locator:
    """What says that somebody has come."""
    return page.get_by_role("button", name=f"Arrived {name}")


def seconds(shown: Locator) -> int:
    minutes, _, rest = shown.get_by_role("timer").inner_text().partition(":")
    return int(minutes) * 60 + int(rest)


def test_a_start_that_the_director_changed_meanwhile_stands_and_the_phone_shows_both(
    telephone: BrowserContext, arbiter: Page, hall: Hall
) -> None:
    """Without network, the arbiter puts it half an hour back; the director has put it right."""
    late(hall, 5 * 60)
    start(arbiter, hall).get_by_text("Scheduled for").wait_for()
    telephone.set_offline(True)
    arbiter.get_by_role("button", name="Change").click()
    wrong = datetime.now(ZoneInfo("Europe/Paris")) - timedelta(minutes=35)
    arbiter.get_by_label("Scheduled start", exact=True).fill(f"{wrong:%H:%M}")
    arbiter.get_by_role("button", name="Set").click()
    path = f"hanchans/{hall.hanchans[0]}/schedule"
    seen = {name: value for name, value in hall.call("GET", path).items() if name != "hanchan"}
    right = (datetime.now(UTC) - timedelta(minutes=2)).replace(microsecond=0).isoformat()
    hall.call("PUT", path, {"scheduled_at": right, "minutes": 90, "replaces": seen})
    telephone.set_offline(False)
    go(arbiter, "#/outbox")
    item = arbiter.get_by_role("article")
    expect(item).to_contain_text("Two versions")
    for shown in (wrong, datetime.fromisoformat(right).astimezone(ZoneInfo("Europe/Paris"))):
        expect(item.get_by_role("table")).to_contain_text(f"{shown:%H:%M}")
    item.get_by_role("button", name="Keep the logged one").click()
    expect(arbiter.get_by_text("Everything is sent.")).to_be_visible()
    assert hall.call("GET", path)["scheduled_at"] == right


def test_without_a_network_two_arbiters_stop_one_clock(browser: Browser, arbiter: Page, hall: Hall) -> None:
    """At different times, on phones that do not hear each other: one result, both taps kept."""
    late(hall, 8 * 60)
    with second_phone(browser, hall) as director:
        absent(start(arbiter, hall))
        expect(clock(start(director, hall))).to_be_visible()
        for page in (arbiter, director):
            page.context.set_offline(True)
        arrived(director).click()
        expect(clock(director)).to_contain_text("Arrived at")
        arbiter.wait_for_timeout(1100)
        arrived(arbiter).click()
        expect(clock(arbiter)).to_contain_text("Arrived at")
        for page in (arbiter, director):
            page.context.set_offline(False)
        for page in (arbiter, director):
            expect(clock(page)).to_contain_text("Others recorded a later time, 1 in all", timeout=15_000)
        assert seconds(clock(arbiter)) == seconds(clock(director))
    assert [line["amount"] for line in hall.call("GET", "ledger/points")["items"]] == [8]


@pytest.fixture(autouse=True)
def _no_sheet_left_open(page: Page) -> Iterator[None]:
    yield
    expect(page.get_by_role("dialog")).to_have_count(0)
