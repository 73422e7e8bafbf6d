"""Exams: make one of training cards, change it, close it, open it again, withdraw it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, NamedTuple, NotRequired, TypedDict
from uuid import UUID

from sqlalchemy import Connection

import rulings as rules
from models.database import register
from models.event import tournaments
from models.journal.journal import Journal
from models.training import exam_attempts, exams
from models.training.exams import Exam
from rulings.training.solution import solve
from services.errors import FieldError, Invalid, field_error
from services.idempotency import check_replaces, check_same_body
from services.lookup import require
from services.pages import Page, PageRequest, page_of
from services.rulebook_revisions import require_rulebook

CHANGED = ("title", "until", "status")
"""What can be changed of an exam: who took it was asked its cards in its time."""


class NewExam(TypedDict):
    """What is asked, of everybody alike; `seconds` for each card and `until` when, None for any time."""

    title: str
    cards: list[str]
    seconds: NotRequired[int | None]
    until: NotRequired[datetime | None]


class WrittenExam(TypedDict, total=False):
    """What of an exam can be changed."""

    title: str
    until: datetime | None
    status: str


class ExamChange(WrittenExam):
    """What to change, why it is withdrawn, and what of it the caller saw. The status is changed by itself."""

    reason: NotRequired[str]
    replaces: WrittenExam


class AnswerKey(NamedTuple):
    """Card → the right choice under the rulebook of this revision."""

    revision: str
    choices: dict[str, str]


def solve_cards(connection: Connection, tournament_id: UUID, exam_id: UUID, sent: NewExam) -> AnswerKey:
    """Have the engine answer the cards under the tournament's rulebook: before the journal is held, for it takes time.

    Raises Invalid for a card that is not there, is there twice, or that this rulebook does not decide.
    """
    row = exams.find(connection, tournament_id, exam_id)
    if row is not None:
        return AnswerKey(row.revision, row.answer_key)
    revision = tournaments.require(connection, tournament_id).revision
    library, book = rules.library(), require_rulebook(connection, revision)
    choices: dict[str, str] = {}
    errors: list[FieldError] = []
    for place, card in enumerate(sent["cards"]):
        known = library.catalogue["cards"].get(card)
        solution = solve(library, book, known) if known else None
        if card in choices:
            errors.append(field_error(f"cards.{place}", "It is there twice.", "Name each card once."))
        elif solution is None:
            message = "There is no such card under this tournament's rulebook."
            errors.append(field_error(f"cards.{place}", message, "Choose one of GET /cards."))
        else:
            choices[card] = solution["right"]
    if errors:
        raise Invalid(errors=errors)
    return AnswerKey(revision, choices)


def is_asked_now(connection: Connection, card: str, now: datetime) -> bool:
    """Return whether an exam of any tournament here asks this card now: nobody is to look its answer up meanwhile."""
    return card in exams.asked_now(connection, now)


def put_exam(journal: Journal, exam_id: UUID, sent: NewExam, key: AnswerKey) -> tuple[dict[str, Any], bool]:
    """Make an exam; return its answer, and whether it is new. Raises Conflict for another body under the same id."""
    connection, tournament_id = journal.connection, journal.tournament_id
    row = exams.find(connection, tournament_id, exam_id)
    if row is not None:
        check_same_body(row.request, sent)
        return get_exam(connection, tournament_id, exam_id), False
    until = sent.get("until")
    values = {
        "id": exam_id,
        "title": sent["title"],
        "cards": sent["cards"],
        "answer_key": key.choices,
        "seconds": sent.get("seconds"),
        "until": until and until.astimezone(UTC),
        "revision": key.revision,
        "request": sent,
    }
    exams.make(journal, values)
    return get_exam(connection, tournament_id, exam_id), True


def change_exam(journal: Journal, exam_id: UUID, sent: ExamChange) -> dict[str, Any]:
    """Change an exam; return its answer. Raises NotFound, and Conflict for what is no longer as the caller saw it."""
    row = require(journal.connection, Exam, "exam", journal.tournament_id, exam_id)
    named = [name for name in CHANGED if name in sent]
    stored, seen, wanted = (
        {name: _plain(whole.get(name)) for name in named} for whole in (_written(row), sent["replaces"], sent)
    )
    check_replaces(stored, seen, wanted)
    changes: dict[str, Any] = {name: wanted[name] for name in named if wanted[name] != stored[name]}
    if "status" in changes:
        exams.change_status(journal, exam_id, changes["status"], sent.get("reason"))
    elif changes:
        exams.change(journal, exam_id, changes)
    return get_exam(journal.connection, journal.tournament_id, exam_id)


def get_exam(connection: Connection, tournament_id: UUID, exam_id: UUID) -> dict[str, Any]:
    """Return an exam's answer. Raises NotFound."""
    row = require(connection, Exam, "exam", tournament_id, exam_id)
    return serialise(row, exam_attempts.taken_by(connection, tournament_id).get(exam_id, []))


def list_exams(connection: Connection, tournament_id: UUID, asked: PageRequest) -> Page:
    """Return a page of exams, by id."""
    taken = exam_attempts.taken_by(connection, tournament_id)
    rows = register.page(connection, Exam, tournament_id, asked.get("after"), asked["limit"])
    return page_of(rows, asked["limit"], lambda row: serialise(row, taken.get(row.id, [])))


def serialise(row: Exam, taken: list[UUID]) -> dict[str, Any]:
    """Make the JSON of an exam; `taken`: the officials who have taken it."""
    columns = ("id", "title", "cards", "seconds", "until", "revision", "status", "closed_at", "reason", "server_at")
    return {**{name: getattr(row, name) for name in columns}, "official": row.official_id, "taken": taken}


def _written(row: Exam) -> Mapping[str, Any]:
    return {name: getattr(row, name) for name in CHANGED}


def _plain(value: Any) -> Any:
    return value.astimezone(UTC) if isinstance(value, datetime) else value
