"""Exams: a director makes one of training cards, officials take it, the server marks it."""

from __future__ import annotations

from uuid import UUID

from flask import Response

from api.access.auth import official
from api.access.command import command
from api.frame.blueprint import Blueprint
from api.frame.language import language
from api.frame.responses import send, send_put
from api.frame.shapes import IN_TOURNAMENT, PageQuery
from api.frame.store import read
from api.training.exams_schemas import (
    Attempt,
    AttemptRequest,
    Exam,
    ExamChange,
    ExamList,
    ExamRequest,
    ExamResults,
    ExplainedAttempt,
    RetakeRequest,
)
from services.pages import PageRequest
from services.training import attempts, exams, results

blp = Blueprint("exams", description="Exams of the officials, of training cards", url_prefix=IN_TOURNAMENT)


@blp.put("/exams/<uuid:exam_id>")
@blp.arguments(ExamRequest)
@blp.answers(201, Exam)
@blp.answers(200, Exam, description="The same exam was made before: as it is now")
def put_exam(sent: exams.NewExam, tournament_id: UUID, exam_id: UUID) -> Response:
    """Make an exam

    Head referees, referees and arbiters take it. What is right is what the engine answers now, under the rulebook that
    the tournament has now.
    """
    with read() as connection:
        key = exams.solve_cards(connection, tournament_id, exam_id, sent)
    with command(tournament_id) as journal:
        return send_put(*exams.put_exam(journal, exam_id, sent, key))


@blp.patch("/exams/<uuid:exam_id>")
@blp.arguments(ExamChange)
@blp.answers(200, Exam)
def change_exam(sent: exams.ExamChange, tournament_id: UUID, exam_id: UUID) -> Response:
    """Change an exam's title or end, close it, open it again, or withdraw it

    A closed exam can still be handed in, late. Where what you change is no longer what you saw, `replaces`, that is a
    conflict, which shows both.
    """
    with command(tournament_id) as journal:
        return send(exams.change_exam(journal, exam_id, sent))


@blp.get("/exams/<uuid:exam_id>")
@blp.answers(200, Exam)
def get_exam(tournament_id: UUID, exam_id: UUID) -> Response:
    """An exam, and who has taken it"""
    with read() as connection:
        return send(exams.get_exam(connection, tournament_id, exam_id))


@blp.get("/exams")
@blp.arguments(PageQuery, location="query")
@blp.answers(200, ExamList)
def list_exams(asked: PageRequest, tournament_id: UUID) -> Response:
    """Exams, by id"""
    with read() as connection:
        return send(exams.list_exams(connection, tournament_id, asked))


@blp.put("/exams/<uuid:exam_id>/attempts/<uuid:attempt_id>")
@blp.arguments(AttemptRequest)
@blp.answers(201, Attempt)
@blp.answers(200, Attempt, description="The same was handed in before: the same answer")
def put_attempt(sent: attempts.NewAttempt, tournament_id: UUID, exam_id: UUID, attempt_id: UUID) -> Response:
    """Take an exam, once

    The server marks it. After the end, or once the exam is closed, it is marked as late.
    """
    with command(tournament_id) as journal:
        return send_put(*attempts.put_attempt(journal, official(), exam_id, attempt_id, sent))


@blp.put("/exams/<uuid:exam_id>/attempts/<uuid:attempt_id>/withdrawal")
@blp.arguments(RetakeRequest)
@blp.answers(200, Attempt)
def withdraw_attempt(sent: dict[str, str], tournament_id: UUID, exam_id: UUID, attempt_id: UUID) -> Response:
    """Let an official take an exam again

    What they had answered is kept beside the results.
    """
    with command(tournament_id) as journal:
        return send(attempts.withdraw_attempt(journal, exam_id, attempt_id, sent["reason"]))


@blp.get("/exams/<uuid:exam_id>/attempts/<uuid:attempt_id>")
@blp.answers(200, ExplainedAttempt)
@blp.spoken
def get_attempt(tournament_id: UUID, exam_id: UUID, attempt_id: UUID) -> Response:
    """What an official answered, beside what the rulebook says

    Only that official and the directors see it.
    """
    with read() as connection:
        found = attempts.get_attempt(connection, official(), tournament_id, exam_id, attempt_id, language())
    return send(found)


@blp.get("/exams/<uuid:exam_id>/results")
@blp.answers(200, ExamResults)
@blp.spoken
def read_results(tournament_id: UUID, exam_id: UUID) -> Response:
    """Who answered how, and which cards were missed

    Attempts in force alone count; those of officials who took it again are `earlier`.
    """
    with read() as connection:
        return send(results.answer_results(connection, tournament_id, exam_id, language()))
