"""A hanchan's four point totals made into scores: (points - goal) / 1,000 + uma + oka, in whole tenths of P.

Tied players share the uma and the oka of their places, added before they are split; of a share that is not round one
decimal is kept without rounding (WRC Optional 2022, Mod 4.1 and 4.2), so a sum may be slightly off. R.League's spread
45/5/-15/-35 over 25,000 is 30/10/-10/-30 and an oka of 20,000 over 30,000, which its rule points say.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rulings.books.exclusions import NOT_STATED
from rulings.books.rulebook import Rulebook
from rulings.errors import BadFact

STICK = 100  # points; a tenth of P, so nothing is lost
TENTHS = 10
NUMBERS = {"starting_points": "starting-points", "goal": "goal", "oka": "oka", "uma": "uma"}
ROUND_DOWN = "round-down"
TIE_NOT_STATED = "tie-not-stated"
TIE_OF_THREE = "tie-of-three-not-stated"
NEGATIVE_CUT = "negative-share-cut"


@dataclass(frozen=True)
class Scoring:
    """What a hanchan is scored by. `uma`: whole P, first to fourth; `ties`, `negative`: rule points of the book."""

    starting_points: int
    goal: int
    oka: int
    uma: tuple[int, int, int, int]
    ties: str
    negative: str


@dataclass(frozen=True)
class Score:
    """One player's score, in tenths of P but for `points`; tied players have the same `place`, the best they share."""

    place: int
    points: int
    delta: int
    uma: int
    oka: int

    @property
    def total(self) -> int:
        """What the hanchan adds to the tournament score."""
        return self.delta + self.uma + self.oka


def stated(book: Rulebook) -> dict[str, Any]:
    """Return what the book says of starting points, goal, oka and uma; what it doesn't state is left out."""
    points = book.content["rule_points"]
    return {name: points[point] for name, point in NUMBERS.items() if points[point] != NOT_STATED}


def scoring(book: Rulebook, chosen: Mapping[str, Any]) -> Scoring | None:
    """Return the book's scoring, with what was `chosen` where the book is silent; None where neither says a number."""
    numbers = {**chosen, **stated(book)}
    if not NUMBERS.keys() <= numbers.keys():
        return None
    points = book.content["rule_points"]
    first, second, third, fourth = numbers["uma"]
    return Scoring(
        starting_points=numbers["starting_points"],
        goal=numbers["goal"],
        oka=numbers["oka"],
        uma=(first, second, third, fourth),
        ties=points["tie-split"],
        negative=points["tie-split-negative"],
    )


def score(rules: Scoring, points: Mapping[str, int]) -> tuple[dict[str, Score], list[str]]:
    """Return each seat's score, and what the texts leave open of it. Raises BadFact for what can't be four totals.

    `tie-not-stated`: the book doesn't say what tied players get; `tie-of-three-not-stated`: it speaks of two;
    `negative-share-cut`: a negative share lost a digit, which the text shows for positive ones only.
    """
    _check(points)
    ranked = sorted(points.values(), reverse=True)
    scores: dict[str, Score] = {}
    flags: set[str] = set()
    for seat, own in points.items():
        first, among = ranked.index(own), ranked.count(own)
        uma = sum(rules.uma[first : first + among]) * TENTHS
        both = uma + (rules.oka // STICK if first == 0 else 0)
        part = _share(rules, uma, among)
        scores[seat] = Score(first + 1, own, (own - rules.goal) // STICK, part, _share(rules, both, among) - part)
        flags |= _open(rules, both, among)
    return scores, sorted(flags)


def unaccounted(rules: Scoring, points: Mapping[str, int], deposits: int) -> int:
    """Return how many points a sheet lacks (too many: negative), beside those that nobody holds in the end."""
    return len(points) * rules.starting_points - sum(points.values()) - deposits


def decimal(tenths: int) -> str:
    """Write tenths of P as a person does: -124 is "-12.4"."""
    whole, tenth = divmod(abs(tenths), TENTHS)
    return f"{'-' if tenths < 0 else ''}{whole}.{tenth}"


def _share(rules: Scoring, tenths: int, among: int) -> int:
    if tenths >= 0 or rules.negative == ROUND_DOWN:
        return tenths // among
    return -(-tenths // among)


def _open(rules: Scoring, tenths: int, among: int) -> set[str]:
    found = set()
    if among > 1 and rules.ties == NOT_STATED:
        found.add(TIE_NOT_STATED)
    if among > 2 and rules.ties == "split":
        found.add(TIE_OF_THREE)
    if tenths < 0 and tenths % among:
        found.add(NEGATIVE_CUT)
    return found


def _check(points: Mapping[str, Any]) -> None:
    if len(points) != 4:
        raise BadFact("points", f"{len(points)} totals are no hanchan.", "Give the points of all four seats.")
    for seat, own in points.items():
        if isinstance(own, bool) or not isinstance(own, int) or own % STICK:
            raise BadFact(f"points.{seat}", f"{own!r} is no whole number of hundreds.", "Give points such as 32500.")
