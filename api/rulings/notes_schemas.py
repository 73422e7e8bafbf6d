"""Notes on rulings as they are sent and answered."""

from __future__ import annotations

import marshmallow as ma

from api.frame import shapes
from api.frame.schemas import Schema
from api.frame.shapes import Clocked

fields = ma.fields


class NoteRequest(Clocked):
    """What is noted."""

    note = shapes.text(required=True, metadata={"example": "The tile lay between both discards; see the photo."})


class Note(Schema):
    """A note on a ruling: who wrote it, and when by the device's corrected clock."""

    id = fields.UUID(required=True)
    ruling = fields.UUID(required=True)
    note = fields.String(required=True)
    official = fields.UUID(required=True)
    noted_at = fields.AwareDateTime(required=True)
    server_at = fields.AwareDateTime(required=True)
