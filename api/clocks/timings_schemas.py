"""Recorded times and the clocks they make, as they are sent and answered."""

from __future__ import annotations

from typing import Any

import marshmallow as ma

from api.clocks.approval_schemas import digest
from api.decisions.lateness_schemas import Lateness
from api.frame import shapes
from api.frame.schemas import Query, Schema
from api.frame.shapes import Clocked, JournalPlace
from rulings.clocks.timings import OF_PERSON, WHAT

fields = ma.fields
NEEDS = {"corrected": ("arrived_at", "reason"), "stopped": ("reason",), "taken-back": ("takes_back",)}
MEANINGS = (
    "absent starts the person's clock, which counts from the scheduled start; arrived, replaced, stopped and cancelled "
    "stop it; began stops all of the hanchan; corrected sets the time of a stop; taken-back undoes another timing"
)


class LatePerson(Schema):
    """Who is late: a player of the hanchan, or an arbiter."""

    kind = fields.String(required=True, validate=ma.validate.OneOf(("player", "official")))
    id = fields.UUID(required=True)


class TimingRequest(Clocked):
    """A time to record."""

    hanchan = fields.UUID(required=True)
    what = fields.String(required=True, validate=ma.validate.OneOf(WHAT), metadata={"description": MEANINGS})
    person = fields.Nested(LatePerson, metadata={"description": "Left out where the whole hanchan is meant"})
    arrived_at = shapes.moment(metadata={"description": "The typed time of a correction"})
    takes_back = fields.UUID(metadata={"description": "The timing that is taken back"})
    reason = shapes.text()
    preview = digest()

    @ma.validates_schema
    def _complete(self, sent: dict[str, Any], **_: Any) -> None:
        what = sent.get("what")
        wrong = {name: ["Missing data."] for name in NEEDS.get(what or "", ()) if name not in sent}
        for name, owner in (("arrived_at", "corrected"), ("takes_back", "taken-back")):
            if name in sent and what != owner:
                wrong[name] = [f"Only what is {owner} has it."]
        if what in OF_PERSON and what != "corrected" and "person" not in sent:
            wrong["person"] = ["Missing data."]
        if what in ("began", "taken-back") and "person" in sent:
            wrong["person"] = [f"What is {what} names no person."]
        if wrong:
            raise ma.ValidationError(wrong)


class TimingPreviewRequest(TimingRequest):
    """A time to look at before it is recorded."""

    id = fields.UUID(
        metadata={
            "description": "The timing_id under which it will be sent, where that is known: of two times of the same "
            "moment the ids decide"
        }
    )


class Timing(Clocked):
    """A recorded time."""

    id = fields.UUID(required=True)
    hanchan = fields.UUID(required=True)
    what = fields.String(required=True, validate=ma.validate.OneOf(WHAT))
    person = fields.Nested(LatePerson, required=True, allow_none=True)
    at = shapes.moment(required=True, metadata={"description": "By the device's corrected clock"})
    arrived_at = shapes.moment(required=True, allow_none=True)
    takes_back = fields.UUID(required=True, allow_none=True)
    reason = fields.String(required=True, allow_none=True)
    official = fields.UUID(required=True)
    server_at = shapes.moment(required=True)
    journal = fields.Nested(JournalPlace, required=True)


class Stop(Schema):
    """How a clock stopped: the earliest stop counts."""

    at = shapes.moment(required=True)
    how = fields.String(required=True, metadata={"example": "arrived"})
    timing = fields.UUID(required=True)
    others = fields.List(
        fields.UUID(), required=True, metadata={"description": "Stops that were recorded but came later"}
    )


class LatenessClock(Schema):
    """Somebody's clock in a round."""

    person = fields.Nested(LatePerson, required=True)
    who = fields.String(required=True, validate=ma.validate.OneOf(("player", "arbiter")))
    hanchan = fields.UUID(required=True, metadata={"description": "Where the person was first missed"})
    round = fields.String(required=True)
    scheduled_at = shapes.moment(required=True)
    stopped = fields.Nested(Stop, required=True, allow_none=True, metadata={"description": "null while it runs"})
    cancellation_due = fields.Boolean(
        required=True, metadata={"description": "The book cancels the day's games now: somebody has to confirm it"}
    )
    cost = fields.Nested(Lateness, required=True, metadata={"description": "At `now`, or when it stopped"})


class ClockList(Schema):
    """The clocks of a round."""

    now = shapes.moment(required=True, metadata={"description": "The server's time, which `cost` is computed for"})
    items = fields.List(fields.Nested(LatenessClock), required=True)


class ClocksQuery(Query):
    """Which round."""

    round = shapes.round_label(required=True)
