"""What hanchans are scored by, as it is sent and answered."""

from __future__ import annotations

import marshmallow as ma

from api.frame.schemas import Schema
from api.results.results_schemas import hundreds
from rulings.scores.scoring import NUMBERS

fields = ma.fields
UMA = {"description": "Whole P, first to fourth place, that sum to zero", "example": [15, 5, -5, -15]}


class WrittenScoring(Schema):
    """What the tournament's rulebook doesn't state."""

    starting_points = hundreds(100, metadata={"example": 30000})
    goal = hundreds(0, metadata={"example": 30000})
    oka = hundreds(0, metadata={"description": "Points for the winner", "example": 0})
    uma = fields.List(fields.Integer(strict=True), validate=ma.validate.Length(equal=4), metadata=UMA)


class ScoringRequest(WrittenScoring):
    """What to score by from now on, and what that replaces."""

    replaces = fields.Nested(
        WrittenScoring,
        load_default=None,
        allow_none=True,
        metadata={"description": "What you saw; null for nothing yet"},
    )


class Scoring(Schema):
    """What holds; null for what neither the rulebook nor a director says: no result is entered before."""

    starting_points = fields.Integer(required=True, allow_none=True, strict=True)
    goal = fields.Integer(required=True, allow_none=True, strict=True)
    oka = fields.Integer(required=True, allow_none=True, strict=True)
    uma = fields.List(fields.Integer(strict=True), required=True, allow_none=True, metadata=UMA)
    by_rulebook = fields.List(
        fields.String(validate=ma.validate.OneOf(tuple(NUMBERS))),
        required=True,
        metadata={"description": "What the rulebook itself states"},
    )
    revision = fields.String(required=True, metadata={"description": "Of the rulebook"})
