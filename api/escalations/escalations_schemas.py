"""Escalations as they are sent and answered."""

from __future__ import annotations

from typing import Any

import marshmallow as ma

from api.escalations.escalation_shapes import LEVEL, OUTCOME, STATUS, Escalation
from api.frame import shapes
from api.frame.schemas import Query, Schema
from api.frame.shapes import Clocked
from api.rulings.rulings_schemas import Call, Ruling, RulingItem

fields = ma.fields


class EscalationRequest(Clocked):
    """Why a ruling should be judged again, and what speaks for it; photos are attached to the ruling."""

    reason = shapes.text(required=True)
    evidence = shapes.text(metadata={"description": "What speaks for it: who saw it, where it can be seen"})


class AppealRequest(Clocked):
    """Why the head referee's decision should be judged again."""

    reason = shapes.text(required=True)


class ReopeningRequest(Clocked):
    """Why what was final is open again."""

    reason = shapes.text(required=True)


class EscalationDecisionRequest(Clocked):
    """What becomes of the call that was escalated, and why.

    `upheld`: it stands, again if need be. `overturned`: nothing stands. `amended`: `call` stands in its place; without
    `call` an amendment that stands already is confirmed.
    """

    outcome = fields.String(required=True, validate=OUTCOME)
    reason = shapes.text(required=True)
    call = fields.Nested(Call)

    @ma.validates_schema
    def _a_call_belongs_to_an_amendment(self, sent: dict[str, Any], **_: Any) -> None:
        if "call" in sent and sent.get("outcome") != "amended":
            raise ma.ValidationError("Unknown field: only an amendment names another call.", "call")


class EscalationsQuery(Query):
    """Which escalations, oldest first."""

    status = fields.String(validate=STATUS)
    level = fields.String(validate=LEVEL)
    after = shapes.place(load_default=0)
    limit = shapes.limit()


class QueuedEscalation(Escalation):
    """An escalation with its ruling."""

    ruling: fields.Field[Any] = fields.Nested(RulingItem, required=True)  # type: ignore[assignment]  # its id elsewhere


class EscalationList(Schema):
    """Escalations, oldest first. `next` is the `after` of the next page, null at the end."""

    items = fields.List(fields.Nested(QueuedEscalation), required=True)
    next = fields.Integer(required=True, allow_none=True)


class SameFoul(Schema):
    """Another ruling on the same foul at this event."""

    ruling = fields.Nested(RulingItem, required=True)
    facts = fields.Dict(keys=fields.String(), required=True)
    same_facts = fields.Boolean(required=True, metadata={"description": "But for the number of the offence"})
    same_revision = fields.Boolean(required=True)


class Dossier(Schema):
    """All that is needed to decide."""

    escalation = fields.Nested(Escalation, required=True)
    ruling = fields.Nested(Ruling, required=True, metadata={"description": "As it was made; what the log knew then"})
    standing = fields.Nested(
        Ruling, required=True, allow_none=True, metadata={"description": "What stands, if that is another one"}
    )
    offender = fields.List(
        fields.Nested(RulingItem),
        required=True,
        metadata={"description": "Every other ruling on them, newest first, whatever became of it"},
    )
    foul = fields.List(
        fields.Nested(SameFoul),
        required=True,
        metadata={"description": "How this foul was ruled otherwise at this event, newest first"},
    )
