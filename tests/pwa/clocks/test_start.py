"""The start of a match on an arbiter's phone: who is late, what it costs, and what stops the clock."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from uuid_utils.compat import uuid7

from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, eventually
from tests.pwa.screens import choose, go, second_phone, take_part


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


def charged(hall: Hall, which: str = "points") -> dict[str, int]:
    """Player → balance."""
    totals = hall.call("GET", f"ledger/{which}/totals")["items"]
    return {total["account"]["id"]: total["amount"] for total in totals if total["amount"]}


def seconds(shown: Locator) -> int:
    minutes, _, rest = shown.get_by_role("timer").inner_text().partition(":")
    return int(minutes) * 60 + int(rest)


def test_a_clock_runs_from_the_scheduled_start_and_stops_on_arrival(arbiter: Page, hall: Hall) -> None:
    late(hall, 9 * 60 + 20)
    aoki = absent(start(arbiter, hall))
    expect(aoki).to_contain_text("9P")
    expect(aoki).to_contain_text("At 11:00: 12P")
    before = seconds(aoki)
    assert 9 * 60 + 20 <= before < 9 * 60 + 40
    eventually(lambda: seconds(aoki) > before)
    arrived(arbiter).click()
    expect(aoki).to_contain_text("Arrived at")
    eventually(lambda: charged(hall) == {hall.players[0]: 9})
    aoki.get_by_role("button", name="Undo").click()
    expect(arrived(arbiter)).to_be_enabled()
    eventually(lambda: charged(hall) == {})


def test_the_phone_says_when_it_should_begin(arbiter: Page, hall: Hall) -> None:
    start(arbiter, hall)
    expect(arbiter.get_by_role("button", name="The game begins")).to_have_count(0)
    soon = datetime.now(ZoneInfo("Europe/Paris")) + timedelta(hours=2)  # a time without a date is the nearest one
    arbiter.get_by_label("Scheduled start", exact=True).fill(f"{soon:%H:%M}")
    arbiter.get_by_role("button", name="Set").click()
    scheduled = re.compile(rf"Scheduled for .*{soon:%H:%M}")  # with its day, late in the evening
    expect(arbiter.get_by_text(scheduled)).to_be_visible()
    path = f"hanchans/{hall.hanchans[0]}/schedule"
    eventually(lambda: "hanchan.scheduled" in [entry["kind"] for entry in hall.journal()])
    scheduled = datetime.fromisoformat(hall.call("GET", path)["scheduled_at"])
    assert scheduled == soon.replace(second=0, microsecond=0)


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


def test_all_are_absent_one_comes_then_the_game_begins(arbiter: Page, hall: Hall) -> None:
    late(hall, 3 * 60 + 5)
    start(arbiter, hall).get_by_role("button", name="All are absent").click()
    for name in ("Aoki", "Bernard", "Chen", "Dupont"):
        expect(arrived(arbiter, name)).to_be_visible()
    arrived(arbiter, "Chen").click()
    expect(clock(arbiter, "Chen")).to_contain_text("Arrived at")
    arbiter.get_by_role("button", name="The game begins").click()
    expect(clock(arbiter, "Aoki")).to_contain_text("Stopped when the game began")
    expect(arbiter.get_by_text("The game began at")).to_be_visible()
    eventually(lambda: charged(hall) == dict.fromkeys(hall.players[:4], 3))


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


def test_a_mistake_is_seen_before_it_is_recorded_and_taken_back_after(director: Page, hall: Hall) -> None:
    late(hall, 13 * 60)
    record_time(hall, "absent", 13 * 60)
    record_time(hall, "arrived", 60)
    aoki = clock(start(director, hall))
    expect(aoki).to_contain_text("Arrived at")
    aoki.get_by_role("button", name="More…").click()
    sheet = director.get_by_role("dialog")
    choose(sheet, "Arrived at another time")
    ahead = director.evaluate(
        "(at) => new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', timeStyle: 'medium' }).format(at)",
        (datetime.now(UTC) + timedelta(minutes=30)).timestamp() * 1000,
    )
    expect(sheet.get_by_text("Becomes: 14P")).to_be_visible()
    sheet.get_by_label("Time of arrival", exact=True).fill(ahead)
    expect(sheet.get_by_text("That time is in the future.")).to_be_visible()
    sheet.get_by_role("button", name="Tapped too late").click()
    expect(sheet.get_by_role("button", name="See what changes")).to_be_disabled()
    choose(sheet, "A mistake: the clock runs on")
    sheet.get_by_role("button", name="See what changes").click()
    sheet.get_by_role("button", name="Change it").click()
    expect(arrived(director)).to_be_enabled()
    eventually(lambda: charged(hall) == {})


def test_at_minute_31_a_person_confirms_that_the_games_are_cancelled(arbiter: Page, hall: Hall) -> None:
    late(hall, 31 * 60 + 10)
    record_time(hall, "absent", 60)
    aoki = clock(start(arbiter, hall))
    expect(aoki).to_contain_text("The day's games can be cancelled now. The cost stays as it is")
    expect(aoki).to_contain_text("60P")
    expect(aoki).to_contain_text("then: 40P")
    arbiter.get_by_role("contentinfo").get_by_role("button").first.click()
    sheet = arbiter.get_by_role("dialog")
    expect(sheet.get_by_role("radio", name="Cancel the day's games")).to_be_checked()
    sheet.get_by_role("button", name="Record").click()
    expect(aoki).to_contain_text("Games cancelled at")
    eventually(lambda: charged(hall) == {hall.players[0]: 40})
    assert charged(hall, "fines") == {hall.players[0]: 2000}


def test_before_minute_31_it_says_what_can_be_done_then_not_what_is_charged(arbiter: Page, hall: Hall) -> None:
    late(hall, 25 * 60)
    record_time(hall, "absent", 60)
    aoki = clock(start(arbiter, hall))
    expect(aoki).to_contain_text("From 31:00 the day's games can be cancelled: 40P")
    expect(aoki).not_to_contain_text("At 31:00")


def test_an_arbiter_who_is_missing_is_timed_too_by_others(browser: Browser, arbiter: Page, hall: Hall) -> None:
    late(hall, 12 * 60)
    expect(start(arbiter, hall).get_by_role("button", name="Aoki Mark absent")).to_be_visible()
    expect(arbiter.get_by_role("button", name="Arbiter table arbiter")).to_have_count(0)
    with second_phone(browser, hall) as director:
        absent(start(director, hall), "Arbiter table arbiter")
        expect(clock(director, "Arbiter")).to_contain_text("25.00")
    own = clock(arbiter, "Arbiter")
    expect(own).to_contain_text("This is your own clock: another referee, arbiter or director has to change it.")
    expect(own.get_by_role("button")).to_have_count(0)
    expect(arbiter.get_by_role("button", name="The game begins")).to_have_count(0)


def test_it_buzzes_a_minute_before_a_threshold_and_at_it(arbiter: Page, hall: Hall) -> None:
    arbiter.evaluate(
        "() => { globalThis.buzzed = []; navigator.vibrate = (ms) => { globalThis.buzzed.push(ms); return true; }; }"
    )
    late(hall, 10 * 60 - 3)  # a minute before 11:00 is in three seconds
    absent(start(arbiter, hall))
    buzzes: Any = "globalThis.buzzed.filter((ms) => ms > 100).length"
    assert arbiter.evaluate(buzzes) == 0
    eventually(lambda: arbiter.evaluate(buzzes) == 1)


def test_who_owes_a_fine_is_not_to_be_seated(arbiter: Page, hall: Hall) -> None:
    fine = {"account": {"kind": "player", "id": hall.players[1]}, "unit": "SGD", "amount": 2000}
    hall.call("PUT", f"ledger/decisions/{uuid7()}", {**fine, "reason": "late"})
    late(hall, -600)
    start(arbiter, hall)
    note = arbiter.get_by_text("Bernard must pay SGD 20.00 before playing.")
    expect(note).to_be_visible()
    hall.call("PUT", f"payments/{uuid7()}", {**fine, "method": "cash"})
    expect(note).to_have_count(0)


def test_finance_sees_the_clocks_and_taps_nothing(page: Page, hall: Hall) -> None:
    hall.add_official("finance", "Fumi")
    late(hall, 9 * 60 + 20)
    record_time(hall, "absent", 60)
    take_part(page, hall, "finance")
    expect(clock(start(page, hall))).to_contain_text("9P")
    expect(page.get_by_role("main").get_by_role("button")).to_have_count(0)


def test_it_asks_whether_it_may_notify(arbiter: Page, hall: Hall) -> None:
    late(hall, 60)
    arbiter.evaluate(
        """() => {
          let permission = "default";
          const requestPermission = async () => (permission = "granted");
          const asked = { get permission() { return permission; }, requestPermission };
          Object.defineProperty(globalThis, "Notification", { value: asked, configurable: true });
        }"""
    )
    absent(start(arbiter, hall))
    arbiter.get_by_role("button", name="Notify me of thresholds").click()
    expect(arbiter.get_by_role("button", name="Notify me of thresholds")).to_have_count(0)
    assert arbiter.evaluate("Notification.permission") == "granted"


def test_the_table_leads_there(arbiter: Page, hall: Hall) -> None:
    go(arbiter, f"#/table/{hall.tables[0]}")
    arbiter.get_by_role("link", name="Start of the game").click()
    expect(arbiter.get_by_role("heading", name="Start · table 7")).to_be_visible()


@pytest.fixture(autouse=True)
def _no_sheet_left_open(page: Page) -> Iterator[None]:
    yield
    expect(page.get_by_role("dialog")).to_have_count(0)
