"""A director lets people in by links, and out again: officials, their phones, players, programs."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, eventually
from tests.pwa.screens import at_the_tables, go, send, take_part

RULING = "unclear-call"


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


def row(within: Page | Locator, text: str) -> Locator:
    return within.get_by_role("listitem").filter(has_text=text)


def link(page: Page) -> str:
    """The link that is shown, which the code beside it says too."""
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    shown = page.get_by_label("Link", exact=True).input_value()
    assert re.fullmatch(r"http://[^/]+/#/join/[0-9a-f-]{36}/spi_[\w-]{43}", shown)
    return shown


def invite_by_role(page: Page, role: str, people: str = "1") -> str:
    go(page, "#/people/invite")
    page.get_by_text("Whoever has the link").click()
    page.get_by_label(role, exact=True).check()
    page.get_by_label("How many people").fill(people)
    page.get_by_role("button", name="Make the link").click()
    expect(page.get_by_text(f"Whoever scans this becomes: {role}")).to_be_visible()
    return link(page)


def come(page: Page, address: str, name: str) -> None:
    page.goto(address)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join").click()
    at_the_tables(page)


def test_who_comes_by_a_link_is_seen_cut_off_and_told(director: Page, second: Page, hall: Hall) -> None:
    come(second, invite_by_role(director, "referee", "2"), "Rika")
    expect(director.get_by_text("Used by: 1")).to_be_visible()
    director.get_by_role("link", name="Done").click()
    director.get_by_role("link", name="Rika").click()
    mine = row(director, "last seen")
    expect(mine).to_contain_text(re.compile(r"Chrome|Safari"))
    second.context.set_offline(True)
    call = {"table": hall.tables[0], "offender": {"kind": "player", "id": hall.players[0]}, "foul": RULING}
    send(second, "ruling", "0197c0de-0000-7000-8000-00000000c0de", {**call, "facts": {}, "context": {}})
    mine.get_by_role("button", name="Cut off").click()
    expect(director.get_by_role("dialog")).to_contain_text("What it has not sent yet stays on it")
    director.get_by_role("dialog").get_by_role("button", name="Cut off").click()
    expect(director.get_by_text("Cut off: 1")).to_be_visible()
    expect(director.get_by_text("No phone yet")).to_be_visible()
    second.context.set_offline(False)
    go(second, "#/outbox")
    expect(second.get_by_role("article")).to_contain_text("Rika")
    expect(second.locator(".status")).to_contain_text("Signed out")
    assert hall.rulings() == []


def test_a_link_that_phones_cannot_open_says_so_and_another_address_is_chosen(director: Page, hall: Hall) -> None:
    """The server of the tests answers its own machine alone; then it is one with two networks."""
    own = invite_by_role(director, "referee")
    warning = director.get_by_role("alert")
    expect(warning).to_contain_text("Phones can't open this link")
    expect(warning).to_contain_text(f"make run HOST=0.0.0.0 PORT={urlsplit(hall.address).port}")
    expect(director.get_by_label("The server's address")).to_have_count(0)
    networks = [
        {"url": f"http://{host}:8000", "https": False, "works_for": "network"} for host in ("10.0.0.7", "10.9.9.9")
    ]

    def in_networks(route: Route) -> None:
        route.fulfill(json={**networks[0], "is_local_only": False, "candidates": networks, "cure": None})

    def with_link(route: Route) -> None:
        made = route.fetch()
        route.fulfill(json={**made.json(), "link": networks[0]["url"] + made.json()["join"]}, status=made.status)

    director.route("**/addresses", in_networks)
    director.route("**/invitations/*", with_link)
    director.get_by_role("button", name="Another one").click()
    director.get_by_text("Whoever has the link").click()
    director.get_by_label("referee", exact=True).check()
    director.get_by_role("button", name="Make the link").click()
    choice = director.get_by_label("The server's address")
    choice.select_option("10.9.9.9:8000")
    expect(director.get_by_text("At 10.9.9.9:8000, without HTTPS")).to_be_visible()
    assert link(director).startswith("http://10.9.9.9:8000/#/join/")
    expect(warning).to_have_count(0)
    assert own.startswith("http://127.0.0.1:")


def test_by_name_with_roles_and_when_the_answer_is_lost_a_new_link(director: Page, hall: Hall) -> None:
    go(director, "#/people/invite")
    director.get_by_role("button", name="Make the link").click()
    expect(director.get_by_text("Say who it is.")).to_be_visible()
    expect(director.get_by_text("Choose at least one role.")).to_be_visible()
    director.get_by_role("textbox", name="Name").fill("Riko")
    for role in ("referee", "table arbiter"):
        director.get_by_label(role, exact=True).check()

    def lose(route: object) -> None:
        route.fetch()  # type: ignore[attr-defined]
        route.abort()  # type: ignore[attr-defined]

    director.route("**/officials/*", lose, times=1)
    director.get_by_role("button", name="Make the link").click()
    expect(director.get_by_role("alert")).to_contain_text("need the network")
    director.get_by_role("button", name="Make the link").click()
    expect(director.get_by_text("Whoever scans this joins as Riko: referee and table arbiter")).to_be_visible()
    assert link(director)
    assert [one["roles"] for one in hall.call("GET", "officials")["items"] if one["name"] == "Riko"] == [
        ["arbiter", "referee"]
    ]


def declared(hall: Hall, name: str) -> tuple[list[str], str | None, list[str]]:
    """An official's roles, whom they play as, and about whom they are not impartial."""
    [one] = [one for one in hall.call("GET", "officials")["items"] if one["name"] == name]
    return one["roles"], one["player"], one["conflicts"]


