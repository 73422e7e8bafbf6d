"""Shapes of data files: small checks that refuse unknown and missing keys and wrong types, naming the cure."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, NamedTuple

from rulings.errors import DataError

LANGUAGES = ("en", "ja", "fr")


class Place(NamedTuple):
    """Where in which file a value stands."""

    file: str
    path: tuple[str, ...] = ()

    def at(self, key: object) -> Place:
        return Place(self.file, (*self.path, str(key)))

    def error(self, message: str, cure: str) -> DataError:
        return DataError(self.file, ".".join(self.path) or "(top)", message, cure)


Shape = Callable[[Any, Place], None]


def text(value: Any, place: Place) -> None:
    """Words in every language."""
    record(dict.fromkeys(LANGUAGES, string))(value, place)


def string(value: Any, place: Place) -> None:
    if not isinstance(value, str) or not value.strip():
        raise place.error(f"{value!r} is not text.", "Write text, in quotes if it looks like something else.")


def boolean(value: Any, place: Place) -> None:
    if not isinstance(value, bool):
        raise place.error(f"{value!r} is neither true nor false.", "Write true or false.")


def integer(value: Any, place: Place) -> None:
    if isinstance(value, bool) or not isinstance(value, int):
        raise place.error(f"{value!r} is not a whole number.", "Write a whole number.")


def anything(value: Any, place: Place) -> None:
    """Checked elsewhere."""


def optional_string(value: Any, place: Place) -> None:
    if value is not None:
        string(value, place)


def one_of(*known: Any) -> Shape:
    """One of a few fixed values."""

    def check(value: Any, place: Place) -> None:
        if value not in known:
            raise place.error(f"{value!r} is not known.", f"Write one of: {', '.join(map(str, known))}.")

    return check


def list_of(item: Shape) -> Shape:
    """A list of likes."""

    def check(value: Any, place: Place) -> None:
        if not isinstance(value, list):
            raise place.error(f"{value!r} is not a list.", "Write a list: [one, other].")
        for index, element in enumerate(value):
            item(element, place.at(index))

    return check


def map_of(item: Shape) -> Shape:
    """Names to likes."""

    def check(value: Any, place: Place) -> None:
        if not isinstance(value, dict):
            raise place.error(f"{value!r} is not a mapping.", "Write key: value pairs.")
        for key, element in value.items():
            item(element, place.at(key))

    return check


def record(required: dict[str, Shape], optional: dict[str, Shape] | None = None) -> Shape:
    """Fixed keys, each of its own shape."""
    known = {**required, **(optional or {})}

    def check(value: Any, place: Place) -> None:
        if not isinstance(value, dict):
            raise place.error(f"{value!r} is not a mapping.", f"Write the keys {', '.join(known)}.")
        for key in value:
            if key not in known:
                close = get_close_matches(key, known, n=1)
                raise place.at(key).error(
                    "The key is unknown.", f"Did you mean {close[0]!r}?" if close else f"Known: {', '.join(known)}."
                )
        for key in required:
            if key not in value:
                raise place.at(key).error("The key is missing.", f"Add `{key}:`.")
        for key, element in value.items():
            known[key](element, place.at(key))

    return check


def either(first: type, shape: Shape, other: Shape) -> Shape:
    """`shape` for a value of the type `first`, otherwise `other`."""

    def check(value: Any, place: Place) -> None:
        (shape if isinstance(value, first) and not isinstance(value, bool) else other)(value, place)

    return check


def by_reading(shape: Shape) -> Shape:
    """A value, or one for each alternative of a reading."""
    chosen = record({"reading": string, "values": map_of(shape)})

    def check(value: Any, place: Place) -> None:
        (chosen if isinstance(value, dict) and "reading" in value else shape)(value, place)

    return check
