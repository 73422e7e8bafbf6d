"""The dashboard as it is asked for and answered."""

from __future__ import annotations

from datetime import date

import marshmallow as ma

from api.clocks.approval_schemas import ChargeChange
from api.decisions.decisions_schemas import Penalty
from api.frame import shapes
from api.frame.schemas import Query, Schema
from api.rulings.rulings_schemas import TableLabel

fields = ma.fields
DAYS = ma.validate.Range(min=date(1970, 1, 2), max=date(2199, 12, 30))
SECONDS = {"description": "Seconds"}


class DashboardQuery(Query):
    """Which rulings: all of them, or those of a day (where the tournament is played), a round, a hanchan."""

    day = fields.Date(validate=DAYS, metadata={"example": "2025-11-21"})
    round = shapes.text(shapes.LONGEST_NAME, metadata={"description": "Its label", "example": "1"})
    hanchan = fields.UUID()


class Totals(Schema):
    """How many rulings, and what became of them."""

    standing = fields.Integer(required=True, metadata={"description": "Neither withdrawn nor amended"})
    waiting = fields.Integer(required=True, metadata={"description": "Of these, for the end of their hand"})
    withdrawn = fields.Integer(required=True)
    amended = fields.Integer(required=True)
    otherwise = fields.Integer(required=True, metadata={"description": "Standing, but not as the book prescribes"})


class Counted(Schema):
    """So many rulings, and how many of them were issued otherwise than the book prescribes."""

    rulings = fields.Integer(required=True)
    otherwise = fields.Integer(required=True)


class OfFoul(Counted):
    """The rulings on a foul."""

    foul = fields.String(required=True)


class NamedOfficial(Schema):
    """An official and their name."""

    id = fields.UUID(required=True)
    name = fields.String(required=True)


class OfOfficial(Counted):
    """The rulings that an official issued."""

    official = fields.Nested(NamedOfficial, required=True)


class OfTableAndHour(Schema):
    """The rulings at a table in the hour that begins then."""

    table = fields.Nested(TableLabel, required=True)
    hour = fields.AwareDateTime(required=True)
    rulings = fields.Integer(required=True)


class Outcome(Schema):
    """What some of these rulings came to, and which."""

    penalties = fields.List(fields.Nested(Penalty), required=True)
    rulings = fields.List(fields.UUID(), required=True)


class Case(Schema):
    """One foul with the same facts, ruled in more than one way; `revisions` above 1: under more than one rulebook."""

    foul = fields.String(required=True)
    facts = fields.Dict(required=True)
    context = fields.Dict(required=True)
    revisions = fields.Integer(required=True)
    outcomes = fields.List(fields.Nested(Outcome), required=True, metadata={"description": "The usual one first"})


class OfOutcome(Schema):
    """The rulings whose escalations stand so; `outcome` is what was decided last, null while one is open."""

    status = fields.String(required=True, metadata={"example": "final"})
    outcome = fields.String(required=True, allow_none=True, metadata={"example": "upheld"})
    rulings = fields.Integer(required=True)


class Band(Schema):
    """The rulings that took so long: `from` is included, `until` is not."""

    from_ = fields.Integer(required=True, data_key="from", metadata=SECONDS)
    until = fields.Integer(required=True, metadata=SECONDS)
    rulings = fields.Integer(required=True)


class TimeToRule(Schema):
    """From the call's beginning (its id, a UUIDv7, holds that moment) to when it was issued (`ruled_at`).

    Only what a device timed: with `device_at`, and between a second and an hour.
    """

    timed = fields.Integer(required=True, metadata={"description": "How many rulings were timed"})
    median = fields.Integer(required=True, allow_none=True, metadata=SECONDS)
    bands = fields.List(fields.Nested(Band), required=True)


class Recharge(ChargeChange):
    """What a clock had charged to an account, and what it charges since: changed by whom, why."""

    at = fields.AwareDateTime(required=True)
    official = fields.Nested(NamedOfficial, required=True)
    round = fields.String(required=True)
    reason = fields.String(required=True, allow_none=True)


class Dashboard(Schema):
    """Rulings that stand, counted and compared; hours are those of `time_zone`."""

    time_zone = fields.String(required=True)
    totals = fields.Nested(Totals, required=True)
    by_foul = fields.List(fields.Nested(OfFoul), required=True)
    by_official = fields.List(fields.Nested(OfOfficial), required=True)
    by_table_and_hour = fields.List(fields.Nested(OfTableAndHour), required=True)
    differently = fields.List(fields.Nested(Case), required=True)
    escalations = fields.List(fields.Nested(OfOutcome), required=True)
    time_to_rule = fields.Nested(TimeToRule, required=True)
    recharged = fields.List(fields.Nested(Recharge), required=True, metadata={"description": "The newest first"})
