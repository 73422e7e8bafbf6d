"""Who was withdrawn and is still seated in a coming game: a director is told of them."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.pwa.desk.desk import row
from tests.pwa.event.test_hanchan_corrections import POINTS
from tests.pwa.hall import SEATS, Hall
from tests.pwa.screens import go


def test_who_was_withdrawn_and_sits_in_a_coming_game_needs_a_director(desk: Page, hall: Hall) -> None:
    second = hall.add(
        "hanchans", {"table": hall.tables[0], "round": "2", "seats": dict(zip(SEATS, hall.players, strict=False))}
    )
    hall.call("PUT", f"hanchans/{hall.hanchans[0]}/result", {"points": POINTS})
    change = {"withdrawn": True, "replaces": {"withdrawn": False}, "reason": "ill"}
    hall.call("PATCH", f"players/{hall.players[1]}", change)
    go(desk, "#/tables")
    expect(row(desk, "Bernard").locator(".of-players .badge")).to_have_text("Withdrawn")
    tops = [one.evaluate("(one) => one.offsetTop") for one in row(desk, "Bernard").locator(".hall-players li").all()]
    assert tops[0] == tops[1] < tops[2] == tops[3] < tops[0] + 30
    need = desk.locator(".need").filter(has_text="Bernard is withdrawn and still seated")
    expect(need).to_contain_text("Table 7 · Round 2")
    need.get_by_role("link", name="Open").click()
    expect(desk).to_have_url(re.compile(f"#/correct/hanchan/{second}"))
