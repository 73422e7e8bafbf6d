"""Several referees at once: each sees what the others issue, and nothing is lost when all were cut off."""

from __future__ import annotations

import time
from datetime import datetime

import pytest
from playwright.sync_api import Browser, Page

from tests.chromium import phone
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, call, everything_sent, joined, rule, ruled, snapshot, until

SECOND = 1000


def test_what_another_referee_issues_is_seen_within_a_second(
    page: Page, browser: Browser, address: str, hall: Hall
) -> None:
    with phone(browser, address) as second:
        other = joined(second, hall, "director")
        for one in (page, other):
            until(one, "s.live === 'live'")
        for player in range(3):
            began = page.evaluate("() => performance.timeOrigin + performance.now()")
            script = """([id]) => new Promise((resolve) => {
              const look = () => {
                if (!(store.snapshot.state.rulings[id]?.seq > 0)) return;
                stop();
                resolve(performance.timeOrigin + performance.now());
              };
              const stop = store.subscribe(look);
              look();
            })"""
            identity = rule(page, call(hall, player))
            arrived = other.evaluate(script, [identity])
            assert arrived - began < SECOND


def test_a_server_without_a_stream_is_asked_every_few_seconds(page: Page, hall: Hall) -> None:
    page.route("**/live", lambda route: route.fulfill(status=404, json={"type": "x:not-found", "status": 404}))
    page.evaluate("() => void store.sendNow()")
    until(page, "s.live === 'polling'")
    identity = hall.rule(0, "unclear-call")
    until(page, "s.state.rulings[a]", identity)


def test_a_hidden_page_asks_nothing_and_catches_up_when_seen(page: Page, hall: Hall) -> None:
    until(page, "s.live !== 'offline'")
    hide = """(state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }"""
    page.evaluate(hide, "hidden")
    page.wait_for_timeout(300)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    identity = hall.rule(0, "unclear-call")
    page.wait_for_timeout(4000)
    assert asked == []
    page.evaluate(hide, "visible")
    until(page, "s.state.rulings[a]", identity, patience=2)


@pytest.mark.fresh_browser
def test_two_referees_offline_at_once_lose_nothing_and_keep_their_times(
    browser: Browser, address: str, hall: Hall
) -> None:
    """One phone's clock is a day ahead; each ruling arrives once, with the time at which it was really made."""
    with phone(browser, address, forgiven=CUT_OFF) as one, phone(browser, address, forgiven=CUT_OFF) as two:
        two.add_init_script(
            "const real = Date; const DAY = 86400000;"
            "globalThis.Date = class extends real {"
            " constructor(...given) { super(...(given.length ? given : [real.now() + DAY])); }"
            " static now() { return real.now() + DAY; } };"
        )
        pages = [joined(one, hall), joined(two, hall, "director")]
        for page in pages:
            until(page, "s.clockSure")
        assert abs(snapshot(pages[0], "offsetMs")) < 1000
        assert abs(snapshot(pages[1], "offsetMs") + 86_400_000) < 1000
        for context in (one, two):
            context.set_offline(True)
        made: dict[str, tuple[float, float]] = {}
        for player in range(6):
            earliest = time.time()
            identity = rule(pages[player % 2], call(hall, player, foul="unclear-call"))
            made[identity] = (earliest, time.time())
            pages[0].wait_for_timeout(150)
        for context in (two, one):
            context.set_offline(False)
        for page in pages:
            everything_sent(page)
        assert sorted(ruled(hall)) == sorted(made)
        ours = list(made)
        order = ruled(hall)
        assert [one for one in order if one in ours[::2]] == ours[::2]
        assert [one for one in order if one in ours[1::2]] == ours[1::2]
        for identity, (earliest, latest) in made.items():
            times = hall.call("GET", f"rulings/{identity}")["times"]
            assert earliest - 1 < seconds(times["ruled_at"]) < latest + 1


def seconds(moment: str) -> float:
    return datetime.fromisoformat(moment).timestamp()
