"""Judging what waited at a table by how the hand ended: all of it, or nothing while a fact is missing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import Connection, Row

from models.ruling import dead_hands
from models.ruling.hand import hand_of
from rulings import RuleError
from services.errors import Invalid
from services.ruling.decide import questions
from services.ruling.deferred import asks, judge

Judged = list[tuple[Row[Any], dict[str, Any]]]


def judge_all(connection: Connection, rows: Iterable[Row[Any]], end: Mapping[str, Any], language: str) -> Judged:
    """Each waiting ruling with its final decision.

    Raises Invalid that names, for every ruling that needs one, the missing fact: `answers.<ruling>.<fact>`.
    """
    judged: Judged = []
    errors: list[Mapping[str, str]] = []
    asked: dict[str, Any] = {}
    rows = list(rows)
    _refuse_strangers(end.get("answers", {}), rows)
    for row in rows:
        decision = judge_by(connection, row, end)
        if decision["status"] == "needs-facts":
            problem = questions(decision, language, f"answers.{row.id}")
            errors += problem.errors
            asked[str(row.id)] = problem.members["questions"]
        judged.append((row, decision))
    if errors:
        detail = "What waits at this table can't be judged yet: nothing is closed. See errors."
        raise Invalid(detail, slug="needs-facts", errors=errors, questions=asked)
    return judged


def judge_by(connection: Connection, row: Row[Any], end: Mapping[str, Any]) -> dict[str, Any]:
    """What a waiting ruling comes to by how the hand ended; its status is needs-facts while one is missing.

    Raises RuleError naming the field of `end` that does not fit.
    """
    asked = asks(connection, row)
    told = {**_known(connection, row), **_told(row, end)}
    wanted = {name: value for name, value in told.items() if name in asked}
    answered = end.get("answers", {}).get(str(row.id), {})
    try:
        return judge(connection, row, {**wanted, **answered})
    except RuleError as error:
        path = f"answers.{row.id}.{error.field.removeprefix('facts.')}"
        raise RuleError(path, error.message, error.cure) from None


def _known(connection: Connection, row: Row[Any]) -> dict[str, Any]:
    """A hand that nobody declared dead can't be noten for that reason."""
    where = (row.tournament_id, row.table_id, row.seat, row.ruled_at, row.hanchan_id, hand_of(row))
    if row.seat is None or dead_hands.find_held(connection, *where) is not None:
        return {}
    return {"noten_by_dead_hand": False}


def _told(row: Row[Any], end: Mapping[str, Any]) -> dict[str, Any]:
    """What the end of the hand says of the facts of this ruling, as far as its seat is known."""
    how = end["how"]
    if how == "win":
        how = None if row.seat is None else "own-win" if row.seat in end["winners"] else "other-win"
    told = {
        "hand_end": how,
        "riichi_hand": end.get("hands", {}).get(row.seat),
        "quad_valid": {"valid": True, "invalid": False}.get(end.get("quads", {}).get(row.seat, "")),
    }
    return {name: value for name, value in told.items() if value is not None}


def _refuse_strangers(answers: Mapping[str, Any], rows: list[Row[Any]]) -> None:
    for identity in answers.keys() - {str(row.id) for row in rows}:
        raise RuleError(
            f"answers.{identity}", "This ruling does not wait at this table for this hand.", "Leave it out."
        )
