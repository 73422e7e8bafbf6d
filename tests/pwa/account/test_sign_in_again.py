"""What wants a sign-in of just now asks for it in place, and is done once it came."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import update

from models.database.engine import make_engine, write
from models.people.sessions import SESSION
from tests.pwa.accounts import WORDS, found, heading, press, sign_up, with_passkeys
from tests.pwa.axe import axe_in_every_look
from tests.pwa.phone import CUT_OFF
from tests.pwa.screens import choose, go


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


def grow_stale(database_url: str) -> None:
    """Everybody has been signed in for a quarter of an hour."""
    store = make_engine(database_url)
    with write(store) as connection:
        connection.execute(update(SESSION).values(created_at=datetime.now(UTC) - timedelta(minutes=15)))
    store.dispose()


def test_a_password_opens_it_and_what_was_asked_is_done(laptop: Page, sqlite_url: str) -> None:
    sign_up(laptop.context, sqlite_url)
    grow_stale(sqlite_url)
    laptop.goto("/#/account")
    press(laptop, "New codes")
    press(laptop.get_by_role("dialog"), "New codes")
    asked = laptop.get_by_role("dialog", name="Sign in again")
    expect(asked.get_by_label("Name to sign in with")).to_have_value("ana")
    assert not axe_in_every_look(laptop, "signing in again")
    asked.get_by_role("textbox", name="Password", exact=True).fill("wrong")
    press(asked, "Sign in with a password")
    expect(asked.get_by_role("alert")).to_contain_text("do not match")
    asked.get_by_role("textbox", name="Password", exact=True).fill(WORDS)
    press(asked, "Sign in with a password")
    expect(heading(laptop, "Recovery codes")).to_be_visible()
    expect(asked).to_have_count(0)


def test_nothing_is_done_where_nobody_signs_in(laptop: Page, sqlite_url: str) -> None:
    sign_up(laptop.context, sqlite_url)
    grow_stale(sqlite_url)
    laptop.goto("/#/account")
    press(laptop, "Make a link")
    press(laptop.get_by_role("dialog", name="Sign in again"), "Close")
    expect(laptop.get_by_role("alert")).to_contain_text("Not done: it needs you to have signed in")
    expect(laptop.get_by_role("dialog")).to_have_count(0)


def test_a_passkey_opens_it_over_the_form_that_asked(laptop: Page, sqlite_url: str) -> None:
    sign_up(laptop.context, sqlite_url)
    with_passkeys(laptop)
    laptop.goto("/#/account")
    press(laptop, "Add a passkey")
    press(laptop.get_by_role("dialog"), "Add a passkey")
    expect(laptop.get_by_text("never used")).to_be_visible()
    grow_stale(sqlite_url)
    laptop.get_by_role("button", name="Remove Chrome · Linux").click()
    press(laptop.get_by_role("dialog"), "Remove")
    press(laptop.get_by_role("dialog", name="Sign in again"), "Sign in with a passkey")
    expect(laptop.get_by_role("dialog")).to_have_count(0)
    expect(laptop.get_by_role("button", name="Remove Chrome · Linux")).to_have_count(0)


def test_a_recovery_code_opens_a_token_that_writes(laptop: Page, sqlite_url: str) -> None:
    code = sign_up(laptop.context, sqlite_url)[0]
    found(laptop.context)
    laptop.goto("/#/account")
    laptop.get_by_role("link", name="Spring Cup director").click()
    laptop.wait_for_url("**/#/setup")
    grow_stale(sqlite_url)
    go(laptop, "#/people/tokens")
    press(laptop, "New token")
    laptop.get_by_label("What it is for").fill("Scoring")
    laptop.get_by_label("Rulings").check()
    press(laptop, "Make the token")
    asked = laptop.get_by_role("dialog", name="Sign in again")
    choose(asked, "Recovery code")
    asked.get_by_role("textbox", name="Recovery code").fill(code)
    press(asked, "Sign in with a recovery code")
    expect(laptop.get_by_label("Token", exact=True)).to_have_value(re.compile("^spt_"))
