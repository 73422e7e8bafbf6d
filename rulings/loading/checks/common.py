"""Checks that several parts share: is the name known, can the context be, does the reading offer the alternative."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from rulings.engine import context
from rulings.engine.outcome import ENDS
from rulings.errors import RuleError
from rulings.loading.shape import Place

DONE_AT_END = ("judged", "dropped")


def check_known(name: str, names: Iterable[str], place: Place, what: str, where: str = "") -> None:
    """Refuse a name that isn't among `names`, which are those of `where`."""
    defined = list(names)
    if name not in defined:
        close = get_close_matches(str(name), defined, n=1)
        raise place.error(
            f"There is no {what} {name!r}{where}.",
            f"Did you mean {close[0]!r}?" if close else f"Define it or choose a known {what}.",
        )


def check_once(names: Iterable[str], place: Place) -> None:
    """Refuse a name that is there twice."""
    seen: set[str] = set()
    for name in names:
        if name in seen:
            raise place.error(f"{name!r} is there twice.", "Keep one of the two.")
        seen.add(name)


def check_context(condition: Mapping[str, Any], place: Place) -> None:
    """Refuse a condition that no context can meet."""
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


def check_deferral(condition: Mapping[str, Any], place: Place) -> Mapping[str, Any]:
    """Refuse what a deferred row cannot do at an end of the hand; return the rest of the condition."""
    for end in ENDS.keys() & condition.keys():
        if condition[end] not in DONE_AT_END:
            raise place.at(end).error(f"{condition[end]!r} is not known.", f"Write one of: {', '.join(DONE_AT_END)}.")
    return {name: value for name, value in condition.items() if name not in ENDS}


def check_category(catalogue: Mapping[str, Any], condition: Mapping[str, Any], place: Place) -> Mapping[str, Any]:
    """Refuse a category that no foul is of; return the rest of the condition."""
    named = condition.get("category", [])
    for category in named if isinstance(named, list) else [named]:
        check_known(category, catalogue["categories"], place.at("category"), "category")
    return {name: value for name, value in condition.items() if name != "category"}


def check_reading(
    catalogue: Mapping[str, Any], reading: Mapping[str, str], offered: Iterable[str], place: Place
) -> None:
    """Refuse a reading that isn't offered here, and an alternative that it doesn't have."""
    for name, alternative in reading.items():
        check_known(name, offered, place.at("reading"), "reading", " in this book's `readings`")
        check_known(alternative, catalogue["readings"][name]["alternatives"], place.at(name), "alternative")
