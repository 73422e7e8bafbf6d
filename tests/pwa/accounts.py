"""Accounts for the phones of tests: a link that makes one, one that is signed in, a device with passkeys, the forms."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from playwright.sync_api import BrowserContext, CDPSession, Locator, Page
from uuid_utils.compat import uuid7

from models.database.engine import write
from services.account.links import account_path, new_link
from tests.engines import engines_at

WORDS = "heron umbrella seventeen quilt"
LABELS = {"name": "Your name", "handle": "Name to sign in with", "password": "Password"}
TOURNAMENT = {"name": "Spring Cup", "rulebook": {"id": "wrc-2022"}, "currency": "EUR", "time_zone": "Europe/Paris"}


def link(database_url: str) -> str:
    """The address that makes one account."""
    with engines_at(database_url) as store, write(store) as connection:
        secret = new_link(connection, None, datetime.now(UTC) + timedelta(days=1))
    return account_path(secret)


def sign_up(context: BrowserContext, database_url: str, handle: str = "ana", name: str = "Ana Kaneda") -> list[str]:
    """A new account, signed in on this phone; its recovery codes."""
    secret = link(database_url).rpartition("/")[2]
    body = {"link": secret, "handle": handle, "name": name, "password": WORDS}
    answer = context.request.put(f"/api/v1/accounts/{uuid7()}", data=body)
    assert answer.status == 201, answer.text()
    return list(answer.json()["recovery_codes"])


def found(context: BrowserContext, **different: str) -> str:
    """A tournament of the account that is signed in on this phone; its id."""
    answer = context.request.put(f"/api/v1/account/tournaments/{uuid7()}", data={**TOURNAMENT, **different})
    assert answer.status == 201, answer.text()
    return str(answer.json()["id"])


def with_passkeys(page: Page) -> CDPSession:
    """From now on this page's device has passkeys, whose owner is there and confirms each."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    device = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": device})
    return devtools


def press(page: Page | Locator, name: str) -> None:
    """A button."""
    page.get_by_role("button", name=name, exact=True).click()


def fill_in(page: Page, **texts: str) -> None:
    """The fields of a form: name, handle, password."""
    for label, text in texts.items():
        page.get_by_role("textbox", name=LABELS[label], exact=True).fill(text)


def heading(page: Page, name: str) -> Locator:
    """The screen's title."""
    return page.get_by_role("heading", level=1, name=name, exact=True)


def sign_in(page: Page, password: str = WORDS) -> None:
    """By the form; it is not waited for."""
    fill_in(page, handle="ana", password=password)
    press(page, "Sign in with a password")
