"""Accounts as they are sent and answered."""

from __future__ import annotations

from typing import Any

import marshmallow as ma

from api.frame import shapes
from api.frame.bounded import BoundedJson, BoundedList
from api.frame.schemas import Schema
from api.rulebooks.rulebooks_schemas import RulebookChoice
from services.account.passwords import LONGEST

fields = ma.fields


def a_handle(**more: Any) -> fields.String:
    """Make the field of what somebody signs in with."""
    form = ma.validate.Regexp(r"[a-z0-9][a-z0-9._@-]*\Z", error="String does not match: a-z 0-9 . _ @ -")
    return fields.String(
        validate=[ma.validate.Length(min=2, max=80), form], metadata={"example": "ana@example.org"}, **more
    )


def a_password(**more: Any) -> fields.String:
    """Make the field of a password."""
    return fields.String(validate=ma.validate.Length(min=1, max=LONGEST), **more)


class AccountRequest(Schema):
    """A new account, by a link. Without a password, add a passkey right away."""

    link = shapes.text(200, required=True, metadata={"description": "The secret of the link: spa_…"})
    handle = a_handle(required=True)
    name = shapes.text(shapes.LONGEST_NAME, required=True)
    password = a_password()


class Codes(Schema):
    """Recovery codes, each of which signs in once."""

    recovery_codes = fields.List(fields.String(), required=True, metadata={"description": "Told this once"})


class SignIn(Schema):
    """A name with its password."""

    handle = fields.String(required=True, validate=ma.validate.Length(min=1, max=200))
    password = a_password(required=True)


class Recovery(Schema):
    """A name with one of its recovery codes."""

    handle = fields.String(required=True, validate=ma.validate.Length(min=1, max=200))
    code = shapes.text(100, required=True)
    password = a_password(metadata={"description": "A new one in place of one that was forgotten"})


class SignedIn(Schema):
    """Who is signed in now; the answer brought the session's cookie."""

    id = fields.UUID(required=True)
    name = fields.String(required=True)


class PasswordRequest(Schema):
    """A new password. `current`: the one before, where there is one."""

    password = a_password(required=True)
    current = a_password()


def credential() -> BoundedJson:
    """Make the field of what the browser's WebAuthn gave; py_webauthn checks it."""
    return BoundedJson(most=64, longest=20_000, deepest=4, required=True, metadata={})


class PasskeyRequest(Schema):
    """A new passkey: what the browser's `credentials.create` gave, for the challenge asked for before."""

    challenge = fields.UUID(required=True)
    credential = credential()
    label = shapes.text(shapes.LONGEST_NAME, required=True, metadata={"example": "Ana's phone"})


class PasskeySignIn(Schema):
    """What the browser's `credentials.get` gave, for the challenge asked for before."""

    challenge = fields.UUID(required=True)
    credential = credential()


class PasskeyOptions(Schema):
    """What to give to the browser's WebAuthn, as JSON; `challenge` names it when its answer is sent."""

    challenge = fields.UUID(required=True)
    options = fields.Dict(keys=fields.String(), required=True)


class Passkey(Schema):
    """A passkey."""

    id = fields.UUID(required=True)
    label = fields.String(required=True)
    created_at = fields.AwareDateTime(required=True)
    used_at = fields.AwareDateTime(required=True, allow_none=True)


class SessionItem(Schema):
    """A browser in which the account is signed in; `here`: the one that asks."""

    id = fields.UUID(required=True)
    agent = fields.String(required=True)
    created_at = fields.AwareDateTime(required=True)
    seen_at = fields.AwareDateTime(required=True)
    here = fields.Boolean(required=True)


class Entered(Schema):
    """A tournament that the account may enter."""

    id = fields.UUID(required=True)
    slug = fields.String(required=True)
    name = fields.String(required=True)
    official_id = fields.UUID(required=True)
    roles = fields.List(fields.String(), required=True)
    time_zone = fields.String(required=True)


class Account(Schema):
    """The account that is signed in."""

    id = fields.UUID(required=True)
    handle = fields.String(required=True)
    name = fields.String(required=True)
    has_password = fields.Boolean(required=True)
    recovery_codes_left = fields.Integer(required=True)
    passkeys = fields.List(fields.Nested(Passkey), required=True)
    sessions = fields.List(fields.Nested(SessionItem), required=True)
    tournaments = fields.List(fields.Nested(Entered), required=True)


class NewAccount(Account):
    """An account just made."""

    recovery_codes = fields.List(fields.String(), required=True, metadata={"description": "Told this once"})


class AccountLink(Schema):
    """A link for one more account."""

    join = fields.String(required=True, metadata={"description": "The app's address, after the server's name"})
    link = shapes.link()
    expires_at = fields.AwareDateTime(required=True)


class CopyChoice(Schema):
    """An earlier tournament that the account directs. Settings, scoring and tables always come along."""

    tournament = fields.UUID(required=True)
    people = fields.Boolean(load_default=True, metadata={"description": "Players with their id numbers, and teams"})
    besides = BoundedList(
        fields.UUID(),
        most=shapes.MOST_ITEMS,
        metadata={"description": "Players who come although they would stay: see GET …/staying"},
    )
    officials = fields.Boolean(load_default=True, metadata={"description": "With their accounts, else with new links"})


class StayingPlayer(Schema):
    """A player whom a copy leaves out unless they are named in its `besides`."""

    id = fields.UUID(required=True)
    name = fields.String(required=True)
    id_number = fields.String(required=True)
    why = fields.String(
        required=True,
        validate=ma.validate.OneOf(("withdrawn", "substitute")),
        metadata={"description": "`substitute`: in no team, and seated only for others"},
    )


class StayingPlayers(Schema):
    """By name."""

    items = fields.List(fields.Nested(StayingPlayer), required=True)


class TournamentRequest(Schema):
    """A new tournament, whose director the account is."""

    name = shapes.text(shapes.LONGEST_NAME, required=True)
    slug = shapes.text(80)
    rulebook = fields.Nested(RulebookChoice)
    currency = fields.String(validate=ma.validate.Length(equal=3), metadata={"example": "EUR"})
    time_zone = fields.String(validate=ma.validate.Length(max=64), metadata={"example": "Europe/Paris"})
    copy_of = fields.Nested(CopyChoice)

    @ma.validates_schema
    def _whole_unless_copied(self, sent: dict[str, Any], **_: object) -> None:
        missing = {"rulebook", "currency", "time_zone"} - sent.keys()
        if "copy_of" not in sent and missing:
            raise ma.ValidationError({name: ["Missing data for required field."] for name in sorted(missing)})


class OfficialLink(Schema):
    """The link of an official who was copied, and who has no account."""

    official = fields.UUID(required=True)
    name = fields.String(required=True)
    roles = fields.List(fields.String(), required=True)
    join = fields.String(required=True, metadata={"description": "The app's address, after the server's name"})
    link = shapes.link()


class Founded(Schema):
    """A tournament just made."""

    id = fields.UUID(required=True)
    slug = fields.String(required=True)
    official_id = fields.UUID(required=True)
    links = fields.List(fields.Nested(OfficialLink), required=True, metadata={"description": "Told this once"})
