"""A hanchan's hands, and what they come to."""

from __future__ import annotations

from typing import Any

import marshmallow as ma

from api.frame.bounded import BoundedList
from api.frame.schemas import Answers, Schema
from api.rulebooks.rulebooks_schemas import RulebookChoice, RulebookNames
from api.settlements.settlements_schemas import SettlementAssumption, SettlementCitation
from rulings.engine.context import SEATS
from rulings.hanchan.hand import KINDS_OF_HAND, LIMITS, MOST_HAN, MOST_YAKUMAN, YAKUMAN
from rulings.hanchan.inspect import MOST_HANDS, OVER

fields = ma.fields
PLAYERS = len(SEATS)
MOST_FU = 110
MOST_POINTS = 1_000_000


def player(**given: Any) -> ma.fields.Integer:
    """Return a field for a player: 0 to 3, in the order in which they deal."""
    return fields.Integer(strict=True, validate=ma.validate.Range(0, PLAYERS - 1), **given)


def players(description: str) -> ma.fields.List[Any]:
    """Return a field for several players, nobody by default."""
    return BoundedList(player(), load_default=list, most=PLAYERS, metadata={"description": description})


def by_player(description: str) -> ma.fields.List[Any]:
    """Return a field for four numbers."""
    return fields.List(fields.Integer(strict=True), required=True, metadata={"description": description})


class WinOnSheet(Schema):
    """A win: worth `han` and `fu`, a `limit`, so many `yakuman`, or `points` without honba and sticks."""

    winner = player(required=True)
    from_ = player(data_key="from", allow_none=True, metadata={"description": "Who dealt in; null for tsumo"})
    han = fields.Integer(strict=True, validate=ma.validate.Range(1, MOST_HAN))
    fu = fields.Integer(strict=True, validate=ma.validate.Range(20, MOST_FU))
    limit = fields.String(validate=ma.validate.OneOf([*LIMITS, YAKUMAN]))
    yakuman = fields.Integer(strict=True, validate=ma.validate.Range(1, MOST_YAKUMAN))
    points = fields.Integer(strict=True, validate=ma.validate.Range(1, MOST_POINTS))
    liable = player(allow_none=True, metadata={"description": "Who pays for a yakuman"})
    liable_yakuman = fields.Integer(
        strict=True,
        validate=ma.validate.Range(1, MOST_YAKUMAN),
        metadata={"description": "For how many of its yakuman; 1 where it isn't said"},
    )


class HandAsked(Schema):
    """How a hand ended."""

    kind = fields.String(required=True, validate=ma.validate.OneOf(KINDS_OF_HAND))
    riichi = players("Who declared riichi")
    wins = BoundedList(fields.Nested(WinOnSheet), load_default=list, most=PLAYERS - 1)
    tenpai = players("Of an exhaustive draw: who was tenpai")
    nagashi = players("Of an exhaustive draw: who made nagashi mangan")
    offenders = players("Of a chonbo")


class ScoreSheetQuestion(Schema):
    """A hanchan's hands in order, and under which rulebook."""

    rulebook = fields.Nested(RulebookChoice, required=True)
    rules = Answers(description="Rule point → answer, where the rulebook leaves it open", example={})
    hands = BoundedList(fields.Nested(HandAsked), load_default=list, most=MOST_HANDS)
    casual = fields.Boolean(load_default=False, metadata={"description": "A chonbo is paid at the table"})
    stopped = fields.Boolean(load_default=False, metadata={"description": "It was ended early"})


class HandPlace(Schema):
    """Which hand it is, and what lies on the table before it."""

    round = fields.String(required=True, validate=ma.validate.OneOf(SEATS))
    number = fields.Integer(required=True, strict=True)
    dealer = player(required=True)
    counters = fields.Integer(required=True, strict=True)
    deposits = fields.Integer(required=True, strict=True)


class HandOnSheet(HandPlace):
    """One hand, and what it moved."""

    ends = fields.String(required=True)
    ends_text = fields.String(required=True)
    moved = by_player("What each player gained or lost, riichi sticks included")
    sticks = by_player("What of it went to the table (below zero) or came from it")
    points = by_player("After it")
    bumped = fields.List(player(), required=True, metadata={"description": "Whose win did not count"})
    offenders = fields.List(player(), required=True)


class ScoreSheet(Schema):
    """A hanchan so far."""

    rulebook = fields.Nested(RulebookNames, required=True)
    hands = fields.List(fields.Nested(HandOnSheet), required=True)
    now = fields.Nested(HandPlace, required=True, metadata={"description": "The hand to be played next"})
    points = by_player("Now")
    over = fields.String(required=True, allow_none=True, validate=ma.validate.OneOf(OVER))
    over_text = fields.String(required=True, allow_none=True)
    may_stop = fields.Boolean(required=True, metadata={"description": "The leading dealer may end it now"})
    unplayed = fields.Integer(
        required=True, strict=True, metadata={"description": "How many of the hands come after its end"}
    )
    chonbos = by_player("How many chonbos each committed")
    cited = fields.List(fields.Nested(SettlementCitation), required=True)
    assumed = fields.List(fields.Nested(SettlementAssumption), required=True)
    lang = fields.String(required=True)
