"""A player's own page as it is answered."""

from __future__ import annotations

import marshmallow as ma

from api.escalations.escalation_shapes import Escalation
from api.frame.schemas import Schema
from api.money.ledger_schemas import LedgerLine

fields = ma.fields


class OwnTournament(Schema):
    """Which tournament."""

    id = fields.UUID(required=True)
    name = fields.String(required=True)
    currency = fields.String(required=True)
    time_zone = fields.String(required=True)


class OwnName(Schema):
    """Whose page it is."""

    id = fields.UUID(required=True)
    name = fields.String(required=True)
    id_number = fields.String(required=True)


class OwnRuling(Schema):
    """A ruling on the player, or on the `team`. `line`: what was issued, in one line."""

    id = fields.UUID(required=True)
    status = fields.String(required=True)
    foul = fields.Dict(required=True)
    table = fields.String(required=True)
    hand = fields.Dict(required=True, allow_none=True)
    team = fields.Boolean(required=True)
    penalties = fields.List(fields.Dict(), required=True)
    line = fields.String(required=True)
    source = fields.Dict(required=True, allow_none=True)
    ruled_at = fields.AwareDateTime(required=True)
    amended_by = fields.UUID(required=True, allow_none=True)
    escalation = fields.Nested(Escalation, required=True, allow_none=True)


class OwnResult(Schema):
    """What a hanchan came to."""

    place = fields.Integer(required=True)
    points = fields.Integer(required=True)
    total = fields.Integer(required=True, metadata={"description": "Tenths of P"})
    counts_for = fields.String(required=True, metadata={"description": "player, team or nobody"})


class OwnGame(Schema):
    """A hanchan in which the player sits, or was `replaced`."""

    round = fields.String(required=True)
    table = fields.String(required=True)
    seat = fields.String(required=True, allow_none=True)
    replaced = fields.Boolean(required=True)
    status = fields.String(required=True, allow_none=True, metadata={"description": "null, cancelled or void"})
    scheduled_at = fields.AwareDateTime(required=True, allow_none=True)
    minutes = fields.Integer(required=True, allow_none=True)
    result = fields.Nested(OwnResult, required=True, allow_none=True)


class OwnStanding(Schema):
    """A rank `of` so many; scores in tenths of P, penalties in P and in table points."""

    name = fields.String(required=True)
    rank = fields.Integer(required=True, allow_none=True)
    of = fields.Integer(required=True)
    score = fields.Integer(required=True)
    penalties = fields.Integer(required=True)
    table_points = fields.Integer(required=True)
    final = fields.Integer(required=True)


class OwnPage(Schema):
    """A player's own page: games by their starts, rulings, the newest first, lines of the ledger, the oldest first."""

    tournament = fields.Nested(OwnTournament, required=True)
    player = fields.Nested(OwnName, required=True)
    rulings = fields.List(fields.Nested(OwnRuling), required=True)
    ledger = fields.List(fields.Nested(LedgerLine), required=True)
    games = fields.List(fields.Nested(OwnGame), required=True)
    standing = fields.Nested(OwnStanding, required=True, allow_none=True)
    team_standing = fields.Nested(OwnStanding, required=True, allow_none=True)
