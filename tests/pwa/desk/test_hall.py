"""The hall on a director's desk: what needs somebody is on top, every table below it, and each act is one click."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime, timedelta
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, Locator, Page, expect
from uuid_utils.compat import uuid7

from tests.pwa.desk.desk import beside, desk_of, row
from tests.pwa.event.test_fines import fine
from tests.pwa.hall import SEATS, Hall
from tests.pwa.phone import CUT_OFF, call, eventually
from tests.pwa.screens import choose, go, send

INK = "rgb(20, 24, 28)"
SEEN = "async () => (await import('/bundle/inspect.js')).store.snapshot.state.seq"
# Which parts of the page change within two seconds.
CHANGING = """async () => {
  const changed = new Set();
  const watch = new MutationObserver((records) => records.forEach(({ target }) => changed.add(
    (target.nodeType === Node.TEXT_NODE ? target.parentElement : target).closest("td")?.className ?? target.nodeName
  )));
  watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  await new Promise((done) => setTimeout(done, 2100));
  watch.disconnect();
  return [...changed];
}"""


def schedule(hall: Hall, table: int, minutes_ago: float, minutes: int = 90) -> None:
    start = (datetime.now(UTC) - timedelta(minutes=minutes_ago)).isoformat()
    hall.call("PUT", f"hanchans/{hall.hanchans[table]}/schedule", {"scheduled_at": start, "minutes": minutes})


def record(hall: Hall, table: int, what: str, **more: Any) -> None:
    hall.call("PUT", f"timings/{uuid7()}", {"hanchan": hall.hanchans[table], "what": what, **more})


def absent(hall: Hall, player: int) -> None:
    """At this player's table."""
    record(hall, player // 4, "absent", person={"kind": "player", "id": hall.players[player]})


def player_records(hall: Hall, player: int) -> None:
    """A player at the first table notes that another is missing, without an account."""
    body = {"hanchan": hall.hanchans[0], "what": "absent", "who": "player", "player": hall.players[player]}
    sent = json.dumps({**body, "device_at": datetime.now(UTC).isoformat(), "clock_offset_ms": 0}).encode()
    to = f"{hall.address}/api/v1/tables/{hall.scanned()}/kept-times/{uuid7()}"
    headers = {"Content-Type": "application/json"}
    urlopen(Request(to, sent, headers, method="PUT"), timeout=30).close()  # noqa: S310 -- our own server


def another_table(hall: Hall, label: str) -> None:
    """With four more players, at which nothing has happened."""
    table = hall.add("tables", {"label": label})
    seats = {seat: hall.add("players", {"name": f"Iwata {seat}", "id_number": seat}) for seat in SEATS}
    hall.add("hanchans", {"table": table, "round": "1", "seats": seats})


def busy(hall: Hall) -> None:
    """At table 7 two players are late, one so late that games are cancelled; time is up at table 8 long since."""
    fine(hall, 3, 2000)
    another_table(hall, "9")
    schedule(hall, 0, minutes_ago=33)
    absent(hall, 0)
    absent(hall, 1)
    schedule(hall, 1, minutes_ago=130)
    record(hall, 1, "began")
    began = datetime.now(UTC) - timedelta(minutes=125)
    record(hall, 1, "corrected", arrived_at=began.isoformat(), reason="it began on time")
    hall.rule(4, "noten-riichi", {"hand_end": "not-yet"})
    hall.rule(5, "unvocalised-call", hand={"wind": "east", "number": 3, "counters": 0})
    escalated = hall.rule(6, "empty-win", hand={"wind": "east", "number": 2, "counters": 0})
    hall.call("PUT", f"rulings/{escalated}/escalation", {"reason": "They do not agree"}, "referee")
    offender = {"kind": "player", "id": hall.players[0], "seat": "east"}
    called = {"table": hall.tables[0], "offenders": [offender], "foul": "empty-win", "facts": {}}
    hall.call("PUT", f"help-calls/{uuid7()}", called, "referee")
    player_records(hall, 2)


def test_a_director_runs_the_hall_from_one_page(browser: Browser, hall: Hall) -> None:
    busy(hall)
    with desk_of(browser, hall, "director", CUT_OFF) as page:
        what_needs_somebody_is_on_top(page, hall)
        each_table_says_where_it_is(page)
        only_clocks_change(page, hall)
        each_act_is_one_click(page, hall)
        what_is_opened_is_beside_the_list(page, hall)


def what_needs_somebody_is_on_top(page: Page, hall: Hall) -> None:
    needs = page.locator(".need")
    wanted = ["Table 7 · Empty win", "Empty win declaration · Goto", "Aoki is so late", "Bernard is so late"]
    expect(needs).to_contain_text([*wanted, "Times recorded by players: 1"])
    send(page, "ruling", None, call(hall, 7, "swap-caling"))  # the server knows no such foul
    page.get_by_role("button", name="4 more").click()  # once that is refused
    expect(needs).to_contain_text(["East 1: how did it end", "to resolve", "Table 8: no result yet"])
    expect(page.locator(".rail").get_by_role("link", name="Hall")).to_contain_text("1")
    needs.first.get_by_role("button", name="I am coming").click()
    expect(needs.first).to_contain_text("Dora is coming")
    needs.filter(has_text="how did it end").get_by_role("button").click()
    sheet = page.get_by_role("dialog")
    choose(sheet, "Exhaustive draw")
    choose(sheet, "Noten")
    sheet.get_by_role("button", name="Record").click()
    sheet.get_by_role("button", name="Done").click()
    expect(needs.filter(has_text="how did it end")).to_have_count(0)


def each_table_says_where_it_is(page: Page) -> None:
    late = row(page, "Aoki")
    expect(late.locator(".hall-late").first).to_contain_text(re.compile(r"Aoki 3\d:\d\d 60P"))
    expect(row(page, "Endo")).to_contain_text("Time is up")
    expect(row(page, "Endo").locator(".dots i")).to_have_count(3)
    expect(row(page, "Endo").locator(".hall-marks")).to_contain_text("Endo")
    expect(row(page, "Iwata")).to_contain_text("No start set")
    page.get_by_role("button", name="State").click()
    labels = page.locator(".data-table tbody th")
    expect(labels).to_contain_text(["7", "8", "9"])
    page.get_by_role("button", name="State").click()
    expect(labels).to_contain_text(["9", "8", "7"])


def only_clocks_change(page: Page, hall: Hall) -> None:
    """Once everything is sent and nothing can be undone any more, which pass by themselves."""
    eventually(lambda: "hand.ended" in [entry["kind"] for entry in hall.journal()])
    eventually(lambda: page.evaluate(SEEN) == hall.journal()[-1]["seq"])
    expect(page.get_by_role("button", name=re.compile("^Undo"))).to_have_count(0)
    expect(page.locator(".toast")).to_have_count(0)
    assert page.evaluate(CHANGING) == ["of-state"]


def each_act_is_one_click(page: Page, hall: Hall) -> None:
    late, new = row(page, "Aoki"), row(page, "Iwata")
    late.get_by_role("button", name="Arrived: Bernard").click()
    expect(late.get_by_role("button", name="Undo: Bernard")).to_be_visible()
    late.get_by_role("button", name="Cancel…: Aoki").click()
    page.get_by_role("dialog").get_by_role("button", name="Record").click()
    expect(late).to_contain_text("Cancelled")
    expect(page.locator(".need", has_text="is so late")).to_have_count(0)
    row(page, "Endo").get_by_role("button", name="+1 min").click()
    eventually(lambda: any(entry["kind"] == "time.added" for entry in hall.journal()))
    expect(new.get_by_role("link", name="Set the start")).to_be_visible()


def what_is_opened_is_beside_the_list(page: Page, hall: Hall) -> None:
    row(page, "Endo").get_by_role("link", name="Result").click()
    result = beside(page, "Result · table 8 · round 1")
    expect(page.get_by_role("region", name="Hall")).to_be_visible()
    expect(result.get_by_role("button", name="Back")).to_be_hidden()
    page.get_by_role("link", name="Close").click()
    page.get_by_role("searchbox").fill("goto")
    expect(page.locator(".data-table tbody tr")).to_have_count(1)
    row(page, "Goto").locator(".of-players").click()
    expect(row(page, "Goto")).to_have_attribute("aria-current", "true")
    beside(page, "Table 8").locator(".seat", has_text="Goto").click()
    expect(page).to_have_url(re.compile("#/call/"))
    expect(page.locator(".desk-list")).to_be_hidden()
    page.go_back()
    expect(page.get_by_role("searchbox")).to_have_value("goto")


def test_a_table_with_a_debtor_says_who_pays_before_it_begins(desk: Page, hall: Hall) -> None:
    schedule(hall, 0, minutes_ago=1)
    fine(hall, 1, 2000)
    go(desk, "#/tables")
    aoki = row(desk, "Aoki")
    expect(aoki).to_contain_text("Must pay first: Bernard")
    expect(aoki).not_to_contain_text("owes")
    expect(aoki.get_by_role("button", name="The game begins")).to_have_count(0)
    aoki.get_by_role("button", name="Fine to pay…").click()
    dialog = desk.get_by_role("dialog", name="Table 7")
    expect(dialog).to_contain_text("Bernard must pay SGD 20.00 before playing.")
    dialog.get_by_role("button", name="Let them play…").click()
    has_its_own_colours(desk.get_by_role("dialog", name="Let them play"))
    desk.keyboard.press("Escape")
    dialog.get_by_role("button", name="Take the payment: Bernard").click()
    has_its_own_colours(desk.get_by_role("dialog", name="Bernard pays"))
    desk.get_by_role("button", name="Take SGD 20.00").click()
    expect(desk.get_by_role("dialog")).to_have_count(0)
    aoki.get_by_role("button", name="The game begins").click()
    expect(aoki).to_contain_text("90 min left")


def has_its_own_colours(dialog: Locator) -> None:
    """Not those of the red note that it was opened from."""
    for part in (dialog.get_by_role("heading"), dialog.get_by_role("textbox").first, dialog.locator("label").first):
        expect(part).to_have_css("color", INK)
    assert dialog.evaluate("(one) => getComputedStyle(one).getPropertyValue('--look')") == ""
