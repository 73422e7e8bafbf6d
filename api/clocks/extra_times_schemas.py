"""Extra time and the clocks of hanchans, as they are sent and answered."""

from __future__ import annotations

from typing import Any

import marshmallow as ma

from api.frame import shapes
from api.frame.schemas import Query, Schema
from api.frame.shapes import Clocked, JournalPlace

fields = ma.fields
LONGEST_SECONDS = 3600
STILL = ("finish-hand", "one-more-hand")
CHONBO = ("no-redeal", "redeal")


class ExtraTimeRequest(Clocked):
    """So much more time for a hanchan; below zero it is taken off again, with a reason."""

    hanchan = fields.UUID(required=True)
    seconds = fields.Integer(
        strict=True,
        required=True,
        validate=[
            ma.validate.Range(min=-LONGEST_SECONDS, max=LONGEST_SECONDS),
            ma.validate.NoneOf((0,), error="Must be one of those that change something: 0 does not."),
        ],
        metadata={"example": 180},
    )
    ruling = fields.UUID(metadata={"description": "The ruling that took the time"})
    reason = shapes.text()

    @ma.validates_schema
    def _reason_to_take_it_off(self, sent: dict[str, Any], **_: Any) -> None:
        if sent.get("seconds", 0) < 0 and "reason" not in sent:
            raise ma.ValidationError("Missing data.", "reason")


class ExtraTime(ExtraTimeRequest):
    """Extra time that was given, or taken off again."""

    id = fields.UUID(required=True)
    ruling = fields.UUID(required=True, allow_none=True)
    reason = fields.String(required=True, allow_none=True)
    official = fields.UUID(required=True)
    server_at = shapes.moment(required=True)
    journal = fields.Nested(JournalPlace, required=True)


class EndOfTime(Schema):
    """What the rulebook plays when time is up."""

    still = fields.String(
        required=True,
        validate=ma.validate.OneOf(STILL),
        metadata={"description": "The hand in progress is the last one, or one more is played after it"},
    )
    chonbo = fields.String(
        required=True,
        validate=ma.validate.OneOf(CHONBO),
        metadata={"description": "Whether a chonbo in the last hand is dealt again"},
    )


class GameClock(Schema):
    """The clock of a hanchan. It runs once the game has begun (a timing says so) and where it has a limit."""

    label = fields.String(required=True, metadata={"description": "Of the table"})
    round = fields.String(required=True)
    scheduled_at = shapes.moment(required=True, allow_none=True)
    minutes = fields.Integer(required=True, allow_none=True, metadata={"description": "null for no limit"})
    extra_seconds = fields.Integer(required=True)
    cancelled = fields.Boolean(required=True, metadata={"description": "It will not be played"})
    void = fields.Boolean(required=True, metadata={"description": "It was played, and does not count"})
    began_at = shapes.moment(required=True, allow_none=True)
    ends_at = shapes.moment(required=True, allow_none=True)


class RunningClock(GameClock):
    """The clock of a hanchan, and how it stands at `now`."""

    hanchan = fields.UUID(required=True)
    table = fields.UUID(required=True)
    seconds_left = fields.Integer(required=True, allow_none=True)
    time_is_up = fields.Boolean(required=True)


class GameClockList(Schema):
    """The clocks of hanchans."""

    now = shapes.moment(required=True, metadata={"description": "The server's time, which they are computed for"})
    end_of_time = fields.Nested(EndOfTime, required=True)
    items = fields.List(fields.Nested(RunningClock), required=True)


class GameClocksQuery(Query):
    """Which round."""

    round = shapes.round_label(description="Without it, the hanchan that each table plays now")
