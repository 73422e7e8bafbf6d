"""A dialog changes what it was opened on: what somebody else changed meanwhile is neither replaced nor taken for it."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Page, expect

from tests.pwa.event.test_hanchan_corrections import confirm
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF
from tests.pwa.screens import go


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    """A refusal is on the console, too."""
    return CUT_OFF


def test_a_name_that_another_director_gave_stays(director: Page, hall: Hall) -> None:
    go(director, "#/setup")
    director.get_by_role("button", name="Name, currency, time").click()
    dialog = director.get_by_role("dialog")
    hall.change({"name": "Renamed by another"})
    expect(director.get_by_role("heading", name="Renamed by another")).to_be_attached()
    dialog.get_by_label("Time zone").select_option("Asia/Tokyo")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_role("alert")).to_be_visible()
    assert hall.call("GET", "")["name"] == "Renamed by another"


def test_times_that_another_director_set_are_not_replaced_unseen(director: Page, hall: Hall) -> None:
    go(director, "#/rounds/times")
    expect(director.get_by_role("button", name="Set the times")).to_be_visible()
    at = {"scheduled_at": datetime(2026, 12, 1, 19, 0, tzinfo=UTC).isoformat(), "minutes": 75, "replaces": None}
    hall.call("PUT", f"hanchans/{hall.hanchans[0]}/schedule", at)
    expect(director.locator(".facts")).to_contain_text(re.compile(r"\d:00"))
    director.get_by_role("button", name="Set the times").click()
    expect(director.get_by_role("alert")).to_be_visible()
    assert hall.call("GET", f"hanchans/{hall.hanchans[0]}/schedule")["minutes"] == 75


def test_a_game_that_was_moved_is_not_offered_to_be_moved_back(director: Page, hall: Hall) -> None:
    hall.add("tables", {"label": "33"})
    go(director, f"#/correct/hanchan/{hall.hanchans[0]}")
    move = director.get_by_role("button", name="Another table or round…")
    move.click()
    dialog = director.get_by_role("dialog")
    table = dialog.get_by_label("Table")
    table.select_option(label="Table 33")
    confirm(director, "They sat otherwise", "Move it")
    expect(director.get_by_role("heading", name="Table 33")).to_be_visible()
    move.click()
    expect(table.locator("option:checked")).to_have_text("Table 33")
    expect(dialog.get_by_role("button", name="Move it")).to_be_disabled()


def test_namesakes_are_two(director: Page, hall: Hall) -> None:
    go(director, "#/people/new")
    for number in (1, 2):
        director.get_by_role("textbox", name="Name", exact=True).fill("Ken Sato")
        director.get_by_role("button", name="Add", exact=True).click()
        expect(director.get_by_role("textbox", name="Name", exact=True)).to_have_value("")
        assert [one["name"] for one in hall.call("GET", "players")["items"]].count("Ken Sato") == number
