"""Resolve what a book leaves to a reading, and fill in what its data leaves unsaid (source, whom it falls on)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from rulings.books.content import Band, BandCosts, CasualRules, ChonboRule, LatenessTable, ProcedureStep
from rulings.engine.shapes import Penalty, Row, Source, WrittenPenalty
from rulings.engine.unit import WrittenIn

KINDS = ("none", "warning", "points", "dead-hand", "chonbo", "redeal", "discretion", "disqualification")


class Resolver:
    """Knows the readings chosen, the book's main source and its values (`chonbo`: whole P, or one by reading).

    `written`: the `unit` in which the book writes what it takes off tournament scores; empty for P.
    """

    def __init__(
        self, readings: Mapping[str, str], source: str, values: Mapping[str, Any], written: WrittenIn | None = None
    ) -> None:
        self.readings = readings
        self._source = source
        self._values = values
        self.written: WrittenIn = written or {}

    def value(self, given: Any) -> Any:
        """Resolve a value, or the one that a reading gives: `{reading: id, values: {alternative: value}}`."""
        if isinstance(given, dict) and "reading" in given:
            return given["values"][self.readings[given["reading"]]]
        return given

    def number(self, given: Any, mattered: list[str]) -> Any:
        """Resolve a number like `value`, and add its reading to `mattered`."""
        if isinstance(given, dict) and "reading" in given:
            mattered.append(given["reading"])
        return self.value(given)

    def scope(self, given: Any) -> tuple[str | None, list[str]]:
        """Resolve a repeat's scope. Return it with the reading behind it."""
        mattered: list[str] = []
        return self.number(given, mattered), mattered

    def source(self, given: Mapping[str, Any]) -> Source:
        """Return where a row, rule or clock stands: `{id, section}`."""
        return {"id": given.get("source", self._source), "section": given["section"]}

    def penalties(self, given: list[Any], mattered: list[str]) -> list[WrittenPenalty]:
        """Resolve penalties to `{kind, whom, p?, unit?}`; `p` whole, `{first, add}` or `{first, times}` if it grows."""
        return [self._penalty(penalty, mattered) for penalty in given]

    def _penalty(self, given: Any, mattered: list[str]) -> WrittenPenalty:
        if isinstance(given, str):
            if given != "chonbo":
                return {"kind": given, "whom": "offender"}
            p = self.number(self._values["chonbo"], mattered)
            return {"kind": given, "whom": "offender", "p": p, **self.written}
        p = self.number(given["points"], mattered)
        return {"kind": "points", "whom": given.get("whom", "offender"), "p": p, **self.written}

    def row(self, given: Mapping[str, Any], section: str | None) -> Row:
        """Resolve a row, its defaults filled in."""
        mattered: list[str] = []
        then = self.penalties(given.get("then", []), mattered)
        built: Row = {
            "id": given["id"],
            "when": given.get("when", {}),
            "reading": given.get("reading", {}),
            "effects": given.get("effects", []),
            "source": self.source({"section": section, **given}),
            "then": then,
            "grows": any(isinstance(penalty.get("p"), dict) for penalty in then),
            "readings": mattered,
        }
        if "range" in given:
            built["range"] = cast("list[Penalty]", self.penalties(given["range"], []))  # none of them grows
        if "deferred" in given:
            built["deferred"] = given["deferred"]
        if "lateness" in given:
            built["lateness"] = given["lateness"]
        if "counts" in given:
            built["counts"] = given["counts"]
        return built

    def rule(self, given: Mapping[str, Any]) -> ChonboRule:
        """Resolve a rule on a chonbo together with something else."""
        return {
            "id": given["id"],
            "when": given["when"],
            "reading": given.get("reading", {}),
            "fouls": given.get("fouls", []),
            "then": given["then"],
            "source": self.source(given),
        }

    def entry(self, given: Any) -> ProcedureStep:
        """Resolve a procedure's step."""
        plain: dict[str, Any] = {"step": given} if isinstance(given, str) else given
        return {
            "step": plain["step"],
            "when": plain.get("when", {}),
            "unless": plain.get("unless", []),
            "reading": plain.get("reading", {}),
            "first": plain.get("first", False),
            "effect": plain.get("effect", False),
        }

    def casual(self, given: Mapping[str, Any]) -> CasualRules:
        """Resolve the payments of casual play."""
        built = {
            "to_table": {},
            "each": {},
            "not_applied": [],
            "borrowed": False,
            **given,
            "source": self.source(given),
        }
        built.pop("section")
        built["each"] = {p: self.value(points) for p, points in built["each"].items()}
        return cast("CasualRules", built)

    def clock(self, given: Mapping[str, Any], currency: str | None) -> LatenessTable:
        """Resolve a lateness clock: bands with their amounts; `readings` are those behind how its minutes count."""
        mattered: list[str] = []
        return {
            "source": self.source(given),
            "currency": currency,
            **self.written,
            "minute": self.number(given["minute"], mattered),
            "bands": [self._band(band) for band in given["bands"]],
            "readings": mattered,
        }

    def _band(self, given: Mapping[str, Any]) -> Band:
        mattered = list(given.get("reading", {}))
        built: dict[str, Any] = {
            part: self._costs(given[part], mattered) for part in ("per_minute", "once") if part in given
        }
        if "once_for_team" in given:
            built["once_for_team"] = self.number(given["once_for_team"], mattered)
        return cast("Band", {**given, **built, "readings": list(dict.fromkeys(mattered))})

    def _costs(self, given: Mapping[str, Any], mattered: list[str]) -> BandCosts:
        built = dict(given)
        for part, name, written in (("points", "p", self.written), ("fines", "amount", {})):
            if part in given:
                amounts = [(cost["whom"], self.number(cost[name], mattered)) for cost in given[part]]
                built[part] = [{"whom": whom, name: amount, **written} for whom, amount in amounts]
        if "penalties" in given:
            built["penalties"] = self.penalties(given["penalties"], mattered)
        return cast("BandCosts", built)
