"""A season's standings as they are answered."""

from __future__ import annotations

import marshmallow as ma

from api.frame import shapes
from api.frame.bounded import BoundedList
from api.frame.schemas import Query, Schema
from api.money.ledger_schemas import LedgerLine
from api.results.results_schemas import TENTHS
from api.results.standings_schemas import ExportQuery, Game
from rulings.scores import season_ranks

fields = ma.fields
UNRANKED = ("disqualified", "few-hanchans", "few-tournaments")
MOST = ma.validate.Range(min=0, max=1000)


def one_of(names: tuple[str, ...], **more: object) -> fields.String:
    """Make a field of one of these."""
    return fields.String(validate=ma.validate.OneOf(names), **more)  # type: ignore[arg-type]


class Ranking(Schema):
    """How a league ranks over a season. What is left out is as usual: the sum of everything, less penalties."""

    total = one_of(season_ranks.TOTALS, metadata={"description": "The sum of what counts, or its mean per hanchan"})
    counted = one_of(season_ranks.COUNTED, metadata={"description": "All; the best `number`; all but the worst"})
    of = one_of(season_ranks.OF, metadata={"description": "What the best and the worst are of"})
    number = fields.Integer(strict=True, validate=MOST)
    minimum_hanchans = fields.Integer(strict=True, validate=MOST, metadata={"description": "To be ranked"})
    minimum_tournaments = fields.Integer(strict=True, validate=MOST, metadata={"description": "To be ranked"})
    penalties = one_of(season_ranks.PENALTIES)
    disqualified = one_of(
        season_ranks.DISQUALIFIED, metadata={"description": "What it takes away: that tournament, or the rank"}
    )
    ties = BoundedList(
        one_of(season_ranks.TIES),
        most=len(season_ranks.TIES),
        metadata={"description": "What parts equal totals, one after another"},
    )

    @ma.validates_schema
    def _number_where_some_count(self, sent: dict[str, object], **_: object) -> None:
        if (sent.get("counted", season_ranks.ALL) == season_ranks.ALL) != (not sent.get("number")):
            raise ma.ValidationError("It goes with counted best or drop, and those need it: 1 or more.", "number")


class RankedSeason(Schema):
    """A season of a league."""

    id = fields.UUID(required=True)
    name = fields.String(required=True)
    starts_on = fields.Date(required=True, allow_none=True)
    ends_on = fields.Date(required=True, allow_none=True)
    standings_open = fields.Boolean(required=True, metadata={"description": "Whether everybody may see them"})
    ranking = fields.Nested(Ranking, required=True)


class SeasonEvent(Schema):
    """A tournament of the season. What is not scored, because nothing says how, counts for nobody."""

    id = fields.UUID(required=True)
    slug = fields.String(required=True)
    name = fields.String(required=True)
    created_at = shapes.moment(required=True)
    rulebook = fields.String(required=True)
    is_scored = fields.Boolean(required=True)
    is_played = fields.Boolean(required=True, metadata={"description": "Whether a hanchan has counted"})


class SeasonPart(Schema):
    """What somebody did in one tournament: the sum of the ranked hanchans, and the penalties."""

    tournament = fields.UUID(required=True)
    id = fields.UUID(required=True, metadata={"description": "Who they are there"})
    hanchans = fields.Integer(required=True, strict=True)
    counted = fields.Integer(required=True, strict=True, metadata={"description": "How many of these count"})
    counted_score = fields.Integer(
        required=True, strict=True, metadata={"description": "What these add, in tenths of P"}
    )
    is_counted = fields.Boolean(required=True, metadata={"description": "False: dropped whole, with its penalties"})
    score = fields.Integer(required=True, strict=True, metadata=TENTHS)
    penalties = fields.Integer(required=True, strict=True, metadata=TENTHS)
    disqualified = fields.Boolean(required=True)


class SeasonStanding(Schema):
    """total = score - penalties, where these are deducted, of what counts."""

    kind = one_of(("player", "team"), required=True)
    id = fields.UUID(required=True, metadata={"description": "Who they are in the latest of their tournaments"})
    name = fields.String(required=True)
    id_number = fields.String(required=True, allow_none=True)
    team = fields.String(required=True, allow_none=True)
    withdrawn = fields.Boolean(required=True, metadata={"description": "From the latest of their tournaments"})
    rank = fields.Integer(required=True, allow_none=True, strict=True)
    rank_before = fields.Integer(
        required=True, allow_none=True, strict=True, metadata={"description": "Before the latest tournament played"}
    )
    unranked = one_of(
        UNRANKED,
        required=True,
        allow_none=True,
        metadata={"description": "Why there is no rank; too few because of a disqualification: disqualified"},
    )
    attended = fields.Integer(required=True, strict=True, metadata={"description": "Tournaments played"})
    played = fields.Integer(required=True, strict=True, metadata={"description": "Hanchans played"})
    hanchans = fields.Integer(required=True, strict=True, metadata={"description": "Of these, how many count"})
    score = fields.Integer(required=True, strict=True, metadata=TENTHS)
    penalties = fields.Integer(required=True, strict=True, metadata=TENTHS)
    total = fields.Integer(required=True, strict=True, metadata=TENTHS)
    mean = fields.Integer(
        required=True,
        allow_none=True,
        strict=True,
        metadata={"description": "Total per hanchan in hundredths of P, rounded"},
    )
    tournaments = fields.List(fields.Nested(SeasonPart), required=True)


class SeasonStandings(Schema):
    """The best first; who has no rank comes last."""

    season = fields.Nested(RankedSeason, required=True)
    league = fields.String(required=True, metadata={"description": "Its name"})
    tournaments = fields.List(fields.Nested(SeasonEvent), required=True, metadata={"description": "Oldest first"})
    players = fields.List(fields.Nested(SeasonStanding), required=True)
    teams = fields.List(fields.Nested(SeasonStanding), required=True)


class CountedGame(Game):
    """A hanchan, and whether it counts in the season."""

    in_season = fields.Boolean(required=True)


class ExplainedPart(SeasonEvent):
    """A tournament line by line."""

    games = fields.List(fields.Nested(CountedGame), required=True)
    ledger = fields.List(fields.Nested(LedgerLine), required=True)


class ExplainedSeasonStanding(SeasonStanding):
    """Down to the hanchan: those that are counted sum to score, the ledger's lines of what counts to penalties."""

    season = fields.Nested(RankedSeason, required=True)
    parts = fields.List(fields.Nested(ExplainedPart), required=True)


class SeasonExportQuery(ExportQuery, Query):
    """Which standings."""
