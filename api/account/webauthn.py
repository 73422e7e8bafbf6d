"""Passkeys by py_webauthn: what a browser is asked to sign, and whether it did."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar
from uuid import UUID

import orjson
import webauthn
from flask import request
from sqlalchemy import Connection, Row
from webauthn.helpers import bytes_to_base64url, decode_credential_public_key
from webauthn.helpers.decoded_public_key_to_cryptography import decoded_public_key_to_cryptography
from webauthn.helpers.exceptions import InvalidRegistrationResponse, WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)
from webauthn.registration.verify_registration_response import VerifiedRegistration

from api.frame.problems import refuse_field
from api.frame.store import write
from models.people import passkeys
from services.tournament.create import new_id

LASTS = timedelta(minutes=5)
NAME = "Shinpan"
LONGEST_ID = 1023  # bytes

Verified = TypeVar("Verified")


def ask(account: Row[Any] | None) -> dict[str, Any]:
    """A new challenge: to make a passkey of this account's, or (None) to sign in by whichever there is."""
    made = _creation(account) if account is not None else _request()
    now, identity = datetime.now(UTC), new_id()
    with write() as connection:
        passkeys.delete_expired(connection, now)
        passkeys.create_challenge(
            connection, identity, made.challenge, None if account is None else account.id, now + LASTS
        )
    return {"challenge": identity, "options": orjson.loads(webauthn.options_to_json(made))}


def verify_new(
    connection: Connection, account: UUID, challenge: UUID, credential: dict[str, Any]
) -> VerifiedRegistration:
    """The new passkey. Raises a 422 problem for what does not answer the challenge, or could sign nobody in."""
    asked = passkeys.use_challenge(connection, challenge, account, datetime.now(UTC))
    verified = None if asked is None else _verified(_registration, credential=credential, expected_challenge=asked)
    if verified is None:
        raise refuse_field("credential", "It does not answer the challenge, or took too long.", "Ask for a new one.")
    return verified


def verify_sign_in(connection: Connection, challenge: UUID, credential: dict[str, Any]) -> UUID | None:
    """The account whose passkey answered the challenge; None for anything else."""
    asked = passkeys.use_challenge(connection, challenge, None, datetime.now(UTC))
    row = passkeys.find(connection, str(credential.get("id", "")))
    if asked is None or row is None:
        return None
    verified = _verified(
        webauthn.verify_authentication_response,
        credential=credential,
        expected_challenge=asked,
        credential_public_key=row.public_key,
        credential_current_sign_count=row.sign_count,
    )
    if verified is None:
        return None
    passkeys.record_use(connection, row.id, verified.new_sign_count, datetime.now(UTC))
    account: UUID = row.account_id
    return account


def _verified(verify: Callable[..., Verified], **given: Any) -> Verified | None:
    """What the library made of it; None where it could not, in whatever way it says so."""
    try:
        return verify(**given, **_here(), require_user_verification=True)
    except WebAuthnException:
        return None
    except Exception as error:  # noqa: BLE001 -- a stranger's bytes, which half a dozen libraries read in their own ways
        logging.getLogger(__name__).warning("a passkey that can't be read: %s", type(error).__qualname__)
        return None


def _registration(**given: Any) -> VerifiedRegistration:
    """Raises for a key too that nothing can be verified with: it would look like a way in and be none."""
    verified = webauthn.verify_registration_response(**given)
    if len(verified.credential_id) > LONGEST_ID:
        raise InvalidRegistrationResponse("longer than the standard allows")
    decoded_public_key_to_cryptography(decode_credential_public_key(verified.credential_public_key))
    return verified


def _creation(account: Row[Any]) -> Any:
    with write() as connection:
        known = passkeys.of_account(connection, account.id)
    return webauthn.generate_registration_options(
        rp_id=_here()["expected_rp_id"],
        rp_name=NAME,
        user_id=account.id.bytes,
        user_name=account.handle,
        user_display_name=account.name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=webauthn.base64url_to_bytes(one.credential)) for one in known
        ],
    )


def _request() -> Any:
    return webauthn.generate_authentication_options(
        rp_id=_here()["expected_rp_id"], user_verification=UserVerificationRequirement.REQUIRED
    )


def _here() -> dict[str, str]:
    """The name that passkeys are bound to, and where the page comes from."""
    return {"expected_rp_id": request.host.rpartition(":")[0] or request.host, "expected_origin": request.host_url[:-1]}


def credential_id(verified: VerifiedRegistration) -> str:
    """The passkey's id, as browsers send it."""
    return bytes_to_base64url(verified.credential_id)
