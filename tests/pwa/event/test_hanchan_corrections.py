"""A game begins once a fine is settled, and its result is withdrawn; pwa/tests/event has other corrections of games."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.pwa.hall import SEATS, Hall
from tests.pwa.phone import CUT_OFF, eventually
from tests.pwa.screens import go

FINE = {"unit": "SGD", "amount": 2000, "reason": "late last week"}
POINTS = dict(zip(SEATS, (40000, 30000, 20000, 10000), strict=True))


def confirm(page: Page, reason: str, yes: str) -> None:
    """Look at what follows, say why by a tap, and have it done."""
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=reason).click()
    dialog.get_by_role("button", name=yes, exact=True).click()
    expect(dialog).to_have_count(0)


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    """A refusal is on the console, too."""
    return CUT_OFF


def fine(hall: Hall, player: int) -> None:
    body = {**FINE, "account": {"kind": "player", "id": hall.players[player]}}
    hall.add("ledger/decisions", body)


def timings(hall: Hall) -> list[dict[str, Any]]:
    return [entry for entry in hall.journal() if entry["kind"] == "timing.recorded"]


def schedule(hall: Hall, scheduled_at: str, replaces: dict[str, Any] | None = None) -> None:
    at = {"scheduled_at": scheduled_at, "minutes": 75, "replaces": replaces}
    hall.call("PUT", f"hanchans/{hall.hanchans[0]}/schedule", at)


def test_a_game_begins_once_a_fine_is_settled_and_a_result_is_withdrawn(director: Page, hall: Hall) -> None:
    page, hanchan = director, hall.hanchans[0]
    schedule(hall, datetime.now(UTC).isoformat())
    fine(hall, 0)
    go(page, f"#/start/{hall.tables[0]}")
    owing = page.get_by_role("region", name="Fines to pay first")
    expect(owing).to_contain_text("Aoki must pay SGD 20.00 before playing.")
    page.get_by_role("button", name="The game begins").click()
    go(page, "#/outbox")
    refused = page.get_by_role("article")
    expect(refused).to_contain_text("fine to pay first")
    made = page.evaluate("async () => (await import('/bundle/inspect.js')).store.snapshot.outbox[0].ruledAt")
    refused.get_by_role("button", name="Let them play…").click()
    confirm(page, "Pays later today", "Let them play")
    expect(refused.get_by_text("Refused")).to_have_count(0)
    go(page, f"#/start/{hall.tables[0]}")
    expect(owing).to_have_count(0)
    expect(page.get_by_text("began")).to_be_visible()
    eventually(lambda: len(timings(hall)) == 1)
    began = timings(hall)[0]
    assert abs(datetime.fromisoformat(began["body"]["at"]) - datetime.fromisoformat(made)) < timedelta(milliseconds=2)
    hall.call("PUT", f"hanchans/{hanchan}/result", {"points": POINTS})
    go(page, f"#/table/{hall.tables[0]}")
    page.get_by_role("region", name="finished").get_by_role("link", name="Result").click()
    page.get_by_role("button", name="Withdraw the result…").click()
    confirm(page, "Entered too soon", "Withdraw it")
    expect(page.get_by_text("The earlier result was withdrawn: Entered too soon")).to_be_visible()
