"""Tables as they are sent and answered."""

from __future__ import annotations

import marshmallow as ma

from api.corrections.correction_schemas import reason, replaces
from api.frame import shapes
from api.frame.schemas import Schema

fields = ma.fields


class TableRequest(Schema):
    """A table."""

    label = shapes.text(40, required=True, metadata={"example": "7"})


class TableChange(TableRequest):
    """Another label of a table."""

    replaces = replaces(TableRequest)
    reason = reason()


class Table(TableRequest):
    """A table of the tournament."""

    id = fields.UUID(required=True)


class TableList(Schema):
    """Tables, by id."""

    items = fields.List(fields.Nested(Table), required=True)
    next = fields.UUID(required=True, allow_none=True)
