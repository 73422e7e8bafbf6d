"""Joining a tournament by its link, whatever the network does; pwa/tests/people has wrong links, and leaving."""

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.pwa.hall import Hall, furnish
from tests.pwa.phone import CUT_OFF, call, eventually
from tests.pwa.screens import at_the_tables, go, send


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


def test_a_link_joins_and_its_token_leaves_the_address(page: Page, hall: Hall) -> None:
    page.goto(hall.link("referee"))
    page.wait_for_url("**/#/tables")
    expect(page.get_by_role("heading", name="Autumn League")).to_be_visible()
    expect(page.get_by_role("link", name="Table 7")).to_contain_text("Aoki")
    for _ in range(3):
        assert hall.invitations["referee"] not in page.url
        page.go_back()
    assert hall.invitations["referee"] not in page.evaluate("document.documentElement.outerHTML")


def test_joining_says_which_tournament_which_role_and_how_much_has_come(page: Page, hall: Hall) -> None:
    held: list[Route] = []
    holding = True
    page.route("**/changes?*", lambda route: held.append(route) if holding else route.continue_())
    page.goto(hall.link("referee"))
    expect(page.get_by_role("heading", name="Autumn League")).to_be_visible()
    expect(page.get_by_text("You are: referee")).to_be_visible()
    assert "#/join" in page.url
    assert hall.invitations["referee"] not in page.url
    holding = False
    for route in held:
        route.continue_()
    page.wait_for_url("**/#/tables")


def test_who_goes_elsewhere_while_joining_stays_there(page: Page, hall: Hall) -> None:
    held: list[Route] = []
    page.route("**/changes?*", lambda route: route.continue_() if held else held.append(route))
    page.goto(hall.link("referee"))
    expect(page.get_by_role("heading", name="Autumn League")).to_be_visible()
    eventually(lambda: bool(held))
    go(page, "#/settings")
    held[0].continue_()
    expect(page.get_by_text("You are in: Autumn League")).to_be_visible()
    assert page.url.endswith("#/settings")


def test_without_a_network_it_can_be_tried_again(telephone: BrowserContext, page: Page, hall: Hall) -> None:
    page.goto("/#/join")
    expect(page.get_by_label("Link to join")).to_be_visible()
    telephone.set_offline(True)
    page.get_by_label("Link to join").fill(hall.address + hall.link("referee"))
    page.get_by_role("button", name="Join a tournament").click()
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    telephone.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    page.wait_for_url("**/#/tables")


def test_another_tournament_is_joined_only_after_a_word_on_what_waits(
    referee: Page, telephone: BrowserContext, hall: Hall, sqlite_url: str
) -> None:
    other = furnish(sqlite_url, hall.address, name="Spring Cup")
    telephone.set_offline(True)
    send(referee, "ruling", None, call(hall, 0, "unvocalised-call"))
    referee.route("**/rulings/*", lambda route: route.abort())  # nothing arrives
    telephone.set_offline(False)
    go(referee, other.link("director")[1:])
    expect(referee.get_by_text("Not sent yet in the tournament you are in: 1")).to_be_visible()
    assert (
        referee.evaluate("async () => (await import('/bundle/inspect.js')).store.snapshot.state.id") == hall.tournament
    )
    referee.get_by_role("button", name="Switch anyway").click()
    at_the_tables(referee)
    referee.get_by_role("button", name="1 kept here").click()
    referee.get_by_role("dialog").get_by_role("link", name="1 waiting to send").click()
    expect(referee.get_by_role("heading", name="Waiting in Autumn League")).to_be_visible()
    expect(referee.get_by_role("article")).to_contain_text("Table 7 · Aoki · Call not said aloud")
    referee.unroute("**/rulings/*")
    referee.evaluate("async () => (await import('/bundle/inspect.js')).store.sendNow()")
    expect(referee.get_by_text("Everything is sent.")).to_be_visible()
    assert [one["foul"] for one in hall.rulings()] == ["unvocalised-call"]


def test_a_network_that_breaks_off_leaves_the_phone_in_the_tournament_it_was_in(
    referee: Page, hall: Hall, sqlite_url: str
) -> None:
    cup = furnish(sqlite_url, hall.address, name="Spring Cup")
    referee.route(f"**/{cup.tournament}/changes?*", lambda route: route.abort())
    go(referee, cup.link()[1:])
    expect(referee.get_by_role("alert")).to_contain_text("The server does not answer")
    name = "async () => (await import('/bundle/inspect.js')).store.snapshot.tournament.name"
    assert referee.evaluate(name) == "Autumn League"
    referee.goto("/#/tables")
    expect(referee.get_by_role("heading", name="Autumn League")).to_be_visible()
    referee.unroute(f"**/{cup.tournament}/changes?*")
    go(referee, cup.link()[1:])
    expect(referee.get_by_role("heading", name="Spring Cup")).to_be_visible()
