"""A club's own rulebooks, read in a child process when a server or a command starts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rulings.books.library import Library, shipped, use
from rulings.errors import DataError
from rulings.loading.own_books import add_own_books
from services.sandbox.limits import Limits
from services.sandbox.run import LimitExceeded, Outcome, run

LIMITS = Limits(processor=20, clock=60, memory=600, outcome=50)


def use_folder(folder: Path | None) -> None:
    """Use the books of this folder in this process, beside those that the application ships. Raises DataError."""
    use(read_folder(folder) if folder else None)


def read_folder(folder: Path) -> Library:
    """Return the shipped library with the books of this folder too. Raises DataError naming file, key and cure."""
    try:
        found, _ = run(read_in_child, b"", LIMITS, folder=str(folder.absolute()))
    except LimitExceeded as error:
        raise DataError(str(folder), "(top)", str(error), "Look for a file there that is no rulebook.") from None
    if "mistake" in found:
        raise DataError(**found["mistake"])
    return Library(**found)


def read_in_child(_: bytes, folder: str) -> Outcome:
    """Read the folder that `read_folder` names; what is wrong there is part of the outcome."""
    try:
        library = add_own_books(shipped(), Path(folder))
    except DataError as error:
        return {"mistake": _serialise(error)}, b""
    return {"catalogue": library.catalogue, "books": library.books}, b""


def _serialise(error: DataError) -> dict[str, Any]:
    return {name: getattr(error, name) for name in ("file", "key", "message", "cure")}
