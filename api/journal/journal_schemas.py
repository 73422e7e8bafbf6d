"""The journal as it is asked for and answered."""

from __future__ import annotations

import marshmallow as ma

from api.frame import shapes
from api.frame.schemas import Query, Schema
from api.frame.shapes import JournalPlace

fields = ma.fields


class JournalQuery(Query):
    """Which entries."""

    after = shapes.place(load_default=0)
    limit = shapes.limit()


class ChangesQuery(Query):
    """Since which entry."""

    since = shapes.place(load_default=0)
    limit = shapes.limit()


class JournalEntry(JournalPlace):
    """One change of state. `who` is null for what the command line did."""

    at = fields.AwareDateTime(required=True)
    who = fields.UUID(required=True, allow_none=True)
    kind = fields.String(required=True, metadata={"example": "ruling.issued"})
    subject = fields.UUID(required=True)
    body = fields.Dict(required=True)
    prev_hash = fields.String(required=True)
    seals = fields.Dict(
        metadata={"description": "Texts in the body that are about somebody: where → salt, or seal once taken out"}
    )


class Journal(Schema):
    """Entries, oldest first. `next` is the `after` of the next page; `head` is the last entry there is."""

    items = fields.List(fields.Nested(JournalEntry), required=True)
    next = fields.Integer(required=True, allow_none=True)
    head = fields.Nested(JournalPlace, required=True)


class JournalHead(JournalPlace):
    """The last entry there is. `at` is null where that entry itself is missing."""

    at = fields.AwareDateTime(required=True, allow_none=True)
