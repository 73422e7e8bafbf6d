"""The log: every ruling, filtered, searched, and quick with a thousand of them."""

import re
from datetime import datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.chromium import phone
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, call, eventually
from tests.pwa.screens import go, send, take_part

MANY = 1000
MINUTE = timedelta(minutes=1)
HOUR = timedelta(hours=1)
FILTERS = (
    ("Table", "8", 2),
    ("Offender", "Aoki", 2),
    ("Foul", "Empty win declaration", 1),
    ("Penalty", "Chonbo", 1),
    ("Status", "Withdrawn", 1),
    ("Status", "Escalated", 1),
    ("Referee", "Dora", 5),
    ("Referee", "Arbiter", 0),
)


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


@pytest.fixture
def log(referee: Page, hall: Hall) -> Page:
    """The log of five rulings at two tables."""
    hall.rule(0, "unvocalised-call")
    hall.rule(0, "unvocalised-call")
    hall.rule(2, "empty-win", note="Fourth discard")
    escalated = hall.rule(5, "unclear-call")
    hall.call("PUT", f"rulings/{escalated}/escalation", {"reason": "Not heard"})
    withdrawn = hall.rule(6, "unclear-call")
    hall.call("PUT", f"rulings/{withdrawn}/withdrawal", {"reason": "Heard it wrong"})
    go(referee, "#/log")
    expect(found(referee)).to_have_text("5 of 5 rulings")
    return referee


def found(page: Page) -> Locator:
    return page.get_by_role("main").get_by_role("status").first


def test_the_newest_comes_first(log: Page) -> None:
    rows = log.locator(".rulings li")
    expect(rows.first).to_contain_text("Goto")
    expect(rows.first).to_contain_text("Withdrawn")
    expect(rows.nth(1)).to_contain_text("Escalated")
    expect(rows.last).to_contain_text("Aoki")


def test_each_filter(log: Page) -> None:
    log.get_by_text("Filters").click()
    for filter_, option, count in FILTERS:
        log.get_by_role("combobox", name=filter_).select_option(option)
        expect(found(log), f"{filter_}: {option}").to_have_text(f"{count} of 5 rulings")
        expect(log.locator(".rulings li"), f"{filter_}: {option}").to_have_count(count)
        log.get_by_role("button", name="Clear the filters").click()
        expect(found(log), f"{filter_} cleared").to_have_text("5 of 5 rulings")


def test_times_bound_it(log: Page) -> None:
    log.get_by_text("Filters").click()
    log.get_by_label("From").fill("2199-01-01T00:00")
    expect(found(log)).to_have_text("0 of 5 rulings")
    log.get_by_label("From").fill("2020-01-01T00:00")
    expect(found(log)).to_have_text("5 of 5 rulings")
    log.get_by_label("Until").fill("2020-01-02T00:00")
    expect(found(log)).to_have_text("0 of 5 rulings")


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


def test_search_finds_every_word_anywhere(log: Page) -> None:
    for text, count in (("aoki", 2), ("fourth", 1), ("chonbo chen", 1), ("call not", 2), ("nobody", 0)):
        log.get_by_label("Search").fill(text)
        expect(found(log), text).to_have_text(f"{count} of 5 rulings")
        expect(log.locator(".rulings li"), text).to_have_count(count)


def test_what_was_settled_stands_in_place_of_no_penalty(referee: Page, hall: Hall) -> None:
    ruling = hall.rule(0, "claim-after-wall-touched")
    go(referee, "#/log")
    expect(referee.locator(f'[href="#/ruling/{ruling}"]')).to_contain_text("The draw stands; the late call is void.")


def test_the_address_chooses(log: Page, hall: Hall) -> None:
    go(log, f"#/table/{hall.tables[1]}")
    log.get_by_role("link", name="Log").click()
    expect(found(log)).to_have_text("2 of 5 rulings")
    expect(log.get_by_text("Filters (1)")).to_be_visible()


def test_what_is_not_sent_yet_is_in_it(log: Page, hall: Hall) -> None:
    send(log, "ruling", None, call(hall, 7, "unclear-call"), hold=True)
    expect(found(log)).to_have_text("6 of 6 rulings")
    expect(log.locator(".rulings li").first).to_contain_text("Not sent yet")


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
