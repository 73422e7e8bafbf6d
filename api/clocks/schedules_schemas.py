"""Schedules as they are sent and answered."""

from __future__ import annotations

import marshmallow as ma

from api.clocks.approval_schemas import digest
from api.frame import shapes
from api.frame.schemas import Schema

fields = ma.fields
LONGEST_MINUTES = 24 * 60


class WrittenSchedule(Schema):
    """When a hanchan is to begin, and how many minutes it may last; null for no limit."""

    scheduled_at = shapes.moment(required=True)
    minutes = fields.Integer(
        strict=True,
        load_default=None,
        allow_none=True,
        validate=ma.validate.Range(min=1, max=LONGEST_MINUTES),
        metadata={"example": 90},
    )


class ScheduleRequest(WrittenSchedule):
    """A schedule, and the one that it replaces."""

    replaces = fields.Nested(
        WrittenSchedule,
        load_default=None,
        allow_none=True,
        metadata={"description": "The schedule that you saw; null for a hanchan's first"},
    )
    reason = shapes.text(metadata={"description": "Why what was charged changes"})
    preview = digest()


class Schedule(WrittenSchedule):
    """The schedule of a hanchan."""

    hanchan = fields.UUID(required=True)
