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
from tests.pwa.event.test_fines import fine, pay
from tests.pwa.event.test_hanchan_corrections import POINTS
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


def test_a_round_that_is_late_to_begin_needs_somebody(browser: Browser, hall: Hall) -> None:
    for table in (0, 1):
        schedule(hall, table, minutes_ago=28.5)
    another_table(hall, "9")
    fine = {"account": {"kind": "player", "id": hall.players[5]}, "unit": "SGD", "amount": 2000}
    with desk_of(browser, hall, "director") as page:
        need = page.locator(".need")
        expect(need).to_contain_text(["Round 1 is 28 min past its start"])
        expect(need).to_contain_text(["Tables that have not begun: 2"])
        hall.call("PUT", f"ledger/decisions/{uuid7()}", {**fine, "reason": "phone at the table"})
        expect(row(page, "Fabre")).to_contain_text("Must pay first: Fabre")
        need.get_by_role("button", name="Begin…").click()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text("at these tables: 7.")
        expect(dialog).to_contain_text("a fine must be paid first: 8")
        absent(hall, 0)
        expect(dialog.get_by_role("button", name="Start the clocks: 0")).to_be_disabled()
        record(hall, 0, "arrived", person={"kind": "player", "id": hall.players[0]})
        dialog.get_by_role("button", name="Start the clocks: 1").click()
        expect(page.get_by_text("Clocks started: 1")).to_be_visible()
        expect(row(page, "Aoki")).to_contain_text("90 min left")
        expect(need.first).to_contain_text("Tables that have not begun: 1")
        eventually(lambda: [one["subject"] for one in hall.journal() if one["body"].get("what") == "began"] != [])


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


def test_a_debtor_of_two_games_to_come_is_one_need(desk: Page, hall: Hall) -> None:
    """Bernard sits in round 2 at table 9, and in round 3 at table 7, where round 1 is over."""
    hall.call("PUT", f"hanchans/{hall.hanchans[0]}/result", {"points": POINTS})
    another = hall.add("tables", {"label": "9"})
    for table, number, minutes in ((hall.tables[0], "3", 60), (another, "2", 5)):
        seats = dict(zip(SEATS, hall.players, strict=False))
        hall.hanchans.append(hall.add("hanchans", {"table": table, "round": number, "seats": seats}))
        schedule(hall, len(hall.hanchans) - 1, minutes_ago=-minutes)
    fine(hall, 1, 2000)
    go(desk, "#/tables")
    owing = desk.locator(".need").filter(has_text="Bernard owes")
    expect(owing).to_have_count(1)
    expect(owing).to_contain_text("Table 9")


def test_a_seat_that_a_substitute_takes_leads_to_who_it_is(desk: Page, hall: Hall) -> None:
    schedule(hall, 0, minutes_ago=12)
    absent(hall, 1)
    record(hall, 0, "replaced", person={"kind": "player", "id": hall.players[1]})
    row(desk, "Bernard").get_by_role("link", name="Who plays for Bernard…").click()
    expect(desk).to_have_url(re.compile(f"#/correct/hanchan/{hall.hanchans[0]}"))
    go(desk, f"#/start/{hall.tables[0]}/{hall.hanchans[0]}")
    clock = desk.get_by_role("region", name="Bernard")
    expect(clock.get_by_role("link", name="Who plays for Bernard…")).to_be_visible()


def test_a_finance_coordinator_takes_what_a_seated_player_owes(browser: Browser, hall: Hall) -> None:
    hall.add_official("finance", "Fumi")
    fine(hall, 3, 2000)
    with desk_of(browser, hall, "finance") as page:
        expect(page.locator(".need")).to_contain_text(["Dupont owes SGD 20.00"])
        expect(page.get_by_role("columnheader")).to_have_count(4)
        for part in ("5", "15"):
            page.get_by_role("button", name="Take payment").click()
            page.get_by_label("Amount (SGD)").fill(part)
            page.get_by_role("dialog").get_by_role("button", name=f"Take SGD {part}.00").click()
            expect(page.locator(".toast")).to_have_text(f"Dupont has paid SGD {part}.00.")
        expect(page.get_by_text("Nothing needs you.")).to_be_visible()
        eventually(lambda: any(entry["kind"] == "fine.paid" for entry in hall.journal()))


def test_only_who_has_to_pay_before_they_play_needs_somebody(desk: Page, hall: Hall) -> None:
    """Bernard paid before, and is charged for this very game; Chen may play; Dupont was fined after it began."""
    begin = {"scheduled_at": (datetime.now(UTC) - timedelta(minutes=12)).isoformat(), "minutes": 75, "replaces": None}
    fine(hall, 1, 1500)
    pay(hall, 1, 1500)
    fine(hall, 2, 500)
    hall.call("PUT", f"hanchans/{hall.hanchans[0]}/permission", {"players": [hall.players[2]], "reason": "pays later"})
    hall.call("PUT", f"hanchans/{hall.hanchans[0]}/schedule", begin)
    hall.rule(1, "late", {"seconds_late": 25 * 60})
    fine(hall, 3, 700)
    go(desk, "#/tables")
    expect(desk.locator(".need").filter(has_text="owes")).to_have_count(1)
    expect(desk.locator(".need").filter(has_text="owes")).to_contain_text("Dupont owes SGD 7.00")
    debts = hall.call("GET", f"hanchans/{hall.hanchans[0]}")["debts"]
    assert [debt["name"] for debt in debts] == ["Bernard", "Chen", "Dupont"]
