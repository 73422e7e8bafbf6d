"""Accounts: created by a link; their password, recovery codes and sessions."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple, NotRequired, TypedDict
from uuid import UUID

from sqlalchemy import Connection

from models.database.engine import Engines, read, write
from models.people import accounts, admissions, passkeys, sessions
from models.people.accounts import Account, AccountLink
from services.account import passwords
from services.account.sessions import AccountCaller, Browser, end_all, sign_in
from services.errors import Conflict, Gone, NotFound, invalid_field
from services.secrets import hash_of

REPEATED_WITHIN = timedelta(minutes=10)
CODES = 10
GROUPS = 8  # of four hexadecimal digits in a code: 128 bits, so a plain hash keeps it
NO_LINK = "This link makes no account: it was used, or has expired, or is none."


class NewAccount(TypedDict):
    """An account to create by a link."""

    link: str
    handle: str
    name: str
    password: NotRequired[str]


class NewPassword(TypedDict):
    """A new password, with the `current` one where there is one."""

    password: str
    current: NotRequired[str]


class CreatedAccount(NamedTuple):
    """The account's answer with its recovery codes, whether it is new, and the secret of the session it began."""

    answer: dict[str, Any]
    is_new: bool
    secret: str


def create_account(engines: Engines, browser: Browser, identity: UUID, sent: NewAccount) -> CreatedAccount:
    """Create an account by a link and sign it in. The same again, within ten minutes, makes new recovery codes.

    Raises Gone for a link that is not open, Invalid for a weak password and a handle that is taken, Conflict for an id
    that is taken.
    """
    at = datetime.now(UTC)
    with read(engines) as connection:
        _require_link(connection, sent["link"])
    # Both hashes take their time, in which nobody's ruling has to wait for the writer.
    password = sent.get("password")
    hashed = None if password is None else passwords.hash_of(password, (sent["handle"], sent["name"]))
    matching = _matching_hash(engines, identity, sent)
    with write(engines) as connection:
        link = _require_link(connection, sent["link"])
        is_new = not _is_repeated(accounts.find(connection, identity), link, sent, matching, at)
        if is_new:
            _create(connection, link, identity, sent, hashed, at)
        codes = renew_codes(connection, identity)
        secret = sign_in(connection, browser, identity, at)
        answer = {**serialise_account(connection, identity, None), "recovery_codes": codes}
        return CreatedAccount(answer, is_new, secret)


def set_password(
    engines: Engines, caller: AccountCaller, sent: NewPassword, count_attempt: Callable[[str], None]
) -> dict[str, Any]:
    """Set or change the password and end every other session; return the account's answer.

    `count_attempt` is called with the account's handle before the current password is verified, and raises after too
    many. Raises Invalid for a wrong current password and for a weak new one.
    """
    with read(engines) as connection:
        account = require_account(connection, caller.account_id)
    count_attempt(account.handle)
    if account.password_hash is not None and not passwords.verify(sent.get("current", ""), account.password_hash):
        raise invalid_field("current", "This is not the password.", "Send the present one.")
    hashed = passwords.hash_of(sent["password"], (account.handle, account.name))
    at = datetime.now(UTC)
    with write(engines) as connection:
        accounts.set_password(connection, account.id, hashed)
        end_all(connection, account.id, at, but=caller.session_id)
        return get_account(connection, caller)


def renew_codes(connection: Connection, account: UUID) -> list[str]:
    """Return new recovery codes, in place of those before."""
    codes = ["-".join(secrets.token_hex(2) for _ in range(GROUPS)) for _ in range(CODES)]
    passkeys.set_codes(connection, account, map(hash_of, codes))
    return codes


def end_session(connection: Connection, caller: AccountCaller, session: UUID) -> dict[str, Any]:
    """End a session of the account; return the account's answer. Raises NotFound."""
    at = datetime.now(UTC)
    if session not in {row.id for row in sessions.of_account(connection, caller.account_id, at)}:
        raise NotFound("This account is not signed in in such a session.")
    sessions.end(connection, session, at)
    return get_account(connection, caller)


