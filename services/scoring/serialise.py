"""Results, with what each player scores, serialised."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection

from models.event.hanchans import Hanchan
from models.event.results import Result
from models.journal import journal as journals
from models.ruling.hand import SEATS
from rulings.scores.hanchan_end import HanchanEnd, score_hanchan
from rulings.scores.scoring import Score, Scoring, unaccounted

SUM_OFF = "sum-does-not-fit"


def points_of(row: Result) -> dict[str, int]:
    """Return the points of each seat."""
    return {seat: getattr(row, seat) for seat in SEATS}


def scores_of(rules: Scoring, row: Result) -> tuple[dict[str, Score], list[str]]:
    """Score each seat, and list what is doubtful of it: also `sum-does-not-fit`, where the scoring changed since."""
    points = points_of(row)
    scored = score_hanchan(rules, HanchanEnd(points, deposits=row.deposits))
    return scored.scores, [*scored.flags, SUM_OFF] if unaccounted(rules, points, row.deposits) else scored.flags


def serialise_score(score: Score) -> dict[str, Any]:
    """Serialise a score with its parts."""
    return {name: getattr(score, name) for name in ("place", "points", "delta", "uma", "oka", "total")}


def serialise_result(
    connection: Connection, rules: Scoring, hanchan: Hanchan, row: Result, before: Sequence[Result]
) -> dict[str, Any]:
    """Serialise a result, and those of `before` that it replaced."""
    scores, flags = scores_of(rules, row)
    hash_ = journals.hash_of(connection, row.tournament_id, row.journal_seq)
    return {
        **_entry(row),
        "hanchan": hanchan.id,
        "scores": {seat: _seat(getattr(hanchan, f"{seat}_id"), seat, scores, row) for seat in SEATS},
        "flags": flags,
        "earlier": [_entry(one) for one in before if one.number < row.number],
        "journal": {"seq": row.journal_seq, "hash": hash_},
    }


def _seat(player: Any, seat: str, scores: Mapping[str, Score], row: Result) -> dict[str, Any]:
    return {"player": player, "ranked": seat not in row.unranked, **serialise_score(scores[seat])}


def _entry(row: Result) -> dict[str, Any]:
    columns = ("number", "deposits", "unranked", "reason", "server_at")
    return {"points": points_of(row), "official": row.official_id, **{name: getattr(row, name) for name in columns}}
