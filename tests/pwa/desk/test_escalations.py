"""Escalations on a desk: what waits in a list, its dossier beside it, decided there."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from uuid_utils.compat import uuid7

from tests.pwa.desk.desk import beside, open_item, row, rows
from tests.pwa.hall import Hall
from tests.pwa.phone import eventually
from tests.pwa.screens import REASON


def test_a_director_decides_what_waits(desk: Page, hall: Hall) -> None:
    for player, foul in ((0, "empty-win"), (5, "unvocalised-call")):
        ruling = hall.rule(player, foul)
        why = {"reason": "The player does not agree", "evidence": "The neighbour heard it"}
        hall.call("PUT", f"rulings/{ruling}/escalation", why, "referee")
    item = desk.locator(".rail").get_by_role("link", name=re.compile("^Escalations"))
    expect(item).to_contain_text("2 to deal with")
    open_item(desk, "Escalations")
    assert rows(desk) == ["Aoki", "Fabre"]
    row(desk, "Fabre").locator(".of-foul").click()
    dossier = beside(desk, "Call not said aloud")
    expect(dossier).to_contain_text("The neighbour heard it")
    desk.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(dossier.get_by_text("The neighbour heard it")).not_to_be_in_viewport()
    dossier.get_by_role("button", name="Uphold").click()
    sheet = desk.get_by_role("dialog")
    sheet.get_by_label(REASON).fill("Both sides were heard")
    sheet.get_by_role("button", name="Uphold").click()
    expect(row(desk, "Fabre")).to_contain_text("Upheld")
    expect(row(desk, "Fabre").locator(".penalty")).to_have_css("text-decoration-line", "none")
    expect(dossier.get_by_text("Upheld by the director (final)").first).to_be_in_viewport()
    expect(item).to_contain_text("1 to deal with")
    eventually(lambda: any(entry["kind"] == "escalation.decided" for entry in hall.journal()))
    desk.keyboard.press("Escape")
    expect(desk.get_by_role("heading", level=1)).to_have_text("Escalations")
    desk.get_by_role("link", name="Precedents").click()
    expect(row(desk, "Aoki")).to_be_visible()
    expect(beside(desk, "Precedents")).to_be_visible()
    hall.call("PUT", f"rulings/{ruling}/escalation/reopenings/{uuid7()}", {"reason": "The tape says otherwise"})
    open_item(desk, "Hall")
    expect(desk.locator(".need").filter(has_text="Fabre")).to_contain_text("Reopened · Table 8 · Dora")
