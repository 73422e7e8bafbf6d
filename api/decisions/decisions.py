"""The referee's question: this happened; what does the rulebook prescribe?"""

from __future__ import annotations

from typing import Any

import rulings
from api.decisions.decisions_schemas import AcrossDecisions, AcrossQuestion, Decision, DecisionQuestion
from api.frame.blueprint import Blueprint
from api.frame.language import language
from api.rulebooks import composed_books

blp = Blueprint("decisions", description="What a rulebook prescribes, for anyone who asks; nothing is logged")

CALL = {"foul": "empty-win", "facts": {"hand_shown": False}, "context": {}}
LOWER = {"id": "wrc-2022", "options": {"lower-penalties": {}}, "readings": {}}
EXAMPLES = {
    "decided": {"value": {"rulebook": LOWER, **CALL}},
    "needs facts": {"value": {"rulebook": LOWER, "foul": "empty-win", "facts": {}}},
    "with a win": {"value": {"rulebook": LOWER, **CALL, "context": {"simultaneous": "win"}}},
}
ACROSS_EXAMPLES = {
    "every rulebook": {"value": CALL},
    "some": {"value": {**CALL, "rulebooks": [LOWER, {"id": "r-league-24-25"}]}},
}


@blp.post("/decisions")
@blp.arguments(DecisionQuestion, examples=EXAMPLES)
@blp.answers(200, Decision)
@blp.spoken
def decide(asked: dict[str, Any]) -> dict[str, Any]:
    """What a rulebook prescribes

    A fact that matters and is missing comes back as a question with the outcome of each answer (`needs-facts`).
    What the book leaves open is an answer too (`discretion`, `deferred`, `not-covered`).
    """
    book = composed_books.book(asked["rulebook"], "rulebook")
    decision = rulings.decide(book, asked["foul"], asked["facts"], asked["context"])
    return rulings.localise(rulings.library(), decision, language())


@blp.post("/decisions/across")
@blp.arguments(AcrossQuestion, examples=ACROSS_EXAMPLES)
@blp.answers(200, AcrossDecisions)
@blp.spoken
def decide_across(asked: dict[str, Any]) -> dict[str, Any]:
    """The same call under several rulebooks"""
    library, lang = rulings.library(), language()
    decisions = rulings.decide_across(
        composed_books.several(asked["rulebooks"]), asked["foul"], asked["facts"], asked["context"]
    )
    return {"decisions": [rulings.localise(library, decision, lang) for decision in decisions], "lang": lang}
