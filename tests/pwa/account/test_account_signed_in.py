"""What is one's own: sessions, links for others, tournaments made and entered, and what waits for them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.pwa.accounts import WORDS, fill_in, found, heading, press, sign_in, sign_up, with_passkeys
from tests.pwa.app.test_scan_and_cards import CAMERA
from tests.pwa.axe import axe_in_every_look
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, call
from tests.pwa.screens import go, send


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


def test_a_session_ended_elsewhere_signs_this_browser_out(laptop: Page, other: Page, sqlite_url: str) -> None:
    sign_up(laptop.context, sqlite_url)
    other.goto("/#/account")
    sign_in(other)
    expect(other.get_by_text("This browser")).to_have_count(1)
    laptop.goto("/#/account")
    laptop.get_by_role("button", name=re.compile("^Sign out Chrome")).click()
    expect(laptop.get_by_role("button", name=re.compile("^Sign out Chrome"))).to_have_count(0)
    press(other, "Make a link")
    expect(heading(other, "Sign in")).to_be_visible()
    expect(other.get_by_text("this browser's session was ended elsewhere")).to_be_visible()


def test_what_waited_while_nobody_was_signed_in_is_sent_after_signing_in(
    laptop: Page, other: Page, sqlite_url: str
) -> None:
    sign_up(laptop.context, sqlite_url)
    laptop.goto("/#/account")
    found(laptop.context)
    laptop.reload()
    laptop.get_by_role("link", name="Spring Cup director").click()
    laptop.wait_for_url("**/#/setup")
    expect(heading(laptop, "Spring Cup")).to_be_visible()
    other.goto("/#/account")
    sign_in(other)
    other.get_by_role("button", name=re.compile("^Sign out Chrome")).click()
    expect(other.get_by_role("button", name=re.compile("^Sign out Chrome"))).to_have_count(0)
    send(laptop, "payment", None, {"amount": 1})
    laptop.reload()
    laptop.get_by_role("link", name="Signed out: join again").click()
    expect(laptop.locator(".status")).not_to_contain_text("Server not reached")
    laptop.get_by_role("link", name="Sign in as a director").click()
    sign_in(laptop)
    expect(laptop.get_by_role("link", name="1 to resolve")).to_be_visible()  # it arrived, and was looked at
    press(laptop, "Sign out")
    expect(laptop.get_by_role("dialog")).to_contain_text("Not sent yet: 1")


def test_a_director_makes_a_link_for_another_one(laptop: Page, other: Page, sqlite_url: str) -> None:
    sign_up(laptop.context, sqlite_url)
    laptop.goto("/#/account")
    press(laptop, "Make a link")
    dialog = laptop.get_by_role("dialog")
    expect(dialog.get_by_role("img", name="QR code of the link")).to_be_visible()
    url = dialog.get_by_label("Link", exact=True).input_value()
    other.goto(url)
    fill_in(other, name="Ben", handle="ANA", password=WORDS)
    press(other, "Create an account")
    expect(other.get_by_text("Taken, or not of 2 to 80")).to_be_visible()
    fill_in(other, handle="ben")
    press(other, "Create an account")
    expect(heading(other, "Recovery codes")).to_be_visible()
    press(other, "I have saved them")
    other.evaluate(CAMERA, url)
    go(other, "#/scan")
    fill_in(other, name="Eve", handle="eve", password=WORDS)
    press(other, "Create an account")
    expect(other.get_by_role("alert")).to_contain_text("This link no longer works: it was used")


def test_another_tournament_is_entered_only_after_a_word_on_what_waits(
    referee: Page, telephone: BrowserContext, hall: Hall, sqlite_url: str
) -> None:
    sign_up(telephone, sqlite_url)
    found(telephone)
    referee.route("**/rulings/*", lambda route: route.abort())
    send(referee, "ruling", None, call(hall, 0, "unvocalised-call"))
    go(referee, "#/account")
    referee.get_by_role("link", name="Spring Cup director").click()
    expect(referee.get_by_text("Not sent yet in the tournament you are in: 1")).to_be_visible()
    press(referee, "Switch anyway")
    expect(heading(referee, "Spring Cup")).to_be_visible()


def test_a_tournament_that_the_account_may_not_enter_stays_closed(laptop: Page, hall: Hall, sqlite_url: str) -> None:
    sign_up(laptop.context, sqlite_url)
    laptop.goto(f"/#/account/enter/{hall.tournament}/{hall.players[0]}")
    laptop.wait_for_url("**/#/account")
    expect(heading(laptop, "Ana Kaneda")).to_be_visible()


def test_what_the_server_refuses_of_a_tournament_is_told_where_it_is_typed(laptop: Page, sqlite_url: str) -> None:
    sign_up(laptop.context, sqlite_url)
    found(laptop.context)
    laptop.goto("/#/found")
    laptop.get_by_label("Name", exact=True).fill("Spring Cup")
    press(laptop, "Create the tournament")
    expect(laptop.get_by_label("Short name in addresses")).to_have_attribute("aria-invalid", "true")
    laptop.get_by_role("button", name=re.compile("^Rulebook")).click()
    laptop.get_by_role("dialog").get_by_label("Rulebook").select_option("r-league-24-25")
    press(laptop.get_by_role("dialog"), "Use these rules")
    expect(laptop.get_by_text("Fines are in SGD")).to_be_visible()
    laptop.get_by_label("Short name in addresses").fill("spring-cup-2")
    press(laptop, "Create the tournament")
    laptop.wait_for_url("**/#/setup")
    go(laptop, "#/tables")
    expect(laptop.get_by_text("No tables yet")).to_be_visible()
    ways = ("People and phones", "Import players and seating", "Reports and printouts")
    for way in ways:
        laptop.get_by_role("link", name=way).last.click()
        expect(laptop.get_by_role("link", name=way)).to_have_count(0)
        press(laptop, "Back")


def test_axe_finds_nothing_in_what_an_account_becomes(laptop: Page, sqlite_url: str) -> None:
    sign_up(laptop.context, sqlite_url)
    with_passkeys(laptop)
    laptop.goto("/#/account")
    press(laptop, "Add a passkey")
    wrong = axe_in_every_look(laptop, "adding a passkey")
    press(laptop.get_by_role("dialog"), "Add a passkey")
    expect(laptop.get_by_role("dialog")).to_have_count(0)
    wrong += axe_in_every_look(laptop, "with a passkey")
    press(laptop, "Make a link")
    laptop.get_by_role("dialog").wait_for()
    wrong += axe_in_every_look(laptop, "a link")
    press(laptop.get_by_role("dialog"), "Close")
    press(laptop, "New codes")
    press(laptop.get_by_role("dialog"), "New codes")
    expect(heading(laptop, "Recovery codes")).to_be_visible()
    wrong += axe_in_every_look(laptop, "recovery codes")
    assert not wrong, "\n".join(wrong)


def test_what_is_typed_of_a_new_tournament_outlives_a_reload(laptop: Page, sqlite_url: str) -> None:
    sign_up(laptop.context, sqlite_url)
    laptop.goto("/#/found")
    laptop.get_by_role("textbox", name="Name", exact=True).fill("Club Night")
    laptop.get_by_label("Time zone").select_option("Asia/Tokyo")
    laptop.reload()
    expect(laptop.get_by_role("textbox", name="Name", exact=True)).to_have_value("Club Night")
    expect(laptop.get_by_label("Time zone")).to_have_value("Asia/Tokyo")
    press(laptop, "Create the tournament")
    laptop.wait_for_url("**/#/setup")
    laptop.goto("/#/found")
    expect(laptop.get_by_role("textbox", name="Name", exact=True)).to_have_value("")


def test_a_tournament_is_offered_by_its_newest_name(laptop: Page, sqlite_url: str) -> None:
    sign_up(laptop.context, sqlite_url)
    made = [found(laptop.context, name=name, slug=slug) for name, slug in (("Evenning 1", "one"), ("Evening 2", "two"))]
    own = laptop.context.request.get("/api/v1/account").json()["tournaments"]
    officials = {one["id"]: one["official_id"] for one in own}
    laptop.set_viewport_size({"width": 1280, "height": 800})
    for tournament in made:
        laptop.goto(f"/#/account/enter/{tournament}/{officials[tournament]}")
        expect(laptop.locator(".rail-name")).to_contain_text("Evenning 1" if tournament == made[0] else "Evening 2")
    path = f"/api/v1/tournaments/{made[0]}"
    headers = {"If-Match": laptop.context.request.get(path).headers["etag"]}
    assert laptop.context.request.patch(path, data={"name": "Evening 1"}, headers=headers).ok
    laptop.locator(".rail-name").click()
    expect(laptop.get_by_role("dialog").get_by_role("link", name="Evening 1")).to_be_visible()
