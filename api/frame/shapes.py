"""What many bodies and answers inside a tournament share: hands, seats, offenders, pages."""

from __future__ import annotations

from typing import Any

import marshmallow as ma

from api.frame.schemas import Query, Schema
from models.database.types import EARLIEST, LATEST
from models.ruling.hand import SEATS

fields = ma.fields
IN_TOURNAMENT = "/api/v1/tournaments/<uuid:tournament_id>"
LONGEST_NAME = 200
LONGEST_TEXT = 4000
LONGEST_ROUND = 40
MOST_ITEMS = 500
SOME_ITEMS = 100
NO_ROW = 2**31 - 1
HUNDRED_YEARS_MS = 3_155_760_000_000


def text(longest: int = LONGEST_TEXT, **more: Any) -> fields.String:
    """Make a field of text that is not blank."""
    readable = ma.validate.Regexp(r"(?s).*\S", error="Shorter than minimum length 1.")
    return fields.String(validate=[ma.validate.Length(max=longest), readable], **more)


def link() -> fields.String:
    """Make the field of a link told whole, beside `join`, which is its path."""
    return fields.String(
        required=True, metadata={"description": "`join` after an address that phones can open, as far as there is one"}
    )


def moment(**more: Any) -> fields.AwareDateTime:
    """Make a field of a time with its offset, in years that a calendar holds."""
    return fields.AwareDateTime(format="iso", validate=ma.validate.Range(min=EARLIEST, max=LATEST), **more)


def round_label(required: bool = False, **metadata: str) -> fields.String:
    """Make the field of a round in a query string: its label."""
    short = ma.validate.Length(max=LONGEST_ROUND)
    return fields.String(required=required, validate=short, metadata={**metadata, "example": "3"})


def seat(**more: Any) -> fields.String:
    """Make a field of a seat, by the player's wind in this hand."""
    return fields.String(validate=ma.validate.OneOf(SEATS), **more)


def limit() -> fields.Integer:
    """Make a field of how many items a page holds."""
    return fields.Integer(load_default=SOME_ITEMS, validate=ma.validate.Range(min=1, max=MOST_ITEMS))


def place(**more: Any) -> fields.Integer:
    """Make a field of a place in the journal."""
    known = {"description": "The last `next`, or the last number seen"}
    return fields.Integer(validate=ma.validate.Range(min=0, max=NO_ROW), metadata=known, **more)


class Hand(Schema):
    """A hand of a hanchan: East 2 with 1 counter is east, 2, 1."""

    wind = seat(required=True)
    number = fields.Integer(
        strict=True, required=True, validate=ma.validate.Range(min=1, max=4), metadata={"example": 2}
    )
    counters = fields.Integer(
        strict=True, allow_none=True, validate=ma.validate.Range(min=0, max=1000), metadata={"example": 0}
    )


class Offender(Schema):
    """Who committed the foul."""

    kind = fields.String(required=True, validate=ma.validate.OneOf(("player", "team", "official")))
    id = fields.UUID(required=True)


class Clocked(Schema):
    """When something happened, by the device's clock."""

    device_at = moment(metadata={"description": "When the call was made, by the device's clock"})
    clock_offset_ms = fields.Integer(
        strict=True,
        validate=ma.validate.Range(min=-HUNDRED_YEARS_MS, max=HUNDRED_YEARS_MS),
        metadata={"description": "Measured offset of the device's clock: what must be added to it", "example": -1500},
    )

    @ma.validates_schema
    def _offset_belongs_to_a_time(self, sent: dict[str, object], **_: object) -> None:
        if "clock_offset_ms" in sent and "device_at" not in sent:
            raise ma.ValidationError("Missing data: the offset corrects device_at.", "device_at")


class AtTable(Schema):
    """Which table; hanchan and hand where they are known."""

    table = fields.UUID(required=True)
    hanchan = fields.UUID()
    hand = fields.Nested(Hand)


class TableQuery(Query):
    """Which table."""

    table = fields.UUID(required=True)


class JournalPlace(Schema):
    """Where a change stands in the journal."""

    seq = fields.Integer(required=True)
    hash = fields.String(required=True, metadata={"description": "Hexadecimal SHA-256, chained to the entry before"})


class PageQuery(Query):
    """Which part of a list, by id."""

    after = fields.UUID(metadata={"description": "The last `next`"})
    limit = limit()
