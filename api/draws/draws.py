"""The referee ends a hand that nobody won: who shows, who pays, who deals next."""

from __future__ import annotations

from typing import Any

import rulings
from api.draws.draws_schemas import DrawInspection, DrawQuestion
from api.frame.blueprint import Blueprint
from api.frame.language import language
from api.rulebooks import composed_books

blp = Blueprint("draws", description="How a hand ends that nobody wins, for anyone who asks; nothing is logged")

WRC_2022 = {"id": "wrc-2022"}
EXAMPLES = {
    "an exhaustive draw": {
        "value": {
            "rulebook": WRC_2022,
            "declarations": [
                {"seat": "east", "said": "tenpai"},
                {"seat": "south", "said": "noten"},
                {"seat": "west", "said": "noten"},
            ],
            "riichi": ["north"],
            "hands": {"north": "tenpai"},
        }
    },
    "a noten riichi": {
        "value": {"rulebook": WRC_2022, "riichi": ["south"], "hands": {"south": "noten"}},
    },
    "nine terminals": {
        "value": {
            "rulebook": {"id": "wrc-2022", "options": {"abortive-draws": {"draws": ["nine-terminals"]}}},
            "kind": "nine-terminals",
            "seat": "west",
            "tiles": "19m19p19s1234z5678p",
        }
    },
}


@blp.post("/draws")
@blp.arguments(DrawQuestion, examples=EXAMPLES)
@blp.answers(200, DrawInspection)
@blp.spoken
def inspect_draw(asked: dict[str, Any]) -> dict[str, Any]:
    """What a draw comes to

    Of an exhaustive draw who must show, who may still say what, the payments, nagashi mangan, and who deals next; of an
    abortive draw whether it is one. `after` is null until that is known. `assumed` names what the rulebook leaves open
    and the answer hangs on; `rules` decides it.
    """
    library = rulings.library()
    book = composed_books.book(asked.pop("rulebook"), "rulebook")
    return rulings.localise_draw(library, rulings.inspect_draw(library, book, asked, asked.pop("rules")), language())
