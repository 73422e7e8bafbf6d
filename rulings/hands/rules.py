"""What a rulebook says of hands: its rule points, and what is assumed of those it doesn't state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulings.books.exclusions import NOT_STATED
from rulings.books.rulebook import Rulebook
from rulings.errors import UnknownName

DEFAULT = "default"


def hand_rules(
    points: Mapping[str, Any], book: Rulebook, chosen: Mapping[str, str] | None = None
) -> tuple[dict[str, str], list[str]]:
    """Return the answers of the rule points that hands are counted by, and which of them are assumed.

    `points` describes all rule points (the catalogue's); hands depend on those that say what is assumed where a book is
    silent. `chosen` answers such points. Raises UnknownName for what is no such point, no answer of it, or decided by
    the book.
    """
    chosen = chosen or {}
    assumed = {point: described["assumed"] for point, described in points.items() if "assumed" in described}
    stated = book.content["rule_points"]
    silent = [point for point in assumed if stated.get(point, NOT_STATED) == NOT_STATED]
    for point, answer in chosen.items():
        field = f"rules.{point}"
        if point not in silent:
            raise UnknownName(field, "rule point of hands that the rulebook leaves open", point, silent)
        if answer not in points[point]["answers"]:
            raise UnknownName(field, "answer", answer, points[point]["answers"])
    answers = {point: stated[point] for point in assumed if point not in silent}
    usual = {point: assumed[point].get(book.id, assumed[point][DEFAULT]) for point in silent}
    return {**answers, **usual, **chosen}, [point for point in silent if point not in chosen]
