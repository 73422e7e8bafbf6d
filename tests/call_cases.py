"""Every case in tests/cases/calls/: a sentence, calls, what is expected of them, the source. Both engines run them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from rulings.loading import yaml_file
from tests.case_files import CASES, Case

CALLS = CASES / "calls"


@cache
def load_call_cases() -> dict[str, Case]:
    """Name → case."""
    return {
        f"{path.stem}-{number}: {case['says']}": case
        for path in sorted(CALLS.glob("*.yaml"))
        for number, case in enumerate(yaml_file.read(path, CALLS))
    }


def unmet(expect: Mapping[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """What an engine answered where it was expected to say something else; an error is `{"error": field}`."""
    if "error" in expect or "error" in given:
        return {} if expect.get("error") == given.get("error") else dict(given)
    seen = {key: READ[key](given) for key in expect}
    return {key: value for key, value in seen.items() if value != expect[key]}


def _as_written(answer: Any) -> str:
    return str(answer).lower()


READ: dict[str, Any] = {
    **{name: lambda given, name=name: given[name] for name in ("ends", "why", "has", "dora", "table")},
    "lost": lambda given: {one["seat"]: one["why"] for one in given["calls"] if one["why"]},
    "whys": lambda given: [one["why"] for one in given["calls"]],
    "asks": lambda given: given["asks"] and [given["asks"]["fact"], given["asks"]["at"]],
    "answers": lambda given: {_as_written(one["answer"]): one["ends"] for one in given["asks"]["answers"]},
    "sections": lambda given: [one["section"] for one in given["sources"]],
    "readings": lambda given: {one["id"]: one["chosen"] for one in given["readings"]},
    "cited": lambda given: {one["point"]: one["source"] and one["source"]["section"] for one in given["cited"]},
    "assumed": lambda given: [one["point"] for one in given["assumed"]],
    "fouls": lambda given: {one["seat"]: one["foul"] for one in given["fouls"]},
    "facts": lambda given: given["fouls"][0]["facts"],
}
