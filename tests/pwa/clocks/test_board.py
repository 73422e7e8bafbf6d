"""The hall's big screen: every table's clock, without an account; a dropped connection stops nothing."""

import re
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page, expect
from uuid_utils.compat import uuid7

from tests.pwa.clocks.test_game_clock import play
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, eventually

# The parts of a table that reach beyond its edge.
CUT = """() => [...document.querySelectorAll(".board li")].flatMap((table) => {
  const { right, bottom } = table.getBoundingClientRect();
  const parts = [...table.querySelectorAll("h2 > *, p:not(.board-awaited), .board-awaited > :not(.unseen)")];
  return parts.filter((part) => {
    const all = document.createRange();
    all.selectNode(part);
    const ends = all.getBoundingClientRect();
    return ends.right > right + 1 || ends.bottom > bottom + 1;
  }).map((part) => part.outerHTML);
})"""


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


def at(page: Page, label: str) -> str:
    return page.get_by_role("listitem", name=f"Table {label}").inner_text()


def test_it_is_at_an_address_that_can_be_typed(page: Page, hall: Hall) -> None:
    play(hall, 75, 30.1)
    late = datetime.now(UTC) - timedelta(minutes=5)
    hall.call("PUT", f"hanchans/{hall.hanchans[1]}/schedule", {"scheduled_at": late.isoformat()})
    absent = {"hanchan": hall.hanchans[1], "what": "absent", "person": {"kind": "player", "id": hall.players[4]}}
    hall.call("PUT", f"timings/{uuid7()}", absent)
    page.goto("/t/autumn-league/board")
    expect(page.get_by_role("heading", name="Autumn League")).to_be_visible()
    assert "44:" in at(page, "7")
    assert "+5:" in at(page, "8")
    assert "Awaited: East" in at(page, "8")
    hall.call("PUT", f"timings/{uuid7()}", {**absent, "what": "arrived"})
    eventually(lambda: "Awaited" not in at(page, "8"))


def test_it_runs_on_without_a_connection_and_says_so(page: Page, hall: Hall) -> None:
    play(hall, 75, 74.9)
    page.goto("/#/board/autumn-league")
    expect(page.get_by_text(re.compile(r"^0:0\d$"))).to_be_visible()
    page.context.set_offline(True)
    expect(page.get_by_role("timer").get_by_text("Time is up")).to_be_visible()
    expect(page.get_by_text("The hand in progress is the last one.")).to_be_visible()
    expect(page.get_by_text("No connection since")).to_be_visible(timeout=25_000)


def test_a_table_shows_all_that_it_has_to_say_however_small_the_screen(page: Page, hall: Hall) -> None:
    """Four players are awaited at one table; at the other, time is up."""
    play(hall, 75, 80)
    late = datetime.now(UTC) - timedelta(minutes=25)
    hall.call("PUT", f"hanchans/{hall.hanchans[1]}/schedule", {"scheduled_at": late.isoformat()})
    for player in hall.players[4:]:
        absent = {"hanchan": hall.hanchans[1], "what": "absent", "person": {"kind": "player", "id": player}}
        hall.call("PUT", f"timings/{uuid7()}", absent)
    for lang in ("en", "ru"):
        page.goto("/#/board/autumn-league")
        page.evaluate("async (lang) => (await import('/bundle/inspect.js')).change({ lang })", lang)
        for width, height in ((320, 568), (844, 390), (1024, 768), (1920, 1080)):
            page.set_viewport_size({"width": width, "height": height})
            expect(page.locator(".board-awaited svg")).to_have_count(4)
            assert page.evaluate(CUT) == []


RUNG = """() => {
  globalThis.tones = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...given) {
    globalThis.tones += 1;
    return start.apply(this, given);
  };
}"""


def test_each_end_of_time_is_heard_once_where_sound_is_wanted(page: Page, hall: Hall) -> None:
    play(hall, 75, 74.9)
    page.goto("/#/board/autumn-league")
    sound = page.get_by_role("button", name="Turn sound on")
    expect(sound).to_be_visible()
    page.evaluate(RUNG)
    sound.click()
    tones = page.evaluate("tones")
    assert tones > 0, "so that one hears how loud it is"
    expect(page.get_by_text("Time is up", exact=True)).to_be_visible()
    eventually(lambda: page.evaluate("tones") == 2 * tones)
    page.wait_for_timeout(1500)
    assert page.evaluate("tones") == 2 * tones
