"""A director changes the rules of a tournament in which games were played."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.pwa.hall import SEATS, Hall
from tests.pwa.phone import eventually
from tests.pwa.screens import go

RESULTS = "async () => Object.keys((await import('/bundle/inspect.js')).store.snapshot.state.results).length"


def test_other_rules_after_play_show_what_follows(director: Page, hall: Hall) -> None:
    points = dict(zip(SEATS, (40000, 30000, 20000, 10000), strict=True))
    hall.call("PUT", f"hanchans/{hall.hanchans[0]}/result", {"points": points})
    eventually(lambda: director.evaluate(RESULTS) == 1)
    go(director, "#/setup")
    director.get_by_role("button", name="Change rules").click()
    dialog = director.get_by_role("dialog")
    dialog.get_by_role("combobox").first.select_option("wrc-2022")
    dialog.get_by_role("button", name="Use these rules").click()
    expect(dialog).to_contain_text("scores every game anew")
    expect(dialog.get_by_text("What follows")).to_be_visible()
    dialog.get_by_role("button", name="Chosen wrongly").click()
    assert hall.call("GET", "")["rulebook"]["id"] == "r-league-24-25"
    dialog.get_by_role("button", name="Use these rules").click()
    expect(dialog).to_have_count(0)
    assert hall.call("GET", "")["rulebook"]["id"] == "wrc-2022"
    assert hall.journal()[-1]["body"]["reason"] == "Chosen wrongly"
