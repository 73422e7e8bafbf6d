"""The cards that a rulebook answers."""

from __future__ import annotations

from collections.abc import Iterator

from rulings.books.library import Library
from rulings.books.rulebook import Rulebook
from rulings.errors import UnknownName
from rulings.training.solution import solve


def deck(
    library: Library, book: Rulebook, level: int | None = None, subject: str | None = None, after: str | None = None
) -> Iterator[str]:
    """Yield the ids of the cards that this rulebook decides: of a level and a subject, from the first or after one.

    Raises UnknownName for a subject that no card has.
    """
    subjects = library.catalogue["training"]["subjects"]
    if subject not in (None, *subjects):
        raise UnknownName("subject", "subject", subject, subjects)
    cards = list(library.catalogue["cards"].items())
    start = 0 if after is None else 1 + [id_ for id_, _ in cards].index(after)
    for id_, card in cards[start:]:
        if level in (None, card["level"]) and subject in (None, card["subject"]) and solve(library, book, card):
            yield id_
