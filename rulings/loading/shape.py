"""Shapes of data files: small checks that refuse unknown and missing keys and wrong types, naming the cure."""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, NamedTuple

from rulings.errors import DataError

LANGUAGES = ("en", "ja", "fr", "ru")


class Place(NamedTuple):
    """Where in which file a value stands."""

    file: str
    path: tuple[str, ...] = ()

    def at(self, key: object) -> Place:
        """Return the place of a key in this one."""
        return Place(self.file, (*self.path, str(key)))

    def error(self, message: str, cure: str) -> DataError:
        """Make the error for a mistake here."""
        return DataError(self.file, ".".join(self.path) or "(top)", message, cure)


Shape = Callable[[Any, Place], None]


def text(value: Any, place: Place) -> None:
    """Check a text in every language."""
    record(dict.fromkeys(LANGUAGES, string))(value, place)


def string(value: Any, place: Place) -> None:
    """Check text that isn't blank."""
    if not isinstance(value, str) or not value.strip():
        raise place.error(f"{value!r} is not text.", "Write text, in quotes if it looks like something else.")


def boolean(value: Any, place: Place) -> None:
    """Check true or false."""
    if not isinstance(value, bool):
        raise place.error(f"{value!r} is neither true nor false.", "Write true or false.")


def integer(value: Any, place: Place) -> None:
    """Check a whole number, below zero too."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise place.error(f"{value!r} is not a whole number.", "Write a whole number.")


def natural(value: Any, place: Place) -> None:
    """Check a whole number from 1 up: amounts, minutes, seconds."""
    integer(value, place)
    if value < 1:
        raise place.error(f"{value} is less than 1.", "Write a whole number from 1 up; leave out what costs nothing.")


def anything(value: Any, place: Place) -> None:
    """Accept a value that is checked elsewhere."""


def currency(value: Any, place: Place) -> None:
    """Check three capitals (ISO 4217), or null where nothing is fined."""
    if value is not None and not (isinstance(value, str) and re.fullmatch("[A-Z]{3}", value)):
        raise place.error(f"{value!r} is no currency.", "Write its three capitals such as EUR, or null.")


def one_of(*known: Any) -> Shape:
    """Make a check for one of a few fixed values."""

    def check(value: Any, place: Place) -> None:
        if value not in known:
            raise place.error(f"{value!r} is not known.", f"Write one of: {', '.join(map(str, known))}.")

    return check


def list_of(item: Shape) -> Shape:
    """Make a check for a list of items, empty or not."""

    def check(value: Any, place: Place) -> None:
        if not isinstance(value, list):
            raise place.error(f"{value!r} is not a list.", "Write a list: [one, other].")
        for index, element in enumerate(value):
            item(element, place.at(index))

    return check


def some(item: Shape) -> Shape:
    """Make a check for a list of at least one item."""
    listed = list_of(item)

    def check(value: Any, place: Place) -> None:
        listed(value, place)
        if not value:
            raise place.error("The list is empty.", "Write at least one, or leave out the whole entry.")

    return check


def by_p(item: Shape) -> Shape:
    """Make a check for P, as whole numbers in quotes, each with an item."""
    mapping = map_of(item)

    def check(value: Any, place: Place) -> None:
        mapping(value, place)
        for key in value:
            if not re.fullmatch("[1-9][0-9]*", key):
                raise place.at(key).error("The key is no number of P.", 'Write a whole number in quotes, such as "30".')

    return check


def map_of(item: Shape) -> Shape:
    """Make a check for names, each with an item."""

    def check(value: Any, place: Place) -> None:
        if not isinstance(value, dict):
            raise place.error(f"{value!r} is not a mapping.", "Write key: value pairs.")
        for key, element in value.items():
            item(element, place.at(key))

    return check


def record(required: dict[str, Shape], optional: dict[str, Shape] | None = None) -> Shape:
    """Make a check for fixed keys, each with its own check."""
    known = {**required, **(optional or {})}

    def check(value: Any, place: Place) -> None:
        if not isinstance(value, dict):
            raise place.error(f"{value!r} is not a mapping.", f"Write the keys {', '.join(known)}.")
        for key in value:
            if key not in known:
                close = get_close_matches(key, known, n=1)
                cure = f"Did you mean {close[0]!r}?" if close else f"Known: {', '.join(known)}."
                quotes = " A text with a comma needs quotes." if value[key] is None and not close else ""
                raise place.at(key).error("The key is unknown.", cure + quotes)
        for key in required:
            if key not in value:
                raise place.at(key).error("The key is missing.", f"Add `{key}:`.")
        for key, element in value.items():
            known[key](element, place.at(key))

    return check


def either(first: type, shape: Shape, other: Shape) -> Shape:
    """Make a check: `shape` for a value of the type `first`, otherwise `other`."""

    def check(value: Any, place: Place) -> None:
        (shape if isinstance(value, first) and not isinstance(value, bool) else other)(value, place)

    return check


def by_reading(shape: Shape) -> Shape:
    """Make a check for a value, or one for each alternative of a reading."""
    chosen = record({"reading": string, "values": map_of(shape)})

    def check(value: Any, place: Place) -> None:
        (chosen if isinstance(value, dict) and "reading" in value else shape)(value, place)

    return check


def by_kind(kinds: dict[str, Shape]) -> Shape:
    """Make a check for a record whose `kind` says which keys it has."""
    known = one_of(*kinds)

    def check(value: Any, place: Place) -> None:
        given = value.get("kind") if isinstance(value, dict) else None
        known(given, place.at("kind"))
        kinds[str(given)](value, place)

    return check
