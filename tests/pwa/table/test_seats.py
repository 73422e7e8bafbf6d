"""The drawn table: all four seats are in sight, and what was ruled can be hidden."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.pwa.hall import Hall
from tests.pwa.screens import go, overflow

SIZES = ((390, 844), (360, 640), (844, 390), (640, 360))
OPAQUE = "(element) => Number(getComputedStyle(element).opacity)"


@pytest.fixture
def table(referee: Page, hall: Hall) -> Page:
    """The referee's phone at table 7, where everything is to be told of the players."""
    hall.rule(0, "empty-win", seat="east")
    hall.rule(0, "unvocalised-call", seat="east")
    hall.rule(1, "riichi-tile-not-turned", seat="south")
    hall.rule(2, "swap-calling", seat="west")
    hall.rule(3, "noten-riichi", {"hand_end": "not-yet"}, seat="north")
    go(referee, f"#/table/{hall.tables[0]}")
    expect(seat(referee, "Dupont")).to_contain_text("Judged later")
    return referee


def seat(page: Page, name: str) -> Locator:
    return page.locator(".seat", has_text=name)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_all_four_seats_are_in_sight(table: Page, size: tuple[int, int], lang: str) -> None:
    table.evaluate("async (c) => (await import('/bundle/inspect.js')).change(c)", {"lang": lang})
    table.set_viewport_size({"width": size[0], "height": size[1]})
    for player in table.locator(".seat").all():
        expect(player).to_be_in_viewport(ratio=1)
    assert overflow(table) == 0


def test_all_four_seats_are_in_sight_in_large_text(table: Page) -> None:
    table.evaluate("document.documentElement.style.fontSize = '200%'")
    for player in table.locator(".seat").all():
        expect(player).to_be_in_viewport(ratio=1)
    assert overflow(table) == 0


def test_in_discreet_mode_what_was_ruled_shows_only_under_a_finger(table: Page) -> None:
    table.evaluate("document.documentElement.toggleAttribute('data-discreet', true)")
    marks = seat(table, "Chen").locator(".marks")
    assert marks.evaluate(OPAQUE) == 0
    assert seat(table, "Chen").evaluate("(one) => getComputedStyle(one).backgroundColor") == seat(
        table, "Dupont"
    ).evaluate("(one) => getComputedStyle(one).backgroundColor")
    marks.hover(force=True)
    table.mouse.down()
    assert marks.evaluate(OPAQUE) == 1
    table.mouse.move(0, 0)
    table.mouse.up()
    table.evaluate("document.documentElement.toggleAttribute('data-discreet', false)")
