"""What is to choose from on a training card under a rulebook, and what is right; nothing of it is stored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

from rulings.books.library import Library
from rulings.books.rulebook import Rulebook
from rulings.errors import RuleError
from rulings.training.draw_card import draw_answer, draw_choices
from rulings.training.hand_card import hand_answer, hand_choices
from rulings.training.inspected import inspected
from rulings.training.ruling_card import solve_ruling

RULING, HAND, DRAW = "ruling", "hand", "draw"
KINDS = (RULING, HAND, DRAW)
LEVELS = (1, 2, 3)


class Solution(TypedDict):
    """The choices by id, the right one, and the decision or inspection that says so."""

    choices: list[str]
    right: str
    found: Any


def kind_of(card: Mapping[str, Any]) -> str:
    """Return what a card asks for: a ruling, or to look at a hand or a draw."""
    return next(kind for kind in KINDS if kind in card)


def solve(library: Library, book: Rulebook, card: Mapping[str, Any]) -> Solution | None:
    """Answer a card. None where the rulebook has nothing on it, or leaves the answer open."""
    try:
        return _solved(library, book, card)
    except RuleError:
        return None


def _solved(library: Library, book: Rulebook, card: Mapping[str, Any]) -> Solution | None:
    kind = kind_of(card)
    if kind == RULING:
        ruled = solve_ruling(library, book, card)
        return ruled and Solution(choices=ruled[0], right=ruled[1], found=ruled[2])
    answer, choices = (hand_answer, hand_choices) if kind == HAND else (draw_answer, draw_choices)
    looked_at = inspected(library, book, card, answer)
    if looked_at is None:
        return None
    right, found = looked_at
    return Solution(choices=choices(card, right), right=right, found=found)
