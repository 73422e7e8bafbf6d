"""What came of an exam: every official, and every card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from models.database import register
from models.people.officials import Official
from models.training import exam_attempts
from models.training.exam_attempts import ExamAttempt
from models.training.exams import EXAMINED, Exam
from services.lookup import require
from services.training.attempts import serialise
from services.training.exams import get_exam
from services.training.explain import explain
from services.training.marks import SLOW, UNANSWERED, WRONG, MarkedAnswer


def answer_results(connection: Connection, tournament_id: UUID, exam_id: UUID, language: str) -> dict[str, Any]:
    """Return who answered how, and which cards were missed. Raises NotFound."""
    exam = require(connection, Exam, "exam", tournament_id, exam_id)
    officials = _officials(connection, exam)
    marked = [answer for one in officials if one["attempt"] for answer in one["attempt"]["answers"]]
    cards = [
        {
            **count_card(exam.answer_key[card], [answer for answer in marked if answer["card"] == card]),
            "card": card,
            "situation": explain(connection, exam.revision, card, language),
        }
        for card in exam.cards
    ]
    return {
        "exam": get_exam(connection, tournament_id, exam_id),
        "officials": officials,
        "cards": cards,
        "lang": language,
    }


def count_card(right: str, answers: Sequence[MarkedAnswer]) -> dict[str, Any]:
    """Return how many missed a card or were slow, and the wrong choice that was given most, the first of equals."""
    wrong = Counter(sorted(str(answer["choice"]) for answer in answers if answer["mark"] == WRONG))
    most = wrong.most_common(1)
    return {
        "right": right,
        "answered": len(answers),
        "missed": sum(answer["mark"] in (WRONG, UNANSWERED) for answer in answers),
        "slow": sum(answer["mark"] == SLOW for answer in answers),
        "given": {"choice": most[0][0], "count": most[0][1]} if most else None,
    }


def _officials(connection: Connection, exam: Exam) -> list[dict[str, Any]]:
    """List who takes exams or took this one, by name, with what they answered."""
    attempts: dict[UUID, list[ExamAttempt]] = {}
    for attempt in exam_attempts.of_exam(connection, exam.tournament_id, exam.id):
        attempts.setdefault(attempt.official_id, []).append(attempt)
    rows = [
        row for row in register.list_all(connection, Official, exam.tournament_id) if row.id in attempts or _takes(row)
    ]
    rows.sort(key=lambda row: (row.name.casefold(), row.id))
    return [{"official": {"id": row.id, "name": row.name}, **_taken(exam, attempts.get(row.id, []))} for row in rows]


def _takes(row: Official) -> bool:
    return row.revoked_at is None and not {*EXAMINED}.isdisjoint(row.roles)


def _taken(exam: Exam, attempts: Sequence[ExamAttempt]) -> dict[str, Any]:
    """Return the attempt in force, and those that were withdrawn."""
    earlier = [serialise(exam, one) for one in attempts if one.withdrawn_at is not None]
    return {
        "attempt": next((serialise(exam, one) for one in attempts if one.withdrawn_at is None), None),
        "earlier": earlier,
    }
