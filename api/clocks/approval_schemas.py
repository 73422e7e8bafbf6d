"""Previews of what a change of time would charge, and how a director approves one."""

from __future__ import annotations

import marshmallow as ma

from api.decisions.lateness_schemas import Lateness
from api.frame.schemas import Schema
from api.money.ledger_schemas import UNIT, AccountName

fields = ma.fields
DIGEST = {"description": "The `digest` of the preview that you saw, where it changes what was charged"}


def digest() -> fields.String:
    """Make the field by which a director approves a preview."""
    return fields.String(validate=ma.validate.Regexp("^[0-9a-f]{16}$"), metadata=DIGEST)


class ChargeChange(Schema):
    """What the round's clocks charge to an account, before and after; money in minor units."""

    account = fields.Nested(AccountName, required=True)
    unit = fields.String(required=True, metadata=UNIT)
    before = fields.Integer(required=True, strict=True)
    after = fields.Integer(required=True, strict=True)


class RunningChange(Schema):
    """What somebody's running clock costs now, and would cost."""

    account = fields.Nested(AccountName, required=True)
    before = fields.Nested(Lateness, required=True)
    after = fields.Nested(Lateness, required=True)


class OwedBack(Schema):
    """What an account has paid, and how much of it would be owed back; in minor units."""

    account = fields.Nested(AccountName, required=True)
    unit = fields.String(required=True, metadata=UNIT)
    paid = fields.Integer(required=True, strict=True)
    owed_back = fields.Integer(required=True, strict=True)


class GameChange(Schema):
    """A hanchan of the day that is cancelled with the others, or brought back."""

    hanchan = fields.UUID(required=True)
    table = fields.UUID(required=True)
    round = fields.String(required=True)
    cancelled = fields.Boolean(required=True, metadata={"description": "false: it will be played after all"})


class Preview(Schema):
    """What a change would charge instead, and the digest that approves exactly this."""

    changes = fields.List(fields.Nested(ChargeChange), required=True)
    running = fields.List(
        fields.Nested(RunningChange), required=True, metadata={"description": "Clocks that run on; in no digest"}
    )
    owed_back = fields.List(fields.Nested(OwedBack), required=True)
    hanchans = fields.List(fields.Nested(GameChange), required=True)
    digest = fields.String(required=True)
