"""A player without an account keeps time by the table's code; the director confirms it."""

from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, eventually, kept
from tests.pwa.screens import go, take_part


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


@pytest.fixture
def player(page: Page, hall: Hall) -> Page:
    """The phone of a player who scanned the code of table 7, where the game should have begun 12 minutes ago."""
    start = datetime.now(UTC) - timedelta(minutes=12)
    hall.call("PUT", f"hanchans/{hall.hanchans[0]}/schedule", {"scheduled_at": start.isoformat()})
    page.goto(f"/#/table/{hall.scanned()}")
    page.get_by_role("link", name="No account? Keep the time here").click()
    return page


@pytest.fixture
def director(second: Page, hall: Hall) -> Page:
    take_part(second, hall)
    return second


def fines(hall: Hall) -> list[int]:
    return [total["amount"] for total in hall.call("GET", "ledger/fines/totals")["items"] if total["amount"]]


def test_the_lowest_id_keeps_time_and_the_director_confirms(player: Page, director: Page, hall: Hall) -> None:
    expect(player.get_by_text("The lowest id number keeps the time while the arbiter is absent: Aoki.")).to_be_visible()
    expect(player.get_by_role("timer")).to_contain_text("12:")
    for tap in ("Arbiter Mark absent", "Arbiter Arrives now"):
        player.get_by_role("button", name=tap).click()
    expect(player.get_by_text("The director was told")).to_have_count(2)
    assert fines(hall) == []
    expect(director.get_by_text("Times to confirm 2")).to_be_visible()
    go(director, f"#/start/{hall.tables[0]}")
    for left in (1, 0):
        director.get_by_role("button", name="Confirm", exact=True).first.click()
        expect(director.get_by_role("button", name="Confirm", exact=True)).to_have_count(left)
    expect(director.get_by_role("region", name="Arbiter", exact=True)).to_contain_text("Arrived at")
    eventually(lambda: fines(hall) == [2500])
    expect(player.get_by_text("Confirmed")).to_have_count(2)


def test_without_a_network_it_is_kept_and_sent_later(player: Page, hall: Hall) -> None:
    bernard = player.get_by_role("button", name="Bernard Mark absent")
    expect(bernard).to_be_visible()
    player.context.set_offline(True)
    bernard.click()
    expect(player.get_by_text("Not sent yet")).to_be_visible()
    player.reload()
    expect(player.get_by_text("Absent: Bernard")).to_be_visible()
    player.context.set_offline(False)
    expect(player.get_by_text("The director was told")).to_be_visible()
    (recorded,) = [entry for entry in hall.journal() if entry["kind"] == "time.kept"]
    assert recorded["body"]["player_id"] == hall.players[1]


def test_a_director_dismisses_with_a_reason(player: Page, director: Page, hall: Hall) -> None:
    player.get_by_role("button", name="The game begins").click()
    expect(player.get_by_text("The director was told")).to_be_visible()
    go(director, f"#/start/{hall.tables[0]}")
    director.get_by_role("button", name="Dismiss…").click()
    sheet = director.get_by_role("dialog")
    sheet.get_by_role("button", name="The arbiter was there").click()
    sheet.get_by_label("Reason").fill("two players are missing")
    sheet.get_by_role("button", name="Dismiss", exact=True).click()
    expect(director.get_by_role("button", name="Dismiss…")).to_have_count(0)
    eventually(lambda: kept(director, "outbox") == 0)  # found again in the journal, not called lost
    expect(player.get_by_text("The arbiter was there · two players are missing")).to_be_visible()
    expect(player.get_by_role("button", name="The game begins")).to_be_visible()  # one mistaken tap ends nothing
