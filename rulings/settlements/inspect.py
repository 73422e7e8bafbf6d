"""A hanchan settled under a rulebook: who pays whom what, the scores, and where each part is written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypedDict

from rulings.books.library import Library
from rulings.books.rule_point_sources import source_of
from rulings.books.rulebook import Rulebook
from rulings.engine.context import SEATS
from rulings.engine.shapes import BookNames, Source, Transfer
from rulings.scores.hanchan_end import AFTER_YAKITORI, HanchanEnd, HanchanScore, score_hanchan
from rulings.scores.scoring import BEFORE_YAKITORI, NEGATIVE_CUT, SHARED, STICK, TENTHS, unaccounted
from rulings.settlements.question import Asked, asked_of
from rulings.settlements.rules import Rules, scoring_of, settlement_rules

ENDS = ("goes-on", "ends")
REMARKS = (
    "points-missing", "oka-does-not-fit", "tie-of-three-not-stated", "negative-share-cut", "deposit-share-cut",
    "share-cut", "yakitori-cut", "all-winless",
)  # fmt: skip


class Assumption(TypedDict):
    """A rule point that the book does not state, and this settlement hangs on."""

    point: str
    answer: Any


class Citation(Assumption):
    """A rule point that the book states and this settlement hangs on, and where, if anybody wrote that down."""

    source: Source | None


class Departure(Citation):
    """A rule point that was chosen against the book; `answer` is the book's."""


class SettlementStep(TypedDict):
    """What moves points before the scores, and the totals after it."""

    kind: str
    transfers: list[Transfer]
    points: dict[str, int]


class SeatScore(TypedDict):
    """One seat's row: table points at the end, and what they come to in tenths of P."""

    points: int
    place: int
    delta: int
    uma: int
    oka: int
    taken: int
    total: int


class Balance(TypedDict):
    """Table points that are missing from the totals, or that nobody gets; tenths of P by which the scores are off."""

    missing: int
    lost: int
    off: int


class BelowZero(TypedDict):
    """Who is below zero, and what the book makes of it."""

    seats: list[str]
    game: str


class TablePayment(TypedDict):
    """Where payments at the table are written; whether an amount goes beyond that, or is another book's."""

    source: Source
    extrapolated: bool
    borrowed: bool


class Settlement(TypedDict):
    """What a hanchan comes to. `cited` and `assumed` have only what this settlement hangs on."""

    rulebook: BookNames
    rules: dict[str, Any]
    steps: list[SettlementStep]
    seats: dict[str, SeatScore]
    order: list[str]
    balance: Balance
    below_zero: BelowZero | None
    table: TablePayment | None
    remarks: list[str]
    departs: list[Departure]
    cited: list[Citation]
    assumed: list[Assumption]


def inspect_settlement(
    library: Library, book: Rulebook, said: Mapping[str, Any], chosen: Mapping[str, Any] | None = None
) -> Settlement:
    """Settle a hanchan. `chosen`: numbers of a game at home, answers that the book leaves open. Raises RuleError."""
    rules, asked = settlement_rules(library, book, chosen), asked_of(book, said)
    scored = score_hanchan(scoring_of(rules), asked.end)
    balance, below = _balance(rules, asked.end, scored), _below_zero(rules, asked.end, scored)
    hanging = list(_points(rules, asked, scored, below))
    stated = [point for point in hanging if point not in rules.assumed and point not in rules.chosen]
    return Settlement(
        rulebook=book.names(),
        rules=dict(rules.answers),
        steps=[SettlementStep(kind=step.kind, transfers=step.transfers, points=step.points) for step in scored.steps],
        seats={seat: _row(scored, seat) for seat in SEATS},
        order=sorted(SEATS, key=lambda seat: (scored.scores[seat].place, SEATS.index(seat))),
        balance=balance,
        below_zero=below,
        table=_table(book, asked),
        remarks=[one for one in REMARKS if one in _remarks(rules, asked.end, scored, balance)],
        departs=[_cited(library, book, at, book.content["rule_points"][at]) for at in rules.departs],
        cited=[_cited(library, book, at, rules.answers.get(at, book.content["rule_points"].get(at))) for at in stated],
        assumed=[Assumption(point=at, answer=rules.answers[at]) for at in hanging if at in rules.assumed],
    )


