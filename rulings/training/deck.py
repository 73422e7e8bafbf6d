"""The cards that a rulebook answers."""

from __future__ import annotations

from collections.abc import Iterator

from rulings.books.library import Library
from rulings.books.rulebook import Rulebook
from rulings.training.solution import solve


def deck(library: Library, book: Rulebook, level: int | None = None, after: str | None = None) -> Iterator[str]:
    """Yield the ids of the cards that this rulebook decides: of a level or of all, from the first or after one."""
    cards = list(library.catalogue["cards"].items())
    start = 0 if after is None else 1 + [id_ for id_, _ in cards].index(after)
    for id_, card in cards[start:]:
        if level in (None, card["level"]) and solve(library, book, card):
            yield id_
