"""What a rulebook says of hands: its rule points, and what is assumed of those it doesn't state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rulings.books.exclusions import NOT_STATED
from rulings.books.library import Library
from rulings.books.rulebook import Rulebook
from rulings.errors import UnknownName

CALL_POINTS = (
    *("several-rons", "call-order", "late-ron", "fast-draw", "last-discard", "concealed-quad-ron", "kan-dora-timing"),
)


def hand_rules(
    library: Library, book: Rulebook, chosen: Mapping[str, str] | None = None
) -> tuple[dict[str, str], list[str]]:
    """Return the answers of the rule points that hands are counted by, and which of them are assumed.

    Hands depend on the rule points that say what is assumed where a book is silent: the commonest answer, or the one
    that other texts give of this book. `chosen` answers such points. Raises UnknownName for what is no such point, no
    answer of it, or decided by the book.
    """
    points = [
        point
        for point, each in library.catalogue["rule_points"].items()
        if "assumed" in each and point not in CALL_POINTS
    ]
    return answered(library, book, points, chosen or {}, "hands")


def answered(
    library: Library, book: Rulebook, known: Iterable[str], chosen: Mapping[str, str], what: str
) -> tuple[dict[str, str], list[str]]:
    """Return the answers of these rule points, and which of them are assumed. Raises UnknownName."""
    points = library.catalogue["rule_points"]
    own: Mapping[str, str] = library.books.get(book.id, {}).get("assumed", {})
    stated = book.content["rule_points"]
    assumed = {point: own.get(point, points[point]["assumed"]) for point in known}
    silent = [point for point in assumed if stated.get(point, NOT_STATED) == NOT_STATED]
    for point, answer in chosen.items():
        field = f"rules.{point}"
        if point not in silent:
            raise UnknownName(field, f"rule point of {what} that the rulebook leaves open", point, silent)
        if answer not in points[point]["answers"]:
            raise UnknownName(field, "answer", answer, points[point]["answers"])
    answers = {point: stated[point] for point in assumed if point not in silent}
    return {**answers, **{point: assumed[point] for point in silent}, **chosen}, [
        point for point in silent if point not in chosen
    ]
