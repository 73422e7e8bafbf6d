"""The scene of an examination: what was told, the book, and which of its rows were looked up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rulings.books.rulebook import Rulebook
from rulings.calls.question import OF_A_CALL, OF_ALL, Asked
from rulings.engine.decide import decide
from rulings.engine.shapes import Decision, Reading, Source

# A fact of a foul → what is asked of whoever tells the scene.
TOLD_AS = {
    "calls_apart": "apart",
    "tile_was_hidden": "hidden",
    "face_up_forward": "place",
    "first_call_possible": "holds",
    "immediate_slip": "slip",
    "group_shown": "shown",
}
# What penalties depend on, and no caller's right.
TAKEN_AS = {"offence_number": 1, "hand_shown": False}


class Missing(Exception):
    """A fact that the answer hangs on and nobody has told: of one call, or of the whole."""

    def __init__(self, fact: str, at: int | None) -> None:
        super().__init__(fact)
        self.fact = fact
        self.at = at

    @property
    def answers(self) -> tuple[Any, ...]:
        """Return what can be answered."""
        return OF_ALL[self.fact] if self.at is None else OF_A_CALL[self.fact]


class Open(Exception):
    """A matter that the book leaves to the referee; `why` is what it is silent on."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True)
class Offered:
    """A foul that may have to be ruled on, whose it is, and what is known of it."""

    seat: str
    foul: str
    facts: Mapping[str, Any]


@dataclass
class Scene:
    """One examination. `at` gives the place of the call that a missing fact belongs to."""

    book: Rulebook
    asked: Asked
    rules: Mapping[str, str]
    sources: list[Source] = field(default_factory=list)
    readings: list[Reading] = field(default_factory=list)
    fouls: list[Offered] = field(default_factory=list)

    def need(self, fact: str, at: int | None = None) -> Any:
        """Return a fact. Raises Missing where nobody has told it."""
        value = getattr(self.asked if at is None else self.asked.calls[at], fact)
        if value is None:
            raise Missing(fact, at)
        return value

    def offer(self, seat: str, foul: str, facts: Mapping[str, Any] | None = None) -> None:
        """Offer a foul, once, if the book has rows for it."""
        one = Offered(seat, foul, facts or {})
        if self.book.covers(foul) and one not in self.fouls:
            self.fouls.append(one)

    def effects(self, foul: str, facts: Mapping[str, Any], at: int | None = None) -> list[str]:
        """Return what a row of the book says, its penalties among it, and keep where it stands.

        Raises Missing for a fact of the scene that the row needs.
        """
        decided = decide(self.book, foul, {**_asked(self.book, foul), **facts})
        if decided["status"] == "needs-facts":
            fact = TOLD_AS[decided["questions"][0]["fact"]]
            raise Missing(fact, at if fact in OF_A_CALL else None)
        self._keep(decided)
        return [*decided["effects"], *(penalty["kind"] for penalty in decided["penalties"])]

    def _keep(self, decided: Decision) -> None:
        source = decided["source"] and Source(id=decided["source"]["id"], section=decided["source"]["section"])
        if source and source not in self.sources:
            self.sources.append(source)
        self.readings.extend(one for one in decided["readings"] if one not in self.readings)


def _asked(book: Rulebook, foul: str) -> dict[str, Any]:
    return {name: value for name, value in TAKEN_AS.items() if name in book.table(foul).definitions}
