"""Where a rulebook's answer to a rule point stands."""

from __future__ import annotations

from rulings.books.library import Library
from rulings.books.rulebook import Rulebook
from rulings.engine.shapes import Source

OWN = "own"


def source_of(library: Library, book: Rulebook, point: str) -> Source | None:
    """Return the source and section of the book's answer: of its last option that has one, else of the base book.

    None where nobody wrote the section down, or the book is gone.
    """
    base = library.books.get(book.id)
    if base is None:
        return None
    for name in reversed(book.options):
        option = base["options"].get(name, {})
        if point in option.get("rule_points", {}):
            return {
                "id": base["sources"][0] if base["standing"] == OWN else base["source"],
                "section": option["section"],
            }
    found = base["rule_point_sources"].get(point)
    return {"id": found.get("source", base["source"]), "section": found["section"]} if found else None
