"""Passkeys by py_webauthn: what a browser is asked to sign, whether it did, and which an account has."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple, TypedDict, TypeVar
from uuid import UUID

import orjson
import webauthn
from sqlalchemy import Connection
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

from models.people import accounts, passkeys
from services.account.accounts import get_account, require_account
from services.account.sessions import AccountCaller
from services.errors import Conflict, NotFound, invalid_field
from services.tournament.create import new_id

LASTS = timedelta(minutes=5)
NAME = "Shinpan"
LONGEST_ID = 1023  # bytes

Verified = TypeVar("Verified")


class Site(NamedTuple):
    """What passkeys are bound to: the server's name, and the origin of its pages."""

    name: str
    origin: str


class PasskeyAnswer(TypedDict):
    """What the browser's WebAuthn gave for a challenge."""

    challenge: UUID
    credential: dict[str, Any]


class NewPasskey(PasskeyAnswer):
    """The same for a new passkey, with what its owner calls it."""

    label: str


def ask_for_new_passkey(connection: Connection, site: Site, caller: AccountCaller) -> dict[str, Any]:
    """Return a new challenge from which the browser makes a passkey of this account."""
    account = require_account(connection, caller.account_id)
    options = webauthn.generate_registration_options(
        rp_id=site.name,
        rp_name=NAME,
        user_id=account.id.bytes,
        user_name=account.handle,
        user_display_name=account.name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=webauthn.base64url_to_bytes(one.credential))
            for one in passkeys.of_account(connection, account.id)
        ],
    )
    return _challenge(connection, options, account.id)


def ask_for_passkey(connection: Connection, site: Site) -> dict[str, Any]:
    """Return a new challenge that any passkey of this site may sign."""
    options = webauthn.generate_authentication_options(
        rp_id=site.name, user_verification=UserVerificationRequirement.REQUIRED
    )
    return _challenge(connection, options, None)


def add_passkey(connection: Connection, site: Site, caller: AccountCaller, sent: NewPasskey) -> dict[str, Any]:
    """Add a passkey; return the account's answer.

    Raises Invalid for what does not answer the challenge or could sign nobody in, Conflict for one that is known.
    """
    now = datetime.now(UTC)
    challenge = passkeys.use_challenge(connection, sent["challenge"], caller.account_id, now)
    verified = None
    if challenge is not None:
        verified = _verify(_verify_registration, site, credential=sent["credential"], expected_challenge=challenge)
    if verified is None:
        raise invalid_field("credential", "It does not answer the challenge, or took too long.", "Ask for a new one.")
    credential = bytes_to_base64url(verified.credential_id)
    if passkeys.find(connection, credential) is not None:
        raise Conflict("This passkey is known already.", slug="taken")
    row = {
        "id": new_id(),
        "account_id": caller.account_id,
        "credential": credential,
        "public_key": verified.credential_public_key,
        "sign_count": verified.sign_count,
        "label": sent["label"],
        "created_at": now,
    }
    passkeys.add(connection, row)
    return get_account(connection, caller)


def remove_passkey(connection: Connection, caller: AccountCaller, passkey: UUID) -> dict[str, Any]:
    """Remove a passkey; return the account's answer. Raises NotFound, and Conflict for the last way to sign in."""
    keys = passkeys.of_account(connection, caller.account_id)
    account = accounts.find(connection, caller.account_id)
    if passkey not in {one.id for one in keys}:
        raise NotFound("This account has no such passkey.")
    if len(keys) == 1 and (account is None or account.password_hash is None):
        raise Conflict("This is the last way to sign in: set a password first.", slug="last-way-in")
    passkeys.remove(connection, caller.account_id, passkey)
    return get_account(connection, caller)


def verify_sign_in(connection: Connection, site: Site, sent: PasskeyAnswer) -> UUID | None:
    """Return the account whose passkey answered the challenge; None for anything else."""
    challenge = passkeys.use_challenge(connection, sent["challenge"], None, datetime.now(UTC))
    row = passkeys.find(connection, str(sent["credential"].get("id", "")))
    if challenge is None or row is None:
        return None
    verified = _verify(
        webauthn.verify_authentication_response,
        site,
        credential=sent["credential"],
        expected_challenge=challenge,
        credential_public_key=row.public_key,
        credential_current_sign_count=row.sign_count,
    )
    if verified is None:
        return None
    passkeys.record_use(connection, row.id, verified.new_sign_count, datetime.now(UTC))
    account: UUID = row.account_id
    return account


def _challenge(connection: Connection, options: Any, account: UUID | None) -> dict[str, Any]:
    """Store the challenge of these options, for a new passkey of `account` or (None) for signing in."""
    now, identity = datetime.now(UTC), new_id()
    passkeys.delete_expired(connection, now)
    passkeys.create_challenge(connection, identity, options.challenge, account, now + LASTS)
    return {"challenge": identity, "options": orjson.loads(webauthn.options_to_json(options))}


def _verify(verify: Callable[..., Verified], site: Site, **given: Any) -> Verified | None:
    """Return what the library made of it; None where it could not, in whatever way it says so."""
    here = {"expected_rp_id": site.name, "expected_origin": site.origin}
    try:
        return verify(**given, **here, require_user_verification=True)
    except WebAuthnException:
        return None
    except Exception as error:  # noqa: BLE001 -- a stranger's bytes, which half a dozen libraries read in their own ways
        logging.getLogger(__name__).warning("a passkey that can't be read: %s", type(error).__qualname__)
        return None


def _verify_registration(**given: Any) -> VerifiedRegistration:
    """Verify a new passkey. Raises for a key that can verify nothing, too: it would look like a way in and be none."""
    verified = webauthn.verify_registration_response(**given)
    if len(verified.credential_id) > LONGEST_ID:
        raise InvalidRegistrationResponse("longer than the standard allows")
    decoded_public_key_to_cryptography(decode_credential_public_key(verified.credential_public_key))
    return verified
