"""Facts: the answers a foul needs, checked, and cut into the few cells between which an outcome can change."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypedDict

from rulings.errors import BadFact, UnknownName, as_sent


class Fact(TypedDict, total=False):
    """A question's shape. `kind` is yes-no, choice (with `answers`) or count (with `min` and `max`, both inclusive)."""

    kind: str
    answers: list[str]
    min: int
    max: int


def check(fact: Fact, name: str, value: Any) -> Any:
    """Check a value and return it. Raises BadFact for a wrong type or count, UnknownName for an unknown answer."""
    field = f"facts.{name}"
    if fact["kind"] == "yes-no":
        if not isinstance(value, bool):
            raise BadFact(field, f"{as_sent(value)} is neither true nor false.", "Answer true or false.")
    elif fact["kind"] == "choice":
        if not isinstance(value, str) or value not in fact["answers"]:
            raise UnknownName(field, "answer", value, fact["answers"])
    else:
        _check_count(fact, field, value)
    return value


def _check_count(fact: Fact, field: str, value: Any) -> None:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadFact(
            field, f"{as_sent(value)} is not a whole number.", f"Give a count from {fact['min']} to {fact['max']}."
        )
    if not fact["min"] <= value <= fact["max"]:
        raise BadFact(field, f"{value} is out of range.", f"Give a count from {fact['min']} to {fact['max']}.")


def check_all(asks: Iterable[str], definitions: Mapping[str, Fact], facts: Mapping[str, Any]) -> dict[str, Any]:
    """Check all facts. Raises UnknownName for a fact that this foul never asks."""
    if not isinstance(facts, Mapping):
        raise BadFact("facts", "The facts are not an object.", 'Send {"fact": answer, …}.')
    asked = list(asks)
    for name in facts:
        if name not in asked:
            raise UnknownName(f"facts.{name}", "fact of this foul called", name, asked)
    return {name: check(definitions[name], name, facts[name]) for name in asked if name in facts}


def cells(fact: Fact, cut_points: Iterable[int]) -> list[tuple[Any, Any]]:
    """Return the fact's cells as (lowest value, highest value); all values of one cell lead to the same outcome."""
    if fact["kind"] == "yes-no":
        return [(True, True), (False, False)]
    if fact["kind"] == "choice":
        return [(answer, answer) for answer in fact["answers"]]
    starts = sorted({fact["min"], *(cut for cut in cut_points if fact["min"] < cut <= fact["max"])})
    ends = [*(start - 1 for start in starts[1:]), fact["max"]]
    return list(zip(starts, ends, strict=True))
