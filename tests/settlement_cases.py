"""Every case in tests/cases/settlement/: a sentence, the end of a hanchan, what is expected of it, the source.

Both engines run them. Points and what is expected by seat go from East to North.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from rulings.engine.context import SEATS
from rulings.loading import yaml_file
from rulings.scores.scoring import decimal
from tests.case_files import CASES, Case

SETTLEMENTS = CASES / "settlement"


@cache
def load_settlement_cases() -> dict[str, Case]:
    """Name → case, with the points by seat."""
    return {
        f"{path.stem}-{number}: {case['says']}": {**case, "hanchan": _by_seat(case["hanchan"])}
        for path in sorted(SETTLEMENTS.glob("*.yaml"))
        for number, case in enumerate(yaml_file.read(path, SETTLEMENTS))
    }


def _by_seat(hanchan: Mapping[str, Any]) -> dict[str, Any]:
    return {**hanchan, "points": dict(zip(SEATS, hanchan["points"], strict=True))}


def unmet(expect: Mapping[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """What an engine answered where it was expected to say something else; an error is `{"error": field}`."""
    if "error" in expect or "error" in given:
        return {} if expect.get("error") == given.get("error") else dict(given)
    seen = {key: READ[key](given) for key in expect}
    return {key: value for key, value in seen.items() if value != expect[key]}


def _part(name: str) -> Any:
    return lambda given: [decimal(given["seats"][seat][name]) for seat in SEATS]


def _sections(name: str) -> Any:
    return lambda given: {one["point"]: one["source"] and one["source"]["section"] for one in given[name]}


READ: dict[str, Any] = {
    **{name: _part(name) for name in ("delta", "uma", "oka", "taken", "total")},
    **{name: _sections(name) for name in ("cited", "departs")},
    **{name: lambda given, name=name: given[name] for name in ("order", "remarks", "below_zero")},
    **{name: lambda given, name=name: given["balance"][name] for name in ("missing", "lost")},
    **{name: lambda given, name=name: given["table"][name] for name in ("extrapolated", "borrowed")},
    "uneven": lambda given: decimal(given["balance"]["off"]),
    "places": lambda given: [given["seats"][seat]["place"] for seat in SEATS],
    "points": lambda given: [given["seats"][seat]["points"] for seat in SEATS],
    "steps": lambda given: [step["kind"] for step in given["steps"]],
    "pays": lambda given: [
        [one["from"], one["to"], one["points"]] for step in given["steps"] for one in step["transfers"]
    ],
    "table": lambda given: given["table"] and given["table"]["source"]["section"],
    "assumed": lambda given: [one["point"] for one in given["assumed"]],
}
