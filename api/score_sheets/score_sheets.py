"""A hanchan hand by hand: what each hand moves, who deals next, and when it is over."""

from __future__ import annotations

from typing import Any

import rulings
from api.frame.blueprint import Blueprint
from api.frame.language import language
from api.rulebooks import composed_books
from api.score_sheets.score_sheets_schemas import ScoreSheet, ScoreSheetQuestion

blp = Blueprint("score-sheets", description="A hanchan hand by hand, for anyone who asks; nothing is logged")

EXAMPLES = {
    "a ron, an exhaustive draw, a chonbo": {
        "value": {
            "rulebook": {"id": "wrc-2022"},
            "hands": [
                {"kind": "win", "riichi": [0], "wins": [{"winner": 2, "from": 0, "han": 3, "fu": 40}]},
                {"kind": "exhaustive-draw", "riichi": [1], "tenpai": [1, 3]},
                {"kind": "chonbo", "offenders": [0]},
            ],
        }
    },
    "a game at home in which two win on one tile": {
        "value": {
            "rulebook": {"id": "wrc-2022", "options": {"no-tournament-score": {}}},
            "casual": True,
            "rules": {"several-rons": "all-win"},
            "hands": [
                {
                    "kind": "win",
                    "wins": [
                        {"winner": 1, "from": 0, "limit": "mangan"},
                        {"winner": 3, "from": 0, "points": 2000},
                    ],
                }
            ],
        }
    },
}


@blp.post("/score-sheets")
@blp.arguments(ScoreSheetQuestion, examples=EXAMPLES)
@blp.answers(200, ScoreSheet)
@blp.spoken
def inspect_score_sheet(asked: dict[str, Any]) -> dict[str, Any]:
    """What a hanchan comes to, hand by hand

    Players are 0 to 3 in the order in which they deal. Winds, honba and riichi sticks move by themselves under the
    rulebook. `over` says why the hanchan is over; `may_stop` that the leading dealer may end it. `cited` and `assumed`
    name what the answer hangs on, and `rules` decides what the rulebook leaves open.
    """
    library = rulings.library()
    book = composed_books.book(asked.pop("rulebook"), "rulebook")
    for hand in asked["hands"]:
        hand["wins"] = [_with_from(win) for win in hand["wins"]]
    inspected = rulings.inspect_hanchan(library, book, asked, asked.pop("rules"))
    return rulings.localise_hanchan(library, inspected, language())


def _with_from(win: dict[str, Any]) -> dict[str, Any]:
    return {"from" if name == "from_" else name: value for name, value in win.items()}
