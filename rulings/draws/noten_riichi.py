"""Noten riichi at the end of a hand: what the rulebook's own rows say of it."""

from __future__ import annotations

from typing import Any

from rulings.books.rulebook import Rulebook
from rulings.draws.declarations import IS_TENPAI
from rulings.draws.question import EXHAUSTIVE, Asked
from rulings.engine.decide import decide

NOTEN_RIICHI = "noten-riichi"
CHONBO = "chonbo"
NONE = "none"
OPEN = "open"


def noten_facts(asked: Asked, seat: str, held: str) -> dict[str, Any] | None:
    """Return the facts of the foul for a hand in riichi that shows this; None where it is tenpai.

    A dead hand is noten by its ruling, unless its tiles are noten.
    """
    dead = seat in asked.dead
    if IS_TENPAI[held] and not dead:
        return None
    return {
        "hand_end": _hand_end(asked),
        "riichi_hand": "refused" if held == "refused" else "noten",
        "noten_by_dead_hand": dead and held != "noten",
    }


def noten_outcome(book: Rulebook, facts: dict[str, Any], moment: str) -> str:
    """Return what the foul comes to: a chonbo, none, or open where the referee decides or the book says nothing."""
    if not book.covers(NOTEN_RIICHI):
        return OPEN
    decision = decide(book, NOTEN_RIICHI, facts, {"simultaneous": moment})
    kinds = [penalty["kind"] for penalty in decision["penalties"]]
    if decision["status"] != "decided":
        return OPEN
    return CHONBO if CHONBO in kinds else NONE


def _hand_end(asked: Asked) -> str:
    return asked.kind if asked.kind in {EXHAUSTIVE, "four-riichi"} else "abortive-draw"
