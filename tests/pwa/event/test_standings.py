"""Standings without a network, and in a spreadsheet; pwa/tests/scores has what they say."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF
from tests.pwa.screens import go, send, take_part

SEATS = ("east", "south", "west", "north")
FIRST = (42300, 31200, 26500, 0)  # 62.3, 11.2, -13.5, -60.0 under the R.League's rules


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


def play(hall: Hall, hanchan: str, *points: int, **more: Any) -> None:
    hall.call("PUT", f"hanchans/{hanchan}/result", {"points": dict(zip(SEATS, points, strict=True)), **more})


def rows(page: Page) -> Locator:
    return page.get_by_role("list", name="Standings").get_by_role("listitem")


def test_without_a_network_the_last_ones_are_shown_with_their_time(page: Page, hall: Hall) -> None:
    play(hall, hall.hanchans[0], *FIRST)
    take_part(page, hall, "arbiter")
    go(page, "#/standings")
    expect(rows(page).first).to_contain_text("62.3")
    rows(page).first.get_by_role("link").click()
    expect(page.get_by_role("article")).to_have_count(1)
    page.context.set_offline(True)
    play(hall, hall.hanchans[1], *FIRST)
    points = dict(zip(SEATS, (0, 26500, 31200, 42300), strict=True))
    send(
        page,
        "result",
        hall.hanchans[0],
        {"points": points, "deposits": 0, "unranked": [], "corrects": {"number": 1, "reason": "x"}},
    )
    page.reload()
    expect(page.get_by_role("status").filter(has_text="These are the standings of")).to_contain_text("No network")
    expect(page.get_by_role("article")).to_have_count(1)
    go(page, "#/standings")
    expect(rows(page).first).to_contain_text("62.3")
    expect(page.get_by_role("link", name="Results that wait to be sent")).to_be_visible()
    go(page, f"#/standings/{hall.players[3]}")
    expect(page.get_by_text("connect to the network once")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_role("region", name="Place 1")).to_contain_text("62.3", timeout=15_000)
    expect(page.get_by_text("These are the standings of")).to_have_count(0)


def test_they_are_saved_for_a_spreadsheet(referee: Page, hall: Hall, tmp_path: Path) -> None:
    play(hall, hall.hanchans[0], *FIRST)
    go(referee, "#/standings")
    expect(rows(referee)).to_have_count(8)
    with referee.expect_download() as saving:
        referee.get_by_role("button", name="Save as CSV").click()
    assert saving.value.suggested_filename == "standings-players.csv"
    saving.value.save_as(tmp_path / "standings.csv")
    assert (tmp_path / "standings.csv").read_text("utf-8").splitlines()[1].startswith("1,Aoki,100,,1,62.3,0,62.3")
