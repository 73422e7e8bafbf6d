"""A rulebook's rows in words: when each holds and what it costs, before anything has happened."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, cast

import rulings as rules
from rulings import Rulebook
from rulings.books.content import Band, BandCosts
from rulings.engine.shapes import AnswerValue, Fine, Growth, Penalty, WrittenPenalty, as_penalty
from rulings.words.wording import clock_time
from services.reports.print_words import WORDS

Row = Mapping[str, Any]


class Line(NamedTuple):
    """When, in words (empty: always), and what it costs."""

    when: str
    cost: str


class Rows:
    """The rows of a composed rulebook in one language."""

    def __init__(self, book: Rulebook, language: str) -> None:
        self.book, self.language = book, language
        self._words, self._said = rules.Words(rules.library(), language), WORDS[language]

    def fouls(self) -> Iterator[tuple[str, list[str], list[str]]]:
        """Category, the fouls in it that the book covers, and those that it doesn't."""
        catalogue = rules.library().catalogue
        for category in catalogue["categories"]:
            own = [foul for foul, pairs in catalogue["fouls"].items() if pairs["category"] == category]
            covered = [foul for foul in own if foul in self.book.content["fouls"] and self.book.table(foul).rows]
            yield self._words.name("categories", category), covered, [foul for foul in own if foul not in covered]

    def name(self, foul: str) -> str:
        """Name a foul."""
        return self._words.name("fouls", foul)

    def lines(self, foul: str) -> list[Line]:
        """Yield every row in order; rows with the same cost that follow each other are one line."""
        found: list[Line] = []
        rows = self._reached(foul)
        for row in rows:
            for line in self._of_row(row, len(rows) > 1):
                if found and found[-1].cost == line.cost:
                    either = self._said["either"].format(one=found.pop().when, other=line.when)
                    line = Line(either, line.cost)
                found.append(line)
        return [Line("", line.cost) for line in found] if len(found) == 1 else found

    def costs(self, foul: str) -> list[Line]:
        """Return what it can cost, each once; lateness by when it costs more."""
        rows = self._reached(foul)
        clocks = [line for row in rows if "lateness" in row for line in self.lateness(row["lateness"])]
        return clocks or [Line("", cost) for cost in dict.fromkeys(self._cost(row) for row in rows)]

    def lateness(self, who: str) -> list[Line]:
        """Return what a late player or arbiter is charged, from each threshold on."""
        if who not in self.book.lateness:
            return []
        clock = self.book.clock(who)
        return [self._band(who, band, clock.opens(band)) for band in clock.bands]

    def _reached(self, foul: str) -> list[Row]:
        """Return the rows that can come into play: one with the same conditions as another before it never does."""
        found: list[Row] = []
        for row in self.book.table(foul).rows:
            if not any(row["when"] == before["when"] for before in found):
                found.append(row)
        return found

    def _of_row(self, row: Row, several: bool) -> list[Line]:
        if "lateness" in row:
            return self.lateness(row["lateness"])
        when = self._when(row["when"]) or (self._said["otherwise"] if several else "")
        return [Line(when, self._cost(row))]

    def _band(self, who: str, band: Band, opens: int) -> Line:
        cost = rules.assess_lateness(self.book, who, opens)
        so_far = str(rules.localise_lateness(rules.library(), cost, self.language)["cost_line"])
        rate = self._rate(band.get("per_minute", {}), self.book.lateness[who]["currency"])
        when = self._said["from"].format(time=clock_time(opens))
        return Line(when, self._said["then"].format(first=so_far, rate=rate) if rate else so_far)

    def _rate(self, costs: BandCosts, currency: str | None) -> str:
        points = [as_penalty(entry) for entry in costs.get("points", ())]
        fines: list[Fine] = [{**entry, "currency": currency or ""} for entry in costs.get("fines", ())]
        line = self._words.penalties(points, fines=fines)
        return self._said["each-minute"].format(cost=line) if line else ""

    def _when(self, conditions: Row) -> str:
        return " · ".join(self._condition(fact, expected) for fact, expected in conditions.items())

    def _condition(self, fact: str, expected: Any) -> str:
        """Say the answer alone where it says enough: "Own hand", but not "Yes"."""
        described = rules.library().catalogue["facts"][fact]
        answer = " / ".join(self._words.answer(fact, value) for value in _values(expected, described))
        plain = described["kind"] == "count" or (described["kind"] == "yes-no" and not _has_own(described, expected))
        return f"{self._words.question(fact)} {answer}" if plain else answer

    def _cost(self, row: Row) -> str:
        line = self._penalties(row["then"], row["effects"])
        if "deferred" in row:
            moments = " · ".join(self._words.phrase(f"end-{end}") for end in row["deferred"]["judged"])
            return self._words.phrase("deferred", moments=moments)
        if "range" not in row:
            return line
        first, last = (self._penalties([row["range"][end]], ()) for end in (0, -1))
        chosen = self._words.phrase("discretion-range", first=first, last=last)
        return self._words.phrase("labelled", label=line, text=chosen)

    def _penalties(self, then: Sequence[WrittenPenalty], effects: Sequence[str]) -> str:
        growths = [penalty["p"] for penalty in then if isinstance(penalty.get("p"), dict)]
        first = self._words.penalties([_first_penalty(penalty) for penalty in then], effects)
        if not growths:
            return first
        grows = cast("Growth", growths[0])
        form = "grows-times" if "times" in grows else "grows-add"
        return self._said[form].format(first=first, p=grows.get("add"), times=grows.get("times"))


def _first_penalty(penalty: WrittenPenalty) -> Penalty:
    """Return a penalty as it is at the first offence."""
    growth = penalty.get("p")
    return cast("Penalty", {**penalty, "p": growth["first"]} if isinstance(growth, dict) else penalty)


def _values(expected: Any, described: Row) -> list[AnswerValue]:
    """Return the answers that a condition admits, as `Words.answer` takes them."""
    if isinstance(expected, dict):
        bounds = {**described, **expected}
        return [{"min": bounds["min"], "max": bounds["max"]}]
    return [{"value": value} for value in (expected if isinstance(expected, list) else [expected])]


def _has_own(described: Row, expected: Any) -> bool:
    """Return whether a yes or a no has a text of its own."""
    return bool(described.get("if_true" if expected else "if_false"))
