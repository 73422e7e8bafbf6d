"""A club's own rulebooks: a folder of YAML files outside of the application, each of them a base book with changes."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any

from rulings.books.export import TERMS
from rulings.books.library import Library
from rulings.errors import DataError
from rulings.loading import yaml_file
from rulings.loading.checks import check_book
from rulings.loading.checks.common import check_known
from rulings.loading.checks.unused import mentions
from rulings.loading.shape import LANGUAGES, Place
from rulings.loading.shapes import OWN_BOOK

STANDING = "own"
ID = re.compile("[a-z0-9]+(-[a-z0-9]+)*")
MERGED = ("values", "fouls", "lateness", "rule_points", "procedures")
REPLACED = ("currency", "chonbo", "casual")
NAMES = ("id", "name", "body", "edition", "standing_note")
PARTS = {"rulebook": (), "fouls": ("fouls",), "lateness": ("lateness",), "rule-points": ("rule_points",)}
WORDS = ("readings", "steps")


def add_own_books(library: Library, folder: Path) -> Library:
    """Return the library with the books of this folder too. Raises DataError naming file, key and cure."""
    if not folder.is_dir():
        raise DataError(str(folder), "(top)", "There is no such folder.", "Name the folder that holds the rulebooks.")
    grown = Library(deepcopy(library.catalogue), dict(library.books))
    for path in sorted(folder.glob("*.y*ml")):
        _add(grown, path)
        try:
            check_book(grown, path.stem)
        except DataError as error:
            raise _as_written(error, path) from None
    return grown


def _add(library: Library, path: Path) -> None:
    place = Place(path.name)
    own = _in_every_language(yaml_file.read(path, path.parent))
    OWN_BOOK(own, place)
    if path.name != f"{own['id']}.yaml":
        raise place.at("id").error(f"{own['id']!r} isn't the file's name.", f"Name the file {own['id']}.yaml.")
    catalogue = library.catalogue
    _check_id(own["id"], {*library.books, *catalogue["references"], TERMS}, place.at("id"))
    check_known(own["based_on"], library.books, place.at("based_on"), "rulebook")
    for part in WORDS:
        for name, word in own.get(part, {}).items():
            if name in catalogue[part]:
                raise place.at(part).at(name).error("It is there already, and others use it.", "Give it another id.")
            catalogue[part][name] = word
    for foul in (name for name, entry in own.get("fouls", {}).items() if entry is None):
        check_known(foul, library.books[own["based_on"]]["fouls"], place.at("fouls"), "foul", f" in {own['based_on']}")
    catalogue["references"][own["id"]] = {**own["source"], "reading": "whole"}
    library.books[own["id"]] = _changed(catalogue, library.books[own["based_on"]], own)
    catalogue["rulebooks"] = list(library.books)


def _check_id(own: str, taken: Collection[str], place: Place) -> None:
    """Refuse an id that others have, and one that can't be part of an address: phones fetch the book by it."""
    if own in taken:
        raise place.error("A rulebook, a source or a file for phones is called so already.", "Choose another.")
    if not ID.fullmatch(own):
        raise place.error(f"{own!r} is no id.", "Write small letters and digits, words joined by hyphens.")


def _changed(catalogue: Mapping[str, Any], base: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """Return the base book with the club's changes; what is left of it keeps naming its own source."""
    book = _sourced(base, base["source"])
    book["options"] = {name: _sourced(option, base["source"]) for name, option in base["options"].items()}
    book |= {name: own[name] for name in (*NAMES, *REPLACED) if name in own}
    book |= {"standing": STANDING, "source": own["id"], "sources": [base["source"], *base.get("sources", ())]}
    changed = own.get("rule_points", {})
    book["rule_point_sources"] = {at: each for at, each in book["rule_point_sources"].items() if at not in changed}
    for part in MERGED:
        merged = {**book[part], **own.get(part, {})}
        book[part] = {name: value for name, value in merged.items() if value is not None}
    with_options = {name for option in book["options"].values() for name in option.get("readings", ())}
    used = {*mentions(book, "reading")} - (with_options - {*base["readings"]})
    book["readings"] = [name for name in catalogue["readings"] if name in used]
    return book


def _sourced(layer: Mapping[str, Any], source: str) -> dict[str, Any]:
    """Return a copy of a book or an option that names its source wherever a rule is cited."""
    copied = deepcopy(dict(layer))
    cited = [*copied.get("fouls", {}).values(), *copied.get("lateness", {}).values(), *copied.get("chonbo", ())]
    cited += copied.get("rule_point_sources", {}).values()
    for entry in (*cited, *(copied[part] for part in ("casual", "raise") if part in copied)):
        entry.setdefault("source", source)
    return copied


def _in_every_language(value: Any) -> Any:
    """Return a value whose texts, written in one or two languages, hold for the others too."""
    if isinstance(value, list):
        return [_in_every_language(element) for element in value]
    if not isinstance(value, dict):
        return value
    if value and value.keys() <= set(LANGUAGES) and all(isinstance(text, str) for text in value.values()):
        return {language: value.get(language, next(iter(value.values()))) for language in LANGUAGES}
    return {name: _in_every_language(part) for name, part in value.items()}


def _as_written(error: DataError, path: Path) -> DataError:
    """Return the error at its place in the club's one file, where the checks know a book by its folder."""
    folder, _, file = error.file.rpartition("/")
    if folder == f"rulebooks/{path.stem}":
        key = (*PARTS[Path(file).stem], error.key)
    elif folder == "catalogue" and Path(file).stem in WORDS:
        key = (Path(file).stem, error.key)
    else:
        return error
    return DataError(path.name, ".".join(key), error.message, error.cure)
