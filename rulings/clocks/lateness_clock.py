"""A lateness clock: when each band opens, and what being so many seconds late costs.

A book's bands stand in order. `from_minute: n` opens a band once n minutes count (completed or begun, a reading);
`after_seconds: s` opens it past that moment. A band adds `per_minute` for each of its own minutes and `once` when it
opens; `instead_of` drops what the earlier bands added to points, fines, penalties or effects.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulings.books.content import Band, BandCosts, LatenessTable
from rulings.engine.conditions import condition_matches
from rulings.engine.shapes import Cost, CostAt, Penalty
from rulings.engine.unit import unit_of

NOTHING: BandCosts = {}


class LatenessClock:
    """One person's clock under one rulebook: the bands that its readings leave, and how it counts minutes."""

    def __init__(self, content: LatenessTable, readings: Mapping[str, str]) -> None:
        self._begun = content["minute"] == "begun"
        self._written = unit_of(content)
        self._currency = content["currency"] or ""  # a book without one has no fines
        self.bands = [band for band in content["bands"] if condition_matches(band.get("reading", {}), readings)]

    def opens(self, band: Band) -> int:
        """Return the first second at which the band is reached."""
        return int(band["after_seconds"]) + 1 if "after_seconds" in band else self._starts(int(band["from_minute"]))

    def _starts(self, minute: int) -> int:
        return (minute - 1) * 60 + 1 if self._begun else minute * 60

    def _minutes(self, seconds: int) -> int:
        return -(-seconds // 60) if self._begun else seconds // 60

    def openings(self) -> set[int]:
        """Return the first second of each band; decide() cuts `seconds_late` there."""
        return {self.opens(band) for band in self.bands}

    def cost(self, seconds: int) -> Cost:
        """Return minutes, band, penalties, points (whole P), fines (minor units) and effects after so many seconds."""
        minutes = self._minutes(seconds)
        reached = [band for band in self.bands if self.opens(band) <= seconds]
        points: dict[str, int] = {}
        fines: dict[str, int] = {}
        penalties: list[Penalty] = []
        effects: list[str] = []
        for band, following in zip(reached, [*reached[1:], None], strict=False):
            for name, held in (("points", points), ("fines", fines), ("penalties", penalties), ("effects", effects)):
                if name in band.get("instead_of", ()):
                    held.clear()
            last = minutes if following is None else following.get("from_minute", minutes + 1) - 1
            own_minutes = last - band.get("from_minute", last) + 1
            for costs, times in ((band.get("per_minute", NOTHING), own_minutes), (band.get("once", NOTHING), 1)):
                _add(points, costs.get("points", ()), "p", times)
                _add(fines, costs.get("fines", ()), "amount", times)
                penalties += costs.get("penalties", ())
                effects += costs.get("effects", ())
        return {
            "minutes": minutes,
            "band": reached[-1]["id"] if reached else None,
            "penalties": penalties,
            "points": [{"whom": whom, "p": p, **self._written} for whom, p in points.items()],
            "fines": [{"whom": whom, "amount": amount, "currency": self._currency} for whom, amount in fines.items()],
            "effects": effects,
        }

    def next_band(self, seconds: int) -> CostAt | None:
        """Return the next band with what it will cost, or None in the last."""
        return self._at([opening for band in self.bands if (opening := self.opens(band)) > seconds])

    def next_change(self, seconds: int) -> CostAt | None:
        """Return the next second at which it costs more: the next minute of a band with a rate, or the next band."""
        moments = [opening for band in self.bands if (opening := self.opens(band)) > seconds]
        reached = [band for band in self.bands if self.opens(band) <= seconds]
        if reached and "per_minute" in reached[-1]:
            moments.append(self._starts(self._minutes(seconds) + 1))
        return self._at(moments)

    def _at(self, moments: list[int]) -> CostAt | None:
        return {"at_seconds": min(moments), **self.cost(min(moments))} if moments else None


def _add(held: dict[str, int], entries: Any, unit: str, times: int) -> None:
    for entry in entries:
        held[entry["whom"]] = held.get(entry["whom"], 0) + int(entry[unit]) * times
