"""The referee gives the tile to whom it belongs: several calls, one discard."""

from __future__ import annotations

from typing import Any

import rulings
from api.calls.calls_schemas import CallInspection, CallsQuestion
from api.frame.blueprint import Blueprint
from api.frame.language import language
from api.rulebooks import composed_books

blp = Blueprint("calls", description="Who has a tile that several players called, for anyone who asks")

EXAMPLES = {
    "chii and pon at once": {
        "value": {
            "rulebook": {"id": "wrc-2025"},
            "from": "east",
            "calls": [{"seat": "south", "kind": "chii"}, {"seat": "north", "kind": "pon", "apart": "together"}],
        }
    },
    "a pon against a fast draw": {
        "value": {
            "rulebook": {"id": "r-league-24-25"},
            "since": "drawn",
            "too_fast": True,
            "calls": [{"seat": "west", "kind": "pon"}],
        }
    },
    "a self-drawn win laid down in silence": {
        "value": {"rulebook": {"id": "rrc-1-5"}, "tile": "self-draw", "since": "in-hand"},
    },
}


@blp.post("/calls")
@blp.arguments(CallsQuestion, examples=EXAMPLES)
@blp.answers(200, CallInspection)
@blp.spoken
def inspect_calls(asked: dict[str, Any]) -> dict[str, Any]:
    """Who has a tile, and why

    Of calls on a discard, on a kan's tile, or of a tile drawn and laid down in silence: who has it, what becomes of the
    other calls and of tiles already drawn or taken, when a kan's indicator is turned, and the fouls in it. `asks`
    is the fact that is missing, with what each answer would come to. `assumed` names what the rulebook leaves open and
    the answer hangs on; `rules` decides it.
    """
    library = rulings.library()
    book = composed_books.book(asked.pop("rulebook"), "rulebook")
    inspected = rulings.inspect_calls(library, book, asked, asked.pop("rules"))
    return rulings.localise_calls(library, inspected, language())
