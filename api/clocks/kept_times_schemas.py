"""What a director says to the times that players kept."""

from __future__ import annotations

from typing import Any

import marshmallow as ma

from api.clocks.approval_schemas import digest
from api.clocks.timekeeping_schemas import KeptTime
from api.frame import shapes
from api.frame.schemas import Query, Schema

fields = ma.fields


class KeptTimesQuery(Query):
    """Which hanchan."""

    hanchan = fields.UUID(required=True)


class KeptTimeList(Schema):
    """The times that players kept at a hanchan."""

    items = fields.List(fields.Nested(KeptTime), required=True)


class KeptTimeAnswerRequest(Schema):
    """Confirmed, or dismissed with a reason."""

    confirmed = fields.Boolean(required=True, truthy=[True], falsy=[False])
    arbiter = fields.UUID(metadata={"description": "Which official it is about, where it is the arbiter"})
    reason = shapes.text(metadata={"description": "Why it is dismissed, or changes what was charged"})
    preview = digest()

    @ma.validates_schema
    def _complete(self, sent: dict[str, Any], **_: Any) -> None:
        dismissed = sent.get("confirmed") is False
        if dismissed and "reason" not in sent:
            raise ma.ValidationError("Missing data.", "reason")
        if dismissed and "arbiter" in sent:
            raise ma.ValidationError("Unknown field: only what is confirmed names an arbiter.", "arbiter")


class KeptTimeAnswer(KeptTime):
    """A kept time that was answered."""

    timing = fields.UUID(
        required=True, allow_none=True, metadata={"description": "What counts since, where it was confirmed"}
    )
