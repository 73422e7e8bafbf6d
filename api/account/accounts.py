"""The account: made by a link, looked at; its password, its recovery codes, its sessions, links for others."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Connection, Row

from api.access import cookies
from api.account import schemas, sign_in_limits
from api.account.sign_in_session import account_id, session_id, sign_in
from api.frame.blueprint import Blueprint
from api.frame.problems import Problem, refuse_field
from api.frame.responses import send
from api.frame.store import read, write
from models.people import accounts, admissions, passkeys, sessions
from services.account import passwords
from services.account.links import LINK_LASTS, account_path, new_link
from services.secrets import hash_of

REPEATED_WITHIN = timedelta(minutes=10)
CODES = 10
GROUPS = 8  # of four hexadecimal digits in a code: 128 bits, so a plain hash keeps it
NO_LINK = "This link makes no account: it was used, or has expired, or is none."

blp = Blueprint("accounts", description="Accounts")


@blp.put("/accounts/<uuid:identity>")
@blp.arguments(schemas.AccountRequest)
@blp.answers(201, schemas.NewAccount)
@blp.answers(200, schemas.NewAccount, description="It was made a moment ago: other recovery codes")
def create_account(sent: dict[str, Any], identity: UUID) -> Response:
    """Make an account by a link, and sign in

    The recovery codes are in the answer, this once. The same again, within ten minutes, is answered with new ones: the
    answer may have been lost.
    """
    cookies.refuse_other_sites()
    at = datetime.now(UTC)
    sign_in_limits.spend_account()
    _refuse_no_link(sent["link"])
    weighed = _weighed(sent, sent["handle"], sent["name"])
    fitting = _fitting(sent, identity)  # both take their time, in which nobody's ruling has to wait for the writer
    with write() as connection:
        link = accounts.find_link(connection, hash_of(sent["link"]))
        if link is not None and _asked_again(accounts.find(connection, identity), link, sent, fitting, at):
            return send(_signed_in(connection, identity, at))
        if link is None or link.expires_at <= at or link.account_id is not None:
            raise Problem(410, NO_LINK, slug="no-link")
        if accounts.find_by_handle(connection, sent["handle"]) is not None:
            raise refuse_field("handle", "Somebody signs in with that already.", "Choose another one.")
        if accounts.find(connection, identity) is not None:
            raise Problem(409, "This id is taken: choose a new one.", slug="other-body")
        values = {"id": identity, "handle": sent["handle"], "name": sent["name"].strip(), "created_at": at}
        if not accounts.create(connection, {**values, "password_hash": weighed}, link.id):
            raise Problem(410, NO_LINK, slug="no-link")
        return send(_signed_in(connection, identity, at), 201)


@blp.get("/account")
@blp.answers(200, schemas.Account)
def read_account() -> Response:
    """The account that is signed in: its passkeys, its sessions, its tournaments"""
    with read() as connection:
        return send(serialise_current(connection))


@blp.put("/account/password")
@blp.arguments(schemas.PasswordRequest)
@blp.answers(200, schemas.Account)
def set_password(sent: dict[str, Any]) -> Response:
    """Set or change the password; every other session of the account ends"""
    with read() as connection:
        account = _account(connection)
    sign_in_limits.spend(account.handle)
    if account.password_hash is not None and not passwords.fits(sent.get("current", ""), account.password_hash):
        raise refuse_field("current", "This is not the password.", "Send the present one.")
    weighed = passwords.hash_of(sent["password"], [account.handle, account.name])
    at = datetime.now(UTC)
    with write() as connection:
        accounts.set_password(connection, account.id, weighed)
        for session in sessions.of_account(connection, account.id, at):
            if session.id != session_id():
                sessions.end(connection, session.id, at)
        return send(serialise_current(connection))


@blp.post("/account/recovery-codes")
@blp.answers(200, schemas.Codes)
def renew_codes() -> Response:
    """New recovery codes, told this once; those before are good for nothing"""
    with write() as connection:
        return send({"recovery_codes": _new_codes(connection, account_id())})


@blp.put("/account/sessions/<uuid:identity>/end")
@blp.answers(200, schemas.Account)
def end_session(identity: UUID) -> Response:
    """End a session: the browser is signed out, and whatever it was let into is closed to it

    There is no body.
    """
    at = datetime.now(UTC)
    with write() as connection:
        if identity not in {session.id for session in sessions.of_account(connection, account_id(), at)}:
            raise Problem(404, "This account is not signed in in such a session.")
        sessions.end(connection, identity, at)
        return send(serialise_current(connection))


@blp.post("/account/links")
@blp.answers(201, schemas.AccountLink)
def make_link() -> Response:
    """A link that makes one more account, within two days"""
    expires = datetime.now(UTC) + LINK_LASTS
    with write() as connection:
        secret = new_link(connection, account_id(), expires)
    return send({"join": account_path(secret), "expires_at": expires}, 201)


def serialise_current(connection: Connection) -> dict[str, Any]:
    """Serialise the account that calls."""
    return _serialise(connection, account_id(), session_id())


def _refuse_no_link(secret: str) -> None:
    """Before anything that takes long. Raises a 410 problem for what was never a link."""
    with read() as connection:
        if accounts.find_link(connection, hash_of(secret)) is None:
            raise Problem(410, NO_LINK, slug="no-link")


def _fitting(sent: dict[str, Any], identity: UUID) -> str | None:
    """What is stored of that account's password, where it is the one that was sent."""
    with read() as connection:
        row = accounts.find(connection, identity)
    if row is None or row.password_hash is None or not passwords.fits(sent.get("password", ""), row.password_hash):
        return None
    return str(row.password_hash)


