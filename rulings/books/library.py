"""All rulebooks and the shared catalogue, as `make rulebooks` wrote them from the YAML."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from rulings.engine.facts import Fact
from rulings.errors import UnknownName

COMPILED = Path(__file__).parents[1] / "compiled"


class Library:
    """The catalogue (fouls, facts, steps, readings, sources, rule points, with their texts) and the base books."""

    def __init__(self, catalogue: dict[str, Any], books: dict[str, dict[str, Any]]) -> None:
        self.catalogue = catalogue
        self.books = books

    def book(self, rulebook: Any) -> dict[str, Any]:
        """Return the base book. Raises UnknownName."""
        if not isinstance(rulebook, str) or rulebook not in self.books:
            raise UnknownName("rulebook", "rulebook", rulebook, self.books)
        return self.books[rulebook]

    def shape(self, fact: str) -> Fact:
        """Return a fact without its texts."""
        given: Mapping[str, Any] = self.catalogue["facts"][fact]
        if given["kind"] == "choice":
            return {"kind": "choice", "answers": list(given["answers"])}
        if given["kind"] == "count":
            return {"kind": "count", "min": given["min"], "max": given["max"]}
        return {"kind": "yes-no"}


class _InUse:
    library: Library | None = None


def library() -> Library:
    """Return the library in use: the one that the application ships, unless `use` was given another."""
    return _InUse.library or shipped()


def use(other: Library | None) -> None:
    """Use another library in this process from now on; None for the one that the application ships."""
    _InUse.library = other


@cache
def shipped() -> Library:
    """Return the library that the application ships; read once."""
    catalogue = json.loads((COMPILED / "catalogue.json").read_bytes())
    books = {id_: json.loads((COMPILED / f"{id_}.json").read_bytes()) for id_ in catalogue["rulebooks"]}
    return Library(catalogue, books)
