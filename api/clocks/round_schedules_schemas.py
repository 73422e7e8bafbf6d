"""Schedules of whole rounds as they are sent and answered."""

from __future__ import annotations

from typing import Any

import marshmallow as ma

from api.clocks.approval_schemas import digest
from api.clocks.schedules_schemas import LONGEST_MINUTES, WrittenSchedule
from api.event.seating_schemas import MOST_HANCHANS, MOST_ROUNDS, distinct, whole
from api.frame import shapes
from api.frame.bounded import BoundedList
from api.frame.schemas import Schema

fields = ma.fields


class RoundStart(WrittenSchedule):
    """When every hanchan of a round is to begin, and how many minutes each may last."""

    round = shapes.text(40, required=True, metadata={"example": "3"})


class Series(Schema):
    """All rounds without a result, one after the other."""

    scheduled_at = shapes.moment(required=True, metadata={"description": "When the first begins"})
    minutes = whole(1, LONGEST_MINUTES, required=True, metadata={"description": "How long each lasts", "example": 90})
    pause = whole(0, LONGEST_MINUTES, load_default=0, metadata={"description": "Minutes between two", "example": 15})


class SeenSchedule(WrittenSchedule):
    """The schedule of a hanchan."""

    hanchan = fields.UUID(required=True)


class SchedulesRequest(Schema):
    """Rounds, or a series; and the schedules that they replace."""

    rounds = BoundedList(fields.Nested(RoundStart), least=1, most=MOST_ROUNDS)
    series = fields.Nested(Series)
    replaces = BoundedList(
        fields.Nested(SeenSchedule),
        load_default=list,
        most=MOST_HANCHANS,
        metadata={"description": "The schedules that you saw: hanchans of these rounds that are not there had none"},
    )
    reason = shapes.text(metadata={"description": "Why what was charged changes"})
    preview = digest()

    @ma.validates_schema
    def _one_of_both(self, sent: dict[str, Any], **_: object) -> None:
        if ("rounds" in sent) == ("series" in sent):
            raise ma.ValidationError("Not a valid choice: name the rounds, or a series.", "rounds")
        distinct([one["round"] for one in sent.get("rounds", [])], "rounds")


class ListedSchedule(SeenSchedule):
    """The schedule of a hanchan, and its round."""

    round = fields.String(required=True)


class ScheduleList(Schema):
    """Schedules, by hanchan."""

    items = fields.List(fields.Nested(ListedSchedule), required=True)
