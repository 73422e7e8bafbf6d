"""The phone's clock may be wrong, and may be set in between: what counts is the server's."""

from __future__ import annotations

import time
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

import pytest
from playwright.sync_api import BrowserContext, Page, Route

from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, bare, call, everything_sent, joined, reopened, rule, snapshot, until

DAY_MS = 86_400_000
HOUR_MS = 3_600_000
CLOSE_MS = 1000  # of a clock that a busy machine measures
# A clock that the test can set: `wrong` ms ahead of the true one.
SETTABLE = """(() => {
  const real = Date;
  globalThis.wrong = WRONG;
  globalThis.Date = class extends real {
    constructor(...given) { super(...(given.length ? given : [real.now() + globalThis.wrong])); }
    static now() { return real.now() + globalThis.wrong; }
  };
})()"""

MEASURED = """async () => {
  const { clock } = await import('/bundle/inspect.js');
  await clock.measure();
  return clock.offset;
}"""

pytestmark = pytest.mark.fresh_browser


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


def set_wrong(context: BrowserContext, milliseconds: int) -> None:
    context.add_init_script(SETTABLE.replace("WRONG", str(milliseconds)))


def an_hour_later() -> str:
    return (datetime.now(UTC) + timedelta(milliseconds=HOUR_MS)).isoformat()


@dataclass(frozen=True)
class Made:
    """A ruling, and between which moments the page made it (seconds since 1970): a busy machine takes its time."""

    ruling: str
    earliest: float
    latest: float

    def is_close(self, moment: str, wrong: float = 0) -> bool:
        """Whether that is when it was made, to a second, by a clock that is `wrong` by so many seconds."""
        at = datetime.fromisoformat(moment).timestamp() - wrong
        return self.earliest - 1 < at < self.latest + 1


def make(page: Page, hall: Hall) -> Made:
    """A ruling made now."""
    earliest = time.time()
    return Made(rule(page, call(hall)), earliest, time.time())


def times_of(hall: Hall, made: Made) -> dict[str, Any]:
    """What the server has of its times."""
    return dict(hall.call("GET", f"rulings/{made.ruling}")["times"])


@pytest.mark.parametrize("wrong", [0, DAY_MS, -DAY_MS, 3 * 3_600_000 + 123])
def test_the_offset_is_measured_and_rulings_get_their_true_time(
    telephone: BrowserContext, hall: Hall, wrong: int
) -> None:
    set_wrong(telephone, wrong)
    page = joined(telephone, hall)
    until(page, "s.clockSure")
    assert abs(snapshot(page, "offsetMs") + wrong) < CLOSE_MS
    assert abs(page.evaluate("() => store.now()") - time.time() * 1000) < CLOSE_MS
    telephone.set_offline(True)
    made = make(page, hall)
    page.wait_for_timeout(1500)
    telephone.set_offline(False)
    everything_sent(page)
    times = times_of(hall, made)
    assert made.is_close(times["ruled_at"])
    assert abs(times["clock_offset_ms"] + wrong) < CLOSE_MS
    assert made.is_close(times["device_at"], wrong / 1000)


def test_the_quickest_answer_counts(referee: Page) -> None:
    """An answer that was long on its way says little: half of its way may be all there or all back. So it is in the
    app as phones keep it, too.
    """
    page = referee
    good = page.evaluate(MEASURED)

    def slow(route: Route) -> None:
        response = route.fetch()
        page.wait_for_timeout(1500)
        route.fulfill(response=response)

    page.route("**/api/v1/time", slow)
    assert page.evaluate(MEASURED) == good


def test_a_clock_that_is_set_in_between_is_measured_again(telephone: BrowserContext, hall: Hall) -> None:
    set_wrong(telephone, 0)
    page = joined(telephone, hall)
    until(page, "s.clockSure")
    page.evaluate("(wrong) => void (globalThis.wrong = wrong)", DAY_MS)
    until(page, f"s.clockSure && Math.abs(s.offsetMs + a) < {CLOSE_MS}", DAY_MS, patience=15)
    made = make(page, hall)
    everything_sent(page)
    assert made.is_close(times_of(hall, made)["ruled_at"])


