"""What cannot happen under a rulebook, for none of its rule points has it: an abortive draw, a nagashi mangan."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulings.engine.facts import Fact

NOT_STATED = "not-stated"


def allowed(described: Mapping[str, Any]) -> dict[str, Any]:
    """Return what the answers of the catalogue's rule points allow: point → fact or moment → value → answers."""
    return {point: description["allows"] for point, description in described.items() if "allows" in description}


def excluded(allows: Mapping[str, Any], rule_points: Mapping[str, Any]) -> dict[str, list[str]]:
    """Return the values of `hand_end` and `simultaneous` that no answer in use allows.

    `allows`: what `allowed` gives. What is not stated excludes nothing.
    """
    found: dict[str, list[str]] = {"hand_end": [], "simultaneous": []}
    for point, by_name in allows.items():
        value = rule_points[point]
        in_use = value if isinstance(value, list) else [value]
        for name, values in by_name.items():
            if value != NOT_STATED:
                found[name] += [one for one, answers in values.items() if not set(answers) & set(in_use)]
    return found


def without(fact: Fact, values: list[str]) -> Fact:
    """Return a choice without these answers; any other fact as it is."""
    if fact["kind"] != "choice":
        return fact
    return {**fact, "answers": [answer for answer in fact["answers"] if answer not in values]}
