"""Erasures as they are sent and answered."""

from __future__ import annotations

from uuid import UUID

import marshmallow as ma

from api.frame.bounded import BoundedList
from api.frame.schemas import Schema
from api.frame.shapes import JournalPlace

fields = ma.fields
MOST_PLAYERS = 1000


class ErasureRequest(Schema):
    """What is taken out, for good. Names and id numbers are, in any case."""

    players: fields.List[UUID] = BoundedList(
        fields.UUID(),
        least=1,
        most=MOST_PLAYERS,
        metadata={"description": "Of whom; left out: of every player"},
    )
    texts = fields.Boolean(
        load_default=False,
        metadata={"description": "Also what people wrote in their own words, in the whole tournament: notes, reasons"},
    )
    photos = fields.Boolean(load_default=False, metadata={"description": "Also the photos of every ruling"})


class Erasure(ErasureRequest):
    """What was taken out, and when."""

    id = fields.UUID(required=True)
    players = fields.List(fields.UUID(), required=True, allow_none=True)
    official = fields.UUID(required=True)
    server_at = fields.AwareDateTime(required=True)
    journal = fields.Nested(JournalPlace, required=True)


class ErasureList(Schema):
    """Erasures, by id."""

    items = fields.List(fields.Nested(Erasure), required=True)
    next = fields.UUID(required=True, allow_none=True)
