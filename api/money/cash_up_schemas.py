"""The cash-up as it is answered, and a count as it is sent."""

from __future__ import annotations

import marshmallow as ma

from api.frame import shapes
from api.frame.schemas import Query, Schema
from api.money.ledger_schemas import MOST
from models.money.payments import METHODS

fields = ma.fields
MINOR = {"description": "Minor units"}


class CashUpQuery(Query):
    """Which day."""

    day = fields.Date(metadata={"description": "In the tournament's time zone; left out for today"})


class CashCountRequest(Schema):
    """What was handed over or counted of a day's payments."""

    day = fields.Date(required=True, metadata={"description": "In the tournament's time zone"})
    unit = fields.String(required=True, validate=ma.validate.Regexp("^[A-Z]{3}$"), metadata={"example": "SGD"})
    method = fields.String(required=True, validate=ma.validate.OneOf(METHODS))
    counted = fields.Integer(required=True, strict=True, validate=ma.validate.Range(-MOST, MOST), metadata=MINOR)
    replaces = fields.UUID(metadata={"description": "The count that was wrong, where there is one; `note` says why"})
    note = shapes.text()


class CashCount(CashCountRequest):
    """A count beside what the ledger had then."""

    id = fields.UUID(required=True)
    expected = fields.Integer(
        required=True, strict=True, metadata={"description": "Taken less handed back, in minor units"}
    )
    difference = fields.Integer(
        required=True, strict=True, metadata={"description": "Below zero where some is missing"}
    )
    replaces = fields.UUID(required=True, allow_none=True)
    note = fields.String(required=True, allow_none=True)
    official = fields.UUID(required=True)
    server_at = shapes.moment(required=True)


class TakenBy(Schema):
    """What an official took, less what they handed back."""

    official = fields.UUID(required=True)
    amount = fields.Integer(required=True, strict=True, metadata=MINOR)


class CashUpItem(Schema):
    """One currency and one way of paying."""

    unit = fields.String(required=True)
    method = fields.String(required=True, validate=ma.validate.OneOf(METHODS))
    taken = fields.Integer(required=True, strict=True, metadata=MINOR)
    refunded = fields.Integer(required=True, strict=True, metadata=MINOR)
    expected = fields.Integer(required=True, strict=True, metadata={"description": "Taken less refunded"})
    by = fields.List(fields.Nested(TakenBy), required=True)
    count = fields.Nested(CashCount, required=True, allow_none=True)


class CashUp(Schema):
    """A day's payments and counts."""

    day = fields.String(required=True, metadata={"example": "2025-11-21"})
    time_zone = fields.String(required=True, metadata={"example": "Asia/Singapore"})
    items = fields.List(fields.Nested(CashUpItem), required=True)
