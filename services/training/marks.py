"""Mark what an official answered: each card, and all of them together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median_low
from typing import Any, TypedDict

from models.training.exam_attempts import ExamAttempt
from models.training.exams import Exam

RIGHT, SLOW, WRONG, UNANSWERED = "right", "slow", "wrong", "unanswered"
MARKS = (RIGHT, SLOW, WRONG, UNANSWERED)


class MarkedAnswer(TypedDict):
    """A card, what was chosen and what is right, how long it took, and the mark: `slow` is right and too late."""

    card: str
    choice: str | None
    right: str
    mark: str
    ms: int


def mark_answers(exam: Exam, answers: Sequence[Mapping[str, Any]]) -> list[MarkedAnswer]:
    """Mark the answers, in the order of the exam's cards."""
    given = {answer["card"]: answer for answer in answers}
    return [_marked(exam, given[card]) for card in exam.cards]


def count_marks(marked: Sequence[MarkedAnswer]) -> dict[str, int]:
    """Return how many answers have each mark."""
    return {mark: sum(answer["mark"] == mark for answer in marked) for mark in MARKS}


def median_ms(marked: Sequence[MarkedAnswer]) -> int | None:
    """Return the median time of those that were answered, the lower of two; None where none was."""
    times = [answer["ms"] for answer in marked if answer["mark"] != UNANSWERED]
    return median_low(times) if times else None


def is_late(exam: Exam, attempt: ExamAttempt) -> bool:
    """Return whether it was finished after the exam's end, or after it was closed."""
    ends = [end for end in (exam.until, exam.closed_at) if end is not None]
    return bool(ends) and attempt.finished_at > min(ends)


def _marked(exam: Exam, answer: Mapping[str, Any]) -> MarkedAnswer:
    card, choice, ms = answer["card"], answer["choice"], answer["ms"]
    right = exam.answer_key[card]
    is_slow = exam.seconds is not None and ms > exam.seconds * 1000
    mark = UNANSWERED if choice is None else WRONG if choice != right else SLOW if is_slow else RIGHT
    return {"card": card, "choice": choice, "right": right, "mark": mark, "ms": ms}
