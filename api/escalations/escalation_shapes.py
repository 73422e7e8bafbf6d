"""An escalation as it is answered, with a ruling or by itself."""

from __future__ import annotations

import marshmallow as ma

from api.frame.schemas import Schema
from rulings import escalation

fields = ma.fields
STATUS = ma.validate.OneOf(escalation.STATUSES)
LEVEL = ma.validate.OneOf(escalation.LEVELS)
OUTCOME = ma.validate.OneOf(escalation.OUTCOMES)
IN_FORCE = {"description": "The ruling that stands; null where none does"}


class _Made(Schema):
    """Who did it, why and when. One of `official` and `player` is null."""

    status = fields.String(required=True, validate=STATUS)
    level = fields.String(required=True, validate=LEVEL)
    standing = fields.UUID(required=True, allow_none=True, metadata=IN_FORCE)
    reason = fields.String(required=True)
    official = fields.UUID(required=True, allow_none=True)
    player = fields.UUID(required=True, allow_none=True)
    device_at = fields.AwareDateTime(required=True, allow_none=True)
    clock_offset_ms = fields.Integer(required=True, allow_none=True)
    server_at = fields.AwareDateTime(required=True)
    seq = fields.Integer(required=True, metadata={"description": "Its entry in the journal"})


class EscalationStep(_Made):
    """A step: taken on to the director, decided or reopened; `status`, `level` and `standing` are those after it."""

    id = fields.UUID(required=True)
    what = fields.String(required=True, validate=ma.validate.OneOf(("appealed", "decided", "reopened")))
    outcome = fields.String(required=True, allow_none=True, validate=OUTCOME)
    made_at = fields.AwareDateTime(required=True)


class Escalation(_Made):
    """A ruling that somebody asked to be judged again: with whom it lies, and what was done about it, oldest first.

    `escalated_at` is the device's time corrected by its offset, as is `made_at` of a step.
    """

    ruling = fields.UUID(required=True)
    evidence = fields.String(required=True, allow_none=True)
    escalated_at = fields.AwareDateTime(required=True)
    steps = fields.List(fields.Nested(EscalationStep), required=True)
