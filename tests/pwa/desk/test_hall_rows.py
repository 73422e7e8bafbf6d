"""The rows of the hall on a desk keep their shape, whoever is late, owes something or is withdrawn."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.pwa.desk.desk import row
from tests.pwa.desk.test_hall import absent, schedule
from tests.pwa.event.test_fines import fine
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