def _asked_again(row: Row[Any] | None, link: Row[Any], sent: dict[str, Any], fitting: str | None, at: datetime) -> bool:
    """Whether that account was made by this very link and body, a moment ago."""
    if row is None or link.account_id != row.id or at - row.created_at > REPEATED_WITHIN:
        return False
    same = (row.handle, row.name) == (sent["handle"], sent["name"].strip())
    return same and row.password_hash == fitting and (fitting is not None) is ("password" in sent)


def _signed_in(connection: Connection, identity: UUID, at: datetime) -> dict[str, Any]:
    codes = _new_codes(connection, identity)
    sign_in(connection, identity, at)
    return {**_serialise(connection, identity, None), "recovery_codes": codes}


def _weighed(sent: dict[str, Any], *about: str) -> str | None:
    return passwords.hash_of(sent["password"], about) if "password" in sent else None


def _account(connection: Connection) -> Row[Any]:
    row = accounts.find(connection, account_id())
    assert row is not None, "it is signed in"  # noqa: S101 -- for the type checker
    return row


def _new_codes(connection: Connection, account: UUID) -> list[str]:
    codes = ["-".join(secrets.token_hex(2) for _ in range(GROUPS)) for _ in range(CODES)]
    passkeys.set_codes(connection, account, map(hash_of, codes))
    return codes


def _serialise(connection: Connection, identity: UUID, here: UUID | None) -> dict[str, Any]:
    row = accounts.find(connection, identity)
    assert row is not None, "it is signed in"  # noqa: S101 -- for the type checker
    keys = ("id", "label", "created_at", "used_at")
    times = ("id", "agent", "created_at", "seen_at")
    open_ones = sessions.of_account(connection, identity, datetime.now(UTC))
    return {
        "id": row.id,
        "handle": row.handle,
        "name": row.name,
        "has_password": row.password_hash is not None,
        "recovery_codes_left": passkeys.count_codes(connection, identity),
        "passkeys": [{name: one._mapping[name] for name in keys} for one in passkeys.of_account(connection, identity)],
        "sessions": [{**{name: one._mapping[name] for name in times}, "here": one.id == here} for one in open_ones],
        "tournaments": [one._asdict() for one in admissions.of_account(connection, identity)],
    }
