"""Signing in: by password, by a recovery code, by a passkey."""

from __future__ import annotations

import unicodedata
from datetime import UTC, datetime
from typing import NamedTuple, NotRequired, TypedDict
from uuid import UUID

from models.database.engine import Engines, read, write
from models.people import accounts, passkeys
from models.people.accounts import Account
from services.account import passkeys as keys
from services.account import passwords
from services.account.passkeys import PasskeyAnswer, Site
from services.account.sessions import Browser, end_all, sign_in
from services.errors import NotAllowed
from services.secrets import hash_of

WRONG_PASSWORD = "Name and password do not belong together. Passkeys and recovery codes sign in too."  # noqa: S105
WRONG_CODE = "Name and recovery code do not belong together, or it was used."
WRONG_PASSKEY = "This passkey does not sign in here, or it took too long."


class PasswordSignIn(TypedDict):
    """A handle with its password."""

    handle: str
    password: str


class Recovery(TypedDict):
    """A handle with a recovery code, and perhaps a new password."""

    handle: str
    code: str
    password: NotRequired[str]


class SignedIn(NamedTuple):
    """Who is signed in now, and the secret of the session, which the browser has to keep."""

    account_id: UUID
    name: str
    secret: str


def sign_in_by_password(engines: Engines, browser: Browser, handle: str, password: str) -> SignedIn:
    """Sign in by password; it takes as long for a handle that nobody has. Raises NotAllowed."""
    with read(engines) as connection:
        row = accounts.find_by_handle(connection, handle)
    stored = None if row is None else row.password_hash
    if not passwords.verify(password, stored) or row is None or stored is None:
        raise NotAllowed(WRONG_PASSWORD, slug="not-signed-in")
    harder = passwords.rehash_if_needed(password, stored)
    with write(engines) as connection:
        if harder is not None:
            accounts.set_password(connection, row.id, harder)
        return _signed_in(row, sign_in(connection, browser, row.id, datetime.now(UTC)))


def sign_in_by_code(engines: Engines, browser: Browser, sent: Recovery) -> SignedIn:
    """Sign in by a recovery code, which is used up; a new password ends every other session.

    Raises NotAllowed for a wrong code, Invalid for a weak password.
    """
    with read(engines) as connection:
        row = accounts.find_by_handle(connection, sent["handle"])
    # It takes its time, in which nobody's ruling has to wait for the writer.
    hashed = passwords.hash_of(sent["password"], [sent["handle"]]) if "password" in sent else None
    at = datetime.now(UTC)
    with write(engines) as connection:
        if row is None or not passkeys.use_code(connection, row.id, hash_of(_as_printed(sent["code"]))):
            raise NotAllowed(WRONG_CODE, slug="not-signed-in")
        if hashed is not None:
            accounts.set_password(connection, row.id, hashed)
            end_all(connection, row.id, at)
        return _signed_in(row, sign_in(connection, browser, row.id, at))


def sign_in_by_passkey(engines: Engines, browser: Browser, site: Site, sent: PasskeyAnswer) -> SignedIn:
    """Sign in by a passkey. Raises NotAllowed."""
    with write(engines) as connection:
        account = keys.verify_sign_in(connection, site, sent)
        row = None if account is None else accounts.find(connection, account)
        secret = None if row is None else sign_in(connection, browser, row.id, datetime.now(UTC))
    if row is None or secret is None:  # its challenge is used up all the same
        raise NotAllowed(WRONG_PASSKEY, slug="not-signed-in")
    return _signed_in(row, secret)


def _signed_in(row: Account, secret: str) -> SignedIn:
    return SignedIn(row.id, row.name, secret)


def _as_printed(code: str) -> str:
    """Bring a recovery code to its printed form, however somebody types it from paper."""
    digits = "".join(letter for letter in unicodedata.normalize("NFKC", code).lower() if letter.isalnum())
    return "-".join(digits[place : place + 4] for place in range(0, len(digits), 4))
