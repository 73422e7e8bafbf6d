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
from rulings import Rulebook, RuleError

blp = Blueprint("fouls", description="The catalogue of fouls, the same for every rulebook")


@blp.get("/fouls")
@blp.arguments(FoulsQuery, location="query")
@blp.answers(200, FoulList)
@blp.spoken
def search_fouls(asked: dict[str, Any]) -> dict[str, Any]:
    """Find fouls by what people say of them, in any language, typos included

    When the words name two things, `ambiguity` holds the question to ask. The last item is always `not-listed`: for
    what the catalogue does not foresee. With a `rulebook`, what it covers comes before what it does not.
    """
    lang = language()
    book = _book(asked["rulebook"]) if "rulebook" in asked else None
    return {**rulings.search(rulings.library(), asked["q"], lang, book), "lang": lang}


def _book(rulebook: str) -> Rulebook:
    try:
        return composed_books.base(rulebook)
    except RuleError as error:
        raise RuleError("rulebook", error.message, error.cure) from None


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
