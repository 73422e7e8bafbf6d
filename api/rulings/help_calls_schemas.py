"""Help calls as they are sent and answered."""

from __future__ import annotations

from typing import Any

import marshmallow as ma

from api.decisions.decisions_schemas import What
from api.frame import shapes
from api.frame.bounded import BoundedList
from api.frame.schemas import Schema
from api.frame.shapes import AtTable, Clocked, Hand, Offender
from api.rulebooks.rulebooks_schemas import SHORT
from models.ruling.help_calls import ENDS
from services.ruling.help_calls import ANSWERING

fields = ma.fields
LEVEL = "With whom it lies: the head referees, or where the event has none but the caller the directors"


class SeatedOffender(Offender):
    """Who is said to have committed it."""

    seat = shapes.seat(metadata={"description": "Their wind in this hand"})


class HelpCallRequest(What, AtTable, Clocked):
    """Where help is wanted, and what is known so far."""

    foul = fields.String(validate=SHORT, metadata={"example": "empty-win"})
    offenders = BoundedList(fields.Nested(SeatedOffender), load_default=list, most=4)


class HelpCallAnswer(Clocked):
    """Whoever sends it comes."""


class HelpCallEnd(Clocked):
    """That nobody need come any more."""

    how = fields.String(required=True, validate=ma.validate.OneOf(ENDS[1:]))


class HelpCall(Schema):
    """A help call, open while `ended_at` is null."""

    id = fields.UUID(required=True)
    table = fields.UUID(required=True)
    hanchan = fields.UUID(required=True, allow_none=True)
    hand = fields.Nested(Hand, required=True, allow_none=True)
    offenders = fields.List(fields.Nested(SeatedOffender), required=True)
    foul = fields.String(required=True, allow_none=True)
    facts: Any = fields.Dict(required=True)
    context: Any = fields.Dict(required=True)
    level = fields.String(required=True, validate=ma.validate.OneOf(list(ANSWERING)), metadata={"description": LEVEL})
    official = fields.UUID(required=True, metadata={"description": "Who called"})
    called_at = fields.AwareDateTime(required=True)
    server_at = fields.AwareDateTime(required=True)
    answered_by = fields.UUID(required=True, allow_none=True, metadata={"description": "Who comes"})
    answered_at = fields.AwareDateTime(required=True, allow_none=True)
    ended_by = fields.UUID(required=True, allow_none=True)
    ended_at = fields.AwareDateTime(required=True, allow_none=True)
    ended_how = fields.String(required=True, allow_none=True, validate=ma.validate.OneOf(ENDS))
    ruling = fields.UUID(required=True, allow_none=True, metadata={"description": "The ruling that ended it"})


class HelpCallList(Schema):
    """Open help calls, oldest first."""

    items = fields.List(fields.Nested(HelpCall), required=True)
