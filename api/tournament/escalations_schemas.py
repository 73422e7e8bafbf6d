"""Escalations as they are sent and answered."""

from __future__ import annotations

import marshmallow as ma

from api.schemas import Query, Schema
from api.tournament import shapes
from api.tournament.rulings_schemas import Escalation, RulingItem
from api.tournament.shapes import Clocked
from models import escalations

fields = ma.fields


class EscalationRequest(Clocked):
    """Why a ruling should be judged again."""

    reason = shapes.text(required=True)


class EscalationsQuery(Query):
    """Which escalations, oldest first."""

    status = fields.String(validate=ma.validate.OneOf(escalations.STATUSES))
    after = shapes.place(load_default=0)
    limit = shapes.limit()


class QueuedEscalation(Escalation):
    """An escalation with its ruling."""

    ruling = fields.Nested(RulingItem, required=True)


class EscalationList(Schema):
    """Escalations, oldest first. `next` is the `after` of the next page, null at the end."""

    items = fields.List(fields.Nested(QueuedEscalation), required=True)
    next = fields.Integer(required=True, allow_none=True)
