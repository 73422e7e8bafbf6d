"""What the shape of a file can't show: unknown names, definitions without a use, rows that can't be reached."""

from __future__ import annotations

from rulings.books.library import Library
from rulings.loading.checks.cards import check_cards
from rulings.loading.checks.names import check_names
from rulings.loading.checks.rows import check_rows
from rulings.loading.checks.sources import check_sources
from rulings.loading.checks.unused import check_questions, check_unused
from rulings.loading.checks.verdicts import check_verdicts


def check_library(library: Library) -> None:
    """Check a library. Raises DataError naming file, key and cure at the first mistake."""
    check_names(library)
    check_sources(library)
    check_rows(library)
    check_verdicts(library)
    check_unused(library)
    check_questions(library)
    check_cards(library)


def check_book(library: Library, book: str) -> None:
    """Check a book that was added to a library that is right. Raises DataError as `check_library` does."""
    check_names(library)
    alone = Library(library.catalogue, {book: library.book(book)})
    check_sources(alone)
    check_rows(alone)
    check_verdicts(alone)
    check_unused(library)
