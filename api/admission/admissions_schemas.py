"""Admissions as they are asked for and answered."""

from __future__ import annotations

import marshmallow as ma

from api.frame import shapes
from api.frame.schemas import Schema

fields = ma.fields


class JoinRequest(Schema):
    """An invitation, and what proves that it is the same browser which asks again."""

    invitation = shapes.text(200, required=True, metadata={"description": "The secret of the link: spi_…"})
    proof = fields.String(
        required=True,
        validate=ma.validate.Length(min=32, max=200),
        metadata={"description": "At least 128 random bits that the browser made for this request"},
    )
    name = shapes.text(shapes.LONGEST_NAME, metadata={"description": "Where the link does not say who comes by it"})
    account = fields.UUID(
        allow_none=True,
        metadata={
            "description": "Where an account is signed in in this browser: its id to join with it, null to join "
            "without it. An account joins as a director within ten minutes of signing in"
        },
    )


class Whom(Schema):
    """An official or a player."""

    id = fields.UUID(required=True)
    name = fields.String(required=True)
    roles = fields.List(fields.String(), required=True)


class Into(Schema):
    """Which tournament."""

    id = fields.UUID(required=True)
    slug = fields.String(required=True)
    name = fields.String(required=True)


class Admission(Schema):
    """As whom the browser was let in."""

    id = fields.UUID(required=True)
    kind = fields.String(required=True, validate=ma.validate.OneOf(("official", "player")))
    whom = fields.Nested(Whom, required=True)
    tournament = fields.Nested(Into, required=True)
