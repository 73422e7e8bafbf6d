"""A player opens the personal link: own rulings and fines, and the way to the director."""

import pytest
from playwright.sync_api import Page, expect
from uuid_utils.compat import uuid7

from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF
from tests.pwa.screens import go


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
