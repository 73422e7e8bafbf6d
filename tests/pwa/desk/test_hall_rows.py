"""The rows of the hall on a desk keep their shape, whoever is late, owes something or is withdrawn."""

from __future__ import annotations

import re
from datetime import UTC, datetime

from playwright.sync_api import Page, expect

from tests.pwa.desk.desk import row
from tests.pwa.desk.test_hall import absent, schedule
from tests.pwa.desk.test_seating import show
from tests.pwa.event.test_fines import fine
from tests.pwa.event.test_hanchan_corrections import POINTS
from tests.pwa.hall import SEATS, Hall
from tests.pwa.screens import go

# How many lines this text takes, whatever its spaces are.
LINES = """([text, within]) => {
  const plain = (one) => one.textContent.replaceAll("\u00a0", " ");
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let one = walker.nextNode(); one; one = walker.nextNode()) {
    const at = plain(one).indexOf(text);
    if (at < 0 || !one.parentElement.closest(within)) continue;
    const range = new Range();
    range.setStart(one, at);
    range.setEnd(one, at + text.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  }
  return 0;
}"""


def test_who_was_withdrawn_and_sits_in_a_coming_game_needs_a_director(desk: Page, hall: Hall) -> None:
    second = hall.add(
        "hanchans", {"table": hall.tables[0], "round": "2", "seats": dict(zip(SEATS, hall.players, strict=False))}
    )
    hall.call("PUT", f"hanchans/{hall.hanchans[0]}/result", {"points": POINTS})
    change = {"withdrawn": True, "replaces": {"withdrawn": False}, "reason": "ill"}
    hall.call("PATCH", f"players/{hall.players[1]}", change)
    go(desk, "#/tables")
    expect(row(desk, "Bernard")).to_contain_text("Bernard Withdrawn")
    expect(row(desk, "Bernard").locator(".badge")).to_have_text("Withdrawn")
    tops = [one.evaluate("(one) => one.offsetTop") for one in row(desk, "Bernard").locator(".hall-players li").all()]
    assert tops[0] == tops[1] < tops[2] == tops[3] < tops[0] + 30
    need = desk.locator(".need").filter(has_text="Bernard is withdrawn and still seated")
    expect(need).to_contain_text("Table 7 · Round 2")
    need.get_by_role("link", name="Open").click()
    expect(desk).to_have_url(re.compile(f"#/correct/hanchan/{second}"))


def test_who_was_disqualified_and_sits_in_a_coming_game_needs_a_director(desk: Page, hall: Hall) -> None:
    seats = dict(zip(SEATS, hall.players, strict=False))
    second = hall.add("hanchans", {"table": hall.tables[0], "round": "2", "seats": seats})
    issued = {"penalties": [{"kind": "disqualification"}], "reason": "seen by two arbiters"}
    ruling = hall.rule(1, "cheating", issued=issued)
    hall.call("PUT", f"hanchans/{hall.hanchans[0]}/result", {"points": POINTS})
    begin = {"scheduled_at": datetime.now(UTC).isoformat(), "minutes": 90}
    hall.call("PUT", f"hanchans/{second}/schedule", begin)
    go(desk, "#/tables")
    expect(row(desk, "Bernard").locator(".badge")).to_have_text("Disqualified")
    expect(row(desk, "Bernard").get_by_role("button", name="The game begins")).to_be_visible()
    need = desk.locator(".need").filter(has_text="Bernard is disqualified and still seated")
    expect(need).to_contain_text("Table 7 · Round 2")
    need.get_by_role("link", name="Open").click()
    expect(desk).to_have_url(re.compile(f"#/correct/hanchan/{second}"))
    go(desk, "#/people/players")
    expect(row(desk, "Bernard").locator(".of-marks")).to_have_text("Disqualified")
    go(desk, "#/seating")
    show(desk, "round 2")
    expect(row(desk, "Bernard").locator(".of-south")).to_contain_text("Disqualified")
    hall.call("PUT", f"rulings/{ruling}/withdrawal", {"reason": "another player"})
    go(desk, "#/tables")
    expect(row(desk, "Bernard").locator(".badge")).to_have_count(0)
    expect(need).to_have_count(0)


def test_names_amounts_and_times_are_not_broken(desk: Page, hall: Hall) -> None:
    """At 1280 pixels, with the rounds in a column of their own."""
    table = hall.add("tables", {"label": "9"})
    named = ["Nils Noh", "Olga Orlova", "Ida Inoue", "Finn Falk"]
    players = [hall.add("players", {"name": name, "id_number": name}) for name in named]
    hanchan = hall.add("hanchans", {"table": table, "round": "2", "seats": dict(zip(SEATS, players, strict=True))})
    hall.hanchans.append(hanchan)
    hall.players.extend(players)
    fine(hall, 8, 1000)
    schedule(hall, 2, minutes_ago=25)
    absent(hall, 9)
    hall.rule(0, "swap-calling")
    go(desk, "#/tables")
    expect(row(desk, "Nils Noh")).to_contain_text("45P + SGD 10.00 fine")
    for whole in ("Nils Noh", "SGD 10.00"):
        assert desk.evaluate(LINES, [whole, ".hall-state"]) == 1, whole
    since = row(desk, "Aoki").locator(".hall-marks .badge").inner_text()
    assert desk.evaluate(LINES, [since, ".hall-marks"]) == 1
    need = desk.locator(".need").filter(has_text="Nils Noh owes")
    assert "SGD\u00a010.00" in need.inner_text()
