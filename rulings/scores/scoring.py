"""A hanchan's four point totals made into scores: (points - goal) / 1,000 + uma + oka, in whole tenths of P.

What comes before (penalties at the table, deposits, yakitori) is in hanchan_end.py, which everything calls. Tied
players share the uma and the oka of their places, added before they are split; of a share that is not round one decimal
is kept without rounding (WRC Optional 2022, Mod 4.1 and 4.2), so a sum may be slightly off. R.League's spread
45/5/-15/-35 over 25,000 is 30/10/-10/-30 and an oka of 20,000 over 30,000, which its rule points say.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rulings.books.exclusions import NOT_STATED
from rulings.books.rulebook import Rulebook
from rulings.engine.context import SEATS
from rulings.errors import BadFact
from rulings.scores.substitutes import TEAM, substitute_points

STICK = 100  # points; a tenth of P, so nothing is lost
TENTHS = 10
NUMBERS = {"starting_points": "starting-points", "goal": "goal", "oka": "oka", "uma": "uma"}
# Nobody needs to say it: without it there is none.
YAKITORI = "yakitori"
ROUND_DOWN = "round-down"
SEAT_ORDER = "seat-order"
NOBODY = "nobody"
SHARED = "shared"
AFTER_UMA = "after-uma"
BEFORE_YAKITORI = "before-yakitori"
TIE_NOT_STATED = "tie-not-stated"
TIE_OF_THREE = "tie-of-three-not-stated"
NEGATIVE_CUT = "negative-share-cut"


@dataclass(frozen=True)
class Scoring:
    """What a hanchan is scored by. `uma`: whole P, first to fourth; `ties` to `order`: answers of rule points.

    `substitutes`: for whom a substitute's points count, team or nobody.
    """

    starting_points: int
    goal: int
    oka: int
    uma: tuple[int, int, int, int]
    ties: str
    negative: str
    leftover: str = NOBODY
    pot: str = NOBODY
    yakitori: int = 0
    yakitori_paid: str = SHARED
    order: str = BEFORE_YAKITORI
    substitutes: str = TEAM


@dataclass(frozen=True)
class Score:
    """One player's score, in tenths of P but for `points`; tied players have the same `place`, the best they share.

    `taken` comes off after the uma: penalties in P, and yakitori where the book has it there.
    """

    place: int
    points: int
    delta: int
    uma: int
    oka: int
    taken: int = 0

    @property
    def total(self) -> int:
        """What the hanchan adds to the tournament score."""
        return self.delta + self.uma + self.oka - self.taken


def stated(book: Rulebook) -> dict[str, Any]:
    """Return what the book says of starting points, goal, oka, uma and yakitori; what it doesn't state is left out."""
    points = book.content["rule_points"]
    named = {**NUMBERS, YAKITORI: YAKITORI}
    return {name: points[point] for name, point in named.items() if points.get(point, NOT_STATED) != NOT_STATED}


def scoring(book: Rulebook, chosen: Mapping[str, Any]) -> Scoring | None:
    """Return the book's scoring, with what was `chosen` where the book is silent; None where neither says a number."""
    numbers = {**chosen, **stated(book)}
    if not NUMBERS.keys() <= numbers.keys():
        return None
    points = book.content["rule_points"]
    paid = points.get("yakitori-paid", NOT_STATED)
    first, second, third, fourth = numbers["uma"]
    return Scoring(
        starting_points=numbers["starting_points"],
        goal=numbers["goal"],
        oka=numbers["oka"],
        uma=(first, second, third, fourth),
        ties=points["tie-split"],
        negative=points["tie-split-negative"],
        leftover=points.get("leftover-deposits", NOT_STATED),
        yakitori=numbers.get(YAKITORI, 0),
        yakitori_paid=SHARED if paid == NOT_STATED else paid,
        substitutes=substitute_points(book, chosen),
    )


def score(rules: Scoring, points: Mapping[str, int]) -> tuple[dict[str, Score], list[str]]:
    """Return each seat's score, and what the texts leave open of it. Raises BadFact for what can't be four totals.

    `tie-not-stated`: the book doesn't say what tied players get; `tie-of-three-not-stated`: it speaks of two;
    `negative-share-cut`: a negative share lost a digit, which the text shows for positive ones only.
    """
    check_totals(points)
    ranked = _ranked(rules, points)
    scores: dict[str, Score] = {}
    flags: set[str] = set()
    for seat, own in points.items():
        rank = _rank(rules, points, seat)
        first, among = ranked.index(rank), ranked.count(rank)
        uma = sum(rules.uma[first : first + among]) * TENTHS
        both = uma + (rules.oka // STICK if first == 0 else 0)
        part = _share(rules, uma, among)
        scores[seat] = Score(first + 1, own, (own - rules.goal) // STICK, part, _share(rules, both, among) - part)
        flags |= _open(rules, both, among)
    return scores, sorted(flags)


def leaders(rules: Scoring, points: Mapping[str, int]) -> list[str]:
    """Return who is first, several where they are tied."""
    best = _ranked(rules, points)[0]
    return [seat for seat in points if _rank(rules, points, seat) == best]


def _ranked(rules: Scoring, points: Mapping[str, int]) -> list[tuple[int, int]]:
    return sorted(_rank(rules, points, seat) for seat in points)


def _rank(rules: Scoring, points: Mapping[str, int], seat: str) -> tuple[int, int]:
    return -points[seat], SEATS.index(seat) if rules.ties == SEAT_ORDER else 0


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


def check_totals(points: Mapping[str, Any]) -> None:
    """Raise BadFact for what can't be four totals."""
    if len(points) != 4:
        raise BadFact("points", f"{len(points)} totals are no hanchan.", "Give the points of all four seats.")
    for seat, own in points.items():
        if isinstance(own, bool) or not isinstance(own, int) or own % STICK:
            raise BadFact(f"points.{seat}", f"{own!r} is no whole number of hundreds.", "Give points such as 32500.")
