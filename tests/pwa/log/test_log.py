"""The log: bounded by the tournament's times, and quick with a thousand rulings."""

import re
from datetime import datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.chromium import phone
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, eventually
from tests.pwa.screens import go, take_part

MANY = 1000
MINUTE = timedelta(minutes=1)
HOUR = timedelta(hours=1)


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


def found(page: Page) -> Locator:
    return page.get_by_role("main").get_by_role("status").first


def test_its_times_are_the_tournaments_wherever_the_phone_is_set(browser: Browser, hall: Hall) -> None:
    """In Paris it is never the hour that it is in Tokyo."""
    hall.rule(0, "unclear-call")
    paris = datetime.now(ZoneInfo("Europe/Paris"))
    with phone(browser, hall.address, forgiven=CUT_OFF, timezone_id="Asia/Tokyo") as context:
        page = context.new_page()
        take_part(page, hall)
        context.set_offline(True)
        page.get_by_role("button", name="No network").click()
        expect(page.get_by_text("synced")).to_have_text(re.compile(rf"synced ({paris:%H:%M}|{paris + MINUTE:%H:%M})"))
        page.get_by_role("button", name="Close").click()
        context.set_offline(False)
        go(page, "#/log")
        page.get_by_text("Filters").click()
        page.get_by_label("From").fill(f"{paris - HOUR:%Y-%m-%dT%H:%M}")
        page.get_by_label("Until").fill(f"{paris + HOUR:%Y-%m-%dT%H:%M}")
        expect(found(page)).to_have_text("1 of 1 rulings")


def test_of_a_thousand_rulings_those_in_sight_are_drawn(referee: Page, hall: Hall) -> None:
    """They are laid into the phone's own journal, as a sync would have; how long it takes is in bench/phone.py."""
    script = Path(__file__).parent.with_name("many_rulings.js").read_text("utf-8")
    ruling = hall.rule(0, "unclear-call")
    expect(referee.locator(".status").get_by_text("Live")).to_be_visible()
    go(referee, f"#/ruling/{ruling}")
    expect(referee.locator(".hall-verdict")).to_be_visible()
    referee.context.set_offline(True)  # whatever is fetched would take their place
    referee.evaluate(script, [ruling, MANY])
    go(referee, "#/log")
    expect(found(referee)).to_have_text(f"{MANY} of {MANY} rulings")
    rows = referee.locator(".rulings li")
    assert rows.count() < MANY / 5
    referee.get_by_label("Search").fill("number-999")
    expect(rows).to_have_count(1)
    referee.get_by_label("Search").fill("")
    expect(found(referee)).to_have_text(f"{MANY} of {MANY} rulings")
    before = rows.count()

    def further() -> bool:
        referee.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        return rows.count() > before

    eventually(further)
    referee.context.set_offline(False)
