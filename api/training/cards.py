"""Training cards: a situation at the table, and what a rulebook says of it."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import islice
from typing import Any

import rulings
from api.frame.blueprint import Blueprint
from api.frame.language import language
from api.frame.problems import missing, refuse_field
from api.frame.store import read
from api.rulebooks import composed_books
from api.training.cards_schemas import CardPage, CardQuery, CardsQuery, OpenCard
from rulings import Rulebook, RuleError
from rulings.words import parse
from services.training import exams

ASKED_AS = {"id": "rulebook", "rulebook": "rulebook", "options": "option", "readings": "reading"}
"""First part of a field of a composition → the parameter that it comes from."""

blp = Blueprint("cards", description="Training cards, answered as the rulebook does; nothing is logged")


@blp.get("/cards")
@blp.arguments(CardsQuery, location="query")
@blp.answers(200, CardPage)
@blp.spoken
def list_cards(asked: dict[str, Any]) -> dict[str, Any]:
    """The cards that a rulebook decides

    Without their answers, which are worked out for one card (GET /cards/{card_id}). A card whose facts leave something
    open under this rulebook is not among them. Name `option` and `reading` as often as need be.
    """
    library, lang, book, limit = rulings.library(), language(), _book(asked), asked["limit"]
    after = asked.get("after")
    if after is not None and after not in library.catalogue["cards"]:
        raise refuse_field("after", "There is no such card.", "Send the last `next`.")
    ids = list(islice(rulings.deck(library, book, asked.get("level"), asked.get("subject"), after), limit + 1))
    cards = [rulings.localise_card(library, book, id_, lang) for id_ in ids[:limit]]
    items = [{name: value for name, value in card.items() if name not in {"answer", "lang"}} for card in cards]
    return {"items": items, "next": ids[limit - 1] if len(ids) > limit else None, "lang": lang}


@blp.get("/cards/<card_id>")
@blp.arguments(CardQuery, location="query")
@blp.answers(200, OpenCard)
@blp.spoken
def read_card(asked: dict[str, Any], card_id: str) -> dict[str, Any]:
    """A card and what the rulebook says of it

    Without the answer, under whichever rulebook, while an exam on this server asks that card.
    """
    book = _book(asked)
    try:
        card = rulings.localise_card(rulings.library(), book, card_id, language())
    except RuleError as error:
        raise missing(error) from None
    with read() as connection:
        is_asked = exams.is_asked_now(connection, card_id, datetime.now(UTC))
    return {**card, "answer": None} if is_asked else card


def _book(asked: dict[str, Any]) -> Rulebook:
    """Compose the rulebook that the query names. Raises RuleError, its field one of the query's."""
    base = asked["rulebook"]
    try:
        options = parse.options(rulings.library(), base, asked["option"])
        return composed_books.book(
            {"id": base, "options": options, "readings": parse.pairs(asked["reading"], "readings")}
        )
    except RuleError as error:
        raise RuleError(ASKED_AS[error.field.partition(".")[0]], error.message, error.cure) from None
