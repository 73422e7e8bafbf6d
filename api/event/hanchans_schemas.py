"""Hanchans as they are sent and answered."""

from __future__ import annotations

from typing import Any

import marshmallow as ma

from api.event.debts_schemas import SEATED, Debt
from api.frame import shapes
from api.frame.schemas import Schema
from models.event.hanchans import STATUSES
from models.ruling.hand import SEATS

fields = ma.fields
STATUS = {"description": "null for one in play; cancelled: it will not be played; void: it was, and does not count"}
SUBSTITUTES = {"description": "Seat → whom the player there replaced"}


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


class Substitutes(Schema):
    """The player whom the one on a seat replaced; seats without a substitute are left out."""

    east = fields.UUID()
    south = fields.UUID()
    west = fields.UUID()
    north = fields.UUID()


class HanchanRequest(Schema):
    """Four players at a table for one game."""

    table = fields.UUID(required=True)
    round = shapes.text(40, required=True, metadata={"example": "3"})
    seats = fields.Nested(Seats, required=True)
    started_at = shapes.moment(allow_none=True)


class Hanchan(HanchanRequest):
    """A hanchan of the tournament."""

    id = fields.UUID(required=True)
    status = fields.String(required=True, allow_none=True, validate=ma.validate.OneOf(STATUSES), metadata=STATUS)
    substitutes = fields.Nested(Substitutes, required=True, metadata=SUBSTITUTES)


class SeatedHanchan(Hanchan):
    """A hanchan, and who there does not play before they have paid."""

    debts = fields.List(fields.Nested(Debt), required=True, metadata=SEATED)


class HanchanList(Schema):
    """Hanchans, by id."""

    items = fields.List(fields.Nested(Hanchan), required=True)
    next = fields.UUID(required=True, allow_none=True)
