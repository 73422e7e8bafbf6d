"""What a director enters wrongly while setting up is said where it was entered, in words of their own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from uuid_utils.compat import uuid7

from tests.pwa.hall import SEATS, Hall
from tests.pwa.phone import CUT_OFF
from tests.pwa.screens import go


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    """A refusal is on the console, too."""
    return CUT_OFF


def test_a_tournament_has_a_name_and_the_currency_of_its_rulebook(director: Page) -> None:
    go(director, "#/setup")
    director.get_by_role("button", name="Name, currency, time").click()
    dialog = director.get_by_role("dialog")
    expect(dialog).to_contain_text("Fines are in SGD: the rulebook says so.")
    expect(dialog.get_by_label("Currency of fines")).to_have_count(0)
    name = dialog.get_by_role("textbox", name="Name")
    name.fill(" ")
    dialog.get_by_role("button", name="Save").click()
    expect(name).to_have_attribute("aria-invalid", "true")
    name.fill("Winter League")
    dialog.get_by_role("button", name="Save").click()
    expect(director.get_by_role("heading", name="Winter League", level=1)).to_be_visible()


def test_a_round_that_somebody_seated_meanwhile_is_said_in_a_sentence(director: Page, hall: Hall) -> None:
    go(director, "#/import/players")  # wherever one came from, the next act is on the path
    expect(director.get_by_role("heading", name="Import players")).to_be_visible()
    go(director, "#/rounds")
    minutes = director.get_by_label("Minutes a round", exact=True)
    minutes.fill("")
    expect(director.get_by_text("At least 1 minute.")).to_be_visible()
    minutes.fill("60")
    director.get_by_role("button", name="One round more").click()
    director.get_by_label("Minutes between rounds", exact=True).fill("-7")
    expect(director.get_by_text("0 minutes or more.")).to_be_visible()
    director.get_by_role("button", name="One round fewer").click()
    director.get_by_role("button", name="Propose seating").click()
    seat = director.get_by_role("button", name="Seat these rounds (1)")
    expect(seat).to_be_visible()
    tables = [
        {"table": table, "seats": dict(zip(SEATS, hall.players[place * 4 : place * 4 + 4], strict=True))}
        for place, table in enumerate(hall.tables)
    ]
    hall.call("PUT", f"seatings/{uuid7()}", {"rounds": [{"label": "2", "tables": tables}]})
    seat.click()
    alert = director.get_by_role("alert")
    expect(alert).to_have_text("Seated already, by somebody else meanwhile: round 2. Propose again.")
    director.get_by_role("button", name="Propose seating").click()
    seat.click()
    director.wait_for_url("**/#/setup")
    assert {one["round"] for one in hall.call("GET", "hanchans?limit=100")["items"]} == {"1", "2", "3"}


def test_another_time_zone_says_how_the_starts_read_there(director: Page, hall: Hall) -> None:
    starts = {hall.hanchans[0]: "2026-12-01T18:00:00Z", hall.hanchans[1]: "2026-12-01T18:00:00Z"}
    for hanchan, start in starts.items():
        hall.call("PUT", f"hanchans/{hanchan}/schedule", {"scheduled_at": start, "minutes": 90})
    go(director, "#/setup")
    director.get_by_role("button", name="Name, currency, time").click()
    dialog = director.get_by_role("dialog")
    expect(dialog.get_by_text("Rounds start at the same moment")).to_have_count(0)
    dialog.get_by_label("Time zone").select_option("Europe/London")
    said = dialog.get_by_role("status")
    expect(said).to_contain_text("Rounds start at the same moment")
    expect(said.locator(".facts > div")).to_have_count(1)
    expect(said).to_contain_text(re.compile(r"Round 1.*19:00 → .*18:00", re.DOTALL))
    dialog.get_by_label("Time zone").select_option("Europe/Berlin")
    expect(said).to_have_count(0)
