"""A card that asks for a ruling: the kinds of penalty that the rulebook has, and the one that the engine prescribes.

Where nobody is penalised it asks what holds instead: whose the tile is, which call stands.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from itertools import chain
from typing import Any

from rulings.books.library import Library
from rulings.books.rulebook import Rulebook
from rulings.engine.decide import decide
from rulings.engine.resolve import KINDS
from rulings.engine.shapes import Decision

EFFECT = "effect"
JOINED = "+"
LEAST_EFFECTS = 3
LEAST_KINDS = 4
NONE, DISCRETION, DEFERRED = "none", "discretion", "deferred"
# From the lightest to the heaviest; the button that comes last leaves it for the end of the hand.
CHOICES = (*KINDS, DEFERRED)


def solve_ruling(library: Library, book: Rulebook, card: Mapping[str, Any]) -> tuple[list[str], str, Decision] | None:
    """Return the choices, the right one and the decision; None where it is open. Raises what deciding raises."""
    asked = card["ruling"]
    decision = decide(book, asked["foul"], asked.get("facts"), asked.get("context"))
    if decision["status"] in {"needs-facts", "not-covered"}:
        return None
    if card.get("ask") == EFFECT:
        right = effects_joined(library, decision["effects"])
        return (_effects(library, book, asked["foul"], right), right, decision) if right else None
    kind = _kind(decision)
    if kind is None:
        return None
    return _kinds(library, book, asked["foul"], kind), kind, decision


def _kind(decision: Decision) -> str | None:
    kinds = {penalty["kind"] for penalty in decision["penalties"]}
    if decision["status"] == DEFERRED:
        return (
            DEFERRED if kinds <= {NONE} else None
        )  # of what holds at once and what comes later, neither is the answer
    if decision["status"] == DISCRETION:
        return DISCRETION
    return max(kinds, key=CHOICES.index, default=NONE)


def _kinds(library: Library, book: Rulebook, foul: str, right: str) -> list[str]:
    """Return what this book has for fouls of the same category; where that is little, what it has for others too."""
    fouls, category = library.catalogue["fouls"], library.catalogue["fouls"][foul]["category"]
    near = {NONE, right, *_kinds_used(book, {id_ for id_ in fouls if fouls[id_]["category"] == category})}
    others = [kind for kind in CHOICES if kind in _kinds_used(book, fouls) and kind not in near]
    kinds = near | set(others[: max(0, LEAST_KINDS - len(near))])
    return [kind for kind in CHOICES if kind in kinds]


def _kinds_used(book: Rulebook, fouls: Container[str]) -> set[str]:
    rows = [row for id_, entry in book.content["fouls"].items() if id_ in fouls for row in entry["rows"]]
    used = {penalty["kind"] for row in rows for penalty in row["then"]}
    return used | {DISCRETION for row in rows if "range" in row} | {DEFERRED for row in rows if "deferred" in row}


def effects_joined(library: Library, effects: Iterable[str]) -> str:
    """Return those effects that say who has a tile, which call holds or what counts."""
    return JOINED.join(effect for effect in effects if effect in library.catalogue["settles"])


def _effects(library: Library, book: Rulebook, foul: str, right: str) -> list[str]:
    """Return what this book says of the foul in any case; where that is little, what others say of it too."""
    content: list[Any] = [book.content, *library.books.values()]
    rows = [each["fouls"][foul]["rows"] for each in content if foul in each["fouls"]]
    own, *others = ([effects_joined(library, row.get("effects", ())) for row in each] for each in rows)
    choices = dict.fromkeys((*own, right))
    for choice in chain(*others):
        if len(choices) - ("" in choices) < LEAST_EFFECTS:
            choices[choice] = None
    return [choice for choice in choices if choice]
