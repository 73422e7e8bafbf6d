"""How heavy penalties are, and what a ruling does to the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rulings.engine.shapes import Decision, Penalty

SEVERITY = ("none", "redeal", "warning", "points", "dead-hand", "chonbo", "disqualification")  # mildest first
FREE = ("none", "redeal", "discretion")
OPEN = ("discretion", "not-covered")  # the book prescribes nothing: the referee must say what is issued
DECLARES_DEAD = "declare-dead"
DRAW = "draw"
DEALT_AGAIN = "chonbo"
DRAWS = frozenset({"exhaustive-draw", "nagashi", "abortive-draw", "four-riichi"})
ENDS_HAND = frozenset({"deal-again", "redeal-after-time", "no-redeal-after-time"})


class Consequences(NamedTuple):
    """What a ruling does to the hand: a formal dead-hand declaration; how it ends the hand.

    `hand_end`: chonbo (dealt again, for a chonbo or an error), for what waits an answer of the fact `hand_end`; or
    `draw`: the hand was over, and what waits is judged by its end, whichever of them is entered first.
    """

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


def is_of_range(decision: Decision, issued: Sequence[Penalty]) -> bool:
    """Return whether one of the range that the book leaves was issued, alone or with points that an option adds."""
    first, *added = issued
    chosen = any(first.items() >= one.items() for one in decision.get("range", ()))
    return chosen and all(penalty["kind"] == "points" for penalty in added)


def departure(decision: Decision, issued: Sequence[Penalty]) -> str:
    """Return how what was issued stands to the book: prescribed, in-range, left-open, or otherwise.

    `left-open`: the book has no range to choose from. `otherwise`: it prescribes something else, or another range.
    """
    if [*issued] == decision["penalties"]:
        return "prescribed"
    if is_of_range(decision, issued):
        return "in-range"
    return "left-open" if decision["status"] in OPEN and "range" not in decision else "otherwise"


def consequences(decision: Decision, issued: Sequence[Penalty] | None) -> Consequences:
    """Return what the ruling does to the hand: by the decision's effects, or by the penalties issued in its place."""
    kinds = {penalty["kind"] for penalty in (decision["penalties"] if issued is None else issued)}
    if issued is None:
        declares = DECLARES_DEAD in decision["effects"]
        ends = "redeal" in kinds or not ENDS_HAND.isdisjoint(decision["effects"])
    else:
        declares = "dead-hand" in kinds or (DECLARES_DEAD in decision["effects"] and is_of_range(decision, issued))
        ends = not kinds.isdisjoint({"redeal", "chonbo"})
    return Consequences(declares, _hand_end(decision, kinds) if ends else None)


def _hand_end(decision: Decision, kinds: set[str]) -> str:
    at_draw = decision["context"]["simultaneous"] in DRAWS or decision["facts"].get("hand_end") in DRAWS
    return DRAW if at_draw and "chonbo" in kinds else DEALT_AGAIN
