"""Putting a rulebook together: base, options and readings become one revision, or are refused with the reason."""

from __future__ import annotations

from typing import Any

import rulings
from api.frame.blueprint import Blueprint
from api.frame.language import language
from api.rulebooks import composed_books
from api.rulebooks.rulebooks_schemas import Composition, CompositionQuestion
from rulings import Words

blp = Blueprint("compositions", description="A rulebook with options and readings")

EXAMPLE = {"id": "wrc-2022", "options": {"lower-penalties": {}, "uma": {"places": [30, 10]}}, "readings": {}}


@blp.post("/compositions")
@blp.arguments(CompositionQuestion, example=EXAMPLE)
@blp.answers(200, Composition)
@blp.spoken
def compose(chosen: dict[str, Any]) -> dict[str, Any]:
    """Put a rulebook together, or learn why it can't be

    Nothing is stored: name the same base, options and readings wherever a rulebook is asked for.
    """
    library, lang = rulings.library(), language()
    book = composed_books.book(chosen)
    compared = rulings.compare_rule_points(library, [composed_books.base(book.id), book], lang)
    answer = {
        "revision": book.revision,
        "rulebook": Words(library, lang).book(book.names()),
        "rule_points": {**compared, "lang": lang},
        "lang": lang,
    }
    return {**answer, "export": rulings.export(library, book)} if chosen["export"] else answer
