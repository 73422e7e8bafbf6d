"""How heavy penalties are, and what a ruling does to the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rulings.engine.shapes import Decision, Penalty

SEVERITY = ("none", "redeal", "warning", "points", "dead-hand", "chonbo", "disqualification")  # mildest first
FREE = ("none", "redeal", "discretion")
DECLARES_DEAD = "declare-dead"
ENDS_HAND = frozenset({"deal-again", "redeal-after-time", "no-redeal-after-time"})


class Consequences(NamedTuple):
    """What a ruling does to the hand: a formal dead-hand declaration; how it ends the hand (a `hand_end` answer)."""

    declares_dead: bool
    hand_end: str | None


def strongest(penalties: Sequence[Penalty]) -> str:
    """Return the kind of the heaviest penalty; discretion only where nothing else was decided."""
    decided = [str(penalty["kind"]) for penalty in penalties if penalty["kind"] in SEVERITY]
    if not decided:
        return "discretion" if penalties else "none"
    return max(decided, key=SEVERITY.index)


def is_offence(penalties: Sequence[Penalty]) -> bool:
    """Return whether somebody is penalised: what comes to nothing is no offence on anybody's record."""
    return strongest(penalties) not in FREE


def consequences(decision: Decision, issued: Sequence[Penalty] | None) -> Consequences:
    """Return what the ruling does to the hand: by the decision's effects, or by the penalties issued in its place."""
    kinds = {penalty["kind"] for penalty in (decision["penalties"] if issued is None else issued)}
    if issued is None:
        declares = DECLARES_DEAD in decision["effects"]
        ends = "redeal" in kinds or not ENDS_HAND.isdisjoint(decision["effects"])
    else:
        declares = "dead-hand" in kinds
        ends = not kinds.isdisjoint({"redeal", "chonbo"})
    how = "chonbo" if "chonbo" in kinds else "abortive-draw"
    return Consequences(declares, how if ends else None)
