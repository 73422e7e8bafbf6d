"""A player opens the personal link: own rulings and fines, and the way to the director."""

import pytest
from playwright.sync_api import Page, expect
from uuid_utils.compat import uuid7

from models.ruling.hand import SEATS
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF
from tests.pwa.screens import go

TOTALS = (37300, 26200, 21500, 15000)


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


@pytest.fixture
def aoki(page: Page, hall: Hall) -> Page:
    """The first player's phone, on which the personal link was opened."""
    asked = {"player": hall.players[0], "uses": None, "minutes": None}
    join = hall.call("PUT", f"invitations/{uuid7()}", asked)["join"]
    page.goto(join)
    page.wait_for_url("**/#/own")
    return page


def test_a_player_sees_where_the_next_game_is_and_how_the_last_ended(aoki: Page, hall: Hall) -> None:
    upcoming = aoki.get_by_role("region", name="Your next game")
    expect(upcoming).to_contain_text("Table 7 East · Round 1")
    hall.call("PUT", f"hanchans/{hall.hanchans[0]}/result", {"points": dict(zip(SEATS, TOTALS, strict=True))})
    second, seats = str(uuid7()), dict(zip(SEATS, reversed(hall.players[:4]), strict=True))
    hall.call("PUT", f"hanchans/{second}", {"table": hall.tables[1], "round": "2", "seats": seats})
    start = {"scheduled_at": "2199-11-21T19:30:00+01:00", "minutes": 75}
    hall.call("PUT", f"hanchans/{second}/schedule", start)
    aoki.reload()
    expect(upcoming).to_contain_text("Table 8 North · Round 2")
    expect(upcoming).to_contain_text("7:30")
    expect(upcoming).to_contain_text("75 min")
    expect(aoki.get_by_text("Place 1 of 4")).to_be_visible()
    games = aoki.locator(".own-games li")
    expect(games).to_have_count(2)
    expect(games.first).to_contain_text("Place 1, 37,300")


def test_a_player_sees_the_own_rulings_and_has_one_judged_again(aoki: Page, hall: Hall) -> None:
    expect(aoki.get_by_role("heading", name="Aoki")).to_be_visible()
    expect(aoki.get_by_text("Nothing: no points taken, no fine.")).to_be_visible()
    hall.rule(1, "empty-win")
    ruling = hall.rule(0, "empty-win")
    aoki.reload()
    card = aoki.get_by_role("article")
    expect(card).to_have_count(1)
    expect(card).to_contain_text("Empty win declaration")
    expect(card).to_contain_text("Table 7 · East 1")
    card.get_by_role("button", name="Have it judged again").click()
    form = aoki.get_by_role("form", name="Have it judged again")
    form.get_by_role("button", name="Have it judged again").click()
    expect(form.get_by_text("Say why first.")).to_be_visible()
    form.get_by_role("button", name="Not everybody was heard").click()
    form.get_by_label("Why?").fill("I only coughed")
    form.get_by_label("Who or what shows it?").fill("Bernard heard it")
    aoki.context.set_offline(True)
    form.get_by_role("button", name="Have it judged again").click()
    expect(form.get_by_text("Your words are still here")).to_be_visible()
    aoki.context.set_offline(False)
    form.get_by_role("button", name="Have it judged again").click()
    expect(card).to_contain_text("The director is deciding; that decision will be final.")
    [entry] = [entry for entry in hall.journal() if entry["kind"] == "escalation.opened"]
    assert (entry["who"], entry["body"]["player_id"], entry["body"]["evidence"]) == (
        None,
        hall.players[0],
        "Bernard heard it",
    )
    assert entry["body"]["reason"] == "Not everybody was heard · I only coughed"
    decided = {"outcome": "overturned", "reason": "nobody else heard it"}
    hall.call("PUT", f"rulings/{ruling}/escalation/decisions/{uuid7()}", decided)
    aoki.reload()
    expect(card).to_contain_text("The director has decided. This is final.")
    expect(card).to_contain_text("Overturned: nobody else heard it")
    expect(aoki.get_by_text("Nothing: no points taken, no fine.")).to_be_visible()
    aoki.context.set_offline(True)
    aoki.reload()
    expect(card).to_contain_text("Overturned: nobody else heard it")
    expect(aoki.get_by_text("As of")).to_be_visible()
    aoki.context.set_offline(False)


def test_the_link_is_forgotten_by_the_address_and_a_cut_off_phone_says_so(aoki: Page, hall: Hall) -> None:
    assert "spi_" not in aoki.url
    [admitted] = [one for one in hall.call("GET", "phones")["items"] if one["player"]]
    hall.call("PUT", f"phones/{admitted['id']}/cut-off")
    aoki.reload()
    expect(aoki.get_by_text("This phone was cut off")).to_be_visible()
    go(aoki, "#/tables")
    expect(aoki.get_by_text("Join a tournament to see")).to_be_visible()
