"""A card that asks about tiles: yes or no, as the inspection of the hand says."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

YES = "yes"
NO = "no"

_HOLDS: dict[str, Callable[[Mapping[str, Any], Mapping[str, Any]], bool]] = {
    "win": lambda _, found: found["win"]["reason"] is None,
    "tenpai": lambda _, found: found["tenpai"],
    "furiten": lambda _, found: found["furiten"] is not None,
    "riichi": lambda _, found: found["riichi"]["allowed"],
    "quad": lambda card, found: quad_of(card, found)["allowed"],
    "discard": lambda card, found: forbidden_of(card, found) is None,
}
HAND_QUESTIONS = tuple(_HOLDS)


def hand_answer(card: Mapping[str, Any], found: Mapping[str, Any]) -> str:
    """Return yes or no."""
    return YES if _HOLDS[card["ask"]](card, found) else NO


def hand_choices(_card: Mapping[str, Any], _right: str) -> list[str]:
    """Return the two answers."""
    return [YES, NO]


def quad_of(card: Mapping[str, Any], found: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return what the inspection says of the quad that the card asks about."""
    return next(quad for quad in found["quads"] if quad["tile"] == card["tile"])


def forbidden_of(card: Mapping[str, Any], found: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """Return why the card's tile may not be discarded; None where it may."""
    return next((one for one in found["forbidden_discards"] if one["tile"] == card["tile"]), None)
