"""Attempts: what an official answered in an exam. Only its director and the official see the answers."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from secrets import token_urlsafe
from typing import Any
from uuid import UUID

from sqlalchemy import BigInteger, CheckConstraint, Connection, ForeignKeyConstraint, Index, String, Text, select, text
from sqlalchemy.orm import Mapped, mapped_column

from models.database import register
from models.database.base import Base, Member, Redactable, table_of
from models.database.typed_rows import all_as, first_as
from models.database.types import JsonText, UtcDateTime
from models.journal.journal import Entry, Journal

IN_FORCE = text("withdrawn_at IS NULL")


class ExamAttempt(Redactable, Member, Base):
    """What an official answered: for each card the `choice` (None: it could not be shown) and how long it took, `ms`.

    `finished_at`: by the device's corrected clock. `withdrawn_at`, `withdrawn_by`, `reason`: a director lets the
    official take the exam again. `salt`: with it, nobody finds the answers by trying what hash they would give.
    `request`: the body as it was sent.
    """

    __tablename__ = "exam_attempt"

    exam_id: Mapped[UUID]
    official_id: Mapped[UUID]
    answers: Mapped[list[dict[str, Any]]] = mapped_column(JsonText(), info={"secret": True})
    salt: Mapped[str] = mapped_column(String(22), info={"secret": True})
    finished_at: Mapped[datetime] = mapped_column(UtcDateTime())
    device_at: Mapped[datetime | None] = mapped_column(UtcDateTime())
    clock_offset_ms: Mapped[int | None] = mapped_column(BigInteger())
    server_at: Mapped[datetime] = mapped_column(UtcDateTime())
    withdrawn_at: Mapped[datetime | None] = mapped_column(UtcDateTime())
    withdrawn_by: Mapped[UUID | None]
    reason: Mapped[str | None] = mapped_column(Text())
    request: Mapped[dict[str, Any]] = mapped_column(JsonText(), info={"secret": True})

    __table_args__ = (
        ForeignKeyConstraint(["tournament_id", "exam_id"], ["exam.tournament_id", "exam.id"]),
        ForeignKeyConstraint(["tournament_id", "official_id"], ["official.tournament_id", "official.id"]),
        ForeignKeyConstraint(["tournament_id", "withdrawn_by"], ["official.tournament_id", "official.id"]),
        CheckConstraint("(withdrawn_at IS NULL) = (withdrawn_by IS NULL)", name="withdrawn"),
        Index(
            "ix_exam_attempt_in_force",
            *("tournament_id", "exam_id", "official_id"),
            unique=True,
            sqlite_where=IN_FORCE,
            postgresql_where=IN_FORCE,
        ),
    )


ATTEMPT = table_of(ExamAttempt)


def add(journal: Journal, values: Mapping[str, Any]) -> Entry:
    """Store what the journal's official answered, entry `exam-attempt.made`: the answers are not in it.

    `values`: id, exam_id, answers, finished_at, request; device_at and clock_offset_ms where known.
    """
    row = {**values, "official_id": journal.who, "server_at": journal.at, "salt": token_urlsafe(16)}
    told = {name: row[name] for name in ("exam_id", "official_id", "finished_at")}
    return register.add(journal, ExamAttempt, "exam-attempt.made", row, told)


def withdraw(journal: Journal, identity: UUID, reason: str) -> Entry:
    """Let the official take the exam again, entry `exam-attempt.withdrawn`."""
    changes = {"withdrawn_at": journal.at, "withdrawn_by": journal.who, "reason": reason}
    return register.change(journal, ExamAttempt, "exam-attempt.withdrawn", identity, changes)


def find(connection: Connection, tournament_id: UUID, identity: UUID) -> ExamAttempt | None:
    """Find the attempt with that id, or None."""
    return register.find(connection, ExamAttempt, tournament_id, identity)


def in_force(connection: Connection, tournament_id: UUID, exam_id: UUID, official_id: UUID) -> ExamAttempt | None:
    """Find the attempt of that official which was not withdrawn, or None."""
    own = (*_of_exam(tournament_id, exam_id), ATTEMPT.c.official_id == official_id, ATTEMPT.c.withdrawn_at.is_(None))
    return first_as(ExamAttempt, connection.execute(select(ATTEMPT).where(*own)))


def of_exam(connection: Connection, tournament_id: UUID, exam_id: UUID) -> Sequence[ExamAttempt]:
    """List every attempt, in the order in which they were finished."""
    query = select(ATTEMPT).where(*_of_exam(tournament_id, exam_id)).order_by(ATTEMPT.c.finished_at, ATTEMPT.c.id)
    return all_as(ExamAttempt, connection.execute(query))


def taken_by(connection: Connection, tournament_id: UUID) -> dict[UUID, list[UUID]]:
    """Return exam → the officials whose attempt is in force, in the order in which they finished."""
    columns = (ATTEMPT.c.exam_id, ATTEMPT.c.official_id)
    query = select(*columns).where(ATTEMPT.c.tournament_id == tournament_id, ATTEMPT.c.withdrawn_at.is_(None))
    taken: dict[UUID, list[UUID]] = {}
    for exam, official in connection.execute(query.order_by(ATTEMPT.c.finished_at, ATTEMPT.c.id)):
        taken.setdefault(exam, []).append(official)
    return taken


def _of_exam(tournament_id: UUID, exam_id: UUID) -> tuple[Any, ...]:
    return (ATTEMPT.c.tournament_id == tournament_id, ATTEMPT.c.exam_id == exam_id)
