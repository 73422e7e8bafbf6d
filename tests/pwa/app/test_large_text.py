"""Text at twice its size, as set in the phone: what a screen is for is on it, and nothing reaches beyond it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.pwa.clocks.test_start import arrived, clock, late, record_time
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, call
from tests.pwa.screens import go, overflow, send

CHANGE = "async (lang) => (await import('/bundle/inspect.js')).change({ lang })"
SIZES = ((390, 844), (360, 640))


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


@pytest.fixture(params=SIZES, ids=str)
def large(referee: Page, request: pytest.FixtureRequest) -> Page:
    sizes = {"fontSizes": {"standard": 32, "fixed": 26}}
    referee.context.new_cdp_session(referee).send("Page.setFontSizes", sizes)
    width, height = request.param
    referee.set_viewport_size({"width": width, "height": height})
    return referee


def test_a_clock_and_who_arrives_are_seen_at_once(large: Page, hall: Hall) -> None:
    late(hall, 12 * 60)
    record_time(hall, "absent", 60)
    go(large, f"#/start/{hall.tables[0]}")
    timer = clock(large).get_by_role("timer")
    footer = large.get_by_role("contentinfo")
    for shown in (timer, arrived(large), large.get_by_role("button", name="The game begins")):
        expect(shown).to_be_in_viewport(ratio=1)
    above, below = timer.bounding_box(), footer.bounding_box()
    assert above
    assert below
    assert above["y"] + above["height"] <= below["y"]
    assert overflow(large) == 0


def test_the_ruling_is_seen_above_the_button_that_issues_it(large: Page, hall: Hall) -> None:
    hall.rule(1, "unvocalised-call")
    go(large, f'#/call/{hall.tables[0]}/south/empty-win?facts={{"hand_shown":true}}')
    line, issue = large.locator(".call-verdict .call-line"), large.locator(".call-issue")
    for shown in (line, issue):
        expect(shown).to_be_in_viewport(ratio=1)
    above, below = line.bounding_box(), issue.bounding_box()
    assert above
    assert below
    assert above["y"] + above["height"] <= below["y"]
    assert overflow(large) == 0


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_what_is_to_resolve_and_the_same_call_of_another_leave_the_ruling_in_sight(
    large: Page, hall: Hall, lang: str
) -> None:
    send(large, "ruling", None, call(hall, 0, "swap-caling"))
    expect(large.get_by_role("link", name="1 to resolve")).to_be_visible()
    hall.rule(1, "swap-calling")
    large.evaluate(CHANGE, lang)
    go(large, f"#/call/{hall.tables[0]}/south/swap-calling")
    line, footer = large.locator(".call-verdict .call-line"), large.get_by_role("contentinfo")
    expect(footer.locator(".note")).to_contain_text("Dora")
    for shown in (line, footer):
        expect(shown).to_be_in_viewport(ratio=1)
    above, below, header = line.bounding_box(), footer.bounding_box(), large.locator(".top").bounding_box()
    assert above
    assert below
    assert header
    assert above["y"] + above["height"] <= below["y"]
    assert header["height"] < 130, "a title of three lines at the most, with the dot beside it"
    assert overflow(large) == 0


def test_all_four_seats_are_seen(large: Page, hall: Hall) -> None:
    hall.rule(1, "empty-win")
    go(large, f"#/table/{hall.tables[0]}")
    expect(large.locator(".seat")).to_have_count(4)
    for seat in large.locator(".seat").all():
        expect(seat).to_be_in_viewport(ratio=1)
    assert overflow(large) == 0


def test_no_screen_reaches_beyond_the_phone(large: Page, hall: Hall) -> None:
    ruling = hall.rule(0, "empty-win", {"hand_shown": True})
    places = {
        "#/log": ".rulings",
        f"#/player/{hall.players[0]}": ".lines",
        f"#/ruling/{ruling}": ".hall-verdict",
        "#/standings": ".waiting a, .waiting p",
        "#/fines": "main section",
        "#/outbox": ".waiting",
        "#/escalations": ".waiting",
        "#/compare": ".compare tbody tr",
        f"#/call/{hall.tables[0]}/east": ".pick",
    }
    for place, shown in places.items():
        go(large, place)
        expect(large.locator(shown).first).to_be_attached()
        assert overflow(large) == 0, place
