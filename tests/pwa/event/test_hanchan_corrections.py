"""A director puts games right on the phone: seats, a substitute, fines, results, what does not count."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

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


def seats(page: Page) -> Locator:
    return page.get_by_label("Seats").locator(".seats li")


def fine(hall: Hall, player: int) -> None:
    body = {**FINE, "account": {"kind": "player", "id": hall.players[player]}}
    hall.add("ledger/decisions", body)


def timings(hall: Hall) -> list[dict[str, Any]]:
    return [entry for entry in hall.journal() if entry["kind"] == "timing.recorded"]


def test_seats_are_swapped_by_two_taps_and_a_substitute_comes_by_name(director: Page, hall: Hall) -> None:
    page, hanchan = director, hall.hanchans[0]
    go(page, f"#/table/{hall.tables[0]}")
    page.get_by_role("button", name="More…").click()
    page.get_by_role("link", name="Correct this game…").click()
    page.get_by_role("button", name="Aoki").click()
    page.get_by_role("button", name="Bernard").click()
    expect(page.get_by_role("dialog")).to_contain_text("What follows")
    confirm(page, "They sat otherwise", "Swap")
    expect(seats(page)).to_contain_text(["Bernard", "Aoki", "Chen", "Dupont"])
    page.get_by_role("button", name="Chen").click()
    page.get_by_role("button", name="Somebody else for Chen").click()
    page.get_by_label("Or by name").fill("Zoé")
    page.get_by_role("button", name="Add Zoé").click()
    confirm(page, "Ill", "Seat them")
    expect(seats(page).nth(2)).to_contain_text("for Chen")
    stored = hall.call("GET", f"hanchans/{hanchan}")
    assert stored["substitutes"] == {"west": hall.players[2]}
    go(page, f"#/table/{hall.tables[0]}")
    expect(page.locator(".seats")).to_contain_text("Zoé")


def test_a_withdrawn_players_seats_are_a_tap_from_somebody_else(director: Page, hall: Hall) -> None:
    page = director
    hall.add("players", {"name": "Élodie"})
    go(page, f"#/correct/player/{hall.players[5]}")
    page.get_by_role("button", name="Withdraw from the tournament").click()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_text("Round 1 · Table 8 · South")
    confirm(page, "Has left", "Withdraw")
    page.get_by_role("list", name="Games still to be played").get_by_role("button").click()
    dialog = page.get_by_role("dialog", name="Somebody else for Fabre")
    by_name = dialog.get_by_label("Or by name")
    by_name.fill("AÖKI")
    expect(dialog).to_contain_text("Aoki is entered already, and plays in this round: Table 7 · East.")
    by_name.fill("Zoé")
    dialog.get_by_role("button", name="Add Zoé").click()
    expect(dialog).to_contain_text("Fabre → Zoé")
    page.keyboard.press("Escape")
    assert "Zoé" not in [one["name"] for one in hall.call("GET", "players?limit=100")["items"]]
    page.get_by_role("list", name="Games still to be played").get_by_role("button").click()
    by_name.fill("elodie")
    dialog.get_by_role("button", name="Élodie (108), entered already").click()
    confirm(page, "Has left", "Seat them")
    expect(page.get_by_text("Fabre was withdrawn, and is seated no more.")).to_be_visible()
    assert hall.call("GET", f"hanchans/{hall.hanchans[1]}")["substitutes"] == {"south": hall.players[5]}


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


def test_a_fine_made_during_a_game_does_not_keep_its_result_back(director: Page, hall: Hall) -> None:
    """The screen of the result asks for a payment only where the server does."""
    page, hanchan = director, hall.hanchans[0]
    now = datetime.now(UTC).isoformat()
    schedule(hall, now)
    fine(hall, 0)
    go(page, f"#/result/{hanchan}")
    expect(page.get_by_role("button", name="Enter the result")).to_be_visible()
    expect(page.get_by_role("region", name="Fines to pay first")).to_have_count(0)
    schedule(hall, "2099-11-21T12:00:00Z", at_of(hall))
    expect(page.get_by_role("region", name="Fines to pay first")).to_be_visible()
    schedule(hall, now, at_of(hall))
    hall.call("PUT", f"hanchans/{hanchan}/result", {"points": POINTS})


def at_of(hall: Hall) -> dict[str, Any]:
    """When it is to begin, as the server says."""
    present = hall.call("GET", f"hanchans/{hall.hanchans[0]}/schedule")
    return {name: present[name] for name in ("scheduled_at", "minutes")}


def test_what_does_not_count_says_so_and_offers_no_play_until_it_is_taken_back(director: Page, hall: Hall) -> None:
    page, hanchan = director, hall.hanchans[0]
    hall.call("PUT", f"hanchans/{hanchan}/result", {"points": POINTS})
    go(page, f"#/table/{hall.tables[0]}")
    expect(page.get_by_role("region", name="finished")).to_contain_text("This game is finished")
    expect(page.locator("a.seat")).to_have_count(0)
    page.get_by_role("button", name="A ruling all the same").click()
    expect(page.locator("a.seat")).to_have_count(4)
    go(page, f"#/correct/hanchan/{hanchan}")
    expect(page.get_by_role("button", name="Cancel the game…")).to_have_count(0)
    page.get_by_role("button", name="Does not count…").click()
    page.get_by_text("The whole round (2)").click()
    page.get_by_text("This game", exact=True).click()
    confirm(page, "Could not be finished", "It does not count")
    go(page, "#/tables")
    expect(page.get_by_role("link", name="does not count")).to_contain_text("Aoki")
    go(page, f"#/start/{hall.tables[0]}")
    expect(page.get_by_text("This game does not count.")).to_be_visible()
    go(page, f"#/result/{hanchan}")
    expect(page.get_by_role("button", name="Correct the result")).to_have_count(0)
    go(page, f"#/table/{hall.tables[0]}")
    page.get_by_role("link", name="Take that back…").click()
    page.get_by_role("button", name="Play or count it after all…").click()
    expect(page.get_by_role("group", name="Why: tap one").get_by_role("button", name="Too few players")).to_have_count(
        0
    )
    confirm(page, "Tapped by mistake", "Bring it back")
    assert hall.call("GET", f"hanchans/{hanchan}")["status"] is None


def test_a_round_that_was_added_by_mistake_is_removed_at_once(director: Page, hall: Hall) -> None:
    tables = [hall.add("tables", {"label": label}) for label in ("31", "32")]
    seated = zip(tables, (hall.players[:4], hall.players[4:8]), strict=True)
    added = [
        hall.add("hanchans", {"table": table, "round": "9", "seats": dict(zip(SEATS, four, strict=True))})
        for table, four in seated
    ]
    go(director, f"#/correct/hanchan/{added[0]}")
    director.get_by_role("button", name="Remove…").click()
    director.get_by_text("The whole round (2)").click()
    expect(director.get_by_role("dialog", name="Remove Round 9")).to_be_visible()
    confirm(director, "Entered twice", "Remove")
    assert {one["round"] for one in hall.call("GET", "hanchans")["items"]} == {"1"}
