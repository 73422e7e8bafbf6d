"""Seating of whole rounds as it is asked for, sent and answered."""

from __future__ import annotations

from collections import Counter
from typing import Any

import marshmallow as ma

from api.clocks.schedules_schemas import LONGEST_MINUTES
from api.event.debts_schemas import SEATED, Debt
from api.event.hanchans_schemas import Seats
from api.frame import shapes
from api.frame.bounded import BoundedList
from api.frame.schemas import Schema
from services.seating.search import MOST_SECONDS, USUAL_SECONDS
from services.seating.shortfalls import WORDS
from services.tournament.seating_proposals import BYES

fields = ma.fields
MOST_ROUNDS = 50
MOST_HANCHANS = 1_000


def whole(least: int, most: int, **more: Any) -> fields.Integer:
    """Make the field of a whole number within limits."""
    return fields.Integer(strict=True, validate=ma.validate.Range(min=least, max=most), **more)


def count(described: str, **more: Any) -> fields.Integer:
    """Make the field of something that is counted."""
    return fields.Integer(strict=True, required=True, metadata={"description": described}, **more)


def distinct(values: list[Any], field: str = ma.exceptions.SCHEMA) -> None:
    """Raise ValidationError where something is named twice."""
    twice = [value for value, times in Counter(values).items() if times > 1]
    if twice:
        raise ma.ValidationError(f"Not a valid choice: {twice[0]} is named twice.", field)


class Absence(Schema):
    """Who does not play, in some of the new rounds or in all."""

    player = fields.UUID(required=True)
    rounds = BoundedList(
        shapes.text(40), most=MOST_ROUNDS, metadata={"description": "Labels; without it, all new rounds"}
    )


class ProposalRequest(Schema):
    """What is to be proposed."""

    rounds = whole(1, MOST_ROUNDS, required=True, metadata={"description": "How many new ones", "example": 8})
    first_round = shapes.text(
        40, metadata={"description": "Its label, with a number that counts on; by default the next"}
    )
    tables = BoundedList(
        fields.UUID(),
        least=1,
        most=shapes.MOST_ITEMS,
        validate=[distinct],
        metadata={"description": "Which; by default all"},
    )
    absent = BoundedList(fields.Nested(Absence), load_default=list, most=shapes.MOST_ITEMS)
    substitutes = BoundedList(
        fields.UUID(),
        load_default=list,
        most=shapes.SOME_ITEMS,
        metadata={"description": "Players who play only where the others do not fill a table"},
    )
    byes = fields.String(
        load_default=BYES[0],
        validate=ma.validate.OneOf(BYES),
        metadata={"description": "Where players do not fill the tables: refuse, or let them sit out in turns"},
    )
    keep_teams_apart = fields.Boolean(load_default=True, metadata={"description": "Teammates never at one table"})
    keep_apart = BoundedList(
        BoundedList(fields.UUID(), least=2, most=2, validate=[distinct]),
        load_default=list,
        most=shapes.MOST_ITEMS,
        metadata={"description": "Pairs of players who are not to meet either"},
    )
    seed = whole(0, shapes.NO_ROW, load_default=1, metadata={"description": "Another one gives another seating"})
    from_existing = fields.Boolean(
        load_default=True, metadata={"description": "Count meetings, winds and tables of the rounds seated already"}
    )
    seconds = whole(
        1,
        MOST_SECONDS,
        load_default=USUAL_SECONDS,
        metadata={"description": "How long a usual computer may search; most seatings take none of it"},
    )


class ProposedTable(Schema):
    """Who begins on each seat of a table."""

    table = fields.UUID(required=True)
    label = fields.String(required=True, metadata={"description": "Of the table"})
    seats = fields.Nested(Seats, required=True)


class ProposedRound(Schema):
    """A round by its label."""

    label = fields.String(required=True)
    tables = fields.List(fields.Nested(ProposedTable), required=True)
    sitting_out = fields.List(fields.UUID(), required=True, metadata={"description": "Who would play, but has no seat"})


class Meetings(Schema):
    """How many pairs meet so often."""

    times = fields.Integer(strict=True, required=True)
    pairs = fields.Integer(strict=True, required=True)


class Repeat(Schema):
    """Two players who meet more than once."""

    players = fields.List(fields.UUID(), required=True)
    times = fields.Integer(strict=True, required=True)


