"""The referee looks at tiles: tenpai, furiten, a quad in riichi, a win and what it pays."""

from __future__ import annotations

from typing import Any

import rulings
from api.frame.blueprint import Blueprint
from api.frame.language import language
from api.hands.hands_schemas import HandQuestion, Inspection
from api.rulebooks import composed_books

blp = Blueprint("hands", description="What tiles are and what a win pays, for anyone who asks; nothing is logged")

WRC = {"id": "wrc-2025"}
EXAMPLES = {
    "a win": {
        "value": {
            "rulebook": WRC,
            "tiles": "234m567p678s1122z",
            "win": {"by": "ron", "tile": "2z", "from": "south"},
            "seat": "west",
            "situations": ["riichi"],
        }
    },
    "a quad in riichi": {
        "value": {"rulebook": WRC, "tiles": "3444m778899s333z", "drawn": "4m", "situations": ["riichi"]}
    },
    "furiten": {"value": {"rulebook": WRC, "tiles": "234m567p678s1122z", "discards": "1z9p"}},
}


@blp.post("/hands")
@blp.arguments(HandQuestion, examples=EXAMPLES)
@blp.answers(200, Inspection)
@blp.spoken
def inspect_hand(asked: dict[str, Any]) -> dict[str, Any]:
    """What a hand is

    How many tiles, tenpai and on what, furiten, riichi, quads in riichi, what may not follow a claim; and of a win
    whether it is good, its yaku, fu and payments. `assumed` names what the rulebook leaves open and the answer hangs
    on; `rules` decides it.
    """
    library, said = rulings.library(), {**asked, "melds": [_from(meld) for meld in asked["melds"]]}
    if asked["win"]:
        said["win"] = _from(asked["win"])
    book = composed_books.book(said.pop("rulebook"), "rulebook")
    return rulings.localise_hand(library, rulings.inspect_hand(library, book, said, said.pop("rules")), language())


def _from(said: dict[str, Any]) -> dict[str, Any]:
    return {"from" if name == "from_" else name: value for name, value in said.items()}
