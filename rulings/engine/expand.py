"""A foul's rows under one rulebook, `as` references written out and raised penalties added."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulings.books.content import Raise
from rulings.engine.conditions import value_matches
from rulings.engine.resolve import Resolver
from rulings.engine.shapes import Row, WrittenPenalty
from rulings.engine.table import HAND_END_FACT


class Rows:
    """Composes each foul's rows once.

    `raises`: options that add P to a kind of penalty (WRC Optional 2022, 6.2); `impossible_ends`: answers of the fact
    `hand_end` that this book's rule points exclude.
    """

    def __init__(
        self,
        entries: Mapping[str, Any],
        resolver: Resolver,
        raises: list[Raise],
        impossible_ends: list[str],
    ) -> None:
        self._entries = entries
        self._resolver = resolver
        self._raises = raises
        self._impossible_ends = impossible_ends
        self._done: dict[str, list[Row]] = {}

    def of(self, foul: str) -> list[Row]:
        """Return the foul's rows in order; none when the book doesn't cover it."""
        if foul not in self._done:
            entry = self._entries.get(foul, {"rows": []})
            rows = (row for given in entry["rows"] for row in self._expand(foul, entry, given))
            self._done[foul] = [kept for row in rows if (kept := self._possible(row)) is not None]
        return self._done[foul]

    def _expand(self, foul: str, entry: Mapping[str, Any], given: Mapping[str, Any]) -> list[Row]:
        row = self._resolver.row(
            {"source": entry["source"], **given} if "source" in entry else given, entry.get("section")
        )
        if "as" not in given:
            return [self._raised(row)]
        target = given["as"]
        return [joined for other in self.of(target["foul"]) if (joined := _join(row, target, other)) is not None]

    def _raised(self, row: Row) -> Row:
        for raise_ in self._raises:
            kinds = {penalty["kind"] for penalty in row["then"]}
            left = {penalty["kind"] for penalty in row.get("range", ())}
            if (kinds | left) & set(raise_["kinds"]):
                row["raised"] = {"id": raise_["id"], "source": raise_["source"]}
            if kinds & set(raise_["kinds"]):
                added: WrittenPenalty = {"kind": "points", "whom": "offender", "p": raise_["by"]}
                row["then"] = [*row["then"], {**added, **self._resolver.written}]
        return row

    def _possible(self, row: Row) -> Row | None:
        """Leave out the ends of a hand that this book does not know; None for a row that is about nothing else."""
        if "deferred" in row:
            judged, dropped = (self._known(row["deferred"][part]) for part in ("judged", "dropped"))
            row = {**row, "deferred": {"judged": judged, "dropped": dropped}}
        ends = row["when"].get(HAND_END_FACT)
        if ends is None:
            return row
        known = self._known(ends if isinstance(ends, list) else [ends])
        return {**row, "when": {**row["when"], HAND_END_FACT: known}} if known else None

    def _known(self, ends: list[str]) -> list[str]:
        return [end for end in ends if end not in self._impossible_ends]


def _join(row: Row, target: Mapping[str, Any], other: Row) -> Row | None:
    """Return the row that treats one foul as another, with both conditions; None if they exclude each other."""
    given = target.get("given", {})
    if any(name in given and not value_matches(expected, given[name]) for name, expected in other["when"].items()):
        return None
    if any(row["reading"].get(name, chosen) != chosen for name, chosen in other["reading"].items()):
        return None
    return {
        **other,
        "id": f"{row['id']}/{other['id']}",
        "when": {**row["when"], **{name: expected for name, expected in other["when"].items() if name not in given}},
        "reading": {**row["reading"], **other["reading"]},
        "effects": [*row["effects"], *other["effects"]],
        "source": row["source"],
        "as": {"foul": target["foul"], "row": other["id"], "source": other["source"]},
    }
