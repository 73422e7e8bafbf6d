"""Is a receipt genuine? Whoever holds it may ask."""

from __future__ import annotations

import marshmallow as ma
from flask import Response

from api.frame import shapes
from api.frame.blueprint import Blueprint
from api.frame.problems import Problem
from api.frame.responses import send
from api.frame.schemas import Schema
from api.frame.store import read
from models.money import payments

blp = Blueprint("genuine", description="Receipts, for whoever holds one")


class VerifiedReceipt(Schema):
    """What the receipt must say; nobody is named."""

    tournament = ma.fields.String(required=True)
    number = ma.fields.Integer(required=True, strict=True)
    amount = ma.fields.Integer(required=True, strict=True, metadata={"description": "Minor units"})
    unit = ma.fields.String(required=True, metadata={"description": "The currency", "example": "SGD"})
    paid_at = shapes.moment(required=True)
    time_zone = ma.fields.String(required=True, metadata={"example": "Asia/Singapore"})
    method = ma.fields.String(required=True, validate=ma.validate.OneOf(payments.METHODS))
    refund = ma.fields.Boolean(required=True, metadata={"description": "The money went back to who had paid"})
    withdrawn_at = shapes.moment(
        required=True, allow_none=True, metadata={"description": "Since when it does not count: it was entered wrongly"}
    )


@blp.get("/receipts/<entry_hash>")
@blp.answers(200, VerifiedReceipt)
def confirm_receipt(entry_hash: str) -> Response:
    """The payment whose receipt bears this hash: that of its entry in the journal

    It can't be guessed, so only who has seen the receipt can ask.
    """
    with read() as connection:
        row = payments.find_by_entry(connection, entry_hash)
    if row is None:
        raise Problem(404, "No receipt bears this hash: it is not one of ours, or it was read wrongly.")
    return send(row._asdict())
