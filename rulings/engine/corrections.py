"""What is put right at the table once a ruling is withdrawn or replaced, by what held and what holds now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rulings.books.library import Library

WHEN = ("gone", "came", "changed", "paid")
Ruled = Mapping[str, Any]  # a decision, or what was issued in its place


def corrections(library: Library, before: Ruled, now: Sequence[Ruled], of_player: Sequence[Ruled]) -> list[str]:
    """Return the ids of what is put right, in order.

    `now`: what holds for the table in the place of `before`, nothing where it was withdrawn; `of_player`: those of it
    that are on the same offender.
    """
    had, table, player = _marks([before]), _marks(now), _marks(of_player)
    same = any(_costs(before) == _costs(one) for one in of_player)
    return [
        name
        for name, given in library.catalogue["corrections"].items()
        if _applies(given, had, player if given.get("player") else table, same)
        and table.isdisjoint(given.get("unless", ()))
    ]


def _applies(given: Mapping[str, Any], had: set[str], has: set[str], same: bool) -> bool:
    was, is_now = not had.isdisjoint(given["of"]), not has.isdisjoint(given["of"])
    match given["when"]:
        case "gone":
            return was and not is_now
        case "came":
            return is_now and not was
        case "changed":
            return was != is_now
        case _:
            return was and not same


def _marks(ruled: Sequence[Ruled]) -> set[str]:
    return {mark for one in ruled for part in ("effects", "steps", "stays") for mark in one.get(part, ())}


def _costs(ruled: Ruled) -> tuple[Any, Any]:
    return ruled["penalties"], ruled.get("transfers", [])
