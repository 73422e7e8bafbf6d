"""Attempts: an official takes an exam once; a director lets them take it again."""

from __future__ import annotations

from typing import Any, TypedDict
from uuid import UUID

from sqlalchemy import Connection

from models.journal.journal import Journal
from models.people.credentials import Caller
from models.training import exam_attempts
from models.training.exam_attempts import ExamAttempt
from models.training.exams import Exam
from services.device_time import DeviceTime, device_time, made_at
from services.errors import Conflict, Invalid, NotAllowed, NotFound, field_error
from services.idempotency import check_same_body
from services.lookup import require
from services.training.explain import explain
from services.training.marks import count_marks, is_late, mark_answers, median_ms


class Answer(TypedDict):
    """What was chosen on a card, None where it could not be shown, and how long that took."""

    card: str
    choice: str | None
    ms: int


class NewAttempt(DeviceTime):
    """What an official answers: each card of the exam once."""

    answers: list[Answer]


def put_attempt(
    journal: Journal, caller: Caller, exam_id: UUID, attempt_id: UUID, sent: NewAttempt
) -> tuple[dict[str, Any], bool]:
    """Hand in what the caller answers; return it with its marks, and whether it is new.

    After the exam's end it is late, and taken all the same. Raises NotFound, Invalid unless each card is answered
    once, Conflict for another body under the same id and for who has taken the exam.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    exam = require(connection, Exam, "exam", tournament_id, exam_id)
    row = exam_attempts.find(connection, tournament_id, attempt_id)
    if row is not None:
        check_same_body(_identified(row.exam_id, row.official_id, row.request), _identified(exam_id, caller.id, sent))
        return serialise(exam, row), False
    _check_cards(exam, sent)
    before = exam_attempts.in_force(connection, tournament_id, exam_id, caller.id)
    if before is not None:
        detail = "You have taken this exam already. A director can let you take it again."
        raise Conflict(detail, slug="exam-taken", attempt=before.id)
    values = {
        "id": attempt_id,
        "exam_id": exam_id,
        "answers": sent["answers"],
        "finished_at": made_at(sent, journal.at),
        **device_time(sent),
        "request": sent,
    }
    exam_attempts.add(journal, values)
    return serialise(exam, _require(connection, tournament_id, exam_id, attempt_id)), True


def withdraw_attempt(journal: Journal, exam_id: UUID, attempt_id: UUID, reason: str) -> dict[str, Any]:
    """Let an official take an exam again, once; return what they had answered, marked. Raises NotFound."""
    connection, tournament_id = journal.connection, journal.tournament_id
    exam = require(connection, Exam, "exam", tournament_id, exam_id)
    row = _require(connection, tournament_id, exam_id, attempt_id)
    if row.withdrawn_at is None:
        exam_attempts.withdraw(journal, attempt_id, reason)
    return serialise(exam, _require(connection, tournament_id, exam_id, attempt_id))


def get_attempt(
    connection: Connection, caller: Caller, tournament_id: UUID, exam_id: UUID, attempt_id: UUID, language: str
) -> dict[str, Any]:
    """Return an attempt with each card and what the rulebook says of it.

    Raises NotFound, and NotAllowed for who is neither the official nor a director.
    """
    exam = require(connection, Exam, "exam", tournament_id, exam_id)
    row = _require(connection, tournament_id, exam_id, attempt_id)
    if row.official_id != caller.id and "director" not in caller.roles:
        raise NotAllowed("These are another official's answers: only they and the directors see them.")
    attempt = serialise(exam, row)
    answers = [
        {**answer, "situation": explain(connection, exam.revision, answer["card"], language)}
        for answer in attempt["answers"]
    ]
    return {**attempt, "answers": answers, "lang": language}


def serialise(exam: Exam, row: ExamAttempt) -> dict[str, Any]:
    """Make the JSON of an attempt, marked."""
    marked = mark_answers(exam, row.answers)
    return {
        "id": row.id,
        "exam": row.exam_id,
        "official": row.official_id,
        "finished_at": row.finished_at,
        "server_at": row.server_at,
        "late": is_late(exam, row),
        **count_marks(marked),
        "median_ms": median_ms(marked),
        "answers": marked,
        "withdrawn_at": row.withdrawn_at,
        "reason": row.reason,
    }


def _identified(exam_id: UUID, official_id: UUID, sent: Any) -> dict[str, Any]:
    return {"exam": exam_id, "official": official_id, **sent}


def _check_cards(exam: Exam, sent: NewAttempt) -> None:
    """Raise Invalid unless each card of the exam is answered once."""
    left = set(exam.cards)
    errors = []
    for place, answer in enumerate(sent["answers"]):
        if answer["card"] not in left:
            message, cure = "The exam does not ask this card, or it is answered twice.", "Answer each card once."
            errors.append(field_error(f"answers.{place}.card", message, cure))
        left.discard(answer["card"])
    if left and not errors:
        errors.append(field_error("answers", f"Missing: {', '.join(sorted(left))}.", "Answer each card once."))
    if errors:
        raise Invalid(errors=errors)


def _require(connection: Connection, tournament_id: UUID, exam_id: UUID, attempt_id: UUID) -> ExamAttempt:
    row = exam_attempts.find(connection, tournament_id, attempt_id)
    if row is None or row.exam_id != exam_id:
        raise NotFound("This exam has no such attempt.")
    return row
