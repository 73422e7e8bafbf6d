"""The page for everybody: opened by a director, read without an account, closed again."""

import pytest
from playwright.sync_api import Browser, Page, expect
from uuid_utils.compat import uuid7

from models.ruling.hand import SEATS
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF
from tests.pwa.screens import another_phone, choose, go

TOTALS = (37300, 26200, 21500, 15000)


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


def test_a_director_opens_it_and_somebody_finds_a_name(director: Page, browser: Browser, hall: Hall) -> None:
    seats = dict(zip(SEATS, reversed(hall.players[:4]), strict=True))
    hall.call("PUT", f"hanchans/{uuid7()}", {"table": hall.tables[1], "round": "2", "seats": seats})
    hall.call("PUT", f"hanchans/{hall.hanchans[0]}/result", {"points": dict(zip(SEATS, TOTALS, strict=True))})
    with another_phone(browser, hall.address, CUT_OFF) as visitor:
        visitor.goto("/t/autumn-league")
        expect(visitor.get_by_text("There is no open page of this name")).to_be_visible()
        go(director, "#/people")
        director.get_by_text("Seating and standings are open to everybody").click()
        expect(director.get_by_text(f"{hall.address}/t/autumn-league")).to_be_visible()
        expect(director.get_by_label("Seating and standings are open to everybody")).to_be_checked()
        visitor.reload()
        expect(visitor.get_by_role("heading", name="Autumn League")).to_be_visible()
        table = visitor.get_by_role("listitem").filter(has=visitor.get_by_role("heading", name="Table 7"))
        expect(table).to_contain_text("EastAoki")
        visitor.get_by_label("Find a name").fill("aok")
        expect(visitor.get_by_role("region")).to_have_count(2)
        expect(visitor.locator(".found")).to_have_text(["EastAoki", "NorthAoki"])
        choose(visitor, "Standings")
        expect(visitor.locator(".public-standings li").first).to_contain_text("Aoki")
        expect(visitor.locator(".public-standings li").first).to_contain_text("+57.3")
        go(director, "#/people")
        director.get_by_text("Seating and standings are open to everybody").click()
        expect(director.get_by_label("Seating and standings are open to everybody")).not_to_be_checked()
        visitor.reload()
        expect(visitor.get_by_text("There is no open page of this name")).to_be_visible()
