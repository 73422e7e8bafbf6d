"""The end of a hanchan, and what it comes to."""

from __future__ import annotations

import marshmallow as ma

from api.decisions.decisions_schemas import Transfer
from api.decisions.transfers_schemas import MOST_OFFENCES, Offence
from api.frame.bounded import BoundedList
from api.frame.schemas import Answers, Schema
from api.hands.hands_schemas import BySeat, Named
from api.results.results_schemas import MOST_POINTS, TENTHS, SeatPoints, hundreds
from api.rulebooks.rulebooks_schemas import RulebookChoice, RulebookNames, Source
from rulings.engine.context import SEATS
from rulings.settlements.inspect import ENDS
from rulings.settlements.question import AT, MOST_DEPOSITS

fields = ma.fields
SEAT = ma.validate.OneOf(SEATS)
CHOSEN = {"description": "Rule point → answer", "example": {"uma": [20, 10], "leftover-deposits": "winner"}}
STEPS = ("penalties", "pot", "deposits", "yakitori")


class TakenPenalty(Offence):
    """A penalty that the points don't have yet."""

    at = fields.String(
        load_default="score",
        validate=ma.validate.OneOf(AT),
        metadata={"description": "Off the score after the uma, or paid at the table before it"},
    )
    dealer = fields.String(
        load_default="east", validate=SEAT, metadata={"description": "Who dealt then; seats are those of the start"}
    )


class SettlementQuestion(Schema):
    """How a hanchan ended, and under which rulebook."""

    rulebook = fields.Nested(RulebookChoice, required=True)
    rules = Answers(**CHOSEN)
    points = fields.Nested(SeatPoints, required=True)
    deposits = fields.Integer(
        strict=True,
        load_default=0,
        validate=ma.validate.Range(0, MOST_DEPOSITS),
        metadata={"description": "Riichi sticks left on the table"},
    )
    pot = hundreds(0, load_default=0, metadata={"description": f"Penalties on the table, to {MOST_POINTS:,} points"})
    winless = BoundedList(
        fields.String(validate=SEAT),
        load_default=list,
        most=len(SEATS),
        metadata={"description": "Who has won no hand"},
    )
    penalties = BoundedList(fields.Nested(TakenPenalty), load_default=list, most=MOST_OFFENCES)


class SettlementStep(Schema):
    """What moves points before the scores."""

    kind = fields.String(required=True, validate=ma.validate.OneOf(STEPS))
    text = fields.String(required=True)
    transfers = fields.List(
        fields.Nested(Transfer), required=True, metadata={"description": "Between seats, `table` and `nobody`"}
    )
    points = fields.Nested(BySeat, required=True, metadata={"description": "After it"})


def tenths() -> ma.fields.Integer:
    """Return a field for tenths of P."""
    return fields.Integer(required=True, strict=True, metadata=TENTHS)


class SeatAtEnd(Schema):
    """delta + uma + oka - taken = total, in tenths of P."""

    points = fields.Integer(required=True, strict=True, metadata={"description": "Table points after all steps"})
    place = fields.Integer(required=True, strict=True)
    delta = tenths()
    uma = tenths()
    oka = tenths()
    taken = tenths()
    total = tenths()


class SeatsAtEnd(Schema):
    """All four seats."""

    east = fields.Nested(SeatAtEnd, required=True)
    south = fields.Nested(SeatAtEnd, required=True)
    west = fields.Nested(SeatAtEnd, required=True)
    north = fields.Nested(SeatAtEnd, required=True)


class Balance(Schema):
    """What doesn't come out even."""

    missing = fields.Integer(
        required=True, strict=True, metadata={"description": "Points that the totals lack; too many are negative"}
    )
    lost = fields.Integer(required=True, strict=True, metadata={"description": "Points that nobody gets"})
    off = fields.Integer(
        required=True, strict=True, metadata={"description": "Tenths of P that shared places add to the sum of scores"}
    )


class BelowZero(Schema):
    """Who fell below zero."""

    seats = fields.List(fields.String(validate=SEAT), required=True)
    game = fields.String(required=True, validate=ma.validate.OneOf(ENDS))
    text = fields.String(required=True)


class TablePayment(Schema):
    """Where payments at the table are written."""

    source = fields.Nested(Source, required=True)
    extrapolated = fields.Boolean(required=True, metadata={"description": "An amount is not listed there"})
    borrowed = fields.Boolean(required=True, metadata={"description": "Of another book: this one is silent"})


class SettlementAssumption(Schema):
    """A rule point that the rulebook leaves open and this settlement hangs on."""

    point = fields.String(required=True, metadata={"example": "leftover-deposits"})
    text = fields.String(required=True)
    answer = fields.Raw(required=True, metadata={"description": "An answer's id, points, or four places"})
    answer_text = fields.String(required=True)


class SettlementCitation(SettlementAssumption):
    """What the rulebook says of a rule point, and where."""

    source = fields.Nested(
        Source, required=True, allow_none=True, metadata={"description": "Null where the section is not known"}
    )


class Settlement(Schema):
    """What a hanchan comes to."""

    rulebook = fields.Nested(RulebookNames, required=True)
    rules = fields.Dict(
        keys=fields.String(), required=True, metadata={"description": "Every rule point that settlements use → answer"}
    )
    steps = fields.List(fields.Nested(SettlementStep), required=True)
    seats = fields.Nested(SeatsAtEnd, required=True)
    order = fields.List(fields.String(validate=SEAT), required=True, metadata={"description": "First to fourth"})
    balance = fields.Nested(Balance, required=True)
    below_zero = fields.Nested(BelowZero, required=True, allow_none=True)
    table = fields.Nested(TablePayment, required=True, allow_none=True)
    remarks = fields.List(fields.Nested(Named), required=True)
    departs = fields.List(
        fields.Nested(SettlementCitation), required=True, metadata={"description": "What was chosen against the book"}
    )
    cited = fields.List(fields.Nested(SettlementCitation), required=True)
    assumed = fields.List(fields.Nested(SettlementAssumption), required=True)
    lang = fields.String(required=True)
