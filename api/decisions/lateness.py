"""The lateness clock, for a player or an arbiter."""

from __future__ import annotations

from typing import Any

import rulings
from api.decisions.lateness_schemas import Lateness, LatenessQuestion
from api.frame.blueprint import Blueprint
from api.frame.language import language
from api.rulebooks import composed_books

blp = Blueprint("lateness", description="What being late costs")

EXAMPLE = {"rulebook": {"id": "r-league-24-25"}, "who": "arbiter", "seconds": 2100}


@blp.post("/lateness")
@blp.arguments(LatenessQuestion, example=EXAMPLE)
@blp.answers(200, Lateness)
@blp.spoken
def assess_lateness(asked: dict[str, Any]) -> dict[str, Any]:
    """What it costs now, and when it will cost more"""
    book = composed_books.book(asked["rulebook"], "rulebook")
    cost = rulings.assess_lateness(book, asked["who"], asked["seconds"])
    return rulings.localise_lateness(rulings.library(), cost, language())
