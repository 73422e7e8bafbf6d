"""One foul's entry: its examples, and in each row the facts, readings, effects and the one outcome."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulings.books.library import Library
from rulings.engine.facts import Fact, check
from rulings.errors import RuleError
from rulings.loading.checks.common import check_known, check_reading
from rulings.loading.shape import Place


def check_foul(library: Library, foul: str, entry: Mapping[str, Any], readings: list[str], place: Place) -> None:
    """Check an entry. Raises DataError for the first name that is unknown and the first value that can't be."""
    catalogue = library.catalogue
    check_known(foul, catalogue["fouls"], place, "foul")
    for example in entry.get("examples", ()):
        check_known(example, catalogue["examples"], place.at("examples"), "example")
    seen: set[str] = set()
    for row in entry["rows"]:
        at = place.at(row["id"])
        if row["id"] in seen or "/" in row["id"]:
            raise at.error("The row's id is there twice, or has a slash.", "Give each row of the foul its own id.")
        seen.add(row["id"])
        if "section" not in row and "section" not in entry:
            raise at.at("section").error("The row has no section.", "Add `section:` to the row or the foul.")
        check_known(
            row.get("source", entry.get("source", next(iter(catalogue["references"])))),
            catalogue["references"],
            at,
            "reference",
        )
        _check_outcome(catalogue, row, at)
        check_reading(catalogue, row.get("reading", {}), readings, at)
        _check_facts_of_row(library, foul, row, at)


def _check_outcome(catalogue: Mapping[str, Any], row: Mapping[str, Any], at: Place) -> None:
    if sum(key in row for key in ("then", "as", "lateness")) != 1:
        raise at.error("A row has one outcome.", "Write exactly one of then, as, lateness.")
    if ("discretion" in row.get("then", ())) != ("range" in row):
        raise at.at("range").error(
            "Discretion goes with a range.", "Add `range:` from the mildest to the hardest, or drop it."
        )
    if "counts" in row and row.get("then") != ["none"]:
        raise at.at("counts").error("A penalty counts by itself.", "Write `counts: true` only beside `then: [none]`.")
    for effect in row.get("effects", ()):
        check_known(effect, catalogue["steps"], at.at("effects"), "step")
    if "as" in row:
        check_known(row["as"]["foul"], catalogue["fouls"], at.at("as"), "foul")


def _check_facts_of_row(library: Library, foul: str, row: Mapping[str, Any], at: Place) -> None:
    asks = library.catalogue["fouls"][foul]["asks"]
    for name, expected in row.get("when", {}).items():
        if name not in asks:
            raise (
                at.at("when")
                .at(name)
                .error(
                    f"{foul} never asks it.", f"Add it to the foul's `asks`, or use one of {', '.join(asks) or 'none'}."
                )
            )
        _check_expectation(library.shape(name), name, expected, at.at("when"))
    if "as" in row:
        other = library.catalogue["fouls"][row["as"]["foul"]]["asks"]
        for name, value in row["as"].get("given", {}).items():
            check_known(name, other, at.at("as").at("given"), "fact", f" of {row['as']['foul']}")
            _check_expectation(library.shape(name), name, value, at.at("as").at("given"))


def _check_expectation(fact: Fact, name: str, expected: Any, place: Place) -> None:
    if isinstance(expected, dict):
        if fact["kind"] != "count" or not expected or set(expected) - {"min", "max"}:
            raise place.at(name).error(
                f"{expected!r} is no range.", "Write {min: …, max: …} for a count, a value or a list otherwise."
            )
        values: list[Any] = list(expected.values())
    else:
        values = expected if isinstance(expected, list) else [expected]
    for value in values:
        try:
            check(fact, name, value)
        except RuleError as error:
            raise place.at(name).error(error.message, error.cure) from error
