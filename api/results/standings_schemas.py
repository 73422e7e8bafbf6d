"""Standings as they are answered."""

from __future__ import annotations

import marshmallow as ma

from api.frame import shapes
from api.frame.schemas import Query, Schema
from api.money.ledger_schemas import LedgerLine
from api.results.results_schemas import COUNTS_FOR, TENTHS, Parts, flags
from rulings.scores.substitutes import CHOICES, PLAYER

fields = ma.fields
TABLES = ("players", "teams")


class Standing(Schema):
    """score - P x 10 - table points / 100 = final. No rank: no hanchan has counted yet, or disqualified."""

    rank = fields.Integer(required=True, allow_none=True, strict=True)
    id = fields.UUID(required=True)
    name = fields.String(required=True)
    hanchans = fields.Integer(required=True, strict=True, metadata={"description": "How many counted"})
    score = fields.Integer(required=True, strict=True, metadata=TENTHS)
    p = fields.Integer(required=True, strict=True, metadata={"description": "Whole P taken, by the ledger"})
    pts = fields.Integer(required=True, strict=True, metadata={"description": "Table points taken, by the ledger"})
    final = fields.Integer(required=True, strict=True, metadata=TENTHS)
    disqualified = fields.Boolean(required=True)


class PlayerStanding(Standing):
    """A player's place."""

    id_number = fields.String(required=True)
    team = fields.UUID(required=True, allow_none=True)
    withdrawn = fields.Boolean(required=True)


class TeamStanding(Standing):
    """A team's place: the hanchans and P of its members, and the team's own P."""

    players = fields.List(fields.UUID(), required=True)


class Standings(Schema):
    """The best first; who has no rank comes last."""

    players = fields.List(fields.Nested(PlayerStanding), required=True)
    teams = fields.List(fields.Nested(TeamStanding), required=True)


class Game(Parts):
    """A hanchan on somebody's account; one that is not `ranked` is not in the sum."""

    hanchan = fields.UUID(required=True)
    number = fields.Integer(required=True, strict=True, metadata={"description": "Of the result: above 1 a correction"})
    round = fields.String(required=True)
    table = fields.String(required=True, metadata={"description": "Its label"})
    seat = shapes.seat(required=True)
    player = fields.UUID(required=True)
    counted = fields.Integer(
        required=True, strict=True, metadata={"description": "Points at the table, before riichi sticks and yakitori"}
    )
    ranked = fields.Boolean(required=True)
    counts_for = fields.String(required=True, validate=ma.validate.OneOf((PLAYER, *CHOICES)), metadata=COUNTS_FOR)
    substitute_for = fields.UUID(required=True, allow_none=True, metadata={"description": "Whom the player replaced"})
    flags = flags()


class ExplainedStanding(Standing):
    """Line by line: the ranked hanchans sum to score, the ledger's lines to p and pts."""

    kind = fields.String(required=True, validate=ma.validate.OneOf(("player", "team")))
    games = fields.List(fields.Nested(Game), required=True)
    ledger = fields.List(fields.Nested(LedgerLine), required=True)


class ExportQuery(Query):
    """Which standings."""

    of = fields.String(load_default="players", validate=ma.validate.OneOf(TABLES))
