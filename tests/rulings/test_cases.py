"""Every case in tests/cases/: one sentence, facts, the expected outcome, the source. The phone runs the same files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

import rulings

CASES = Path(__file__).parents[1] / "cases"


def load_cases() -> list[Any]:
    loaded = []
    for path in sorted(CASES.rglob("*.yaml")):
        for number, case in enumerate(yaml.safe_load(path.read_text(encoding="utf-8"))):
            loaded.append(pytest.param(case, id=f"{path.stem}-{number}: {case['says']}"))
    return loaded


def test_there_are_cases_for_every_rulebook() -> None:
    tried = {param.values[0]["rulebook"]["id"] for param in load_cases()}
    assert tried == set(rulings.library().books)


@pytest.mark.parametrize("case", load_cases())
def test_case(case: dict[str, Any]) -> None:
    expect = case["expect"]
    assert expect, "a case without expectation can't fail"
    assert case["source"]["id"] in rulings.library().catalogue["references"]
    if "error" in expect:
        with pytest.raises(rulings.RuleError) as refusal:
            answer(case)
        assert refusal.value.field == expect["error"]
        return
    given = answer(case)
    for key, wanted in expect.items():
        assert READ[key](given, wanted) == wanted, f"{key}: {given}"


def answer(case: dict[str, Any]) -> dict[str, Any]:
    book = rulings.compose(
        rulings.library(), case["rulebook"]["id"], case["rulebook"].get("options"), case["rulebook"].get("readings")
    )
    if "lateness" in case:
        return rulings.assess_lateness(book, case["lateness"]["who"], case["lateness"]["seconds"])
    return rulings.decide(book, case["foul"], case.get("facts", {}), case.get("context", {}))


def penalties(given: dict[str, Any], _: Any) -> list[str]:
    return [penalty_text(penalty) for penalty in given["penalties"]]


def penalty_text(penalty: dict[str, Any]) -> str:
    p = f" {penalty['p']}" if "p" in penalty else ""
    on = "" if penalty["whom"] == "offender" else f" on {penalty['whom']}"
    return f"{penalty['kind']}{p}{on}"


def present(key: str) -> Any:
    """The wanted ids that the decision has: all of them, if it is as expected."""
    return lambda given, wanted: [name for name in wanted if name in given[key]]


def same(key: str) -> Any:
    return lambda given, _: given[key]


READ: dict[str, Any] = {
    "status": same("status"),
    "penalties": penalties,
    "row": lambda given, _: given["source"]["row"],
    "effects": present("effects"),
    "steps": present("steps"),
    "without": lambda given, wanted: [
        name for name in wanted if name not in given["effects"] and name not in given.get("steps", ())
    ],
    "points": same("points"),
    "fines": same("fines"),
    "transfers": same("transfers"),
    "asks": lambda given, _: [question["fact"] for question in given["questions"]],
    "readings": lambda given, wanted: [
        name for name in wanted if name in {reading["id"] for reading in given["readings"]}
    ],
    "without_readings": lambda given, wanted: [
        name for name in wanted if name not in {reading["id"] for reading in given["readings"]}
    ],
    "range": lambda given, _: [penalty_text(penalty) for penalty in given["range"]],
    "extrapolated": lambda given, _: given["casual"]["extrapolated"],
    "borrowed": lambda given, _: given["casual"]["borrowed"],
    "band": same("band"),
    "minutes": same("minutes"),
    "next_at": lambda given, _: given["next"] and given["next"]["at_seconds"],
}
