"""What a book takes from another text says so by a reading, and cites a section of the text that it names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulings.books.library import Library
from rulings.loading.checks.common import check_known
from rulings.loading.checks.rows import place_of
from rulings.loading.shape import Place


def check_sources(library: Library) -> None:
    """Check the sources of rows and rules. Raises DataError naming the first that is borrowed without a word."""
    for book in library.books.values():
        place = Place(f"rulebooks/{book['id']}/rulebook.yaml", ("sources",))
        for source in book.get("sources", ()):
            check_known(source, library.catalogue["references"], place, "reference")
        own = {book["source"], *book.get("sources", ())}
        for cited, at in _cited(book):
            if "source" in cited and "section" not in cited:
                cure = "Add `section:` beside `source:`."
                raise at.at("section").error("The section would be one of another text.", cure)
            if cited.get("source", book["source"]) not in own and not cited.get("reading"):
                message = f"It is taken from another text, {cited['source']}."
                raise at.error(message, "Make it hang on a reading, or name the text in the book's `sources`.")


def _cited(book: Mapping[str, Any]) -> Iterator[tuple[Mapping[str, Any], Place]]:
    """Yield every row and every rule on a chonbo, each with the source that it has or inherits."""
    for owner, layer in ((None, book), *book["options"].items()):
        for foul, entry in layer.get("fouls", {}).items():
            inherited = {name: entry[name] for name in ("source", "section") if name in entry}
            for row in entry["rows"]:
                own = row if "source" in row else {**inherited, **row}
                yield own, place_of(book, owner, foul).at(row["id"])
        file = f"rulebooks/{book['id']}/{f'options/{owner}' if owner else 'rulebook'}.yaml"
        yield from ((rule, Place(file, ("chonbo", rule["id"]))) for rule in layer.get("chonbo", ()))
