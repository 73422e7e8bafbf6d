"""Corrections as they are sent, and what would follow of them."""

from __future__ import annotations

import marshmallow as ma

from api.decisions.decisions_schemas import Penalty
from api.event.hanchans_schemas import Hanchan
from api.frame import shapes
from api.frame.schemas import Query, Schema
from api.money.ledger_schemas import UNIT, AccountName
from api.results.results_schemas import TENTHS

fields = ma.fields


def reason(required: bool = True, described: str = "Why; it stands in the journal") -> fields.String:
    """Make the field of why something is put right."""
    return shapes.text(required=required, metadata={"description": described})


def replaces(schema: type[Schema]) -> fields.Nested:
    """Make the field of what a change replaces."""
    described = {"description": "The same fields, as you saw them: where they are no longer so, it is a conflict"}
    return fields.Nested(schema, required=True, metadata=described)


class RemovalRequest(Schema):
    """Why something is removed that nobody used."""

    reason = reason()


class Removed(Schema):
    """What was removed, and when."""

    id = fields.UUID(required=True)
    removed_at = fields.AwareDateTime(required=True)


class PreviewQuery(Query):
    """Whether to show what would follow."""

    preview = fields.Boolean(load_default=False, metadata={"description": "Show what would follow, and write nothing"})


class NamedAccount(AccountName):
    """Whose account, and what they are called."""

    name = fields.String(required=True)


class Place(Schema):
    """A total in the standings, and its rank; null for one that has none."""

    total = fields.Integer(required=True, strict=True, metadata=TENTHS)
    rank = fields.Integer(required=True, allow_none=True, strict=True)


class PlaceChange(Schema):
    """A place in the standings that differs; null where there was none, or is none."""

    account = fields.Nested(NamedAccount, required=True)
    before = fields.Nested(Place, required=True, allow_none=True)
    after = fields.Nested(Place, required=True, allow_none=True)


class BalanceChange(Schema):
    """A balance that differs."""

    account = fields.Nested(NamedAccount, required=True)
    unit = fields.String(required=True, metadata=UNIT)
    before = fields.Integer(required=True, strict=True)
    after = fields.Integer(required=True, strict=True)


class DebtChange(BalanceChange):
    """What somebody owes in another tournament of the season."""

    tournament = fields.UUID(required=True)


class OffenceChange(Schema):
    """How often a foul counts against somebody."""

    account = fields.Nested(NamedAccount, required=True)
    foul = fields.String(required=True)
    elsewhere = fields.Boolean(
        required=True, metadata={"description": "In the season's other tournaments, not in this one"}
    )
    before = fields.Integer(required=True, strict=True)
    after = fields.Integer(required=True, strict=True)


class PreviewedHanchan(Hanchan):
    """A hanchan as it was, or would be."""

    class Meta:
        exclude = ("id",)


class HanchanChange(Schema):
    """A hanchan that differs; null where there was none, or is none."""

    hanchan = fields.UUID(required=True)
    before = fields.Nested(PreviewedHanchan, required=True, allow_none=True)
    after = fields.Nested(PreviewedHanchan, required=True, allow_none=True)


class RulingThere(Schema):
    """A ruling that changes, or stays though its hanchan does not count; as it would be."""

    ruling = fields.UUID(required=True)
    hanchan = fields.UUID(required=True, allow_none=True)
    name = fields.String(required=True, metadata={"description": "Of the offender"})
    foul = fields.String(required=True)
    status = fields.String(required=True)
    kind = fields.String(required=True)
    penalties = fields.List(fields.Nested(Penalty), required=True)


class CorrectionPreview(Schema):
    """What would follow: the kinds of the journal's entries, and all that differs."""

    journal = fields.List(fields.String(), required=True, metadata={"example": ["player.changed"]})
    standings = fields.List(fields.Nested(PlaceChange), required=True)
    balances = fields.List(fields.Nested(BalanceChange), required=True)
    offences = fields.List(fields.Nested(OffenceChange), required=True)
    debts = fields.List(fields.Nested(DebtChange), required=True)
    seats = fields.List(fields.Nested(HanchanChange), required=True)
    rulings = fields.List(fields.Nested(RulingThere), required=True)
