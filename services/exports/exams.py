"""What the officials of an event answered in its exams: a row for each attempt, those that were withdrawn too."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from models.training import exam_attempts
from models.training import exams as stored
from models.training.exam_attempts import ExamAttempt
from models.training.exams import WITHDRAWN, Exam
from services.exports.event import Event
from services.exports.sheet import Cell, Sheet
from services.training.marks import MARKS, count_marks, is_late, mark_answers, median_ms

COLUMNS = ("exam", "official", "time", "received", "late", "cards", *MARKS, "median", "counts", "ended_reason")


def exams(event: Event) -> Sheet:
    """Make the sheet, the oldest exam first."""
    return Sheet(event.labels["title.exams"], [event.labels[name] for name in COLUMNS], _rows(event))


def _rows(event: Event) -> Iterator[list[Cell]]:
    for exam in stored.every(event.connection, event.id):
        if exam.status != WITHDRAWN:
            for attempt in exam_attempts.of_exam(event.connection, event.id, exam.id):
                yield _row(event, exam, attempt)


def _row(event: Event, exam: Exam, attempt: ExamAttempt) -> list[Cell]:
    marked = mark_answers(exam, attempt.answers)
    median = median_ms(marked)
    return [
        exam.title,
        event.official(attempt.official_id),
        event.local(attempt.finished_at),
        event.local(attempt.server_at),
        event.yes(is_late(exam, attempt)),
        len(exam.cards),
        *count_marks(marked).values(),
        None if median is None else Decimal(round(median, -2)).scaleb(-3).quantize(Decimal("0.1")),
        event.yes(attempt.withdrawn_at is None),
        attempt.reason,
    ]
