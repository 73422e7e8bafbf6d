"""Penalties paid at the table."""

from __future__ import annotations

import marshmallow as ma

from api.decisions.decisions_schemas import Transfer
from api.frame.bounded import BoundedList
from api.frame.schemas import Schema
from api.rulebooks.rulebooks_schemas import RulebookChoice, RulebookNames, Source
from rulings.engine.context import SEATS
from rulings.scores.casual import MOST_P

fields = ma.fields
MOST_OFFENCES = 64


class Offence(Schema):
    """A penalty to be paid."""

    seat = fields.String(required=True, validate=ma.validate.OneOf(SEATS))
    kind = fields.String(load_default="points", validate=ma.validate.OneOf(["points", "chonbo"]))
    p = fields.Integer(
        strict=True,
        validate=ma.validate.Range(1, MOST_P),
        metadata={"description": "P that the penalty is worth; for a chonbo the book's own value when left out"},
    )


class TransfersQuestion(Schema):
    """The penalties of one table, and under which rulebook."""

    rulebook = fields.Nested(RulebookChoice, required=True)
    offences = BoundedList(fields.Nested(Offence), required=True, least=1, most=MOST_OFFENCES)


class Net(Schema):
    """What each seat and the table gain or lose, in table points."""

    east = fields.Integer(required=True, strict=True)
    south = fields.Integer(required=True, strict=True)
    west = fields.Integer(required=True, strict=True)
    north = fields.Integer(required=True, strict=True)
    table = fields.Integer(required=True, strict=True, metadata={"description": "Kept for the next winner"})


class Transfers(Schema):
    """Who pays whom."""

    rulebook = fields.Nested(RulebookNames, required=True)
    transfers = fields.List(fields.Nested(Transfer), required=True)
    net = fields.Nested(Net, required=True)
    extrapolated = fields.Boolean(required=True, metadata={"description": "An amount is not listed in the source"})
    borrowed = fields.Boolean(required=True, metadata={"description": "Taken from another book: this one is silent"})
    source = fields.Nested(Source, required=True)
    notes = fields.List(fields.String, required=True)
    lang = fields.String(required=True)
