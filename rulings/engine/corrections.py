"""What is put right at the table once a ruling is withdrawn or replaced, by what held and what holds now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rulings.books.library import Library

WHEN = ("gone", "came", "changed", "paid")
Ruled = Mapping[str, Any]  # a decision, or what was issued in its place
Held = tuple[Ruled, bool]  # and whether it is on the same offender


def corrections(library: Library, before: Ruled, instead: Sequence[Held], beside: Sequence[Held]) -> list[str]:
    """Return the ids of what is put right, in order.

    `instead`: what replaced `before`, nothing where it was withdrawn; `beside`: what else holds for this hand.
    """
    had, has = [(before, True), *beside], [*instead, *beside]
    same = any(own and _costs(before) == _costs(one) for one, own in instead)
    return [
        name
        for name, given in library.catalogue["corrections"].items()
        if _applies(given, before, had, has, same) and _marks(has).isdisjoint(given.get("unless", ()))
    ]


def _applies(given: Mapping[str, Any], before: Ruled, had: Sequence[Held], has: Sequence[Held], same: bool) -> bool:
    found, own = set(given["of"]), given.get("player", False)
    was, is_now = (not found.isdisjoint(_marks(held, own)) for held in (had, has))
    match given["when"]:
        case "gone":
            return was and not is_now
        case "came":
            return is_now and not was
        case "changed":
            return was != is_now
        case _:
            return not found.isdisjoint(_marks([(before, True)])) and not same


def _marks(held: Sequence[Held], of_player: bool = False) -> set[str]:
    """Return the effects and steps of these; `of_player`: of those on the same offender alone."""
    ruled = (one for one, own in held if own or not of_player)
    return {mark for one in ruled for part in ("effects", "steps", "stays") for mark in one.get(part, ())}


def _costs(ruled: Ruled) -> tuple[Any, Any]:
    return ruled["penalties"], ruled.get("transfers", [])
