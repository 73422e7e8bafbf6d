"""A ruling that waits for a hand which everybody has left: it is judged by how that hand ended, late as it is."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from uuid_utils.compat import uuid7

from tests.pwa.calls import SNAPSHOT
from tests.pwa.hall import Hall, furnish
from tests.pwa.phone import eventually
from tests.pwa.screens import choose, control_hand, go, hurry, noten_riichi

EAST_1 = {"wind": "east", "number": 1, "counters": 0}
EAST_2 = {"wind": "east", "number": 2, "counters": 0}
ASKED = "East 1: how did it end?"
TOO_SMALL = """() => [...document.querySelectorAll("main :is(a, button)")]
  .filter((target) => target.getBoundingClientRect().height < 48)
  .map((target) => target.outerHTML)"""


@pytest.fixture
def hall(sqlite_url: str, address: str) -> Hall:
    """Under WRC's rules a hand that a referee declared dead is no noten riichi."""
    return furnish(sqlite_url, address, "wrc-2022", "World Championship")


@pytest.fixture
def table(referee: Page, hall: Hall) -> Page:
    go(referee, f"#/table/{hall.tables[0]}")
    expect(referee.get_by_role("heading", name="Table 7")).to_be_visible()
    return referee


def left(page: Page) -> Locator:
    return page.get_by_role("region", name="To be judged, from earlier hands")


def declare(hall: Hall) -> None:
    """The hand of South dead, in East 1."""
    hall.call("PUT", f"dead-hands/{uuid7()}", {**place(hall), "seat": "south"})


def end(hall: Hall, how: str, **more: Any) -> None:
    """East 1 ended, as another phone says."""
    hall.call("PUT", f"hand-ends/{uuid7()}", {**place(hall), "how": how, **more})


def place(hall: Hall) -> dict[str, Any]:
    return {"table": hall.tables[0], "hanchan": hall.hanchans[0], "hand": EAST_1}


def test_a_hand_that_another_phone_moved_on_from_is_ended_late(table: Page, hall: Hall) -> None:
    """Judged as the server judges it: by the dead hand that held when the call was made, though it is over by now."""
    declare(hall)
    ruling = noten_riichi(hall)
    expect(table.locator(".rulings")).to_contain_text("Judged later")
    expect(left(table)).to_have_count(0)
    hall.rule(0, "unclear-call", {}, hand=EAST_2)
    expect(table.locator(".hall-hand")).to_have_text("East 2-0")
    expect(left(table)).to_contain_text("Bernard")
    left(table).get_by_role("button", name=ASKED).click()
    sheet = table.get_by_role("dialog")
    choose(sheet, "Exhaustive draw")
    choose(sheet, "Noten")
    expect(sheet.get_by_role("button", name="Record the end")).to_be_disabled()
    choose(sheet, "Yes")  # noten by the dead hand
    expect(sheet).to_contain_text("Result: No penalty")
    sheet.get_by_role("button", name="Record the end").click()
    sheet.get_by_role("button", name="Done").click()
    expect(left(table)).to_have_count(0)
    expect(table.locator(".hall-hand")).to_have_text("East 2-0")
    hurry(table)
    eventually(lambda: hall.call("GET", f"rulings/{ruling}")["status"] == "closed")
    assert hall.call("GET", f"rulings/{ruling}")["kind"] == "none"
    ends = [entry["body"] for entry in hall.journal() if entry["kind"] == "hand.ended"]
    assert [(end["hand_wind"], end["hand_number"], end["how"]) for end in ends] == [("east", 1, "exhaustive-draw")]


def test_a_hand_set_by_hand_leaves_what_waits_in_sight(table: Page, hall: Hall) -> None:
    noten_riichi(hall)
    expect(table.locator(".rulings")).to_contain_text("Judged later")
    table.locator(".hall-hand").click()
    choose(table.get_by_role("dialog"), "3")
    table.get_by_role("dialog").get_by_role("button", name="Done").click()
    expect(table.locator(".hall-hand")).to_have_text("East 3-0")
    expect(left(table).get_by_role("button", name=ASKED)).to_be_visible()
    assert table.evaluate(TOO_SMALL) == []
    control_hand(table, "Hand ended")  # of East 3: nothing waits for it
    expect(table.get_by_role("heading", name="East 3: how did it end?")).to_be_visible()


def test_a_hand_that_another_phone_ended_is_not_ended_again(table: Page, hall: Hall) -> None:
    """The server takes one end of a hand: this phone only says which hand comes now."""
    end(hall, "win", winners=["east"])
    eventually(lambda: table.evaluate(f"async () => Object.keys((await ({SNAPSHOT})()).state.handEnds).length") == 1)
    control_hand(table, "Hand ended")
    sheet = table.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="East 1 has ended")).to_be_visible()
    expect(sheet).to_contain_text("A win")
    sheet.get_by_role("button", name="East 1-1").click()
    expect(table.locator(".hall-hand")).to_have_text("East 1-1")


def test_where_the_end_is_in_the_log_already_the_ruling_is_amended(table: Page, hall: Hall) -> None:
    """A second end would be refused: what the first did not say, only an amendment can."""
    end(hall, "exhaustive-draw")
    ruling = noten_riichi(hall)
    expect(table.locator(".rulings")).to_contain_text("Judged later")
    control_hand(table, "Next hand")
    expect(table.get_by_role("dialog")).to_have_count(0)
    expect(left(table)).to_contain_text("East 1 has ended (Exhaustive draw), but a fact is missing")
    expect(left(table).get_by_role("button")).to_have_count(0)
    left(table).get_by_role("link", name="Bernard").click()
    expect(table).to_have_url(f"{hall.address}/#/ruling/{ruling}")
