"""Casual play: penalties paid at the table."""

from __future__ import annotations

from typing import Any

import rulings
from api.decisions.transfers_schemas import Transfers, TransfersQuestion
from api.frame.blueprint import Blueprint
from api.frame.language import language
from api.rulebooks import composed_books

blp = Blueprint("transfers", description="Casual play: penalties paid in table points")

EXAMPLE = {
    "rulebook": {"id": "wrc-2022", "options": {"no-tournament-score": {}}},
    "offences": [{"seat": "east", "kind": "chonbo"}, {"seat": "south", "p": 1}],
}


@blp.post("/transfers")
@blp.arguments(TransfersQuestion, example=EXAMPLE)
@blp.answers(200, Transfers)
@blp.spoken
def evaluate_transfers(asked: dict[str, Any]) -> dict[str, Any]:
    """Who pays whom for these penalties"""
    book = composed_books.book(asked["rulebook"], "rulebook")
    settled = rulings.table_payments(book, asked["offences"])
    return rulings.localise_payments(rulings.library(), settled, language())
