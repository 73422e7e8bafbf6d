"""The drawn table: who sits there, what the log says of each, and two of them at once."""

import re
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Locator, Page, expect
from uuid_utils.compat import uuid7

from tests.pwa.calls import issue, sent
from tests.pwa.clocks.test_start import late, record_time
from tests.pwa.hall import Hall
from tests.pwa.phone import eventually
from tests.pwa.screens import control_hand, go, overflow

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


def test_earlier_rulings_are_dots_with_names(table: Page) -> None:
    expect(seat(table, "Aoki").get_by_role("img")).to_have_accessible_name("Rulings: 2 · 1P · Chonbo (30P)")
    assert seat(table, "Aoki").locator(".dots i").evaluate_all("(all) => all.map((one) => one.className)") == [
        "chonbo",
        "points",
    ]
    expect(seat(table, "Bernard").locator(".dots i")).to_have_class("none")
    expect(seat(table, "Dupont").get_by_role("img")).to_have_count(0)


def test_what_a_clock_charged_for_lateness_is_a_dot_too(table: Page, hall: Hall) -> None:
    late(hall, 9 * 60 + 20)
    record_time(hall, "absent", 60, player=3)
    record_time(hall, "arrived", 30, player=3)
    north = seat(table, "Dupont").get_by_role("img")
    expect(north).to_have_accessible_name("Late player: 8P")
    expect(seat(table, "Dupont").locator(".dots i")).to_have_class("points")
    record_time(hall, "absent", 60, player=0)
    record_time(hall, "arrived", 30, player=0)
    expect(seat(table, "Aoki").locator(".dots i")).to_have_count(3)
    expect(seat(table, "Aoki").get_by_role("img")).to_have_accessible_name(
        re.compile(r"^Rulings: 2 · Late player: 8P · ")
    )


def test_a_dead_hand_has_its_time_until_the_next_hand(table: Page, hall: Hall) -> None:
    expect(seat(table, "Chen")).to_contain_text(re.compile(r"Dead \d\d:\d\d"))
    hall.rule(5, "swap-calling", device_at=(datetime.now(UTC) - timedelta(hours=1)).isoformat(), clock_offset_ms=0)
    go(table, f"#/table/{hall.tables[1]}")
    expect(seat(table, "Fabre")).to_contain_text("Dead")
    control_hand(table, "Next hand")
    expect(seat(table, "Fabre")).not_to_contain_text("Dead")
    go(table, "#/tables")
    expect(table.locator(".table-card", has_text="Fabre")).not_to_contain_text("Dead hand")
    expect(table.locator(".table-card", has_text="Chen")).to_contain_text(re.compile(r"Dead hand \d\d:\d\d"))


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


def test_two_players_are_ruled_on_together(table: Page, hall: Hall) -> None:
    table.get_by_role("button", name="Two players").click()
    expect(table.get_by_text("Tap both players")).to_be_attached()
    seat(table, "Bernard").click()
    expect(seat(table, "Bernard")).to_have_attribute("aria-pressed", "true")
    seat(table, "Dupont").click()
    expect(table.get_by_role("heading", name="What happened?")).to_be_visible()
    players = table.get_by_role("region", name="Player")
    expect(players).to_contain_text("Bernard")
    expect(players).to_contain_text("Dupont")
    table.get_by_role("link", name="Empty win declaration").first.click()
    expect(table.locator(".call-steps li").filter(has_text="Each offender is penalised")).to_have_count(1)
    issue(table)
    expect(table.locator(".call-steps li").filter(has_text="deal the hand again")).to_have_count(1)
    sent(table)
    eventually(lambda: len(hall.rulings()) == 7)
    one, other = hall.rulings()[:2]
    assert {one["offender"]["name"], other["offender"]["name"]} == {"Bernard", "Dupont"}
    assert one["incident"] == other["incident"]
    assert one["kind"] == other["kind"] == "chonbo"


def test_one_player_is_chosen_again_once_nobody_is(table: Page) -> None:
    table.get_by_role("button", name="Two players").click()
    seat(table, "Bernard").click()
    seat(table, "Bernard").click()
    expect(seat(table, "Bernard")).to_have_attribute("aria-pressed", "false")
    table.get_by_role("button", name="Two players").click()
    seat(table, "Bernard").click()
    expect(table.get_by_role("region", name="Player")).not_to_contain_text("Dupont")


def test_only_what_can_be_taken_back_stands_at_the_foot(table: Page, hall: Hall) -> None:
    expect(table.get_by_role("contentinfo")).to_have_count(0)
    hall.call("PUT", f"dead-hands/{uuid7()}", {"table": hall.tables[0], "seat": "north"})
    expect(seat(table, "Dupont")).to_contain_text("Dead")
    expect(table.get_by_role("contentinfo")).to_have_count(0)
