"""The catalogue of fouls: search in any language, and each foul with its questions."""

from __future__ import annotations

from typing import Any

import rulings
from api.frame.blueprint import Blueprint
from api.frame.language import language
from api.frame.problems import missing
from api.frame.schemas import Query
from api.rulebooks import composed_books
from api.rulebooks.fouls_schemas import FoulCard, FoulList, FoulsQuery
from rulings import RuleError

blp = Blueprint("fouls", description="The catalogue of fouls, the same for every rulebook")


@blp.get("/fouls")
@blp.arguments(FoulsQuery, location="query")
@blp.answers(200, FoulList)
@blp.spoken
def search_fouls(asked: dict[str, Any]) -> dict[str, Any]:
    """Find fouls by any word, in any language, typos included

    When the words name two things, `ambiguity` holds the question to ask.
    """
    lang = language()
    return {**rulings.search(rulings.library(), asked["q"], lang), "lang": lang}


@blp.get("/fouls/<foul_id>")
@blp.arguments(Query, location="query")
@blp.answers(200, FoulCard)
@blp.spoken
def read_foul(_: dict[str, Any], foul_id: str) -> dict[str, Any]:
    """A foul with its questions, and which rulebooks cover it"""
    lang = language()
    try:
        card = rulings.foul_card(rulings.library(), composed_books.several(None), foul_id, lang)
    except RuleError as error:
        raise missing(error) from None
    return {**card, "lang": lang}
