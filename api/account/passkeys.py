"""The account's passkeys: added, removed."""

from __future__ import annotations

from uuid import UUID

from flask import Response

from api.access.auth import account_caller
from api.account import schemas
from api.account.site import site
from api.frame.blueprint import Blueprint
from api.frame.responses import send
from api.frame.store import write
from services.account import passkeys

blp = Blueprint("passkeys", description="Passkeys")


@blp.post("/account/passkeys/options")
@blp.answers(200, schemas.PasskeyOptions)
def ask_for_new_passkey() -> Response:
    """What the browser makes a new passkey from; good for five minutes"""
    with write() as connection:
        return send(passkeys.ask_for_new_passkey(connection, site(), account_caller()))


@blp.post("/account/passkeys")
@blp.arguments(schemas.PasskeyRequest)
@blp.answers(201, schemas.Account)
def add_passkey(sent: passkeys.NewPasskey) -> Response:
    """Add a passkey"""
    with write() as connection:
        return send(passkeys.add_passkey(connection, site(), account_caller(), sent), 201)


@blp.put("/account/passkeys/<uuid:identity>/removal")
@blp.answers(200, schemas.Account)
def remove_passkey(identity: UUID) -> Response:
    """Remove a passkey: it signs nobody in any more

    The last way to sign in stays: set a password first. There is no body.
    """
    with write() as connection:
        return send(passkeys.remove_passkey(connection, account_caller(), identity))