def _cited(library: Library, book: Rulebook, point: str, answer: Any) -> Departure:
    return Departure(point=point, answer=answer, source=source_of(library, book, point))


def _row(scored: HanchanScore, seat: str) -> SeatScore:
    one = scored.scores[seat]
    return SeatScore(
        points=one.points, place=one.place, delta=one.delta, uma=one.uma, oka=one.oka, taken=one.taken, total=one.total
    )


def _table(book: Rulebook, asked: Asked) -> TablePayment | None:
    if not asked.at_table:
        return None
    casual = book.casual
    return TablePayment(source=casual["source"], extrapolated=asked.extrapolated, borrowed=casual["borrowed"])


def _balance(rules: Rules, end: HanchanEnd, scored: HanchanScore) -> Balance:
    given = sum(one.uma + one.oka for one in scored.scores.values())
    scoring = scoring_of(rules)
    return Balance(
        missing=unaccounted(scoring, end.points, end.deposits + end.pot),
        lost=scored.lost,
        off=given - scoring.oka // STICK - sum(scoring.uma) * TENTHS,
    )


def _after_penalties(end: HanchanEnd, scored: HanchanScore) -> Mapping[str, int]:
    return next((step.points for step in scored.steps if step.kind == "penalties"), end.points)


def _below_zero(rules: Rules, end: HanchanEnd, scored: HanchanScore) -> BelowZero | None:
    after = _after_penalties(end, scored)
    seats = [seat for seat in SEATS if after[seat] < 0]
    if not seats:
        return None
    at_play = any(end.points[seat] < 0 for seat in SEATS) or rules.answers["penalty-bankrupts"] == "ends"
    ended = rules.answers["negative-scores"] == "game-ends" and at_play
    return BelowZero(seats=seats, game="ends" if ended else "goes-on")


def _remarks(rules: Rules, end: HanchanEnd, scored: HanchanScore, balance: Balance) -> set[str]:
    scoring = scoring_of(rules)
    yakitori = next((step.transfers for step in scored.steps if step.kind == "yakitori"), [])
    shared = scoring.yakitori and scoring.yakitori_paid == SHARED
    found = {
        "points-missing": balance["missing"] != 0,
        "oka-does-not-fit": scoring.oka != len(SEATS) * (scoring.goal - scoring.starting_points),
        "share-cut": balance["off"] != 0,
        "yakitori-cut": any(one["to"] == "nobody" for one in yakitori),
        "all-winless": bool(shared and len(end.winless) == len(SEATS)),
    }
    return {*scored.flags, *(name for name, holds in found.items() if holds)}


def _points(rules: Rules, asked: Asked, scored: HanchanScore, below: BelowZero | None) -> Iterator[str]:
    """Yield the points that this settlement hangs on."""
    end, kinds = asked.end, {step.kind for step in scored.steps}
    finals = {one.points for one in scored.scores.values()}
    on_table = end.pot or any(one["to"] == "table" for one in end.paid)
    hangs = {
        "starting-points": True,
        "goal": True,
        "uma": True,
        "oka": True,
        "tie-split": len(finals) < len(SEATS),
        "tie-split-negative": NEGATIVE_CUT in scored.flags,
        "yakitori": bool(end.winless),
        "yakitori-paid": bool(end.winless) and rules.answers["yakitori"] > 0,
        "leftover-deposits": "deposits" in kinds,
        "leftover-pot": on_table,
        "deposits-order": _hangs_on_order(rules, end, scored),
        "negative-scores": below is not None,
        "penalty-bankrupts": below is not None
        and rules.answers["negative-scores"] == "game-ends"
        and all(end.points[seat] >= 0 for seat in SEATS),
        "chonbo-points": asked.by_book and bool(end.penalties),
    }
    yield from (point for point, holds in hangs.items() if holds)


def _hangs_on_order(rules: Rules, end: HanchanEnd, scored: HanchanScore) -> bool:
    other = BEFORE_YAKITORI if rules.answers["deposits-order"] == AFTER_YAKITORI else AFTER_YAKITORI
    return score_hanchan(scoring_of(rules, **{"deposits-order": other}), end).scores != scored.scores
