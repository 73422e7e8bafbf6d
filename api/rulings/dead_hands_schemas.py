"""Dead-hand declarations as they are sent and answered."""

from __future__ import annotations

import marshmallow as ma

from api.frame import shapes
from api.frame.schemas import Schema
from api.frame.shapes import AtTable, Hand

fields = ma.fields


class DeadHandRequest(AtTable):
    """A hand formally declared dead."""

    seat = shapes.seat(required=True, metadata={"description": "The player's wind in this hand"})
    reason = shapes.text()
    device_at = shapes.moment(metadata={"description": "When, by the device's clock"})


class DeadHand(Schema):
    """A declaration, open while `cleared_at` is null."""

    id = fields.UUID(required=True)
    table = fields.UUID(required=True)
    hanchan = fields.UUID(required=True, allow_none=True)
    hand = fields.Nested(Hand, required=True, allow_none=True)
    seat = fields.String(required=True)
    reason = fields.String(required=True, allow_none=True)
    ruling = fields.UUID(required=True, allow_none=True, metadata={"description": "The ruling that declared it"})
    official = fields.UUID(required=True)
    device_at = fields.AwareDateTime(required=True, allow_none=True)
    server_at = fields.AwareDateTime(required=True)
    cleared_at = fields.AwareDateTime(required=True, allow_none=True)
    cleared_by = fields.String(
        required=True,
        allow_none=True,
        validate=ma.validate.OneOf(("redeal", "next-hand", "hand-end", "withdrawn")),
    )


class DeadHandList(Schema):
    """Open declarations, oldest first."""

    items = fields.List(fields.Nested(DeadHand), required=True)
