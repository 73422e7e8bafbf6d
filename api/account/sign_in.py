"""Signing in and out: by password, by a recovery code, by a passkey."""

from __future__ import annotations

from flask import Response

from api.access import cookies
from api.access.auth import account_caller
from api.access.heavy_requests import place_for
from api.account import schemas, sign_in_limits
from api.account.site import site
from api.frame.blueprint import Blueprint
from api.frame.responses import send
from api.frame.store import engines, write
from api.operations.logs import log_caller
from services.account import passkeys, sessions, sign_in

blp = Blueprint("signing in", description="Signing in")


@blp.post("/account/sign-in")
@blp.arguments(schemas.SignIn)
@blp.answers(200, schemas.SignedIn)
def sign_in_by_password(sent: sign_in.PasswordSignIn) -> Response:
    """Sign in by name and password

    It takes as long for a name that nobody has. 429 after too many tries.
    """
    cookies.refuse_other_sites()
    handle = _count_attempt(sent["handle"])
    with place_for("passwords"):
        return _send(sign_in.sign_in_by_password(engines(), cookies.browser(), handle, sent["password"]))


@blp.post("/account/recovery")
@blp.arguments(schemas.Recovery)
@blp.answers(200, schemas.SignedIn)
def sign_in_by_code(sent: sign_in.Recovery) -> Response:
    """Sign in by a recovery code, which is used up, and perhaps take a new password

    A new password ends every other session of the account.
    """
    cookies.refuse_other_sites()
    handle = _count_attempt(sent["handle"])
    with place_for("passwords"):
        return _send(sign_in.sign_in_by_code(engines(), cookies.browser(), {**sent, "handle": handle}))


@blp.post("/account/sign-in/passkey/options")
@blp.answers(200, schemas.PasskeyOptions)
def ask_for_passkey() -> Response:
    """What the browser asks the passkey to sign; good for five minutes"""
    cookies.refuse_other_sites()
    sign_in_limits.spend_challenge()
    with write() as connection:
        return send(passkeys.ask_for_passkey(connection, site()))


@blp.post("/account/sign-in/passkey")
@blp.arguments(schemas.PasskeySignIn)
@blp.answers(200, schemas.SignedIn)
def sign_in_by_passkey(sent: passkeys.PasskeyAnswer) -> Response:
    """Sign in by a passkey"""
    cookies.refuse_other_sites()
    return _send(sign_in.sign_in_by_passkey(engines(), cookies.browser(), site(), sent))


@blp.post("/account/sign-out")
@blp.answers(204)
def sign_out() -> Response:
    """Sign out: the account leaves this browser, which stays whom it was let in as by links"""
    with write() as connection:
        sessions.sign_out(connection, account_caller())
    return Response(status=204)


def _count_attempt(handle: str) -> str:
    """Return the handle as it is stored. Raises a 429 problem after too many attempts."""
    normalised = handle.strip().lower()
    sign_in_limits.spend(normalised)
    return normalised


def _send(signed_in: sign_in.SignedIn) -> Response:
    cookies.set_secret(signed_in.secret)
    log_caller(signed_in.account_id)
    return send({"id": signed_in.account_id, "name": signed_in.name})
