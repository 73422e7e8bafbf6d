"""How late, and what it costs."""

from __future__ import annotations

import marshmallow as ma

from api.decisions.decisions_schemas import Fine, Penalty, Points, Step
from api.frame.schemas import Schema
from api.rulebooks.rulebooks_schemas import Reading, RulebookChoice, RulebookNames, Source

fields = ma.fields
WHO = ("player", "arbiter")


class LatenessQuestion(Schema):
    """Who is how late, and under which rulebook."""

    rulebook = fields.Nested(RulebookChoice, required=True)
    who = fields.String(required=True, validate=ma.validate.OneOf(WHO))
    seconds = fields.Integer(
        required=True,
        strict=True,
        validate=ma.validate.Range(0, 86_400),
        metadata={"description": "Since the time the game should have begun", "example": 2100},
    )


class Cost(Schema):
    """What being late costs at one moment."""

    minutes = fields.Integer(required=True, strict=True, metadata={"description": "Minutes that count"})
    band = fields.String(required=True, allow_none=True, metadata={"example": "cancelled"})
    penalties = fields.List(fields.Nested(Penalty), required=True)
    points = fields.List(fields.Nested(Points), required=True)
    fines = fields.List(fields.Nested(Fine), required=True)
    effects = fields.List(fields.Nested(Step), required=True)
    cost_line = fields.String(required=True, metadata={"example": "SGD 60.00 fine"})
    line = fields.String(required=True, metadata={"example": "35 min late: SGD 60.00 fine"})


class NextCost(Cost):
    """The next moment at which it costs more."""

    at_seconds = fields.Integer(required=True, strict=True)


class Lateness(Cost):
    """What it costs now, and when it will cost more."""

    rulebook = fields.Nested(RulebookNames, required=True)
    who = fields.String(required=True, validate=ma.validate.OneOf(WHO))
    seconds = fields.Integer(required=True, strict=True)
    next = fields.Nested(
        NextCost, required=True, allow_none=True, metadata={"description": "The next change; null when none comes"}
    )
    next_band = fields.Nested(
        NextCost, required=True, allow_none=True, metadata={"description": "The next threshold; null after the last"}
    )
    source = fields.Nested(Source, required=True)
    readings = fields.List(fields.Nested(Reading), required=True)
    lang = fields.String(required=True)
