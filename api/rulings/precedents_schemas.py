"""Precedents as they are looked for and answered."""

from __future__ import annotations

import marshmallow as ma

from api.escalations.escalation_shapes import Escalation
from api.frame import shapes
from api.frame.bounded import BoundedList
from api.frame.schemas import Query, Schema
from api.rulebooks.rulebooks_schemas import SHORT
from api.rulings.rulings_schemas import RulingItem

fields = ma.fields
WHY = ("discretion", "not-covered", "reading", "decision")
FACT = ma.validate.Regexp(r"[^:]+:.+\Z", error="String does not match name:value.")


class PrecedentsQuery(Query):
    """Which precedents, newest first."""

    foul = fields.String(validate=SHORT, metadata={"example": "obstruction"})
    q = fields.String(
        validate=ma.validate.Length(max=200),
        metadata={"description": "Words that all occur in what was noted or given as a reason"},
    )
    fact = BoundedList(
        fields.String(validate=[ma.validate.Length(max=200), FACT]),
        load_default=list,
        most=20,
        metadata={"description": "name:value; may be repeated", "example": ["serious_or_repeated:true"]},
    )
    after = shapes.place()
    limit = shapes.limit()


class Precedent(Schema):
    """A ruling that others may be held against."""

    ruling = fields.Nested(RulingItem, required=True)
    why = fields.List(
        fields.String(validate=ma.validate.OneOf(WHY)),
        required=True,
        metadata={
            "description": "Left to the referee, not covered, a reading mattered, or decided after an escalation"
        },
    )
    facts = fields.Dict(keys=fields.String(), required=True)
    readings = fields.List(fields.Dict(keys=fields.String(), values=fields.String()), required=True)
    revision = fields.String(required=True)
    revision_changed = fields.Boolean(
        required=True, metadata={"description": "Whether the tournament's rulebook is another by now"}
    )
    note = fields.String(required=True, allow_none=True)
    reason = fields.String(required=True, allow_none=True)
    escalation = fields.Nested(Escalation, required=True, allow_none=True)


class PrecedentList(Schema):
    """Precedents, newest first. `next` is the `after` of the next page, null at the end."""

    items = fields.List(fields.Nested(Precedent), required=True)
    next = fields.Integer(required=True, allow_none=True)
