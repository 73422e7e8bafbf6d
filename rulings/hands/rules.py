"""What a rulebook says of hands: its rule points, and what is assumed of those it doesn't state."""

from __future__ import annotations

from collections.abc import Mapping

from rulings.books.exclusions import NOT_STATED
from rulings.books.library import Library
from rulings.books.rulebook import Rulebook
from rulings.errors import UnknownName


def hand_rules(
    library: Library, book: Rulebook, chosen: Mapping[str, str] | None = None
) -> tuple[dict[str, str], list[str]]:
    """Return the answers of the rule points that hands are counted by, and which of them are assumed.

    Hands depend on the rule points that say what is assumed where a book is silent: the commonest answer, or the one
    that other texts give of this book. `chosen` answers such points. Raises UnknownName for what is no such point, no
    answer of it, or decided by the book.
    """
    chosen = chosen or {}
    points = library.catalogue["rule_points"]
    own: Mapping[str, str] = library.books.get(book.id, {}).get("assumed", {})
    assumed = {point: own.get(point, each["assumed"]) for point, each in points.items() if "assumed" in each}
    stated = book.content["rule_points"]
    silent = [point for point in assumed if stated.get(point, NOT_STATED) == NOT_STATED]
    for point, answer in chosen.items():
        field = f"rules.{point}"
        if point not in silent:
            raise UnknownName(field, "rule point of hands that the rulebook leaves open", point, silent)
        if answer not in points[point]["answers"]:
            raise UnknownName(field, "answer", answer, points[point]["answers"])
    answers = {point: stated[point] for point in assumed if point not in silent}
    return {**answers, **{point: assumed[point] for point in silent}, **chosen}, [
        point for point in silent if point not in chosen
    ]
