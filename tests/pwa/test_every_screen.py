"""Every screen opens by itself, as after a reload: with what it needs, and without a network."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.chromium import phone
from tests.pwa.everywhere import NOWHERE, ROUTES, phone_in, routes, screens, shown
from tests.pwa.hall import Hall
from tests.pwa.screens import go

FAILING = """async () => {
  const Fouls = () => {
    if (!globalThis.mended) throw new Error("a tile is missing");
    return "All tiles are there";
  };
  (await import("/bundle/inspect.js")).ROUTES.fouls = async () => Fouls;
}"""


def test_every_route_is_found() -> None:
    screens = re.findall(r"(?m)^  .*: async ", ROUTES.read_text("utf-8"))
    assert len(routes()) == len(screens)
    assert "" in routes()


@pytest.mark.parametrize("joined", [True, False], ids=["joined", "anyone"])
def test_every_screen_opens_cold_without_a_network(browser: Browser, hall: Hall, joined: bool) -> None:
    """Each in a page of its own: what another screen has loaded is not there."""
    addresses = {address.split("/")[1]: address for address in screens(hall)}  # one for each route
    with phone_in(browser, hall, joined) as page:
        expect(page.locator(".status")).to_contain_text("Ready offline")
        page.context.set_offline(True)
        for address in addresses.values():
            cold = page.context.new_page()
            cold.goto(f"/{address}")
            assert shown(cold) not in NOWHERE, address
            cold.close()


def test_a_screen_that_fails_says_so_and_can_be_tried_again(browser: Browser, address: str) -> None:
    with phone(browser, address, forgiven=("a tile is missing",)) as context:
        page = context.new_page()
        page.goto("/")
        page.evaluate(FAILING)
        go(page, "#/fouls")
        expect(page.get_by_role("heading", level=1)).to_have_text("This screen failed")
        expect(page.get_by_text("a tile is missing")).to_be_visible()
        page.evaluate("() => { globalThis.mended = true; }")
        page.get_by_role("button", name="Try again").click()
        expect(page.locator("#app")).to_contain_text("All tiles are there")
