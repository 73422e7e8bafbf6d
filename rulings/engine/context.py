"""What happened around the foul: a win on the same tile, a draw, several offenders, time already up, casual play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

from rulings.errors import BadContext, UnknownName, as_sent

SEATS = ("east", "south", "west", "north")
SIMULTANEOUS = ("none", "win", "exhaustive-draw", "nagashi", "abortive-draw")
RIICHI = ("unknown", "yes", "no")


class Context(TypedDict):
    """`offenders` counts those who committed a foul at that moment (1 to 4); `seat` is the offender's.

    `riichi`: had the offender declared it; `after_time`: had the clock already sounded.
    """

    simultaneous: str
    offenders: int
    after_time: bool
    casual: bool
    seat: str | None
    riichi: str


_CHOICES: dict[str, tuple[str, ...]] = {"simultaneous": SIMULTANEOUS, "seat": SEATS, "riichi": RIICHI}


def plain() -> Context:
    """Return the context in which nothing else happened."""
    return {
        "simultaneous": "none",
        "offenders": 1,
        "after_time": False,
        "casual": False,
        "seat": None,
        "riichi": "unknown",
    }


def with_implied(context: Context, implies: Mapping[str, str]) -> Context:
    """Return the context with what the foul itself implies (`riichi`, `simultaneous`), where nothing else was given."""
    missing = {name: value for name, value in implies.items() if context[name] == plain()[name]}  # type: ignore[literal-required]
    return {**context, **missing}  # type: ignore[typeddict-item]


def check(given: Mapping[str, Any] | None) -> Context:
    """Return the whole context, defaults filled in. Raises UnknownName or BadContext naming the field."""
    context = plain()
    if not given:
        return context
    if not isinstance(given, Mapping):
        raise BadContext("context", "The context is not an object.", 'Send {"simultaneous": "win"} or {}.')
    for name, value in given.items():
        if name not in context:
            raise UnknownName(f"context.{name}", "context", name, context)
        _check_one(name, value)
    return {**context, **given}  # type: ignore[typeddict-item]


def _check_one(name: str, value: Any) -> None:
    field = f"context.{name}"
    if name in _CHOICES:
        if not (isinstance(value, str) and value in _CHOICES[name]) and not (name == "seat" and value is None):
            raise UnknownName(field, "value", value, _CHOICES[name])
    elif name == "offenders":
        if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= 4:
            raise BadContext(field, f"{value!r} players can't have committed it.", "Give a whole number from 1 to 4.")
    elif not isinstance(value, bool):
        raise BadContext(field, f"{as_sent(value)} is neither true nor false.", "Answer true or false.")
