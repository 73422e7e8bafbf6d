"""The account: made by a link, looked at; its password, its recovery codes, its sessions, links for others."""

from __future__ import annotations

from datetime import UTC, datetime
from uuid import UUID

from flask import Response

from api.access import cookies
from api.access.auth import account_caller
from api.access.heavy_requests import place_for
from api.account import schemas, sign_in_limits
from api.frame.blueprint import Blueprint
from api.frame.origin import add_link
from api.frame.responses import send, send_put
from api.frame.store import engines, read, write
from api.operations.logs import log_caller
from services.account import accounts
from services.account.links import LINK_LASTS, account_path, new_link

blp = Blueprint("accounts", description="Accounts")


@blp.put("/accounts/<uuid:identity>")
@blp.arguments(schemas.AccountRequest)
@blp.answers(201, schemas.NewAccount)
@blp.answers(200, schemas.NewAccount, description="It was made a moment ago: other recovery codes")
def create_account(sent: accounts.NewAccount, identity: UUID) -> Response:
    """Make an account by a link, and sign in

    The recovery codes are in the answer, this once. The same again, within ten minutes, is answered with new ones: the
    answer may have been lost.
    """
    cookies.refuse_other_sites()
    with place_for("passwords"):
        sign_in_limits.spend_account()
        created = accounts.create_account(engines(), cookies.browser(), identity, sent)
    cookies.set_secret(created.secret)
    log_caller(identity)
    return send_put(created.answer, created.is_new)


@blp.get("/account")
@blp.answers(200, schemas.Account)
def read_account() -> Response:
    """The account that is signed in: its passkeys, its sessions, its tournaments"""
    with read() as connection:
        return send(accounts.get_account(connection, account_caller()))


@blp.put("/account/password")
@blp.arguments(schemas.PasswordRequest)
@blp.answers(200, schemas.Account)
def set_password(sent: accounts.NewPassword) -> Response:
    """Set or change the password; every other session of the account ends"""
    with place_for("passwords"):
        return send(accounts.set_password(engines(), account_caller(), sent, sign_in_limits.spend))


@blp.post("/account/recovery-codes")
@blp.answers(200, schemas.Codes)
def renew_codes() -> Response:
    """New recovery codes, shown only once; those before are good for nothing"""
    with write() as connection:
        return send({"recovery_codes": accounts.renew_codes(connection, account_caller().account_id)})


@blp.put("/account/sessions/<uuid:identity>/end")
@blp.answers(200, schemas.Account)
def end_session(identity: UUID) -> Response:
    """End a session: the browser is signed out, and whatever it was let into is closed to it

    There is no body.
    """
    with write() as connection:
        return send(accounts.end_session(connection, account_caller(), identity))


@blp.post("/account/links")
@blp.answers(201, schemas.AccountLink)
def make_link() -> Response:
    """A link that makes one more account, within two days"""
    expires = datetime.now(UTC) + LINK_LASTS
    with write() as connection:
        secret = new_link(connection, account_caller().account_id, expires)
    return send(add_link({"join": account_path(secret), "expires_at": expires}), 201)
