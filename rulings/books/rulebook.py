"""A composed rulebook: base, options and readings made one, known by the hash of its content."""

from __future__ import annotations

import hashlib
import json
from functools import cached_property
from typing import Any

from rulings.books.content import Content, FoulEntry
from rulings.clocks.lateness_clock import LatenessClock
from rulings.engine.shapes import BookNames
from rulings.engine.table import Table
from rulings.errors import UnknownName

# What no catalogue foresaw: no book has a table for it, the referee describes it and decides, or asks somebody.
NOT_LISTED = "not-listed"


def canonical(value: Any) -> bytes:
    """Write JSON in the one way that hashes are taken of: sorted keys, no spaces, UTF-8."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


class Rulebook:
    """Plain JSON content with a revision; the tables are made ready on first use.

    Restore a stored one with `Rulebook(content)`: the content is all it needs, whatever the files say today.
    """

    def __init__(self, content: Content) -> None:
        self.content = content
        self.id = content["id"]
        self.options = content["options"]
        self.readings = content["readings"]
        self.lateness = content["lateness"]
        self.casual = content["casual"]
        self.facts = content["facts"]
        self._tables: dict[str, Table] = {}
        self._clocks: dict[str, LatenessClock] = {}

    @cached_property
    def revision(self) -> str:
        """SHA-256 of the content, hexadecimal."""
        return hashlib.sha256(canonical(self.content)).hexdigest()

    @property
    def currency(self) -> str | None:
        """What its fines are in; None where it knows none."""
        return next((clock["currency"] for clock in self.lateness.values() if clock["currency"]), None)

    def names(self) -> BookNames:
        """Return what a decision says of the rulebook it was made under."""
        return self._names

    @cached_property
    def _names(self) -> BookNames:
        return {
            "id": self.id,
            "revision": self.revision,
            "options": self.options,
            "readings": self.content["readings_changed"],
            "standing": self.content["standing"],
        }

    def knows(self, foul: str) -> bool:
        """Return whether the foul was in the catalogue when this book was composed."""
        return foul in self.content["fouls"]

    def covers(self, foul: str) -> bool:
        """Return whether this book has rows for a foul."""
        return self.knows(foul) and bool(self.table(foul).rows)

    def table(self, foul: Any) -> Table:
        """Return the foul's table, without rows if this book doesn't cover it. Raises UnknownName."""
        if not isinstance(foul, str) or not self.knows(foul):
            raise UnknownName("foul", "foul", foul, self.content["fouls"])
        if foul not in self._tables:
            entry = self.content["fouls"][foul]
            definitions = {name: self.facts[name] for name in entry["asks"]}
            self._tables[foul] = Table(foul, entry, definitions, self.readings, self._lateness_cuts(entry))
        return self._tables[foul]

    @property
    def lateness_not_applied(self) -> bool:
        """Without a tournament score, what belongs to the tournament's side costs nothing (WRC Optional 2022, 6.1)."""
        return bool(self.content["casual_only"] and "attendance" in self.casual["not_applied"])

    def clock(self, who: str) -> LatenessClock:
        """Return the lateness clock of a player or an arbiter; without any bands where lateness costs nothing."""
        if who not in self._clocks:
            content = self.lateness[who]
            bands = [] if self.lateness_not_applied else content["bands"]
            self._clocks[who] = LatenessClock({**content, "bands": bands}, self.readings)
        return self._clocks[who]

    def _lateness_cuts(self, entry: FoulEntry) -> set[int]:
        whose = {row["lateness"] for row in entry["rows"] if "lateness" in row}
        return {cut for who in whose for cut in self.clock(who).openings()}
