"""What hanchans are scored by, as it is sent and answered."""

from __future__ import annotations

import marshmallow as ma

from api.corrections.correction_schemas import reason
from api.frame.bounded import BoundedList
from api.frame.schemas import Schema
from api.results.results_schemas import hundreds
from rulings.scores.scoring import AFTER_UMA, NUMBERS, SHARED, YAKITORI
from rulings.scores.substitutes import CHOICES

fields = ma.fields
PLACE = ma.validate.Range(-3000, 1000)  # P
UMA = {"description": "Whole P, first to fourth place, that sum to zero", "example": [15, 5, -5, -15]}
SUBSTITUTES = {
    "description": "For whom a substitute's points count: the team of who was replaced, if there is one, or nobody",
    "example": "team",
}


class WrittenScoring(Schema):
    """What the tournament's rulebook doesn't state."""

    starting_points = hundreds(100, metadata={"example": 30000})
    goal = hundreds(0, metadata={"example": 30000})
    oka = hundreds(0, metadata={"description": "Points for the winner", "example": 0})
    uma = BoundedList(fields.Integer(strict=True, validate=PLACE), least=4, most=4, metadata=UMA)
    yakitori = hundreds(0, metadata={"description": "Points that who won no hand pays; 0 or left out: none"})
    substitute_points = fields.String(validate=ma.validate.OneOf(CHOICES), metadata=SUBSTITUTES)


class ScoringRequest(WrittenScoring):
    """What to score by from now on, and what that replaces."""

    reason = reason(required=False, described="Why; it stands in the journal. Say so once there is a result")
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
    substitute_points = fields.String(required=True, validate=ma.validate.OneOf(CHOICES), metadata=SUBSTITUTES)
    yakitori = fields.Integer(required=True, strict=True, metadata={"description": "0: none"})
    yakitori_paid = fields.String(
        required=True,
        allow_none=True,
        validate=ma.validate.OneOf((SHARED, AFTER_UMA)),
        metadata={"description": "Shared by who has won, before the score; or off the score, after the uma"},
    )
    by_rulebook = fields.List(
        fields.String(validate=ma.validate.OneOf((*NUMBERS, YAKITORI, "substitute_points"))),
        required=True,
        metadata={"description": "What the rulebook itself states"},
    )
    revision = fields.String(required=True, metadata={"description": "Of the rulebook"})
