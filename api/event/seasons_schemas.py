"""A season as it is answered."""

from __future__ import annotations

import marshmallow as ma

from api.frame import shapes
from api.frame.schemas import Query, Schema
from api.money.ledger_schemas import KINDS, UNIT, AccountName

fields = ma.fields


class League(Schema):
    """A league."""

    id = fields.UUID(required=True)
    slug = fields.String(required=True)
    name = fields.String(required=True)


class SeasonTournament(Schema):
    """Another tournament of the season."""

    id = fields.UUID(required=True)
    slug = fields.String(required=True)
    name = fields.String(required=True)


class SeasonOffence(Schema):
    """What counts against somebody of this tournament in another one."""

    ruling = fields.UUID(required=True)
    tournament = fields.UUID(required=True)
    offender = fields.Nested(AccountName, required=True, metadata={"description": "Who it is in this tournament"})
    foul = fields.String(required=True)
    kind = fields.String(required=True)
    penalties = fields.List(fields.Dict(), required=True)
    ruled_at = shapes.moment(required=True)


class SeasonFine(Schema):
    """What somebody of this tournament owes in another one."""

    tournament = fields.UUID(required=True)
    account = fields.Nested(AccountName, required=True, metadata={"description": "Who it is in this tournament"})
    unit = fields.String(required=True, metadata=UNIT)
    amount = fields.Integer(required=True, strict=True)
    since = shapes.moment(required=True)


class Season(Schema):
    """The season in which a tournament is played; `league` is null, and the rest empty, where it is played in none."""

    league = fields.Nested(League, required=True, allow_none=True)
    season = fields.String(required=True, allow_none=True)
    id = fields.UUID(required=True, allow_none=True, metadata={"description": "The season's, for its standings"})
    tournaments = fields.List(fields.Nested(SeasonTournament), required=True)
    offences = fields.List(fields.Nested(SeasonOffence), required=True)
    fines = fields.List(fields.Nested(SeasonFine), required=True)


class SeasonChoice(Schema):
    """A season to join."""

    season = fields.UUID(metadata={"description": "Of a league that the signed-in account manages"})
    code = shapes.text(100, metadata={"description": "A code from one of the league's managers: spl_…"})

    @ma.validates_schema
    def _one_of_both(self, sent: dict[str, object], **_: object) -> None:
        if len(sent) != 1:
            raise ma.ValidationError("Send the season or a code, one of both.", "season")


class Leaving(Schema):
    """Why a tournament leaves its season."""

    reason = shapes.text(required=True)


class PreviewQuery(Query):
    """Whether it is only looked at."""

    preview = fields.Boolean(load_default=False)


class Holder(Schema):
    """Who owes: `number` is the player's id number, the team's name, or the league's number of the official."""

    kind = fields.String(required=True, validate=ma.validate.OneOf(KINDS))
    name = fields.String(required=True)
    number = fields.String(required=True, allow_none=True)


class TournamentBalance(Schema):
    """What is owed in one tournament, where alone it can be paid."""

    tournament = fields.UUID(required=True)
    account = fields.UUID(required=True)
    amount = fields.Integer(required=True, strict=True)
    since = shapes.moment(required=True)


class SeasonDebt(Schema):
    """What somebody owes in one currency: the sum, and in which tournaments."""

    holder = fields.Nested(Holder, required=True)
    unit = fields.String(required=True, metadata=UNIT)
    amount = fields.Integer(required=True, strict=True)
    tournaments = fields.List(fields.Nested(TournamentBalance), required=True)


class SeasonDebts(Schema):
    """Who owes longest first."""

    items = fields.List(fields.Nested(SeasonDebt), required=True)
