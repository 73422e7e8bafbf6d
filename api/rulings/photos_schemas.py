"""Photos as they are answered; they are sent as bytes."""

from __future__ import annotations

import marshmallow as ma

from api.frame.schemas import Schema

fields = ma.fields


class Photo(Schema):
    """A photo of a ruling. `type`, `bytes` and `sha256` are of the image as it is kept."""

    id = fields.UUID(required=True)
    ruling = fields.UUID(required=True)
    type = fields.String(required=True, metadata={"example": "image/jpeg"})
    bytes = fields.Integer(required=True)
    sha256 = fields.String(required=True)
    official = fields.UUID(required=True)
    server_at = fields.AwareDateTime(required=True)
