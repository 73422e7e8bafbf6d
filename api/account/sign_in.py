"""Signing in and out: by password, by a recovery code, by a passkey."""

from __future__ import annotations

import unicodedata
from datetime import UTC, datetime
from typing import Any

from flask import Response

from api.access import cookies
from api.account import schemas, sign_in_limits
from api.account.sign_in_session import session_id, sign_in
from api.account.webauthn import ask, verify_sign_in
from api.frame.blueprint import Blueprint
from api.frame.problems import Problem
from api.frame.responses import send
from api.frame.store import read, write
from models.people import accounts, passkeys, sessions
from services.account import passwords
from services.secrets import hash_of

REFUSED = "Name and password do not belong together. Passkeys and recovery codes sign in too."

blp = Blueprint("signing in", description="Signing in")


@blp.post("/account/sign-in")
@blp.arguments(schemas.SignIn)
@blp.answers(200, schemas.SignedIn)
def sign_in_by_password(sent: dict[str, Any]) -> Response:
    """Sign in by name and password

    It takes as long for a name that nobody has. 429 after too many tries.
    """
    cookies.refuse_other_sites()
    handle = sent["handle"].strip().lower()
    sign_in_limits.spend(handle)
    with read() as connection:
        row = accounts.find_by_handle(connection, handle)
    if not passwords.fits(sent["password"], None if row is None else row.password_hash) or row is None:
        raise Problem(403, REFUSED, slug="not-signed-in")
    harder = passwords.renewed(sent["password"], row.password_hash)
    with write() as connection:
        if harder is not None:
            accounts.set_password(connection, row.id, harder)
        sign_in(connection, row.id, datetime.now(UTC))
    return send({"id": row.id, "name": row.name})


@blp.post("/account/recovery")
@blp.arguments(schemas.Recovery)
@blp.answers(200, schemas.SignedIn)
def sign_in_by_code(sent: dict[str, Any]) -> Response:
    """Sign in by a recovery code, which is used up, and perhaps take a new password

    A new password ends every other session of the account.
    """
    cookies.refuse_other_sites()
    handle = sent["handle"].strip().lower()
    sign_in_limits.spend(handle)
    with read() as connection:
        row = accounts.find_by_handle(connection, handle)
    # It takes its time, in which nobody's ruling has to wait for the writer.
    weighed = passwords.hash_of(sent["password"], [handle]) if "password" in sent else None
    at = datetime.now(UTC)
    with write() as connection:
        code = hash_of(_as_printed(sent["code"]))
        if row is None or not passkeys.use_code(connection, row.id, code):
            raise Problem(403, "Name and recovery code do not belong together, or it was used.", slug="not-signed-in")
        if weighed is not None:
            accounts.set_password(connection, row.id, weighed)
            for session in sessions.of_account(connection, row.id, at):
                sessions.end(connection, session.id, at)
        sign_in(connection, row.id, at)
    return send({"id": row.id, "name": row.name})


@blp.post("/account/sign-in/passkey/options")
@blp.answers(200, schemas.PasskeyOptions)
def ask_for_passkey() -> Response:
    """What the browser asks the passkey to sign; good for five minutes"""
    cookies.refuse_other_sites()
    sign_in_limits.spend_challenge()
    return send(ask(None))


@blp.post("/account/sign-in/passkey")
@blp.arguments(schemas.PasskeySignIn)
@blp.answers(200, schemas.SignedIn)
def sign_in_by_passkey(sent: dict[str, Any]) -> Response:
    """Sign in by a passkey"""
    cookies.refuse_other_sites()
    with write() as connection:
        account = verify_sign_in(connection, sent["challenge"], sent["credential"])
        row = None if account is None else accounts.find(connection, account)
        if row is not None:
            sign_in(connection, row.id, datetime.now(UTC))
    if row is None:
        raise Problem(403, "This passkey does not sign in here, or it took too long.", slug="not-signed-in")
    return send({"id": row.id, "name": row.name})


@blp.post("/account/sign-out")
@blp.answers(204)
def sign_out() -> Response:
    """Sign out: the account leaves this browser, which stays whom it was let in as by links"""
    with write() as connection:
        sessions.sign_in(connection, session_id(), None)
    return Response(status=204)


def _as_printed(code: str) -> str:
    """A recovery code as it was told, however somebody types it from paper."""
    digits = "".join(letter for letter in unicodedata.normalize("NFKC", code).lower() if letter.isalnum())
    return "-".join(digits[place : place + 4] for place in range(0, len(digits), 4))
