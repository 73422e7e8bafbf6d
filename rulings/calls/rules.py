"""What a rulebook says of calls: its rule points, and what is assumed of those it doesn't state."""

from __future__ import annotations

from collections.abc import Mapping

from rulings.books.library import Library
from rulings.books.rulebook import Rulebook
from rulings.hands.rules import CALL_POINTS, answered


def call_rules(
    library: Library, book: Rulebook, chosen: Mapping[str, str] | None = None
) -> tuple[dict[str, str], list[str]]:
    """Return the answers of the rule points that decide calls, and which of them are assumed.

    Raises UnknownName as `hand_rules` does.
    """
    return answered(library, book, CALL_POINTS, chosen or {}, "calls")
