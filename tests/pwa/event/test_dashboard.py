"""The dashboard on a director's phone: drawn, reached by keyboard, and every mark leads to the rulings behind it."""

import re
from datetime import UTC, datetime, timedelta
from random import getrandbits
from typing import Any
from uuid import UUID

import pytest
from playwright.sync_api import Locator, Page, expect
from uuid_utils.compat import uuid7

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


def bars(within: Locator) -> list[str]:
    return [" ".join(text.split()) for text in within.locator(".bar").all_inner_texts()]


def leads_to(page: Page, mark: Locator, count: int) -> None:
    """The log shows so many rulings; then back."""
    mark.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Log")
    expect(page.get_by_text(re.compile(f"^{count} of 5 rulings$"))).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("Dashboard")


def test_every_mark_has_its_number_and_leads_to_its_rulings(director: Page) -> None:
    director.get_by_role("link", name="Log").click()
    director.get_by_role("link", name="Dashboard").click()
    expect(director.get_by_text("Rulings that stand: 4, of which issued otherwise than prescribed: 1")).to_be_visible()
    fouls = chart(director, "By foul")
    assert bars(fouls) == [
        "Empty win declaration 3 otherwise than prescribed: 1",
        "Unclear or non-standard call 1",
    ]
    assert bars(chart(director, "By referee")) == ["Referee 3", "Dora 1 otherwise than prescribed: 1"]
    assert bars(chart(director, "Escalations")) == ["Open 1"]
    taking = chart(director, "Time to rule")
    expect(taking).to_contain_text("Median 0:20, of 4 timed rulings.")
    assert bars(taking)[:3] == ["under 0:10 1", "0:10 to 0:30 3", "0:30 to 1:00 0"]
    leads_to(director, fouls.get_by_role("link", name="Empty win declaration"), 3)
    leads_to(director, chart(director, "By referee").get_by_role("link", name="Referee"), 3)
    leads_to(director, chart(director, "Issued otherwise than prescribed").get_by_role("link", name="Empty win"), 1)
    leads_to(director, chart(director, "Escalations").get_by_role("link", name="Open"), 1)
    leads_to(director, chart(director, "Time to rule").get_by_role("link", name="0:10 to 0:30"), 3)
    spread = chart(director, "By table and hour").get_by_role("row")
    expect(spread).to_have_count(3)
    leads_to(director, spread.filter(has_text="8").last.get_by_role("link"), 2)


def test_each_outcome_of_escalations_leads_to_those_that_ended_so(director: Page, hall: Hall) -> None:
    for player, foul, outcome in ((0, "swap-calling", "upheld"), (1, "unvocalised-call", "overturned")):
        decided = rule(hall, player, foul, {}, seconds=5)
        hall.call("PUT", f"rulings/{decided}/escalation", {"reason": "contested"})
        body = {"outcome": outcome, "reason": "heard both"}
        hall.call("PUT", f"rulings/{decided}/escalation/decisions/{uuid7()}", body)
    go(director, "#/dashboard")
    escalations = chart(director, "Escalations")
    expect(escalations.locator(".bar")).to_have_count(3)
    assert bars(escalations) == ["Final · overturned 1", "Final · upheld 1", "Open 1"]
    for name, foul in (("Final · upheld", "Swap"), ("Final · overturned", "Call not"), ("Open", "Unclear")):
        escalations.get_by_role("link", name=name).click()
        expect(director.get_by_text(re.compile("^1 of 7 rulings$"))).to_be_visible()
        expect(director.get_by_role("main").locator("li", has_text=foul)).to_have_count(1)
        director.go_back()


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


def test_like_cases_ruled_differently(director: Page) -> None:
    go(director, "#/dashboard")
    unlike = chart(director, "Like cases, ruled differently")
    case = unlike.get_by_role("article")
    expect(case).to_have_count(1)
    expect(case).to_contain_text("Was the hand shown? Voice only")
    case.locator("summary").filter(has_text="Warning").click()
    case.get_by_role("listitem").get_by_role("link").click()
    expect(director.get_by_text("a beginner")).to_be_visible()


def test_a_day_and_a_round(director: Page, hall: Hall) -> None:
    go(director, "#/dashboard")
    director.get_by_label("Round").select_option("1")
    expect(director.get_by_text("Rulings that stand: 4")).to_be_visible()
    director.get_by_label("Day").fill("2020-01-01")
    expect(director.get_by_text("Rulings that stand: 0")).to_be_visible()
    expect(chart(director, "By foul")).to_contain_text("None.")


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


def test_a_referee_is_told_whose_it_is(referee: Page) -> None:
    go(referee, "#/dashboard")
    expect(referee.get_by_text("The dashboard is for directors and head referees.")).to_be_visible()
    go(referee, "#/log")
    expect(referee.get_by_role("link", name="Journal")).to_be_visible()
    expect(referee.get_by_role("link", name="Dashboard")).to_have_count(0)