def get_account(connection: Connection, caller: AccountCaller) -> dict[str, Any]:
    """Return the answer of the account that calls."""
    return serialise_account(connection, caller.account_id, caller.session_id)


def require_account(connection: Connection, identity: UUID) -> Account:
    """Return the row of an account that is signed in."""
    row = accounts.find(connection, identity)
    assert row is not None, "it is signed in"  # noqa: S101 -- for the type checker
    return row


def serialise_account(connection: Connection, identity: UUID, here: UUID | None) -> dict[str, Any]:
    """Serialise an account with its passkeys, sessions (`here`: the one that asks) and tournaments."""
    row = require_account(connection, identity)
    keys = ("id", "label", "created_at", "used_at")
    times = ("id", "agent", "created_at", "seen_at")
    open_ones = sessions.of_account(connection, identity, datetime.now(UTC))
    return {
        "id": row.id,
        "handle": row.handle,
        "name": row.name,
        "has_password": row.password_hash is not None,
        "recovery_codes_left": passkeys.count_codes(connection, identity),
        "passkeys": [{name: getattr(one, name) for name in keys} for one in passkeys.of_account(connection, identity)],
        "sessions": [{**{name: getattr(one, name) for name in times}, "here": one.id == here} for one in open_ones],
        "tournaments": [one._asdict() for one in admissions.of_account(connection, identity)],
    }


def whose_account(connection: Connection, here: UUID | None) -> Conflict:
    """Build the error of who does not say rightly which account a link is for; `here` is signed in in that browser."""
    if here is None:
        detail = "That account is not signed in in this browser: sign in, or go on without an account."
        return Conflict(detail, slug="whose-account", account=None)
    row = require_account(connection, here)
    detail = f"This browser is signed in as {row.name} ({row.handle}): send that account's id where it is meant."
    return Conflict(detail, slug="whose-account", account={"id": row.id, "name": row.name, "handle": row.handle})


def _require_link(connection: Connection, secret: str) -> AccountLink:
    """Return the link, however it stands. Raises Gone for what was never one."""
    link = accounts.find_link(connection, hash_of(secret))
    if link is None:
        raise Gone(NO_LINK, slug="no-link")
    return link


def _create(
    connection: Connection, link: AccountLink, identity: UUID, sent: NewAccount, hashed: str | None, at: datetime
) -> None:
    if link.expires_at <= at or link.account_id is not None:
        raise Gone(NO_LINK, slug="no-link")
    if accounts.find_by_handle(connection, sent["handle"]) is not None:
        raise invalid_field("handle", "Somebody signs in with that already.", "Choose another one.")
    if accounts.find(connection, identity) is not None:
        raise Conflict("This id is taken: choose a new one.", slug="other-body")
    values = {"id": identity, "handle": sent["handle"], "name": sent["name"].strip(), "created_at": at}
    if not accounts.create(connection, {**values, "password_hash": hashed}, link.id):
        raise Gone(NO_LINK, slug="no-link")


def _matching_hash(engines: Engines, identity: UUID, sent: NewAccount) -> str | None:
    """Return the stored hash of that account's password, where it is the one that was sent."""
    with read(engines) as connection:
        row = accounts.find(connection, identity)
    if row is None or row.password_hash is None or not passwords.verify(sent.get("password", ""), row.password_hash):
        return None
    return str(row.password_hash)


def _is_repeated(row: Account | None, link: AccountLink, sent: NewAccount, matching: str | None, at: datetime) -> bool:
    """Return whether that account was created by this very link and body, a moment ago."""
    if row is None or link.account_id != row.id or at - row.created_at > REPEATED_WITHIN:
        return False
    same = (row.handle, row.name) == (sent["handle"], sent["name"].strip())
    return bool(same and row.password_hash == matching) and (matching is not None) is ("password" in sent)
