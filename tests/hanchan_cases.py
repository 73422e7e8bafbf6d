"""Every case in tests/cases/hanchan/: a sentence, hands, what is expected, the source. Both engines run them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from rulings.loading import yaml_file
from tests.case_files import CASES, Case

HANCHANS = CASES / "hanchan"


@cache
def load_hanchan_cases() -> dict[str, Case]:
    """Name → case."""
    return {
        f"{path.stem}-{number}: {case['says']}": case
        for path in sorted(HANCHANS.glob("*.yaml"))
        for number, case in enumerate(yaml_file.read(path, HANCHANS))
    }


def unmet(expect: Mapping[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """What an engine answered where it was expected to say something else; an error is `{"error": field}`."""
    if "error" in expect or "error" in given:
        return {} if expect.get("error") == given.get("error") else dict(given)
    seen = {key: READ[key](given) for key in expect}
    return {key: value for key, value in seen.items() if value != expect[key]}


def given(case: Case) -> dict[str, Any]:
    """What the engine is asked: `times` says how often a hand is played."""
    hands = [
        {name: value for name, value in hand.items() if name != "times"}
        for hand in case["hanchan"]["hands"]
        for _ in range(hand.get("times", 1))
    ]
    return {**case["hanchan"], "hands": hands}


READ: dict[str, Any] = {
    **{name: lambda given, name=name: given[name] for name in ("points", "over", "may_stop", "unplayed", "chonbos")},
    **{
        name: lambda given, name=name: given["hands"][-1][name]
        for name in ("ends", "moved", "sticks", "bumped", "offenders")
    },
    "now": lambda given: f"{given['now']['round']} {given['now']['number']}-{given['now']['counters']}",
    "deposits": lambda given: given["now"]["deposits"],
    "cited": lambda given: {one["point"]: one["source"] and one["source"]["section"] for one in given["cited"]},
    "assumed": lambda given: [one["point"] for one in given["assumed"]],
}
