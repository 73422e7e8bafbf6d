"""Rule points: rulebooks side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import rulings
from api.frame.blueprint import Blueprint
from api.frame.language import language
from api.frame.problems import refuse_field
from api.rulebooks import composed_books
from api.rulebooks.rulebooks_schemas import MOST_BOOKS, RulePoints, RulePointsQuery, SeveralRulebooks
from rulings import Rulebook

blp = Blueprint("rule points", description="Rulebooks side by side: starting points, uma, dora, abortive draws, …")

EXAMPLE = {
    "rulebooks": [{"id": "wrc-2022"}, {"id": "wrc-2022", "options": {"red-fives": {}}}, {"id": "r-league-24-25"}]
}


@blp.get("/rule-points")
@blp.arguments(RulePointsQuery, location="query")
@blp.answers(200, RulePoints)
@blp.spoken
def read_rule_points(asked: dict[str, Any]) -> dict[str, Any]:
    """Base books side by side"""
    if "rulebooks" not in asked:
        return _compared(composed_books.several(None))
    ids = asked["rulebooks"].split(",")
    if len(ids) > MOST_BOOKS:
        raise refuse_field("rulebooks", f"Longer than {MOST_BOOKS} rulebooks.", "Name fewer.")
    return _compared(composed_books.several([{"id": id_.strip(), "options": {}, "readings": {}} for id_ in ids]))


@blp.post("/rule-points")
@blp.arguments(SeveralRulebooks, example=EXAMPLE)
@blp.answers(200, RulePoints)
@blp.spoken
def compare_rule_points(asked: dict[str, Any]) -> dict[str, Any]:
    """Rulebooks with options side by side"""
    return _compared(composed_books.several(asked["rulebooks"]))


def _compared(chosen: Sequence[Rulebook]) -> dict[str, Any]:
    lang = language()
    return {**rulings.compare_rule_points(rulings.library(), chosen, lang), "lang": lang}
