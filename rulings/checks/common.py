"""Checks that several parts share: is the name known, can the context be, does the reading offer the alternative."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from rulings import context
from rulings.errors import RuleError
from rulings.shape import Place


def known(name: str, names: Iterable[str], place: Place, what: str) -> None:
    defined = list(names)
    if name not in defined:
        close = get_close_matches(str(name), defined, n=1)
        raise place.error(
            f"There is no {what} {name!r}.",
            f"Did you mean {close[0]!r}?" if close else f"Define it or choose a known {what}.",
        )


def check_context(condition: Mapping[str, Any], place: Place) -> None:
    for name, expected in condition.items():
        values = (
            expected
            if isinstance(expected, list)
            else list(expected.values())
            if isinstance(expected, dict)
            else [expected]
        )
        for value in values:
            try:
                context.check({name: value})
            except RuleError as error:
                raise place.at(name).error(error.message, error.cure) from error


def check_reading(
    catalogue: Mapping[str, Any], reading: Mapping[str, str], offered: Iterable[str], place: Place
) -> None:
    for name, alternative in reading.items():
        known(name, offered, place.at("reading"), "reading listed in this book's `readings`")
        known(alternative, catalogue["readings"][name]["alternatives"], place.at(name), "alternative")
