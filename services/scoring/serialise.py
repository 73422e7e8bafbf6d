"""Results, with what each player scores, serialised."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from sqlalchemy import Connection

from models.event import results
from models.event.hanchans import Hanchan, replaced_in, seats_of
from models.event.results import Result, ResultWithdrawal
from models.journal import journal as journals
from models.ruling.hand import SEATS
from rulings.scores.hanchan_end import HanchanEnd, score_hanchan
from rulings.scores.scoring import Score, Scoring, unaccounted
from rulings.scores.substitutes import PLAYER, counts_for

SUM_OFF = "sum-does-not-fit"
WINLESS_UNKNOWN = "winless-not-told"


def points_of(row: Result) -> dict[str, int]:
    """Return the points of each seat."""
    return {seat: getattr(row, seat) for seat in SEATS}


def scores_of(rules: Scoring, row: Result) -> tuple[dict[str, Score], list[str]]:
    """Score each seat, and list what is doubtful of it.

    Also `sum-does-not-fit`, where the scoring changed since, and `winless-not-told`, where yakitori is played.
    """
    points = points_of(row)
    scored = score_hanchan(rules, HanchanEnd(points, deposits=row.deposits, winless=frozenset(row.winless or ())))
    doubts = {
        SUM_OFF: unaccounted(rules, points, row.deposits) != 0,
        WINLESS_UNKNOWN: rules.yakitori > 0 and row.winless is None,
    }
    return scored.scores, [*scored.flags, *(flag for flag, holds in doubts.items() if holds)]


def serialise_score(score: Score) -> dict[str, Any]:
    """Serialise a score with its parts."""
    return {name: getattr(score, name) for name in ("place", "points", "delta", "uma", "oka", "taken", "total")}


def serialise_result(connection: Connection, rules: Scoring, hanchan: Hanchan, row: Result) -> dict[str, Any]:
    """Serialise a result, and those that it replaced."""
    scores, flags = scores_of(rules, row)
    hash_ = journals.hash_of(connection, row.tournament_id, row.journal_seq)
    withdrawals = results.withdrawals_of(connection, row.tournament_id, [hanchan.id])
    before = results.of_hanchan(connection, row.tournament_id, hanchan.id)
    return {
        **_entry(row, withdrawals),
        "hanchan": hanchan.id,
        "scores": {
            seat: {**whose, **serialise_score(scores[seat])} for seat, whose in whose_seats(rules, hanchan, row)
        },
        "flags": flags,
        "earlier": [_entry(one, withdrawals) for one in before if one.number < row.number],
        "journal": {"seq": row.journal_seq, "hash": hash_},
    }


def whose_seats(rules: Scoring, seated: Any, row: Result) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield each seat with who sits there, whom they replaced, and for whom the points count; `seated`: the hanchan."""
    replaced = replaced_in(seated)
    for seat, player in seats_of(seated).items():
        counts = counts_for(rules.substitutes, seat in replaced, seat in row.unranked)
        whose = {"player": player, "ranked": counts == PLAYER}
        yield seat, {**whose, "counts_for": counts, "substitute_for": replaced.get(seat)}


def _entry(row: Result, withdrawals: Mapping[tuple[Any, int], ResultWithdrawal]) -> dict[str, Any]:
    columns = ("number", "deposits", "unranked", "winless", "reason", "server_at")
    withdrawal = withdrawals.get((row.hanchan_id, row.number))
    told = {name: getattr(row, name) for name in columns}
    withdrawn_at = None if withdrawal is None else withdrawal.server_at
    return {"points": points_of(row), "official": row.official_id, **told, "withdrawn_at": withdrawn_at}
