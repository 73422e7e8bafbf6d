"""The ledger as it is answered, and what is written into it by hand."""

from __future__ import annotations

import marshmallow as ma

from api.frame import shapes
from api.frame.schemas import Query, Schema
from models.money.payments import METHODS

fields = ma.fields
KINDS = ("player", "team", "official")
WHAT = ("charged", "reversed", "decided", "paid", "waived")
CAUSES = ("ruling", "clock", "decision", "payment")
MOST = 1_000_000_00
UNIT = {"description": "P (tournament points), pts (table points) or a currency, in minor units", "example": "SGD"}


class AccountName(Schema):
    """Whose account."""

    kind = fields.String(required=True, validate=ma.validate.OneOf(KINDS))
    id = fields.UUID(required=True)


class LedgerLine(Schema):
    """One line; a line is never changed. Owed when the amount is positive."""

    id = fields.UUID(required=True)
    account = fields.Nested(AccountName, required=True)
    unit = fields.String(required=True, metadata=UNIT)
    amount = fields.Integer(required=True, strict=True)
    what = fields.String(required=True, validate=ma.validate.OneOf(WHAT))
    cause = fields.String(required=True, validate=ma.validate.OneOf(CAUSES))
    cause_id = fields.UUID(required=True)
    fine = fields.UUID(
        required=True, allow_none=True, metadata={"description": "Of a waiver: the cause of the fine that it names"}
    )
    hanchan = fields.UUID(required=True, allow_none=True)
    round = fields.String(required=True, allow_none=True)
    reason = fields.String(required=True, allow_none=True)
    at = shapes.moment(required=True)
    seq = fields.Integer(required=True, strict=True)


class LedgerPage(Schema):
    """Lines, oldest first."""

    items = fields.List(fields.Nested(LedgerLine), required=True)
    next = fields.UUID(required=True, allow_none=True)


class Total(Schema):
    """The balance of an account: the sum of its lines."""

    account = fields.Nested(AccountName, required=True)
    unit = fields.String(required=True, metadata=UNIT)
    amount = fields.Integer(required=True, strict=True)
    since = shapes.moment(required=True, metadata={"description": "When what has been owed without a break began"})


class TotalList(Schema):
    """Balances, by account."""

    items = fields.List(fields.Nested(Total), required=True)


class LedgerQuery(Query):
    """Which lines."""

    account = fields.UUID()
    round = shapes.round_label()
    after = fields.UUID(metadata={"description": "The last `next`"})
    limit = shapes.limit()


class TotalsQuery(Query):
    """Which balances."""

    round = shapes.round_label()
    owing = fields.Boolean(load_default=False, metadata={"description": "Only those above nothing"})


class MoneyMoved(Schema):
    """Money that changed hands, and when."""

    account = fields.Nested(AccountName, required=True)
    unit = fields.String(required=True, validate=ma.validate.Regexp("^[A-Z]{3}$"), metadata={"example": "SGD"})
    amount = fields.Integer(
        required=True, strict=True, validate=ma.validate.Range(1, MOST), metadata={"description": "Minor units"}
    )
    method = fields.String(required=True, validate=ma.validate.OneOf(METHODS))
    paid_at = shapes.moment(metadata={"description": "Left out for now; never later than that"})


class PaymentRequest(MoneyMoved):
    """Money that was paid for fines, all of them or a part."""

    note = shapes.text()


class RefundRequest(MoneyMoved):
    """Money that is handed back, no more than was paid too much."""

    reason = shapes.text(required=True)


class LedgerWithdrawalRequest(Schema):
    """Why a payment or a decision is withdrawn."""

    reason = shapes.text(required=True, metadata={"description": "Why; it stands in the journal"})


class PaymentWithdrawal(Schema):
    """When a payment was withdrawn, by whom and why."""

    at = shapes.moment(required=True)
    official = fields.UUID(required=True)
    reason = fields.String(required=True)


class Payment(PaymentRequest):
    """A payment with its receipt number; or a refund, with why as its note."""

    id = fields.UUID(required=True)
    receipt = fields.Integer(required=True, strict=True, metadata={"description": "Counts in the tournament"})
    paid_at = shapes.moment(required=True)
    official = fields.UUID(required=True)
    server_at = shapes.moment(required=True)
    note = fields.String(required=True, allow_none=True)
    refund = fields.Boolean(required=True, metadata={"description": "The money went back to who had paid"})
    withdrawn = fields.Nested(PaymentWithdrawal, required=True, allow_none=True)


class LedgerDecisionRequest(Schema):
    """What a director takes or gives back by hand."""

    account = fields.Nested(AccountName, required=True)
    unit = fields.String(required=True, validate=ma.validate.Regexp("^(P|pts|[A-Z]{3})$"), metadata=UNIT)
    amount = fields.Integer(
        required=True,
        strict=True,
        validate=[ma.validate.Range(-MOST, MOST), ma.validate.NoneOf([0], error="Nothing would change.")],
        metadata={"description": "Taken when positive, given back when negative"},
    )
    waives = fields.Boolean(
        load_default=False, metadata={"description": "Lets a fine go: the amount is negative, and no more than is owed"}
    )
    fine = fields.UUID(
        metadata={"description": "Of a waiver: the `cause_id` of the fine; left out, the oldest that are open"}
    )
    reason = shapes.text(required=True)

    @ma.validates_schema
    def _names_a_fine_it_waives(self, sent: dict[str, object], **_: object) -> None:
        if "fine" in sent and not sent.get("waives"):
            raise ma.ValidationError("Only a waiver names a fine.", "fine")

    @ma.validates_schema
    def _takes_whole_sticks(self, sent: dict[str, object], **_: object) -> None:
        if sent.get("unit") == "pts" and int(str(sent.get("amount", 0))) % 100:
            raise ma.ValidationError("Table points come in hundreds.", "amount")

    @ma.validates_schema
    def _waives_money_owed(self, sent: dict[str, object], **_: object) -> None:
        if sent.get("waives") and (sent.get("unit") in ("P", "pts") or int(str(sent.get("amount", 0))) > 0):
            raise ma.ValidationError(
                "Only money that is owed is waived: give a currency and a negative amount.", "waives"
            )
