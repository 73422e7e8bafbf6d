"""Exams as they are made, changed and answered."""

from __future__ import annotations

from typing import Any

import marshmallow as ma

from api.frame import shapes
from api.frame.bounded import BoundedList
from api.frame.schemas import Schema
from api.frame.shapes import Clocked
from api.rulebooks.rulebooks_schemas import SHORT
from api.training.cards_schemas import Card
from models.training.exams import STATUSES, WITHDRAWN
from services.training.marks import MARKS

fields = ma.fields
MOST_CARDS = 100
LONGEST_MS = 86_400_000
CHOICE = ma.validate.Regexp(r"[a-z0-9+-]{1,200}\Z", error="No choice of a card.")


def _seconds(**more: Any) -> fields.Integer:
    described = {"description": "For each card; null for any time", "example": 20}
    limits = ma.validate.Range(min=5, max=600)
    return fields.Integer(strict=True, allow_none=True, validate=limits, metadata=described, **more)


def _until(**more: Any) -> fields.AwareDateTime:
    return shapes.moment(allow_none=True, metadata={"description": "Later is late; null for no end"}, **more)


class ExamRequest(Schema):
    """What is asked."""

    title = shapes.text(shapes.LONGEST_NAME, required=True, metadata={"example": "Before the first round"})
    cards = BoundedList(
        fields.String(validate=SHORT),
        required=True,
        least=1,
        most=MOST_CARDS,
        metadata={"description": "Drawn from GET /cards; the same for everybody", "example": ["ron-voice-only"]},
    )
    seconds = _seconds()
    until = _until()


class WrittenExam(Schema):
    """What of an exam can be changed."""

    title = shapes.text(shapes.LONGEST_NAME)
    until = _until()
    status = fields.String(validate=ma.validate.OneOf(STATUSES))


class ExamChange(WrittenExam):
    """What is different from now on; what is left out stays."""

    reason = shapes.text(metadata={"description": "Why it is withdrawn"})
    replaces = fields.Nested(
        WrittenExam, required=True, metadata={"description": "What you saw of that which you change"}
    )

    @ma.validates_schema
    def _status_by_itself(self, sent: dict[str, Any], **_: object) -> None:
        if "status" in sent and ("title" in sent or "until" in sent):
            raise ma.ValidationError("Change it by itself.", "status")
        if ("reason" in sent) != (sent.get("status") == WITHDRAWN):
            raise ma.ValidationError("Missing data: a withdrawn exam has a reason, and nothing else has.", "reason")


class Exam(ExamRequest):
    """An exam."""

    id = fields.UUID(required=True)
    seconds = _seconds(required=True)
    until = _until(required=True)
    revision = fields.String(required=True, metadata={"description": "Of the rulebook whose answers are right"})
    status = fields.String(required=True, validate=ma.validate.OneOf(STATUSES))
    closed_at = fields.AwareDateTime(required=True, allow_none=True)
    reason = fields.String(required=True, allow_none=True)
    official = fields.UUID(required=True, metadata={"description": "Who made it"})
    server_at = fields.AwareDateTime(required=True)
    taken = fields.List(fields.UUID(), required=True, metadata={"description": "The officials who have taken it"})


class ExamList(Schema):
    """Exams, by id."""

    items = fields.List(fields.Nested(Exam), required=True)
    next = fields.UUID(required=True, allow_none=True)


class Answer(Schema):
    """What was chosen on a card."""

    card = fields.String(required=True, validate=SHORT, metadata={"example": "ron-voice-only"})
    choice = fields.String(
        required=True,
        allow_none=True,
        validate=CHOICE,
        metadata={"description": "Null where the card could not be shown", "example": "chonbo"},
    )
    ms = fields.Integer(
        required=True,
        strict=True,
        validate=ma.validate.Range(min=0, max=LONGEST_MS),
        metadata={"description": "How long it took, in milliseconds"},
    )


class AttemptRequest(Clocked):
    """What the caller answers: each card of the exam once."""

    answers = BoundedList(fields.Nested(Answer), required=True, least=1, most=MOST_CARDS)


class MarkedAnswer(Answer):
    """An answer as the engine marks it; `slow`: right, but after the time."""

    right = fields.String(required=True, metadata={"example": "chonbo"})
    mark = fields.String(required=True, validate=ma.validate.OneOf(MARKS))


class ExplainedAnswer(MarkedAnswer):
    """An answer beside what the rulebook says."""

    situation = fields.Nested(
        Card, required=True, allow_none=True, metadata={"description": "Null where this server has the card no more"}
    )


class Attempt(Schema):
    """What an official answered, marked; withdrawn where a director lets them take the exam again."""

    id = fields.UUID(required=True)
    exam = fields.UUID(required=True)
    official = fields.UUID(required=True)
    finished_at = fields.AwareDateTime(required=True)
    server_at = fields.AwareDateTime(required=True)
    late = fields.Boolean(required=True, metadata={"description": "Finished after the end, or after it was closed"})
    right = fields.Integer(required=True)
    slow = fields.Integer(required=True)
    wrong = fields.Integer(required=True)
    unanswered = fields.Integer(required=True)
    median_ms = fields.Integer(required=True, allow_none=True)
    answers = fields.List(fields.Nested(MarkedAnswer), required=True)
    withdrawn_at = fields.AwareDateTime(required=True, allow_none=True)
    reason = fields.String(required=True, allow_none=True)


class ExplainedAttempt(Attempt):
    """An attempt beside what the rulebook says."""

    answers = fields.List(fields.Nested(ExplainedAnswer), required=True)
    lang = fields.String(required=True)


class RetakeRequest(Schema):
    """Why the official may take it again."""

    reason = shapes.text(required=True, metadata={"example": "The phone was needed at a table"})


class ExaminedOfficial(Schema):
    """An official by name."""

    id = fields.UUID(required=True)
    name = fields.String(required=True)


class OfficialResult(Schema):
    """An official, what they answered, and what they had answered before they took it again."""

    official = fields.Nested(ExaminedOfficial, required=True)
    attempt = fields.Nested(Attempt, required=True, allow_none=True)
    earlier = fields.List(fields.Nested(Attempt), required=True)


class GivenChoice(Schema):
    """A wrong choice, and how many chose it."""

    choice = fields.String(required=True)
    count = fields.Integer(required=True)


class CardResult(Schema):
    """A card, and how it was answered; `given`: the wrong choice that most chose."""

    card = fields.String(required=True)
    right = fields.String(required=True)
    answered = fields.Integer(required=True)
    missed = fields.Integer(required=True)
    slow = fields.Integer(required=True)
    given = fields.Nested(GivenChoice, required=True, allow_none=True)
    situation = fields.Nested(Card, required=True, allow_none=True)


class ExamResults(Schema):
    """Every official by name, and every card in the exam's order."""

    exam = fields.Nested(Exam, required=True)
    officials = fields.List(fields.Nested(OfficialResult), required=True)
    cards = fields.List(fields.Nested(CardResult), required=True)
    lang = fields.String(required=True)
