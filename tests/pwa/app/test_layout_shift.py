"""What comes late moves nothing that a finger may be on its way to."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.pwa.hall import Hall
from tests.pwa.screens import go, take_part

LATE_MS = 250
UNSEEN = 0.01  # of 1: https://web.dev/articles/cls takes 0.1 as good for a whole visit
ANSWER_LATE = """(ms) => {
  const sooner = globalThis.fetch;
  globalThis.fetch = async (...given) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return sooner(...given);
  };
  globalThis.shifts = [];
  const told = ({ value, sources: [{ node }] }) => [value, node?.textContent ?? ""];
  new PerformanceObserver((list) => shifts.push(...list.getEntries().map(told))).observe({ type: "layout-shift" });
}"""


def test_nothing_moves_as_answers_come_in(page: Page, hall: Hall) -> None:
    player, table = hall.players[0], hall.tables[0]
    take_part(page, hall)
    (referee,) = [one["id"] for one in hall.call("GET", "officials")["items"] if one["name"] == "Referee"]
    go(page, "#/outbox")  # fetches what the screens below have in common, as the first screens of a day do
    page.get_by_role("main").wait_for()
    page.evaluate(ANSWER_LATE, LATE_MS)
    places = [
        f"#/people/{referee}",
        "#/people",
        "#/standings",
        f"#/standings/{player}",
        "#/settings",
        f"#/player/{player}",
        f"#/table/{table}",
        f"#/call/{table}/south/late",
    ]
    assert [shift for place in places for shift in shifts_on(page, place)] == []


def shifts_on(page: Page, place: str) -> list[str]:
    """What moved, and how much of the screen, until all has come in."""
    page.evaluate("() => shifts.splice(0)")
    go(page, place)
    page.wait_for_timeout(3 * LATE_MS)  # one answer may wait for another
    moved = [(value, text) for value, text in page.evaluate("shifts") if value > UNSEEN]
    return [f"{place}: {value:.3f}, first {text[:60]!r}" for value, text in moved]