# Sooner than the screen's own effects run.
CHOOSE_AT_FIRST_SIGHT = """(player) => new MutationObserver((_, watching) => {
  const [label] = [...document.querySelectorAll('label')].filter((one) => one.textContent.endsWith('plays as'));
  if (!label) return;
  watching.disconnect();
  label.control.value = player;
  label.control.dispatchEvent(new Event('change', { bubbles: true }));
}).observe(document, { childList: true, subtree: true })"""


def test_who_chooses_at_first_sight_is_not_overruled(director: Page, hall: Hall) -> None:
    go(director, "#/people")
    director.get_by_role("link", name="Arbiter").wait_for()
    director.evaluate(CHOOSE_AT_FIRST_SIGHT, hall.players[2])
    director.get_by_role("link", name="Arbiter").click()
    expect(director.locator(".toast")).to_have_text("Conflicts of interest are saved")
    assert declared(hall, "Arbiter")[1] == hall.players[2]


def test_a_revoked_official_is_let_in_no_more(director: Page, second: Page, hall: Hall) -> None:
    take_part(second, hall, "referee")
    go(director, "#/people")
    director.get_by_role("link", name="Referee").click()
    director.get_by_role("button", name="Revoke").click()
    director.get_by_role("dialog").get_by_role("button", name="Revoke").click()
    expect(director.get_by_role("main")).to_contain_text("Revoked")
    expect(second.locator(".status")).to_contain_text("Signed out")


def test_a_director_closes_the_board_to_others_and_opens_it(director: Page, second: Page, hall: Hall) -> None:
    go(director, "#/people")
    switch = director.get_by_role("switch", name="Everybody may look at it")
    expect(switch).to_be_checked()
    director.context.set_offline(True)
    expect(switch).to_be_disabled()
    director.context.set_offline(False)
    switch.uncheck()
    eventually(lambda: not hall.call("GET", "")["board_open"])
    second.goto("/#/board/autumn-league")
    expect(second.get_by_role("heading", name="No open board")).to_be_visible()
    expect(switch).to_be_enabled()
    expect(switch).not_to_be_checked()
    switch.check()
    eventually(lambda: hall.call("GET", "")["board_open"])
    director.get_by_role("link", name="To the board").click()
    expect(director.get_by_role("heading", name="Autumn League")).to_be_visible()


def test_what_comes_in_after_the_network_has_gone_does_not_bring_it_back(director: Page, hall: Hall) -> None:
    go(director, "#/people")
    switch = director.get_by_role("switch", name="Everybody may look at it")
    expect(switch).to_be_checked()
    held: list[Route] = []
    director.route("**/changes?*", lambda route: held.append(route))
    hall.change({"board_open": False})
    eventually(lambda: bool(held))
    answer = held[0].fetch()
    director.context.set_offline(True)
    expect(switch).to_be_disabled()
    held[0].fulfill(response=answer)
    expect(switch).not_to_be_checked()
    expect(switch).to_be_disabled()


def test_without_a_network_it_says_so(director: Page) -> None:
    go(director, "#/people")
    director.get_by_role("link", name="Referee").click()
    director.context.set_offline(True)
    director.get_by_label("table arbiter").check()
    director.get_by_role("button", name="Save").click()
    expect(director.get_by_role("alert").last).to_contain_text("No network. Links, phones and roles")
