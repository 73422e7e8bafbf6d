"""The end of a hanchan, scored: penalties at the table, deposits, yakitori, then uma and oka, then what comes off.

The one function for games at home, results and standings. Each step before the scores moves points from one place to
another: a seat, the table, or nobody, who gets what no share can take.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from rulings.engine.context import SEATS
from rulings.engine.shapes import Transfer
from rulings.scores.scoring import NOBODY, SHARED, STICK, TENTHS, Score, Scoring, check_totals, leaders, score

TABLE = "table"
WINNER = "winner"
AFTER_YAKITORI = "after-yakitori"
SHARE_CUT = "deposit-share-cut"


@dataclass(frozen=True)
class HanchanEnd:
    """The four totals as they were counted, and what they don't have yet.

    `deposits`, `pot`: points on the table, of riichi and of penalties; `winless`: who won no hand; `paid`: penalties to
    pay at the table; `penalties`: whole P that come off a seat's score.
    """

    points: Mapping[str, int]
    deposits: int = 0
    pot: int = 0
    winless: frozenset[str] = frozenset()
    paid: tuple[Transfer, ...] = ()
    penalties: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Step:
    """What moves points before the scores, and the totals after it. `kind`: penalties, pot, deposits, yakitori."""

    kind: str
    transfers: list[Transfer]
    points: dict[str, int]


@dataclass(frozen=True)
class HanchanScore:
    """A hanchan scored. `lost`: points that nobody gets."""

    steps: list[Step]
    scores: dict[str, Score]
    lost: int
    flags: list[str]


def score_hanchan(rules: Scoring, end: HanchanEnd) -> HanchanScore:
    """Score the end of a hanchan; flags as `score` gives them. Raises BadFact for what can't be four totals."""
    check_totals(end.points)
    points, steps, flags = dict(end.points), [], set()
    pot = end.pot + sum(one["points"] for one in end.paid if one["to"] == TABLE)
    for kind in _order(rules):
        transfers = _transfers(rules, end, kind, points, pot)
        if transfers:
            points = moved(points, transfers)
            steps.append(Step(kind, transfers, points))
        if kind in ("pot", "deposits") and any(one["to"] == NOBODY for one in transfers) and _goes_to(rules, kind):
            flags.add(SHARE_CUT)
    scores, open_points = score(rules, points)
    return HanchanScore(
        steps=steps,
        scores={seat: _less(rules, end, seat, one) for seat, one in scores.items()},
        lost=sum(one["points"] for step in steps for one in step.transfers if one["to"] == NOBODY),
        flags=sorted({*open_points, *flags}),
    )


def moved(points: Mapping[str, int], transfers: Iterable[Transfer]) -> dict[str, int]:
    """Return the totals after these transfers."""
    after = dict(points)
    for one in transfers:
        for seat, gained in ((one["from"], -one["points"]), (one["to"], one["points"])):
            if seat in after:
                after[seat] += gained
    return after


def transfer(from_: str, to: str, points: int) -> Transfer:
    """Make a transfer."""
    return {"from": from_, "to": to, "points": points}


def _order(rules: Scoring) -> tuple[str, ...]:
    left = ("pot", "deposits")
    return ("penalties", "yakitori", *left) if rules.order == AFTER_YAKITORI else ("penalties", *left, "yakitori")


def _transfers(rules: Scoring, end: HanchanEnd, kind: str, points: Mapping[str, int], pot: int) -> list[Transfer]:
    if kind == "penalties":
        return list(end.paid)
    if kind == "yakitori":
        return _yakitori(rules, end)
    left = pot if kind == "pot" else end.deposits
    return _left(left, leaders(rules, points) if _goes_to(rules, kind) else [])


def _goes_to(rules: Scoring, kind: str) -> bool:
    return (rules.pot if kind == "pot" else rules.leftover) == WINNER


def _left(left: int, winners: list[str]) -> list[Transfer]:
    """Share what lies on the table among the winners, in whole hundreds."""
    share = left // len(winners) // STICK * STICK if winners else 0
    lost = left - share * len(winners)
    return [
        *(transfer(TABLE, seat, share) for seat in winners if share),
        *([transfer(TABLE, NOBODY, lost)] if lost else []),
    ]


def _yakitori(rules: Scoring, end: HanchanEnd) -> list[Transfer]:
    """Pay yakitori; what each receives is rounded down to a hundred (WRC Optional 2022, Mod 4.3)."""
    payers, others = _by_win(end)
    if not rules.yakitori or rules.yakitori_paid != SHARED or not payers or not others:
        return []
    received = rules.yakitori * len(payers) // len(others) // STICK * STICK
    each = received // len(payers)
    lost = rules.yakitori - each * len(others)
    return [
        *(transfer(payer, other, each) for payer in payers for other in others if each),
        *(transfer(payer, NOBODY, lost) for payer in payers if lost),
    ]


def _by_win(end: HanchanEnd) -> tuple[list[str], list[str]]:
    return [seat for seat in SEATS if seat in end.winless], [seat for seat in SEATS if seat not in end.winless]


def _less(rules: Scoring, end: HanchanEnd, seat: str, one: Score) -> Score:
    after_uma = rules.yakitori // STICK if rules.yakitori_paid != SHARED and seat in end.winless else 0
    taken = end.penalties.get(seat, 0) * TENTHS + after_uma
    return Score(one.place, one.points, one.delta, one.uma, one.oka, taken)
