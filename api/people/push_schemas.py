"""Push subscriptions as they are sent and answered."""

from __future__ import annotations

import marshmallow as ma

from api.frame.language import LANGUAGES
from api.frame.schemas import Schema
from services.push.encryption import AUTH, public_key, to_bytes
from services.push.push_services import LONGEST

fields = ma.fields
BASE64URL = ma.validate.Regexp(r"[A-Za-z0-9_-]+={0,2}\Z")


class PushKey(Schema):
    """This server's public key."""

    key = fields.String(
        required=True,
        allow_none=True,
        metadata={"description": "What a browser subscribes with, base64url; null where this server pushes nothing"},
    )


class SubscriptionKeys(Schema):
    """By which a message is encrypted for that browser alone, base64url."""

    p256dh = fields.String(required=True, validate=[ma.validate.Length(max=88), BASE64URL])
    auth = fields.String(required=True, validate=[ma.validate.Length(max=24), BASE64URL])

    @ma.validates("p256dh")
    def _is_a_key(self, text: str, **_: object) -> None:
        try:
            public_key(text)
        except ValueError:
            raise ma.ValidationError("String does not match a public key: 65 bytes, a point on P-256.") from None

    @ma.validates("auth")
    def _has_its_length(self, text: str, **_: object) -> None:
        try:
            length = len(to_bytes(text))
        except ValueError:
            length = 0
        if length != AUTH:
            raise ma.ValidationError(f"Length must be {AUTH} bytes.")


class PushSubscriptionRequest(Schema):
    """Where this browser can be told something, as its push manager says, and in which language."""

    endpoint = fields.String(
        required=True,
        validate=ma.validate.Length(max=LONGEST),
        metadata={
            "description": "The push service's address for this browser",
            "example": "https://fcm.googleapis.com/fcm/send/…",
        },
    )
    keys = fields.Nested(SubscriptionKeys, required=True)
    language = fields.String(required=True, validate=ma.validate.OneOf(LANGUAGES))


class PushSubscription(Schema):
    """A subscription. Its address is not shown again."""

    id = fields.UUID(required=True)
    language = fields.String(required=True)
    made_at = fields.AwareDateTime(required=True)