class UnwantedMeeting(Schema):
    """Two players at one table who were to be kept apart."""

    round = fields.String(required=True)
    table = fields.UUID(required=True)
    players = fields.List(fields.UUID(), required=True)


class PlayerShare(Schema):
    """How often a player begins each wind, and sits out."""

    player = fields.UUID(required=True)
    east = fields.Integer(strict=True, required=True)
    south = fields.Integer(strict=True, required=True)
    west = fields.Integer(strict=True, required=True)
    north = fields.Integer(strict=True, required=True)
    sat_out = fields.Integer(strict=True, required=True)


class Achieved(Schema):
    """What the rounds come to, those that were seated before included."""

    meetings = fields.List(fields.Nested(Meetings), required=True)
    repeats = fields.List(fields.Nested(Repeat), required=True)
    teammates = fields.List(
        fields.Nested(UnwantedMeeting), required=True, metadata={"description": "At one table in the new rounds"}
    )
    kept_apart = fields.List(
        fields.Nested(UnwantedMeeting),
        required=True,
        metadata={"description": "Who meets although `keep_apart` names them"},
    )
    players = fields.List(fields.Nested(PlayerShare), required=True)
    wind_spread = count("How much oftener somebody begins one wind than another, at most")
    most_at_a_table = count("How often somebody sits at the same table, at most")
    fewest_repeats = fields.Boolean(
        required=True, metadata={"description": "Whether it is proved that no seating has fewer repeats"}
    )
    most_rounds = count(
        "Where players meet again: in how many new rounds that could be avoided, at most", allow_none=True
    )


class SeatingWarning(Schema):
    """What fell short, and what can be done about it."""

    kind = fields.String(required=True, validate=ma.validate.OneOf(list(WORDS)))
    message = fields.String(required=True)
    cure = fields.String(required=True)
    values = fields.Dict(keys=fields.String(), values=fields.Integer(), required=True)


class Proposal(Schema):
    """A proposed seating."""

    rounds = fields.List(fields.Nested(ProposedRound), required=True)
    achieved = fields.Nested(Achieved, required=True)
    warnings = fields.List(fields.Nested(SeatingWarning), required=True)
    seed = fields.Integer(strict=True, required=True)


class TableSeats(Schema):
    """Who begins on each seat of a table."""

    table = fields.UUID(required=True)
    seats = fields.Nested(Seats, required=True)


class RoundRequest(Schema):
    """A round, and when it begins."""

    label = shapes.text(40, required=True, metadata={"example": "3"})
    scheduled_at = shapes.moment(load_default=None, allow_none=True)
    minutes = whole(1, LONGEST_MINUTES, load_default=None, allow_none=True, metadata={"example": 90})
    tables = BoundedList(fields.Nested(TableSeats), required=True, least=1, most=shapes.MOST_ITEMS)

    @ma.validates_schema
    def _minutes_of_a_start(self, sent: dict[str, Any], **_: object) -> None:
        if sent["minutes"] is not None and sent["scheduled_at"] is None:
            raise ma.ValidationError("Missing data: minutes count from it.", "scheduled_at")


class SeatingRequest(Schema):
    """Whole rounds."""

    rounds = BoundedList(fields.Nested(RoundRequest), required=True, least=1, most=MOST_ROUNDS)

    @ma.validates_schema
    def _each_once(self, sent: dict[str, Any], **_: object) -> None:
        distinct([one["label"] for one in sent["rounds"]], "rounds")
        if sum(len(one["tables"]) for one in sent["rounds"]) > MOST_HANCHANS:
            raise ma.ValidationError(f"Longer than maximum length {MOST_HANCHANS} (hanchans).", "rounds")


class SeatedTable(TableSeats):
    """A hanchan that was added."""

    id = fields.UUID(required=True, metadata={"description": "Of the hanchan"})


class SeatedRound(Schema):
    """A round that was added."""

    label = fields.String(required=True)
    scheduled_at = shapes.moment(required=True, allow_none=True)
    minutes = fields.Integer(strict=True, required=True, allow_none=True)
    tables = fields.List(fields.Nested(SeatedTable), required=True)


class Seating(Schema):
    """What was seated, as it was then; and who there has a fine to pay."""

    id = fields.UUID(required=True)
    rounds = fields.List(fields.Nested(SeatedRound), required=True)
    debts = fields.List(fields.Nested(Debt), required=True, metadata=SEATED)
