"""Results on a desk: every hanchan with its points and what is missing, and the standings; each opens beside."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

from playwright.sync_api import Browser, Locator, Page, expect
from uuid_utils.compat import uuid7

from tests.pwa.desk.desk import beside, desk_of, open_item, open_tab, row
from tests.pwa.hall import SEATS, Hall
from tests.pwa.screens import hurry

POINTS = {"east": 42300, "south": 30200, "west": 30200, "north": -3700}


def enter(hall: Hall, hanchan: str, deposits: int = 1000, **more: object) -> None:
    hall.call("PUT", f"hanchans/{hanchan}/result", {"points": POINTS, "deposits": deposits, **more})


def check_rows(desk: Page, *rows: str) -> list[Locator]:
    """What is said of each row of a sheet, before it is imported."""
    open_item(desk, "Results")
    desk.get_by_role("link", name="Import results").click()
    sheet = "\n".join(("round,table,east,south,west,north", *rows))
    desk.get_by_label("Or paste the sheet here").fill(sheet)
    desk.get_by_role("button", name="Check each row").click()
    lines = desk.locator(".screen").get_by_role("listitem")
    expect(lines).to_have_count(len(rows))
    return lines.all()


def second_round(hall: Hall) -> str:
    """Later today; its hanchan at the first table."""
    seats = dict(zip(SEATS, hall.players[:4], strict=True))
    hanchan = hall.add("hanchans", {"table": hall.tables[0], "round": "2", "seats": seats})
    for id_, begun in ((hall.hanchans[0], -180), (hall.hanchans[1], -180), (hanchan, -5)):
        start = (datetime.now(UTC) + timedelta(minutes=begun)).isoformat()
        hall.call("PUT", f"hanchans/{id_}/schedule", {"scheduled_at": start, "minutes": 90})
    return hanchan


def test_each_hanchan_says_its_points_and_what_is_missing(browser: Browser, hall: Hall) -> None:
    later = second_round(hall)
    enter(hall, hall.hanchans[0])
    hall.call("PUT", f"timings/{uuid7()}", {"hanchan": later, "what": "began"})
    with desk_of(browser, hall, "director") as desk:
        open_item(desk, "Results")
        expect(row(desk, "Aoki")).to_contain_text("Playing")
        desk.get_by_role("combobox", name="Round").select_option("all")
        first = row(desk, "42,300")
        expect(first.locator(".of-north")).to_have_text(re.compile(r"Dupont\s*−3,700"))
        expect(first).to_contain_text(re.compile("adds up.*sticks 1,000.*Dora", re.DOTALL))
        expect(first.locator(".first")).to_have_text("42,300")
        desk.get_by_role("button", name="Missing: 1").click()
        expect(desk.locator(".data-table tbody tr")).to_have_count(1)
        what_is_missing_is_entered_beside_the_table(desk)
        what_was_entered_is_put_right(desk, hall)


def what_is_missing_is_entered_beside_the_table(desk: Page) -> None:
    expect(row(desk, "42,300").get_by_role("link", name="Enter")).to_have_count(0)
    row(desk, "Endo").get_by_role("link", name="Enter · Table 8").click()
    form = beside(desk, "Result · table 8 · round 1")
    for seat, points in (("East", 30000), ("South", 40000), ("West", 10000), ("North", 20000)):
        form.get_by_role("textbox", name=f"{seat} ·").fill(str(points))
    form.get_by_role("button", name="Enter the result").click()
    expect(desk.get_by_text("No result is missing.")).to_be_visible()
    desk.get_by_role("button", name="Show all").click()
    expect(row(desk, "Endo").locator(".first")).to_have_text("40,000")


def what_was_entered_is_put_right(desk: Page, hall: Hall) -> None:
    row(desk, "42,300").locator(".of-east").click()
    form = beside(desk, "Result · table 7 · round 1")
    form.get_by_role("button", name="Correct the result").press("Enter")
    expect(form.get_by_role("textbox", name="East ·")).to_be_focused()
    desk.keyboard.type("41300")
    expect(form.get_by_role("textbox", name="East ·")).to_have_value("41300")
    form.get_by_label(re.compile("^Riichi sticks")).fill("2000")
    form.get_by_role("textbox", name="North ·").press("Enter")
    expect(form.get_by_label("Reason")).to_be_focused()
    desk.keyboard.type("A stick was overlooked")
    form.get_by_role("button", name="Correct the result").click()
    expect(row(desk, "41,300")).to_contain_text("Corrected")
    form.get_by_role("link", name="Correct this game…").click()
    expect(row(desk, "41,300")).to_have_attribute("aria-current", "true")
    hurry(desk)
    expect(row(desk, "41,300")).not_to_contain_text("Not sent yet")
    body = {"id": hall.hanchans[0], "status": "void", "replaces": {"status": None}}
    hall.call("PATCH", "hanchans", {"hanchans": [body], "reason": "played with a wrong set"})
    expect(row(desk, "41,300")).to_contain_text("does not count")
    desk.keyboard.press("Escape")
    expect(desk).to_have_url(re.compile("#/results$"))


def test_results_are_typed_one_after_the_other(browser: Browser, hall: Hall) -> None:
    """From the first key on, and no row moves under the pointer."""
    with desk_of(browser, hall, "director") as desk:
        open_item(desk, "Results")
        row(desk, "Aoki").locator(".of-west").click()
        before = row(desk, "Endo").bounding_box()
        for points, key in (("30000", "Tab"), ("40000", "Tab"), ("34300", "Enter"), ("-4300", "Enter")):
            desk.keyboard.type(points)
            desk.keyboard.press(key)
        expect(row(desk, "Aoki")).to_contain_text(re.compile(r"Dupont\s*−4,300\s*Not sent yet"))
        expect(desk.locator(".desk-list .note")).to_have_count(0)
        following = beside(desk, "Result · table 7 · round 1").get_by_role("link", name="Next: table 8")
        expect(following).to_be_focused()
        after = row(desk, "Endo").bounding_box()
        assert before
        assert after
        assert after["y"] == before["y"]
        desk.keyboard.press("Enter")
        form = beside(desk, "Result · table 8 · round 1")
        expect(form.get_by_role("textbox", name="East · Endo")).to_be_focused()
        for seat, total in POINTS.items():
            form.get_by_role("textbox", name=f"{seat.title()} ·").fill(str(total))
        form.get_by_label(re.compile("^Riichi sticks")).fill("1000")
        form.get_by_role("checkbox", name="East · Endo").press("2")  # beside the boxes: no way to the rulings
        form.get_by_role("button", name="Enter the result").click()
        expect(form.get_by_text("Every result of round 1 is entered.")).to_be_visible()
        open_tab(desk, "Standings")
        expect(desk.locator(".list-acts .note")).to_have_text(
            "Results that wait to be sent and are not in these standings: 2"
        )


def test_a_result_after_a_withdrawn_one_is_entered_anew_and_no_sheet_brings_it(browser: Browser, hall: Hall) -> None:
    hanchan = hall.hanchans[0]
    enter(hall, hanchan)
    hall.call("PUT", f"hanchans/{hanchan}/result/withdrawal", {"number": 1, "reason": "Another table's"})
    with desk_of(browser, hall, "director") as desk:
        [line] = check_rows(desk, "1,7,42300,31200,26500,0")
        expect(line).to_contain_text("enter it anew by itself, at the result of its table")
        line.get_by_role("link", name="Round 1 · Table 7").click()
        expect(desk.get_by_role("textbox", name="East ·")).to_be_focused()
        for points in (42300, 31200, 26500, 0):
            desk.keyboard.type(str(points))
            desk.keyboard.press("Enter")
        hurry(desk)
        expect(row(desk, "42,300")).to_contain_text("Entered anew")
        expect(row(desk, "42,300")).not_to_contain_text("Corrected")
        expect(row(desk, "42,300")).not_to_contain_text("Not sent yet")
        enter(hall, hanchan, corrects={"number": 2, "reason": "A stick was overlooked"})
        expect(row(desk, "42,300")).to_contain_text("Corrected")


def test_a_sheet_of_results_is_a_table(desk: Page, hall: Hall) -> None:
    wrong, good = check_rows(desk, "1,7,42300,31200,26500,100", "1,8,40000,30000,20000,10000")
    expect(wrong).to_contain_text("100 too many")
    for line, most in ((good, 48), (wrong, 112)):
        box = line.bounding_box()
        assert box
        assert box["height"] < most
    east = [line.locator("span", has_text="East").bounding_box() for line in (wrong, good)]
    assert east[0]
    assert east[1]
    assert east[0]["x"] == east[1]["x"]
