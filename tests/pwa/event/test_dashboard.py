"""The dashboard on a director's phone: drawn, reached by keyboard, kept; pwa/tests/event has where marks lead."""

import re
from datetime import UTC, datetime, timedelta
from random import getrandbits
from typing import Any
from uuid import UUID

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF
from tests.pwa.screens import go, overflow, take_part

OTHERWISE = {"issued": {"penalties": [{"kind": "warning"}], "reason": "a beginner"}}


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


@pytest.fixture
def director(page: Page, hall: Hall) -> Page:
    """Three like cases, of which one was ruled differently; another foul; one escalated; one withdrawn."""
    for player, more in ((0, {}), (1, {}), (4, OTHERWISE)):
        rule(hall, player, "empty-win", {"hand_shown": False}, seconds=20, **more)
    escalated = rule(hall, 5, "unclear-call", {}, seconds=4)
    hall.call("PUT", f"rulings/{escalated}/escalation", {"reason": "contested"})
    hall.call("PUT", f"rulings/{rule(hall, 2, 'unclear-call', {}, 400)}/withdrawal", {"reason": "wrong table"})
    take_part(page, hall)
    return page


def rule(hall: Hall, player: int, foul: str, facts: dict[str, Any], seconds: int, **more: Any) -> str:
    """A ruling of an hour ago, whose call was begun so long before it was issued; its id."""
    begun = datetime.now(UTC) - timedelta(hours=1)
    identity = str(UUID(int=int(begun.timestamp() * 1000) << 80 | 7 << 76 | 2 << 62 | getrandbits(62)))
    call = {
        "table": hall.tables[player // 4],
        "hanchan": hall.hanchans[player // 4],
        "offender": {"kind": "player", "id": hall.players[player]},
        "foul": foul,
        "facts": facts,
        "clock_offset_ms": 0,
        "device_at": (begun + timedelta(seconds=seconds)).isoformat(),
    }
    hall.call("PUT", f"rulings/{identity}", {**call, **more}, "director" if more else "referee")
    return identity


def chart(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name, exact=True)


def test_the_numbers_are_one_tap_away_and_the_keyboard_reaches_each(director: Page) -> None:
    go(director, "#/dashboard")
    fouls = chart(director, "By foul")
    fouls.locator("summary").click()
    expect(fouls.get_by_role("row")).to_have_count(3)
    rows = fouls.get_by_role("row").all_inner_texts()
    assert [re.split(r"\s*\t\s*", row.strip()) for row in rows] == [
        ["Foul", "Rulings", "Not as prescribed"],
        ["Empty win declaration", "3", "1"],
        ["Unclear or non-standard call", "1", "0"],
    ]
    fouls.get_by_role("link").first.focus()
    seen = []
    for _ in range(5):
        seen.append(str(director.evaluate("document.activeElement.innerText")).split("\n")[0])
        director.keyboard.press("Tab")
    name = "Empty win declaration"
    assert seen == [name, "Unclear or non-standard call", "The numbers", name, "Unclear or non-standard call"]


def test_without_a_network_the_last_numbers_with_their_time(director: Page, hall: Hall) -> None:
    go(director, "#/dashboard")
    expect(director.get_by_text("Rulings that stand: 4")).to_be_visible()
    director.context.set_offline(True)
    director.reload()
    expect(director.get_by_text("later rulings are not in them")).to_contain_text("No network")
    expect(director.get_by_text("Rulings that stand: 4")).to_be_visible()
    director.get_by_label("Round").select_option("1")
    expect(director.get_by_text("connect to the network once")).to_be_visible()


def test_on_a_laptop_and_with_large_text_nothing_is_cut_off(director: Page) -> None:
    go(director, "#/dashboard")
    for width in (1280, 320):
        director.set_viewport_size({"width": width, "height": 900})
        expect(chart(director, "By foul")).to_be_visible()
        assert overflow(director) == 0
    director.evaluate("document.documentElement.style.fontSize = '200%'")
    assert overflow(director) == 0
