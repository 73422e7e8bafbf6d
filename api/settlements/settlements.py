"""A hanchan is over: who pays whom what, and what each has scored."""

from __future__ import annotations

from typing import Any

import rulings
from api.frame.blueprint import Blueprint
from api.frame.language import language
from api.rulebooks import composed_books
from api.settlements.settlements_schemas import Settlement, SettlementQuestion

blp = Blueprint("settlements", description="What a hanchan comes to, for anyone who asks; nothing is logged")

EXAMPLES = {
    "a tie under WRC 2022 with uma 20/10": {
        "value": {
            "rulebook": {"id": "wrc-2022", "options": {"uma": {"places": [20, 10]}}},
            "points": {"east": 33000, "south": 33000, "west": 21000, "north": 33000},
        }
    },
    "a game at home with yakitori": {
        "value": {
            "rulebook": {"id": "wrc-2022", "options": {"yakitori": {}, "no-tournament-score": {}}},
            "points": {"east": 41300, "south": 31200, "west": 26500, "north": 20000},
            "deposits": 1,
            "winless": ["north"],
            "penalties": [{"seat": "west", "kind": "chonbo", "at": "table", "dealer": "south"}],
            "rules": {"leftover-deposits": "winner"},
        }
    },
}


@blp.post("/settlements")
@blp.arguments(SettlementQuestion, examples=EXAMPLES)
@blp.answers(200, Settlement)
@blp.spoken
def inspect_settlement(asked: dict[str, Any]) -> dict[str, Any]:
    """What the end of a hanchan comes to

    Penalties at the table, riichi sticks that are left and yakitori move points (`steps`); then come uma, oka and what
    is taken off (`seats`). `cited` and `assumed` name what the answer hangs on, and `rules` decides what the rulebook
    leaves open; starting points, goal, oka, uma and yakitori can be chosen for any game at home.
    """
    library = rulings.library()
    book = composed_books.book(asked.pop("rulebook"), "rulebook")
    settled = rulings.inspect_settlement(library, book, asked, asked.pop("rules"))
    return rulings.localise_settlement(library, settled, language())
