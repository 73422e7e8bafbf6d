"""Accounts on the phone: made by a link, signed in by passkey, password or code; what is refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from services.account.links import first_path
from tests.pwa.accounts import WORDS, fill_in, heading, link, press, sign_in, sign_up, with_passkeys
from tests.pwa.all_screens import CHANGE
from tests.pwa.phone import CUT_OFF
from tests.pwa.screens import choose, go

OTHER_WORDS = "violin gravel october spoon"
WEAK = [
    ("qwertyuiop", "Beaucoup de gens ont ce mot de passe"),
    ("sdfghjkl", "Des touches voisines se devinent vite"),
    ("aaaaaaaa", "Des répétitions se devinent vite"),
    ("defghijk", "Des suites comme abc ou 6543 se devinent vite"),
    ("13.5.1997", "Des dates et des années se devinent vite"),
    ("rhinoceros", "Un mot seul ou un nom se devine vite"),
    ("kx7q", "Qui en essaie beaucoup le trouverait vite"),
    ("", "De 1 à 200 caractères"),
]


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


def test_from_the_first_link_to_a_tournament_of_ones_own(laptop: Page, sqlite_url: str) -> None:
    path = first_path(sqlite_url)
    assert path is not None
    laptop.goto(path)
    laptop.wait_for_url("**/#/account")
    expect(heading(laptop, "Create an account")).to_be_visible()
    assert path.rpartition("/")[2] not in laptop.evaluate("document.documentElement.outerHTML")
    fill_in(laptop, name="Ana Kaneda", handle=" Ana@example.org ", password=WORDS)
    press(laptop, "Create an account")
    codes = laptop.get_by_role("main").get_by_role("listitem")
    expect(codes).to_have_count(10)
    with laptop.expect_download() as saving:
        press(laptop, "Save as a file")
    saved = Path(saving.value.path()).read_text("utf-8")
    assert "ana@example.org" in saved
    assert all(code in saved for code in codes.all_inner_texts())
    press(laptop, "I have saved them")
    expect(heading(laptop, "Ana Kaneda")).to_be_visible()
    expect(laptop.get_by_text("Unused: 10")).to_be_visible()

    with_passkeys(laptop)
    press(laptop, "Add a passkey")
    press(laptop.get_by_role("dialog"), "Add a passkey")
    expect(laptop.get_by_text("never used")).to_be_visible()
    press(laptop, "Sign out")
    expect(heading(laptop, "Sign in")).to_be_visible()
    laptop.reload()
    press(laptop, "Sign in with a passkey")
    expect(heading(laptop, "Ana Kaneda")).to_be_visible()

    laptop.get_by_role("link", name="New tournament").click()
    laptop.get_by_label("Name", exact=True).fill("Coupe d'été 2026")
    expect(laptop.get_by_label("Short name in addresses")).to_have_value("coupe-d-ete-2026")
    laptop.get_by_label("Currency of fines").select_option("CHF")
    laptop.get_by_label("Time zone").select_option("Europe/Zurich")
    press(laptop, "Create the tournament")
    laptop.wait_for_url("**/#/setup")
    expect(heading(laptop, "Coupe d'été 2026")).to_be_visible()
    settings = laptop.evaluate("async () => (await import('/bundle/inspect.js')).store.snapshot.state.settings")
    assert (settings["currency"], settings["time_zone"]) == ("CHF", "Europe/Zurich")
    go(laptop, "#/account")
    expect(laptop.get_by_role("link", name="Coupe d'été 2026 director")).to_contain_text("You are in it")


def test_an_account_with_a_passkey_alone(laptop: Page, sqlite_url: str) -> None:
    with_passkeys(laptop)
    laptop.goto(link(sqlite_url))
    fill_in(laptop, name="Ana", handle="ana")
    choose(laptop, "Passkey")
    press(laptop, "Create an account")
    press(laptop, "I have saved them")
    expect(laptop.get_by_text("Only your recovery codes sign you in so far")).to_be_visible()
    press(laptop, "Add a passkey")
    laptop.get_by_label("What to call it").fill("Ana's laptop")
    press(laptop.get_by_role("dialog"), "Add a passkey")
    expect(laptop.get_by_text("Only your recovery codes")).to_have_count(0)
    press(laptop, "Add a passkey")
    press(laptop.get_by_role("dialog"), "Add a passkey")
    expect(laptop.get_by_role("alert")).to_have_text("This device has a passkey for this account already.")
    press(laptop.get_by_role("dialog"), "Close")
    press(laptop, "Remove Ana's laptop")
    press(laptop.get_by_role("dialog"), "Remove")
    expect(laptop.get_by_role("alert")).to_contain_text("the last way to sign in: set a password first")
    laptop.get_by_role("heading", name="Set a password").click()
    laptop.get_by_label("New password").fill(WORDS)
    press(laptop, "Set a password")
    expect(laptop.get_by_role("heading", name="Change the password")).to_be_visible()
    press(laptop, "Remove Ana's laptop")
    press(laptop.get_by_role("dialog"), "Remove")
    expect(laptop.get_by_role("button", name="Remove Ana's laptop")).to_have_count(0)
    press(laptop, "Sign out")
    press(laptop, "Sign in with a passkey")
    expect(laptop.get_by_role("alert")).to_contain_text("This passkey does not sign in here")


def test_a_wrong_password_is_told_and_so_is_having_tried_too_often(laptop: Page, sqlite_url: str) -> None:
    sign_up(laptop.context, sqlite_url)
    laptop.context.clear_cookies()
    laptop.goto("/#/account")
    wrong, early = "Name and password do not match", r"Too many tries\. Wait \d+ seconds"
    alert = laptop.get_by_role("alert")
    said: list[str] = []
    while len(said) < 30 and (not said or wrong in said[-1]):  # five a minute, which goes on meanwhile
        sign_in(laptop, "wrong")
        expect(alert).to_contain_text(re.compile(f"{wrong}|{early}"))
        said.append(alert.inner_text())
        alert.evaluate("(element) => { element.textContent = ''; }")
    assert len(said) > 5
    assert re.search(early, said[-1])


def test_a_recovery_code_brings_a_new_password(laptop: Page, sqlite_url: str) -> None:
    code = sign_up(laptop.context, sqlite_url)[3]
    laptop.context.clear_cookies()
    laptop.goto("/#/account")
    choose(laptop, "Recovery code")
    fill_in(laptop, handle="ana")
    laptop.get_by_role("textbox", name="Recovery code").fill(code.upper())
    laptop.get_by_label("New password").fill(OTHER_WORDS)
    press(laptop, "Sign in with a recovery code")
    expect(laptop.get_by_text("Unused: 9")).to_be_visible()
    press(laptop, "Sign out")
    sign_in(laptop, OTHER_WORDS)
    expect(heading(laptop, "Ana Kaneda")).to_be_visible()
    press(laptop, "New codes")
    press(laptop.get_by_role("dialog"), "New codes")
    expect(laptop.get_by_role("main").get_by_role("listitem")).to_have_count(10)
    press(laptop, "I have saved them")
    expect(laptop.get_by_text("Unused: 10")).to_be_visible()


def test_a_weak_password_is_told_in_the_language_of_the_app(page: Page, sqlite_url: str) -> None:
    page.goto(link(sqlite_url))
    expect(page.get_by_label("Your name")).to_be_visible()
    page.evaluate(CHANGE, {"lang": "fr"})
    page.get_by_label("Votre nom").fill("Ana")
    page.get_by_label("Identifiant").fill("ana")
    for password, message in WEAK:
        page.get_by_role("textbox", name="Mot de passe", exact=True).fill(password)
        press(page, "Créer un compte")
        expect(page.get_by_text(message)).to_be_visible()


def test_where_no_passkey_works_it_says_why(page: Page) -> None:
    page.goto("/#/account")
    expect(page.get_by_text("this address is only numbers")).to_be_visible()
    expect(page.get_by_role("button", name="Sign in with a passkey")).to_have_count(0)


def test_without_a_network_it_can_be_tried_again(laptop: Page, sqlite_url: str) -> None:
    sign_up(laptop.context, sqlite_url)
    laptop.goto("/")
    laptop.get_by_role("button", name="Menu").wait_for()
    laptop.context.set_offline(True)
    go(laptop, "#/account")
    expect(laptop.get_by_role("alert")).to_contain_text("The server does not answer")
    laptop.context.set_offline(False)
    press(laptop, "Try again")
    expect(heading(laptop, "Ana Kaneda")).to_be_visible()
