"""The account's passkeys: added, removed."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from flask import Response

from api.account import schemas
from api.account.accounts import serialise_current
from api.account.sign_in_session import account_id
from api.account.webauthn import ask, credential_id, verify_new
from api.frame.blueprint import Blueprint
from api.frame.problems import Problem
from api.frame.responses import send
from api.frame.store import read, write
from models.people import accounts, passkeys
from services.tournament.create import new_id

blp = Blueprint("passkeys", description="Passkeys")


@blp.post("/account/passkeys/options")
@blp.answers(200, schemas.PasskeyOptions)
def ask_for_new_passkey() -> Response:
    """What the browser makes a new passkey from; good for five minutes"""
    with read() as connection:
        row = accounts.find(connection, account_id())
    return send(ask(row))


@blp.post("/account/passkeys")
@blp.arguments(schemas.PasskeyRequest)
@blp.answers(201, schemas.Account)
def add_passkey(sent: dict[str, Any]) -> Response:
    """Add a passkey"""
    with write() as connection:
        verified = verify_new(connection, account_id(), sent["challenge"], sent["credential"])
        row = {
            "id": new_id(),
            "account_id": account_id(),
            "credential": credential_id(verified),
            "public_key": verified.credential_public_key,
            "sign_count": verified.sign_count,
            "label": sent["label"],
            "created_at": datetime.now(UTC),
        }
        if passkeys.find(connection, row["credential"]) is not None:
            raise Problem(409, "This passkey is known already.", slug="taken")
        passkeys.add(connection, row)
        return send(serialise_current(connection), 201)


@blp.put("/account/passkeys/<uuid:identity>/removal")
@blp.answers(200, schemas.Account)
def remove_passkey(identity: UUID) -> Response:
    """Remove a passkey: it signs nobody in any more

    The last way to sign in stays: set a password first. There is no body.
    """
    with write() as connection:
        keys = passkeys.of_account(connection, account_id())
        account = accounts.find(connection, account_id())
        if identity not in {one.id for one in keys}:
            raise Problem(404, "This account has no such passkey.")
        if len(keys) == 1 and (account is None or account.password_hash is None):
            raise Problem(409, "This is the last way to sign in: set a password first.", slug="last-way-in")
        passkeys.remove(connection, account_id(), identity)
        return send(serialise_current(connection))
