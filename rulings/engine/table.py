"""One foul's penalty table under one rulebook: rows in order, the first that matches wins."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Any, NamedTuple, TypeVar

from rulings.books.content import FoulEntry
from rulings.engine import facts as facts_
from rulings.engine.conditions import condition_matches, cuts, value_matches
from rulings.engine.facts import Fact
from rulings.engine.shapes import Row

LATENESS_FACT = "seconds_late"
HAND_END_FACT = "hand_end"
REPEAT_FACT = "offence_number"
SHOWN_REPEATS = 4
MEMO_LIMIT = 4096
Value = TypeVar("Value")


class Cell(NamedTuple):
    """A stretch of one fact's values (lowest, highest) that all lead to the same outcome."""

    low: Any
    high: Any


class Table:
    """The rows of one foul, with the facts they turn on (`used`, in the order to ask them) and each fact's cells."""

    def __init__(
        self,
        foul: str,
        entry: FoulEntry,
        definitions: dict[str, Fact],
        readings: Mapping[str, str],
        lateness_cuts: set[int],
    ) -> None:
        self.foul = foul
        self.category = entry["category"]
        self.implies = entry["implies"]
        self.scope = entry["scope"]
        self.examples = entry["examples"]
        self.near = entry.get("near", [])  # books pinned before have none
        self.definitions = definitions
        self.rows: list[Row] = [row for row in entry["rows"] if condition_matches(row["reading"], readings)]
        self._written = entry["rows"]
        self._readings = readings
        self.used = [name for name in definitions if any(self._turns_on(row, name) for row in self.rows)]
        self.cells = {name: self._cells(name, lateness_cuts) for name in self.used}
        self._memo: dict[Any, Any] = {}

    def cached(self, key: Any, work: Callable[[], Value]) -> Value:
        """Return what `work` gives for this key, cached; threads may ask and forget at any moment."""
        found: Value | None = self._memo.get(key)
        if found is None:
            if len(self._memo) >= MEMO_LIMIT:
                self._memo.clear()
            found = self._memo[key] = work()
        return found

    def _turns_on(self, row: Row, name: str) -> bool:
        return (
            name in row["when"]
            or (name == REPEAT_FACT and row["grows"])
            or (name == LATENESS_FACT and "lateness" in row)
        )

    def _cells(self, name: str, lateness_cuts: set[int]) -> list[Cell]:
        points = set(lateness_cuts) if name == LATENESS_FACT else set()
        for row in self.rows:
            points |= cuts(row["when"], name)
            if name == REPEAT_FACT and row["grows"]:
                first = first_offence(row)
                points |= set(range(first, first + SHOWN_REPEATS))
        return [Cell(*pair) for pair in facts_.cells(self.definitions[name], points)]

    def find(self, known: Mapping[str, Any]) -> Row | None:
        """Find the row that all these facts lead to, or None while an earlier row is still open."""
        for row in self.rows:
            verdict = row_matches(row, known)
            if verdict:
                return row
            if verdict is None:
                return None
        return None

    def passed_over(self, known: Mapping[str, Any], before: Row | None = None) -> Iterator[Row]:
        """Return the rows that another reading would have made match, up to the row `before` (all without one)."""
        for row in self._written:
            if row is before:
                return
            if (
                not condition_matches(row["reading"], self._readings)
                and condition_matches(row["when"], known) is not False
            ):
                yield row

    def counts_repeats(self, row: Row, known: Mapping[str, Any]) -> bool:
        """Return whether the offence number led to this row: a row up to it depends on it, and matches otherwise."""
        for written in self.rows:
            others = {name: expected for name, expected in written["when"].items() if name != REPEAT_FACT}
            if REPEAT_FACT in needed(written) and condition_matches(others, known) is not False:
                return True
            if written is row:
                return False
        return False

    def row_for(self, facts: Mapping[str, Any]) -> Row:
        """Return the row for a complete set of facts. The loader proves that every table has one."""
        row = self.find(facts)
        if row is None:
            raise LookupError(f"{self.foul}: no row for {facts}")
        return row

    def completions(self, known: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
        """Yield every way to answer the missing facts, by each cell's lowest value, lateness by the highest too."""
        missing = [name for name in self.used if name not in known]
        for values in product(*(self._samples(name) for name in missing)):
            yield {**known, **dict(zip(missing, values, strict=True))}

    def _samples(self, name: str) -> list[Any]:
        if name != LATENESS_FACT:
            return [cell.low for cell in self.cells[name]]
        return [second for cell in self.cells[name] for second in sorted({cell.low, cell.high})]


def needed(row: Row) -> list[str]:
    """Return the facts that a row's condition and its amount depend on."""
    amount = [REPEAT_FACT] * row["grows"] + [LATENESS_FACT] * ("lateness" in row)
    return [*row["when"], *(name for name in amount if name not in row["when"])]


def row_matches(row: Row, known: Mapping[str, Any]) -> bool | None:
    """Return whether the row matches; None while a fact that it or its amount needs is missing."""
    verdict = condition_matches(row["when"], known)
    return None if verdict and any(name not in known for name in needed(row)) else verdict


def first_offence(row: Row) -> int:
    """Return the offence at which a growing penalty starts to count: the lowest that the row admits."""
    expected = row["when"].get(REPEAT_FACT)
    if isinstance(expected, dict):
        return int(expected.get("min", 1))
    return 1 if expected is None or value_matches(expected, 1) else int(expected)