def test_a_clock_that_is_set_while_offline_is_measured_before_sending(telephone: BrowserContext, hall: Hall) -> None:
    set_wrong(telephone, 0)
    page = joined(telephone, hall)
    until(page, "s.clockSure")
    telephone.set_offline(True)
    page.evaluate("(wrong) => void (globalThis.wrong = wrong)", -DAY_MS)
    until(page, "!s.clockSure", patience=10)
    made = make(page, hall)
    assert snapshot(page, "outbox", "0", "body", "clock_offset_ms") is None
    telephone.set_offline(False)
    everything_sent(page)
    assert made.is_close(times_of(hall, made)["ruled_at"])


def test_the_offset_outlives_a_restart_but_not_a_clock_set_back(telephone: BrowserContext, hall: Hall) -> None:
    set_wrong(telephone, DAY_MS)
    page = joined(telephone, hall)
    until(page, "s.clockSure")
    page.route("**/api/v1/time", lambda route: route.abort())
    reopened(page)
    assert abs(snapshot(page, "offsetMs") + DAY_MS) < CLOSE_MS
    assert not snapshot(page, "clockSure")
    set_wrong(telephone, 0)
    reopened(page)
    assert snapshot(page, "offsetMs") is None


def test_a_ruling_made_before_the_clock_was_ever_known(telephone: BrowserContext, hall: Hall) -> None:
    set_wrong(telephone, DAY_MS)
    telephone.route("**/api/v1/time", lambda route: route.abort())
    page = joined(telephone, hall)
    telephone.set_offline(True)
    made = make(page, hall)
    telephone.unroute("**/api/v1/time")
    telephone.set_offline(False)
    everything_sent(page)
    assert made.is_close(times_of(hall, made)["ruled_at"])


@pytest.mark.parametrize("compared", [True, False], ids=["compared once", "never compared"])
def test_a_clock_that_is_set_right_while_a_ruling_waits_does_not_move_it(
    telephone: BrowserContext, hall: Hall, compared: bool
) -> None:
    """It was made after a start without a network; then the network sets the clock, and only then it can be sent."""
    wrong = DAY_MS * (-1 if compared else 1)
    set_wrong(telephone, wrong)
    if compared:
        before = joined(telephone, hall)
        until(before, "s.clockSure")
        before.close()
    telephone.route("**/api/v1/time", lambda route: route.abort())
    page = joined(telephone, hall)
    telephone.set_offline(True)
    made = make(page, hall)
    assert snapshot(page, "outbox", "0", "body", "clock_offset_ms") is None
    page.evaluate("() => void (globalThis.wrong = 0)")
    page.wait_for_timeout(1500)  # a time that lies ahead, the server takes for its own
    telephone.unroute("**/api/v1/time")
    telephone.set_offline(False)
    everything_sent(page)
    times = times_of(hall, made)
    assert made.is_close(times["ruled_at"])
    assert made.is_close(times["device_at"], wrong / 1000)


@pytest.mark.parametrize("compared", [True, False], ids=["compared once", "never compared"])
def test_a_phone_that_slept_while_a_ruling_waits_does_not_move_it(
    telephone: BrowserContext, hall: Hall, compared: bool
) -> None:
    """The time of its pages stood still meanwhile, as if the clock had been set ahead."""
    set_wrong(telephone, DAY_MS)
    if compared:
        before = joined(telephone, hall)
        until(before, "s.clockSure")
        before.close()
    telephone.route("**/api/v1/time", lambda route: route.abort())
    page = joined(telephone, hall)
    telephone.set_offline(True)
    made = make(page, hall)
    page.evaluate("(slept) => void (globalThis.wrong += slept)", HOUR_MS)
    telephone.unroute("**/api/v1/time")
    telephone.route("**/api/v1/time", lambda route: route.fulfill(json={"now": an_hour_later()}))
    telephone.set_offline(False)
    everything_sent(page)
    assert made.is_close(times_of(hall, made)["ruled_at"])


def test_ids_are_made_in_the_order_of_time_whatever_the_clock_says(telephone: BrowserContext, hall: Hall) -> None:
    page = bare(telephone)
    ids = page.evaluate(
        """async () => {
          const { uuid7 } = await import('/bundle/inspect.js');
          return [0, 1, 1700000000000, 1700000000001, 4102444800000].map((moment) => uuid7(moment));
        }"""
    )
    assert ids == sorted(ids)
    assert [UUID(one).version for one in ids] == [7] * 5
    assert [UUID(one).int >> 80 for one in ids] == [0, 1, 1700000000000, 1700000000001, 4102444800000]
