"""Every case in tests/cases/: a sentence, facts, the expected outcome, the source. Both engines run the same files."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from rulings import library, localise
from rulings.loading import yaml_file

CASES = Path(__file__).parent / "cases"

Case = dict[str, Any]


@cache
def load_cases() -> dict[str, Case]:
    """Name → case."""
    return {
        f"{path.stem}-{number}: {case['says']}": case
        for path in sorted(CASES.glob("*.yaml"))
        for number, case in enumerate(yaml_file.read(path, CASES))
    }


def unmet(expect: Mapping[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """What an engine answered where it was expected to say something else; an error is `{"error": field}`."""
    if "error" in expect or "error" in given:
        return {} if expect.get("error") == given.get("error") else dict(given)
    seen = {key: READ[key](given, wanted) for key, wanted in expect.items()}
    return {key: value for key, value in seen.items() if value != expect[key]}


def _penalties(given: Mapping[str, Any], _: Any) -> list[str]:
    return [_penalty_text(penalty) for penalty in given["penalties"]]


def _penalty_text(penalty: Mapping[str, Any]) -> str:
    p = f" {penalty['p']}" if "p" in penalty else ""
    on = "" if penalty["whom"] == "offender" else f" on {penalty['whom']}"
    return f"{penalty['kind']}{p}{on}"


def _present(key: str) -> Any:
    """The wanted ids that the decision has: all of them, if it is as expected."""
    return lambda given, wanted: [name for name in wanted if name in given[key]]


def _same(key: str) -> Any:
    return lambda given, _: given[key]


READ: dict[str, Any] = {
    "status": _same("status"),
    "near": lambda given, _: given.get("near", []),
    "penalties": _penalties,
    "counts": _same("counts"),
    "row": lambda given, _: given["source"]["row"],
    "effects": _present("effects"),
    "steps": _present("steps"),
    "stays": _present("stays"),
    "without": lambda given, wanted: [
        name for name in wanted if name not in (*given["effects"], *given.get("steps", ()), *given.get("stays", ()))
    ],
    "points": _same("points"),
    "fines": _same("fines"),
    "transfers": _same("transfers"),
    "asks": lambda given, _: [question["fact"] for question in given["questions"]],
    "readings": lambda given, wanted: [
        name for name in wanted if name in {reading["id"] for reading in given["readings"]}
    ],
    "without_readings": lambda given, wanted: [
        name for name in wanted if name not in {reading["id"] for reading in given["readings"]}
    ],
    "range": lambda given, _: [_penalty_text(penalty) for penalty in given["range"]],
    "context_rule": lambda given, _: given["context_rule"]["source"]["section"],
    "say": lambda given, _: localise(library(), given)["say"],
    "notes": lambda given, _: localise(library(), given)["casual"]["notes"],
    "first": lambda given, _: given["steps"][0],
    "extrapolated": lambda given, _: given["casual"]["extrapolated"],
    "borrowed": lambda given, _: given["casual"]["borrowed"],
    "band": _same("band"),
    "minutes": _same("minutes"),
    "next_at": lambda given, _: given["next"] and given["next"]["at_seconds"],
}
