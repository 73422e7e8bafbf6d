"""Every case in tests/cases/draws/: a sentence, a draw, what is expected of it, the source. Both engines run them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from rulings.hands.tiles import SEATS
from rulings.loading import yaml_file
from tests.case_files import CASES, Case

DRAWS = CASES / "draws"


@cache
def load_draw_cases() -> dict[str, Case]:
    """Name → case."""
    return {
        f"{path.stem}-{number}: {case['says']}": case
        for path in sorted(DRAWS.glob("*.yaml"))
        for number, case in enumerate(yaml_file.read(path, DRAWS))
    }


def unmet(expect: Mapping[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """What an engine answered where it was expected to say something else; an error is `{"error": field}`."""
    if "error" in expect or "error" in given:
        return {} if expect.get("error") == given.get("error") else dict(given)
    seen = {key: READ[key](given) for key in expect}
    return {key: value for key, value in seen.items() if value != expect[key]}


def _by_seat(name: str) -> Any:
    """Return a reader of what is not empty, seat by seat."""
    return lambda given: {seat: given["seats"][seat][name] for seat in SEATS if given["seats"][seat][name]}


def _after(name: str) -> Any:
    return lambda given: given["after"] and given["after"][name]


READ: dict[str, Any] = {
    **{
        name: lambda given, name=name: given[name] for name in ("ends", "against", "terminals", "to_declare", "nagashi")
    },
    **{name: _after(name) for name in ("deposits", "returned", "counters", "dealer")},
    "after": lambda given: given["after"],
    "pays": lambda given: given["after"] and list(given["after"]["payments"].values()),
    "tenpai": lambda given: [seat for seat in SEATS if given["seats"][seat]["counted"] == "tenpai"],
    **{name: _by_seat(name) for name in ("may", "shows", "remarks")},
    "no_nagashi": lambda given: {
        seat: found["against"] for seat in SEATS if (found := given["seats"][seat]["nagashi"]) and not found["made"]
    },
    "cited": lambda given: {one["point"]: one["source"] and one["source"]["section"] for one in given["cited"]},
    "assumed": lambda given: [one["point"] for one in given["assumed"]],
    "fouls": lambda given: {one["seat"]: one["foul"] for one in given["fouls"]},
    "facts": lambda given: given["fouls"][0]["facts"],
}
