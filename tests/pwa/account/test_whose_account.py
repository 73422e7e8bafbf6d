"""A link opened where somebody is signed in asks whose it is: the account's, this browser's, or somebody else's."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.pwa.account.test_sign_in_again import grow_stale
from tests.pwa.accounts import WORDS, heading, press, sign_up
from tests.pwa.axe import axe_in_every_look
from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF

AS_ANA = "Join as Ana Kaneda"


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


@pytest.fixture
def shared(page: Page, hall: Hall, sqlite_url: str) -> Page:
    """A phone at which Ana is signed in and a director's link was opened."""
    sign_up(page.context, sqlite_url)
    page.goto(hall.link("director"))
    expect(page.get_by_text("This browser is signed in as Ana Kaneda (ana).")).to_be_visible()
    return page


def account(page: Page) -> Any:
    return page.context.request.get("/api/v1/account")


def entered(page: Page, hall: Hall) -> list[str]:
    """The tournaments of the account that is signed in, once the phone has joined one."""
    page.wait_for_url("**/#/tables")
    expect(heading(page, "Autumn League")).to_be_visible()
    return [one["id"] for one in account(page).json()["tournaments"]]


def test_it_joins_as_the_account_where_that_is_meant(shared: Page, hall: Hall) -> None:
    assert not axe_in_every_look(shared, "whose account")
    assert hall.invitations["director"] not in shared.url
    press(shared, AS_ANA)
    assert entered(shared, hall) == [hall.tournament]


def test_it_joins_in_this_browser_alone(shared: Page, hall: Hall) -> None:
    press(shared, "Join in this browser only")
    assert entered(shared, hall) == []


def test_somebody_else_signs_the_account_out_and_joins(shared: Page, hall: Hall) -> None:
    press(shared, "Somebody else: sign Ana Kaneda out")
    shared.wait_for_url("**/#/tables")
    expect(heading(shared, "Autumn League")).to_be_visible()
    assert account(shared).status == 401


def test_a_director_signs_in_again_and_comes_back_to_the_link(shared: Page, hall: Hall, sqlite_url: str) -> None:
    grow_stale(sqlite_url)
    press(shared, AS_ANA)
    again = shared.get_by_role("dialog", name="Sign in again")
    again.get_by_role("button", name="Close").click()
    expect(shared.get_by_role("alert")).to_contain_text("you to have signed in within the last ten minutes")
    press(shared, "Try again")
    press(shared, AS_ANA)
    again.get_by_role("textbox", name="Password", exact=True).fill(WORDS)
    press(again, "Sign in with a password")
    assert entered(shared, hall) == [hall.tournament]


def test_a_link_without_a_name_asks_for_it_too(page: Page, hall: Hall, sqlite_url: str) -> None:
    sign_up(page.context, sqlite_url)
    body = {"roles": ["referee"]}
    secret = hall.call("PUT", "invitations/019ad000-0000-7000-8000-000000000001", body)["secret"]
    page.goto(f"/#/join/{hall.tournament}/{secret}")
    press(page, AS_ANA)
    page.get_by_label("Your name").fill("Ana")
    press(page, "Join a tournament")
    assert entered(page, hall) == [hall.tournament]
