"""Several rounds on a desk: each list shows one of them, and no result goes into a game of another by mistake."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

from playwright.sync_api import Browser, Page, expect
from uuid_utils.compat import uuid7

from tests.pwa.desk.desk import beside, desk_of, open_item, row, rows
from tests.pwa.hall import SEATS, Hall

POINTS = {"east": 30000, "south": 40000, "west": 10000, "north": 20000}


def begin(hall: Hall, hanchan: str, minutes_ago: float = 10, minutes: int = 90) -> None:
    start = datetime.now(UTC) - timedelta(minutes=minutes_ago)
    hall.call("PUT", f"hanchans/{hanchan}/schedule", {"scheduled_at": start.isoformat(), "minutes": minutes})
    hall.call("PUT", f"timings/{uuid7()}", {"hanchan": hanchan, "what": "began"})


def enter(hall: Hall, hanchan: str) -> None:
    hall.call("PUT", f"hanchans/{hanchan}/result", {"points": POINTS})


def second_round(hall: Hall) -> list[str]:
    """The two tables change their first players."""
    fours = ([hall.players[4], *hall.players[1:4]], [hall.players[0], *hall.players[5:8]])
    return [
        hall.add("hanchans", {"table": table, "round": "2", "seats": dict(zip(SEATS, four, strict=True))})
        for table, four in zip(hall.tables, fours, strict=True)
    ]


def shown(page: Page) -> str:
    """The round, as the menu above the list names it."""
    return page.locator(".round-switch option:checked").inner_text()


def half_entered(hall: Hall) -> list[str]:
    later = second_round(hall)
    for hanchan in hall.hanchans:
        begin(hall, hanchan)
    enter(hall, hall.hanchans[0])
    return later


def test_a_round_stays_until_all_of_it_is_entered(browser: Browser, hall: Hall) -> None:
    later = half_entered(hall)
    with desk_of(browser, hall, "director") as desk:
        the_hall_names_the_round_of_each_table(desk)
        open_item(desk, "Results")
        assert shown(desk) == "Now: round 1"
        expect(row(desk, "Aoki")).to_contain_text("40,000")
        expect(row(desk, "Endo").locator(".result-state > .ruling-marks")).to_have_text(
            "Playing"
        )  # no missing one: it has time left
        expect(desk.get_by_text("Open: 1")).to_be_visible()
        expect(desk.get_by_role("button", name="Missing")).to_have_count(0)
        expect(desk.get_by_role("columnheader", name="Round")).to_have_count(0)
        enter(hall, hall.hanchans[1])
        expect(desk.locator(".round-switch option", has_text="Now: round 2")).to_have_count(1)
        assert shown(desk) == "Round 1"
        expect(row(desk, "Endo")).to_contain_text("40,000")
        open_item(desk, "Seating")
        assert shown(desk) == "Now: round 2"
        begin(hall, later[0])
        open_item(desk, "Results")
        expect(row(desk, "Endo").locator(".result-state > .ruling-marks")).to_have_text("Playing")
        assert rows(desk) == ["Table\n7", "Table\n8"]
        desk.get_by_role("combobox", name="Round").select_option("1")
        expect(desk.locator(".points")).to_have_count(8)
        the_choice_outlives_a_reload(desk)


def the_hall_names_the_round_of_each_table(desk: Page) -> None:
    assert shown(desk) == "Now: rounds 1 and 2"
    expect(row(desk, "Bernard").locator(".of-round")).to_have_text("2")
    expect(row(desk, "Fabre").locator(".of-round")).to_have_text("1")
    desk.get_by_role("combobox", name="Round").select_option("1")
    expect(desk.get_by_role("columnheader", name="Round")).to_have_count(0)
    expect(row(desk, "Bernard")).to_contain_text("Finished")


def the_choice_outlives_a_reload(desk: Page) -> None:
    desk.get_by_role("combobox", name="Round").select_option("all")
    desk.reload()
    expect(desk.locator(".data-table tbody tr")).to_have_count(4)
    assert shown(desk) == "All rounds"


def test_a_game_that_has_not_begun_takes_no_result_of_the_one_before(browser: Browser, hall: Hall) -> None:
    half_entered(hall)
    with desk_of(browser, hall, "director") as desk:
        open_item(desk, "Results")
        desk.get_by_role("combobox", name="Round").select_option("2")
        row(desk, "Aoki").locator(".of-west").click()
        form = beside(desk, "Result · table 8 · round 2")
        expect(form).to_contain_text("Round 1 at table 8 has no result yet, and round 2 has not begun there.")
        expect(form.get_by_role("button", name="Enter the result")).to_have_count(0)
        form.get_by_role("button", name="Enter round 2 all the same").click()
        expect(form.get_by_role("textbox", name="East · Aoki")).to_be_visible()
        desk.reload()
        form.get_by_role("link", name="Enter round 1").click()
        expect(
            beside(desk, "Result · table 8 · round 1").get_by_role("textbox", name=re.compile("Endo"))
        ).to_be_visible()
        assert shown(desk) == "Now: round 1"
        desk.get_by_role("combobox", name="Round").select_option("2")
        row(desk, "Bernard").locator(".of-west").click()  # whose table's first game has its result
        form = beside(desk, "Result · table 7 · round 2")
        expect(form.get_by_role("textbox", name="East · Endo")).to_be_visible()
