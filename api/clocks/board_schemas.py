"""The hall's board as it is answered: tables and times, and nobody's name."""

from __future__ import annotations

import marshmallow as ma

from api.clocks.extra_times_schemas import EndOfTime, GameClock
from api.frame import shapes
from api.frame.schemas import Schema
from models.ruling.hand import SEATS

fields = ma.fields


class Missed(Schema):
    """Who is awaited at a table: a seat at the start of the hanchan, or an arbiter (null)."""

    seat = fields.String(required=True, allow_none=True, validate=ma.validate.OneOf((*SEATS, None)))
    scheduled_at = shapes.moment(required=True, metadata={"description": "Lateness counts from there"})


class BoardTable(GameClock):
    """A table with the hanchan that it plays now."""

    missed = fields.List(fields.Nested(Missed), required=True, metadata={"description": "Whose clock runs"})
    finished = fields.Boolean(required=True, metadata={"description": "Its result was entered"})


class Board(Schema):
    """What a big screen in the hall shows."""

    name = fields.String(required=True)
    time_zone = fields.String(required=True)
    end_of_time = fields.Nested(EndOfTime, required=True)
    tables = fields.List(fields.Nested(BoardTable), required=True)
