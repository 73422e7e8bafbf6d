"""API tokens as they are sent and answered."""

from __future__ import annotations

import marshmallow as ma

from api.frame import shapes
from api.frame.bounded import BoundedList
from api.frame.schemas import Schema
from models.people.api_tokens import SCOPES

fields = ma.fields
LONGEST = 366  # days


class ApiTokenRequest(Schema):
    """Whom the token acts as, for what and how long."""

    name = shapes.text(
        shapes.LONGEST_NAME,
        required=True,
        metadata={"description": "What it is for", "example": "Scoring software"},
    )
    official = fields.UUID(required=True)
    scopes = BoundedList(
        fields.String(validate=ma.validate.OneOf(tuple(SCOPES))),
        required=True,
        least=1,
        most=len(SCOPES),
        metadata={"description": "; ".join(f"{scope}: {opens}" for scope, opens in SCOPES.items())},
    )
    days = fields.Integer(strict=True, load_default=30, validate=ma.validate.Range(min=1, max=LONGEST))

    @ma.validates("scopes")
    def _each_once(self, scopes: list[str], **_: object) -> None:
        if len(set(scopes)) < len(scopes):
            raise ma.ValidationError("Longer than need be: name each scope once.")


class ApiToken(Schema):
    """An API token, without the token."""

    id = fields.UUID(required=True)
    name = fields.String(required=True)
    official = fields.UUID(required=True)
    scopes = fields.List(fields.String(), required=True)
    created_at = fields.AwareDateTime(required=True)
    expires_at = fields.AwareDateTime(required=True)
    revoked_at = fields.AwareDateTime(required=True, allow_none=True)


class NewApiToken(ApiToken):
    """An API token just made."""

    token = fields.String(required=True, metadata={"description": "Told this once"})


class ApiTokenList(Schema):
    """API tokens, by id."""

    items = fields.List(fields.Nested(ApiToken), required=True)
    next = fields.UUID(required=True, allow_none=True)
