"""The cards that a rulebook answers."""

from __future__ import annotations

from collections.abc import Iterator

from rulings.books.library import Library
from rulings.books.rulebook import Rulebook
from rulings.training.solution import solve


def deck(library: Library, book: Rulebook, level: int | None = None) -> Iterator[str]:
    """Yield the ids of the cards that this rulebook decides, of one level of difficulty or of all."""
    for id_, card in library.catalogue["cards"].items():
        if level in (None, card["level"]) and solve(library, book, card):
            yield id_
