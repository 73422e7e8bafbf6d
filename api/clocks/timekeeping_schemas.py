"""The time-keeping page of a table, as it is sent and answered."""

from __future__ import annotations

from typing import Any

import marshmallow as ma

from api.frame import shapes
from api.frame.schemas import Schema
from api.frame.shapes import Clocked
from models.event.kept_times import WHAT, WHO

fields = ma.fields
STATES = ("waiting", "confirmed", "dismissed")


class SeatedPlayer(Schema):
    """A player at the table."""

    id = fields.UUID(required=True)
    name = fields.String(required=True)
    id_number = fields.String(required=True)
    seat = shapes.seat(required=True, metadata={"description": "At the start of the hanchan"})


class KeptTimeRequest(Clocked):
    """A time that a player keeps."""

    hanchan = fields.UUID(required=True)
    what = fields.String(required=True, validate=ma.validate.OneOf(WHAT))
    who = fields.String(validate=ma.validate.OneOf(WHO), metadata={"description": "Left out where the game began"})
    player = fields.UUID(metadata={"description": "Which player, where it is one"})

    @ma.validates_schema
    def _whom_it_is_about(self, sent: dict[str, Any], **_: Any) -> None:
        needed = {"who": sent.get("what") != "began", "player": sent.get("who") == "player"}
        for name, wanted in needed.items():
            if wanted and name not in sent:
                raise ma.ValidationError("Missing data.", name)
            if name in sent and not wanted:
                raise ma.ValidationError("Unknown field: it does not go with the others.", name)


class KeptTime(Schema):
    """A time that a player kept, and whether a director has confirmed it."""

    id = fields.UUID(required=True)
    hanchan = fields.UUID(required=True)
    what = fields.String(required=True, validate=ma.validate.OneOf(WHAT))
    who = fields.String(required=True, allow_none=True, validate=ma.validate.OneOf((*WHO, None)))
    player = fields.UUID(required=True, allow_none=True)
    at = shapes.moment(required=True, metadata={"description": "By the phone's corrected clock"})
    server_at = shapes.moment(required=True, metadata={"description": "When it was received"})
    state = fields.String(required=True, validate=ma.validate.OneOf(STATES))
    reason = fields.String(required=True, allow_none=True, metadata={"description": "Why it was dismissed"})


class KnownLateness(Schema):
    """What officials have recorded of somebody's lateness."""

    who = fields.String(required=True, validate=ma.validate.OneOf(WHO))
    player = fields.UUID(required=True, allow_none=True)
    there = fields.Boolean(required=True, metadata={"description": "Whether the clock has stopped"})


class TimedHanchan(Schema):
    """The hanchan that is timed."""

    id = fields.UUID(required=True)
    round = fields.String(required=True)
    scheduled_at = shapes.moment(required=True, allow_none=True)
    players = fields.List(fields.Nested(SeatedPlayer), required=True)
    timed = fields.List(
        fields.String(validate=ma.validate.OneOf(WHO)),
        required=True,
        metadata={"description": "Whose lateness the rulebook speaks of"},
    )
    keeper = fields.UUID(
        required=True,
        allow_none=True,
        metadata={"description": "Who keeps time when the arbiter is absent; null where the rulebook names nobody"},
    )
    began_at = shapes.moment(required=True, allow_none=True)
    ends_at = shapes.moment(required=True, allow_none=True)
    cancelled = fields.Boolean(required=True)
    void = fields.Boolean(required=True)
    finished = fields.Boolean(required=True, metadata={"description": "Its result was entered"})
    known = fields.List(fields.Nested(KnownLateness), required=True)
    times = fields.List(fields.Nested(KeptTime), required=True, metadata={"description": "Kept so far"})


class Timekeeping(Schema):
    """A table whose time a player may keep."""

    tournament = fields.String(required=True, metadata={"description": "Its name"})
    time_zone = fields.String(required=True)
    label = fields.String(required=True)
    hanchan = fields.Nested(TimedHanchan, required=True, allow_none=True)
