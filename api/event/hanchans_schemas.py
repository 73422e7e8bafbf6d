"""Hanchans as they are sent and answered."""

from __future__ import annotations

from typing import Any

import marshmallow as ma

from api.frame import shapes
from api.frame.schemas import Schema
from models.ruling.hand import SEATS

fields = ma.fields


class Seats(Schema):
    """The player on each seat at the start."""

    east = fields.UUID(required=True)
    south = fields.UUID(required=True)
    west = fields.UUID(required=True)
    north = fields.UUID(required=True)

    @ma.validates_schema
    def _four_players(self, seats: dict[str, Any], **_: Any) -> None:
        taken: dict[Any, str] = {}
        for seat in SEATS:
            other = taken.setdefault(seats[seat], seat)
            if other != seat:
                raise ma.ValidationError(f"The same player sits {other}: name four different ones.", seat)


class HanchanRequest(Schema):
    """Four players at a table for one game."""

    table = fields.UUID(required=True)
    round = shapes.text(40, required=True, metadata={"example": "3"})
    seats = fields.Nested(Seats, required=True)
    started_at = shapes.moment(allow_none=True)
    despite_fines = shapes.text(metadata={"description": "Why somebody with an unpaid fine is seated all the same"})


class Hanchan(HanchanRequest):
    """A hanchan of the tournament."""

    class Meta:
        exclude = ("despite_fines",)

    id = fields.UUID(required=True)


class HanchanList(Schema):
    """Hanchans, by id."""

    items = fields.List(fields.Nested(Hanchan), required=True)
    next = fields.UUID(required=True, allow_none=True)
