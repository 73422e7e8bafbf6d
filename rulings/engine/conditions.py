"""The one small language of conditions: `{fact: value}`, `{fact: [value, …]}`, `{count: {min: 3, max: 6}}`.

All of a condition must hold. The phone's engine speaks the same language; keep it this small.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Condition = Mapping[str, Any]


def value_matches(expected: Any, value: Any) -> bool:
    """Return whether one value matches one expectation (a value, a list of values, or a `{min, max}` range)."""
    if isinstance(expected, dict):
        return bool(expected.get("min", value) <= value <= expected.get("max", value))
    if isinstance(expected, list):
        return value in expected
    return bool(expected == value)


def condition_matches(condition: Condition, known: Mapping[str, Any]) -> bool | None:
    """Return True, False, or None while a name that the condition needs is not known yet."""
    verdict: bool | None = True
    for name, expected in condition.items():
        if name not in known:
            verdict = None
        elif not value_matches(expected, known[name]):
            return False
    return verdict


def cuts(condition: Condition, name: str) -> set[int]:
    """Return the counts at which the condition's answer can change: a range's lower end, and one past its upper end."""
    expected = condition.get(name)
    if isinstance(expected, dict):
        ends = [expected["min"]] if "min" in expected else []
        return {*ends, *([expected["max"] + 1] if "max" in expected else [])}
    values = expected if isinstance(expected, list) else [expected]
    return {end for value in values if isinstance(value, int) for end in (value, value + 1)}
